"""Buildings from the street: a tower, a mid-rise with gardens on its balconies, a villa."""
import math
import random

from furniture import plants
from kit.group import group
from kit.hard import box, tube
from kit.mesh import mesh_object
from rooms import camera
from rooms.light import sky, sun


def _ground(w=160, lawn=True):
    mesh_object('street', [(-w, -w, 0), (w, -w, 0), (w, w, 0), (-w, w, 0)], [(0, 1, 2, 3)], 'concrete-#a9a398')
    if lawn:
        box((60, 14, 0.14), (0, -9, 0), 'wool-#64763f', 0)
        box((60, 3.2, 0.18), (0, -17.6, 0), 'concrete-#c3bcae', 0)


def tree(x, y, h=7.0, seed=1, colour='leaf-#5b7038'):
    """A street tree: trunk and a loose crown of leaf clumps."""
    import numpy as np
    rng = random.Random(seed)
    tube([(x, y, 0), (x + 0.1, y, h * 0.35), (x, y + 0.1, h * 0.6)], 0.14, 'bark', taper=[1.2, 0.9, 0.6])
    leaves = []
    for _ in range(26):
        a, r, z = rng.uniform(0, 6.28), h * 0.26 * math.sqrt(rng.random()), h * rng.uniform(0.5, 1.0)
        shrink = 1 - abs(z / h - 0.7) * 1.1
        clump = np.array((x + r * math.cos(a) * shrink * 1.3, y + r * math.sin(a) * shrink * 1.3, z))
        for _ in range(34):
            d = np.array([rng.gauss(0, 1) for _ in range(3)])
            d /= np.linalg.norm(d)
            leaves.append(plants._leaf(clump + d * h * 0.085 * rng.uniform(0.5, 1), d + np.array([0, 0, -0.2]), h * 0.045, h * 0.026, colour, 0.6))
    plants._foliage(leaves, colour)


def _window(x, y, z, w, h, lit, frame='black-metal'):
    box((w, 0.05, h), (x, y, z), 'glow-1.6-#ffdba8' if lit else 'screen', 0)
    for sx in (-1, 0, 1):
        box((0.06, 0.1, h), (x + sx * (w / 2 - 0.03), y - 0.03, z), frame, 0)
    for zz in (z, z + h - 0.06):
        box((w, 0.1, 0.06), (x, y - 0.03, zz), frame, 0)


def _facade(width, floors, bays, skin, seed, dusk=0.1, rise=3.1, balcony=True, planted=0.3, accent='planks-teak', y=0.0, base=4.2):
    rng = random.Random(seed)
    height = base + floors * rise
    box((width, 16, height), (0, y + 8.0, 0), skin, 0)
    box((width + 0.6, 16.6, 0.5), (0, y + 8.0, height), 'white-paint', 0)
    each = width / bays
    box((width - 1.2, 0.1, base - 0.9), (0, y - 0.06, 0.2), 'glow-1.1-#ffdba8' if dusk > 0.2 else 'screen', 0)
    for i in range(bays * 2 + 1):
        box((0.14, 0.3, base - 0.7), (-width / 2 + 0.6 + i * (width - 1.2) / (bays * 2), y - 0.15, 0.2), 'black-metal', 0)
    box((width + 1.6, 2.4, 0.35), (0, y - 1.0, base - 0.6), 'white-paint', 0)
    for f in range(floors):
        z = base + f * rise
        for b in range(bays):
            x = -width / 2 + each * (b + 0.5)
            _window(x, y - 0.04, z + 0.35, each * 0.62, rise - 0.85, rng.random() < dusk)
            deep = balcony and (b + f // 2) % 2 == 0
            if deep:
                box((each * 0.86, 1.5, 0.2), (x, y - 0.75, z), 'white-paint', 0)
                box((each * 0.86, 0.04, 0.95), (x, y - 1.46, z + 0.2), 'glass', 0)
                box((each * 0.86, 0.06, 0.05), (x, y - 1.46, z + 1.15), 'black-metal', 0)
                if rng.random() < planted:
                    with group('planter', (x + each * rng.uniform(-0.25, 0.25), y - 1.0, z + 0.2)):
                        plants.plant_monstera(0.95, seed=rng.randrange(99)) if rng.random() < 0.5 else plants.plant_palm(1.6, seed=rng.randrange(99))
            else:
                box((0.5, 0.16, rise - 0.1), (x + each * 0.42, y - 0.1, z), accent, 0)
    return height


def exterior_01():
    sky('day')
    _ground()
    _facade(22, 14, 6, 'wall-#e7e0d2', 4, 0.06, planted=0.2)
    with group('second', (27, 10, 0)):
        _facade(18, 11, 5, 'wall-#d8cfbf', 9, 0.05, planted=0.0)
    for i, (x, y) in enumerate(((-14, -6), (-9.5, -7.5), (13.5, -6.5), (9, -8), (-18, -4))):
        tree(x, y, 6.5 + i % 3, i)
    sun(-140, 42, 4.2, soft=0.6)
    camera((-15, -40, 1.7), (3, 0), 24, 0.36)


def exterior_02():
    sky('gold')
    _ground()
    _facade(26, 6, 7, 'wall-#c9b9a0', 12, 0.35, planted=0.55, accent='planks-walnut')
    for i, (x, y) in enumerate(((-15, -7), (-6, -8.5), (7, -8), (15.5, -6.5))):
        tree(x, y, 6.0 + i % 2, 20 + i)
    sun(-118, 16, 3.4, (1.0, 0.7, 0.42), 0.8)
    camera((9, -27, 1.7), (-2, 0), 24, 0.2)


def exterior_03():
    sky('day')
    _ground(lawn=False)
    box((40, 16, 0.12), (0, -8.5, 0), 'wool-#6b7d45', 0)
    box((2.4, 15, 0.16), (-1.5, -8.5, 0), 'concrete-#cfc8ba', 0)
    box((11, 9, 3.4), (0, 5, 0.3), 'wall-#ece5d7', 0)
    box((12.6, 11, 0.35), (0.2, 4.2, 3.7), 'white-paint', 0)
    box((8.4, 8, 3.2), (1.6, 5, 4.05), 'planks-teak', 0)
    box((9.6, 9.6, 0.35), (1.6, 4.6, 7.25), 'white-paint', 0)
    for x, w in ((-3.4, 3.0), (3.0, 3.6)):
        _window(x, 0.46, 0.5, w, 2.8, x < 0, 'black-metal')
    for x, w in ((-0.6, 2.2), (3.4, 2.8)):
        _window(x, 0.96, 4.4, w, 2.4, x > 0, 'black-metal')
    box((1.2, 0.12, 2.5), (0.3, 0.46, 0.3), 'planks-walnut', 0)
    box((13, 4.0, 0.3), (0.2, -1.2, 0), 'planks-teak', 0)
    for x in (-5.6, 6.2):
        box((0.24, 0.24, 3.4), (x, -1.0, 0.3), 'white-paint', 0.01)
    with group('rail', (1.6, -0.8, 4.05)):
        box((8.4, 0.03, 0.95), (0, 0, 0.05), 'glass', 0)
        box((8.4, 0.06, 0.05), (0, 0, 1.0), 'black-metal', 0)
    for i, (x, y) in enumerate(((-10.5, 1.0), (9.8, -1.0), (-8.5, -6.0), (13, 6), (-14, 12), (-5, 17), (5, 18), (15, 14), (21, 12), (-21, 14))):
        tree(x, y, 6.2 + i % 2, 40 + i)
    for i, x in enumerate((-4.6, 5.2, 7.6, -6.8)):
        with group('pot', (x, -1.9 if abs(x) < 6 else -3.2, 0.3 if abs(x) < 6 else 0.1), scale=1.3):
            plants.plant_palm(1.7, seed=i) if i % 2 else plants.plant_monstera(1.0, seed=i)
    sun(-130, 38, 4.2, soft=0.6)
    camera((-5.2, -12.5, 1.6), (0.9, 0), 24, 0.1)


SCENES = {f.__name__.replace('_', '-'): f for f in (exterior_01, exterior_02, exterior_03)}
