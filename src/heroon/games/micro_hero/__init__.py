"""MICRO HERO: Hercules, by Léandre Proust (Grammes Édition)."""
