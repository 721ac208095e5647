"""Bedrooms and master rooms."""
from kit.hard import box
from rooms import camera
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams, boards, panelling, slats


def closed(r, side, mat=None):
    """A plain wall; the front one is not seen."""
    with r.wall(side, mat=mat, hidden=side == 'front'):
        pass


def bedroom_japandi_01():
    r = Room(4.4, 4.4, 2.6, 'plaster-#ded3c0', 'planks-oak-wide', skirting=None)
    with r.wall('back', skirting=False):
        slats(-2.2, 2.2, 1.15, 'oak')
        box((4.4, 0.06, 0.03), (0, -0.03, 1.15), 'oak', 0.005)
        lamp('wall-lamp-brass', 1.18, -0.03, 1.3, 0)
    o = opening(0.35, 1.9, 2.2, 0.05)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'oak', (2, 1), 'morning', 80)
        curtains(o, 'sheer-white', 0.45, 2.5)
    closed(r, 'right')
    closed(r, 'front')
    put('rug-jute-round', 0.75, -0.35, 0)
    put('bed-walnut-platform', 0.05, 1.05, 0, linen='oat', throw='linen-moss')
    put('nightstand-walnut-round', 1.45, 1.85)
    lamp('table-lamp-ceramic-cream', 1.45, 1.85, 0.48, 7)
    put('stool-oak-round', -1.42, 1.8)
    on_table(0.452, -1.42, 1.8, 'vase', 4)
    lamp('ceiling-paper-globe', 0.3, 0.6, 2.6, 4, drop=0.3, d=0.5)
    put('plant-fig', -1.75, -0.55, 0)
    sun(-58, 27, 24, (1, 0.8, 0.56))
    camera((1.35, -2.95, 1.15), (-0.15, 1.0), 28, -0.06)


def bedroom_scandinavian_01():
    r = Room(4.6, 4.2, 2.65, 'wall-#eceae4', 'planks-pine', skirting='white-paint')
    o = opening(-0.2, 1.7, 1.5, 0.8)
    with r.wall('back', mat='wall-#b9c0b2'):
        put('art_pair', 0.1, 0, z=1.3, w=0.45, h=0.6, seed=9)
    with r.wall('right', [o]):
        glazed(o, 'white-paint', (3, 1), 'day', 85)
        curtains(o, 'drapery-white', 0.58, 2.5, 0.9, 'white-paint')
    closed(r, 'left')
    closed(r, 'front')
    put('rug-wool-cream', 0.1, -0.1, 0, w=2.6, d=1.8)
    put('bed-oak-slat', 0.1, 1.0, 0, throw='linen-sage')
    for x in (-1.1, 1.3):
        put('nightstand-oak', x, 1.8)
    lamp('table-lamp-mushroom-laterite', -1.1, 1.8, 0.5, 5)
    on_table(0.502, 1.3, 1.8, 'vase', 3)
    put('wardrobe-white-cane', -1.95, 0.75, 90)
    put('bench-oak', 0.1, -0.3, 0, w=1.2)
    put('throw_over', 0.4, -0.3, z=0.46, w=0.4, length=0.34, fabric='wool-clay')
    lamp('ceiling-rattan-dome', 0.1, 0.5, 2.65, 5, drop=0.4)
    put('plant-monstera', 1.85, 0.95)
    sun(64, 33, 22)
    camera((-1.15, -2.95, 1.15), (0.25, 1.0), 28, -0.05)


def bedroom_modern_01():
    r = Room(4.8, 4.4, 2.7, 'wall-#d9d2c6', 'planks-walnut-wide', skirting=None)
    with r.wall('back', skirting=False):
        for i in range(6):
            box((0.79, 0.05, 1.3), (-2.0 + 0.8 * i, -0.025, 0), 'linen-taupe', 0.018)
        slats(-2.4, 2.4, 1.4, 'walnut', z=1.3)
    o = opening(0.3, 2.4, 2.3, 0.02)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (2, 1), 'evening', 22)
        curtains(o, 'drapery-grey', 0.5, 2.62)
    closed(r, 'right')
    closed(r, 'front')
    put('rug', 0, 0.1, 0, w=3.2, d=2.2, kind='plain', colour='taupe')
    put('bed', 0, 1.1, 0, w=1.8, frame='upholstered', fabric='linen-charcoal', linen='white', throw='linen-rust')
    for x in (-1.35, 1.35):
        put('nightstand-walnut-round', x, 1.85)
        lamp('ceiling-opal-brass', x, 1.8, 2.7, 20, drop=1.35, d=0.2)
    put('armchair-boucle-cream', 1.65, -0.15, -50)
    lamp('floor-lamp-paper', -1.95, 1.75, 0, 22)
    put('pouf-boucle-cream', -0.1, -0.35, 0, d=0.5, h=0.4)
    fill((0, -2.0, 2.3), (0, 1.5, 0.6), 2.2, 9, (1, 0.84, 0.66))
    camera((0.95, -3.15, 1.15), (-0.1, 1.3), 28, -0.03)


def bedroom_luxury_01():
    r = Room(5.0, 4.6, 2.9, 'wall-#e6dfd2', 'planks-oak', skirting='white-paint')
    with r.wall('back', cornice=True):
        panelling(5.0, 2.9, 'wall-#e6dfd2', 5, low=False, skip=(2,))
        put('art', 0, 0, z=1.5, w=1.15, h=0.85, seed=17, frame='brass')
    o = opening(0.2, 2.0, 2.5, 0.02)
    with r.wall('right', [o], cornice=True):
        glazed(o, 'white-paint', (2, 3), 'day', 80)
        curtains(o, 'velvet-rose', 0.55, 2.75, 0.9, 'brass', 'sheer-white')
    with r.wall('left', cornice=True):
        put('mirror-arch-oak', -0.3, -0.03, 0, frame='brass', w=0.9, h=2.0)
    closed(r, 'front')
    put('rug', 0, 0.0, 0, w=3.4, d=2.4, kind='faded', colour='rose')
    put('bed-velvet-sage', 0, 1.2, 0, throw='boucle-cream')
    for x in (-1.4, 1.4):
        put('side-table-marble-brass', x, 1.95, d=0.5)
        lamp('table-lamp-ceramic-cream', x, 1.95, 0.53, 8)
    put('bench', 0, -0.15, 0, w=1.4, wood='walnut')
    put('pouf-boucle-cream', 1.7, -0.35)
    put('armchair-boucle-cream', -1.8, -0.1, 55)
    lamp('ceiling-brass-branch', 0, 0.6, 2.9, 16, drop=0.45)
    sun(58, 36, 18)
    camera((-0.55, -3.3, 1.2), (0.08, 1.3), 28, -0.03)


def bedroom_industrial_01():
    r = Room(4.6, 4.4, 2.9, 'concrete-#aaa59c', 'planks-walnut', ceiling='concrete-#a39d94', skirting=None)
    with r.wall('back', mat='brick-white', skirting=False):
        put('wall-shelf-oak', 0, -0.11, z=1.5, w=1.5, wood='walnut')
    o = opening(0.1, 2.2, 2.0, 0.6)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (4, 3), 'evening', 20)
    closed(r, 'left')
    closed(r, 'front')
    beams(r, 3, 'black-metal', (0.1, 0.2), 'x')
    put('rug', -0.2, 0.1, 0, w=2.8, d=2.0, kind='grid', colour='taupe')
    put('bed', 0, 1.05, 0, w=1.6, frame='slat', wood='black-wood', linen='oat', throw='wool-charcoal')
    put('stool', -1.2, 1.75, 0, h=0.45, wood='walnut', seat='wood', round=True)
    put('stool', 1.2, 1.75, 0, h=0.45, wood='walnut', seat='wood', round=True)
    lamp('ceiling-steel-black', -1.2, 1.7, 2.9, 26, drop=1.5, d=0.28)
    lamp('ceiling-steel-black', 1.2, 1.7, 2.9, 26, drop=1.5, d=0.28)
    put('bookcase-black-steel', -2.0, 0.2, 90, w=1.0)
    put('armchair-walnut-leather', 1.5, -0.25, -52)
    put('plant-snake', 1.85, 1.75)
    fill((0, -2.0, 2.4), (0, 1.5, 0.6), 2.2, 9, (1, 0.86, 0.7))
    camera((0.75, -3.1, 1.15), (-0.1, 1.2), 27, -0.02)


def bedroom_rustic_01():
    r = Room(4.6, 4.2, 2.7, 'plaster-#e5d9c3', 'planks-walnut-wide', ceiling='planks-pine', skirting=None)
    with r.wall('back', skirting=False):
        boards(-2.3, 2.3, 1.2, 'pine', 0.16)
    o = opening(0.2, 1.4, 1.4, 0.85)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'walnut', (2, 2), 'day', 90)
        curtains(o, 'drapery-cream', 0.6, 2.4, 0.6)
    closed(r, 'right')
    closed(r, 'front')
    beams(r, 4, 'walnut', (0.14, 0.18), 'y')
    put('rug-wool-stripe', 0.0, -0.1, 0, w=2.5, d=1.7, colour='rust')
    put('bed-rattan-cane', 0.05, 1.0, 0, wood='walnut', throw='wool-rust')
    put('chest-walnut', 1.75, 1.8, 0, w=0.8, cols=1)
    put('vase-ceramic-set', 1.7, 1.8, z=0.84)
    put('stool-oak-round', -1.12, 1.75)
    lamp('table-lamp-ceramic-cream', -1.12, 1.75, 0.45, 7, mat='ceramic-terracotta')
    put('basket-rattan', -1.5, 0.1)
    put('mirror-round-brass', 1.75, 2.07, z=1.25, w=0.6, h=0.6)
    lamp('ceiling-rattan-dome', 0.1, 0.4, 2.7, 5, drop=0.4, d=0.45)
    put('plant_olive', -1.85, 1.7, h=1.5)
    sun(-60, 36, 24)
    camera((1.15, -2.95, 1.15), (-0.15, 1.0), 27, -0.04)


def bedroom_neo_classic_01():
    r = Room(4.8, 4.4, 2.9, 'wall-#dcd9d0', 'planks-oak', skirting='white-paint')
    a, b = opening(-1.7, 0.95, 2.2, 0.1), opening(1.7, 0.95, 2.2, 0.1)
    with r.wall('back', [a, b], cornice=True):
        for o in (a, b):
            glazed(o, 'white-paint', (2, 4), 'morning', 75)
            curtains(o, 'drapery-mist', 0.5, 2.7, 0.5, 'brass')
        put('mirror', 0, -0.03, z=1.3, w=0.9, h=0.9, shape='round', frame='brass')
    with r.wall('left', cornice=True):
        panelling(4.4, 2.9, 'white-paint', 3)
    with r.wall('right', cornice=True):
        panelling(4.4, 2.9, 'white-paint', 3)
    closed(r, 'front')
    put('rug', 0, 0.1, 0, w=3.2, d=2.2, kind='faded', colour='navy')
    put('bed', 0, 1.05, 0, w=1.8, frame='channel', fabric='velvet-navy', linen='white', throw='wool-mist')
    for x in (-1.28, 1.28):
        put('cabinet', x, 1.8, 0, w=0.5, d=0.4, h=0.56, wood='white-paint', cols=1, rows=2, legs=0.16)
        lamp('table-lamp-ceramic-cream', x, 1.8, 0.56, 8)
    put('pouf', 0, -0.35, 0, d=0.6, h=0.42, fabric='velvet-navy')
    lamp('ceiling-brass-branch', 0, 0.3, 2.9, 14, drop=0.4)
    sun(-24, 26, 20, (1, 0.85, 0.64))
    camera((0.0, -3.35, 1.2), (0.0, 1.3), 28, -0.03)


def bedroom_rural_01():
    r = Room(4.4, 4.2, 2.7, 'wall-#efe9dc', 'tile-300x300-#b5704f-matt', ceiling='planks-pine', skirting=None)
    o = opening(0.0, 1.5, 1.5, 0.75)
    with r.wall('back', [], skirting=False):
        put('basket-rattan', -0.42, -0.06, z=1.55, d=0.5, h=0.06)
        put('basket-rattan', 0.1, -0.05, z=1.75, d=0.36, h=0.05)
        put('basket-rattan', 0.42, -0.05, z=1.42, d=0.3, h=0.05)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'oak', (2, 3), 'day', 90)
        curtains(o, 'sheer-white', 0.4, 2.4, 0.5)
    closed(r, 'left')
    closed(r, 'front')
    beams(r, 5, 'teak', (0.1, 0.14), 'x')
    put('rug-jute-round', -0.3, -0.35)
    put('bed-oak-slat', 0.0, 1.0, 0, wood='teak', throw='linen-mustard')
    put('nightstand-oak', 1.15, 1.8, wood='teak')
    on_table(0.502, 1.15, 1.8, 'vase', 8)
    put('stool-oak-round', -1.15, 1.75)
    lamp('table-lamp-ceramic-cream', -1.15, 1.75, 0.45, 6, mat='ceramic-sage')
    put('armchair-oak-linen', 1.35, -0.3, -45)
    put('plant-palm', -1.75, 1.2)
    lamp('ceiling-rattan-dome', 0, 0.4, 2.7, 5, drop=0.45)
    sun(62, 36, 26)
    camera((-1.05, -2.9, 1.15), (0.2, 1.0), 27, -0.04)


def master_room_luxury_01():
    r = Room(5.6, 4.8, 3.0, 'wall-#cfc4b3', 'planks-walnut', skirting='paint-#bfb3a1')
    with r.wall('back', mat='wall-#6b6257'):
        slats(-2.8, -1.35, 3.0, 'walnut')
        slats(1.35, 2.8, 3.0, 'walnut')
        put('art', 0, 0, z=1.55, w=1.5, h=0.9, seed=29, frame='brass')
    o = opening(0.2, 3.0, 2.6, 0.02)
    with r.wall('right', [o]):
        glazed(o, 'black-metal', (3, 1), 'evening', 20)
        curtains(o, 'drapery-taupe', 0.52, 2.9, 0.9, 'brass', 'sheer-white')
    closed(r, 'left')
    closed(r, 'front')
    put('rug', 0, 0.1, 0, w=4.0, d=2.8, kind='plain', colour='sand')
    put('bed', 0, 1.3, 0, w=2.0, frame='channel', fabric='velvet-taupe', linen='white', throw='velvet-rust')
    for x in (-1.6, 1.6):
        put('nightstand-walnut-round', x, 2.0, 0, d=0.5)
        lamp('ceiling-opal-brass', x, 2.0, 3.0, 22, drop=1.55, d=0.2)
    put('bench', 0, -0.15, 0, w=1.6, wood='walnut')
    put('armchair-boucle-cream', 1.95, -0.5, -40)
    put('side-table-marble-brass', 1.35, -0.95)
    lamp('floor-lamp-arc-brass', -2.0, 0.1, 0, 26, turn=12)
    put('armchair-boucle-cream', -1.9, -0.65, 40)
    fill((0, -2.3, 2.5), (0, 1.5, 0.6), 2.6, 12, (1, 0.85, 0.68))
    camera((0.7, -3.55, 1.2), (-0.08, 1.4), 28, -0.02)


def master_room_japandi_01():
    r = Room(5.2, 4.6, 2.7, 'plaster-#e3d9c8', 'planks-oak-wide', skirting=None)
    o = opening(0.0, 3.6, 2.4, 0.05)
    with r.wall('back', mat='plaster-#cdbfa8', skirting=False):
        put('art', -1.9, 0, z=1.2, w=0.6, h=0.9, seed=41)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'oak', (4, 1), 'day', 62)
        curtains(o, 'sheer-white', 0.5, 2.6)
    closed(r, 'right')
    closed(r, 'front')
    put('rug-wool-cream', 0.2, 0.0, 0, w=3.0, d=2.1)
    put('bed-linen-oat', 0.3, 1.15, 0, w=1.8, throw='linen-taupe')
    put('nightstand-oak', -0.98, 1.95)
    lamp('table-lamp-ceramic-cream', -0.98, 1.95, 0.5, 6)
    put('nightstand-oak', 1.58, 1.95)
    on_table(0.502, 1.58, 1.95, 'tall', 3)
    put('daybed-oak-linen', -1.95, -0.2, 90)
    put('plant-fig', -2.1, 1.75)
    put('bench-oak', 0.3, -0.2, w=1.3)
    lamp('ceiling-linen-drum', 0.3, 0.4, 2.7, 5, drop=0.35)
    sun(-64, 34, 20)
    camera((1.75, -3.1, 1.2), (-0.25, 1.0), 27, -0.04)


def master_room_modern_01():
    r = Room(5.4, 4.6, 2.75, 'wall-#ebe7df', 'planks-oak', skirting='white-paint')
    o = opening(0.0, 4.2, 2.45, 0.05)
    with r.wall('back', mat='wall-#8e9584'):
        put('art', 0.0, 0, z=1.45, w=1.3, h=0.8, seed=37, frame='oak')
    with r.wall('right', [o]):
        glazed(o, 'white-paint', (4, 1), 'day', 55)
        curtains(o, 'drapery-sage', 0.6, 2.65, 0.6)
    with r.wall('left'):
        put('wardrobe-oak', -0.5, -0.3, w=2.4, cols=4)
    closed(r, 'front')
    put('rug-wool-arch', 0.1, 0.0, 0, w=3.2, d=2.2)
    put('bed', 0.1, 1.15, 0, w=1.8, frame='upholstered', fabric='boucle-cream', linen='white', throw='linen-moss')
    for x in (-1.22, 1.42):
        put('nightstand-oak', x, 1.95)
        lamp('table-lamp-mushroom-laterite', x, 1.95, 0.5, 5, mat='paint-sage')
    put('pouf-boucle-cream', 1.6, -0.35)
    put('plant-palm', 2.2, 1.6)
    lamp('ceiling-flush-opal', 0.1, 0.3, 2.75, 6)
    sun(58, 30, 20)
    camera((-0.85, -3.2, 1.15), (0.25, 1.2), 27, -0.04)


def master_room_neo_classic_01():
    r = Room(5.4, 4.8, 3.1, 'wall-#e2e0d8', 'planks-oak', skirting='white-paint')
    with r.wall('back', cornice=True):
        panelling(5.4, 3.1, 'wall-#e2e0d8', 5)
        for x in (-1.6, 1.6):
            lamp('wall-lamp-brass', x, -0.02, 1.55, 7)
    o, p = opening(-1.0, 1.1, 2.5, 0.05), opening(1.0, 1.1, 2.5, 0.05)
    with r.wall('left', [o, p], cornice=True):
        for k in (o, p):
            glazed(k, 'white-paint', (2, 4), 'day', 75)
            curtains(k, 'velvet-mist', 0.5, 2.85, 0.6, 'brass')
    with r.wall('right', cornice=True):
        panelling(4.8, 3.1, 'wall-#e2e0d8', 4)
    closed(r, 'front')
    put('rug', 0, 0.1, 0, w=3.8, d=2.6, kind='faded', colour='taupe')
    put('bed', 0, 1.3, 0, w=1.8, frame='channel', fabric='velvet-taupe', linen='white', throw='wool-rose')
    for x in (-1.32, 1.32):
        put('chest-walnut', x, 2.08, 0, w=0.6, d=0.42, h=0.6, cols=1, rows=2)
        lamp('table-lamp-ceramic-cream', x, 2.08, 0.6, 8)
    put('sofa', 0, -0.1, 180, w=1.5, d=0.75, seats=2, arm='round', legs='brass', fabric='velvet-rose', tight=True)
    lamp('ceiling-brass-branch', 0, 0.5, 3.1, 16, drop=0.5)
    put('plant-fig', 2.2, 1.9)
    sun(-60, 38, 20)
    camera((0.5, -3.6, 1.3), (-0.05, 1.4), 28, -0.03)


SCENES = {f.__name__.replace('_', '-'): f for f in (
    bedroom_japandi_01, bedroom_scandinavian_01, bedroom_modern_01, bedroom_luxury_01, bedroom_industrial_01, bedroom_rustic_01, bedroom_neo_classic_01,
    bedroom_rural_01, master_room_luxury_01, master_room_japandi_01, master_room_modern_01, master_room_neo_classic_01)}
