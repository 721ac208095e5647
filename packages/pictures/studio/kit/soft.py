"""Soft parts: cushions that sag, pillows, sheets that hang in folds."""
import math

import numpy as np

from kit.hard import tube
from kit.mesh import grid, mesh_object, waves


def grid_box(size, step):
    """The skin of a box as a welded quad grid, centred on the origin."""
    n = [max(2, int(math.ceil(s / step))) for s in size]
    half = np.array(size) / 2
    verts, faces = [], []
    for axis in range(3):
        u, v = [a for a in range(3) if a != axis]
        for sign in (-1, 1):
            base = len(verts)
            for i in range(n[u] + 1):
                for j in range(n[v] + 1):
                    p = [0.0, 0.0, 0.0]
                    p[axis], p[u], p[v] = sign * half[axis], (i / n[u] * 2 - 1) * half[u], (j / n[v] * 2 - 1) * half[v]
                    verts.append(p)
            for f in grid(n[u] + 1, n[v] + 1):
                f = tuple(base + k for k in f)
                faces.append(f if (sign > 0) == (axis == 1) else f[::-1])
    verts = np.array(verts)
    _, first, inverse = np.unique(np.round(verts, 6), axis=0, return_index=True, return_inverse=True)
    inverse = inverse.ravel()
    return verts[first], [tuple(inverse[k] for k in f) for f in faces]


def soft_box(size, at, mat, r=0.05, crown=0.03, noise=0.006, seed=1, rot=(0, 0, 0), belly=0.0, piping=None, step=0.025, name='cushion'):
    """A stuffed block with its base centre at `at`.

    `crown` lifts the middle of the top, `belly` pushes the sides out, `noise` is the unevenness of the filling,
    `piping` names the material of a sewn edge. All in metres.
    """
    size = np.array(size, float)
    verts, faces = grid_box(size, step)
    half = size / 2
    r = min(r, half.min() * 0.98)
    inner = np.clip(verts, -(half - r), half - r)
    out = verts - inner
    length = np.linalg.norm(out, axis=1, keepdims=True)
    verts = inner + np.where(length > 1e-9, out / np.maximum(length, 1e-9) * r, 0)
    rel = verts / half
    dome = np.clip(1 - rel[:, 0] ** 2, 0, 1) * np.clip(1 - rel[:, 1] ** 2, 0, 1)
    verts[:, 2] += crown * dome ** 0.7 * np.where(rel[:, 2] > 0, rel[:, 2], rel[:, 2] * 0.25)
    waist = np.clip(1 - rel[:, 2] ** 2, 0, 1) * belly
    verts[:, 0] += waist * rel[:, 0]
    verts[:, 1] += waist * rel[:, 1]
    if noise:
        normal = verts / (np.abs(half) + 1e-9)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
        verts += normal * waves(verts, 0.45, noise, seed)[:, None] + normal * waves(verts, 0.1, noise * 0.18, seed + 7)[:, None]
    centre = (at[0], at[1], at[2] + half[2])
    obj = mesh_object(name, verts, faces, mat, centre, rot, angle=180)
    if piping:
        for z in (half[2] - r * 0.3, -half[2] + r * 0.3):
            ring = [(x, y, z + (crown * 0.02 if z > 0 else 0)) for x, y in _ring(half[0] - r * 0.29, half[1] - r * 0.29, r * 0.7)]
            cord = tube(ring, 0.004, piping, smooth=False, cyclic=True, name='piping')
            cord.location, cord.rotation_euler = obj.location, obj.rotation_euler
    return obj


def _ring(hx, hy, r):
    from kit.hard import rounded_outline
    return rounded_outline(hx * 2, hy * 2, r, 6)


def pillow(w, h, t, at, mat, rot=(0, 0, 0), seed=1, step=28, name='pillow'):
    """A knife-edge cushion standing on its lower edge at `at`, face towards -y; corners drawn in as a sewn case is."""
    u = np.linspace(-1, 1, step)
    uu, vv = np.meshgrid(u, u)
    pinch = 1 - 0.045 * (1 - np.abs(uu)) ** 0.5
    pinch_v = 1 - 0.045 * (1 - np.abs(vv)) ** 0.5
    fat = np.clip((1 - uu ** 2), 0, 1) ** 0.55 * np.clip((1 - vv ** 2), 0, 1) ** 0.55
    x, z = uu * w / 2 * pinch_v, vv * h / 2 * pinch
    flat = np.stack([x.ravel(), np.zeros(x.size), z.ravel()], axis=1)
    crease = waves(flat, 0.16, 0.011, seed) * np.clip(1.15 - fat.ravel(), 0.2, 1) * (fat.ravel() > 0.02)
    sides = []
    for sign in (-1, 1):
        p = flat.copy()
        p[:, 1] = sign * (fat.ravel() * t / 2 + crease + 0.002)
        sides.append(p)
    faces = grid(step, step)
    verts = np.concatenate(sides)
    # The case slumps a little: the lower half is fuller.
    verts[:, 1] *= 1 - 0.16 * verts[:, 2] / (h / 2)
    both = [*faces, *[tuple(k + step * step for k in f[::-1]) for f in faces]]
    edge = [*range(step), *range(2 * step - 1, step * step, step), *range(step * step - 2, step * step - step - 1, -1), *range(step * (step - 2), 0, -step)]
    both += [(edge[(i + 1) % len(edge)], edge[i], edge[i] + step * step, edge[(i + 1) % len(edge)] + step * step) for i in range(len(edge))]
    uv = np.concatenate([flat[:, [0, 2]], flat[:, [0, 2]] + 1.7])
    return mesh_object(name, verts, both, mat, (at[0], at[1], at[2] + h / 2), rot, angle=180, uv=uv)


def drape(w, d, drop, at, mat, seed=1, folds=0.022, r=0.06, sides='xyX', thick=0.02, res=0.025, wrinkle=0.012, phase=0.0, name='cloth'):
    """Bedding over a block: flat on top (w × d, top centre at `at`), hanging `drop` over the sides named x, X, y, Y.

    Two cloths of one `seed`, `wrinkle` and `folds` lie parallel when `phase` is the y of the upper one seen from the lower.
    """
    def run(half, low, high):
        left = -half - (drop if low else 0)
        right = half + (drop if high else 0)
        return np.linspace(left, right, max(8, int((right - left) / res)))

    us, vs = run(w / 2, 'x' in sides, 'X' in sides), run(d / 2, 'y' in sides, 'Y' in sides)
    uu, vv = np.meshgrid(us, vs)

    ox, oy = np.clip(np.abs(uu) - (w / 2 - r), 0, None), np.clip(np.abs(vv) - (d / 2 - r), 0, None)
    reach, length = np.maximum(ox, oy), np.hypot(ox, oy) + 1e-9
    bend = np.clip(reach / (r * math.pi / 2), 0, 1) * (math.pi / 2)
    rest = np.clip(reach - r * math.pi / 2, 0, None)
    flat = np.stack([uu.ravel(), vv.ravel(), np.zeros(uu.size)], axis=1)
    over = flat + [0, phase, 0]
    top = (waves(over, 0.5, wrinkle, seed) + waves(over, 0.16, wrinkle * 0.45, seed + 3)).reshape(uu.shape)
    vv = vv + phase
    hang = np.clip(rest / 0.18, 0, 1) * folds
    hang_x = hang * (np.sin(vv * 17 + np.sin(vv * 5 + seed)) + 0.5 * np.sin(vv * 37 + seed))
    hang_y = hang * (np.sin(uu * 15 + np.sin(uu * 4 + seed)) + 0.5 * np.sin(uu * 33 + seed))
    out = r * np.sin(bend) + 0.05 * rest
    x = np.sign(uu) * (np.clip(np.abs(uu), 0, w / 2 - r) + (out + hang_x) * ox / length)
    y = np.sign(vv - phase) * (np.clip(np.abs(vv - phase), 0, d / 2 - r) + (out + hang_y) * oy / length)
    z = -(r * (1 - np.cos(bend)) + rest)
    z = z + top * np.clip(1 + z / 0.08, 0, 1)
    verts = np.stack([x.ravel(), y.ravel(), z.ravel()], axis=1)
    obj = mesh_object(name, verts, grid(len(vs), len(us)), mat, at, angle=180, uv=flat[:, :2])
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = thick
    solid.offset = 1
    return obj


def hanging(w, h, at, mat, seed=1, depth=0.05, pleat=0.12, rot=(0, 0, 0), thick=0.0, name='curtain'):
    """A pleated curtain of finished width `w` hanging down from `at` (top centre) by `h`."""
    rng = np.random.default_rng(seed)
    cols, rows = max(40, int(w / 0.008)), 26
    s = np.linspace(0, 1, cols)
    phase = np.cumsum(1 + 0.35 * np.sin(s * 9 + seed) + rng.normal(0, 0.02, cols))
    phase = phase / phase[-1] * (w / pleat) * 2 * np.pi
    t = np.linspace(0, 1, rows)
    tt, pp = np.meshgrid(t, phase, indexing='ij')
    ss = np.meshgrid(t, s, indexing='ij')[1]
    amp = depth * (0.55 + 0.45 * np.sin(ss * 23 + seed * 3) * tt) * (0.8 + 0.35 * tt)
    x = (ss - 0.5) * w + 0.012 * np.sin(pp * 2) * tt + 0.02 * np.sin(ss * 7 + seed) * tt
    y = amp * np.sin(pp + 0.5 * tt * np.sin(ss * 11 + seed)) + 0.25 * amp * np.sin(pp * 0.5 + 1)
    z = -tt * h
    verts = np.stack([x.ravel(), y.ravel(), z.ravel()], axis=1)
    uv = np.stack([(ss * w * 2).ravel(), z.ravel()], axis=1)
    return mesh_object(name, verts, grid(rows, cols), mat, at, rot, angle=180, uv=uv)
