"""Appliances of our own design, without a maker's mark: kitchen, laundry, living room and air."""
import math

from kit.group import group
from kit.hard import box, cylinder, lathe, tube
from kit.mesh import mesh_object

WHITE = 'paint-#dedbd3'
DARK = 'paint-#2c2d2e'
GAP = 'paint-#5d5c59'


def _bar(x, z0, z1, y, mat='steel'):
    """An upright handle before a door."""
    tube([(x, y, z0), (x, y - 0.035, z0 + 0.03), (x, y - 0.035, z1 - 0.03), (x, y, z1)], 0.009, mat)


def _rail(x0, x1, z, y, mat='steel'):
    """A level handle before a door."""
    tube([(x0, y, z), (x0 + 0.02, y - 0.04, z), (x1 - 0.02, y - 0.04, z), (x1, y, z)], 0.009, mat)


def television(w=1.45, stand=True):
    """A screen with a hair of frame, on two thin feet."""
    h = w * 0.565
    z = 0.07 if stand else 0.0
    box((w, 0.026, h), (0, 0.0, z), 'black-metal', 0.004)
    box((w - 0.012, 0.004, h - 0.014), (0, -0.0145, z + 0.009), 'screen', 0.001)
    box((w * 0.5, 0.035, h * 0.5), (0, 0.03, z + h * 0.1), DARK, 0.012)
    if stand:
        for side in (-1, 1):
            x = side * w * 0.36
            box((0.02, 0.26, 0.008), (x, 0.0, 0), 'black-metal', 0.003)
            box((0.02, 0.03, z), (x, 0.0, 0.004), 'black-metal', 0.003)


def refrigerator(w=0.91, d=0.7, h=1.79, kind='french', front='steel', side='paint-#8e8f8e'):
    """`french`: two doors over two drawers; `single`: one door over a freezer door."""
    body = d - 0.07
    box((w, body, h - 0.03), (0, 0.035, 0.03), side, 0.006)
    box((w - 0.06, body - 0.08, 0.03), (0, 0.04, 0), DARK, 0.002)
    y = 0.035 - body / 2 - 0.032
    split = h * (0.46 if kind == 'french' else 0.36)
    if kind == 'french':
        half = w / 2 - 0.004
        for s in (-1, 1):
            box((half, 0.06, h - split - 0.008), (s * (w / 4 + 0.001), y, split + 0.004), front, 0.01)
            _bar(s * 0.045, split + 0.12, h - 0.22, y - 0.03, front)
        each = (split - 0.05) / 2
        for k in range(2):
            z = 0.045 + k * each
            box((w, 0.06, each - 0.008), (0, y, z), front, 0.01)
            _rail(-w * 0.36, w * 0.36, z + each - 0.06, y - 0.03, front)
    else:
        box((w, 0.06, h - split - 0.008), (0, y, split + 0.004), front, 0.01)
        box((w, 0.06, split - 0.05), (0, y, 0.045), front, 0.01)
        # Finger grooves in place of handles.
        box((w - 0.1, 0.012, 0.02), (0, y - 0.024, split - 0.008), GAP, 0.002)


def _drum_door(y, z, r, glass='screen', ring='steel'):
    """A round door on the front plane `y`."""
    lathe([(r, 0), (r * 1.02, 0.02), (r * 0.97, 0.042), (r * 0.84, 0.05), (r * 0.8, 0.04), (r * 0.78, 0.02)], (0, y, z), ring, 72, rot=(90, 0, 0))
    lathe([(0, 0.052), (r * 0.35, 0.05), (r * 0.62, 0.042), (r * 0.79, 0.024), (r * 0.79, 0)], (0, y, z), glass, 72, rot=(90, 0, 0))


def washer(w=0.6, d=0.58, h=0.85, body=WHITE, kind='washer'):
    """A front loader; a dryer has a larger door without water's drawer and a grille at its foot."""
    box((w, d, h - 0.015), (0, 0, 0.015), body, 0.012)
    front = -d / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.025, 0.016, (sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0), DARK)
    top = h - 0.115
    box((w - 0.004, 0.006, 0.003), (0, front - 0.001, top), GAP, 0)
    box((0.2, 0.006, 0.062), (0.13, front - 0.002, top + 0.028), 'screen', 0.002)
    cylinder(0.034, 0.024, (-0.03, front, top + 0.058), 'steel', rot=(90, 0, 0))
    if kind == 'washer':
        box((0.17, 0.005, 0.075), (-0.195, front - 0.001, top + 0.02), 'paint-#e2e0da', 0.003)
        _drum_door(front, 0.41, 0.2)
    else:
        _drum_door(front, 0.43, 0.225, 'screen', 'paint-#d4d2cc')
        box((w - 0.14, 0.006, 0.07), (0, front - 0.001, 0.07), 'paint-#d9d7d1', 0.003)
        for k in range(7):
            box((w - 0.2, 0.004, 0.004), (0, front - 0.005, 0.077 + k * 0.008), GAP, 0)
    box((w - 0.004, 0.006, 0.003), (0, front - 0.001, 0.16), GAP, 0)


def range_hood(w=0.9, d=0.48, h=0.9):
    """A flat canopy under a chimney; its back at y = 0, its foot at z = 0."""
    box((w, d, 0.055), (0, -d / 2, 0), 'steel', 0.006)
    box((w - 0.05, d - 0.05, 0.004), (0, -d / 2, -0.003), 'paint-#77787a', 0)
    box((w, 0.004, 0.03), (0, -d - 0.001, 0.012), 'screen', 0.001)
    box((0.3, 0.28, h - 0.055), (0, -0.14, 0.055), 'steel', 0.004)
    box((0.302, 0.282, 0.003), (0, -0.14, h * 0.55), GAP, 0)


def hob(w=0.6, d=0.52):
    """Induction glass with a steel edge, as it lies in a counter of which a piece is shown."""
    box((w + 0.22, d + 0.12, 0.03), (0, 0, 0), 'quartz-stone', 0.003)
    box((w, d, 0.006), (0, 0, 0.03), 'steel', 0.002)
    box((w - 0.008, d - 0.008, 0.003), (0, 0, 0.0345), 'screen', 0.001)
    for x, y, r in ((-0.15, 0.1, 0.1), (0.15, 0.1, 0.08), (-0.15, -0.13, 0.08), (0.15, -0.13, 0.1)):
        lathe([(r - 0.0025, 0), (r - 0.0025, 0.0006), (r, 0.0006), (r, 0)], (x, y, 0.0374), 'paint-#8b8c8c', 72)
    for k in range(5):
        cylinder(0.006, 0.0006, (-0.05 + k * 0.025, -0.235, 0.0374), 'paint-#b9bab9', edge=0)


def oven(w=0.595, d=0.55, h=0.595):
    """A built-in oven: a glass door under a panel with two knobs and a display."""
    box((w - 0.03, d - 0.03, h - 0.01), (0, 0.02, 0.005), 'paint-#85868a', 0.003)
    y = -d / 2 + 0.012
    box((w, 0.024, h * 0.2), (0, y, h * 0.8), 'black-metal', 0.003)
    box((w, 0.024, h * 0.8 - 0.004), (0, y, 0), 'screen', 0.004)
    box((w * 0.66, 0.002, h * 0.42), (0, y - 0.0125, h * 0.14), 'paint-#1a1a1a', 0.004)
    _rail(-w * 0.4, w * 0.4, h * 0.71, y - 0.012)
    box((0.12, 0.003, 0.034), (0, y - 0.013, h * 0.88), 'screen', 0.001)
    for s in (-1, 1):
        cylinder(0.022, 0.026, (s * 0.19, y - 0.012, h * 0.9), 'steel', rot=(90, 0, 0))


def dishwasher(w=0.598, d=0.58, h=0.82):
    """A steel door with a pocket to pull, a plinth below."""
    box((w - 0.006, d - 0.03, h - 0.1), (0, 0.015, 0.1), 'paint-#a6a6a3', 0.003)
    box((w - 0.02, d - 0.09, 0.1), (0, 0.03, 0), DARK, 0.002)
    y = -d / 2 + 0.012
    box((w, 0.024, h - 0.195), (0, y, 0.1), 'steel', 0.006)
    box((w, 0.024, 0.09), (0, y, h - 0.09), 'steel', 0.005)
    box((w * 0.42, 0.012, 0.012), (0, y - 0.006, h - 0.094), 'paint-#333333', 0.002)
    box((0.13, 0.002, 0.026), (w * 0.3, y - 0.0125, h - 0.06), 'screen', 0.001)


def air_conditioner(w=0.95, d=0.22, h=0.3, body=WHITE, front=None):
    """A wall unit: its back at y = 0, rounded below where the air comes out; a pane of glass may lie on its front."""
    r, steps = 0.09, 16
    bend = [(-d + r - r * math.sin(a), r - r * math.cos(a)) for a in (i * math.pi / 2 / steps for i in range(steps + 1))]
    outline = [(0.0, 0.0), *bend, (-d, h - 0.03), (-d + 0.03, h), (0.0, h)]
    n = len(outline)
    verts = [(s * w / 2, y, z) for s in (-1, 1) for y, z in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n)), *[(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]]
    mesh_object('unit', verts, faces, body, (0, 0, 0), angle=30)
    if front:
        box((w - 0.008, 0.008, h - 0.142), (0, -d, 0.11), front, 0.002)
    box((w - 0.07, 0.05, 0.006), (0, -d * 0.62, 0.003), 'paint-#3a3a3a', 0.001, rot=(28, 0, 0))
    box((w - 0.06, 0.075, 0.005), (0, -d * 0.7, 0.0), 'paint-#f5f3ee', 0.002, rot=(-24, 0, 0))
    box((w, 0.002, 0.0025), (0, -d - 0.0005, 0.105), GAP, 0)
    cylinder(0.004, 0.002, (w * 0.42, -d, 0.14), 'paint-#7fae8a', edge=0, rot=(90, 0, 0))


def purifier(d=0.34, h=0.7, body=WHITE):
    """A round tower: holes all around its foot, air out of its top."""
    r = d / 2
    lathe([(0, 0), (r - 0.012, 0), (r, 0.012), (r, h - 0.03), (r - 0.02, h), (r - 0.05, h), (r - 0.06, h - 0.03), (0, h - 0.03)], (0, 0, 0), body, 96)
    for row in range(13):
        z = 0.06 + row * 0.022
        for k in range(64):
            t = (k + 0.5 * (row % 2)) / 64 * 2 * math.pi
            if math.sin(t) < 0.45:
                cylinder(0.0042, 0.002, ((r - 0.0008) * math.cos(t), (r - 0.0008) * math.sin(t), z), DARK, edge=0, segments=10, rot=(90, 0, math.degrees(t) + 90))
    for k in range(9):
        y = -0.08 + k * 0.02
        reach = math.sqrt((r - 0.06) ** 2 - y ** 2)
        box((reach * 2, 0.004, 0.008), (0, y, h - 0.024), 'paint-#c9c7c1', 0)
    cylinder(0.024, 0.004, (0, -r, h * 0.72), 'screen', rot=(90, 0, 0))


def robot_vacuum(d=0.34, h=0.095):
    """A disc with a turret, standing before its dock."""
    r = d / 2
    lathe([(0, 0.012), (r - 0.02, 0.012), (r, 0.024), (r, h - 0.014), (r - 0.012, h), (0, h)], (0, -0.1, 0), WHITE, 96)
    lathe([(r + 0.0005, 0.03), (r + 0.002, 0.034), (r + 0.002, 0.05), (r + 0.0005, 0.054)], (0, -0.1, 0), DARK, 96)
    cylinder(0.052, 0.018, (0, -0.06, h), 'paint-#dad8d2')
    cylinder(0.04, 0.003, (0, -0.06, h + 0.018), 'screen')
    cylinder(0.012, 0.003, (0, -0.2, h), 'steel')
    box((0.22, 0.05, 0.14), (0, 0.115, 0), WHITE, 0.015)
    box((0.22, 0.16, 0.01), (0, 0.03, 0), DARK, 0.003)


def soundbar(w=1.1, d=0.11, h=0.062):
    """A low bar clad in cloth, its ends of dark metal."""
    box((w - 0.03, d, h), (0, 0, 0.004), 'linen-charcoal', 0.012)
    for s in (-1, 1):
        box((0.016, d + 0.002, h + 0.002), (s * (w / 2 - 0.008), 0, 0.003), 'black-metal', 0.012)
    box((0.2, 0.05, 0.002), (0, 0, h + 0.003), 'screen', 0.001)


def rice_cooker(d=0.26, h=0.24, body=WHITE):
    """A rounded pot with a domed lid, a button to open it and a carrying handle."""
    with group('pot', (0, 0, 0)):
        lathe([(0, 0), (d * 0.42, 0), (d * 0.48, 0.015), (d * 0.52, 0.07), (d * 0.52, h * 0.62), (d * 0.505, h * 0.645)], (0, 0, 0), body, 96, squash=(1, 1.15))
        lathe([(d * 0.505, h * 0.645), (d * 0.5, h * 0.67)], (0, 0, 0), GAP, 96, squash=(1, 1.15))
        lathe([(d * 0.515, h * 0.67), (d * 0.5, h * 0.82), (d * 0.4, h * 0.95), (d * 0.2, h), (0, h * 1.01)], (0, 0, 0), 'steel', 96, squash=(1, 1.15))
    box((0.09, 0.012, 0.05), (0, -d * 0.592, h * 0.3), 'screen', 0.004)
    cylinder(0.016, 0.012, (0, -d * 0.55, h * 0.74), DARK, rot=(70, 0, 0))
    cylinder(0.014, 0.012, (0, d * 0.2, h * 0.99), DARK)
    tube([(-d * 0.51, 0, h * 0.5), (-d * 0.62, 0, h * 0.72), (-d * 0.4, 0, h * 1.14), (d * 0.4, 0, h * 1.14), (d * 0.62, 0, h * 0.72), (d * 0.51, 0, h * 0.5)], 0.008, DARK)


MODELS = {
    'television': television, 'refrigerator': refrigerator, 'washer': washer, 'range_hood': range_hood, 'hob': hob, 'oven': oven, 'dishwasher': dishwasher,
    'air_conditioner': air_conditioner, 'purifier': purifier, 'robot_vacuum': robot_vacuum, 'soundbar': soundbar, 'rice_cooker': rice_cooker,
}
