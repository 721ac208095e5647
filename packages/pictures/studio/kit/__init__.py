"""Building blocks for furniture: groups, hard parts, soft parts, sheets."""
