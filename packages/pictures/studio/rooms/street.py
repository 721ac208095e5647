"""What façades and streets are made of: many boards in one mesh, glass, railings, breeze blocks, leaves."""
import math
import random

import numpy as np

from kit.group import group
from kit.hard import box, tube
from kit.mesh import mesh_object
from rooms.shell import DEEP, wall_mesh

_CORNERS = [(sx, sy, sz) for sz in (0, 1) for sy in (-0.5, 0.5) for sx in (-0.5, 0.5)]
_SIDES = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]


def boards(parts, mat, name='boards'):
    """One mesh of many boards: `parts` are (x, y, z, width, depth, height), standing on z."""
    if not parts:
        return None
    verts, faces = [], []
    for x, y, z, w, d, h in parts:
        base = len(verts)
        verts += [(x + sx * w, y + sy * d, z + sz * h) for sx, sy, sz in _CORNERS]
        faces += [tuple(base + k for k in side) for side in _SIDES]
    return mesh_object(name, verts, faces, mat, smooth=False)


def railing(a, b, y, z, h=1.0, mat='black-metal', pitch=0.11):
    """Upright bars from x = a to b, with a flat rail on top."""
    bars = [(x, y, z + 0.08, 0.016, 0.016, h - 0.1) for x in np.arange(a + pitch / 2, b, pitch)]
    rails = [((a + b) / 2, y, z + h - 0.03, b - a, 0.05, 0.03), ((a + b) / 2, y, z + 0.06, b - a, 0.03, 0.025)]
    posts = [(x, y, z, 0.035, 0.035, h) for x in (a + 0.02, b - 0.02)]
    return boards([*bars, *rails, *posts], mat, 'railing')


def side_railing(x, a, b, z, h=1.0, mat='black-metal'):
    """The same along y, for the ends of a balcony."""
    with group('side', (x, 0, 0), 90):
        railing(a, b, 0, z, h, mat)


def sash(o, z=0.0, frame='black-metal', bars=(2, 1), y=0.1, curtain=0.0, fabric='drapery-cream', lit=False):
    """Glass and frame in an opening {at, w, h, sill} of a façade whose face is y = 0; `curtain` is the share drawn."""
    x, w, h, low = o['at'], o['w'], o['h'], z + o.get('sill', 0)
    t = 0.055
    parts = [(x + sx * (w - t) / 2, y, low, t, 0.07, h) for sx in (-1, 1)]
    parts += [(x, y, low + k * (h - t), w, 0.07, t) for k in (0, 1)]
    parts += [(x - w / 2 + w * i / bars[0], y, low, t * 0.8, 0.06, h) for i in range(1, bars[0])]
    parts += [(x, y, low + h * j / bars[1], w, 0.05, t * 0.6) for j in range(1, bars[1])]
    boards(parts, frame, 'frame')
    boards([(x, y, low, w - t, 0.008, h)], 'pane', 'pane')
    if curtain:
        side = w * curtain / 2
        pleats = []
        for sx in (-1, 1):
            edge = x + sx * w / 2
            count = max(2, int(side / 0.09))
            pleats += [(edge - sx * side * (k + 0.5) / count, 0.3 + 0.02 * (k % 2), low + 0.02, side / count * 1.1, 0.03, h - 0.05) for k in range(count)]
        boards(pleats, fabric, 'curtain')
    if lit:
        boards([(x, 1.9, low, w + 1.2, 0.02, h)], 'glow-0.9-#ffd9a0', 'lamplight')


def storey(width, z, height, openings, skin):
    """One storey of façade, its face at y = 0."""
    with group('storey', (0, 0, z)):
        return wall_mesh(width, height, openings, skin)


def insides(width, depth, levels, bays=1, back='matt-#a3988a'):
    """Floors, party walls and a back wall behind a façade, so that its windows look into rooms."""
    low, high = levels[0], levels[-1]
    boards([(0, DEEP + depth / 2, z - 0.12, width - 0.04, depth, 0.2) for z in levels], 'matt-#d8d2c6', 'floors')
    edges = [-width / 2 + width * k / bays for k in range(bays + 1)]
    boards([(x, DEEP + depth / 2, low, 0.12, depth, high - low) for x in edges], 'matt-#c9c1b3', 'parties')
    boards([(0, DEEP + depth, low, width, 0.1, high - low)], back, 'back')


def breeze_blocks(x, z, w, h, mat='paint-#c06a48', size=0.2, y=0.06):
    """A screen of square hollow blocks, each with a cross."""
    cols, rows = max(1, round(w / size)), max(1, round(h / size))
    sx, sz = w / cols, h / rows
    parts = [(x - w / 2 + sx * i, y, z, 0.028, 0.1, h) for i in range(cols + 1)]
    parts += [(x, y, z + sz * j - 0.014, w, 0.1, 0.028) for j in range(rows + 1)]
    boards(parts, mat, 'blocks')
    for i in range(cols):
        for j in range(rows):
            cx, cz = x - w / 2 + sx * (i + 0.5), z + sz * (j + 0.5)
            ring = [(cx + sx * 0.36 * math.cos(a), y, cz + sz * 0.36 * math.sin(a)) for a in [k * math.pi / 5 for k in range(10)]]
            tube(ring, 0.016, mat, smooth=False, cyclic=True, resolution=2)


def leaves(points, size, mat, seed=1, droop=0.35):
    """One flat leaf at each of `points` (n, 3), `size` long, turned every way and a little down."""
    rng = np.random.default_rng(seed)
    points = np.asarray(points, float)
    n = len(points)
    along = rng.normal(size=(n, 3))
    along[:, 2] = along[:, 2] * 0.6 - droop
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, rng.normal(size=(n, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    length = size * rng.uniform(0.6, 1.2, (n, 1))
    verts = np.stack([points - along * length / 2, points + side * length * 0.24, points + along * length / 2, points - side * length * 0.24], axis=1).reshape(-1, 3)
    uv = np.tile(np.array([(0, 0), (-0.5, 0.5), (0, 1), (0.5, 0.5)]), (n, 1))
    faces = np.arange(n * 4).reshape(-1, 4)
    return mesh_object('leaves', verts, faces, mat, uv=uv, smooth=False)


def bush(x, y, z, w, d, h, seed=1, mat='leaf-#4d6b32', count=900, size=0.12):
    """A rounded bush or a stretch of hedge."""
    rng = np.random.default_rng(seed)
    p = rng.normal(size=(count, 3))
    p /= np.linalg.norm(p, axis=1, keepdims=True)
    p *= rng.uniform(0.55, 1.0, (count, 1)) ** 0.4
    flat = np.sign(p) * np.abs(p) ** 0.75
    leaves(flat * (w / 2, d / 2, h / 2) + (x, y, z + h / 2), size, mat, seed)


def trailing(a, b, y, z, drop=0.7, seed=1, mat='leaf-#55733a', count=500, size=0.1, flowers=None):
    """Plants along a balcony's edge from x = a to b, some of them hanging over it."""
    rng = np.random.default_rng(seed)
    knots = rng.uniform(a, b, max(3, int((b - a) * 2.2)))
    at = rng.choice(knots, count)
    fall = rng.random(count) ** 1.6
    long = 0.4 + 0.6 * np.abs(np.sin(at * 7.3 + seed))
    points = np.stack([at + rng.normal(0, 0.13, count), y + rng.normal(0, 0.1, count) - 0.1 * fall, z + 0.24 * rng.random(count) - drop * fall * long], axis=1)
    leaves(points, size, mat, seed)
    if flowers:
        leaves(points[rng.random(count) < 0.45] + rng.normal(0, 0.05, 3), size * 0.75, flowers, seed + 1)


def tree(x, y, h=7.0, seed=1, mat='leaf-#54702f', size=0.2, count=5200, lean=0.0, spread=0.3, z=0.0):
    """A street tree: a trunk that forks, and a crown of clumps with gaps between them."""
    rng = random.Random(seed)
    fork = np.array((x + lean * 0.4, y, z + h * 0.4))
    tube([(x, y, z), (x + 0.1, y + 0.05, z + h * 0.2), tuple(fork)], h * 0.018, 'bark', taper=[1.3, 1.0, 0.85])
    clumps = []
    for k in range(15):
        a = k * 2.4 + rng.uniform(-0.4, 0.4)
        up = 0.5 + 0.5 * ((k * 7) % 15) / 15
        r = h * spread * math.sin(math.pi * (0.18 + 0.78 * (up - 0.45) / 0.55)) * rng.uniform(0.75, 1.1)
        centre = np.array((fork[0] + lean + r * math.cos(a), y + r * math.sin(a), z + h * up))
        clumps.append((centre, h * rng.uniform(0.09, 0.14)))
        if k % 2 == 0:
            middle = (fork + centre) / 2 + (0, 0, h * 0.03)
            tube([tuple(fork - (0, 0, h * 0.04 * (k % 3))), tuple(middle), tuple(centre)], h * 0.008, 'bark', taper=[1.2, 0.7, 0.3])
    dice = np.random.default_rng(seed)
    points = []
    for centre, r in clumps:
        p = dice.normal(size=(count // len(clumps), 3))
        p /= np.linalg.norm(p, axis=1, keepdims=True)
        points.append(centre + p * (r * dice.random((len(p), 1)) ** 0.35) * (1.25, 1.25, 0.8))
    points = np.concatenate(points)
    half = len(points) // 2
    dice.shuffle(points)
    leaves(points[:half], size, mat, seed)
    leaves(points[half:], size, mat, seed + 50)


def blades(x, y, w, d, z=0.0, count=26000, seed=1, mat='leaf-#6d8740', height=0.06, half=0.012):
    """Blades of grass over `w` by `d` metres about (x, y), thinning out at its edges; `half` of their width."""
    rng = np.random.default_rng(seed)
    spread = rng.normal(0, 0.7, (2, count))
    base = np.stack([rng.uniform(x - w / 2, x + w / 2, count) + spread[0], rng.uniform(y - d / 2, y + d / 2, count) + spread[1], np.full(count, z)], axis=1)
    turn = rng.uniform(0, 6.28, count)
    side = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], axis=1) * half
    tip = np.concatenate([rng.normal(0, height * 0.5, (count, 2)), height * rng.uniform(0.5, 1.2, (count, 1))], axis=1)
    verts = np.stack([base - side, base + side, base + tip], axis=1).reshape(-1, 3)
    uv = np.tile(np.array([(-0.3, 0), (-0.3, 0.02), (-0.3, 0.04)]), (count, 1))
    return mesh_object('grass', verts, np.arange(count * 3).reshape(-1, 3), mat, uv=uv, smooth=False)


def across(y=-26.0, w=90.0, h=9.0, seed=3, tone=('matt-#cbbfa8', 'matt-#b7a68c', 'matt-#d8d0c0', 'matt-#a9b0a6')):
    """The other side of the street: seen in the glass alone."""
    rng = random.Random(seed)
    x = -w / 2
    while x < w / 2:
        wide = rng.uniform(4.2, 7.5)
        for part in (boards([(x + wide / 2, y - 4, 0, wide, 8, h * rng.uniform(0.7, 1.25))], rng.choice(tone), 'across'),):
            part.visible_camera = part.visible_shadow = part.visible_diffuse = False
        x += wide


def pavement(y0, y1, w=80.0, mat='tile-300x300-#b5aca0-matt', z=0.15):
    """Pavement from y0 (kerb) to y1, its kerb, and the street before it."""
    boards([(0, (y0 + y1) / 2, 0, w, y1 - y0, z)], mat, 'pavement')
    boards([(0, y0 - 0.09, 0, w, 0.18, z + 0.01)], 'concrete-#b9b4aa', 'kerb')
    boards([(0, y0 - 0.55, 0.0, w, 0.7, 0.012)], 'concrete-#a39e95', 'gutter')
    mesh_object('street', [(-w, y0 - 60, 0), (w, y0 - 60, 0), (w, y0 + 90, 0), (-w, y0 + 90, 0)], [(0, 1, 2, 3)], 'concrete-#716d67')
