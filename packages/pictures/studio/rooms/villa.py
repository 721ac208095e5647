"""The two-storey villa of Đồi Thông, room by room as its plan has them (`plan-doi-thong-a-1` and `-2` in `draw/homes.ts`).

The plan's upper side is a room's back, so what is drawn at its left stands at the left. A scene furnishes what its picture shows; the side
that the picture looks from is in `around_villa.py`.
"""
from kit.group import group
from kit.hard import box, tube
from rooms import camera
from rooms.light import fill, sun
from rooms.parts import curtains, dining, glazed, on_table, opening, shower_screen
from rooms.place import lamp, put
from rooms.shell import Room, door, slats

WALL = 'wall-#ebe5d8'
FLOOR = 'planks-oak-wide'
FRAME = 'black-metal'


def villa(w, d, floor=FLOOR, wall=WALL):
    """A room under boards of pine, as they are all through the house."""
    return Room(w, d, 2.8, wall, floor, ceiling='planks-pine', skirting=None)


def sliding(at, w, to, h=2.35):
    """Two leaves of glass in oak that close a wide passage, on the wall that is open now."""
    with group('door', (at, 0, 0)) as leaf:
        leaf['to'] = to
        each = w / 2 + 0.03
        for s in (-1, 1):
            x, y = s * (w / 4), -0.02 - 0.03 * (s > 0)
            for dx in (-1, 1):
                box((0.07, 0.028, h), (x + dx * (each - 0.07) / 2, y, 0), 'oak', 0.003)
            for z in (0, h * 0.42, h - 0.08):
                box((each - 0.14, 0.028, 0.08 if z != h * 0.42 else 0.04), (x, y, z), 'oak', 0.003)
            box((each - 0.13, 0.008, h - 0.1), (x, y, 0.05), 'drapery-#e9e6dc', 0)
            tube([(x - s * (each / 2 - 0.035), y - 0.02, 0.9), (x - s * (each / 2 - 0.035), y - 0.02, 1.2)], 0.008, 'black-metal', smooth=False)
        box((w + 0.14, 0.05, 0.07), (0, -0.025, h), 'oak', 0.003)


def leaf_to(at, w, to):
    """A leaf of oak in the wall that is open now."""
    door(at, w - 0.06, 2.15, 'oak', 'black-metal', casing=False, to=to)


def villa_living():
    r = villa(5.4, 4.6)
    terrace, side = opening(-0.1, 2.8, 2.4, 0.02), opening(0.5, 1.6, 1.5, 0.8)
    with r.wall('back', [terrace], skirting=False):
        glazed(terrace, FRAME, (3, 1), 'day', 60)
        curtains(terrace, 'sheer-white', 0.7, 2.65, 0.9)
    with r.wall('left', [side], skirting=False):
        glazed(side, FRAME, (2, 1), 'day', 70)
        leaf_to(-1.375, 0.95, 'outside')
    with r.wall('right', mat='wall-#8d9384', skirting=False):
        sliding(-0.1, 2.0, 'dining')
        put('art', -1.68, 0, z=1.25, w=0.6, h=0.8, seed=37, frame='oak')
        put('art', 1.72, 0, z=1.25, w=0.6, h=0.8, seed=41, frame='oak')
    with r.wall('front', hidden=True, skirting=False):
        pass
    put('rug', -0.35, 0.2, w=3.0, d=2.1, kind='grid', colour='cream')
    put('sofa-linen-oat', -0.5, 1.32, pillows=[(-0.72, 0.5, 'linen-rust', 8), (0.7, 0.48, 'linen-moss', -7)])
    put('coffee-table-walnut-pill', -0.5, 0.15)
    on_table(0.362, -0.75, 0.17, 'books', 4)
    on_table(0.362, -0.2, 0.12, 'vase', 6)
    put('armchair-walnut-leather', 1.3, 0.55, -62)
    put('side-table-oak', 1.05, 1.5)
    lamp('table-lamp-ceramic-cream', 1.05, 1.5, 0.48, 6)
    put('plant-fig', -2.25, 1.85, h=1.8)
    lamp('ceiling-rattan-dome', -0.4, 0.3, 2.8, 6, drop=0.5, d=0.62)
    fill((0, -2.1, 2.5), (0, 1.6, 0.9), 2.4, 24, (1, 0.95, 0.88))
    sun(22, 32, 16, (1, 0.88, 0.7))
    camera((1.2, -3.3, 1.25), (-0.2, 1.2), 25, -0.03)


def villa_dining():
    r = villa(3.6, 4.6)
    terrace, side = opening(0.0, 2.0, 2.4, 0.02), opening(-0.2, 1.8, 1.5, 0.8)
    with r.wall('back', [terrace], skirting=False):
        glazed(terrace, FRAME, (2, 1), 'day', 75)
        curtains(terrace, 'sheer-white', 0.7, 2.65, 0.7)
    with r.wall('right', [side], skirting=False):
        glazed(side, FRAME, (2, 1), 'day', 85)
    with r.wall('left', mat='wall-#8d9384', skirting=False):
        sliding(0.1, 2.0, 'living')
        put('art', -1.6, 0, z=1.25, w=0.6, h=0.8, seed=22, frame='oak')
    with r.wall('front', hidden=True, skirting=False):
        pass
    put('rug', 0.0, 0.25, 90, w=3.0, d=2.1, kind='plain', colour='sand')
    dining('dining-table-walnut-200', 'chair-walnut-linen', 1.8, 3, 0.0, 0.25, 90)
    for y in (-0.2, 0.7):
        lamp('ceiling-ceramic-laterite', 0.0, y, 2.8, 8, drop=1.0)
    put('plant-palm', 1.35, 1.85, h=1.7)
    put('plant-snake', -1.5, 1.95, h=0.9)
    fill((0, -2.0, 2.5), (0, 1.6, 0.9), 2.0, 20, (1, 0.95, 0.88))
    sun(24, 34, 16, (1, 0.88, 0.7))
    camera((-0.55, -3.35, 1.3), (0.1, 1.2), 24, -0.04)


def villa_kitchen():
    r = villa(3.6, 3.9, 'tile-600x600-#c4baa8-matt')
    front, side = opening(0.2, 1.6, 1.05, 1.1), opening(-0.15, 1.6, 1.05, 1.1)
    with r.wall('front', [front], skirting=False):
        glazed(front, FRAME, (2, 1), 'day', 110)
        put('kitchen_run', 0.0, -0.315, w=3.5, front='walnut', counter='marble', uppers=None, handle='black-metal', splash='marble', hood=False)
    with r.wall('right', [side], skirting=False):
        glazed(side, FRAME, (2, 1), 'day', 90)
    with r.wall('left', mat='wall-#8d9384', skirting=False):
        leaf_to(0.9, 0.9, 'hall')
        put('wall-shelf-oak', -0.2, -0.11, z=1.5, w=1.0, filled=False)
        with group('row', (-0.2, -0.1, 1.526)):
            put('crockery', width=0.9, seed=12)
    with r.wall('back', hidden=True, skirting=False):
        pass
    put('kitchen-island-marble', 0.15, -0.15, 180, w=1.7, d=0.85, overhang=0.24)
    for x in (-0.35, 0.2, 0.75):
        put('barstool-walnut-leather', x, 0.42, 6 * x)
    on_table(0.9, -0.3, -0.2, 'bowl', 2)
    on_table(0.9, 0.55, -0.15, 'vase', 6)
    for x in (-0.3, 0.6):
        lamp('ceiling-opal-brass', x, -0.15, 2.8, 7, drop=0.95, d=0.22)
    put('fridge-single-white', -1.42, -0.9, 90)
    put('basket-rattan', 1.5, 0.75, d=0.36, h=0.36)
    fill((0, 1.8, 2.5), (0, -1.2, 0.9), 2.0, 18, (1, 0.95, 0.88))
    sun(148, 38, 14, (1, 0.9, 0.74))
    camera((-0.35, 3.0, 1.35), (0.05, -1.0), 24, -0.05)


def villa_master():
    r = villa(4.2, 4.6)
    balcony, side = opening(0.1, 2.4, 2.4, 0.02), opening(0.0, 1.4, 1.5, 0.8)
    with r.wall('back', [balcony], skirting=False):
        glazed(balcony, FRAME, (3, 1), 'day', 62)
        curtains(balcony, 'drapery-sage', 0.66, 2.65, 0.8)
    with r.wall('left', [side], skirting=False):
        glazed(side, FRAME, (2, 1), 'day', 75)
        curtains(side, 'drapery-sage', 0.6, 2.5, 0.5)
    with r.wall('right', mat='wall-#8d9384', skirting=False):
        leaf_to(-0.925, 0.75, 'bath')
        slats(-0.35, 1.95, 1.35, 'oak', 0.05)
        put('art', 0.75, -0.04, z=1.5, w=1.1, h=0.7, seed=29, frame='oak')
    with r.wall('front', hidden=True, skirting=False):
        pass
    put('bed-linen-oat', 0.92, -0.75, -90, w=1.8, throw='linen-moss')
    for y in (0.42, -1.92):
        put('nightstand-oak', 1.82, y, -90)
    lamp('table-lamp-mushroom-laterite', 1.85, 0.42, 0.5, 5, mat='paint-sage')
    put('rug-wool-arch', -0.1, -0.6, 90, w=2.8, d=2.1)
    put('armchair-boucle-cream', -1.2, 1.35, 28)
    put('side-table-oak', -0.45, 1.75)
    put('plant-fig', -1.75, 1.95, h=1.7)
    put('bench-oak', -0.5, -0.75, 90, w=1.2)
    lamp('ceiling-linen-drum', 0.0, 0.0, 2.8, 6, drop=0.4)
    fill((0, -2.1, 2.5), (0, 1.6, 0.8), 2.2, 20, (1, 0.95, 0.88))
    sun(20, 34, 16, (1, 0.88, 0.7))
    camera((-1.15, -3.3, 1.25), (0.3, 1.0), 24, -0.04)


def villa_bedroom():
    r = villa(3.0, 4.6)
    back, side = opening(0.0, 1.8, 1.5, 0.8), opening(0.05, 1.5, 1.5, 0.8)
    with r.wall('back', [back], skirting=False):
        glazed(back, FRAME, (2, 1), 'morning', 95)
        curtains(back, 'sheer-white', 0.7, 2.5, 0.5)
    with r.wall('right', [side], skirting=False):
        glazed(side, FRAME, (2, 1), 'morning', 70)
    with r.wall('left', mat='wall-#c9b79a', skirting=False):
        put('wall-shelf-oak', -0.1, -0.11, z=1.5, w=1.2, seed=18)
    with r.wall('front', hidden=True, skirting=False):
        pass
    put('bed-oak-slat', -0.42, -0.1, 90, w=1.2, linen='mist', throw='linen-mustard')
    put('nightstand-oak', -1.22, 0.95, 90)
    lamp('table-lamp-mushroom-laterite', -1.22, 0.95, 0.5, 5, mat='paint-cream')
    put('desk-oak-120', 0.15, 1.92, w=1.6)
    put('chair-oak-cord', 0.1, 1.4, 175)
    put('book_stack', 0.65, 2.0, z=0.75)
    on_table(0.752, -0.4, 2.0, 'vase', 3)
    put('rug', 0.55, 0.15, 90, w=1.8, d=1.2, kind='stripe', colour='mustard')
    put('pouf-boucle-cream', 1.05, 0.95, d=0.5)
    put('plant-monstera', -1.15, 1.85, h=0.8)
    lamp('ceiling-paper-globe', 0.0, 0.3, 2.8, 6, drop=0.4)
    fill((0, -2.0, 2.4), (0, 1.4, 0.8), 1.8, 18, (1, 0.95, 0.88))
    sun(18, 28, 18, (1, 0.86, 0.66))
    camera((0.85, -3.2, 1.25), (-0.1, 1.0), 24, -0.04)


def villa_multipurpose():
    r = villa(4.4, 2.5)
    front, side = opening(0.4, 2.0, 1.5, 0.8), opening(0.05, 1.4, 1.5, 0.8)
    with r.wall('front', [front], skirting=False):
        glazed(front, FRAME, (3, 1), 'day', 95)
    with r.wall('right', [side], skirting=False):
        glazed(side, FRAME, (2, 1), 'day', 90)
        curtains(side, 'sheer-white', 0.6, 2.5, 0.5)
    with r.wall('left', mat='wall-#8d9384', skirting=False):
        pass
    with r.wall('back', hidden=True, skirting=False):
        pass
    put('desk-walnut-140', -0.4, -0.88, 180, w=1.8)
    put('office_chair', -0.3, -0.28, -6, fabric='linen-moss')
    lamp('table-lamp-ceramic-cream', 0.3, -0.95, 0.75, 6)
    put('book_stack', -1.0, -0.95, z=0.75)
    put('bookcase-oak', -2.03, -0.55, 90)
    put('bookcase-oak', -2.03, 0.5, 90, seed=9)
    put('daybed-oak-linen', 1.72, 0.05, -90, w=1.8)
    put('rug-wool-cream', 0.3, 0.2, w=2.2, d=1.3)
    put('plant-palm', 1.75, -0.95, h=1.5)
    put('pouf-boucle-cream', 0.75, 0.3, d=0.5)
    lamp('ceiling-flush-opal', 0, 0, 2.8, 6)
    fill((0, 1.2, 2.4), (0, -1.0, 0.8), 1.8, 16, (1, 0.95, 0.88))
    sun(150, 36, 14, (1, 0.9, 0.74))
    camera((-0.65, 3.0, 1.35), (0.08, -1.0), 25, -0.04)


def villa_bathroom():
    r = villa(2.2, 2.5, 'tile-300x300-#a69d90-matt', 'tile-60x240-#cfcabf')
    front = opening(0.15, 0.7, 0.7, 1.7)
    with r.wall('front', [front], skirting=False):
        glazed(front, FRAME, (1, 1), 'day', 330)
        put('shower-set-brass', -0.62, 0, z=0.95)
    with r.wall('left', mat='tile-60x240-#7f8d80', skirting=False):
        put('vanity-walnut-120', 0.42, -0.25, w=1.0)
        put('mirror', 0.42, -0.02, z=1.15, w=0.95, h=0.85, shape='rect', frame='black-wood')
    with r.wall('right', skirting=False):
        put('towel_bar', 0.3, 0, z=1.25, w=0.5, mat='brass', towel='wool-clay')
        put('toilet-white', -0.55, -0.34)
    with r.wall('back', hidden=True, skirting=False):
        pass
    # The screen keeps the water at the window's side.
    shower_screen((0.25, -0.42), (1.08, -0.42))
    put('basket-rattan', -0.85, -0.85, d=0.36, h=0.45)
    put('plant-snake', 0.42, -1.05, h=0.65)
    put('rug', 0.1, 0.35, 90, w=0.9, d=0.55, kind='plain', colour='cream')
    lamp('ceiling-flush-opal', 0, 0, 2.8, 14, d=0.36)
    fill((0, 1.2, 2.3), (0, -1, 1), 1.2, 12, (1, 0.95, 0.88))
    camera((0.0, 2.45, 1.4), (0.02, -1.0), 23, -0.06)


SCENES = {f.__name__.replace('_', '-'): f for f in (villa_living, villa_dining, villa_kitchen, villa_master, villa_bedroom, villa_multipurpose, villa_bathroom)}
