"""Plants in pots, branches for vases. Leaves are curved meshes, not cards."""
import math
import random

import numpy as np

from kit.group import group
from kit.hard import cylinder, lathe, smooth_profile, tube
from kit.mesh import grid, mesh_object


def _leaf(base, direction, length, width, mat, droop=0.4, fold=0.25, roll=0.0, shape='ovate', rng=None):
    """One leaf from `base` along `direction`, bending down by `droop`."""
    direction = np.array(direction, float)
    direction /= np.linalg.norm(direction)
    side = np.cross(direction, (0, 0, 1))
    side = side / np.linalg.norm(side) if np.linalg.norm(side) > 1e-3 else np.array([1.0, 0, 0])
    up = np.cross(side, direction)
    side, up = side * math.cos(roll) + up * math.sin(roll), up * math.cos(roll) - side * math.sin(roll)
    ts = np.linspace(0, 1, 9)
    if shape == 'fiddle':
        halves = 0.5 * width * (np.sin(np.pi * ts ** 0.75) ** 0.7) * (0.72 + 0.42 * ts) * (1 - 0.22 * np.exp(-((ts - 0.42) / 0.13) ** 2))
    elif shape == 'blade':
        halves = 0.5 * width * np.clip(np.minimum(1, ts * 6 + 0.7), 0, 1) * np.clip((1 - ts) * 2.2, 0, 1) ** 0.6
    else:
        halves = 0.5 * width * np.sin(np.pi * ts ** 0.8) ** 0.85
    verts, uv = [], []
    p = np.array(base, float)
    d = direction.copy()
    for k, t in enumerate(ts):
        if k:
            d = d + np.array([0, 0, -droop / len(ts)])
            d /= np.linalg.norm(d)
            p = p + d * length / (len(ts) - 1)
        n = np.cross(side, d)
        for s in (-1, -0.5, 0, 0.5, 1):
            verts.append(p + side * s * halves[k] + n * (abs(s) * halves[k] * fold))
            uv.append((s * 0.5, t))
    return verts, uv


def _foliage(leaves, mat):
    """Join leaves (lists of 45 points) into one mesh per plant."""
    if not leaves:
        return
    faces = []
    cell = grid(9, 5)
    for i in range(len(leaves)):
        faces += [tuple(k + i * 45 for k in f) for f in cell]
    verts = np.concatenate([np.array(v) for v, _ in leaves])
    uv = np.concatenate([np.array(u) for _, u in leaves])
    mesh_object('leaves', verts, faces, mat, uv=uv, angle=180)


def _pot(r, h, mat):
    lathe(smooth_profile([(0, 0), (r * 0.72, 0), (r * 0.78, 0.01), (r * 0.95, h * 0.6), (r, h), (r * 0.92, h), (r * 0.9, h * 0.88), (0, h * 0.86)], 6), (0, 0, 0), mat, 64, angle=50)
    cylinder(r * 0.9, 0.01, (0, 0, h * 0.86), 'soil')


def twig(start, end, seed, mat):
    """A bent twig with small leaves."""
    rng = random.Random(seed)
    a, b = np.array(start, float), np.array(end, float)
    mid = (a + b) / 2 + np.array([rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04), 0.03])
    tube([a, mid, b], 0.003, 'bark', taper=[1, 0.8, 0.4])
    leaves = []
    for t in np.linspace(0.3, 1, 12):
        p = (1 - t) ** 2 * a + 2 * t * (1 - t) * mid + t * t * b
        turn = rng.uniform(0, 6.28)
        leaves.append(_leaf(p, (math.cos(turn), math.sin(turn), rng.uniform(0.1, 0.8)), rng.uniform(0.05, 0.085), 0.022, mat, 0.5, rng=rng))
    _foliage(leaves, mat)


def plant_fig(h=1.6, pot='ceramic-cream', seed=4):
    rng = random.Random(seed)
    pot_h = 0.34
    _pot(0.19, pot_h, pot)
    leaves = []
    for stem in range(3):
        a = stem * 2.1 + rng.uniform(-0.3, 0.3)
        lean = rng.uniform(0.05, 0.2)
        tall = h * (1 - 0.14 * stem) - 0.12
        pts = [(0.03 * math.cos(a), 0.03 * math.sin(a), pot_h * 0.85), (lean * 0.5 * math.cos(a), lean * 0.5 * math.sin(a), (pot_h + tall) / 2), (lean * math.cos(a), lean * math.sin(a), tall)]
        tube(pts, 0.013, 'bark', taper=[1.2, 0.9, 0.5])
        count = int(21 - 3 * stem)
        for k in range(count):
            t = 0.34 + 0.66 * k / (count - 1)
            p0, p1, p2 = (np.array(p) for p in pts)
            p = (1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2
            turn = k * 2.4 + rng.uniform(-0.3, 0.3)
            rise = 0.5 + 1.2 * max(0, t - 0.4) + rng.uniform(-0.3, 0.4)
            size = rng.uniform(0.25, 0.36) * (1.05 - 0.2 * t)
            leaves.append(_leaf(p, (math.cos(turn), math.sin(turn), rise), size, size * 0.7, 'leaf', rng.uniform(0.9, 2.0), 0.16, rng.uniform(-0.7, 0.7), 'fiddle'))
    _foliage(leaves, 'leaf-#3f5b2b')


def plant_palm(h=1.7, seed=6):
    from furniture.decor import basket
    rng = random.Random(seed)
    basket(0.4, 0.34)
    cylinder(0.17, 0.01, (0, 0, 0.27), 'soil')
    leaves = []
    for f in range(15):
        a = f * 2.39996
        inner = f / 14
        reach, tall = 0.2 + 0.42 * inner, h * (1.0 - 0.5 * inner ** 1.4)
        pts = [np.array((0.05 * math.cos(a), 0.05 * math.sin(a), 0.28)), np.array((reach * 0.35 * math.cos(a), reach * 0.35 * math.sin(a), tall * 0.85)), np.array((reach * 1.25 * math.cos(a), reach * 1.25 * math.sin(a), tall * (0.95 - 0.2 * inner)))]
        curve = [tuple((1 - t) ** 2 * pts[0] + 2 * t * (1 - t) * pts[1] + t * t * pts[2]) for t in np.linspace(0, 1, 9)]
        tube(curve, 0.006, 'leaf-#7f9350', taper=list(np.linspace(1.1, 0.35, 9)))
        for t in np.linspace(0.36, 0.99, 20):
            p = (1 - t) ** 2 * pts[0] + 2 * t * (1 - t) * pts[1] + t * t * pts[2]
            along = 2 * (1 - t) * (pts[1] - pts[0]) + 2 * t * (pts[2] - pts[1])
            along /= np.linalg.norm(along)
            side = np.cross(along, (0, 0, 1))
            side /= np.linalg.norm(side) + 1e-6
            size = 0.3 * math.sin(math.pi * min(1, 0.2 + 0.75 * (1 - t) + 0.15)) + 0.06
            for s in (-1, 1):
                leaves.append(_leaf(p, side * s * 0.8 + along * 0.75 + np.array([0, 0, 0.25]), size * rng.uniform(0.85, 1.1), 0.026, 'leaf', rng.uniform(0.5, 0.95), 0.3))
    _foliage(leaves, 'leaf-#55722f')


def plant_monstera(h=0.95, pot='ceramic-terracotta', seed=8):
    rng = random.Random(seed)
    pot_h = 0.28
    _pot(0.17, pot_h, pot)
    for k in range(13):
        a = k * 2.4 + rng.uniform(-0.2, 0.2)
        tall = pot_h + (h - pot_h) * (1 - 0.55 * k / 13) * rng.uniform(0.85, 1.02)
        reach = 0.1 + 0.26 * k / 13
        tip = np.array((reach * math.cos(a), reach * math.sin(a), tall))
        tube([(0.02 * math.cos(a), 0.02 * math.sin(a), pot_h * 0.86), (reach * 0.5 * math.cos(a), reach * 0.5 * math.sin(a), tall * 0.72), tuple(tip)], 0.006, 'leaf-#5d7a3c')
        _split_leaf(tip, a, rng.uniform(0.25, 0.36), rng)


def _split_leaf(at, turn, size, rng):
    """A heart-shaped leaf with deep cuts: a fan of lobes around the midrib."""
    out = np.array((math.cos(turn), math.sin(turn), 0.0))
    side = np.array((-math.sin(turn), math.cos(turn), 0.0))
    tilt = rng.uniform(0.35, 0.8)
    forward = out * math.cos(tilt) + np.array((0, 0, -1)) * math.sin(tilt)
    normal = np.cross(side, forward) * -1
    steps = 96
    rim = []
    for i in range(steps):
        t = i / steps * 2 * math.pi
        heart = 0.56 * size * (1 - 0.26 * math.sin(t * 0.5) ** 40) * (0.82 + 0.18 * math.cos(t))
        wave = abs(math.sin(t * 5.5))
        cut = 1 - 0.42 * (wave < 0.34) * (0.6 < t < 5.68) * abs(math.sin(t)) ** 0.4
        notch = 0.35 if abs(t - math.pi) < 0.12 else 1
        r = heart * cut * notch
        rim.append((r * math.cos(t) * 1.12 + size * 0.34, r * math.sin(t) * 0.92))
    verts, uv, faces = [], [], []
    for ring in (0.02, 0.5, 1.0):
        for u, v in rim:
            x, y = (u - size * 0.34) * ring + size * 0.34 * min(1, ring * 1.2), v * ring
            bend = -1.1 * x * x / size * 0.5 + abs(y) * 0.16 - (y / size) ** 2 * size * 0.5
            verts.append(at + forward * x + side * y + normal * bend)
            uv.append((y / size, x / size))
    faces = [tuple(f) for f in grid(3, steps, closed_cols=True)]
    mesh_object('leaf', verts, faces, 'leaf-#35552a', uv=uv, angle=180)


def plant_snake(h=0.8, pot='concrete', seed=3):
    rng = random.Random(seed)
    pot_h = 0.24
    _pot(0.15, pot_h, pot)
    leaves = []
    for k in range(16):
        a, r = k * 2.4, 0.09 * math.sqrt(k / 16)
        tall = (h - pot_h) * rng.uniform(0.6, 1.0)
        leaves.append(_leaf((r * math.cos(a), r * math.sin(a), pot_h * 0.84), (0.22 * math.cos(a), 0.22 * math.sin(a), 1), tall, 0.062, 'leaf', 0.02, 0.5, rng.uniform(0, 6.28), 'blade'))
    _foliage(leaves, 'leaf-#4e6a3c')


def plant_olive(h=1.8, pot='ceramic-terracotta', seed=5):
    rng = random.Random(seed)
    pot_h = 0.4
    _pot(0.22, pot_h, pot)
    crown = h * 0.66
    tube([(0, 0, pot_h * 0.85), (0.03, 0.01, h * 0.4), (-0.01, 0.0, crown)], 0.02, 'bark', taper=[1.2, 0.9, 0.7])
    leaves = []
    for _ in range(26):
        a, lift = rng.uniform(0, 6.28), rng.uniform(-0.05, 1)
        reach = rng.uniform(0.18, 0.42)
        end = np.array((reach * math.cos(a), reach * math.sin(a), crown + (h - crown) * lift))
        start = np.array((0, 0, crown - 0.05 + 0.2 * lift * (h - crown)))
        tube([start, (start + end) / 2 + np.array([0, 0, 0.04]), end], 0.005, 'bark', taper=[1, 0.7, 0.4])
        for t in np.linspace(0.25, 1, 17):
            p = start + (end - start) * t + np.array([0, 0, 0.04 * math.sin(math.pi * t)])
            turn = rng.uniform(0, 6.28)
            leaves.append(_leaf(p, (math.cos(turn), math.sin(turn), rng.uniform(-0.1, 0.9)), rng.uniform(0.05, 0.08), 0.016, 'leaf', 0.4))
    _foliage(leaves, 'leaf-#6d7b55')


MODELS = {'plant_fig': plant_fig, 'plant_palm': plant_palm, 'plant_monstera': plant_monstera, 'plant_snake': plant_snake, 'plant_olive': plant_olive}
