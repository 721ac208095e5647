"""From vertex arrays to Blender objects, with box-projected UVs in metres."""
import math

import bpy
import numpy as np

from kit.group import adopt
from materials import material


def mesh_object(name, verts, faces, mat, at=(0, 0, 0), rot=(0, 0, 0), smooth=True, angle=40, uv=None):
    """`verts` (n, 3) in metres, `faces` index tuples, `rot` in degrees, `uv` (n, 2) or box projection."""
    verts = np.asarray(verts, dtype=np.float64)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts.tolist(), [], [list(map(int, f)) for f in faces])
    mesh.update()
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), dtype=bool))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    _lay_uv(mesh, verts, uv)
    obj = bpy.data.objects.new(name, mesh)
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in rot]
    if mat:
        mesh.materials.append(material(mat))
    return adopt(obj)


def _lay_uv(mesh, verts, uv):
    layer = mesh.uv_layers.new(name='metres')
    count = len(mesh.loops)
    index = np.empty(count, dtype=np.int64)
    mesh.loops.foreach_get('vertex_index', index)
    if uv is not None:
        coords = np.asarray(uv, dtype=np.float64)[index]
    else:
        normals = np.empty(len(mesh.polygons) * 3)
        mesh.polygons.foreach_get('normal', normals)
        totals = np.empty(len(mesh.polygons), dtype=np.int64)
        mesh.polygons.foreach_get('loop_total', totals)
        axis = np.repeat(np.abs(normals.reshape(-1, 3)).argmax(axis=1), totals)
        points = verts[index]
        first = np.array([1, 0, 0])[axis]
        second = np.array([2, 2, 1])[axis]
        rows = np.arange(count)
        coords = np.stack([points[rows, first], points[rows, second]], axis=1)
    layer.data.foreach_set('uv', coords.astype(np.float32).ravel())


def bevel(obj, width, segments=2, angle=35):
    """Round the hard edges: nothing that a hand has made has a perfect edge."""
    mod = obj.modifiers.new('bevel', 'BEVEL')
    mod.width = width
    mod.segments = segments
    mod.limit_method = 'ANGLE'
    mod.angle_limit = math.radians(angle)
    mod.harden_normals = True
    return obj


def grid(rows, cols, closed_rows=False, closed_cols=False):
    """Quads over a (rows, cols) array of points in row-major order."""
    faces = []
    for r in range(rows if closed_rows else rows - 1):
        for c in range(cols if closed_cols else cols - 1):
            r2, c2 = (r + 1) % rows, (c + 1) % cols
            faces.append((r * cols + c, r * cols + c2, r2 * cols + c2, r2 * cols + c))
    return faces


def waves(points, size, amount, seed, octaves=3):
    """Smooth pseudo-noise of about ±`amount` metres at feature size `size`, one value a point."""
    rng = np.random.default_rng(seed)
    out = np.zeros(len(points))
    for octave in range(octaves):
        for _ in range(5):
            direction = rng.normal(size=3)
            direction /= np.linalg.norm(direction)
            length = size / (1.9 ** octave) * rng.uniform(0.7, 1.4)
            out += np.sin(points @ direction * (2 * np.pi / length) + rng.uniform(0, 6.3)) / (1.8 ** octave)
    return out * amount / 3.0
