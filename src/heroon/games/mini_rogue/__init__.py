"""MINI ROGUE: Le Conseil, a way down through a cursed city, for one to three adventurers."""
