"""Where Hiên works: desks with plans and samples, a bench, a photographer's corner, what waits to be sent. Rooms, and what hands left lying."""
import math
import random

from furniture import decor
from kit.group import group
from kit.hard import box, cylinder, lathe, prism, tube
from kit.mesh import mesh_object
from kit.soft import soft_box
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams

INK = 'paint-#2d3138'
CARD = 'linen-#b8966a'


def _line(ax, ay, bx, by, z, thick=0.0022, mat=INK):
    long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    box((long + thick, thick, 0.0004), ((ax + bx) / 2, (ay + by) / 2, z), mat, 0, (0, 0, turn))


def _plan(x, y, z, w=0.594, d=0.42, turn=0.0, seed=1, tint='paint-#f6f3ec'):
    """A sheet with the plan of a flat in ink: outer walls, partitions, doors as quarter circles, a title block."""
    rng = random.Random(seed)
    with group('plan', (x, y, z), turn):
        box((w, d, 0.0006), (0, 0, 0), tint, 0)
        t = 0.0007
        a, b, low, high = -w * 0.42, w * 0.3, -d * 0.38, d * 0.38
        for p in ((a, low, b, low), (a, high, b, high), (a, low, a, high), (b, low, b, high)):
            _line(*p, t, 0.0055)
        at, cross = a + (b - a) * rng.uniform(0.36, 0.46), low + (high - low) * rng.uniform(0.42, 0.58)
        right = at + (b - at) * rng.uniform(0.45, 0.6)
        for p in ((at, low, at, high), (a, cross, at, cross), (right, cross, right, high), (at, cross, b, cross)):
            _line(*p, t, 0.0035)
        for cx, cy, start in ((at, cross, 0), (at, cross + 0.05, 90), (right, cross, 90), (at, low + 0.03, 90)):
            r = 0.045
            turns = [math.radians(start + k * 15) for k in range(7)]
            for k in range(6):
                _line(cx + r * math.cos(turns[k]), cy + r * math.sin(turns[k]), cx + r * math.cos(turns[k + 1]), cy + r * math.sin(turns[k + 1]), t, 0.0012)
            _line(cx, cy, cx + r * math.cos(turns[-1]), cy + r * math.sin(turns[-1]), t, 0.0012)
        for k in range(6):
            _line(w * 0.35, low + 0.022 * k, w * (0.46 - 0.02 * (k % 3)), low + 0.022 * k, t, 0.0012)
        _line(a, high + 0.018, b, high + 0.018, t, 0.001)
        for k in range(6):
            _line(a + (b - a) * k / 5, high + 0.012, a + (b - a) * k / 5, high + 0.024, t, 0.001)


def _roll(x, y, z, turn=0.0, length=0.62, r=0.026):
    with group('roll', (x, y, z + r), turn, tilt=(0, 90)):
        lathe([(r * 0.72, 0), (r, 0), (r, length), (r * 0.72, length), (r * 0.72, 0)], (0, 0, -length / 2), 'paint-#f2eee5', 40)


def _pencil(x, y, z, turn=0.0, mat='paint-#b9653f', length=0.17):
    a = math.radians(turn)
    dx, dy = math.cos(a) * length, math.sin(a) * length
    tube([(x, y, z + 0.004), (x + dx * 0.9, y + dy * 0.9, z + 0.004)], 0.0037, mat, smooth=False)
    tube([(x + dx * 0.9, y + dy * 0.9, z + 0.004), (x + dx, y + dy, z + 0.004)], 0.0037, 'pine', smooth=False, taper=[1.0, 0.15])


def _ruler(x, y, z, turn=0.0, length=0.4):
    with group('ruler', (x, y, z), turn):
        box((length, 0.032, 0.0018), (0, 0, 0), 'steel', 0)
        for k in range(int(length * 100) - 1):
            box((0.0008, 0.012 if k % 5 == 0 else 0.007, 0.0003), (-length / 2 + 0.01 * (k + 1), 0.01, 0.0019), INK, 0)


def _laptop(x, y, z, turn=0.0):
    with group('laptop', (x, y, z), turn):
        box((0.33, 0.23, 0.014), (0, 0, 0), 'steel', 0.005)
        box((0.28, 0.1, 0.001), (0, 0.035, 0.0142), 'paint-#3a3b3c', 0.001)
        box((0.1, 0.06, 0.0006), (0, -0.07, 0.0142), 'paint-#a9a8a4', 0.001)
        with group('lid', (0, 0.115, 0.014), tilt=(-17, 0)):
            box((0.33, 0.008, 0.22), (0, 0, 0), 'steel', 0.003)
            box((0.312, 0.002, 0.2), (0, -0.0045, 0.011), 'screen', 0.001)


def _pot_of_pencils(x, y, z, seed=1):
    rng = random.Random(seed)
    lathe([(0, 0), (0.038, 0), (0.04, 0.004), (0.04, 0.1), (0.036, 0.1), (0.036, 0.008), (0, 0.008)], (x, y, z), 'ceramic-charcoal', 40)
    for k in range(8):
        a = k * 0.8
        tube([(x + 0.012 * math.cos(a), y + 0.012 * math.sin(a), z + 0.01), (x + 0.036 * math.cos(a), y + 0.036 * math.sin(a), z + rng.uniform(0.15, 0.19))], 0.0038,
             rng.choice(('paint-#b9653f', 'paint-#2d4a38', 'paint-#33383f', 'paint-#caa24a', 'pine')), smooth=False)


def _swatches(x, y, z, turn, mats, size=(0.12, 0.16)):
    """A ring of cloth, fanned out."""
    for k, mat in enumerate(mats):
        with group('swatch', (x, y, z + 0.003 * k), turn + 13 * k):
            soft_box((size[0], size[1], 0.004), (0, size[1] * 0.5, 0), mat, 0.002, 0.001, 0.001, k + 2, step=0.01)


def _window_left(r, o, frame='black-metal', bars=(3, 2), time='day', power=85):
    with r.wall('left', [o], skirting=False):
        glazed(o, frame, bars, time, power)


def work_plans():
    r = Room(4.6, 3.8, 2.7, 'plaster-#e6ddcc', 'planks-oak-wide', skirting=None)
    _window_left(r, opening(0.15, 2.2, 1.7, 0.75), 'oak', (3, 1), 'morning', 105)
    with r.wall('back', skirting=False):
        put('wall-shelf-oak', 0.75, -0.11, z=1.55, w=1.5)
        for k, (x, z) in enumerate(((-0.95, 1.28), (-0.45, 1.42), (-0.98, 1.72), (-0.46, 1.84))):
            with group('pinned', (x, -0.004, z), tilt=(90, 0)):
                _plan(0, 0, 0, 0.42, 0.297 if k % 2 == 0 else 0.26, 0, k + 4)
    closed(r, 'right')
    closed(r, 'front')
    z = 0.742
    put('rect_table', 0.1, 0.55, w=2.2, d=0.95, h=0.74, top='oak', shape='rounded', legs='trestle')
    _plan(0.05, 0.42, z + 0.0012, 0.84, 0.594, -6, 7)
    _plan(0.72, 0.68, z + 0.0028, 0.594, 0.42, 11, 3)
    _plan(-0.62, 0.72, z, 0.594, 0.42, 4, 5)
    _roll(-0.5, 0.93, z, 6)
    _roll(-0.42, 0.86, z, -4, 0.5, 0.02)
    _ruler(0.1, 0.3, z + 0.0026, 12)
    _pencil(0.28, 0.2, z + 0.0026, 34)
    _pencil(-0.12, 0.22, z + 0.0026, -18, 'paint-#2d4a38')
    _pot_of_pencils(0.3, 0.9, z, 3)
    _laptop(0.74, 0.74, z + 0.0042, -26)
    with group('cup', (-0.42, 0.3, z)):
        decor.cup('ceramic-terracotta')
    _swatches(-0.78, 0.32, z, -30, ('linen-oat', 'linen-clay', 'linen-moss', 'linen-cream', 'linen-sage'), (0.09, 0.13))
    lamp('table-lamp-mushroom-laterite', 0.98, 0.88, z, 7, mat='paint-sage')
    put('chair-oak-spindle', 0.25, 1.15, -8)
    put('plant-fig', 1.9, 1.45, h=1.75)
    sun(-58, 29, 22, (1, 0.84, 0.62))
    camera((0.4, -1.45, 1.55), (0.05, 1.0), 33, -0.19)


def work_samples():
    r = Room(5.2, 4.0, 2.8, 'wall-#e9e4d9', 'concrete-#b3ada2', skirting=None)
    _window_left(r, opening(0.1, 2.6, 1.9, 0.7), 'black-metal', (4, 2), 'day', 90)
    with r.wall('back', skirting=False):
        # Boards of timber and tiles in racks.
        for row, z in enumerate((0.95, 1.42, 1.9)):
            box((3.4, 0.14, 0.025), (0.3, -0.08, z - 0.025), 'oak', 0.003)
            mats = (('oak', 'walnut', 'teak', 'pine', 'oak', 'black-wood', 'walnut'), ('marble', 'travertine', 'terrazzo', 'quartz-stone', 'concrete-#9b948a', 'marble', 'travertine'),
                    ('ceramic-terracotta', 'ceramic-sage', 'ceramic-cream', 'ceramic-charcoal', 'ceramic-#8d9c8b', 'ceramic-#8f4a33', 'ceramic-cream'))[row]
            for k, mat in enumerate(mats):
                with group('sample', (-1.15 + 0.485 * k, -0.06, z), tilt=(-8, 0)):
                    box((0.3, 0.02, 0.32), (0, 0, 0), mat, 0.003)
    closed(r, 'right')
    closed(r, 'front')
    z = 0.862
    put('rect_table', 0.15, 0.45, w=2.6, d=1.1, h=0.86, top='oak', shape='rounded', legs='square')
    for k, mat in enumerate(('oak', 'walnut', 'teak')):
        box((0.3, 0.12, 0.018), (-0.55 + 0.05 * k, 0.2 + 0.15 * k, z + 0.0), mat, 0.002, (0, 0, 8 - 4 * k))
    for k, mat in enumerate(('ceramic-terracotta', 'ceramic-sage', 'ceramic-cream', 'ceramic-#8d9c8b')):
        box((0.1, 0.1, 0.009), (-0.02 + 0.115 * (k % 2), 0.12 + 0.115 * (k // 2), z), mat, 0.002, (0, 0, 3 * k - 4))
    for k, mat in enumerate(('marble', 'terrazzo')):
        box((0.24, 0.24, 0.02), (0.5 + 0.2 * k, 0.62 - 0.12 * k, z + 0.021 * k), mat, 0.002, (0, 0, 9 - 15 * k))
    _swatches(0.42, 0.12, z, 28, ('linen-#d9c9ae', 'linen-clay', 'linen-moss', 'linen-#5d7690', 'linen-cream', 'linen-#3f4a41'))
    _swatches(-0.95, 0.35, z, -10, ('velvet-forest', 'velvet-laterite', 'velvet-sage', 'boucle-cream'), (0.13, 0.17))
    for k, mat in enumerate(('paint-#b9bfa8', 'paint-#e4dac8', 'paint-#b66a4b', 'paint-#3f4a41', 'paint-#cfd6dc')):
        box((0.06, 0.15, 0.001), (0.95 + 0.062 * k - 0.12, 0.2 + 0.012 * k, z + 0.001 * k), mat, 0, (0, 0, -10 + 7 * k))
    _plan(0.05, 0.72, z, 0.594, 0.42, 5, 9)
    _pencil(0.25, 0.5, z, 24)
    with group('cup', (1.12, 0.72, z)):
        decor.cup('ceramic-charcoal')
    put('vase', -0.95, 0.8, z=z, kind='jug', mat='ceramic-cream', h=0.24, branch=True, seed=4)
    put('stool-oak-round', 0.6, -0.45)
    lamp('ceiling-steel-black', -0.35, 0.5, 2.8, 8, drop=0.5)
    lamp('ceiling-steel-black', 0.75, 0.5, 2.8, 8, drop=0.5)
    put('basket-rattan', 2.1, 1.5)
    sun(-60, 34, 20)
    camera((0.5, -1.85, 1.65), (0.05, 1.0), 32, -0.17)


def _plane(x, y, z, turn):
    with group('plane', (x, y, z), turn):
        box((0.24, 0.062, 0.055), (0, 0, 0), 'oak', 0.006)
        box((0.045, 0.03, 0.08), (-0.06, 0, 0.05), 'walnut', 0.012, (0, -12, 0))
        box((0.006, 0.046, 0.11), (0.02, 0, 0.02), 'steel', 0.001, (0, -38, 0))
        cylinder(0.018, 0.035, (0.085, 0, 0.055), 'walnut')


def _chisel(x, y, z, turn=0.0, long=0.26):
    with group('chisel', (x, y, z), turn):
        tube([(0, 0, 0.012), (long * 0.48, 0, 0.012)], 0.012, 'walnut', smooth=False, taper=[0.85, 1.1])
        box((long * 0.52, 0.018, 0.004), (long * 0.74, 0, 0.009), 'steel', 0.001)


def _saw_on_wall(x, z):
    with group('saw', (x, -0.012, z)):
        prism([(-0.05, 0), (0.42, 0.03), (0.42, 0.075), (-0.05, 0.12)], 0.0015, (0, 0, 0), 'steel', 0, rot=(90, 0, 0))
        box((0.13, 0.022, 0.11), (-0.1, 0, 0.005), 'walnut', 0.02)


def _shavings(x, y, z, count, spread, seed):
    """Curls from the plane."""
    rng = random.Random(seed)
    for _ in range(count):
        a, q = rng.uniform(0, 6.28), spread * math.sqrt(rng.random())
        cx, cy, r, turn = x + q * math.cos(a), y + q * math.sin(a) * 0.6, rng.uniform(0.009, 0.017), rng.uniform(0, 6.28)
        steps, wide = 16, rng.uniform(0.012, 0.02)
        path = [(r * (1 - 0.03 * k) * math.cos(k * 0.62), r * (1 - 0.03 * k) * math.sin(k * 0.62) + r) for k in range(steps)]
        verts = [(cx + (u * math.cos(turn) - s * math.sin(turn)), cy + (u * math.sin(turn) + s * math.cos(turn)), z + v) for u, v in path for s in (-wide, wide)]
        mesh_object('shaving', verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps - 1)], 'pine')


def work_bench():
    r = Room(5.4, 4.0, 2.9, 'brick-white', 'concrete-#a39a8c', ceiling='planks-pine', skirting=None)
    _window_left(r, opening(0.2, 2.4, 1.9, 0.8), 'black-metal', (4, 3), 'morning', 100)
    with r.wall('back', skirting=False):
        box((2.6, 0.02, 0.95), (0.25, -0.012, 1.28), 'pine', 0.003)
        for k in range(3):
            with group('hang', (-0.55 + 0.02 * k, -0.02, 1.95 - 0.2 * k)):
                _saw_on_wall(-0.1, 0)
        for k in range(7):
            with group('hung', (0.28 + 0.1 * k, -0.035, 2.08), tilt=(0, 90)):
                _chisel(0, 0, 0, 0, 0.22 + 0.012 * (k % 4))
        box((0.74, 0.04, 0.03), (0.58, -0.03, 2.0), 'oak', 0.003)
        for k in range(4):
            tube([(0.35 + 0.2 * k, -0.05, 1.82), (0.35 + 0.2 * k, -0.05, 1.4)], 0.009, 'steel', smooth=False)
            for zz in (1.78, 1.46):
                box((0.03, 0.11, 0.028), (0.35 + 0.2 * k, -0.09, zz), 'black-metal', 0.004)
            cylinder(0.014, 0.1, (0.35 + 0.2 * k, -0.13, 1.36), 'oak')
        put('wall-shelf-oak', 1.95, -0.11, z=1.6, w=0.9)
    closed(r, 'right')
    closed(r, 'front')
    z = 0.86
    with group('bench', (0.15, 0.75, 0)):
        box((2.3, 0.75, 0.09), (0, 0, z - 0.09), 'oak', 0.006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.1, 0.1, z - 0.09), (sx * 0.95, sy * 0.28, 0), 'oak', 0.005)
            box((0.08, 0.5, 0.1), (sx * 0.95, 0, 0.18), 'oak', 0.004)
        box((1.8, 0.5, 0.03), (0, 0, 0.28), 'pine', 0.003)
        # The vice at its left end.
        box((0.3, 0.05, 0.16), (-0.8, -0.46, z - 0.17), 'walnut', 0.006)
        cylinder(0.016, 0.14, (-0.8, -0.5, z - 0.1), 'steel', rot=(90, 0, 0))
        tube([(-0.92, -0.62, z - 0.1), (-0.68, -0.62, z - 0.1)], 0.01, 'walnut', smooth=False)
    for k, wood in enumerate(('pine', 'oak', 'walnut', 'oak')):
        box((1.5 - 0.13 * k, 0.15, 0.03), (0.35, 1.0 - 0.02 * k, 0.31 + 0.031 * k), wood, 0.003, (0, 0, 2 * k - 3))
    # A chair's parts: the back lies in clamps, its legs wait.
    box((0.9, 0.14, 0.04), (-0.2, 0.72, z), 'oak', 0.003, (0, 0, 3))
    _plane(0.02, 0.72, z + 0.04, 4)
    _shavings(-0.1, 0.56, z, 26, 0.3, 3)
    _shavings(-0.2, 0.72, z + 0.04, 6, 0.14, 5)
    _shavings(-0.1, 0.1, 0, 30, 0.5, 8)
    for k in range(3):
        _chisel(0.55 + 0.02 * k, 0.5 + 0.055 * k, z, 8 - 5 * k)
    _plan(0.95, 0.8, z, 0.42, 0.297, -9, 6)
    _pencil(0.8, 0.62, z, 60)
    for k in range(4):
        tube([(0.3 + 0.02 * k, 0.95 + 0.045 * k, z + 0.02), (0.78 + 0.02 * k, 0.97 + 0.045 * k, z + 0.02)], 0.019, 'oak', smooth=False, taper=[1.0, 0.7])
    with group('cup', (-0.7, 0.95, z)):
        decor.cup('ceramic-cream')
    put('chair-oak-spindle', 1.75, 0.55, -34)
    for i, wood in enumerate(('oak', 'walnut', 'oak', 'teak')):
        with group('board', (-2.0 + 0.21 * i, 1.8, 0), tilt=(-7, 0)):
            box((0.19, 0.035, 2.3 - 0.2 * (i % 3)), (0, 0, 0), wood, 0.003)
    beams(r, 3, 'black-metal', (0.09, 0.16), 'x')
    lamp('ceiling-steel-black', 0.95, 0.75, 2.9, 10, drop=0.6)
    sun(-60, 31, 24, (1, 0.84, 0.62))
    camera((0.55, -2.2, 1.5), (0.08, 1.0), 32, -0.11)


def _tripod(x, y, h, turn=0.0, head=True):
    with group('tripod', (x, y, 0), turn):
        for k in range(3):
            a = math.radians(90 + 120 * k)
            tube([(0, 0, h * 0.86), (math.cos(a) * 0.34, math.sin(a) * 0.34, 0.008)], 0.013, 'black-metal', smooth=False)
        tube([(0, 0, h * 0.5), (0, 0, h)], 0.015, 'black-metal', smooth=False)
        if head:
            box((0.14, 0.075, 0.1), (0, 0, h), 'black-metal', 0.012)
            cylinder(0.036, 0.1, (0, 0.03, h + 0.05), 'black-metal', rot=(-90, 0, 0))
            cylinder(0.032, 0.004, (0, 0.132, h + 0.05), 'screen', rot=(-90, 0, 0))
            box((0.05, 0.05, 0.03), (0, 0, h + 0.1), 'black-metal', 0.006)
            box((0.1, 0.003, 0.07), (0, -0.039, h + 0.015), 'screen', 0.001)


def work_photo():
    r = Room(6.4, 5.0, 3.2, 'wall-#e4e0d8', 'concrete-#aea89e', ceiling='matt-#e9e5dd', skirting=None)
    _window_left(r, opening(0.2, 2.6, 2.2, 0.6), 'black-metal', (4, 2), 'day', 70)
    closed(r, 'back')
    closed(r, 'right')
    closed(r, 'front')
    # Paper from its roll, down and towards the camera without an edge.
    curve = [(1.75, 2.75), (1.72, 1.0), (1.7, 0.6), *[(1.1 + 0.6 * math.cos(a), 0.6 - 0.6 * math.sin(a)) for a in [k * math.pi / 16 for k in range(1, 9)]], (0.4, 0.004), (-0.35, 0.004)]
    verts = [(s, y, max(z, 0.004)) for y, z in curve for s in (-1.25, 1.35)]
    n = len(curve)
    mesh_object('paper', verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n - 1)], 'matt-#e8dcc4', angle=80)
    with group('tube', (0.05, 1.78, 2.78), tilt=(0, 90)):
        cylinder(0.07, 2.75, (0, 0, -1.375), 'matt-#e8dcc4')
    for x in (-1.4, 1.5):
        tube([(x, 1.78, 0), (x, 1.78, 2.85)], 0.018, 'black-metal', smooth=False)
        for s in (-1, 1):
            tube([(x, 1.78, 0.5), (x + 0.05, 1.78 + s * 0.4, 0.01)], 0.012, 'black-metal', smooth=False)
    put('armchair-oak-linen', 0.1, 0.72, -20, fabric='linen-clay')
    put('side-table-oak', -0.72, 0.85)
    on_table(0.482, -0.72, 0.85, 'vase', 6)
    _tripod(-0.15, -0.95, 1.12, -5)
    # A lamp behind white cloth.
    with group('softbox', (1.95, 0.1, 0), 62):
        tube([(0, 0.1, 0), (0, 0.1, 1.95)], 0.016, 'black-metal', smooth=False)
        for k in range(3):
            a = math.radians(30 + 120 * k)
            tube([(0, 0.1, 0.45), (math.cos(a) * 0.4, 0.1 + math.sin(a) * 0.4, 0.01)], 0.011, 'black-metal', smooth=False)
        w, h, z = 0.45, 0.6, 1.45
        front, back = -0.22, 0.12
        outer = [(-w, front, z), (w, front, z), (w, front, z + 2 * h), (-w, front, z + 2 * h)]
        inner = [(-0.08, back, z + h - 0.08), (0.08, back, z + h - 0.08), (0.08, back, z + h + 0.08), (-0.08, back, z + h + 0.08)]
        mesh_object('cloth', [*outer, *inner], [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], 'paint-#1f2022', smooth=False)
        mesh_object('front', [(x, front + 0.01, zz) for x, _, zz in outer], [(0, 1, 2, 3)], 'glow-5', smooth=False)
    # What has been photographed and what comes next.
    put('chair-oak-cane', -2.15, 1.35, 40)
    put('chair-black-cord', -2.35, 0.55, 64)
    put('stool-oak-round', 2.55, 1.35)
    put('vase-ceramic-set', 2.55, 1.35, z=0.452)
    put('rect_table', -1.9, -0.75, 84, w=1.3, d=0.6, h=0.74, top='oak', shape='rounded', legs='steel')
    _laptop(-1.85, -0.6, 0.742, 60)
    fill((0, -2.3, 2.9), (0, 1.5, 0.9), 2.6, 26)
    sun(-64, 36, 9)
    camera((0.35, -3.25, 1.4), (0.05, 1.0), 29, -0.05)


def _house(x, y, z, w, d, h, gable=True, mat='paint-#f1ede4'):
    """A house of card: walls with dark openings, a gable, on the base of a model."""
    with group('model', (x, y, z)):
        box((w, d, h), (0, 0, 0), mat, 0.0008)
        if gable:
            prism([(-w / 2 - 0.006, 0), (w / 2 + 0.006, 0), (0, h * 0.55)], d + 0.012, (0, d / 2 + 0.006, h), 'linen-#c9a97e', 0, rot=(90, 0, 0))
        else:
            box((w * 0.55, d * 0.5, h * 0.35), (-w * 0.12, 0.01, h), mat, 0.0008)
        for k in range(max(1, int(w / 0.045))):
            for floor in range(max(1, int(h / 0.06))):
                box((0.018, 0.002, 0.03), (-w / 2 + 0.03 + 0.042 * k, -d / 2 - 0.0002, 0.014 + 0.055 * floor), 'paint-#5a5c5e', 0)


def work_models():
    r = Room(6.0, 4.6, 2.9, 'wall-#ded8cb', 'planks-walnut', skirting=None)
    _window_left(r, opening(0.1, 3.0, 2.3, 0.3), 'black-metal', (4, 1), 'day', 85)
    with r.wall('back', skirting=False):
        box((3.4, 0.03, 1.25), (0.35, -0.016, 1.05), 'linen-#b9a88d', 0.004)
        for k in range(8):
            with group('pinned', (-0.95 + 0.86 * (k % 4), -0.036, 1.38 + 0.58 * (k // 4)), tilt=(90, 0)):
                _plan(0, 0, 0, 0.6, 0.42 - 0.05 * (k % 2), 1.5 * (k % 3) - 1, k + 11, 'paint-#f6f3ec' if k % 3 else 'paint-#e9e2d2')
    closed(r, 'right')
    closed(r, 'front')
    put('dining-table-walnut-200', 0.15, 0.3, w=2.6)
    z = 0.752
    with group('site', (-0.25, 0.32, z), 7):
        box((1.0, 0.62, 0.02), (0, 0, 0), 'linen-#d8ceba', 0.002)
        for x, y, w, d, h, gable in ((-0.32, 0.14, 0.14, 0.16, 0.12, True), (-0.12, 0.16, 0.12, 0.14, 0.19, False), (0.1, 0.13, 0.15, 0.18, 0.12, True), (0.33, 0.15, 0.13, 0.14, 0.24, False),
                                     (-0.3, -0.16, 0.16, 0.14, 0.09, True), (0.02, -0.17, 0.2, 0.12, 0.07, False), (0.32, -0.16, 0.14, 0.16, 0.12, True)):
            _house(x, y, 0.02, w, d, h, gable)
        rng = random.Random(5)
        for _ in range(16):
            x, y = rng.uniform(-0.45, 0.45), rng.choice((0.0, -0.02, 0.03, -0.27, 0.27)) + rng.uniform(-0.012, 0.012)
            cylinder(0.002, 0.04, (x, y, 0.02), 'pine')
            s = rng.uniform(0.014, 0.022)
            lathe([(0, -s), (s * 0.7, -s * 0.7), (s, 0), (s * 0.7, s * 0.7), (0, s)], (x, y, 0.055 + s * 0.5), 'wool-#8b9675', 20, angle=180)
    _plan(0.85, 0.1, z, 0.594, 0.42, -8, 21)
    _roll(0.75, 0.58, z, 12)
    _pencil(0.95, -0.02, z, 40)
    _laptop(-0.98, 0.1, z, 34)
    for x, y in ((0.5, -0.02), (-0.72, 0.62)):
        with group('cup', (x, y, z)):
            decor.cup('ceramic-charcoal' if x > 0 else 'ceramic-terracotta')
    for x, y, turn in ((-0.6, 0.98, 4), (0.2, 1.0, -6), (0.95, 0.96, 8), (-0.35, -0.52, 172), (0.75, -0.5, 190)):
        put('chair-walnut-linen', x, y, turn)
    lamp('ceiling-linear-oak', 0.15, 0.3, 2.9, 8, drop=0.95)
    put('plant-fig', 2.5, 1.75, h=1.8)
    put('plant-snake', -2.5, 1.85)
    fill((0, -2.2, 2.6), (0, 1.2, 0.9), 2.5, 18)
    sun(-62, 36, 14)
    camera((0.75, -2.75, 1.65), (0.0, 1.0), 31, -0.12)


def _carton(x, y, z, w, d, h, turn=0.0, open_=False):
    with group('carton', (x, y, z), turn):
        box((w, d, h), (0, 0, 0), CARD, 0.004)
        if open_:
            box((w - 0.02, d - 0.02, 0.002), (0, 0, h + 0.0005), 'paint-#4a3a28', 0)
            for s in (-1, 1):
                box((w, d * 0.45, 0.004), (0, s * (d * 0.5 + d * 0.2), h - 0.03), CARD, 0.001, (s * -32, 0, 0))
                box((w * 0.4, d, 0.004), (s * (w * 0.5 + w * 0.17), 0, h - 0.03), CARD, 0.001, (0, s * 32, 0))
        else:
            box((w + 0.001, 0.06, h * 0.0 + 0.0012), (0, 0, h), 'paint-#c9b48d', 0)
            box((0.06, 0.001, 0.1), (0, -d / 2 - 0.0006, h - 0.1), 'paint-#c9b48d', 0)
            box((0.12, 0.001, 0.08), (w * 0.22, -d / 2 - 0.0006, h * 0.3), 'paint-#f1ede4', 0)
            for k in range(4):
                box((0.08 - 0.015 * (k % 2), 0.001, 0.004), (w * 0.22, -d / 2 - 0.0012, h * 0.3 + 0.016 + 0.014 * k), INK, 0)


def work_packing():
    r = Room(7.0, 5.0, 3.4, 'wall-#dfdacf', 'concrete-#a7a197', ceiling='concrete-#bdb7ad', skirting=None)
    _window_left(r, opening(0.3, 3.0, 1.8, 1.2), 'black-metal', (5, 2), 'morning', 95)
    closed(r, 'back')
    closed(r, 'right')
    closed(r, 'front')
    beams(r, 3, 'black-metal', (0.1, 0.2), 'x')
    # Racks along the back, with cartons of all sizes.
    rng = random.Random(12)
    for x in (-1.2, 0.4, 2.0, 3.4):
        for y in (2.42, 1.86):
            box((0.06, 0.05, 2.6), (x, y, 0), 'paint-#2d4a38', 0.003)
    for zz in (0.12, 0.95, 1.78):
        box((4.66, 0.05, 0.09), (1.1, 1.86, zz), 'paint-#b9653f', 0.003)
        box((4.66, 0.58, 0.02), (1.1, 2.14, zz + 0.09), 'pine', 0.002)
        x = -1.05
        while x < 3.0:
            w, h = rng.uniform(0.3, 0.62), rng.uniform(0.26, 0.56)
            _carton(x + w / 2, 2.12, zz + 0.11, w, 0.44, h, rng.uniform(-3, 3))
            if h < 0.34 and rng.random() < 0.6:
                _carton(x + w / 2, 2.12, zz + 0.11 + h, w * 0.8, 0.38, 0.2, rng.uniform(-8, 8))
            x += w + rng.uniform(0.04, 0.16)
    z = 0.88
    put('rect_table', 0.05, 0.4, w=2.3, d=0.95, h=z - 0.002, top='pine', shape='rounded', legs='square')
    _carton(-0.25, 0.45, z, 0.52, 0.42, 0.34, 8, True)
    soft_box((0.4, 0.3, 0.12), (-0.25, 0.45, z + 0.28), 'paper', 0.05, 0.03, 0.03, 4)
    put('vase', 0.4, 0.3, z=z, kind='jug', mat='ceramic-terracotta', h=0.26, seed=3)
    put('vase', 0.62, 0.48, z=z, kind='round', mat='ceramic-cream', h=0.2, seed=5)
    with group('tape', (0.3, 0.12, z), 0):
        lathe([(0.034, 0), (0.055, 0), (0.055, 0.048), (0.034, 0.048), (0.034, 0)], (0, 0, 0), 'linen-#b38c55', 48)
    box((0.2, 0.3, 0.0012), (0.85, 0.2, z), 'paint-#f4f1ea', 0, (0, 0, -12))
    _pencil(0.8, 0.1, z, 70)
    _roll(0.6, 0.76, z, 4, 0.9, 0.06)
    for k in range(5):
        box((0.56, 0.4, 0.008), (-0.85, 0.45, z + 0.009 * k), CARD, 0.001, (0, 0, 2 * k - 4))
    # A chair goes out today: wrapped in felt at its feet, its carton beside it.
    put('chair-oak-cane', 1.85, 0.35, -30)
    _carton(2.65, 0.75, 0, 0.7, 0.62, 0.9, -14)
    _carton(2.62, 0.72, 0.9, 0.5, 0.44, 0.32, 6)
    _carton(-2.05, 1.05, 0, 0.8, 0.6, 0.62, 12)
    _carton(-2.0, 1.08, 0.62, 0.6, 0.46, 0.4, -7)
    with group('pallet', (-1.95, 0.0, 0), 6):
        for k in range(5):
            box((1.0, 0.12, 0.02), (0, -0.36 + 0.18 * k, 0.1), 'pine', 0.002)
        for x in (-0.44, 0, 0.44):
            box((0.1, 0.84, 0.1), (x, 0, 0), 'pine', 0.002)
        _carton(-0.2, 0.05, 0.12, 0.52, 0.6, 0.36, 2)
        _carton(0.3, 0.0, 0.12, 0.36, 0.5, 0.28, -4)
    lamp('ceiling-steel-black', -0.4, 0.4, 3.4, 12, drop=1.3)
    lamp('ceiling-steel-black', 0.7, 0.4, 3.4, 12, drop=1.3)
    fill((0, -2.3, 2.9), (0, 1.2, 0.9), 2.6, 22)
    sun(-62, 30, 18, (1, 0.86, 0.66))
    camera((0.55, -3.1, 1.55), (0.05, 1.0), 30, -0.06)


def _helmet(x, y, z, mat, turn=0.0):
    with group('helmet', (x, y, z), turn):
        lathe([(0.118, 0.01), (0.115, 0.05), (0.1, 0.095), (0.068, 0.13), (0.03, 0.145), (0, 0.148)], (0, 0, 0), mat, 48, squash=(1, 1.18), angle=180)
        lathe([(0.112, 0.012), (0.14, 0.0), (0.142, 0.004), (0.116, 0.02)], (0, -0.012, 0), mat, 48, squash=(1, 1.2), angle=180)
        for s in (-0.03, 0, 0.03):
            tube([(s, -0.11, 0.075), (s, -0.05, 0.142), (s, 0.05, 0.142), (s, 0.11, 0.075)], 0.006, mat)


def work_site():
    r = Room(5.4, 4.2, 2.8, 'render-#a8a196', 'concrete-#8f897f', ceiling='concrete-#b3ada2', skirting=None)
    with r.wall('left', [opening(0.15, 2.5, 2.2, 0.1)], skirting=False):
        glazed(opening(0.15, 2.5, 2.2, 0.1), 'paint-#5f6163', (3, 1), 'day', 85)
    with r.wall('back', mat='brick-#a4634a', skirting=False):
        pass
    closed(r, 'right')
    closed(r, 'front')
    from rooms.leftovers import broom, bucket, cement, step_ladder, tins
    z = 0.772
    for sx in (-0.62, 0.62):
        for sy in (-1, 1):
            tube([(0.1 + sx - 0.06, 0.4 + sy * 0.34, 0), (0.1 + sx, 0.4, z - 0.03)], 0.02, 'pine', smooth=False)
            tube([(0.1 + sx + 0.06, 0.4 + sy * 0.34, 0), (0.1 + sx, 0.4, z - 0.03)], 0.02, 'pine', smooth=False)
    box((1.9, 0.85, 0.03), (0.1, 0.4, z - 0.03), 'pine', 0.003)
    _plan(0.02, 0.34, z, 0.84, 0.594, -7, 31)
    _plan(0.62, 0.55, z + 0.0014, 0.594, 0.42, 9, 32)
    _helmet(-0.55, 0.5, z, 'paint-#e9e6df', 30)
    _helmet(-0.42, 0.2, z, 'paint-#d0932b', -20)
    with group('level', (0.35, 0.14, z), 14):
        box((0.6, 0.022, 0.05), (0, 0, 0), 'paint-#c9902e', 0.003)
        for x in (-0.22, 0, 0.22):
            box((0.05, 0.0235, 0.022), (x, 0, 0.014), 'paint-#b9d39a', 0.003)
    with group('measure', (0.72, 0.28, z), -20):
        box((0.075, 0.04, 0.07), (0, 0, 0), 'paint-#2d4a38', 0.014)
        box((0.2, 0.016, 0.001), (-0.13, -0.004, 0.004), 'paint-#d8b53c', 0)
    _pencil(0.18, 0.3, z, 55)
    with group('cup', (0.88, 0.62, z)):
        decor.cup('ceramic-cream')
    _swatches(-0.12, 0.66, z, 20, ('ceramic-sage', 'ceramic-cream', 'ceramic-terracotta'), (0.09, 0.09))
    step_ladder(1.55, 1.2, -20)
    cement(-1.7, 1.55, 6)
    bucket(-0.95, 1.35)
    tins(1.75, 0.35)
    broom(0.75, 1.8)
    fill((0, -1.9, 2.4), (0, 1.2, 0.8), 2.2, 12)
    sun(-60, 34, 20)
    camera((0.5, -1.8, 1.6), (0.05, 1.0), 31, -0.16)


def work_studio():
    r = Room(7.2, 5.0, 3.0, 'wall-#ece7dc', 'planks-oak-wide', skirting='white-paint')
    o = opening(0.1, 3.4, 2.3, 0.4)
    with r.wall('left', [o]):
        glazed(o, 'black-metal', (4, 2), 'morning', 80)
        curtains(o, 'sheer-white', 0.55, 2.8)
    closed(r, 'back')
    closed(r, 'right', 'wall-#2f4436')
    closed(r, 'front')
    put('bookcase-oak', 0.55, 2.3)
    put('bookcase-oak', 1.6, 2.3, filled=True, seed=9)
    put('bookcase-oak', 2.65, 2.3, seed=14)
    for k, (x, y) in enumerate(((-1.5, 0.95), (-0.05, 0.95), (-1.5, -0.15), (-0.05, -0.15))):
        side = 1 if y > 0.5 else -1
        put('rect_table', x, y - side * 0.17, w=1.44, d=0.72, h=0.74, top='oak', shape='rounded', legs='trestle')
        with group('screen', (x, y - side * 0.32, 0.742), 180 if side > 0 else 0):
            box((0.58, 0.02, 0.33), (0, 0, 0.1), 'paint-#d8d8d4', 0.004)
            box((0.568, 0.003, 0.316), (0, -0.0115, 0.107), 'screen', 0.001)
            box((0.05, 0.016, 0.22), (0, 0.02, 0.004), 'steel', 0.003)
            box((0.22, 0.16, 0.008), (0, 0.01, 0), 'steel', 0.004)
        put('office_chair', x + 0.06 * side, y + side * 0.58, (6 - 5 * k) if side > 0 else 174 + 6 * k, fabric=('linen-moss', 'linen-clay', 'linen-oat', 'linen-moss')[k])
        if k % 2:
            with group('cup', (x + 0.42, y + side * 0.02, 0.742)):
                decor.cup('ceramic-terracotta')
        else:
            box((0.15, 0.21, 0.014), (x - 0.42, y + side * 0.02, 0.742), 'spine-1', 0.003, (0, 0, 12))
    _plan(-1.35, -0.3, 0.742, 0.42, 0.297, 8, 41)
    _pot_of_pencils(0.4, 0.2, 0.742, 7)
    on_table(0.742, -0.62, 0.4, 'vase', 4)
    lamp('linear_lamp', -0.8, 0.4, 3.0, 8, w=2.2, drop=1.0)
    put('sofa-linen-moss', 2.6, 0.55, -72)
    put('coffee-table-oak-round', 1.55, 0.2, d=0.8)
    on_table(0.36, 1.5, 0.2, 'books', 6)
    put('rug', 1.9, 0.3, w=2.4, d=2.6, kind='plain', colour='#d9cdb6')
    put('plant-fig', -3.1, 2.0, h=1.9)
    put('plant-monstera', 3.25, 1.85)
    fill((0, -2.3, 2.7), (0, 1.2, 0.9), 2.6, 22)
    sun(-60, 30, 18, (1, 0.86, 0.66))
    camera((0.75, -3.55, 1.5), (0.15, 1.0), 29, -0.06)


SCENES = {f.__name__.replace('_', '-'): f for f in (work_plans, work_samples, work_bench, work_photo, work_models, work_packing, work_site, work_studio)}
