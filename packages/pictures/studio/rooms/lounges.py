"""More living rooms: other palettes, hours and ways to look into a room."""
from kit.group import group
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, fireplace, glazed, on_table, opening, tv
from rooms.place import lamp, put
from rooms.shell import Room, beams, panelling, slats


def living_rural_01():
    r = Room(5.4, 4.6, 2.9, 'wall-#f0e9da', 'tile-300x300-#b3704f-matt', ceiling='planks-teak', skirting=None)
    a, b = opening(-1.35, 1.3, 2.2, 0.02), opening(1.35, 1.3, 2.2, 0.02)
    with r.wall('back', [a, b], skirting=False):
        for o in (a, b):
            glazed(o, 'teak', (2, 4), 'day', 75)
        put('art', 0, 0, z=1.3, w=0.6, h=0.8, seed=14, frame='walnut')
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    beams(r, 6, 'teak', (0.1, 0.16), 'y')
    put('rug-jute-round', 0, 0.1, w=2.6, d=2.6)
    put('sofa', -1.75, 0.25, 78, w=1.9, seats=2, fabric='linen-cream', wood='teak', pillows=[(-0.6, 0.48, 'linen-sage', 8), (0.6, 0.48, 'linen-terracotta', -8)])
    put('armchair-oak-linen', 1.55, 0.55, -58, wood='teak', fabric='linen-sage')
    put('armchair-oak-linen', 1.45, -0.65, -98, wood='teak', fabric='linen-sage')
    put('round_table', 0.0, 0.0, d=0.95, h=0.38, top='oak', base='legs', base_mat='oak')
    on_table(0.382, 0.05, 0.1, 'tray')
    on_table(0.382, -0.2, -0.15, 'vase', 5)
    put('sideboard-oak-cane', 0.0, 2.05, w=1.1, cols=2)
    put('vase-ceramic-set', -0.2, 2.05, z=0.76)
    put('plant-palm', -2.3, 1.85)
    put('plant-monstera', 2.35, 1.75)
    lamp('ceiling-rattan-dome', 0, 0.1, 2.74, 6, drop=0.45, d=0.62)
    sun(-20, 40, 24)
    camera((0.55, -3.3, 1.2), (-0.08, 1.2), 27, -0.03)


def living_neo_classic_01():
    r = Room(5.6, 4.8, 3.1, 'wall-#e4e1d8', 'planks-oak', skirting='white-paint')
    with r.wall('back', cornice=True):
        panelling(5.6, 3.1, 'wall-#e4e1d8', 5, skip=(2,))
        with group('hearth', (0, 0, 0)):
            fireplace(1.5, 'marble')
        put('mirror', 0, -0.03, z=1.12, w=1.1, h=1.35, shape='arch', frame='brass')
    o, p = opening(-0.95, 1.1, 2.5, 0.05), opening(0.95, 1.1, 2.5, 0.05)
    with r.wall('left', [o, p], cornice=True):
        for k in (o, p):
            glazed(k, 'white-paint', (2, 4), 'day', 75)
            curtains(k, 'drapery-navy', 0.55, 2.9, 0.5, 'brass')
    with r.wall('right', cornice=True):
        panelling(4.8, 3.1, 'wall-#e4e1d8', 4)
    closed(r, 'front')
    put('rug', 0, 0.0, w=3.4, d=2.5, kind='faded', colour='navy')
    put('sofa', -1.65, 0.2, 90, w=2.0, fabric='velvet-navy', arm='round', legs='brass', tight=True, pillows=[(-0.7, 0.48, 'linen-cream', 6), (0.7, 0.48, 'velvet-mustard', -6)])
    put('armchair-boucle-cream', 1.55, 0.65, -62)
    put('armchair-boucle-cream', 1.55, -0.55, -105)
    put('round_table', 0, 0.1, d=0.95, h=0.38, top='marble', base='pedestal-wide', base_mat='brass')
    on_table(0.382, 0.1, 0.15, 'vase', 6)
    on_table(0.382, -0.2, 0.0, 'books', 9)
    on_table(0.99, -0.5, 2.2, 'candles')
    lamp('ceiling-brass-branch', 0, 0.2, 3.1, 16, drop=0.5)
    put('side-table-marble-brass', -1.7, 1.5)
    lamp('table-lamp-ceramic-cream', -1.7, 1.5, 0.53, 8)
    put('plant-fig', 2.3, 1.9)
    sun(-60, 38, 20)
    camera((0.35, -3.6, 1.25), (-0.03, 1.4), 28, -0.02)


def living_japandi_02():
    r = Room(5.0, 4.4, 2.65, 'plaster-#cfbfa6', 'planks-walnut-wide', ceiling='matt-#e3d9c8', skirting=None)
    with r.wall('back', skirting=False):
        slats(0.7, 2.5, 2.65, 'walnut')
        put('art', -0.75, 0, z=1.15, w=1.0, h=0.75, seed=23, frame='walnut')
    o = opening(0.0, 2.2, 2.2, 0.1)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'walnut', (3, 1), 'evening', 24)
    closed(r, 'left')
    closed(r, 'front')
    put('rug', 0.0, 0.1, w=2.8, d=2.0, kind='plain', colour='oat')
    put('daybed-oak-linen', -0.75, 1.4, wood='walnut', fabric='linen-taupe')
    put('coffee-table-walnut-pill', -0.5, 0.1)
    on_table(0.362, -0.75, 0.12, 'tray')
    on_table(0.362, -0.2, 0.08, 'vase', 4)
    put('armchair-walnut-leather', 1.4, 0.45, -48, fabric='linen-moss')
    lamp('floor-lamp-paper', 0.75, 1.75, 0, 34)
    lamp('ceiling-paper-globe', -0.4, 0.2, 2.65, 40, drop=0.35, d=0.6)
    put('plant-fig', 2.05, 1.75, h=1.5)
    put('stool-oak-round', -1.95, 0.35, wood='walnut')
    on_table(0.452, -1.95, 0.35, 'candles')
    fill((0, -2.0, 2.2), (0, 1.4, 0.6), 2.2, 10, (1, 0.85, 0.66))
    camera((-1.15, -3.1, 1.1), (0.15, 1.2), 28, -0.03)


def living_modern_02():
    r = Room(5.8, 4.6, 2.75, 'wall-#dedad2', 'planks-walnut-wide', skirting=None)
    with r.wall('back', skirting=False):
        slats(-2.9, 2.9, 2.75, 'walnut', 0.06)
        with group('screen', (0, -0.04, 0)):
            tv(0.98, 1.5)
    o = opening(0.1, 3.0, 2.4, 0.05)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (3, 1), 'evening', 22)
        curtains(o, 'drapery-stone', 0.55, 2.65)
    closed(r, 'right')
    closed(r, 'front')
    put('tv-unit-walnut', 0, 2.0, w=2.6)
    put('vase', -0.95, 1.98, z=0.44, kind='tall', mat='ceramic-cream', h=0.34, branch=True)
    put('book_stack', 0.9, 1.98, z=0.44)
    put('rug', 0, 0.1, w=3.2, d=2.2, kind='plain', colour='stone')
    put('sofa', 1.75, 0.1, -90, w=2.2, fabric='linen-grey', legs='metal', arm='square', pillows=[(-0.7, 0.5, 'linen-rust', 6), (0.7, 0.5, 'linen-charcoal', -6)])
    put('armchair-boucle-cream', -1.55, 0.55, 62)
    put('coffee-table-terrazzo', 0.15, 0.15)
    on_table(0.382, 0.15, 0.15, 'books', 5)
    lamp('floor-lamp-arc-brass', 2.1, 1.6, 0, 26, turn=200)
    lamp('floor-lamp-paper', -2.4, 1.75, 0, 30)
    lamp('ceiling-flush-opal', 0, 0.3, 2.75, 30)
    put('pouf-boucle-cream', -0.7, -0.75)
    fill((0, -2.1, 2.3), (0, 1.5, 0.8), 2.4, 10, (1, 0.86, 0.7))
    camera((-0.75, -3.4, 1.15), (0.1, 1.4), 27, -0.03)


def living_scandinavian_02():
    r = Room(5.0, 4.4, 2.7, 'wall-#e6e4da', 'planks-pine', skirting='white-paint')
    o = opening(0.2, 2.0, 1.6, 0.75)
    with r.wall('left', [o]):
        glazed(o, 'white-paint', (3, 1), 'morning', 90)
        curtains(o, 'sheer-white', 0.55, 2.45, 0.8, 'white-paint')
    with r.wall('back', mat='wall-#c8cfc4'):
        put('art', 0.2, 0, z=1.25, w=0.7, h=0.9, seed=31)
    closed(r, 'right')
    closed(r, 'front')
    put('bookcase-oak', 1.75, 2.02)
    put('bookcase-oak', -1.75, 2.02, seed=9)
    put('rug-wool-stripe', 0.1, 0.0, w=2.5, d=1.8, colour='sage')
    put('sofa-linen-clay', 0.1, 1.35, pillows=[(-0.65, 0.48, 'linen-cream', 6), (0.62, 0.44, 'linen-sage', -6)])
    put('coffee-table-oak-round', 0.1, 0.15)
    on_table(0.362, 0.15, 0.2, 'bowl', 3)
    put('armchair-oak-linen', -1.55, 0.0, 60)
    put('side-table-oak', 1.25, 1.25)
    lamp('table-lamp-mushroom-laterite', 1.25, 1.25, 0.48, 5, mat='paint-cream')
    lamp('ceiling-linen-drum', 0.1, 0.3, 2.7, 6, drop=0.4)
    put('basket-rattan', 1.75, 0.35)
    put('plant-monstera', -1.85, 1.2)
    sun(-62, 24, 26, (1, 0.82, 0.58))
    camera((1.1, -3.1, 1.15), (-0.1, 1.2), 28, -0.04)


def living_luxury_02():
    r = Room(6.2, 5.0, 3.1, 'wall-#e9e2d6', 'marble', skirting='white-paint')
    o = opening(0.0, 4.6, 2.8, 0.05)
    with r.wall('back', [o], cornice=True):
        glazed(o, 'black-metal', (4, 1), 'day', 50)
        curtains(o, 'drapery-sand', 0.66, 3.0, 1.2, 'brass', None)
    with r.wall('left', mat='travertine', cornice=True):
        put('art', 0.2, 0, z=1.2, w=1.5, h=1.1, seed=27, frame='brass')
    closed(r, 'right')
    closed(r, 'front')
    put('rug', -0.1, 0.0, w=4.0, d=2.8, kind='plain', colour='cream')
    put('sofa-boucle-cream', -0.3, 1.15)
    put('round_table', -0.45, -0.15, d=1.0, h=0.34, top='travertine', base='drum', base_mat='travertine')
    put('round_table', 0.3, -0.5, d=0.6, h=0.42, top='marble-dark', base='pedestal', base_mat='brass')
    on_table(0.342, -0.5, -0.1, 'books', 11)
    put('armchair-velvet-laterite', 1.85, 0.3, -62)
    put('armchair-boucle-cream', -2.05, -0.15, 62)
    lamp('floor-lamp-arc-brass', 1.5, 1.5, 0, 8, turn=190)
    put('plant-palm', 2.6, 1.85)
    lamp('ceiling-brass-branch', -0.2, 0.3, 3.1, 16, drop=0.6)
    sun(24, 34, 14)
    camera((0.7, -3.7, 1.2), (-0.15, 1.2), 27, -0.02)


SCENES = {f.__name__.replace('_', '-'): f for f in (living_rural_01, living_neo_classic_01, living_japandi_02, living_modern_02, living_scandinavian_02, living_luxury_02)}
