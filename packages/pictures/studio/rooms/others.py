"""Rooms for work, sport and air: multipurpose rooms, gyms, balconies."""
from kit.group import group
from kit.hard import box, tube
from rooms import bare, camera
from rooms.bedrooms import closed
from rooms.light import fill, outside, sun, window_light
from rooms.parts import curtains, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams, slats


def multipurpose_scandinavian_01():
    r = Room(4.8, 4.2, 2.7, 'wall-#ebe9e1', 'planks-oak', skirting='white-paint')
    o = opening(-0.9, 1.7, 1.5, 0.85)
    with r.wall('back', [o]):
        glazed(o, 'white-paint', (3, 1), 'day', 95)
        put('wall-shelf-oak', 1.35, -0.11, z=1.55, w=1.1)
        put('wall-shelf-oak', 1.35, -0.11, z=1.95, w=1.1, seed=15)
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    put('desk-oak-120', 1.2, 1.7, w=1.5)
    put('office_chair', 1.1, 1.05, 172, fabric='linen-sage')
    lamp('table-lamp-mushroom-laterite', 1.75, 1.75, 0.75, 5)
    put('book_stack', 0.7, 1.8, z=0.75)
    put('daybed-oak-linen', -1.35, 1.25, w=1.9)
    put('rug-wool-arch', -0.3, 0.1, w=2.4, d=1.7)
    put('bookcase-oak', -2.18, -0.2, 90)
    put('pouf-boucle-cream', -0.55, 0.1)
    put('plant-fig', 2.05, 0.9, h=1.5)
    lamp('ceiling-paper-globe', -0.2, 0.3, 2.7, 5, drop=0.4)
    sun(-14, 40, 22)
    camera((0.75, -2.95, 1.2), (-0.1, 1.1), 27, -0.04)


def multipurpose_modern_01():
    r = Room(5.0, 4.4, 2.75, 'wall-#e4e0d7', 'planks-walnut', skirting=None)
    o = opening(0.2, 2.8, 2.4, 0.05)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (3, 1), 'day', 75)
        curtains(o, 'sheer-white', 0.6, 2.65)
    with r.wall('back', mat='wall-#6f7a6c', skirting=False):
        put('art', 0.9, 0, z=1.2, w=0.9, h=0.7, seed=16, frame='black-wood')
    closed(r, 'left')
    closed(r, 'front')
    put('bookcase-black-steel', -1.7, 1.98, w=1.3)
    put('desk-walnut-140', 0.4, 0.85, 180, w=1.6)
    put('office_chair', 0.45, 1.5, 5, fabric='leather-cognac')
    lamp('table-lamp-ceramic-cream', 1.0, 0.85, 0.75, 5)
    put('book_stack', -0.1, 0.85, z=0.75)
    put('armchair-boucle-cream', -1.45, 0.2, 48)
    put('side-table-oak', -1.95, 0.75)
    put('rug', -0.2, 0.3, w=3.4, d=2.3, kind='grid', colour='cream')
    put('plant-palm', 1.95, 1.6)
    lamp('ceiling-linear-oak', 0.4, 0.85, 2.75, 6, drop=0.9)
    sun(60, 34, 20)
    camera((-0.95, -3.1, 1.2), (0.15, 1.1), 27, -0.04)


def multipurpose_japandi_01():
    r = Room(4.6, 4.4, 2.6, 'plaster-#e2d8c5', 'planks-oak-wide', skirting=None)
    o = opening(0.0, 3.2, 2.2, 0.05)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'oak', (4, 3), 'day', 70, bar=0.028)
    with r.wall('left', skirting=False):
        slats(-2.2, 2.2, 2.6, 'oak', 0.06)
    closed(r, 'right')
    closed(r, 'front')
    put('rug-jute-round', 0.0, 0.35, w=2.6, d=2.6)
    put('rect_table', 0.0, 0.35, w=1.3, d=0.8, h=0.34, top='oak', shape='rounded', legs='square')
    for x, y in ((-0.35, -0.35), (0.4, -0.4), (0.0, 1.05)):
        put('pouf', x, y, d=0.52, h=0.14, fabric='linen-moss' if x < 0 else 'linen-oat')
    on_table(0.342, -0.2, 0.4, 'tray')
    on_table(0.342, 0.35, 0.3, 'vase', 5)
    put('sideboard-oak-tambour', 2.05, 0.5, -90, w=1.5, h=0.6)
    put('vase-ceramic-set', 2.05, 0.8, z=0.6, turn=-90)
    put('plant-fig', -1.75, 1.55, h=1.6)
    put('basket-rattan', 1.75, 1.7)
    lamp('ceiling-paper-globe', 0.0, 0.35, 2.6, 5, drop=0.55, d=0.65)
    sun(20, 34, 22)
    camera((-0.45, -3.0, 1.1), (0.08, 1.0), 27, -0.03)


def multipurpose_industrial_01():
    r = Room(5.0, 4.4, 3.0, 'concrete-#b0aaa0', 'planks-walnut', ceiling='concrete-#9d978e', skirting=None)
    with r.wall('back', mat='brick-brick', skirting=False):
        put('wall-shelf-oak', 0.9, -0.11, z=1.6, w=1.6, wood='walnut', seed=21)
    o = opening(0.0, 2.2, 2.0, 0.6)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (4, 3), 'evening', 24)
    closed(r, 'right')
    closed(r, 'front')
    beams(r, 3, 'black-metal', (0.1, 0.2), 'x')
    put('rect_table', 0.85, 1.45, w=1.8, d=0.75, h=0.75, top='walnut', shape='rounded', legs='steel')
    put('office_chair', 0.75, 0.8, 168, fabric='leather-cognac')
    lamp('table-lamp-mushroom-laterite', 1.5, 1.5, 0.75, 18, mat='black-metal')
    put('book_stack', 0.25, 1.5, z=0.75)
    for x in (0.4, 1.3):
        lamp('ceiling-steel-black', x, 1.3, 3.0, 30, drop=1.2, d=0.32)
    put('sofa', -1.75, 0.2, 90, w=1.7, d=0.88, seats=2, fabric='leather-cognac', arm='square', legs='metal', tight=True, pillows=[(0.6, 0.46, 'linen-cream', -6)])
    put('rug', -0.4, 0.1, w=2.6, d=1.9, kind='faded', colour='brick')
    put('coffee-table-terrazzo', -0.65, 0.15)
    put('bookcase-black-steel', 2.2, 0.2, -90)
    lamp('floor-lamp-tripod-oak', -1.95, 1.6, 0, 30, wood='black-wood')
    fill((0, -2.0, 2.4), (0, 1.5, 0.8), 2.4, 12, (1, 0.86, 0.7))
    camera((0.55, -3.2, 1.2), (-0.05, 1.2), 26, -0.02)


def gym_modern_01():
    r = Room(5.4, 4.4, 2.8, 'wall-#e8e5dd', 'planks-oak', skirting='white-paint')
    o = opening(0.1, 3.2, 2.4, 0.05)
    with r.wall('left', [o]):
        glazed(o, 'black-metal', (3, 1), 'day', 75)
        curtains(o, 'sheer-white', 0.6, 2.7)
    with r.wall('back', mat='wall-#9aa391'):
        put('mirror', 0.9, -0.02, z=0.25, w=2.6, h=1.9, shape='rect', frame='oak')
    closed(r, 'right')
    closed(r, 'front')
    put('treadmill', -1.6, 0.7, 205)
    put('dumbbell_rack', 1.2, 1.75)
    put('weight_bench', 0.9, 0.35, 28)
    put('mat', -0.35, -0.35, 78)
    put('ball', -1.9, 1.75)
    put('kettlebell', 0.1, 1.75)
    put('kettlebell', -0.2, 1.8, r=0.085)
    put('rolled_mat', 2.3, 1.9)
    put('plant-palm', 2.2, 0.9)
    put('bench-oak', 2.35, -0.3, 90)
    lamp('ceiling-flush-opal', 0.2, 0.3, 2.8, 10)
    sun(-60, 36, 20)
    camera((1.2, -3.1, 1.25), (-0.1, 1.0), 26, -0.04)


def gym_industrial_01():
    r = Room(5.8, 4.6, 3.1, 'concrete-#a9a49b', 'concrete-#7c7872', ceiling='concrete-#9d978e', skirting=None)
    o = opening(0.0, 3.4, 2.2, 0.6)
    with r.wall('back', [o], mat='brick-white', skirting=False):
        glazed(o, 'black-metal', (5, 4), 'day', 80)
    with r.wall('right', skirting=False):
        put('mirror', 0.2, -0.02, z=0.25, w=2.4, h=1.9, shape='rect', frame='black-wood')
    closed(r, 'left')
    closed(r, 'front')
    beams(r, 4, 'black-metal', (0.1, 0.2), 'x')
    put('treadmill', -1.9, 1.1, 150)
    put('weight_bench', 0.6, 0.3, -24)
    put('dumbbell_rack', 0.4, 2.0, w=1.6)
    put('rug', 0.5, 0.2, w=2.6, d=2.0, kind='plain', colour='charcoal')
    put('kettlebell', 1.9, 1.6)
    put('kettlebell', 2.15, 1.45, r=0.12)
    put('ball', -0.9, 1.85, colour='paint-rust')
    put('mat', -1.3, -0.5, 68, colour='paint-rust')
    put('plant-snake', -2.5, 1.9)
    for x in (-1.0, 1.0):
        lamp('ceiling-steel-black', x, 0.4, 3.1, 10, drop=0.9)
    sun(22, 36, 24)
    camera((-0.9, -3.3, 1.25), (0.15, 1.1), 26, -0.02)


def _open_side(r, rail='black-metal', time='day', power=60):
    """The open front of a balcony at the back of the picture: railing, sky, garden."""
    rail = bare.surface('frame', rail)
    with r.wall('back', [opening(0, r.w - 0.1, r.h - 0.1, 0.02)], skirting=False):
        outside(0, r.w, 0, time, 'garden', 7.0)
        window_light(0, r.w - 0.1, r.h - 0.1, 0.02, power, time)
        with group('rail', (0, 0.05, 0)):
            tube([(-r.w / 2, 0, 1.08), (r.w / 2, 0, 1.08)], 0.022, rail, smooth=False)
            tube([(-r.w / 2, 0, 0.1), (r.w / 2, 0, 0.1)], 0.014, rail, smooth=False)
            for i in range(int(r.w / 0.11)):
                box((0.014, 0.014, 0.98), (-r.w / 2 + 0.055 + i * 0.11, 0, 0.1), rail, 0)


def balcony_rural_01():
    r = Room(4.6, 3.0, 2.8, 'wall-#efe7d6', 'tile-300x300-#b0694a-matt', ceiling='planks-teak', skirting=None)
    _open_side(r, 'teak', 'day', 45)
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    beams(r, 6, 'teak', (0.09, 0.14), 'y')
    put('armchair-oak-linen', -0.95, 0.35, 48, wood='teak', fabric='linen-cream')
    put('armchair-oak-linen', 0.95, 0.35, -48, wood='teak', fabric='linen-cream')
    put('side-table-oak', 0.0, 0.5)
    on_table(0.482, 0, 0.5, 'tray')
    put('rug-jute-round', 0, 0.0, w=2.0, d=2.0)
    put('plant-palm', -1.85, 0.95)
    put('plant-monstera', 1.8, 0.95)
    put('plant-fig', 1.95, 0.2, h=1.3)
    put('plant-snake', -1.95, 0.15, pot='ceramic-terracotta')
    lamp('ceiling-rattan-dome', 0, 0.3, 2.66, 6, drop=0.35)
    sun(30, 38, 26)
    camera((0.5, -3.1, 1.2), (-0.05, 0.8), 27, -0.03)


def balcony_japandi_01():
    r = Room(4.4, 2.8, 2.6, 'plaster-#d8ccb6', 'planks-teak', ceiling='matt-#e2d8c6', skirting=None)
    _open_side(r, 'black-metal', 'evening', 30)
    with r.wall('left', skirting=False):
        slats(-1.4, 1.4, 2.6, 'teak', 0.06)
    closed(r, 'right')
    closed(r, 'front')
    put('bench-oak', -0.5, 0.75, w=1.8, wood='teak')
    for x in (-1.0, -0.1):
        put('pouf', x, 0.75, z=0.452, d=0.36, h=0.07, fabric='linen-oat')
    put('stool-oak-round', 0.85, 0.5)
    on_table(0.452, 0.85, 0.5, 'tray')
    lamp('floor-lamp-paper', 1.6, 0.85, 0, 30)
    lamp('ceiling-paper-globe', -0.3, 0.2, 2.6, 26, drop=0.3, d=0.45)
    put('plant-fig', -1.8, 0.85, h=1.5)
    put('plant_olive', 1.75, 0.1, h=1.4)
    on_table(0.002, -1.35, 0.1, 'candles')
    put('rug', -0.2, 0.0, w=2.2, d=1.4, kind='braid', colour='jute')
    fill((0, -1.5, 2.2), (0, 0.8, 0.6), 2.0, 9, (1, 0.84, 0.64))
    camera((0.75, -3.0, 1.15), (-0.1, 0.7), 27, -0.03)


def balcony_modern_01():
    r = Room(5.0, 3.0, 2.8, 'wall-#e6e2d9', 'tile-900x300-#b9b2a5-matt', ceiling='planks-oak', skirting=None)
    _open_side(r, 'black-metal', 'morning', 42)
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    put('sofa', -0.6, 0.75, w=2.0, d=0.85, seats=2, fabric='linen-stone', arm='slim', legs='metal', pillows=[(-0.7, 0.46, 'linen-moss', 6), (0.7, 0.46, 'linen-mustard', -6)])
    put('coffee-table-terrazzo', -0.5, -0.1)
    on_table(0.382, -0.5, -0.1, 'bowl', 4)
    put('armchair-boucle-cream', 1.35, 0.2, -58, fabric='linen-stone')
    put('plant-palm', 2.05, 0.95)
    put('plant-monstera', -2.05, 0.85)
    put('rug', -0.3, 0.0, w=2.8, d=1.8, kind='stripe', colour='moss')
    put('plant_olive', 1.4, 1.15, h=1.7)
    lamp('ceiling-linear-oak', 0, 0.2, 2.8, 0, drop=0.25)
    sun(-26, 26, 26, (1, 0.84, 0.62))
    camera((0.9, -3.2, 1.15), (-0.1, 0.8), 27, -0.03)


SCENES = {f.__name__.replace('_', '-'): f for f in (
    multipurpose_scandinavian_01, multipurpose_modern_01, multipurpose_japandi_01, multipurpose_industrial_01, gym_modern_01, gym_industrial_01,
    balcony_rural_01, balcony_japandi_01, balcony_modern_01)}
