"""Rugs, curtains, mirrors, pictures, vases, baskets, cushions."""
import math
import random

import numpy as np

from kit.group import group
from kit.hard import arch_outline, box, cylinder, lathe, prism, smooth_profile, tube
from kit.mesh import grid, mesh_object, waves
from kit.soft import hanging, pillow


def rug(w=2.4, d=1.7, kind='plain', colour='cream', round=False, seed=3):
    """Lies on the floor; rises 8–18 mm with a soft edge."""
    thick = {'plain': 0.018, 'jute': 0.012, 'stripe': 0.009}.get(kind, 0.014)
    mat = f'rug-{kind}-{colour}'
    if round:
        r = w / 2
        lathe([(r, 0), (r + 0.003, thick * 0.5), (r - 0.004, thick), *[(r * t, thick) for t in np.linspace(0.95, 0, 20)]], (0, 0, 0), mat, 128, angle=180)
        return
    nx, ny = int(w / 0.02), int(d / 0.02)
    uu, vv = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(-1, 1, ny))
    edge = np.clip((1 - np.maximum(np.abs(uu) ** 1, np.abs(vv))) * min(nx, ny) / 2, 0, 1)
    flat = np.stack([(uu * w / 2).ravel(), (vv * d / 2).ravel(), np.zeros(uu.size)], axis=1)
    flat[:, 0] += waves(flat * [0, 1, 0] + [7, 0, 0], 0.6, 0.004, seed)
    flat[:, 2] = 0.001 + thick * edge.ravel() + edge.ravel() * waves(flat, 0.5, 0.002, seed)
    mesh_object('rug', flat, grid(ny, nx), mat, angle=180)
    if kind in ('stripe', 'faded'):
        rng = random.Random(seed)
        for s in (-1, 1):
            for k in np.linspace(-d / 2 + 0.01, d / 2 - 0.01, int(d / 0.022)):
                tube([(s * w / 2, k, 0.006), (s * (w / 2 + 0.06 + rng.uniform(0, 0.02)), k + rng.uniform(-0.012, 0.012), 0.004)], 0.0028, 'wool-cream', smooth=False)


def curtain_pair(w=3.0, h=2.6, fabric='sheer-white', open=0.32, rail='black-metal', seed=2, sheer=None):
    """Two panels on a rail across `w`, top at z = h; `open` is the share of the width that stays free; in front of y = 0."""
    tube([(-w / 2 - 0.08, -0.09, h), (w / 2 + 0.08, -0.09, h)], 0.012, rail, smooth=False)
    for sx in (-1, 1):
        lathe([(0, 0), (0.02, 0.005), (0.02, 0.03), (0, 0.035)], (sx * (w / 2 + 0.08), -0.09, h), rail, rot=(0, sx * 90, 0))
        width = w * (1 - open) / 2
        hanging(width, h - 0.03, (sx * (w / 2 - width / 2), -0.09, h - 0.015), fabric, seed + sx, depth=0.045 if width > 0.5 else 0.055, pleat=0.11)
    if sheer:
        hanging(w - 0.05, h - 0.03, (0, -0.03, h - 0.015), sheer, seed + 7, depth=0.022, pleat=0.13)


def mirror(w=0.8, h=1.8, shape='arch', frame='oak', lean=0.0):
    """Stands on z = 0 with its back at y = 0 (round and rectangular ones are hung by their lower edge)."""
    with group('mirror', (0, 0, 0), tilt=(-lean, 0)):
        if shape == 'round':
            r = w / 2
            lathe([(0, 0), (r - 0.006, 0), (r - 0.006, 0.012), (0, 0.012)], (0, 0, r), 'mirror', 96, rot=(90, 0, 0), angle=30)
            lathe([(r - 0.012, 0.0), (r, 0.0), (r, 0.026), (r - 0.012, 0.026), (r - 0.012, 0.0)], (0, 0, r), frame, 96, rot=(90, 0, 0), angle=30)
            return
        outline = arch_outline(w, h) if shape == 'arch' else [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]
        inner = [(x * (1 - 0.07 / w * 1.0), 0.032 + (y / h) * (h - 0.064)) for x, y in outline]
        prism(inner, 0.012, (0, -0.018, 0), 'mirror', 0, rot=(90, 0, 0))
        n = len(outline)
        verts = [(x, -0.0, z) for x, z in outline] + [(x, -0.04, z) for x, z in outline] + [(x, -0.04, z) for x, z in inner] + [(x, -0.016, z) for x, z in inner]
        faces = []
        for ring in range(3):
            faces += [(ring * n + i, ring * n + (i + 1) % n, (ring + 1) * n + (i + 1) % n, (ring + 1) * n + i) for i in range(n)]
        from kit.hard import grained
        mesh_object('frame', verts, faces, grained(frame, (1, 1, 2)), angle=30)
        mesh_object('back', [(x, -0.001, z) for x, z in outline], [tuple(range(n))], 'black-wood', angle=30)


def art(w=0.5, h=0.7, seed=1, frame='oak'):
    """A framed print hung by its lower edge, back at y = 0."""
    t, deep = 0.018, 0.028
    for sx in (-1, 1):
        box((t, deep, h), (sx * (w - t) / 2, -deep / 2, 0), frame, 0.002)
    for z in (0, h - t):
        box((w - 2 * t, deep, t), (0, -deep / 2, z), frame, 0.002)
    verts = [(-w / 2 + t, -0.016, t), (w / 2 - t, -0.016, t), (w / 2 - t, -0.016, h - t), (-w / 2 + t, -0.016, h - t)]
    mesh_object('print', verts, [(0, 1, 2, 3)], f'print-{seed}', uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def art_pair(w=0.5, h=0.7, seed=3, frame='oak', gap=0.12):
    for i, sx in enumerate((-1, 1)):
        with group('art', (sx * (w + gap) / 2, 0, 0)):
            art(w, h, seed + i, frame)


def _branch(at, h, seed, leaf='leaf-#6f7a4c', count=5):
    from furniture.plants import twig
    rng = random.Random(seed)
    for _ in range(count):
        a = rng.uniform(0, 6.28)
        lean = rng.uniform(0.12, 0.42)
        twig(at, (at[0] + math.cos(a) * h * lean, at[1] + math.sin(a) * h * lean, at[2] + h * rng.uniform(0.75, 1.0)), rng.randrange(999), leaf)


def vase(kind='tall', mat='ceramic-cream', h=0.34, branch=False, seed=2):
    r = h * {'tall': 0.24, 'round': 0.46, 'jug': 0.3}[kind]
    profile = {'tall': [(0, 0), (r * 0.7, 0), (r * 0.78, 0.01), (r, h * 0.4), (r * 0.86, h * 0.72), (r * 0.5, h * 0.88), (r * 0.5, h), (r * 0.42, h), (r * 0.4, h * 0.86), (0, h * 0.5)],
               'round': [(0, 0), (r * 0.5, 0), (r * 0.6, 0.006), (r, h * 0.45), (r * 0.72, h * 0.8), (r * 0.36, h * 0.92), (r * 0.4, h), (r * 0.34, h), (r * 0.28, h * 0.9), (0, h * 0.6)],
               'jug': [(0, 0), (r * 0.8, 0), (r * 0.9, 0.012), (r, h * 0.3), (r * 0.55, h * 0.7), (r * 0.5, h * 0.85), (r * 0.72, h), (r * 0.64, h), (r * 0.42, h * 0.84), (0, h * 0.5)]}[kind]
    lathe(smooth_profile(profile, 8), (0, 0, 0), mat, 64, angle=180)
    if branch:
        _branch((0, 0, h * 0.9), h * 1.5, seed)


def vase_set():
    for kind, mat, h, x, y in (('tall', 'ceramic-cream', 0.36, -0.13, 0.03), ('round', 'ceramic-terracotta', 0.2, 0.05, -0.05), ('jug', 'ceramic-charcoal', 0.26, 0.17, 0.08)):
        with group('vase', (x, y, 0)):
            vase(kind, mat, h)


def bowl(d=0.3, h=0.09, mat='ceramic-cream', fruit=None, seed=1):
    r = d / 2
    lathe(smooth_profile([(0, 0), (r * 0.42, 0), (r * 0.45, 0.012), (r * 0.8, h * 0.5), (r, h), (r * 0.97, h), (r * 0.74, h * 0.5), (r * 0.3, 0.022), (0, 0.02)], 7), (0, 0, 0), mat, 64, angle=180)
    if fruit:
        rng = random.Random(seed)
        for i in range(7):
            a, k = i * 2.4, (0.1 if i == 0 else 0.5) * r
            s = rng.uniform(0.034, 0.04)
            lathe(smooth_profile([(0, -s), (s * 0.75, -s * 0.7), (s, 0), (s * 0.78, s * 0.68), (s * 0.2, s * 0.86), (0, s * 0.8)], 5), (math.cos(a) * k, math.sin(a) * k, h * 0.62 + s * (0.5 if i else 1.1)), f'ceramic-{fruit}', 24, angle=180)


def cushion_set():
    for size, x, y, fabric, turn, lean, seed in ((0.52, -0.16, 0.14, 'linen-clay', 6, -14, 11), (0.5, 0.17, 0.07, 'linen-oat', -9, -20, 12), (0.4, 0.0, -0.08, 'linen-moss', 3, -30, 13)):
        pillow(size, size if size > 0.45 else 0.32, 0.17, (x, y, -0.005), fabric, (lean, 0, turn), seed)


def basket(d=0.42, h=0.4, seed=1):
    r = d / 2
    outer = smooth_profile([(r * 0.76, 0), (r * 0.82, 0.02), (r, h * 0.45), (r * 0.94, h * 0.85), (r * 0.9, h)], 8)
    profile = [(0, 0), *outer, (r * 0.86, h), *[(rr - 0.012, z) for rr, z in outer[::-1][4:]], (0, 0.012)]
    turn = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    verts = [(rr * math.cos(t), rr * math.sin(t), z) for rr, z in profile for t in turn]
    uv = [(t * r, z) for rr, z in profile for t in turn]
    mesh_object('basket', verts, grid(len(profile), 96, closed_cols=True), 'rattan', uv=uv, angle=180)
    tube([(r * 0.88 * math.cos(t), r * 0.88 * math.sin(t), h) for t in turn[::3]], 0.012, 'rattan', cyclic=True)
    for s in (-1, 1):
        tube([(s * r * 0.9, -0.06, h * 0.97), (s * r * 0.96, -0.05, h + 0.06), (s * r * 0.96, 0.05, h + 0.06), (s * r * 0.9, 0.06, h * 0.97)], 0.008, 'rattan')


def throw_over(w=0.5, length=1.1, at=(0, 0, 0), fabric='linen-clay', seed=4):
    """A blanket thrown over the front edge of a seat."""
    from kit.soft import drape
    drape(w, length, 0.3, at, fabric, seed, folds=0.02, r=0.05, sides='y', thick=0.006, wrinkle=0.012)


def tray(w=0.4, d=0.28, wood='walnut'):
    box((w, d, 0.01), (0, 0, 0), wood, 0.002)
    for sx in (-1, 1):
        box((0.012, d, 0.035), (sx * (w - 0.012) / 2, 0, 0), wood, 0.003)
    for sy in (-1, 1):
        box((w - 0.024, 0.012, 0.035), (0, sy * (d - 0.012) / 2, 0), wood, 0.003)


def cup(mat='ceramic-cream'):
    lathe(smooth_profile([(0, 0), (0.026, 0), (0.034, 0.012), (0.038, 0.075), (0.035, 0.075), (0.03, 0.02), (0, 0.014)], 5), (0, 0, 0), mat, 40, angle=180)
    cylinder(0.033, 0.001, (0, 0, 0.06), 'paint-#5a3a1e', segments=32)


MODELS = {'rug': rug, 'curtain_pair': curtain_pair, 'mirror': mirror, 'art': art, 'art_pair': art_pair, 'vase': vase, 'vase_set': vase_set, 'bowl': bowl, 'cushion_set': cushion_set,
          'basket': basket, 'throw_over': throw_over, 'tray': tray, 'cup': cup}
