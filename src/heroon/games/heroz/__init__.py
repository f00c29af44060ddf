"""HEROZ v1.9 by Tonio Lagoule: a duel of troops and heroes on two fields of nine places."""
