"""Shape i, rogue: a party of one to three goes down four zones, perhaps against an Overlord."""
