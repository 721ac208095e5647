"""Daylight through openings, sun, evening, and what is seen outside."""
import math

import bpy
from mathutils import Vector

from kit.group import adopt, group
from kit.mesh import mesh_object
from materials.nodes import Graph, rgb

SKY = {'day': (0.86, 0.93, 1.0), 'morning': (1.0, 0.93, 0.84), 'evening': (0.38, 0.5, 0.85), 'gold': (1.0, 0.82, 0.62)}


def window_light(at, w, h, sill, power, time='day'):
    """An area of sky just outside an opening of the wall that is open now; `power` in W/m²."""
    light = bpy.data.lights.new('sky', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = w * 1.04, h * 1.04
    light.energy = power * w * h
    light.color = SKY[time]
    obj = bpy.data.objects.new('sky', light)
    obj.location = (at, 0.26, sill + h / 2)
    obj.rotation_euler = (math.radians(-90), 0, 0)
    obj.visible_camera = False
    obj.visible_glossy = False
    return adopt(obj)


def sun(azimuth, elevation, strength=4.0, colour=(1.0, 0.86, 0.68), soft=1.2):
    """`azimuth` in degrees: where the light comes from, 0 = +y (behind the back wall), 90 = +x, -90 = -x."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, colour, math.radians(soft)
    obj = bpy.data.objects.new('sun', light)
    a, e = math.radians(azimuth), math.radians(elevation)
    source = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    obj.rotation_euler = source.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def fill(at, aim, size, power, colour=(1.0, 0.97, 0.93)):
    """The photographer's large soft reflector behind the camera."""
    light = bpy.data.lights.new('fill', 'AREA')
    light.shape, light.size, light.energy, light.color = 'SQUARE', size, power, colour
    obj = bpy.data.objects.new('fill', light)
    obj.location = at
    obj.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = obj.visible_glossy = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _view_material(time, kind):
    name = f'view {kind} {time}'
    if name in bpy.data.materials:
        return name
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    mat.node_tree.nodes.clear()
    g = Graph(mat)
    xyz = g.node('SeparateXYZ', Vector=g.coords())
    sky = {'day': ('#dfe9ef', '#a9c6df'), 'morning': ('#f6e3c8', '#c3d3dd'), 'gold': ('#f5cf9a', '#d8b9a0'), 'evening': ('#4f5c86', '#1c2742')}[time]
    green = {'day': ('#5d6b4c', '#a3b086'), 'morning': ('#6b7352', '#bdbd92'), 'gold': ('#6f6642', '#bfa468'), 'evening': ('#0d1420', '#1f2c3a')}[time]
    colour = g.ramp(g.range(xyz.outputs[2], 0, 9), [(0.0, rgb(sky[0])), (1.0, rgb(sky[1]))])
    base = 2.6 if kind == 'garden' else 0.9
    crown = g.noise(g.mapping(g.coords(), (0.5, 1, 0.5)), 0.85, 2, 0.5)
    edge = g.math('ADD', xyz.outputs[2], g.math('MULTIPLY', g.math('SUBTRACT', crown, 0.5), -7.0))
    leaves = g.ramp(g.noise(g.coords(), 1.7, 3, 0.55), [(0.3, rgb(green[0])), (0.7, rgb(green[1]))])
    colour = g.mix(g.range(edge, base - 0.8, base + 0.8, 1, 0), colour, leaves)
    strength = {'day': 1.0, 'morning': 1.0, 'gold': 0.9, 'evening': 0.045}[time]
    g.surface(g.node('Emission', Color=colour, Strength=strength * VIEW['strength']).outputs[0])
    return name


VIEW = {'strength': 16.0}


def outside(at, w, sill, time='day', kind='garden', distance=7.0, strength=None):
    """What is seen through an opening: foliage and sky out of focus; lights nothing."""
    if strength:
        VIEW['strength'] = strength
    name = _view_material(time, kind)
    verts = [(-16, 0, -3), (16, 0, -3), (16, 0, 12), (-16, 0, 12)]
    obj = mesh_object('view', verts, [(0, 1, 2, 3)], None, (at, distance, 0))
    obj.data.materials.append(bpy.data.materials[name])
    obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False
    bpy.data.materials[name].cycles.sample_as_light = False
    return obj


def sky(time='day', clouds=0.0):
    """Open sky for pictures outdoors: paler at the horizon, with as much cloud as asked for."""
    world = bpy.context.scene.world
    tree = world.node_tree
    background = tree.nodes['Background']
    low, high = {'day': ('#e3ebef', '#86aed2'), 'gold': ('#f6d3a4', '#93a3bd')}[time]
    coords = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = rgb(low), rgb(high)
    ramp.color_ramp.elements[1].position = 0.55
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    tree.links.new(_clouded(tree, coords, ramp.outputs[0], time, clouds) if clouds else ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = 1.0


def _clouded(tree, coords, plain, time, amount):
    """High thin cloud, drawn out along the horizon."""
    drawn = tree.nodes.new('ShaderNodeMapping')
    drawn.inputs['Scale'].default_value = (1.0, 1.0, 3.4)
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Roughness'].default_value = 2.3, 7, 0.58
    share = tree.nodes.new('ShaderNodeMapRange')
    for socket, value in zip((1, 2, 3, 4), (0.46, 0.7, 0.0, amount)):
        share.inputs[socket].default_value = value
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[2].default_value = rgb({'day': '#f4f3ee', 'gold': '#f7dfbf'}[time])
    tree.links.new(coords.outputs['Generated'], drawn.inputs[0])
    tree.links.new(drawn.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], share.inputs[0])
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(plain, mix.inputs[1])
    return mix.outputs[0]
