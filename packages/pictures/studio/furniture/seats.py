"""Sofas, armchairs, poufs. Seat height 42–44 cm, seat depth 56–60 cm."""
import math

import numpy as np

from kit.hard import box, cylinder, leg, tube
from kit.mesh import grid, mesh_object, waves
from kit.soft import pillow, soft_box


def _legs(kind, w, d, h, wood):
    x, y = w / 2 - 0.12, d / 2 - 0.12
    if kind == 'plinth':
        box((w - 0.1, d - 0.1, h), (0, 0, 0), 'black-wood', 0.002)
    elif kind == 'metal':
        for sx in (-1, 1):
            tube([(sx * x, -y, h), (sx * x, -y, 0.012), (sx * x, y, 0.012), (sx * x, y, h)], 0.009, 'black-metal', smooth=False)
    else:
        mat = 'brass' if kind == 'brass' else wood
        thick = (0.011, 0.008) if kind == 'brass' else (0.022, 0.014)
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg((sx * x, sy * y, h), (sx * (x + 0.02), sy * (y + 0.015), 0), *thick, mat)


def sofa(w=2.1, d=0.94, seats=3, arm='slim', legs='wood', fabric='linen-oat', wood='oak', tight=False, chaise=None, pillows=None, seed=3):
    """A straight sofa; `tight` has a firm back, otherwise loose back cushions; `chaise` is the length of the long seat at +x."""
    foot = {'plinth': 0.05, 'metal': 0.15, 'brass': 0.17}.get(legs, 0.14)
    arm_w, arm_h = {'slim': (0.11, 0.58), 'square': (0.17, 0.58), 'round': (0.16, 0.62)}[arm]
    _legs(legs, w, d, foot, wood)
    piping = fabric if not fabric.startswith(('boucle', 'velvet')) else None
    base_h = 0.155
    soft_box((w - 0.01, d - 0.02, base_h), (0, 0, foot), fabric, 0.025, 0.0, 0.002, seed, step=0.05)
    inner = w - 2 * arm_w
    back_t = 0.17 if tight else 0.13
    for sx in (-1, 1):
        length = d - 0.0
        radius = 0.075 if arm == 'round' else 0.04
        soft_box((arm_w, length, arm_h - foot - 0.02), (sx * (w - arm_w) / 2, 0, foot + 0.02), fabric, radius, 0.008, 0.004, seed + sx, belly=0.006)
    soft_box((w if arm == 'slim' else inner + 0.04, back_t, 0.7 - foot), (0, d / 2 - back_t / 2, foot + 0.01), fabric, 0.05, 0.01, 0.004, seed + 5)
    seat_w = inner / seats
    seat_d = d - back_t - 0.015
    top = foot + base_h
    count = 1 if (tight and seats == 2) else seats
    for i in range(count):
        cw = inner / count
        x = -inner / 2 + cw * (i + 0.5)
        deep = seat_d
        y = -d / 2 + 0.0 + deep / 2 - 0.012
        if chaise and i == count - 1:
            continue
        soft_box((cw - 0.006, deep, 0.15), (x, y, top - 0.005), fabric, 0.05, 0.026, 0.006, seed + i * 11, belly=0.008, piping=piping)
    if chaise:
        cw = inner / count + arm_w
        x = w / 2 - cw / 2
        box((cw - 0.1, chaise - 0.1, foot), (x, d / 2 - chaise / 2, 0), 'black-wood', 0.002)
        soft_box((cw, chaise - 0.02, base_h + 0.002), (x, d / 2 - chaise / 2, foot), fabric, 0.025, 0, 0.002, seed + 21, step=0.05)
        length = chaise - back_t - 0.015
        cw2 = inner / count - 0.006
        soft_box((cw2 + arm_w * 0.0, length, 0.15), (inner / 2 - cw2 / 2, d / 2 - back_t - length / 2, top - 0.005), fabric, 0.05, 0.026, 0.006, seed + 31, belly=0.008, piping=piping)
    if not tight:
        for i in range(seats):
            x = -inner / 2 + seat_w * (i + 0.5)
            soft_box((seat_w - 0.004, 0.2, 0.43), (x, d / 2 - back_t - 0.085, top + 0.115), fabric, 0.085, 0.02, 0.011, seed + 40 + i, rot=(-11, 0, (i - 1) * 0.8), belly=0.03, piping=piping)
    else:
        for i in range(seats):
            x = -inner / 2 + seat_w * (i + 0.5)
            soft_box((seat_w - 0.004, 0.13, 0.36), (x, d / 2 - back_t - 0.045, top + 0.125), fabric, 0.05, 0.012, 0.006, seed + 40 + i, rot=(-9, 0, 0), belly=0.016)
    lean = d / 2 - back_t - (0.24 if not tight else 0.18)
    for x, size, fab, turn in pillows or []:
        pillow(size, size, 0.17, (x * inner / 2, lean, top + 0.14), fab, rot=(-22, turn * 0.15, turn), seed=int(100 * x) + 200)


def _shell(path, height, thick, z, mat, seed, top_drop=None, lean=0.0):
    """An upholstered wall that follows `path` [(x, y), …] (its middle line), as thick as `thick`, rounded above and at both ends."""
    path = np.array(path, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], axis=1)
    r = thick / 2
    section = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, np.pi, 14)]
    last = len(path) - 1
    stations = [(p, n, top_drop(k / last) if top_drop else 0, 1.0) for k, (p, n) in enumerate(zip(path, normal))]
    for k, sign in ((0, -1), (last, 1)):
        turn = [(r * math.sin(a), r * (1 - math.cos(a)), max(math.cos(a), 0.02)) for a in np.linspace(0.2, np.pi / 2, 8)]
        cap = [(path[k] + sign * tangent[k] * out, normal[k], stations[k if k == 0 else -1][2] + low, wide) for out, low, wide in turn]
        stations = cap[::-1] + stations if sign < 0 else stations + cap
    verts = []
    for p, n, drop, wide in stations:
        top = height - drop
        ring = [(r, t * (top - r)) for t in np.linspace(0, 1, 10)][:-1] + [(x, top - r + y) for x, y in section] + [(-r, t * (top - r)) for t in np.linspace(1, 0, 10)][1:]
        for o, h in ring:
            o = o * wide + lean * h
            verts.append((p[0] + n[0] * o, p[1] + n[1] * o, z + h))
    cols = len(verts) // len(stations)
    verts = np.array(verts)
    verts += waves(verts, 0.3, 0.004, seed)[:, None] * 0.6
    faces = [f[::-1] for f in grid(len(stations), cols)]
    faces += [tuple(range(cols)), tuple(range((len(stations) - 1) * cols, len(stations) * cols))[::-1]]
    return mesh_object('shell', verts, faces, mat, angle=180)


def curved_sofa(w=2.28, fabric='boucle-cream', seed=5):
    """A low bean-shaped sofa."""
    d = 1.02
    sag = 0.24
    span = np.linspace(-1, 1, 60)

    def centre(t):
        return t * (w / 2 - 0.44), -sag * (1 - t * t) * 0.8 + 0.16

    def seat(depth, height, z, crown, mat):
        verts, n = [], 34
        rim = [(math.cos(a), math.sin(a)) for a in np.linspace(0, 2 * np.pi, 96, endpoint=False)]
        outline = []
        for cx, cy in rim:
            t = np.sign(cx) * abs(cx) ** 0.75
            x0 = t * (w / 2)
            bend = -sag * (1 - (x0 / (w / 2)) ** 2) + 0.1
            outline.append((x0, np.sign(cy) * abs(cy) ** 0.62 * depth / 2 + bend))
        outline = np.array(outline)
        mid = np.array([0, 0.1 - sag * 0.75])
        profile = [(0.965, 0.0), (1.0, 0.04), (1.008, height * 0.5), (1.0, height - 0.06), (0.97, height - 0.02), (0.91, height)]
        profile += [(s, height + crown * (1 - s * s)) for s in np.linspace(0.82, 0.02, 12)]
        for s, h in profile:
            for x, y in outline:
                bend = 0.1 - sag * (1 - (x / (w / 2)) ** 2)
                verts.append((x * s, bend * (0.25 + 0.75 * s) + (y - bend) * s if s < 0.9 else (y - bend) * s + bend, z + h))
        verts = np.array(verts)
        verts += waves(verts, 0.5, 0.006, seed)[:, None]
        return mesh_object('seat', verts, grid(len(profile), 96, closed_cols=True), mat, angle=180)

    seat(d * 0.82, 0.36, 0.05, 0.035, fabric)
    arc = [(t * (w / 2 - 0.16), 0.36 - sag * (1 - t * t) * 0.62 - 0.34 * max(0, abs(t) - 0.62) ** 1.6 * 2.2) for t in span]
    _shell(arc, 0.64, 0.23, 0.07, fabric, seed, top_drop=lambda t: 0.2 * max(0, abs(2 * t - 1) - 0.55) ** 1.5 * 2.6)
    for x, y in ((-w / 2 + 0.4, -0.1), (w / 2 - 0.4, -0.1), (-0.5, 0.2), (0.5, 0.2)):
        cylinder(0.03, 0.06, (x, y, 0), 'black-wood')


def tub_chair(fabric='boucle-cream', seed=8):
    """A round armchair whose back embraces the seat."""
    r = 0.345
    angles = np.radians(np.linspace(-200, 20, 64))
    path = [(r * math.cos(a), -r * math.sin(a) * 0.98 + 0.02) for a in angles]
    _shell(path, 0.69, 0.125, 0.03, fabric, seed, top_drop=lambda t: 0.17 * abs(2 * t - 1) ** 2.2)
    from kit.hard import lathe
    lathe([(0, 0), (0.36, 0), (0.376, 0.008), (0.384, 0.03), (0.384, 0.165), (0.376, 0.19), (0.35, 0.2), (0, 0.2)], (0, 0.005, 0.03), fabric, squash=(1, 1.01), angle=180)
    lathe([(0, 0), (0.27, 0), (0.3, 0.03), (0.305, 0.1), (0.28, 0.145), (0.2, 0.168), (0.1, 0.176), (0, 0.178)], (0, -0.045, 0.228), fabric, squash=(1, 1.16), angle=180)
    lathe([(0, 0), (0.33, 0), (0.33, 0.035), (0, 0.035)], (0, 0.005, 0), 'black-wood')


def lounge_chair(wood='oak', fabric='linen-oat', seed=9):
    """A wooden frame with sled-like arms and two loose cushions."""
    w, half = 0.7, 0.33
    for sx in (-1, 1):
        x = sx * half
        leg((x, -0.3, 0.56), (x, -0.34, 0), 0.019, 0.016, wood)
        leg((x, 0.27, 0.56), (x, 0.37, 0), 0.019, 0.016, wood)
        box((0.052, 0.76, 0.026), (x, 0.0, 0.553), wood, 0.011, rot=(-2, 0, 0))
        box((0.028, 0.66, 0.05), (x, -0.01, 0.27), wood, 0.008, rot=(-6, 0, 0))
    for y, z in ((-0.3, 0.285), (0.3, 0.225)):
        box((half * 2, 0.028, 0.055), (0, y, z), wood, 0.008)
    soft_box((w - 0.09, 0.62, 0.13), (0, -0.03, 0.31), fabric, 0.05, 0.03, 0.006, seed, rot=(-6, 0, 0), belly=0.01, piping=fabric)
    for x in (-0.24, -0.08, 0.08, 0.24):
        tube([(x, 0.27, 0.28), (x, 0.4, 0.78)], 0.009, wood)
    box((0.56, 0.03, 0.06), (0, 0.405, 0.745), wood, 0.01, rot=(-16, 0, 0))
    soft_box((w - 0.1, 0.14, 0.46), (0, 0.265, 0.4), fabric, 0.06, 0.01, 0.008, seed + 2, rot=(-16, 0, 0), belly=0.03, piping=fabric)


def pouf(d=0.62, h=0.4, fabric='boucle-cream'):
    from kit.hard import lathe
    r = d / 2
    profile = [(0, 0), (r * 0.8, 0), (r * 0.93, 0.03), (r, h * 0.3), (r * 1.01, h * 0.55), (r * 0.97, h * 0.82), (r * 0.85, h * 0.95), (r * 0.5, h), (0, h * 1.005)]
    from kit.hard import smooth_profile
    lathe(smooth_profile(profile), (0, 0, 0), fabric, angle=180)


MODELS = {'sofa': sofa, 'curved_sofa': curved_sofa, 'tub_chair': tub_chair, 'lounge_chair': lounge_chair, 'pouf': pouf}
