"""Layered rooms: one shell, light and camera, in which each piece can be exchanged for another.

A shell takes the materials of walls and floor; what stands in it comes from `layered.json`: slots from back to front,
each with options, each option a list of [product or model, x, y, turn, z, options].
"""
import json
import math
import os
from itertools import combinations

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from rooms import camera, place
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, opening, tv
from rooms.place import put
from rooms.shell import Room

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def _open_front(room, *sides):
    for side in sides:
        with room.wall(side):
            pass
    with room.wall('front', hidden=True):
        pass


def living_garden(wall, floor):
    r = Room(5.0, 4.4, 2.65, wall, floor)
    o = opening(0.3, 2.6, 2.35, 0.02)
    with r.wall('left', [o]):
        glazed(o, 'oak', (3, 1), power=75)
        curtains(o, 'sheer-white', 0.55, 2.6)
    _open_front(r, 'back', 'right')
    put('plant-fig', -1.95, 1.7, 30)
    fill((0, -2.0, 2.4), (0, 1.6, 0.9), 2.5, 70)
    sun(-62, 34, 22)
    camera((1.4, -3.0, 1.15), (-0.05, 1.2), 29, -0.04)
    return (-62, 34)


def living_city(wall, floor):
    r = Room(5.2, 4.6, 2.75, wall, floor)
    o = opening(0.2, 2.8, 2.35, 0.05)
    with r.wall('right', [o]):
        glazed(o, 'black-metal', (3, 1), power=75)
        curtains(o, 'drapery-oat', 0.4, 2.65)
    _open_front(r, 'back', 'left')
    put('plant-palm', 2.05, 1.75)
    fill((0, -2.1, 2.5), (0, 1.6, 0.9), 2.5, 16)
    sun(60, 36, 12)
    camera((-1.4, -3.1, 1.2), (0.1, 1.2), 29, -0.04)
    return (60, 36)


def bedroom_quiet(wall, floor):
    r = Room(4.6, 4.4, 2.65, wall, floor)
    o = opening(0.35, 1.9, 2.1, 0.2)
    with r.wall('left', [o]):
        glazed(o, 'oak', (2, 1), 'morning', 85)
        curtains(o, 'sheer-white', 0.45, 2.55)
    _open_front(r, 'back', 'right')
    put('nightstand-oak', 1.42, 1.85)
    put('nightstand-oak', -1.35, 1.85)
    fill((0, -2.0, 2.4), (0, 1.2, 0.7), 2.5, 12, (1, 0.93, 0.84))
    sun(-58, 30, 16, (1, 0.84, 0.64))
    camera((1.35, -3.0, 1.2), (-0.1, 1.0), 27, -0.06)
    return (-58, 30)


def bedroom_child(wall, floor):
    r = Room(4.2, 4.2, 2.65, wall, floor)
    o = opening(-0.9, 1.4, 1.45, 0.85)
    with r.wall('back', [o]):
        glazed(o, 'white-paint', (2, 1), power=105)
        curtains(o, 'drapery-white', 0.6, 2.45, 0.7, 'white-paint')
    _open_front(r, 'left', 'right')
    put('basket-rattan', 1.7, 1.75)
    fill((0, -1.9, 2.4), (0, 1.2, 0.7), 2.5, 16)
    sun(-16, 42, 12)
    camera((0.9, -2.95, 1.25), (-0.1, 1.0), 26, -0.06)
    return (-16, 42)


def kitchen_family(wall, floor):
    r = Room(5.0, 4.4, 2.7, wall, floor)
    o = opening(0.2, 1.9, 2.2, 0.05)
    with r.wall('right', [o]):
        glazed(o, 'oak', (2, 1), power=95)
    with r.wall('back'):
        put('kitchen_run', -0.55, -0.315, w=3.6, front='oak', counter='quartz-stone', uppers=None, handle='none', splash='quartz-stone', hood=False)
    _open_front(r, 'left')
    fill((0, -2.0, 2.5), (0, 1.2, 0.9), 2.5, 16)
    sun(60, 36, 14)
    camera((-1.5, -3.1, 1.3), (0.2, 0.9), 27, -0.05)
    return (60, 36)


def office_home(wall, floor):
    r = Room(4.4, 4.2, 2.65, wall, floor)
    o = opening(0.3, 2.0, 1.55, 0.8)
    with r.wall('left', [o]):
        glazed(o, 'black-metal', (3, 1), power=95)
        curtains(o, 'sheer-white', 0.5, 2.5)
    _open_front(r, 'back', 'right')
    put('plant-snake', -1.85, 1.8)
    fill((0, -1.9, 2.4), (0, 1.2, 0.9), 2.5, 14)
    sun(-60, 38, 12)
    camera((1.3, -3.0, 1.25), (-0.1, 1.0), 27, -0.05)
    return (-60, 38)


def office_open(wall, floor):
    r = Room(8.0, 6.0, 3.0, wall, floor)
    o = opening(0.3, 4.6, 2.2, 0.5)
    with r.wall('left', [o]):
        glazed(o, 'black-metal', (5, 1), power=75)
    _open_front(r, 'back', 'right')
    put('plant-fig', -3.5, 2.5)
    put('plant-palm', 3.4, 2.4)
    fill((0, -2.9, 2.8), (0, 2.5, 0.8), 3.0, 40)
    sun(-62, 40, 9)
    camera((2.4, -4.3, 1.45), (-0.3, 1.0), 27, -0.05)
    return (-62, 40)


def office_meeting(wall, floor):
    r = Room(5.4, 4.8, 2.8, wall, floor)
    o = opening(0.2, 3.2, 2.3, 0.05)
    with r.wall('right', [o]):
        glazed(o, 'black-metal', (4, 1), power=70)
    with r.wall('back'):
        tv(1.15, 1.7)
    _open_front(r, 'left')
    put('plant-monstera', 2.3, 1.9)
    fill((0, -2.2, 2.6), (0, 1.2, 0.9), 2.5, 20)
    sun(62, 40, 9)
    camera((-1.7, -3.4, 1.4), (0.15, 0.9), 26, -0.06)
    return (62, 40)


SHELLS = {f.__name__.replace('_', '-'): f for f in (living_garden, living_city, bedroom_quiet, bedroom_child, kitchen_family, office_home, office_open, office_meeting)}


def data(name):
    """The entry of `layered.json` for one room."""
    with open(os.path.join(HERE, 'layered.json')) as handle:
        return next(room for room in json.load(handle) if room['id'] == name)


def _stand(calls):
    """Build one option; returns the objects it brought."""
    before = set(bpy.context.scene.objects)
    for name, x, y, turn, z, options in calls:
        put(name, x, y, turn, z, **options)
    return [obj for obj in bpy.context.scene.objects if obj not in before]


def _material(entries, chosen):
    return next(entry['material'] for entry in entries if entry['id'] == chosen)


def compose(spec, scene):
    """Build shell and chosen pieces; `spec` has room, wall, floor, pieces {slot: option}. Returns the objects of each slot."""
    place.start()
    room = data(spec['room'])
    world = bpy.data.worlds.new('room')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (0.75, 0.85, 1.0, 1)
    background.inputs[1].default_value = 0.3
    # It comes in by the window alone: samples aimed at it would be lost behind the walls.
    world.cycles.sampling_method = 'NONE'
    light = SHELLS[room['shell']](_material(room['walls'], spec['wall']), _material(room['floors'], spec['floor']))
    scene['light'] = light or ()
    brought = {}
    for slot in room['slots']:
        chosen = spec['pieces'].get(slot['slot'])
        if chosen:
            option = next(o for o in slot['options'] if o['product'] == chosen)
            brought[slot['slot']] = _stand(option['put'])
    return brought


def outline(points):
    """The convex outline of points (Blender's own leaves the convex where many lie on one line)."""
    def chain(ordered):
        found = []
        for p in ordered:
            while len(found) > 1 and (found[-1][0] - found[-2][0]) * (p[1] - found[-2][1]) <= (found[-1][1] - found[-2][1]) * (p[0] - found[-2][0]):
                found.pop()
            found.append(p)
        return found[:-1]
    ordered = sorted(set(points))
    return chain(ordered) + chain(ordered[::-1])


def reach(scene, objects, margin=0.55):
    """Where in the picture the objects, their shadow and their light may fall: corner points, x and y in 0..1 from the top left.

    The boxes of the objects grow by `margin` metres to the sides; their shadow in the sun is laid on floor and walls.
    """
    bpy.context.view_layer.update()
    corners = []
    graph = bpy.context.evaluated_depsgraph_get()
    for obj in objects:
        if obj.type in ('MESH', 'CURVE'):
            corners += [obj.matrix_world @ Vector(c) for c in obj.evaluated_get(graph).bound_box]
    pts = np.array(corners)
    low, high = pts.min(axis=0), pts.max(axis=0)
    low, high = low - (margin, margin, margin * 0.5), high + (margin, margin, margin * 0.5)
    low[2] = max(low[2], 0.0)
    box = [Vector((x, y, z)) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    if scene.get('light'):
        azimuth, elevation = (math.radians(v) for v in scene['light'])
        away = -Vector((math.sin(azimuth) * math.cos(elevation), math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
        if low[2] < 1.2:
            box += [Vector(p) + away * min(p[2] / math.sin(elevation), 2.0) for p in list(box)]
    # Along the lines between the corners too: one may lie behind the camera, and what leads there fills the picture up to its edge.
    lines = [a.lerp(b, t) for a, b in combinations(box, 2) for t in np.linspace(0, 1, 25)]
    seen = []
    for p in lines:
        spot = world_to_camera_view(scene, scene.camera, p)
        if spot.z < 0.05:
            continue
        seen.append((min(max(spot.x, 0.0), 1.0), min(max(1 - spot.y, 0.0), 1.0)))
    return seen
