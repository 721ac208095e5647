"""Rooms of finished homes that no example of a style shows: what their owners speak of."""
import math

import numpy as np

from furniture import decor
from kit.group import group
from kit.hard import box, cylinder, tube
from kit.soft import soft_box
from offices import _monitor
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, opening
from rooms.place import lamp, put
from rooms.shell import Room, slats


def _microphone(x, y, z, turn=0.0):
    """On an arm that is clamped to the table's edge."""
    with group('microphone', (x, y, z), turn):
        cylinder(0.022, 0.06, (0, 0, -0.02), 'black-metal')
        tube([(0, 0, 0.03), (0.06, 0, 0.34), (-0.12, 0, 0.46)], 0.008, 'black-metal', smooth=False)
        with group('head', (-0.15, 0, 0.4), tilt=(0, 24)):
            cylinder(0.026, 0.13, (0, 0, -0.08), 'black-metal', edge=0.008)
            cylinder(0.029, 0.07, (0, 0, 0.05), 'paint-#55585a', edge=0.014)
        tube([(-0.15 + 0.05 * math.cos(a), 0.05 * math.sin(a), 0.38) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False)], 0.003, 'steel', cyclic=True)


def _headphones(x, y, z, turn=0.0):
    with group('headphones', (x, y, z), turn):
        tube([(0.085 * math.cos(a), 0.0, 0.03 + 0.1 * math.sin(a)) for a in np.linspace(0.1, np.pi - 0.1, 16)], 0.008, 'black-metal')
        for s in (-1, 1):
            soft_box((0.035, 0.08, 0.085), (0.085 * s, 0, 0), 'leather-black', 0.016, 0, 0.001, 4, step=0.012)


def finished_small_studio():
    r = Room(3.9, 3.4, 2.75, 'wall-#59615a', 'planks-walnut', skirting=None)
    o = opening(0.3, 1.3, 1.4, 0.85)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (2, 1), 'gold', 40)
        curtains(o, 'velvet-rust', 0.45, 2.6, 0.7)
    with r.wall('back', mat='brick-brick', skirting=False):
        for col in range(4):
            for row in range(3):
                if (col, row) in ((0, 2), (3, 0)):
                    continue
                soft_box((0.58, 0.06, 0.58), (-0.93 + 0.62 * col, -0.045, 0.62 + 0.62 * row), ('wool-#8c7a5e', 'wool-#6f7a64', 'wool-#a4633f')[(col + 2 * row) % 3], 0.022, 0, 0.001, 3 + col, step=0.03)
    with r.wall('right', skirting=False):
        slats(-1.7, 1.7, 2.75, 'walnut', 0.07)
    closed(r, 'front')
    put('dining-table-walnut-200', 0.1, 0.55, w=1.5, d=0.8)
    z = 0.745
    for s in (-1, 1):
        _microphone(0.1 + 0.42 * s, 0.85, z, 0 if s > 0 else 180)
        put('office_chair', 0.1 + 1.0 * s, 0.5, -84 * s, fabric='leather-cognac')
    _headphones(0.42, 0.38, z, 20)
    _headphones(-0.28, 0.4, z, -16)
    with group('laptop', (0.1, 0.68, z)):
        box((0.33, 0.23, 0.014), (0, 0, 0), 'steel', 0.005)
        with group('lid', (0, 0.115, 0.014), tilt=(-17, 0)):
            box((0.33, 0.008, 0.22), (0, 0, 0), 'steel', 0.003)
            box((0.312, 0.002, 0.2), (0, -0.0045, 0.011), 'screen', 0.001)
    with group('cup', (-0.5, 0.35, z)):
        decor.cup('ceramic-terracotta')
    lamp('ceiling-steel-black', 0.1, 0.55, 2.75, 26, drop=1.0)
    lamp('floor-lamp-paper', 1.5, 1.3, 0, 30)
    put('plant-monstera', -1.5, 1.25)
    put('rug', 0.1, 0.4, w=2.6, d=1.9, kind='faded', colour='rust')
    fill((0, -1.6, 2.4), (0, 1.2, 0.8), 1.8, 11, (1, 0.87, 0.7))
    sun(-66, 22, 8, (1, 0.7, 0.42))
    camera((0.45, -2.75, 1.3), (0.02, 1.0), 27, -0.03)


def finished_two_teachers():
    r = Room(4.4, 3.8, 2.75, 'wall-#e9e3d6', 'planks-oak', skirting='white-paint')
    o = opening(0.1, 2.0, 1.5, 0.85)
    with r.wall('left', [o]):
        glazed(o, 'white-paint', (3, 1), 'day', 105)
        curtains(o, 'sheer-white', 0.62, 2.5, 0.6, 'white-paint')
    with r.wall('back', mat='wall-#a9b3a0'):
        for k, z in enumerate((0.95, 1.33, 1.71, 2.09)):
            put('wall-shelf-oak', 0.55, -0.12, z=z, w=2.9, d=0.24, seed=31 + 7 * k)
    with r.wall('right'):
        put('art_pair', 0.1, 0, z=1.2, w=0.5, h=0.7, seed=47)
    closed(r, 'front')
    # Two desks back to back, a screen on each.
    for s in (-1, 1):
        turn = 90 * s
        with group('desk', (0.1 + 0.302 * s, 0.25, 0), turn):
            put('desk-oak-120', 0, 0, w=1.4)
            with group('monitor', (-0.12, 0.16, 0.75)):
                _monitor()
            box((0.21, 0.297, 0.03), (0.45, 0.02, 0.75), 'paint-#f4f0e6', 0.001, (0, 0, 5))
            box((0.21, 0.297, 0.012), (0.44, 0.02, 0.78), 'paint-#efe9da', 0.001, (0, 0, -7))
        put('office_chair', 0.1 + 1.05 * s, 0.2, -96 * s, fabric='linen-sage' if s > 0 else 'linen-clay')
    lamp('table-lamp-mushroom-laterite', 0.42, 0.8, 0.75, 6)
    lamp('table-lamp-mushroom-laterite', -0.22, -0.3, 0.75, 6, mat='paint-sage')
    lamp('ceiling-linear-oak', 0.1, 0.25, 2.75, 6, turn=90, drop=0.9)
    put('rug-wool-cream', 0.1, 0.15, w=3.2, d=2.0, colour='oat')
    put('plant-fig', -1.75, 1.45, h=1.6)
    put('basket-rattan', -1.05, 1.55, d=0.4, h=0.4)
    put('cabinet', 0.55, 1.66, 0, w=2.9, d=0.38, h=0.5, wood='oak', cols=5, legs=0.08)
    fill((0, -1.8, 2.4), (0, 1.2, 0.8), 2.0, 20)
    sun(-62, 36, 18)
    camera((0.75, -3.0, 1.4), (0.0, 1.0), 26, -0.05)


SCENES = {f.__name__.replace('_', '-'): f for f in (finished_small_studio, finished_two_teachers)}
