"""Rooms as families live in them: narrow, full of use, each with its own light. Shown by members as their homes."""
from kit.group import group
from kit.hard import box
from rooms import camera
from rooms.bedrooms import closed
from rooms.household import bear, blocks, ceiling_fan, cloth_bag, clothes_pole, conical_hat, pegs, rainbow, sandals, standing_fan, tea_set, water_jar
from rooms.light import fill, sky, sun
from rooms.others import _open_side
from rooms.parts import curtains, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, boards, door
from rooms.street import breeze_blocks, trailing


def home_tube_lounge():
    r = Room(3.7, 6.2, 3.2, 'wall-#f0e8d6', 'encaustic-#3d5f52', skirting=None)
    o = opening(0.0, 2.7, 2.5, 0.02)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'teak', (4, 3), 'morning', 85)
    with r.wall('right', mat='wall-#c9d2c0', skirting=False):
        with group('screen', (-0.7, -0.02, 0)):
            put('tv-black-65', 0, -0.2, z=0.46, w=1.25)
        put('air-conditioner-white', -0.7, 0, z=2.55)
        put('art_pair', -1.95, 0, z=1.35, w=0.4, h=0.55, seed=52)
    closed(r, 'left')
    closed(r, 'front')
    put('tv-unit-oak', 1.63, 0.75, -90)
    put('sofa-linen-clay', -1.33, 0.75, 90, pillows=[(-0.55, 0.46, 'linen-cream', 6), (0.5, 0.44, 'linen-moss', -7)])
    put('rug', -0.15, 0.75, 90, w=2.3, d=1.5, kind='braid', colour='jute')
    put('coffee-table-oak-round', -0.3, 0.75)
    tea_set(-0.3, 0.75, 0.362, 30)
    put('plant-fig', -1.35, 2.55, h=1.9)
    put('plant-monstera', 1.35, 2.6)
    put('armchair-oak-linen', 0.95, 2.05, -28, fabric='linen-sage')
    put('side-table-oak', -1.5, -0.65)
    lamp('table-lamp-ceramic-cream', -1.5, -0.65, 0.48, 8)
    ceiling_fan(0, 0.6, 3.2, 34)
    put('art', -1.84, 0.75, 90, z=1.35, w=1.0, h=0.7, seed=33)
    fill((0, -2.6, 2.8), (0, 1.5, 0.8), 2.2, 26, (1, 0.95, 0.86))
    sun(24, 30, 22, (1, 0.85, 0.64))
    camera((0.35, -2.95, 1.25), (-0.05, 1.6), 25, -0.03)


def home_desk_bedroom():
    r = Room(3.2, 3.6, 2.75, 'wall-#dfe4e2', 'planks-oak', skirting='white-paint')
    o = opening(0.62, 1.35, 1.4, 0.95)
    with r.wall('back', [o]):
        glazed(o, 'white-paint', (2, 1), 'morning', 120)
        curtains(o, 'sheer-white', 0.62, 2.5, 0.4, 'white-paint')
        put('wall-shelf-oak', -0.85, -0.11, z=1.5, w=1.0, seed=8)
    with r.wall('left'):
        put('art', 0.1, 0, z=1.3, w=0.5, h=0.7, seed=17)
    closed(r, 'right')
    closed(r, 'front')
    put('bed-oak-slat', -0.93, 0.62, w=1.2, linen='mist', throw='linen-#76848c')
    put('desk-oak-120', 0.72, 1.42, w=1.15)
    put('chair-oak-cord', 0.65, 0.88, 172)
    lamp('table-lamp-mushroom-laterite', 1.12, 1.55, 0.75, 6, mat='paint-cream')
    put('book_stack', 0.3, 1.55, z=0.75)
    with group('page', (0.72, 1.32, 0.752)):
        box((0.21, 0.15, 0.008), (0, 0, 0), 'paint-#f3efe4', 0.001, (0, 0, 6))
        box((0.16, 0.11, 0.012), (-0.24, 0.02, 0), 'spine-3', 0.002, (0, 0, -12))
    put('rug', 0.35, -0.1, w=1.5, d=1.1, kind='stripe', colour='#76848c')
    put('basket-rattan', 0.02, 1.5, d=0.34, h=0.32)
    put('plant-snake', 1.38, 0.55, h=0.7)
    standing_fan(1.25, -0.3, -38)
    lamp('ceiling-linen-drum', 0.1, 0.3, 2.75, 5, drop=0.35)
    fill((0, -1.7, 2.4), (0, 1.2, 0.7), 1.8, 14)
    sun(18, 30, 20, (1, 0.88, 0.7))
    camera((0.72, -2.75, 1.25), (-0.1, 1.0), 24, -0.04)


def home_balcony_laundry():
    r = Room(3.8, 2.1, 2.75, 'wall-#efe6d3', 'tile-300x300-#a9634a-matt', ceiling='matt-#f1ebdf', skirting=None)
    _open_side(r, 'paint-#41604f', 'morning', 50)
    with r.wall('left', skirting=False):
        put('wall-shelf-oak', 0.35, -0.11, z=1.3, w=0.9, filled=False)
        with group('jars', (0.35, -0.1, 1.326)):
            put('crockery', width=0.8, seed=9)
    closed(r, 'right')
    closed(r, 'front')
    put('washer-white', -1.58, 0.35, 90)
    put('basket-rattan', -1.5, 0.35, z=0.852, d=0.36, h=0.22)
    clothes_pole(2.6, 0.45, 2.3, 2.75)
    trailing(-1.8, 1.8, 1.0, 0.55, 0.5, 6, count=420)
    put('plant-palm', 1.5, 0.75, h=1.5)
    put('plant-monstera', 0.95, 0.75, h=0.7)
    put('plant_olive', -0.75, 0.82, h=1.15)
    put('plant-snake', 0.4, 0.85, h=0.6, pot='ceramic-terracotta')
    put('stool-oak-round', 0.75, 0.0)
    tea_set(0.75, 0.0, 0.452, 10)
    put('rug', 0.1, -0.2, w=1.5, d=0.7, kind='braid', colour='jute')
    sandals(-0.35, 0.12, 24)
    sun(30, 34, 24, (1, 0.86, 0.66))
    fill((0, -1.2, 2.3), (0, 0.6, 0.8), 1.4, 8)
    camera((0.3, -2.75, 1.35), (-0.06, 0.8), 27, -0.03)


def home_small_kitchen():
    r = Room(3.1, 3.6, 2.7, 'wall-#f2ebdb', 'encaustic-#6b7f6a', skirting=None)
    o = opening(0.5, 1.4, 0.95, 1.12)
    with r.wall('back', [o], mat='tile-100x100-#ece5d2', skirting=False):
        glazed(o, 'paint-#41604f', (3, 1), 'day', 150)
        put('kitchen_run', 0.32, -0.315, w=2.4, front='paint-#5f7a68', counter='quartz-stone', uppers=None, handle='brass', splash='tile-100x100-#ece5d2', hood=False, styled=False)
        put('wall-shelf-oak', -0.68, -0.11, z=1.98, w=0.95, filled=False)
        with group('row', (-0.68, -0.1, 2.006)):
            put('crockery', width=0.85, seed=5)
    with r.wall('left', skirting=False):
        put('wall-shelf-oak', 0.3, -0.11, z=1.35, w=1.1, filled=False)
        with group('row', (0.3, -0.1, 1.376)):
            put('crockery', width=1.0, seed=21)
        pegs(-0.75, 1.4, 3, 0.7)
        with group('bag', (-0.86, -0.09, 0)):
            cloth_bag(0, 0, 1.44)
    with r.wall('right', skirting=False):
        with group('hat', (-0.1, -0.02, 0)):
            conical_hat(0, 0, 1.55)
        put('art', 0.6, 0, z=1.3, w=0.42, h=0.56, seed=44)
    closed(r, 'front')
    put('fridge-single-white', -1.21, 1.42)
    put('cooker-rice-steel', -0.62, 1.5, -10, z=0.892)
    put('bowl', 1.2, 1.46, z=0.892, fruit='mustard', d=0.26)
    put('vase', 0.62, 1.6, z=0.892, kind='jug', mat='ceramic-terracotta', h=0.2, branch=True)
    put('round_table', -0.1, 0.0, d=0.85, h=0.75, top='oak', base='pedestal-wide', base_mat='black-metal')
    for x, y, turn in ((-0.7, 0.05, 96), (0.48, 0.12, -92), (0.0, 0.6, 4)):
        put('stool-oak-round', x, y, turn)
    on_table(0.752, -0.2, 0.1, 'bowl', 5)
    tea_set(0.06, -0.08, 0.752, 20, 'ceramic-cream')
    lamp('ceiling-ceramic-laterite', -0.1, 0.0, 2.7, 10, drop=1.0)
    put('plant-snake', 1.3, 0.6, h=0.75)
    put('basket-rattan', -1.28, 0.75, d=0.34, h=0.36)
    fill((0, -1.7, 2.4), (0, 1.2, 0.8), 1.8, 16, (1, 0.94, 0.85))
    sun(20, 42, 18)
    camera((0.45, -2.55, 1.35), (-0.04, 1.0), 25, -0.06)


def home_child_corner():
    r = Room(3.5, 3.4, 2.7, 'wall-#f1ebde', 'planks-pine', skirting='white-paint')
    o = opening(0.25, 1.5, 1.3, 0.9)
    with r.wall('left', [o]):
        glazed(o, 'white-paint', (2, 2), 'morning', 120)
        curtains(o, 'drapery-mustard', 0.62, 2.4, 0.5, 'white-paint')
    with r.wall('back', mat='wall-#b9c4b0'):
        for k, (x, z) in enumerate(((-0.3, 1.15), (0.12, 1.2), (-0.12, 1.62), (0.52, 1.5))):
            put('art', x, 0, z=z, w=0.28, h=0.36, seed=60 + k, frame='white-paint')
        boards(-1.75, 1.75, 0.9, 'paint-#c3ccb9', 0.12)
    with r.wall('right'):
        pegs(-0.15, 1.15, 4, 1.0)
        with group('bag', (-0.02, -0.09, 0)):
            cloth_bag(0, 0, 1.19, 'linen-mustard')
        put('wall-shelf-oak', -0.15, -0.11, z=1.55, w=0.9, seed=30)
    closed(r, 'front')
    put('daybed-oak-linen', -0.6, 1.2, w=1.7, fabric='linen-cream')
    put('bookcase', 1.2, 1.5, w=0.95, d=0.3, h=1.05, wood='oak', shelves=3, seed=3)
    rainbow(1.05, 1.48, 1.065, 6)
    bear(1.42, 1.5, 1.065, -12)
    put('rug', 0.1, 0.1, w=1.9, d=1.9, kind='plain', colour='mustard', round=True)
    blocks(0.3, 0.2)
    put('rect_table', -0.85, -0.05, 22, w=0.7, d=0.5, h=0.46, top='oak', shape='rounded', legs='tapered')
    put('stool', -0.6, -0.45, 0, h=0.28, wood='oak', seat='wood', round=True)
    with group('drawing', (-0.85, -0.05, 0.462), 22):
        box((0.3, 0.21, 0.001), (0, 0, 0), 'paint-#f7f2e6', 0, (0, 0, 8))
        for k, mat in enumerate(('paint-terracotta', 'paint-sage', 'paint-mustard')):
            box((0.1, 0.009, 0.009), (0.12, 0.05 - 0.05 * k, 0.001), mat, 0.003, (0, 0, 30 + 50 * k))
    bear(-1.2, 1.1, 0.46, 14, 'boucle-cream')
    put('basket-rattan', 0.5, 1.3, d=0.4, h=0.34)
    put('pouf-boucle-cream', 1.25, 0.45, d=0.46, h=0.3)
    lamp('ceiling-paper-globe', 0.1, 0.3, 2.7, 6, drop=0.4)
    fill((0, -1.6, 2.4), (0, 1.2, 0.7), 1.8, 14)
    sun(-62, 30, 20, (1, 0.86, 0.66))
    camera((0.75, -2.6, 1.15), (-0.08, 1.0), 25, -0.04)


def home_light_well():
    sky('day')
    r = Room(3.6, 3.6, 4.6, 'brick-white', 'tile-300x300-#8f877a-matt', ceiling=None, skirting=None)
    with r.wall('back', skirting=False):
        with group('screen', (0.75, -0.08, 0)):
            breeze_blocks(0, 1.2, 1.6, 2.2, 'paint-#c9835f', y=0.0)
        door(-1.0, 0.95, 2.2, 'teak', 'brass', 3)
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    box((1.5, 0.42, 0.44), (0.75, 1.52, 0), 'terrazzo', 0.01)
    put('plant-palm', -1.4, 0.75, h=2.2)
    put('plant-fig', 1.45, 1.0, h=1.9)
    put('plant-monstera', 1.35, 0.15)
    put('plant-monstera', -1.45, -0.35, h=0.6, seed=3)
    put('plant-snake', -0.25, 1.5, pot='ceramic-terracotta')
    water_jar(-0.85, 0.5, 0.3, 0.52)
    put('cushion-linen-set', 0.45, 1.5, z=0.44)
    tea_set(1.05, 1.5, 0.44, 8)
    put('armchair-oak-linen', 0.1, 0.25, -12)
    put('stool-oak-round', 0.72, 0.5)
    on_table(0.452, 0.72, 0.5, 'books', 4)
    trailing(-1.7, 1.7, 1.62, 3.9, 1.5, 4, count=900, size=0.11)
    lamp('wall-lamp-brass', -0.28, 1.78, 1.75, 0)
    sun(-118, 58, 7.0, (1, 0.92, 0.78), 0.8)
    camera((0.25, -2.95, 1.45), (-0.02, 1.0), 25, -0.01)


SCENES = {f.__name__.replace('_', '-'): f for f in (home_tube_lounge, home_desk_bedroom, home_balcony_laundry, home_small_kitchen, home_child_corner, home_light_well)}
