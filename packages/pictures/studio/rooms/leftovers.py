"""What stands about before and between works: ladders, cement, buckets, cables, pipe stubs."""
import math
import random

from kit.group import group
from kit.hard import box, cylinder, lathe, tube
from kit.mesh import mesh_object, waves
from kit.soft import soft_box
from rooms import bare

BACK, LEFT, RIGHT = 0, 90, -90


def step_ladder(x, y, turn=0.0, h=1.7):
    """A folding ladder of aluminium, treads towards -y."""
    with group('ladder', (x, y, 0), turn):
        for sx in (-1, 1):
            tube([(sx * 0.24, -0.34, 0), (sx * 0.17, 0, h)], 0.016, 'steel', smooth=False)
            tube([(sx * 0.24, 0.34, 0), (sx * 0.17, 0.02, h - 0.04)], 0.013, 'steel', smooth=False)
        for i in range(1, 6):
            t = i / 6
            box((0.46 - 0.13 * t, 0.075, 0.02), (0, -0.34 * (1 - t), h * t), 'steel', 0.003)
        box((0.4, 0.2, 0.025), (0, 0, h), 'paint-#b4532f', 0.006)
        tube([(-0.2, 0.2, 0.7), (0.2, 0.2, 0.7)], 0.008, 'steel', smooth=False)


def bucket(x, y, mat='paint-#2b2d2e', h=0.3):
    """A mason's bucket with a crust of mortar."""
    r = h * 0.52
    with group('bucket', (x, y, 0)):
        lathe([(0, 0), (r * 0.74, 0), (r * 0.76, 0.01), (r, h), (r + 0.008, h), (r + 0.008, h - 0.02), (r - 0.004, h - 0.02), (r * 0.78, 0.1), (0, 0.1)], (0, 0, 0), mat, 48)
        cylinder(r * 0.86, 0.01, (0, 0, h * 0.55), 'render-#a8a094')
        tube([(r * math.cos(a), -r * math.sin(a) * 0.9, h - 0.02 - 0.06 * math.sin(a)) for a in [k * math.pi / 8 for k in range(9)]], 0.003, 'steel')


def cement(x, y, turn=0.0, count=4):
    """Bags of cement, laid crosswise."""
    with group('cement', (x, y, 0), turn):
        for i in range(count):
            across = i // 2
            at = ((i % 2 - 0.5) * 0.42, 0, across * 0.13) if across % 2 == 0 else (0, (i % 2 - 0.5) * 0.4, across * 0.13)
            soft_box((0.4, 0.62, 0.12) if across % 2 == 0 else (0.62, 0.4, 0.12), at, 'linen-stone', 0.045, 0.012, 0.008, i + 3, (0, 0, 3 * (i % 3) - 3))


def rubble(x, y, spread=0.4, count=26, seed=1, mat='render-#948b7f'):
    """A small heap of what was knocked off."""
    rng = random.Random(seed)
    for _ in range(count):
        a, r = rng.uniform(0, 6.28), spread * rng.random() ** 0.7
        s = rng.uniform(0.03, 0.085) * (1.15 - 0.6 * r / spread)
        lift = max(0, (1 - r / spread)) * 0.1 * rng.random()
        box((s * 1.4, s, s * 0.7), (x + r * math.cos(a), y + r * math.sin(a), lift), mat, s * 0.12, (rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 180)))


def planks(x, y, turn=0.0, count=3, length=1.9):
    """Scaffold boards lying on the floor."""
    with group('planks', (x, y, 0), turn):
        for i in range(count):
            box((length - 0.1 * i, 0.2, 0.032), (0.05 * (i % 2), 0.03 * i if i == 2 else 0.215 * i, 0.033 if i == 2 else 0), 'pine', 0.004, (0, 0, 2 * i - 2))


def tins(x, y, count=3, seed=2):
    """Paint tins, one with a brush across."""
    rng = random.Random(seed)
    for i in range(count):
        at = (x + i * 0.2, y + rng.uniform(-0.06, 0.06), 0)
        with group('tin', at):
            lathe([(0, 0), (0.085, 0), (0.088, 0.004), (0.085, 0.01), (0.085, 0.185), (0.088, 0.19), (0.08, 0.192), (0.078, 0.17), (0, 0.17)], (0, 0, 0), 'steel', 48)
            cylinder(0.0862, 0.12, (0, 0, 0.03), ('paint-#d8cdb6', 'paint-#7f8d76', 'paint-#b9653f')[i % 3], edge=0)


def conduit(x, wall, turn, ceiling, socket=0.35, bend=0.0):
    """A grey conduit down a wall to an open box with its wires; `wall` is the wall's distance from the middle."""
    with group('conduit', _on_wall(wall, turn), turn):
        tube([(x + bend, -0.012, ceiling), (x + bend, -0.012, ceiling - 0.35), (x, -0.012, ceiling - 0.55), (x, -0.012, socket + 0.06)], 0.011, 'paint-#8e8f8c')
        box((0.09, 0.03, 0.09), (x, -0.008, socket), 'paint-#c96f2f', 0.004)
        box((0.076, 0.004, 0.076), (x, -0.0235, socket + 0.007), 'paint-#1d1a17', 0)
        for k, mat in enumerate(('paint-#a33225', 'paint-#2f4a78', 'paint-#c2a13a')):
            s = (k - 1) * 0.02
            tube([(x + s, -0.02, socket + 0.05), (x + s * 2, -0.09, socket + 0.03), (x + s * 3.5, -0.11, socket - 0.04 - 0.02 * k)], 0.0026, mat)


def stubs(xs, wall, turn, z=0.55, drain=None):
    """Capped water pipes that stick out of a wall, and the mouth of a drain."""
    with group('stubs', _on_wall(wall, turn), turn):
        for k, x in enumerate(xs):
            tube([(x, 0, z), (x, -0.06, z)], 0.012, 'paint-#5d8a5f' if k % 2 else 'paint-#4b76a8', smooth=False)
            cylinder(0.017, 0.025, (x, -0.055, z), 'paint-#b2453a' if k % 2 == 0 else 'steel', rot=(90, 0, 0), segments=20)
        if drain is not None:
            tube([(drain, 0, z - 0.15), (drain, -0.1, z - 0.15)], 0.03, 'paint-#8f9291', smooth=False)


def _on_wall(wall, turn):
    return {BACK: (0, wall, 0), LEFT: (-wall, 0, 0), RIGHT: (wall, 0, 0)}[turn]


def patch(x, z, w, h, wall, turn, mat='render-#c3bbae', seed=1):
    """A ragged patch of filler or of what was under the finish."""
    import numpy as np
    turns = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    edge = np.stack([np.cos(turns), np.sin(turns), np.zeros(60)], axis=1)
    reach = 1 + waves(edge, 0.8, 0.16, seed)
    square = 1 / np.maximum(np.abs(edge[:, 0]), np.abs(edge[:, 1])) ** 0.7
    verts = [(x + w / 2 * r * c, -0.0035, z + h / 2 * r * s) for r, (c, s, _) in zip(reach * square * 0.86, edge)]
    with group('patch', _on_wall(wall, turn), turn):
        mesh_object('patch', verts, [tuple(range(60))], mat, smooth=False)


def reel(x, y):
    """A coil of corrugated conduit."""
    for i in range(5):
        r = 0.2 - 0.012 * (i % 3)
        tube([(x + r * math.cos(a), y + r * math.sin(a), 0.02 + 0.022 * i) for a in [k * math.pi / 12 for k in range(24)]], 0.011, 'paint-#c77736', cyclic=True)


def broom(x, y, turn=0.0):
    """Leans back against a wall at +y, 0.3 m away."""
    with group('broom', (x, y, 0), turn, tilt=(-11, 0)):
        tube([(0, 0, 0.2), (0, 0, 1.4)], 0.012, 'pine', smooth=False)
        soft_box((0.3, 0.05, 0.24), (0, 0, 0), 'wool-jute', 0.02, 0, 0.006, 3)


def _living():
    conduit(-0.95, 2.2, BACK, 2.65)
    conduit(1.75, 2.2, BACK, 2.65, 0.35, -0.3)
    conduit(0.35, 2.2, BACK, 2.65, 1.25)
    patch(0.95, 1.2, 1.3, 0.7, 2.2, BACK, seed=4)
    patch(-1.9, 0.7, 0.7, 0.9, 2.2, BACK, 'brick-#a4634a', 7)
    step_ladder(0.75, 1.1, 24)
    cement(1.95, 1.55, 8)
    bucket(1.2, 0.55)
    bucket(1.0, 0.25, 'paint-#4a4e50', 0.26)
    planks(-1.0, 1.55, 3)
    rubble(-1.9, 1.9, 0.35)
    reel(-0.35, 0.1)


def _bedroom():
    conduit(-0.9, 2.1, BACK, 2.65, 0.4)
    patch(0.55, 1.5, 1.2, 0.8, 2.1, BACK, 'render-#b3aa9a', 5)
    patch(-1.75, 0.45, 0.6, 0.7, 2.1, BACK, 'brick-#a4634a', 9)
    step_ladder(0.9, 1.35, -18)
    tins(-0.35, 1.75)
    bucket(0.2, 1.2, 'paint-#5f6466')
    planks(0.9, 0.35, 96, 2, 1.7)
    broom(1.9, 1.78)
    rubble(-1.8, 1.85, 0.3, 20, 3)


def _kitchen():
    stubs((-0.9, -0.7), 2.2, BACK, 0.55, -0.45)
    for x in (-1.9, 0.35, 1.4):
        conduit(x, 2.2, BACK, 2.75, 1.12)
    patch(-0.4, 1.15, 2.6, 0.55, 2.2, BACK, 'tile-200x200-#d9d3c4', 3)
    patch(1.6, 0.7, 0.8, 1.0, 2.2, BACK, 'brick-#a4634a', 12)
    step_ladder(0.9, 1.2, 30)
    cement(-1.35, 1.6, 4, 6)
    bucket(-0.35, 0.9)
    rubble(0.1, 1.85, 0.5, 40, 5, 'tile-200x200-#d9d3c4')
    rubble(0.2, 1.85, 0.45, 26, 8)
    planks(-0.6, 0.1, 12)
    reel(1.5, 0.35)


def _bathroom():
    stubs((-0.35, -0.15), 1.6, LEFT, 0.55, 0.1)
    stubs((0.15, 0.3), 1.5, BACK, 0.42)
    patch(-0.6, 0.6, 0.8, 0.8, 1.5, BACK, 'brick-#a4634a', 6)
    patch(0.0, 1.5, 0.8, 0.55, 1.6, LEFT, 'render-#b3aa9a', 8)
    cylinder(0.055, 0.003, (0.15, 0.75, 0), 'paint-#1c1b1a')
    lathe([(0.055, 0.004), (0.075, 0.004), (0.078, 0), (0.05, 0)], (0.15, 0.75, 0), 'steel', 40)
    bucket(-0.45, 0.9, 'paint-#3d6a8c')
    rubble(0.85, 1.05, 0.45, 40, 4, 'tile-100x100-#c9c9c0')
    rubble(0.8, 1.1, 0.4, 24, 9)
    cement(-0.95, 1.0, 86, 2)
    broom(1.35, 1.2)


def _balcony():
    from furniture.plants import _pot
    for x, y, r, h in ((-1.75, 1.05, 0.2, 0.3), (-1.35, 1.15, 0.15, 0.22), (1.85, 0.95, 0.18, 0.26)):
        with group('pot', (x, y, 0)):
            _pot(r, h, 'ceramic-terracotta')
    bucket(1.4, 1.1, 'paint-#3d6a8c')
    rubble(0.4, 0.95, 0.35, 30, 6, 'tile-200x200-#b0694a')
    planks(-0.4, 0.5, 8, 2, 1.6)
    broom(2.05, 0.35, -90)
    # A clothes line across, as old verandas have.
    tube([(-2.3, 0.55, 2.2), (0, 0.55, 2.14), (2.3, 0.55, 2.2)], 0.0035, 'paint-#3c6b50')
    conduit(0.2, 2.3, LEFT, 2.8, 1.3)


def _study():
    conduit(-0.6, 2.2, BACK, 2.75, 0.35)
    conduit(1.6, 2.2, BACK, 2.75, 1.2, -0.25)
    conduit(0.4, 2.5, LEFT, 2.75, 0.35)
    cement(-1.75, 1.6, 5, 6)
    step_ladder(0.75, 1.15, -26)
    bucket(0.1, 0.75)
    planks(-0.7, 0.5, -6)
    rubble(1.75, 1.8, 0.4, 34, 7, 'brick-#a4634a')
    reel(1.3, 0.35)
    broom(-0.85, 1.88)


# The room that is furnished now.
_room = {}


def enter(room):
    """Remember the room whose leftovers are strewn next."""
    _room['now'] = room


def _whole(room):
    """Its walls without openings that the camera sees: (distance from the middle, turn, length)."""
    walls = {'back': (room.d / 2, BACK, room.w), 'left': (room.w / 2, LEFT, room.d), 'right': (room.w / 2, RIGHT, room.d)}
    return [walls[side] for side in walls if side not in room.open]


def _anywhere(scene, wet=False):
    """What lies about in a room that nobody described, by its size: mirrored from scene to scene."""
    room = _room['now']
    rng = random.Random(scene)
    u, v, m = room.w / 2, room.d / 2, rng.choice((-1, 1))
    for wall, turn, length in _whole(room):
        conduit(length * 0.3 * m, wall, turn, room.h)
        conduit(-length * 0.22 * m, wall, turn, room.h, 1.2, 0.25)
        patch(length * 0.08, 1.2, 1.1, 0.7, wall, turn, seed=rng.randrange(99))
        patch(-length * 0.32 * m, 0.6, 0.7, 0.9, wall, turn, 'brick-#a4634a', rng.randrange(99))
    if wet:
        stubs((-0.3, -0.1), room.w / 2, LEFT if 'left' not in room.open else RIGHT, 0.55, 0.15)
        cylinder(0.055, 0.003, (0.2 * u * m, 0.4 * v, 0), 'paint-#1c1b1a')
    else:
        step_ladder(0.38 * u * m, 0.5 * v, 22 * m)
        planks(-0.45 * u * m, 0.68 * v, 4 * m)
        reel(0.1 * u * m, 0.02 * v)
    cement(0.68 * u * m, 0.68 * v, 8 * m, 2 if wet else 4)
    bucket(-0.1 * u * m, 0.32 * v, 'paint-#3d6a8c' if wet else 'paint-#2b2d2e')
    rubble(-0.72 * u * m, 0.78 * v, 0.36, 30, rng.randrange(99))
    if 'back' not in room.open:
        broom(0.42 * u * m if wet else -0.2 * u * m, room.d / 2 - 0.32)


def _hung_tube(x, y, ceiling, turn=0.0, fallen=0.0):
    """A batten with two fluorescent tubes under the ceiling; `fallen` degrees where one end has come off."""
    with group('batten', (x, y, ceiling), turn):
        with group('swung', (-0.6, 0, -0.03), tilt=(0, fallen)):
            box((1.22, 0.1, 0.05), (0.61, 0, -0.05), 'paint-#d3d1c8', 0.004)
            for s in (-1, 1):
                tube([(0.03, 0.025 * s, -0.07), (1.19, 0.025 * s, -0.07)], 0.013, 'opal', smooth=False)


def _data_cables(x, y, ceiling, seed=1, count=5):
    """A bundle that hangs out of the ceiling where desks stood."""
    rng = random.Random(seed)
    for k in range(count):
        a, low = rng.uniform(0, 6.28), rng.uniform(0.5, 1.5)
        tube([(x, y, ceiling), (x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), ceiling - 0.4), (x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), low + 0.3),
              (x + 0.16 * math.cos(a), y + 0.16 * math.sin(a), low)], 0.004, ('paint-#4b6f9c', 'paint-#8d8f90', 'paint-#c0bdb2')[k % 3])


def _cartons(x, y, turn=0.0):
    """Boxes of papers that nobody came back for."""
    with group('cartons', (x, y, 0), turn):
        for k, (dx, dy, z, t) in enumerate(((0, 0, 0, 0), (0.44, 0.03, 0, 4), (0.05, 0.02, 0.3, -7), (0.2, -0.42, 0, 12))):
            box((0.4, 0.34, 0.3), (dx, dy, z), 'linen-#a98458', 0.004, (0, 0, t))
            box((0.4, 0.05, 0.002), (dx, dy, z + 0.3), 'paint-#c9b48a', 0, (0, 0, t))


def _office(scene):
    """An office that was left: tubes, cables out of the ceiling, cartons; a ladder of those who came first."""
    room = _room['now']
    rng = random.Random(scene)
    u, v, m = room.w / 2, room.d / 2, rng.choice((-1, 1))
    off = rng.randrange(4)
    for k, x in enumerate((-0.42, 0.3)):
        for j, y in enumerate((0.45, -0.25)):
            _hung_tube(x * u, y * v, room.h, 0, 24 if 2 * k + j == off else 0)
    for k, (x, y) in enumerate(((-0.35, 0.3), (0.12, -0.05))):
        _data_cables(x * u * m, y * v + rng.uniform(-0.3, 0.3), room.h, 3 + k + off)
    for wall, turn, length in _whole(room):
        conduit(length * 0.24 * m, wall, turn, room.h)
        patch(-length * 0.12 * m, rng.uniform(1.1, 1.5), rng.uniform(0.8, 1.6), 0.8, wall, turn, 'plaster-#c4beb0', rng.randrange(99))
        patch(length * 0.3 * m, 0.5, 0.8, 0.7, wall, turn, 'render-#a59d91', rng.randrange(99))
    _cartons(-0.62 * u * m, 0.72 * v, 6)
    if off % 2:
        _cartons(0.5 * u * m, 0.62 * v, -22)
        rubble(0.05 * u * m, 0.78 * v, 0.5, 30, off)
    else:
        tins(0.42 * u * m, 0.72 * v)
        planks(0.25 * u * m, 0.3 * v, 9 * m)
    step_ladder((0.2 + 0.08 * off) * u * m, 0.42 * v, 24 * m)
    reel(-0.1 * u * m, 0.12 * v)
    bucket(0.42 * u * m, 0.2 * v, 'paint-#3d6a8c')


LEFT_IN = {'living-japandi-01': _living, 'bedroom-scandinavian-01': _bedroom, 'kitchen-modern-01': _kitchen,
           'bathroom-scandinavian-01': _bathroom, 'balcony-rural-01': _balcony, 'multipurpose-modern-01': _study}


WET = ('bathroom',)
# Metres that the workers' things stand further to the right, where a wardrobe or the picture's edge would cut them.
AWAY = {'master-room-modern-01': 0.55, 'multipurpose-modern-01': 0.45}


def strew(scene, kind):
    """Strew what was left in the room of that scene; `kind` is how bare it was."""
    if scene in LEFT_IN:
        LEFT_IN[scene]()
    elif kind == 'tired':
        _office(scene)
    else:
        _anywhere(scene, scene.startswith(WET))


def laid_floor(room, edge, seed):
    """The new floor from the back wall to about y = `edge`: boards end one after another, tiles in steps."""
    if room.floor_mat.startswith('concrete'):
        return  # Poured and polished in one piece, when everybody has left.
    rng = random.Random(seed)
    if room.floor_mat.startswith('planks'):
        row, steps = 0.19 if room.floor_mat.endswith('wide') else 0.12, 4
        reaches = [rng.uniform(0.35, 0.9) for _ in range(steps)]
    else:
        size = room.floor_mat.split('-')[1] if room.floor_mat.startswith('tile') else '600x600'
        row, steps = int(size.split('x')[0]) / 1000, max(1, round(300 / int(size.split('x')[0])))
        reaches = [0.5 + 0.12 * k for k in range(steps)]
    verts, faces = [], []

    def laid(left, right, low, high):
        base = len(verts)
        verts.extend([(left, low, 0), (right, low, 0), (right, high, 0), (left, high, 0), *((x, y, 0.014) for x, y in ((left, low), (right, low), (right, high), (left, high)))])
        faces.extend(tuple(base + i for i in face) for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5)))

    # Rows run across the room where the material's joints are, in the room's own axes.
    left, first = -room.w / 2, math.floor(edge / row)
    laid(left, room.w / 2, (first + steps) * row, room.d / 2)
    for k, reach in enumerate(reaches):
        laid(left, left + max(row, math.floor(room.w * reach / row) * row), (first + k) * row, (first + k + 1) * row)
    mesh_object('laid', verts, faces, room.floor_mat, smooth=False)


def sheeted(x, y, turn=0.0, w=1.9, seed=1):
    """A sofa that came too early, under a dust sheet that trails on the floor."""
    with group('sheeted', (x, y, 0.012), turn):
        soft_box((w, 0.86, 0.43), (0, 0, 0), 'drapery-white', 0.07, 0.03, 0.018, seed)
        soft_box((w - 0.04, 0.3, 0.8), (0, 0.28, 0), 'drapery-white', 0.09, 0.02, 0.022, seed + 4)
        for sx in (-1, 1):
            soft_box((0.24, 0.84, 0.6), (sx * (w / 2 - 0.12), 0, 0), 'drapery-white', 0.08, 0.02, 0.018, seed + 6 + sx)
        soft_box((w + 0.24, 1.06, 0.035), (0, -0.02, 0), 'drapery-white', 0.015, 0.008, 0.016, seed + 9)


def packs(x, y, turn=0.0, mat='oak', tiled=False, count=4):
    """What the floor is laid from: packs of boards, or boxes of tiles."""
    with group('packs', (x, y, 0.012), turn):
        for i in range(count):
            if tiled:
                box((0.62, 0.34, 0.07), (0.015 * (i % 2), 0.01 * (i % 3), 0.072 * i), 'linen-taupe', 0.004, (0, 0, 2 * (i % 3) - 2))
            else:
                for k in range(3):
                    box((1.9 - 0.08 * (i % 2), 0.19, 0.014), (0.05 * (i % 2), 0.02 * (k % 2), 0.05 * i + 0.0155 * k), mat, 0.002, (0, 0, 0.6 * (k % 3) - 0.6))


def trestles(x, y, turn=0.0):
    """A board on two trestles with the painter's things."""
    with group('trestles', (x, y, 0), turn):
        for sx in (-0.6, 0.6):
            for sy in (-1, 1):
                tube([(sx - 0.05, sy * 0.28, 0), (sx, 0, 0.74)], 0.017, 'pine', smooth=False)
                tube([(sx + 0.05, sy * 0.28, 0), (sx, 0, 0.74)], 0.017, 'pine', smooth=False)
        box((1.7, 0.5, 0.03), (0, 0, 0.74), 'pine', 0.004)
        for k, mat in enumerate(('paint-#d8cdb6', 'paint-#7f8d76')):
            with group('tin', (0.25 + 0.24 * k, 0.05 - 0.1 * k, 0.77)):
                lathe([(0, 0), (0.085, 0), (0.085, 0.185), (0.08, 0.192), (0.078, 0.17), (0, 0.17)], (0, 0, 0), 'steel', 48)
                cylinder(0.0862, 0.12, (0, 0, 0.03), mat, edge=0)
        soft_box((0.24, 0.2, 0.06), (-0.45, 0.04, 0.77), 'linen-stone', 0.025, 0.01, 0.02, 5)
        box((0.34, 0.24, 0.045), (-0.05, -0.05, 0.77), 'paint-#3b3f42', 0.006)


def coats(room, seed):
    """Walls on the way: some of the old render still shows, and the first coat of the colour to come was rolled on."""
    rng = random.Random(seed)
    for wall, turn, length in _whole(room):
        side = {BACK: 'back', LEFT: 'left', RIGHT: 'right'}[turn]
        if not room.wall_mats.get(side, '').startswith(bare.PAINTED):
            continue
        m = rng.choice((-1, 1))
        patch(length * 0.2 * m, room.h * 0.45, length * 0.5, room.h * 0.62, wall, turn, room.wall_mats[side], rng.randrange(99))
        patch(-length * 0.3 * m, room.h * 0.3, length * 0.26, room.h * 0.3, wall - 0.001, turn, 'render-#a59d91', rng.randrange(99))
        patch(-length * 0.26 * m, room.h * 0.86, length * 0.3, 0.22, wall - 0.002, turn, 'plaster-#e9e5dc', rng.randrange(99))


def between(scene):
    """The room of that scene between its works: the floor half laid, the walls half painted, the workers' things in it."""
    room = _room['now']
    rng = random.Random(f'{scene} during')
    u, v, m = room.w / 2, room.d / 2, rng.choice((-1, 1))
    tiled = not room.floor_mat.startswith('planks')
    wood = next((kind for kind in ('oak', 'walnut', 'teak', 'pine') if kind in room.floor_mat), 'oak')
    coats(room, scene)
    laid_floor(room, 0.12 * v, scene)
    if scene.startswith(WET):
        packs(0.55 * u * m, -0.1 * v, 12 * m, tiled=True, count=3)
        bucket(-0.25 * u * m, 0.05 * v, 'paint-#3d6a8c', 0.26)
        tins(-0.6 * u * m, -0.15 * v, 2)
        return
    if scene.startswith(('kitchen', 'living-kitchen')):
        step_ladder(0.5 * u * m, 0.3 * v, 24 * m)
        packs((-0.5 if tiled else -0.28) * u * m, -0.06 * v, 6 * m, wood, tiled)
        tins(0.22 * u * m, 0.12 * v, 2)
        bucket(-0.1 * u * m, 0.36 * v)
        return
    step_ladder(0.52 * u * m, 0.42 * v, 24 * m)
    aside = AWAY.get(scene, 0.0)
    if rng.random() < 0.5:
        trestles(-0.3 * u * m + aside, 0.62 * v, 5 * m)
        packs(0.66 * u * m, 0.82 * v, 0, tiled=True, count=3)
    else:
        sheeted(-0.48 * u * m + aside, 0.58 * v, 4 * m)
        tins(0.22 * u * m + aside, 0.72 * v)
    packs(-0.42 * u * m + aside, -0.06 * v, 3 * m, wood, tiled)
    bucket(0.12 * u * m + aside, 0.16 * v)
    bucket(0.12 * u * m + aside + 0.36, 0.1 * v, 'paint-#4a4e50', 0.24)
