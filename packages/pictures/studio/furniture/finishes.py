"""What floors and walls are sold as: a laid panel with loose boards or tiles, a can beside a painted board."""
import math

from kit.group import group
from kit.hard import box, lathe, tube
from kit.mesh import bevel, mesh_object

LEAN = 11


def _slab(w, h, thick, mat, edge=0.0012):
    """A flat piece from the origin: patterns begin at its corner, so that a tile is one tile."""
    verts = [(x, y, z) for z in (0, thick) for y in (0, h) for x in (0, w)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return bevel(mesh_object('slab', verts, faces, mat, angle=30), edge)


def _panel(w, h, mat, thick=0.012, x=0.0, y=0.0):
    """A slab leaning on the wall at y = 0; `y` brings it forward."""
    with group('panel', (x - w / 2, y - h * math.sin(math.radians(LEAN)) - 0.003, 0.0), tilt=(90 - LEAN, 0)):
        _slab(w, h, thick, mat)


def _boards(species):
    """Three loose boards before the panel, as they come out of the box."""
    for i, (x, y, turn) in enumerate(((-0.04, -0.43, 3), (0.03, -0.46, -2), (0.0, -0.44, 6))):
        with group('board', (x, y, 0.0145 * i), turn):
            box((0.92, 0.19, 0.014), (0, 0, 0), species, 0.0012)


def _small_tiles(mat):
    """A pile of tiles, the upper ones a little askew, and one beside it."""
    for i, turn in enumerate((0, 3, -2, 5, 14)):
        with group('tile', (0.19, -0.42, 0.0115 * i), turn):
            _slab(0.2, 0.2, 0.011, mat)
    with group('tile', (-0.28, -0.48, 0), 24):
        _slab(0.2, 0.2, 0.011, mat)


def _pail(r, h, content, at):
    """A pail of white plastic, filled to a hand below its rim."""
    x, y = at
    lathe([(0, 0), (r * 0.86, 0), (r * 0.88, 0.004), (r, h), (r + 0.006, h), (r + 0.006, h - 0.02), (r - 0.003, h - 0.022), (r - 0.003, h - 0.004),
           (r - 0.004, h - 0.03), (r * 0.9, h * 0.3)], (x, y, 0), 'paint-#ece8df', 72)
    lathe([(r - 0.006, h - 0.035), (r * 0.5, h - 0.028), (0, h - 0.03)], (x, y, 0), content, 72)


def floor_sample(material='planks-oak-wide', kind='planks'):
    """A panel as it lies in the room, about 1.1 × 0.76 m, and what it is made of before it."""
    if kind == 'planks':
        species = material.split('-')[1]
        _panel(1.14, 0.72 if species == 'pine' else 0.76, material)
        _boards(species)
    elif kind == 'small-tile':
        _panel(0.8, 0.8, material, 0.011)
        _small_tiles(material)
    elif kind == 'trowelled':
        _panel(0.92, 0.8, material, 0.016)
        _pail(0.13, 0.21, material, (0.3, -0.42))
        with group('trowel', (-0.16, -0.44, 0), 28):
            box((0.28, 0.11, 0.0015), (0, 0, 0), 'steel', 0.0004)
            box((0.05, 0.016, 0.03), (0, 0, 0.0015), 'steel', 0.001)
            tube([(-0.07, 0, 0.045), (0.07, 0, 0.045)], 0.015, 'oak', smooth=False)
    else:
        _panel(0.9, 0.9, material, 0.011)
        _panel(0.6, 0.6, material, 0.011, 0.26, -0.07)


def paint_can(paint='wall-#efece4', kind='emulsion'):
    """An open can of 5 l, or a pail of lime, before a board with two coats of it."""
    _panel(0.62, 0.78, paint, 0.014)
    if kind == 'lime':
        _pail(0.115, 0.2, paint, (0.25, -0.32))
        return
    r, h = 0.09, 0.19
    x, y = 0.24, -0.3
    lathe([(0, 0.004), (r - 0.004, 0.004), (r - 0.004, 0), (r + 0.002, 0), (r + 0.002, 0.006), (r, 0.008), (r, h - 0.008), (r + 0.003, h - 0.005), (r + 0.003, h), (r - 0.001, h + 0.001),
           (r - 0.012, h - 0.002), (r - 0.014, h - 0.02), (r - 0.013, h * 0.4)], (x, y, 0), 'steel', 96)
    lathe([(r + 0.0008, 0.028), (r + 0.0012, 0.03), (r + 0.0012, h - 0.03), (r + 0.0008, h - 0.028)], (x, y, 0), 'paint-#e9e2d4', 96)
    lathe([(r + 0.0014, 0.052), (r + 0.0018, 0.053), (r + 0.0018, 0.105), (r + 0.0014, 0.106)], (x, y, 0), paint, 96)
    lathe([(r - 0.013, h - 0.028), (0, h - 0.027)], (x, y, 0), paint, 72)
    # The bail hangs down in front.
    tube([(x + (r + 0.005) * math.cos(a), y - (r + 0.005) * math.sin(a), h - 0.024 - 0.075 * math.sin(a)) for a in [math.pi * t / 12 for t in range(13)]], 0.0016, 'steel')
    with group('lid', (x - 0.2, y - 0.02, 0)):
        lathe([(0, 0.006), (r - 0.02, 0.006), (r - 0.018, 0.002), (r - 0.006, 0.002), (r - 0.004, 0.01), (r + 0.001, 0.01), (r + 0.001, 0.004), (r - 0.01, 0), (0, 0)], (0, 0, 0), 'steel', 72)


MODELS = {'floor_sample': floor_sample, 'paint_can': paint_can}
