"""Offices as they are handed over: rooms with a shell of their own, furnished with the office modules that are sold."""
import math

import offices
from kit.group import group
from kit.hard import box, cylinder
from rooms import bare, camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, slats

CARPET = 'tile-500x500-#8d8a82-matt'


@bare.finish
def module(name, w, d, x, y, turn=0.0):
    """An office module, `w` × `d` as `draw/modules.ts` draws it, by its middle; its front towards -y before `turn`."""
    with group(name, (x, y, 0), turn):
        offices.SCENES[name](offices.Floor(w, d))


@bare.finish
def glass_wall(x, y, panes, turn=0.0):
    """Glass partitions side by side, their middle at x, y."""
    with group('glass-wall', (x, y, 0), turn):
        for k in range(panes):
            module('partition-glass', 1.2, 0.1, (k - (panes - 1) / 2) * 1.2, 0)


@bare.finish
def baffles(x, y, count, w=2.4, ceiling=3.2, pitch=0.5, mat='wool-#8f9a8c'):
    """Felt that hangs from the ceiling in rows and takes the echo."""
    for k in range(count):
        box((w, 0.04, 0.28), (x, y + (k - (count - 1) / 2) * pitch, ceiling - 0.42), mat, 0.008)
        for s in (-1, 1):
            cylinder(0.003, 0.15, (x + s * w * 0.4, y + (k - (count - 1) / 2) * pitch, ceiling - 0.15), 'black-metal', edge=0)


@bare.finish
def whiteboard(x, z=0.9, w=2.0, h=1.1):
    """On the wall that is open now."""
    box((w, 0.02, h), (x, -0.012, z), 'porcelain', 0.004)
    for zz in (z - 0.015, z + h - 0.005):
        box((w + 0.03, 0.035, 0.02), (x, -0.016, zz), 'steel', 0.003)
    box((0.5, 0.07, 0.012), (x, -0.04, z - 0.02), 'steel', 0.003)


@bare.joinery
def duct(x, length, z, mat='steel', r=0.16):
    """A round air duct along the room."""
    cylinder(r, length, (x, -length / 2, z), mat, rot=(-90, 0, 0))
    for k in range(int(length / 1.1)):
        cylinder(r + 0.012, 0.04, (x, -length / 2 + 0.6 + 1.1 * k, z), mat, rot=(-90, 0, 0))


def office_open_01():
    r = Room(9.4, 7.0, 3.3, 'wall-#ece7dc', CARPET, ceiling='concrete-#b9b4aa', skirting=None)
    o = opening(0.0, 6.0, 2.4, 0.55)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (5, 1), 'day', 85)
    with r.wall('back', mat='wall-#a8a58f', skirting=False):
        slats(-4.7, -1.2, 3.3, 'oak', 0.07)
        put('art_pair', 0.25, 0, z=1.3, w=0.6, h=0.8, seed=51)
    closed(r, 'right')
    closed(r, 'front')
    module('desk-6', 4.8, 3.0, -1.6, 1.2)
    module('desk-4', 3.2, 3.0, -1.5, -2.35)
    module('phone-booth', 1.1, 1.1, 2.0, 2.9)
    module('phone-booth', 1.1, 1.1, 3.15, 2.9)
    for x in (-3.7, -2.45):
        module('plants', 1.2, 0.4, x, 3.25)
    module('plants', 1.2, 0.4, 1.6, 1.3, 90)
    module('plants', 1.2, 0.4, 1.6, 0.05, 90)
    put('rug-wool-cream', 2.9, 0.6, 90, w=2.6, d=1.9, colour='oat')
    put('armchair-oak-linen', 3.1, 1.25, -14, fabric='linen-clay')
    put('armchair-oak-linen', 3.35, -0.1, -118, fabric='linen-moss')
    put('coffee-table-oak-round', 2.5, 0.45, d=0.66)
    on_table(0.362, 2.5, 0.45, 'books', 3)
    put('plant-fig', 4.3, 2.3, h=1.9)
    baffles(-1.4, -0.2, 9, 4.4, 3.3, 0.55, 'wool-#b7ad98')
    duct(3.0, 7.0, 2.95)
    for y in (1.2, -2.35):
        lamp('linear_lamp', -1.5, y, 3.3, 12, w=3.4, drop=1.15)
    fill((0.5, -3.0, 3.0), (0, 2.5, 0.9), 3.0, 40)
    sun(-62, 34, 16, (1, 0.88, 0.7))
    camera((2.3, -4.7, 1.5), (-0.1, 1.0), 25, -0.035)


def office_meeting_01():
    r = Room(6.4, 5.0, 2.9, 'wall-#ece8df', CARPET, skirting=None)
    o = opening(0.1, 3.4, 2.3, 0.2)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (4, 1), 'day', 72)
    with r.wall('back', mat='wall-#5f6b5f', skirting=False):
        slats(0.95, 2.1, 2.9, 'walnut', 0.06)
        with group('screen', (-0.75, -0.02, 0)):
            put('television', 0, -0.04, z=1.05, w=1.7, stand=False)
    closed(r, 'right')
    closed(r, 'front')
    glass_wall(2.1, 0.1, 4, 90)
    module('meeting-8', 3.8, 2.4, -0.55, 0.05)
    put('sideboard-walnut', -0.75, 2.24)
    put('vase-ceramic-set', -1.35, 2.22, z=0.7)
    put('plant-fig', -2.7, 1.95, h=1.75)
    put('plant-snake', 2.75, 1.9, h=1.0)
    lamp('linear_lamp', -0.55, 0.05, 2.9, 14, w=2.2, drop=1.0)
    fill((0, -2.2, 2.7), (0, 1.2, 0.9), 2.5, 24)
    sun(-60, 36, 12)
    camera((1.1, -3.5, 1.45), (-0.45, 1.0), 25, -0.07)


def office_focus_01():
    r = Room(7.0, 5.0, 3.0, 'wall-#e6dccb', CARPET.replace('8d8a82', '7d8378'), skirting=None)
    o = opening(0.2, 3.2, 2.3, 0.3)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (4, 1), 'morning', 80)
    with r.wall('back', mat='wall-#a4623f', skirting=False):
        pass
    closed(r, 'left')
    closed(r, 'front')
    module('phone-booth', 1.1, 1.1, -2.85, 1.9)
    module('phone-booth', 1.1, 1.1, -1.7, 1.9)
    module('focus-booth', 1.8, 1.8, -0.2, 1.55)
    module('focus-booth', 1.8, 1.8, 1.65, 1.55)
    put('armchair-oak-linen', -2.15, -0.5, 62, fabric='linen-moss')
    put('coffee-table-oak-round', -1.0, -0.75, d=0.7)
    on_table(0.36, -1.0, -0.75, 'books', 6)
    put('armchair-oak-linen', 0.15, -0.45, -48, fabric='linen-clay')
    put('rug-wool-cream', -0.95, -0.6, w=2.6, d=1.8, colour='oat')
    put('plant-fig', 3.05, 1.95, h=1.8)
    put('plant-monstera', -3.1, 0.7)
    module('plants', 1.2, 0.4, 2.75, 0.15, 90)
    lamp('ceiling-linen-drum', -1.0, -0.6, 3.0, 10, drop=0.6, d=0.6)
    fill((0, -2.2, 2.7), (0, 1.2, 0.9), 2.5, 26, (1, 0.94, 0.86))
    sun(60, 30, 12, (1, 0.85, 0.66))
    camera((1.0, -3.7, 1.35), (-0.35, 1.0), 24, -0.03)


def _round():
    """A small round table with three chairs."""
    put('round_table', d=0.9, h=0.75, top='oak', base='pedestal-wide', base_mat='black-metal')
    for k, turn in enumerate((25, 145, 262)):
        a = math.radians(turn)
        put('chair-oak-cord', 0.6 * math.sin(a), 0.6 * math.cos(a), -turn + 5 - 4 * k)


def office_pantry_01():
    r = Room(7.0, 5.2, 3.0, 'wall-#eeeade', 'terrazzo', skirting=None)
    o = opening(0.0, 3.4, 2.3, 0.3)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (4, 1), 'morning', 80)
    with r.wall('back', mat='tile-75x225-#7f9582', skirting=False):
        put('wall-shelf-oak', -0.55, -0.11, z=1.6, w=1.9, filled=False)
        with group('row', (-0.55, -0.1, 1.626)):
            put('crockery', width=1.7, seed=4)
        put('wall-shelf-oak', -0.55, -0.11, z=2.0, w=1.9, seed=12)
    closed(r, 'left')
    closed(r, 'front')
    module('pantry', 3.0, 2.6, -1.2, 1.3)
    for k, (x, y) in enumerate(((1.3, 1.55), (2.45, 0.75))):
        with group('round', (x, y, 0), 35 * k):
            _round()
        on_table(0.752, x, y, 'vase', 3 + k)
        lamp('ceiling-ceramic-laterite', x, y, 3.0, 9, drop=1.25)
    for x in (-1.65, -0.8):
        lamp('ceiling-ceramic-laterite', x, 0.8, 3.0, 9, drop=1.2)
    put('plant-palm', 3.0, 2.05, h=1.8)
    put('plant-fig', -3.1, 0.6, h=1.6)
    fill((0, -2.2, 2.7), (0, 1.2, 0.9), 2.5, 26, (1, 0.95, 0.88))
    sun(60, 28, 14, (1, 0.84, 0.64))
    camera((0.25, -3.5, 1.4), (0.1, 1.0), 25, -0.035)


def office_reception_01():
    r = Room(8.0, 5.6, 3.3, 'plaster-#e5dccb', 'terrazzo', ceiling='matt-#efe9dc', skirting=None)
    o = opening(0.2, 4.0, 2.8, 0.05)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (4, 1), 'day', 60)
    with r.wall('back', mat='plaster-#cdbfa6', skirting=False):
        slats(-0.6, 4.0, 3.3, 'oak', 0.07)
        put('art', -2.3, 0, z=1.2, w=1.2, h=1.5, seed=27, frame='oak')
    closed(r, 'right')
    closed(r, 'front')
    module('reception', 2.8, 1.9, 1.45, 0.95)
    module('waiting', 2.8, 2.3, -2.25, 1.5)
    put('rug', -2.25, 0.95, w=3.0, d=2.2, kind='plain', colour='sand')
    put('plant-palm', -3.6, 2.4, h=1.9)
    put('plant-fig', 3.6, 2.3, h=1.9)
    module('plants', 1.2, 0.4, 3.75, 0.0, 90)
    for x in (0.65, 1.45, 2.25):
        lamp('ceiling-opal-brass', x, 0.6, 3.3, 10, drop=1.25, d=0.26)
    lamp('ceiling-rattan-dome', -2.25, 1.0, 3.3, 10, drop=0.9, d=0.7)
    fill((0, -2.4, 3.0), (0, 1.5, 0.9), 2.8, 34)
    sun(-62, 34, 12)
    camera((0.55, -3.7, 1.35), (-0.1, 1.0), 26, -0.01)


def office_board_01():
    r = Room(8.6, 5.8, 3.1, 'wall-#cfc5b4', 'planks-walnut-wide', ceiling='matt-#e4dccd', skirting=None)
    o = opening(0.0, 4.4, 2.6, 0.1)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (4, 1), 'gold', 34)
    with r.wall('back', mat='wall-#6c6357', skirting=False):
        slats(-4.3, 4.3, 3.1, 'walnut', 0.07)
    closed(r, 'right')
    closed(r, 'front')
    put('rug', -0.1, 0.1, w=7.2, d=4.0, kind='plain', colour='taupe')
    module('board-room', 6.6, 3.2, -0.1, 0.1)
    put('sideboard-walnut', -1.2, 2.62, w=2.6, cols=4)
    put('vase', -2.2, 2.6, z=0.7, kind='tall', mat='ceramic-cream', h=0.4, branch=True)
    put('book_stack', -0.4, 2.6, z=0.7)
    lamp('table-lamp-mushroom-laterite', -1.5, 2.6, 0.7, 16, mat='ceramic-charcoal')
    put('plant-fig', -3.8, 2.4, h=1.9)
    put('plant-palm', 3.8, 2.3, h=1.8)
    for x in (-1.9, -0.1, 1.7):
        lamp('ceiling-opal-brass', x, 0.1, 3.1, 34, drop=0.95, d=0.34)
    fill((0, -2.4, 2.8), (0, 1.5, 0.8), 2.8, 22, (1, 0.88, 0.73))
    sun(-66, 20, 9, (1, 0.7, 0.42))
    camera((1.8, -4.2, 1.45), (-0.35, 1.0), 25, -0.035)


SCENES = {f.__name__.replace('_', '-'): f for f in (office_open_01, office_meeting_01, office_focus_01, office_pantry_01, office_reception_01, office_board_01)}
