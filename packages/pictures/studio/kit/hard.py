"""Hard parts: boards, turned pieces, tubes, prisms."""
import math

import bpy
import numpy as np

from kit.group import adopt
from kit.mesh import bevel, grid, mesh_object
from materials import material

GRAINED = ('oak', 'walnut', 'black-wood', 'teak', 'pine')


def grained(mat, size):
    """Wood runs along the longest side of a part."""
    if mat in GRAINED:
        return f'{mat}|{"XYZ"[int(np.argmax(size))]}'
    return mat


def box(size, at, mat, edge=0.003, rot=(0, 0, 0), name='board'):
    """A board of `size` (x, y, z) whose base centre stands at `at`; `rot` turns it about that point's centre."""
    x, y, z = (s / 2 for s in size)
    verts = [(sx * x, sy * y, sz * z) for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    obj = mesh_object(name, verts, faces, grained(mat, size), (at[0], at[1], at[2] + z), rot, angle=30)
    return bevel(obj, min(edge, min(size) * 0.45)) if edge else obj


def lathe(profile, at, mat, segments=64, rot=(0, 0, 0), squash=(1, 1), name='turned', angle=35):
    """Turn a profile [(radius, z), …] about z; a radius of 0 closes the end."""
    profile = [(max(r, 1e-5), z) for r, z in profile]
    turn = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    verts = [(r * math.cos(t) * squash[0], r * math.sin(t) * squash[1], z) for r, z in profile for t in turn]
    return mesh_object(name, verts, grid(len(profile), segments, closed_cols=True), mat, at, rot, angle=angle)


def smooth_profile(points, steps=8):
    """A Catmull-Rom curve through profile points, for pots, lamps and basins."""
    pts = [points[0], *points, points[-1]]
    out = []
    for i in range(1, len(pts) - 2):
        p0, p1, p2, p3 = (np.array(p, dtype=float) for p in pts[i - 1:i + 3])
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(tuple(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                                    + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)))
    return [*out, points[-1]]


def cylinder(r, h, at, mat, r_top=None, edge=0.002, segments=48, rot=(0, 0, 0), name='cylinder'):
    """A closed cylinder or cone standing on `at`; `rot` turns it about its base."""
    top = r if r_top is None else r_top
    e = min(edge, r * 0.4, max(top, 1e-4) * 0.4, h * 0.4)
    profile = [(0, 0), (r - e, 0), (r - e * 0.3, e * 0.3), (r, e), (top, h - e), (top - e * 0.3, h - e * 0.3), (top - e, h), (0, h)]
    return lathe(profile, at, grained(mat, (r * 2, r * 2, max(h, r * 2.01)) if h > r else (r * 2.1, r * 2, h)), segments, rot, name=name)


def tube(points, r, mat, smooth=True, cyclic=False, taper=None, name='tube', resolution=6):
    """A round bar through `points` (metres); `taper` gives a radius factor a point."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = r
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER' if smooth else 'POLY')
    if smooth:
        spline.bezier_points.add(len(points) - 1)
        for i, (point, co) in enumerate(zip(spline.bezier_points, points)):
            point.co = co
            point.handle_left_type = point.handle_right_type = 'AUTO'
            point.radius = taper[i] if taper else 1
    else:
        spline.points.add(len(points) - 1)
        for i, (point, co) in enumerate(zip(spline.points, points)):
            point.co = (*co, 1)
            point.radius = taper[i] if taper else 1
    spline.use_cyclic_u = cyclic
    spline.resolution_u = resolution
    curve.materials.append(material(grained(mat, (1, 1, 2))))
    return adopt(bpy.data.objects.new(name, curve))


def leg(top, foot, r_top, r_foot, mat, segments=24):
    """A turned leg from `top` down to `foot`."""
    a, b = np.array(top, float), np.array(foot, float)
    axis = a - b
    length = np.linalg.norm(axis)
    axis /= length
    side = np.cross(axis, (0, 1, 0) if abs(axis[1]) < 0.9 else (1, 0, 0))
    side /= np.linalg.norm(side)
    other = np.cross(axis, side)
    verts = []
    for z, r in ((0, r_foot * 0.85), (0.004, r_foot), (length, r_top)):
        for t in np.linspace(0, 2 * np.pi, segments, endpoint=False):
            verts.append(b + axis * z + side * r * math.cos(t) + other * r * math.sin(t))
    faces = [*grid(3, segments, closed_cols=True), tuple(range(segments))[::-1], tuple(range(2 * segments, 3 * segments))]
    # Standing in the group's own axes, so the grain follows z.
    return mesh_object('leg', verts, faces, grained(mat, (1, 1, 2)))


def prism(outline, height, at, mat, edge=0.004, rot=(0, 0, 0), name='prism'):
    """A flat outline [(x, y), …] (anticlockwise) raised by `height` from `at`."""
    n = len(outline)
    verts = [(x, y, 0) for x, y in outline] + [(x, y, height) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *[(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]]
    spans = np.ptp(np.array(outline), axis=0)
    obj = mesh_object(name, verts, faces, grained(mat, (spans[0], spans[1], height)), at, rot, angle=30)
    return bevel(obj, min(edge, height * 0.45), 2) if edge else obj


def rounded_outline(w, d, r, steps=8):
    """The outline of a rectangle with corner radius `r`, centred on the origin."""
    r = min(r, w / 2 - 1e-4, d / 2 - 1e-4)
    out = []
    for cx, cy, start in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        for t in np.linspace(0, 90, steps):
            a = math.radians(start + t)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def arch_outline(w, h, steps=28):
    """A doorway with a half-round head, its foot on y = 0."""
    r = w / 2
    return [(-r, 0), (r, 0), *[(r * math.cos(a), h - r + r * math.sin(a)) for a in np.linspace(0, np.pi, steps)]]
