"""What is seen from within a panorama, and where: `blender -b -P seen_around.py -- jobs.json out.json`.

Pieces and doors are found as in `spots.py`, by rays from the eye to points on their surfaces; the spot is the seen point that lies
nearest the middle of all that are. Beside it Cycles draws which of them fills which pixel of the panorama (`mask` of a job, raw bytes):
another way to the same answer, against which a test holds the spots.
"""
import json
import math
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

import materials  # noqa: E402
from rooms import compose, place  # noqa: E402
from rooms.shell import DEEP  # noqa: E402
from spots import SEEN, _hit, _points  # noqa: E402

# A mark stands for a thing; what is high above or far below is looked for in vain.
STEEPEST = math.radians(75)


def _parts(root):
    return [part for part in root.children_recursive if part.type in ('MESH', 'CURVE')]


def _direction(turn, way):
    """Radians to the right of the picture's middle, and up."""
    yaw = math.atan2(way.x, way.y) + turn
    return (yaw + math.pi) % (2 * math.pi) - math.pi, math.atan2(way.z, math.hypot(way.x, way.y))


def _spot(scene, graph, root):
    """The number of seen points of one thing and the one in their middle; (0, None) for what is hidden."""
    origin = scene.camera.matrix_world.translation
    parts = _parts(root)
    asked = _points(graph, parts)
    seen = [point for point in asked if _hit(scene, graph, origin, point) in parts]
    if len(seen) <= len(asked) * SEEN:
        return 0, None
    ways = [(point - origin).normalized() for point in seen]
    middle = sum(ways, Vector()) / len(ways)
    best = max(range(len(seen)), key=lambda at: ways[at].dot(middle))
    return len(seen), seen[best]


def _mask(scene, groups, file):
    """Which group, counted from 1, fills which pixel; 0 for all else. `groups` are lists of objects."""
    for number, objects in enumerate(groups, 1):
        for obj in objects:
            obj.pass_index = number
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = 1
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.cycles.max_bounces = scene.cycles.diffuse_bounces = scene.cycles.glossy_bounces = 0
    scene.cycles.pixel_filter_type = 'BOX'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = 1024, 512, 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    layer = scene.view_layers[0]
    layer.use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    with tempfile.TemporaryDirectory() as folder:
        target = tree.nodes.new('CompositorNodeOutputFile')
        target.base_path = folder
        target.format.file_format = 'OPEN_EXR'
        target.format.color_depth = '32'
        target.file_slots.clear()
        target.file_slots.new('index-')
        tree.links.new(tree.nodes.new('CompositorNodeRLayers').outputs['IndexOB'], target.inputs[0])
        scene.frame_set(1)
        bpy.ops.render.render(write_still=False)
        image = bpy.data.images.load(os.path.join(folder, os.listdir(folder)[0]))
        width, height = image.size
        pixels = np.empty(width * height * image.channels, dtype=np.float32)
        image.pixels.foreach_get(pixels)
    numbers = np.rint(pixels.reshape(height, width, -1)[::-1, :, 0]).astype(np.uint8)
    numbers.tofile(file)


def around(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = 1024, 512
    compose(job['spec'], scene)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    eye, turn = scene.camera.matrix_world.translation.copy(), scene.camera.rotation_euler.z
    best = {}
    for name, root in place._roots:
        count, point = _spot(scene, graph, root)
        if count > best.get(name, (0,))[0]:
            best[name] = (count, point)

    def seen(point):
        yaw, pitch = _direction(turn, point - eye)
        return {'yaw': round(yaw, 4), 'pitch': round(pitch, 4), 'at': [round(v, 3) for v in point]}

    pieces = [{'product': name, **seen(point)} for name, (_, point) in best.items()]
    pieces = sorted((one for one in pieces if abs(one['pitch']) < STEEPEST), key=lambda one: one['yaw'])
    doors = [obj for obj in scene.objects if obj.type == 'EMPTY' and obj.name.split('.')[0] == 'door']
    ways = [(door, point) for door, (_, point) in ((door, _spot(scene, graph, door)) for door in doors) if point]
    # A door that leads on within the home comes before the one out of it.
    ways.sort(key=lambda way: way[0].get('to') == 'outside')
    floor = next(obj for obj in scene.objects if obj.name == 'floor').bound_box
    width, depth = (max(corner[axis] for corner in floor) - min(corner[axis] for corner in floor) - 2 * DEEP for axis in (0, 1))
    named = [[part for other, root in place._roots if other == one['product'] for part in _parts(root)] for one in pieces]
    if 'mask' in job:
        _mask(scene, [*named, *(_parts(door) for door, _ in ways)], job['mask'])
    return {
        'width': round(width, 2), 'depth': round(depth, 2), 'eye': [round(v, 3) for v in eye], 'turn': round(turn, 4),
        'pieces': pieces, 'doors': [{**seen(point), **({'to': door['to']} if 'to' in door.keys() else {})} for door, point in ways],
    }


if __name__ == '__main__':
    source, target = sys.argv[sys.argv.index('--') + 1:][:2]
    with open(source) as handle:
        jobs = json.load(handle)
    found = {}
    for entry in jobs:
        found[entry['id']] = around(entry)
        print('DONE', entry['id'], len(found[entry['id']]['pieces']), flush=True)
    with open(target, 'w') as handle:
        json.dump(found, handle)
