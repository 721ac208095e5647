"""A room picture: shell, furniture, light, camera, from one scene function by id."""
import importlib
import math

import bpy
from mathutils import Vector

from rooms import around, around_villa, bare, leftovers, place

BOOKS = ('living', 'lounges', 'bedrooms', 'kitchens', 'bathrooms', 'others', 'banners', 'partners', 'work', 'workplaces', 'lived', 'nooks', 'finished', 'covers', 'stills', 'exteriors', 'same', 'villa')


AROUND = {**around.AROUND, **around_villa.AROUND}


def scene_of(name):
    """The function that furnishes the scene `name`; KeyError when no book has it."""
    for book in BOOKS:
        scenes = importlib.import_module(f'rooms.{book}').SCENES
        if name in scenes:
            return scenes[name]
    raise KeyError(f'no scene {name!r}')


def camera(at=(0, -3, 1.25), look=(0, 0), lens=26, shift=0.0, scene=None, shift_x=0.0):
    """A level camera (straight verticals) at `at` that looks towards the floor point `look`; `shift` tilts by the lens alone."""
    scene = scene or bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.sensor_width, data.lens, data.shift_y, data.shift_x = 36, lens, shift, shift_x
    data.clip_start = 0.05
    obj = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (math.radians(90), 0, -math.atan2(look[0] - at[0], look[1] - at[1]))
    scene.camera = obj
    return obj


def compose(spec, scene):
    """Furnish and light the room; the product ids that it shows end up in scene['shown']."""
    place.start()
    world = bpy.data.worlds.new('room')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (0.75, 0.85, 1.0, 1)
    background.inputs[1].default_value = 0.3
    if spec.get('before'):
        with bare.works(spec['before']):
            scene_of(spec['scene'])()
        if spec['before'] == bare.DURING:
            leftovers.between(spec['scene'])
        else:
            leftovers.strew(spec['scene'], spec['before'])
    else:
        scene_of(spec['scene'])()
    if spec.get('panorama'):
        AROUND[spec['scene']]()
        data = scene.camera.data
        data.type = 'PANO'
        data.shift_x = data.shift_y = 0.0
        data.cycles.panorama_type = 'EQUIRECTANGULAR'
        x, y, z = spec['panorama']
        scene.camera.location = Vector((x, y, z))
        # All around, the wall behind the camera is seen as well.
        for obj in scene.objects:
            if obj.type == 'MESH' and obj.name.startswith('wall'):
                obj.visible_camera = True
    if spec.get('view'):
        view = spec['view']
        camera(view['at'], view['look'], view['lens'], view.get('shift', -0.03), scene)
    if spec.get('portrait'):
        scene.camera.data.lens *= spec['portrait'].get('lens', 1.0)
        scene.camera.data.shift_x = spec['portrait'].get('shift_x', 0.0)
    scene['shown'] = ' '.join(place.in_view(scene) if spec.get('view') else place.shown())
