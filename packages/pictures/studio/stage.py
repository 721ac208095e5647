"""The product studio: warm paper ground, one big soft key light, a camera that frames the piece."""
import math

import bpy
import numpy as np
from mathutils import Vector

from furniture import build, lamps
from kit.group import group
from kit.mesh import grid, mesh_object

PAPER = 'matt-#f3ecdf'

# How a model stands: wall = its back plane y, lift = height of its origin, camera azimuth and elevation in degrees.
STAND = {
    'pendant': {'lift': 2.6, 'az': 0, 'el': 2}, 'chandelier': {'lift': 2.6, 'az': 0, 'el': 4}, 'flush_lamp': {'ceiling': 2.6, 'lift': 2.6, 'az': 12, 'el': -16}, 'linear_lamp': {'lift': 2.6, 'az': -24, 'el': 2},
    'wall_lamp': {'wall': 0.0, 'lift': 1.5, 'az': -34, 'el': 6}, 'mirror': {'wall': 0.0, 'az': -24, 'el': 3}, 'art_pair': {'wall': 0.0, 'lift': 1.1, 'az': -18, 'el': 1},
    'wall_shelf': {'wall': 0.11, 'lift': 1.35, 'az': -26, 'el': 4}, 'curtain_pair': {'wall': 0.02, 'az': 0, 'el': 2}, 'rug': {'az': -24, 'el': 36},
    'kitchen_run': {'wall': 0.315, 'az': -24, 'el': 5}, 'vanity': {'wall': 0.245, 'az': -26, 'el': 9}, 'toilet': {'wall': 0.345, 'az': -36, 'el': 14}, 'shower_set': {'wall': 0.0, 'lift': 0.95, 'az': -32, 'el': 2},
    'towel_ladder': {'wall': 0.2, 'az': -28, 'el': 6}, 'bed': {'az': -34, 'el': 14}, 'cabinet': {'az': -24, 'el': 8}, 'bookcase': {'az': -26, 'el': 5}, 'bathtub': {'az': -26, 'el': 16},
    'round_table': {'az': 0, 'el': 15}, 'rect_table': {'az': -26, 'el': 13}, 'desk': {'az': -26, 'el': 12}, 'dining_chair': {'az': -36, 'el': 12}, 'shell_chair': {'az': -36, 'el': 12}, 'stool': {'az': -32, 'el': 21},
    'tub_chair': {'az': -32, 'el': 12}, 'lounge_chair': {'az': -36, 'el': 11}, 'island': {'az': -28, 'el': 10}, 'cushion_set': {'az': -12, 'el': 16}, 'range_hood': {'wall': 0.0, 'lift': 1.0, 'az': -28, 'el': -6}, 'air_conditioner': {'wall': 0.0, 'lift': 1.7, 'az': -28, 'el': -8}, 'hob': {'az': -24, 'el': 34}, 'robot_vacuum': {'az': -28, 'el': 30}, 'soundbar': {'az': -24, 'el': 18}, 'rice_cooker': {'az': -32, 'el': 16},
    'television': {'az': -22, 'el': 4}, 'refrigerator': {'az': -30, 'el': 5}, 'refrigerator_cross': {'az': -30, 'el': 5}, 'washer': {'az': -30, 'el': 9}, 'oven': {'az': -28, 'el': 10}, 'dishwasher': {'az': -28, 'el': 9}, 'purifier': {'az': -20, 'el': 12},
    'floor_sample': {'wall': 0.0, 'az': -20, 'el': 13}, 'paint_can': {'wall': 0.0, 'az': -20, 'el': 10},
    'tap': {'az': -40, 'el': 10}, 'basket': {'az': 0, 'el': 18},
}
SECOND = {'round_table': (30, 24), 'rug': (24, 20), 'pendant': (20, -10)}


def points(root):
    """All corner points of the piece in world space."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for obj in [root, *root.children_recursive]:
        if obj.type in ('MESH', 'CURVE'):
            box = obj.evaluated_get(graph).bound_box
            out += [obj.matrix_world @ Vector(corner) for corner in box]
    return np.array(out)


def frame(camera, pts, az, el, fill=0.8, target_shift=0.0):
    """Look at the piece from azimuth/elevation and stand as near as `fill` of the picture allows."""
    a, e = math.radians(az), math.radians(el)
    away = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0.0])
    up = np.cross(right, -away)
    half = camera.data.sensor_width / 2 / camera.data.lens
    centre = (pts.max(axis=0) + pts.min(axis=0)) / 2
    distance = 3.0
    for _ in range(12):
        rel = pts - (centre + away * distance)
        depth = rel @ -away
        u, v = (rel @ right) / depth / half, (rel @ up) / depth / half
        span = max(u.max() - u.min(), v.max() - v.min())
        centre = centre + right * (u.max() + u.min()) / 2 * half * distance + up * (v.max() + v.min()) / 2 * half * distance
        distance *= span / (2 * fill)
    eye = centre + away * distance
    camera.location = Vector(eye)
    camera.rotation_euler = Vector(centre - eye).to_track_quat('-Z', 'Y').to_euler()
    camera.data.shift_y = target_shift


def _backdrop(back, wall):
    """A seamless sweep, or a floor with a wall for what hangs."""
    if wall is not None:
        mesh_object('wall', [(-9, wall + 0.012, -0.1), (9, wall + 0.012, -0.1), (9, wall + 0.012, 7), (-9, wall + 0.012, 7)], [(0, 1, 2, 3)], PAPER)
        mesh_object('ground', [(-9, -9, 0), (9, -9, 0), (9, wall + 0.02, 0), (-9, wall + 0.02, 0)], [(0, 1, 2, 3)], PAPER)
        return
    r = 1.6
    profile = [(-14.0, 0.0), (back, 0.0), *[(back + r * math.sin(t), r * (1 - math.cos(t))) for t in np.linspace(0.05, math.pi / 2, 24)], (back + r, 16.0)]
    verts = [(x, y, z) for y, z in profile for x in (-45, 45)]
    mesh_object('sweep', verts, grid(len(profile), 2), PAPER, angle=180)


def _reflected():
    """What a mirror sees from either side: a corner of a lit room behind the camera."""
    with group('armchair', (1.5, -2.4, 0), 170):
        build('lounge_chair', fabric='linen-oat')
    with group('palm', (2.6, -2.8, 0)):
        build('plant_palm')
    with group('sideboard', (-2.1, -3.85, 0), 180):
        build('cabinet')
    with group('pictures', (-2.1, -4.18, 1.15), 180):
        build('art_pair')
    mesh_object('behind', [(-9, -4.2, 0), (9, -4.2, 0), (9, -4.2, 5), (-9, -4.2, 5)], [(0, 1, 2, 3)], 'matt-#e6dccb')
    area((0, -1.2, 3.4), (0, -4.2, 1.3), 2.6, 130, (1.0, 0.97, 0.93))


def area(at, aim, size, power, colour=(1, 1, 1)):
    """A softbox."""
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape = 'DISK'
    light.size, light.energy, light.color = size, power, colour
    obj = bpy.data.objects.new('softbox', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = False
    return obj


LIT = {'chandelier': 5.0, 'pendant': 2.0, 'flush_lamp': 1.2, 'wall_lamp': 0.5, 'linear_lamp': 0.8, 'floor_lamp': 0.8, 'table_lamp': 0.8}


def _place(model, options, at=(0, 0, 0), turn=0.0, scale=1.0):
    """One part of what is sold together, `at` in metres, `turn` in degrees."""
    with group('part', at, turn, scale=scale):
        build(model, **options, **({'lit': LIT[model]} if model in LIT else {}))


def compose(spec, scene):
    """Build one product picture; `spec` has `build` (model, options, and its place), `also` (further parts), `stand`, `view` (1 or 2)."""
    model, options = spec['build'][:2]
    stand = {**STAND.get(model, {'az': -26, 'el': 10}), **spec.get('stand', {})}
    parts = [spec['build'], *spec.get('also', [])]
    lamps.GLOW['factor'] = 0.22
    with group('product', (0, 0, stand.get('lift', 0.0))) as root:
        for part in parts:
            _place(*part)
    if model == 'mirror' and options.get('shape') == 'round':
        root.location.z = 1.1
    if model == 'mirror' and options.get('shape') == 'arch':
        root.rotation_euler.x = math.radians(-5)
        root.location.y = -0.16
    if any(part[0] == 'mirror' for part in parts):
        _reflected()
    pts = points(root)
    low, high = pts.min(axis=0), pts.max(axis=0)
    size = float((high - low).max())
    if 'ceiling' in stand:
        mesh_object('ceiling', [(-9, -9, 2.602), (9, -9, 2.602), (9, 9, 2.602), (-9, 9, 2.602)], [(0, 1, 2, 3)], PAPER)
    az, el = stand['az'], stand['el']
    if spec.get('view', 1) == 2:
        az, el = SECOND.get(model, (32 if stand.get('wall') is None else 30, el + 5))
    lamp = model in ('pendant', 'chandelier', 'linear_lamp')
    shown = pts[pts[:, 2] < low[2] + (high[2] - low[2]) * (0.85 if lamp else 2)]
    if lamp:
        # The cord leaves the picture at its top edge.
        cap = low[2] + min(high[2] - low[2], {'pendant': 0.95 * size, 'chandelier': 0.75, 'linear_lamp': 0.9}[model])
        shown = np.array([[low[0], low[1], low[2]], [high[0], high[1], min(cap, low[2] + 1.25 * float(max(high[0] - low[0], 0.3)))]])
    shoot(scene, pts, shown, az, el, stand.get('wall'), 0.66 if lamp else 0.8)


def shoot(scene, pts, shown, az, el, wall=None, fill=0.8):
    """Ground, camera and light for what fills `pts`; the camera frames `shown` from azimuth and elevation."""
    low, high = pts.min(axis=0), pts.max(axis=0)
    size = float((high - low).max())
    _backdrop(high[1] + 0.9 + 0.5 * size, wall)
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.data.sensor_width = 36
    camera.data.lens = 62
    frame(camera, shown, az, el, fill)
    k = max(size, 0.7)
    centre = (low + high) / 2
    focus = (centre[0], centre[1], centre[2])
    reach = 1.6 + k * 1.1
    area((-reach * 1.9, -reach * 1.3, centre[2] + reach * 2.0), focus, 1.6 + k * 1.6, 88 * reach ** 2, (1.0, 0.965, 0.92))
    area((reach * 1.7, reach * 0.9, centre[2] + reach * 1.1), focus, 1.4 + k, 14 * reach ** 2, (0.95, 0.97, 1.0))
    world = bpy.data.worlds.new('studio')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (1.0, 0.985, 0.96, 1)
    background.inputs[1].default_value = 0.62
    scene.cycles.max_bounces = 3
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
