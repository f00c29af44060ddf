"""Hero Realms solo: the variant by Sylvain Mir (v1.1, CC BY-NC-SA 4.0)."""
