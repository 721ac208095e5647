"""Still lifes for articles about materials and the people who work them."""
import math
import random

from furniture import decor
from kit.group import group
from kit.hard import box, tube
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sky, sun
from rooms.parts import curtains, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, door


def cover_two_woods():
    r = Room(3.8, 2.8, 2.6, 'plaster-#e0d7c7', 'concrete-#b9b2a6', skirting=None)
    o = opening(0.1, 1.5, 1.6, 0.6)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'oak', (2, 2), 'day', 120)
    closed(r, 'back')
    closed(r, 'right')
    closed(r, 'front')
    for wood, side in (('oak', -1), ('walnut', 1)):
        for i, (x, h, w) in enumerate(((0.34, 1.35, 0.22), (0.62, 1.72, 0.26), (0.93, 1.5, 0.24))):
            with group('board', (side * x, 1.14 - 0.05 * (i == 1), 0), tilt=(-8, 0)):
                box((w, 0.034, h), (0, 0, 0), wood, 0.003)
        put('stool-oak-round', side * 0.62, 0.5 + 0.08 * side, wood=wood)
    on_table(0.452, -0.62, 0.42, 'vase', 4)
    on_table(0.452, 0.62, 0.58, 'books', 6)
    for k in range(3):
        box((0.34, 0.12, 0.03), (0.02 * k, 0.35 - 0.03 * k, 0.03 * k), ('walnut', 'oak', 'walnut')[k], 0.003, (0, 0, 14 * k - 12))
    sun(-56, 33, 22, (1, 0.86, 0.66))
    camera((0.0, -2.3, 0.95), (0.0, 1.0), 44, -0.02)


def cover_terrazzo():
    r = Room(4.4, 3.2, 2.6, 'plaster-#d9ccb7', 'terrazzo', skirting=None)
    o = opening(0.2, 1.8, 2.0, 0.15)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'oak', (2, 1), 'day', 95)
        curtains(o, 'sheer-white', 0.6, 2.4)
    closed(r, 'back')
    closed(r, 'right')
    closed(r, 'front')
    put('sofa-linen-clay', 0.55, 1.08, pillows=[(-0.62, 0.48, 'linen-cream', 6), (0.6, 0.46, 'linen-sage', -6)])
    put('coffee-table-terrazzo', 0.15, -0.05)
    on_table(0.382, 0.05, -0.02, 'bowl', 3)
    with group('cup', (0.4, -0.12, 0.382)):
        decor.cup('ceramic-charcoal')
    put('plant_olive', -1.15, 1.15, h=1.6)
    sun(-60, 36, 22)
    camera((-0.75, -2.1, 0.95), (0.2, 0.6), 40, -0.09)


def cover_clay():
    r = Room(4.0, 3.0, 2.7, 'plaster-#b66a4b', 'tile-300x300-#ad684a-matt', skirting=None)
    o = opening(0.2, 1.3, 1.5, 0.8)
    with r.wall('left', [o], mat='plaster-#e6dac4', skirting=False):
        glazed(o, 'teak', (2, 3), 'day', 130)
    closed(r, 'back')
    closed(r, 'right', 'plaster-#e6dac4')
    closed(r, 'front')
    put('bench-oak', 0.2, 1.12, w=1.6, wood='teak')
    put('vase', 0.72, 1.12, z=0.452, kind='jug', mat='ceramic-cream', h=0.4, branch=True, seed=6)
    put('vase-ceramic-set', -0.25, 1.12, z=0.452)
    put('vase', 1.5, 1.15, kind='round', mat='ceramic-terracotta', h=0.5, seed=3)
    put('vase', 1.2, 0.75, kind='round', mat='ceramic-#8f4a33', h=0.34, seed=5)
    put('plant_olive', -1.2, 1.05, h=1.75)
    put('rug', 0.3, 0.05, w=1.9, d=1.1, kind='jute', colour='jute')
    sun(-52, 36, 26, (1, 0.86, 0.66))
    camera((0.45, -2.5, 1.0), (0.12, 1.0), 42, -0.01)


def _trestle(x, y, w, h):
    box((w, 0.42, 0.045), (x, y, h - 0.045), 'pine', 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(x + sx * (w / 2 - 0.3), y + sy * 0.08, h - 0.05), (x + sx * (w / 2 - 0.2), y + sy * 0.24, 0)], 0.022, 'pine', smooth=False)


def cover_kiln():
    r = Room(5.0, 3.2, 2.8, 'brick-#9c5b40', 'concrete-#96866f', ceiling='planks-pine', skirting=None)
    o = opening(0.0, 2.0, 1.7, 0.7)
    with r.wall('right', [o], mat='plaster-#cdb995', skirting=False):
        glazed(o, 'teak', (3, 2), 'morning', 110)
    with r.wall('back', skirting=False):
        for z in (1.3, 1.78):
            box((3.6, 0.3, 0.04), (0, -0.16, z), 'pine', 0.004)
            for x in (-1.5, 0, 1.5):
                box((0.05, 0.26, 0.16), (x, -0.14, z - 0.16), 'pine', 0.003)
    closed(r, 'left', 'plaster-#cdb995')
    closed(r, 'front')
    rng = random.Random(11)
    mats = ('ceramic-terracotta', 'ceramic-#b98d63', 'ceramic-cream', 'ceramic-#8f4a33', 'ceramic-sage', 'ceramic-charcoal')
    _trestle(-0.1, 0.55, 2.6, 0.74)
    rows = ((1.45, 1.34, 12, 3.3, (0.2, 0.34)), (1.45, 1.82, 11, 3.3, (0.22, 0.4)), (0.55, 0.74, 8, 2.3, (0.2, 0.4)))
    for y, z, count, wide, sizes in rows:
        for i in range(count):
            x = -wide / 2 + wide * (i + 0.5) / count + (0 if y > 1 else -0.1)
            kind = rng.choice(('tall', 'tall', 'jug', 'round'))
            h = rng.uniform(*sizes) * (0.62 if kind == 'round' else 1)
            put('vase', x, y + rng.uniform(-0.03, 0.03), z=z, kind=kind, mat=rng.choice(mats), h=h)
    for x, y, h in ((1.55, 0.85, 0.62), (1.95, 0.45, 0.5), (-1.85, 0.8, 0.66), (-1.65, 0.3, 0.42)):
        put('vase', x, y, kind='round', mat=rng.choice(mats[:4]), h=h)
    put('stool-oak-round', 0.75, -0.15, wood='pine', h=0.36)
    sun(62, 28, 24, (1, 0.8, 0.56))
    camera((-0.45, -2.45, 1.2), (0.0, 1.0), 40, -0.02)


def cover_rattan_yard():
    sky('day')
    r = Room(6.0, 4.0, 3.0, 'plaster-#d8b06a', 'tile-300x300-#a8623f-matt', ceiling=None, skirting=None)
    with r.wall('back', skirting=False):
        door(1.55, 1.1, 2.15, 'teak', panels=3)
        for x in (-0.9, -0.3, 0.3):
            with group('sieve', (x, -0.01, 1.75 - 0.1 * (x == -0.3)), tilt=(90, 0)):
                put('basket-rattan', d=0.48, h=0.06, seed=int(abs(x) * 10) + 2)
    closed(r, 'right')
    rng = random.Random(4)
    for x, y, d, h in ((-1.75, 1.35, 0.6, 0.66), (-1.15, 1.5, 0.46, 0.5), (-1.3, 0.85, 0.4, 0.34), (-0.65, 1.25, 0.36, 0.56), (0.75, 1.55, 0.5, 0.42), (0.55, 1.1, 0.32, 0.26)):
        put('basket-rattan', x, y, rng.uniform(0, 180), d=d, h=h, seed=rng.randrange(50))
    put('chair-oak-cane', 0.05, 0.35, 28)
    put('stool', -0.75, 0.1, 0, h=0.32, wood='teak', seat='wood', round=True)
    # Split cane that waits: a bundle against the wall and one on the floor.
    for k in range(46):
        a, q = rng.uniform(0, 6.28), 0.1 * math.sqrt(rng.random())
        x, y = 2.45 + q * math.cos(a), 1.45 + q * math.sin(a)
        tube([(x, y, 0), (x + rng.uniform(-0.06, 0.06), 1.93, rng.uniform(2.0, 2.5))], 0.006, 'rattan', smooth=False)
    for k in range(30):
        y, z = -0.55 + rng.uniform(-0.07, 0.07), 0.008 + 0.05 * rng.random()
        tube([(-0.4, y, z), (0.5, y + rng.uniform(-0.05, 0.05), z + 0.01), (1.4, y + rng.uniform(-0.1, 0.1), z)], 0.006, 'rattan')
    put('plant-palm', 2.35, 0.55)
    put('plant-monstera', -2.4, 1.5)
    sun(-128, 40, 9.0, (1, 0.88, 0.7), 0.8)
    camera((-0.2, -3.0, 1.3), (0.12, 1.0), 34, -0.13)


def cover_lamp_bench():
    r = Room(4.6, 3.0, 2.7, 'wall-#45423c', 'planks-walnut', ceiling='matt-#37352f', skirting=None)
    closed(r, 'back')
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    put('rect_table', 0, 0.85, w=2.6, d=0.62, h=0.74, top='walnut', shape='rounded', legs='square')
    for x, name, mat, power in ((-1.0, 'table-lamp-ceramic-cream', 'ceramic-cream', 13), (-0.38, 'table-lamp-mushroom-laterite', 'paint-laterite', 10), (0.26, 'table-lamp-mushroom-laterite', 'paint-sage', 10), (0.92, 'table-lamp-ceramic-cream', 'ceramic-terracotta', 13)):
        lamp(name, x, 0.9, 0.742, power, mat=mat)
    lamp('ceiling-opal-brass', -0.7, 0.95, 2.7, 10, drop=0.85, d=0.2)
    lamp('ceiling-opal-brass', 0.6, 0.95, 2.7, 10, drop=0.7, d=0.26)
    lamp('floor-lamp-paper', 1.5, 0.95, 0, 26)
    put('stool-oak-round', -0.2, 0.1, wood='walnut')
    on_table(0.742, -0.68, 0.72, 'books', 3)
    with group('cup', (0.58, 0.72, 0.742)):
        decor.cup('ceramic-charcoal')
    fill((0, -2.0, 2.2), (0, 1.0, 0.8), 2.0, 3, (1, 0.84, 0.64))
    camera((0.35, -2.55, 1.1), (0.12, 1.0), 40, 0.0)


SCENES = {f.__name__.replace('_', '-'): f for f in (cover_two_woods, cover_terrazzo, cover_clay, cover_kiln, cover_rattan_yard, cover_lamp_bench)}
