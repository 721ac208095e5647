"""Refrigerators whose doors are pulled by a channel between them."""
from kit.hard import box

DARK = 'paint-#2c2d2e'


def refrigerator_cross(w=0.83, d=0.72, h=1.83, front='paint-#5d6a55', side='paint-#4a4d49'):
    """Two doors over two; a dark channel with a lip of steel runs between them, and nothing sticks out."""
    body, split, pull = d - 0.07, h * 0.42, 0.028
    box((w, body, h - 0.03), (0, 0.035, 0.03), side, 0.006)
    box((w - 0.06, body - 0.08, 0.03), (0, 0.04, 0), DARK, 0.002)
    y = 0.035 - body / 2 - 0.032
    half = w / 2 - 0.003
    for s in (-1, 1):
        x = s * (w / 4 + 0.0005)
        box((half, 0.06, h - split - pull), (x, y, split + pull), front, 0.005)
        box((half, 0.06, split - 0.05), (x, y, 0.045), front, 0.005)
    box((w - 0.012, 0.03, pull + 0.01), (0, y + 0.012, split - 0.008), DARK, 0.001)
    box((w - 0.004, 0.056, 0.006), (0, y + 0.001, split - 0.0052), 'steel', 0.001)


MODELS = {'refrigerator_cross': refrigerator_cross}
