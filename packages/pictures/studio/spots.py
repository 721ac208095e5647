"""Where each catalogue product is seen in a picture of a room: `blender -b -P spots.py -- jobs.json out.json`.

Nothing is rendered. The scene is built as for its picture and rays go from the camera to points of each piece; the spot
is the point that is seen and lies nearest the middle of all that are. A piece that stands behind others has none.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402

import materials  # noqa: E402
from rooms import compose, place  # noqa: E402

# Rays to a piece at most.
RAYS = 600
# Shares of them that have to arrive, and how near the edge a mark may lie.
SEEN = 0.03
EDGE = 0.04


def _hit(scene, graph, origin, target):
    """The object a look from `origin` to `target` ends on; walls that the camera looks through do not stop it."""
    way = target - origin
    length = way.length
    direction = way.normalized()
    gone = 0.0
    for _ in range(6):
        found, place_of, _normal, _face, obj, _matrix = scene.ray_cast(graph, origin + direction * gone, direction, distance=length + 0.05 - gone)
        if not found:
            return None
        if obj.visible_camera:
            return obj.original
        gone = (place_of - origin).length + 0.001
    return None


def _points(graph, parts):
    """Points on the surface of the objects, in the world."""
    found = []
    for part in parts:
        solid = part.evaluated_get(graph)
        mesh = solid.to_mesh()
        found += [solid.matrix_world @ face.center for face in mesh.polygons]
        solid.to_mesh_clear()
    step = max(1, len(found) // RAYS)
    return found[::step]


def _seen(scene, graph, root):
    """The points of one piece that are seen, in fractions of the picture from its top left; and how many were asked for."""
    parts = [part for part in root.children_recursive if part.type in ('MESH', 'CURVE')]
    origin = scene.camera.matrix_world.translation
    seen = []
    asked = _points(graph, parts)
    for point in asked:
        at = world_to_camera_view(scene, scene.camera, point)
        if at.z > 0 and EDGE < at.x < 1 - EDGE and EDGE < at.y < 1 - EDGE and _hit(scene, graph, origin, point) in parts:
            seen.append((at.x, 1 - at.y))
    return seen, len(asked)


def spots(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    compose(job['spec'], scene)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    best = {}
    for name, root in place._roots:
        seen, asked = _seen(scene, graph, root)
        if len(seen) > asked * SEEN and len(seen) > len(best.get(name, ())):
            best[name] = seen
    result = {}
    for name, seen in best.items():
        middle = [sum(axis) / len(seen) for axis in zip(*seen)]
        x, y = min(seen, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2)
        result[name] = [round(x, 3), round(y, 3)]
    return result


if __name__ == '__main__':
    source, target = sys.argv[sys.argv.index('--') + 1:][:2]
    with open(source) as handle:
        jobs = json.load(handle)
    found = {}
    for entry in jobs:
        found[entry['id']] = spots(entry)
        print('DONE', entry['id'], len(found[entry['id']]), flush=True)
    with open(target, 'w') as handle:
        json.dump(found, handle)
