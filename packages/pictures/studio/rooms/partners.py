"""Wide pictures that partners' pages open with, each in that partner's light: cool and even, grey concrete, deep blue at dusk, white."""
from furniture import decor
from kit.group import group
from kit.hard import box, cylinder, tube
from kit.soft import soft_box
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, laid, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, slats


def _monitor(x, y, z, turn=0.0):
    """A screen on its foot, seen from its front (−y) or its back."""
    with group('monitor', (x, y, z), turn):
        box((0.6, 0.022, 0.34), (0, 0, 0.1), 'paint-#d8d8d4', 0.004)
        box((0.588, 0.003, 0.326), (0, -0.0115, 0.107), 'screen', 0.001)
        box((0.05, 0.016, 0.22), (0, 0.022, 0.004), 'steel', 0.003)
        box((0.23, 0.17, 0.008), (0, 0.01, 0), 'steel', 0.004)


def banner_partner_samsung():
    r = Room(7.6, 4.6, 2.8, 'wall-#d3dade', 'planks-oak-wide', ceiling='matt-#f1f3f4', skirting=None)
    with r.wall('back', skirting=False):
        # Tall fronts around the refrigerator, a run with the oven under its hob, then the wall of the screen.
        for x in (1.03, 3.15):
            box((0.5, 0.62, 2.34), (x, -0.31, 0), 'paint-#86949f', 0.004)
        box((1.6, 0.62, 0.5), (2.09, -0.31, 1.84), 'paint-#86949f', 0.004)
        slats(-3.8, 0.62, 2.8, 'oak', 0.05)
    put('fridge-french-steel', 2.41, 1.93)
    put('oven-black-60', 1.6, 1.99, z=1.15)
    box((0.62, 0.6, 0.55), (1.6, 1.99, 0.6), 'paint-#86949f', 0.004)
    box((0.62, 0.6, 0.5), (1.6, 1.99, 0.08), 'paint-#86949f', 0.004)
    box((0.62, 0.6, 0.088), (1.6, 1.99, 1.75), 'paint-#86949f', 0.004)
    put('tv-unit-oak', -1.0, 2.02, w=2.4)
    put('tv-black-65', -1.0, 2.06, z=0.46)
    put('soundbar-charcoal-110', -1.0, 1.92, z=0.46)
    put('purifier-white', -2.75, 1.85)
    put('vacuum-robot-white', 0.55, 1.35, 12)
    put('rug', -0.75, -0.1, w=3.4, d=2.2, kind='plain', colour='#b6bfc6')
    put('sofa', -2.35, -0.15, 78, w=2.1, d=0.9, seats=3, fabric='linen-#8397a8', pillows=[(-0.7, 0.48, 'linen-#e4e6e6', 8), (0.7, 0.46, 'linen-#3f5f86', -8)])
    put('round_table', -0.75, -0.1, d=0.85, h=0.36, top='oak', base='column', base_mat='oak')
    on_table(0.362, -0.85, -0.15, 'books', 4)
    put('rect_table', 2.35, 0.15, w=1.7, d=0.8, h=0.745, top='oak', shape='rounded', legs='steel')
    for x, y, turn in ((1.95, 0.72, -4), (2.75, 0.74, 6), (1.95, -0.42, 176), (2.8, -0.4, 186)):
        put('shell_chair', x, y, turn, fabric='linen-#5d7690', legs='black-metal')
    put('cooker-rice-steel', 2.75, 0.2, z=0.745)
    on_table(0.745, 2.1, 0.15, 'bowl', 3)
    lamp('ceiling-opal-brass', 2.35, 0.15, 2.8, 8, drop=0.95, d=0.3)
    o = opening(0.1, 2.9, 2.45, 0.02)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'white-paint', (3, 1), 'day', 80)
        curtains(o, 'sheer-white', 0.5, 2.7, 0.7)
    closed(r, 'right')
    closed(r, 'front')
    put('plant-palm', 0.05, 1.55, h=1.35)
    fill((0.8, -2.2, 2.6), (0.8, 1.6, 0.9), 2.6, 40, (0.92, 0.96, 1.0))
    sun(-66, 38, 12, (0.98, 0.97, 1.0))
    camera((0.35, -3.75, 1.25), (0.3, 1.2), 26, -0.04)


def banner_partner_bgrid():
    r = Room(9.0, 6.0, 3.2, 'concrete-#b3aea5', 'concrete-#a29c93', ceiling='concrete-#b7b2a9', skirting=None)
    o = opening(0.0, 5.2, 2.5, 0.45)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (8, 4), 'day', 75)
    closed(r, 'back')
    closed(r, 'right', 'wall-#e9e5dc')
    closed(r, 'front')
    # The yellow cell: a booth of boards with glass, and the grid of steel that it stands in.
    box((2.0, 0.06, 2.3), (2.7, 2.7, 0), 'linen-#d9a92b', 0.004)
    for x in (1.7, 3.7):
        box((0.06, 1.5, 2.3), (x, 2.0, 0), 'paint-#d9a92b', 0.004)
    box((2.06, 1.5, 0.06), (2.7, 2.0, 2.3), 'paint-#d9a92b', 0.004)
    put('bench', 2.7, 2.4, w=1.7, wood='oak')
    put('round_table', 2.7, 1.75, d=0.6, h=0.72, top='oak', base='column', base_mat='black-metal')
    lamp('ceiling-opal-brass', 2.7, 1.85, 2.3, 9, drop=0.5, d=0.2)
    for k in range(4):
        x = -3.0 + k * 1.9
        box((0.05, 6.0, 0.12), (x, 0, 3.02), 'black-metal', 0.002)
    for y in (0.1, 1.85):
        tube([(-4.2, y, 2.95), (4.2, y, 2.95)], 0.02, 'steel', smooth=False)
    for row, y in enumerate((0.35, 2.05)):
        for k in range(2):
            x = -2.35 + k * 1.62
            for side in (-1, 1):
                put('rect_table', x, y + side * 0.39, w=1.6, d=0.76, h=0.74, top='oak', shape='rounded', legs='steel')
                _monitor(x, y + side * 0.2, 0.74, 0 if side < 0 else 180)
                box((0.4, 0.125, 0.012), (x, y + side * 0.55, 0.742), 'paint-#e3e1dc', 0.004)
                put('office_chair', x + 0.1 * side, y + side * 1.0, 180 + 8 * k if side < 0 else 9 - 14 * k, fabric='linen-#5f6163' if (k + row + (side > 0)) % 3 else 'linen-#d9a92b')
            soft_box((1.56, 0.03, 0.4), (x, y, 0.755), 'wool-#8f918c', 0.014, 0, 0.001, step=0.04)
        on_table(0.742, -2.9, y - 0.62, 'books', 3 + row)
        lamp('linear_lamp', -1.55, y, 3.2, 8, w=2.6, drop=0.95)
    put('plant-fig', 0.75, 2.55, h=1.9)
    put('plant-snake', -3.9, 2.6)
    put('armchair-walnut-leather', 2.2, 0.25, -28, fabric='linen-#d9a92b')
    put('coffee-table-oak-round', 3.1, -0.1, d=0.7)
    on_table(0.36, 3.1, -0.1, 'books', 8)
    put('rug', 2.8, -0.2, w=2.4, d=2.0, kind='grid', colour='#bdb8ae')
    fill((0, -2.8, 2.9), (0, 1.6, 0.9), 3.0, 60, (0.98, 0.98, 1.0))
    sun(-64, 40, 11)
    camera((0.7, -4.5, 1.45), (0.2, 1.2), 24, -0.05)


def banner_partner_vib():
    r = Room(7.4, 4.4, 2.9, 'wall-#24344d', 'planks-walnut', ceiling='matt-#d9d2c4', skirting='paint-#22304a')
    with r.wall('back'):
        lamp('wall-lamp-brass', -2.0, -0.02, 1.65, 6)
        put('art', 0.35, 0, z=1.25, w=0.75, h=0.95, seed=9, frame='oak')
        put('art', 1.3, 0, z=1.25, w=0.75, h=0.95, seed=13, frame='oak')
    o = opening(0.1, 2.6, 2.4, 0.05)
    with r.wall('left', [o]):
        glazed(o, 'oak', (3, 1), 'gold', 60)
        curtains(o, 'drapery-#e2d6c2', 0.4, 2.7, 0.9)
    closed(r, 'right')
    closed(r, 'front')
    put('rug', 0.9, 0.1, w=3.4, d=2.3, kind='faded', colour='#2f4668')
    put('sofa', 0.8, 1.35, 0, w=2.4, d=0.95, seats=3, fabric='linen-#d9c9ae', pillows=[(-0.85, 0.5, 'linen-#c96f2f', 8), (-0.58, 0.42, 'linen-#2b3d5c', -6), (0.85, 0.5, 'linen-#c96f2f', -9)])
    put('round_table', 0.75, 0.05, d=0.95, h=0.36, top='walnut', base='column', base_mat='walnut')
    # What a household signs at: papers, a pen, a key.
    for k, turn in enumerate((7, -5)):
        box((0.21, 0.297, 0.002), (0.62 + 0.06 * k, -0.02 + 0.03 * k, 0.363 + 0.002 * k), 'paint-#f4f1ea', 0, (0, 0, turn))
    tube([(0.8, -0.12, 0.372), (0.92, -0.03, 0.372)], 0.0045, 'black-metal', smooth=False)
    with group('cup', (1.0, 0.14, 0.362)):
        decor.cup('ceramic-cream')
    with group('cup', (0.55, 0.28, 0.362)):
        decor.cup('ceramic-charcoal')
    put('armchair-oak-linen', 2.5, 0.4, -50, fabric='linen-#c2692f')
    put('side-table-oak', 2.6, 1.5)
    lamp('table-lamp-ceramic-cream', 2.6, 1.5, 0.482, 12)
    lamp('floor-lamp-paper', -1.05, 1.75, 0, 11)
    put('plant-palm', 3.3, 1.85)
    put('basket-rattan', -0.6, 1.1, d=0.44, h=0.38)
    fill((0, -2.1, 2.6), (0.5, 1.5, 0.8), 2.8, 26, (1, 0.9, 0.76))
    sun(-64, 24, 22, (1, 0.78, 0.52))
    camera((0.3, -3.6, 1.2), (0.2, 1.2), 27, -0.03)


def banner_partner_demo():
    r = Room(7.4, 4.6, 2.8, 'wall-#f0ede6', 'planks-oak-wide', ceiling='matt-#f7f5f0', skirting='white-paint')
    closed(r, 'back')
    a, b = opening(-0.95, 1.5, 2.4, 0.02), opening(0.95, 1.5, 2.4, 0.02)
    with r.wall('right', [a, b]):
        for o in (a, b):
            glazed(o, 'white-paint', (2, 1), 'day', 75)
        curtains(opening(0, 3.4, 2.4, 0.02), 'sheer-white', 0.55, 2.7, 0.5)
    closed(r, 'left')
    closed(r, 'front')
    put('rug-wool-cream', -1.35, 0.3, w=3.0, d=2.1)
    put('sofa-linen-oat', -1.45, 1.45, 0, pillows=[(-0.74, 0.5, 'linen-cream', 8), (0.72, 0.48, 'linen-#a9a79f', -8)])
    put('coffee-table-oak-round', -1.3, 0.2)
    on_table(0.36, -1.4, 0.25, 'books', 3)
    put('armchair-oak-linen', -2.75, 0.3, 62)
    lamp('floor-lamp-tripod-oak', -3.0, 1.75, 0, 12)
    put('art_pair', -1.45, 2.29, z=1.3, w=0.55, h=0.75, seed=6)
    with group('dining', (1.55, 0.7, 0), 0):
        put('dining-table-oak-180')
        for side in (-1, 1):
            for i in range(3):
                put('chair-oak-cord', (i - 1) * 0.58 + 0.02 * side, side * 0.62, (180 if side < 0 else 0) + (5, -4, 6)[i] * side)
        laid(1.8, 3, 0.745, 4)
    lamp('ceiling-paper-globe', 1.55, 0.7, 2.8, 8, drop=0.8)
    put('sideboard-oak-tambour', 1.75, 2.05)
    put('vase-ceramic-set', 1.3, 2.05, z=0.74)
    put('plant-fig', 3.2, 1.95, h=1.7)
    fill((0, -2.2, 2.6), (0, 1.6, 0.9), 2.6, 30)
    sun(62, 36, 20)
    camera((0.1, -3.75, 1.2), (0.05, 1.2), 26, -0.04)


SCENES = {f.__name__.replace('_', '-'): f for f in (banner_partner_samsung, banner_partner_bgrid, banner_partner_vib, banner_partner_demo)}
