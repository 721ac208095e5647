"""Corners of family homes, each with one use: an altar, a seat under the stairs, a desk, a bathroom, the way in, under the roof."""
from furniture import decor
from furniture.lamps import bulb
from kit.group import group
from kit.hard import box
from kit.mesh import mesh_object
from kit.soft import soft_box
from offices import _monitor
from rooms import camera
from rooms.bedrooms import closed
from rooms.household import altar, cloth_bag, conical_hat, hand_rail, lean, pegs, sandals, seat_pads, stair, tea_set
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, on_table, opening, shower_screen
from rooms.place import lamp, put
from rooms.shell import Room, door, slats


def home_altar_corner():
    r = Room(4.0, 3.8, 2.9, 'plaster-#e6d9c0', 'planks-walnut-wide', skirting=None)
    o = opening(0.35, 1.4, 2.1, 0.2)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'walnut', (2, 3), 'gold', 44)
        curtains(o, 'sheer-white', 0.6, 2.6, 0.5, 'brass')
    with r.wall('back', skirting=False):
        slats(-0.95, 1.65, 2.9, 'walnut', 0.07)
        put('art', 0.35, -0.04, z=1.62, w=1.25, h=0.72, seed=8, frame='brass')
        for x in (-0.62, 1.32):
            lamp('wall-lamp-brass', x, -0.04, 1.75, 14)
    closed(r, 'right')
    closed(r, 'front')
    with group('altar', (0.35, 1.6, 0)):
        altar()
    bulb((0.35, 1.1, 2.3), 14, 0.2)
    put('rug', 0.25, 0.1, w=2.6, d=1.8, kind='faded', colour='rust')
    put('rect_table', 0.25, 0.15, w=0.95, d=0.5, h=0.42, top='walnut', shape='rounded', legs='square')
    tea_set(0.25, 0.15, 0.422, -8)
    put('lounge_chair', -0.95, 0.35, 72, wood='walnut', fabric='linen-taupe')
    put('lounge_chair', 1.5, 0.4, -70, wood='walnut', fabric='linen-taupe')
    put('plant-fig', -1.55, 1.5, h=1.7)
    put('plant-snake', 1.72, 1.45, h=0.95)
    fill((0, -1.9, 2.5), (0, 1.2, 0.9), 2.0, 13, (1, 0.88, 0.72))
    sun(-64, 24, 12, (1, 0.72, 0.45))
    camera((0.3, -2.75, 1.35), (0.33, 1.2), 31, -0.02)


def home_under_stairs():
    r = Room(4.6, 3.4, 3.9, 'wall-#efe9dc', 'planks-oak-wide', skirting='white-paint')
    o = opening(0.3, 1.3, 1.7, 0.7)
    with r.wall('left', [o]):
        glazed(o, 'oak', (2, 2), 'day', 110)
    with r.wall('back', mat='wall-#a9b6a4'):
        put('art', 1.05, 0, z=1.1, w=0.45, h=0.6, seed=41)
    closed(r, 'right')
    closed(r, 'front')
    stair(-2.05, 1.2, 17, 0.265, 0.19, 0.85)
    hand_rail(-2.05, 0.79, 16, 0.265, 0.19)
    box((2.0, 0.62, 0.4), (1.28, 1.36, 0), 'oak', 0.006)
    for k in range(4):
        box((0.485, 0.02, 0.36), (0.535 + 0.4967 * k, 1.045, 0.02), 'oak', 0.003)
    seat_pads(0.3, 2.26, 1.38, 0.4, 'linen-oat', 2)
    for x, size, fabric, turn in ((0.62, 0.46, 'linen-clay', 8), (1.75, 0.5, 'linen-moss', -6), (2.02, 0.42, 'linen-mustard', -14)):
        lean(x, 1.5, 0.48, size, fabric, turn, int(x * 10))
    put('bookcase', -0.12, 1.5, w=0.72, d=0.3, h=0.62, wood='oak', shelves=2, seed=6)
    put('vase', -0.02, 1.5, z=0.622, kind='round', mat='ceramic-cream', h=0.16)
    lamp('wall-lamp-brass', 1.62, 1.68, 1.25, 16)
    put('side-table-oak', 0.75, 0.55)
    tea_set(0.75, 0.55, 0.482, 14, 'ceramic-sage')
    put('rug', 0.7, 0.2, w=2.2, d=1.5, kind='stripe', colour='sage')
    put('plant-monstera', -1.15, 0.45)
    put('basket-rattan', 1.95, 0.55)
    put('pouf-boucle-cream', 1.5, 0.2, d=0.5)
    fill((0, -1.8, 2.7), (0, 1.2, 0.9), 2.0, 18)
    sun(-60, 34, 18)
    camera((0.7, -2.75, 1.3), (0.0, 1.0), 25, -0.02)


def home_work_corner():
    r = Room(3.6, 3.6, 2.7, 'wall-#d9cfc0', 'planks-walnut', skirting=None)
    o = opening(0.2, 1.6, 1.6, 0.8)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (2, 1), 'evening', 22)
        curtains(o, 'drapery-sand', 0.55, 2.5, 0.6)
    with r.wall('back', mat='wall-#59675c', skirting=False):
        put('wall_shelf', -0.35, -0.11, z=1.5, w=1.7, wood='walnut', seed=14)
        put('wall_shelf', -0.35, -0.11, z=1.92, w=1.7, wood='walnut', seed=5)
        with group('board', (1.2, 0, 1.25)):
            box((0.7, 0.02, 0.9), (0, -0.012, 0), 'linen-#b8966a', 0.004)
            for k, (x, z, mat) in enumerate(((-0.17, 0.5, 'paint-#f2eddf'), (0.14, 0.58, 'linen-sage'), (-0.1, 0.12, 'linen-clay'), (0.17, 0.16, 'paint-#f2eddf'))):
                box((0.22, 0.002, 0.28), (x, -0.024, z), mat, 0, (0, 3 - 2 * k, 0))
    closed(r, 'left')
    closed(r, 'front')
    put('desk-walnut-140', -0.3, 1.42, w=1.7)
    put('office_chair', -0.2, 0.78, 168, fabric='linen-moss')
    with group('monitor', (-0.25, 1.52, 0.75)):
        _monitor()
    with group('keys', (-0.25, 1.28, 0.752)):
        box((0.4, 0.125, 0.012), (0, 0, 0), 'paint-#e3e1dc', 0.004)
    lamp('table-lamp-mushroom-laterite', 0.35, 1.5, 0.75, 20)
    with group('cup', (0.15, 1.25, 0.75)):
        decor.cup('ceramic-terracotta')
    put('book_stack', -0.95, 1.48, z=0.75)
    put('rug', -0.1, 0.4, w=2.1, d=1.5, kind='stripe', colour='moss')
    put('armchair-boucle-cream', 1.1, 0.15, -48)
    lamp('floor-lamp-tripod-oak', 1.35, 1.3, 0, 30)
    put('plant-fig', -1.45, 1.45, h=1.6)
    put('bookcase', -1.63, 0.2, 90, w=0.8, d=0.32, h=1.9, wood='walnut')
    put('basket-rattan', -1.4, -0.65, d=0.36, h=0.34)
    fill((0, -1.8, 2.3), (0, 1.2, 0.7), 1.8, 9, (1, 0.86, 0.68))
    camera((0.6, -2.75, 1.25), (-0.08, 1.0), 26, -0.03)


def home_tube_bathroom():
    r = Room(2.0, 2.9, 2.7, 'wall-#efeadf', 'tile-100x100-#d8cfbf-matt', skirting=None)
    o = opening(-0.85, 0.7, 0.6, 1.8)
    with r.wall('back', mat='tile-75x75-#6f8f86', skirting=False):
        put('shower-set-brass', 0.45, 0, z=0.95)
    with r.wall('left', skirting=False):
        put('vanity-oak-80', -0.15, -0.25, w=0.75)
        put('mirror-round-brass', -0.15, -0.02, z=1.25, w=0.62, h=0.62)
        lamp('wall-lamp-brass', 0.42, -0.02, 1.55, 5)
        put('wall-shelf-oak', 0.95, -0.08, z=1.2, w=0.4, d=0.14, filled=False)
    with r.wall('right', [o], mat='tile-75x75-#6f8f86', skirting=False):
        glazed(o, 'white-paint', (1, 1), 'day', 380)
        put('towel_bar', -0.15, 0, z=1.3, w=0.5, mat='brass', towel='wool-clay')
    closed(r, 'front')
    put('toilet-white', -0.42, 1.1)
    shower_screen((0.1, 0.53), (0.1, 1.43), frame='brass')
    put('stool-oak-round', 0.74, 0.4, h=0.42)
    put('soap_things', 0.7, 0.4, z=0.42)
    put('plant-snake', 0.82, 0.02, h=0.6, pot='ceramic-terracotta')
    put('rug', -0.1, 0.1, w=0.85, d=0.55, kind='plain', colour='cream')
    lamp('ceiling-flush-opal', 0, 0.2, 2.7, 12, d=0.34)
    fill((0, -1.4, 2.3), (0, 1, 1), 1.2, 14)
    camera((0.28, -2.2, 1.4), (-0.02, 1.0), 26, -0.04)


def home_entrance():
    r = Room(3.2, 3.4, 2.9, 'wall-#ede3cf', 'encaustic-#8a4a35', skirting='teak')
    with r.wall('back'):
        door(0.55, 1.0, 2.25, 'teak', 'brass', 3)
        pegs(-0.85, 1.62, 4, 1.1, 'teak')
        with group('hat', (-1.22, -0.06, 0)):
            conical_hat(0, 0, 1.56)
        with group('bag', (-0.72, -0.09, 0)):
            cloth_bag(0, 0, 1.66)
        with group('bag', (-0.46, -0.09, 0)):
            cloth_bag(0, 0, 1.66, 'linen-sage')
    o = opening(0.3, 0.9, 1.5, 0.9)
    with r.wall('right', [o]):
        glazed(o, 'teak', (2, 3), 'morning', 190)
    with r.wall('left'):
        put('mirror-arch-oak', 0.15, -0.02, z=0.28, w=0.6, h=1.5)
    closed(r, 'front')
    seat = -0.85
    put('bench-oak', seat, 1.45, w=1.15)
    with group('pad', (seat, 1.45, 0.452)):
        soft_box((1.05, 0.34, 0.05), (0, 0, 0), 'linen-clay', 0.022, 0.006, 0.003, 4)
    for k, (x, mat) in enumerate(((-1.18, 'paint-#6d4a33'), (-0.88, 'paint-#2f3a36'), (-0.55, 'paint-#b98a5e'))):
        sandals(x, 1.45, 4 * k - 4, mat)
    sandals(0.05, 0.75, 28, 'paint-#a35a3f', 0.19)
    put('shoe-cabinet-oak', -1.42, 0.05, 90)
    with group('bowl', (-1.42, -0.1, 1.05)):
        decor.bowl(0.2, 0.06, 'ceramic-sage')
    put('vase', -1.42, 0.22, z=1.05, kind='tall', mat='ceramic-cream', h=0.3, branch=True, seed=7)
    put('plant-palm', 1.3, 1.35, h=1.6)
    put('basket-rattan', 1.3, 0.55, d=0.3, h=0.5)
    put('rug', 0.5, 0.95, w=0.95, d=0.6, kind='braid', colour='jute')
    lamp('ceiling-rattan-dome', 0, 0.3, 2.9, 8, drop=0.45, d=0.42)
    fill((0, -1.6, 2.5), (0, 1.2, 0.9), 1.6, 16, (1, 0.94, 0.84))
    sun(62, 30, 20, (1, 0.85, 0.64))
    camera((0.42, -2.3, 1.35), (-0.12, 1.0), 27, -0.05)


def _roof(r, eaves, mat='planks-pine'):
    """Two slopes from the ridge, which runs into the room, down to `eaves`; they go on outside the walls."""
    x, y = r.w / 2, r.d / 2 + 0.3
    slope = (r.h - eaves) / x
    for s in (-1, 1):
        far = s * (x + 0.4)
        mesh_object('roof', [(0, -y, r.h), (far, -y, eaves - 0.4 * slope), (far, y, eaves - 0.4 * slope), (0, y, r.h)], [(0, 1, 2, 3)], mat)
    for k in range(5):
        with group('rafter', (0, -r.d / 2 + r.d * (k + 0.5) / 5, 0)):
            for s in (-1, 1):
                mesh_object('rafter', [(a, b, z) for b in (-0.045, 0.045) for a, z in ((0, r.h), (s * x, eaves), (s * x, eaves - 0.14), (0, r.h - 0.14))],
                            [(0, 1, 2, 3), (4, 5, 6, 7), (3, 2, 6, 7), (2, 1, 5, 6)], 'oak')


def home_attic():
    r = Room(4.6, 4.4, 3.1, 'wall-#f0eadd', 'planks-pine', ceiling=None, skirting=None)
    o = opening(0.0, 1.5, 1.55, 0.55)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'oak', (2, 2), 'morning', 150)
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    _roof(r, 1.15)
    put('bed', -0.55, 0.85, w=1.4, frame='platform', wood='oak', linen='oat', throw='linen-clay')
    put('desk-oak-120', 1.05, 1.75, w=1.0)
    put('chair-oak-spindle', 1.0, 1.2, 176)
    lamp('table-lamp-ceramic-cream', 1.4, 1.85, 0.75, 7)
    put('book_stack', 0.75, 1.85, z=0.75)
    put('bookcase', 2.05, 0.35, -90, w=1.1, d=0.3, h=0.85, wood='oak', shelves=2, seed=9)
    put('vase-ceramic-set', 2.05, 0.35, -90, z=0.865)
    put('rug-jute-round', 0.75, 0.15, w=1.7, d=1.7)
    put('pouf-boucle-cream', 0.95, 0.2)
    put('stool-oak-round', -1.62, 1.62)
    on_table(0.452, -1.62, 1.62, 'vase', 4)
    put('plant-monstera', -1.75, 0.4, h=0.75)
    lamp('ceiling-rattan-dome', 0.0, 0.5, 2.95, 9, drop=0.5, d=0.46)
    fill((0, -2.0, 2.2), (0, 1.2, 0.7), 1.8, 16, (1, 0.94, 0.84))
    sun(14, 24, 22, (1, 0.84, 0.62))
    camera((0.75, -3.0, 1.3), (-0.05, 1.0), 25, 0.0)


SCENES = {f.__name__.replace('_', '-'): f for f in (home_altar_corner, home_under_stairs, home_work_corner, home_tube_bathroom, home_entrance, home_attic)}
