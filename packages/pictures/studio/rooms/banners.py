"""Wide pictures for the front page: calm on the left, where words stand, and the furniture on the right."""
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, panelling


def banner_home_1():
    r = Room(7.4, 4.4, 2.9, 'plaster-#e8dcc6', 'planks-oak-wide', skirting=None)
    closed(r, 'back')
    o, p = opening(-0.9, 1.3, 2.4, 0.1), opening(0.9, 1.3, 2.4, 0.1)
    with r.wall('left', [o, p], skirting=False):
        for k in (o, p):
            glazed(k, 'oak', (2, 3), 'morning', 70)
    closed(r, 'right')
    closed(r, 'front')
    put('rug-wool-cream', 1.35, 0.35, 0, w=3.2, d=2.1)
    put('sofa-linen-oat', 1.55, 1.45, 0, pillows=[(-0.74, 0.5, 'linen-clay', 8), (-0.5, 0.42, 'linen-cream', -6), (0.74, 0.5, 'linen-moss', -8)])
    put('coffee-table-travertine-drum', 1.15, 0.2)
    on_table(0.345, 1.05, 0.25, 'books', 4)
    on_table(0.345, 1.32, 0.08, 'vase', 6)
    put('armchair-oak-linen', 3.05, 0.35, -58)
    put('plant-palm', 3.15, 1.75)
    lamp('floor-lamp-arc-brass', 0.1, 1.75, 0, 0, turn=-8)
    put('art-print-set', 1.75, 2.19, z=1.35, w=0.55, h=0.75, seed=5)
    sun(-113, 21, 26, (1, 0.8, 0.56))
    camera((0.35, -3.6, 1.15), (0.2, 1.2), 27, -0.03)


def banner_home_2():
    r = Room(7.0, 4.2, 2.8, 'wall-#a9b09c', 'planks-oak', skirting='white-paint')
    closed(r, 'back')
    o = opening(0.2, 2.2, 2.2, 0.1)
    with r.wall('right', [o]):
        glazed(o, 'white-paint', (3, 1), 'day', 85)
        curtains(o, 'sheer-white', 0.5, 2.6, 0.8)
    closed(r, 'left')
    closed(r, 'front')
    with_table = (1.25, 0.35)
    put('rug-jute-round', *with_table, w=2.4, d=2.4)
    put('round_table', *with_table, d=1.25, h=0.745, top='oak', base='column', base_mat='oak')
    for angle, x, y in ((180, 0.0, -0.82), (78, -0.8, 0.2), (-70, 0.85, 0.25), (8, 0.15, 0.86)):
        put('chair-oak-cane', with_table[0] + x, with_table[1] + y, angle)
    on_table(0.747, with_table[0] + 0.15, with_table[1] + 0.1, 'vase', 6)
    on_table(0.747, with_table[0] - 0.25, with_table[1] - 0.12, 'bowl', 2)
    lamp('ceiling-rattan-dome', *with_table, 2.8, 7, drop=0.85, d=0.62)
    put('sideboard-oak-cane', 2.2, 1.85)
    put('vase-ceramic-set', 1.8, 1.85, z=0.76)
    put('art', 2.5, 2.09, z=1.05, w=0.6, h=0.8, seed=9)
    put('plant-fig', 3.1, 1.7, h=1.75)
    sun(62, 34, 24)
    camera((-0.1, -3.5, 1.2), (0.1, 1.2), 27, -0.03)


def banner_home_3():
    r = Room(7.4, 4.4, 2.9, 'wall-#3f4a41', 'planks-walnut', ceiling='matt-#d5cfc2', skirting='paint-#394339')
    with r.wall('back'):
        panelling(7.4, 2.9, 'paint-#3f4a41', 6, low=False)
        lamp('wall-lamp-brass', -0.35, -0.02, 1.6, 16)
        lamp('wall-lamp-brass', 2.85, -0.02, 1.6, 16)
    o = opening(0.2, 2.0, 2.3, 0.1)
    with r.wall('left', [o]):
        glazed(o, 'black-metal', (2, 3), 'evening', 8)
    closed(r, 'right')
    closed(r, 'front')
    put('rug', 1.3, 0.3, 0, w=3.4, d=2.4, kind='faded', colour='rust')
    put('sofa-boucle-cream', 1.3, 1.3, 0)
    put('round_table', 1.15, 0.05, d=0.9, h=0.34, top='marble', base='pedestal-wide', base_mat='brass')
    on_table(0.342, 1.05, 0.1, 'candles')
    on_table(0.342, 1.35, -0.02, 'books', 7)
    put('armchair-velvet-laterite', 2.85, 0.15, -62)
    put('side-table-marble-brass', 2.95, 1.45)
    lamp('table-lamp-ceramic-cream', 2.95, 1.45, 0.53, 24)
    lamp('floor-lamp-paper', -0.45, 1.8, 0, 30)
    put('plant-fig', 3.3, 1.9, h=1.7)
    lamp('ceiling-brass-branch', 1.2, 0.3, 2.9, 40, drop=0.45)
    fill((0, -2.1, 2.5), (0.5, 1.5, 0.8), 2.8, 16, (1, 0.86, 0.68))
    camera((0.3, -3.6, 1.15), (0.2, 1.2), 27, -0.02)


SCENES = {f.__name__.replace('_', '-'): f for f in (banner_home_1, banner_home_2, banner_home_3)}
