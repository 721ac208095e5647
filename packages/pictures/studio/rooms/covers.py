"""Corners built for one article each, where no room of the set has what its words are about."""
from furniture import decor
from kit.group import group
from kit.hard import box
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, laid, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams


def cover_laid_table():
    r = Room(5.0, 4.2, 2.7, 'plaster-#ddd2be', 'planks-oak-wide', skirting=None)
    with r.wall('back', skirting=False):
        put('art_pair', -0.2, 0, z=1.3, w=0.5, h=0.68, seed=22)
    o = opening(0.3, 2.4, 2.2, 0.05)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'oak', (3, 1), 'day', 78)
        curtains(o, 'sheer-white', 0.55, 2.5)
    closed(r, 'right')
    closed(r, 'front')
    with group('dining', (0, 0.2, 0)):
        put('dining-table-oak-180')
        for side in (-1, 1):
            for i in range(3):
                put('chair-oak-cord', (i - 1) * 0.6 + 0.02 * side, side * 0.64, (180 if side < 0 else 0) + (6, -3, 4)[i] * side)
        laid(1.8, 3, 0.745, 4)
        for i, (x, y) in enumerate(((-0.42, 0.14), (0.2, 0.15), (0.8, 0.13), (-0.8, -0.13), (-0.2, -0.12), (0.4, -0.14))):
            with group('cup', (x, y, 0.745)):
                decor.cup('ceramic-charcoal' if i % 2 else 'ceramic-cream')
        on_table(0.745, 0.42, 0.0, 'bowl', 5)
    put('sideboard-oak-cane', -0.2, 1.86)
    put('vase-ceramic-set', -0.75, 1.86, z=0.76)
    on_table(0.76, 0.25, 1.86, 'books', 6)
    lamp('ceiling-rattan-dome', 0, 0.2, 2.7, 6, drop=0.85, d=0.6)
    put('plant-fig', 2.0, 1.65, h=1.7)
    sun(-62, 34, 20)
    camera((1.75, -1.95, 1.4), (-0.2, 0.4), 33, -0.09)


def cover_shower():
    r = Room(2.2, 2.4, 2.5, 'plaster-#e3dccd', 'terrazzo', skirting=None)
    with r.wall('back', mat='tile-60x240-#8d9c8b', skirting=False):
        put('shower_set', 0.6, 0, z=0.95)
        put('vanity-oak-80', -0.62, -0.25)
        put('mirror-round-brass', -0.62, -0.02, z=1.2, w=0.66, h=0.66)
        box((0.34, 0.11, 0.02), (0.9, -0.055, 1.1), 'marble', 0.003)
    put('soap_things', 0.84, 1.14, z=1.12)
    high, o = opening(-0.7, 0.6, 0.55, 1.75), opening(-0.55, 0.9, 1.2, 1.0)
    with r.wall('right', [high], mat='tile-60x240-#8d9c8b', skirting=False):
        glazed(high, 'oak', (1, 1), 'day', 260)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'oak', (1, 1), 'day', 220)
        put('towel_bar', 0.25, 0, z=1.25, w=0.6)
    closed(r, 'front')
    # The screen keeps the water at the back; the floor falls to a channel along the wall.
    box((0.008, 0.92, 2.0), (0.08, 0.74, 0.02), 'glass', 0)
    for y in (0.28, 1.2):
        box((0.022, 0.022, 2.0), (0.08, y, 0.02), 'black-metal', 0.002)
    box((0.022, 0.94, 0.022), (0.08, 0.74, 2.02), 'black-metal', 0.002)
    box((0.95, 0.07, 0.005), (0.6, 1.12, 0.0), 'steel', 0.001)
    put('plant-snake', -0.9, 0.2, h=0.7)
    put('stool-oak-round', 0.72, 0.15)
    with group('towel', (0.72, 0.15, 0.45)):
        for k in range(2):
            box((0.26, 0.2, 0.05), (0, 0, 0.052 * k), 'wool-white' if k else 'wool-clay', 0.022)
    lamp('ceiling-flush-opal', -0.3, 0.2, 2.5, 6, d=0.34)
    fill((0, -1.5, 2.1), (0, 1, 1), 1.4, 10)
    camera((-0.2, -2.55, 1.3), (0.06, 1.0), 36, -0.03)


def cover_sliding_door():
    r = Room(4.8, 5.4, 2.75, 'wall-#e6e1d6', 'planks-oak', skirting=None)
    with r.wall('back', skirting=False):
        put('kitchen_run', 0, -0.315, w=4.4, front='paint-#7c8a76', counter='quartz-white', uppers='shelf', handle='brass', splash='tile-150x75-#eceae2-bond')
    a, b = opening(1.5, 1.3, 1.35, 0.95), opening(-1.0, 1.8, 2.25, 0.05)
    with r.wall('left', [a, b], skirting=False):
        for o in (a, b):
            glazed(o, 'black-metal', (2, 1), 'day', 85)
    closed(r, 'right')
    closed(r, 'front')
    y, high = 0.55, 2.3
    box((4.8, 0.12, 2.75 - high), (0, y + 0.05, high), 'wall-#e6e1d6', 0)
    box((4.8, 0.14, 0.05), (0, y + 0.05, high - 0.05), 'black-metal', 0.002)
    for x, deep in ((-1.8, 0.0), (-0.62, 0.06), (1.8, 0.0), (1.55, 0.06)):
        _panel(x, y + deep, 1.2, high - 0.06)
    lamp('ceiling-opal-brass', -0.9, -0.75, 2.75, 5, drop=0.95, d=0.26)
    put('round_table', -0.9, -0.75, d=1.05, h=0.745, top='oak', base='column', base_mat='oak')
    for turn, dx, dy in ((10, 0.12, 0.72), (-80, 0.74, -0.08), (86, -0.74, 0.0)):
        put('chair-black-cord', -0.9 + dx, -0.75 + dy, turn)
    on_table(0.747, -0.85, -0.7, 'vase', 5)
    put('plant-palm', 2.0, -0.35)
    put('rug-jute-round', -0.9, -0.75, w=2.2, d=2.2)
    sun(-60, 36, 20)
    camera((1.35, -3.4, 1.3), (-0.1, 1.0), 31, -0.04)


def _panel(x, y, w, h):
    """One leaf of a sliding door: a thin black frame, glass, a rail at hand height."""
    box((w, 0.006, h), (x, y, 0.005), 'glass', 0)
    for sx in (-1, 1):
        box((0.035, 0.035, h), (x + sx * (w - 0.035) / 2, y, 0.005), 'black-metal', 0.002)
    for z in (0.005, 0.95, h - 0.03):
        box((w, 0.03, 0.035), (x, y, z), 'black-metal', 0.002)


def cover_tall_plant():
    r = Room(4.6, 3.6, 2.9, 'wall-#e9e4d8', 'planks-oak-wide', skirting='white-paint')
    o = opening(0.1, 2.2, 2.35, 0.1)
    with r.wall('left', [o]):
        glazed(o, 'oak', (2, 1), 'morning', 90)
        curtains(o, 'sheer-white', 0.6, 2.65)
    closed(r, 'back')
    closed(r, 'right')
    closed(r, 'front')
    put('plant-fig', -0.85, 1.0, h=2.1, scale=1.12)
    put('armchair-oak-linen', 0.75, 0.65, -28)
    put('side-table-oak', 1.45, 1.05)
    on_table(0.482, 1.45, 1.05, 'books', 8)
    put('rug-jute-round', 0.45, 0.15, w=2.3, d=2.3)
    put('art', 0.95, 1.79, z=1.25, w=0.7, h=0.9, seed=18)
    sun(-58, 27, 26, (1, 0.84, 0.62))
    camera((0.6, -2.75, 1.2), (0.05, 1.0), 36, 0.0)


def cover_low_lamps():
    r = Room(4.4, 3.4, 2.7, 'wall-#7a715f', 'planks-walnut-wide', ceiling='matt-#cfc6b4', skirting=None)
    with r.wall('back', skirting=False):
        put('art', 1.05, 0, z=1.2, w=0.8, h=0.6, seed=23, frame='walnut')
    o = opening(0.2, 1.6, 2.0, 0.2)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'walnut', (2, 1), 'evening', 16)
    closed(r, 'right')
    closed(r, 'front')
    put('rug', 0.1, 0.2, w=3.0, d=2.0, kind='faded', colour='rust')
    put('armchair-walnut-leather', -0.35, 0.6, 24, fabric='linen-moss')
    put('pouf-boucle-cream', -0.95, -0.15, d=0.5, h=0.36)
    lamp('floor-lamp-paper', -1.35, 1.25, 0, 32)
    put('side-table-oak', 0.35, 0.95, top='walnut', base_mat='walnut')
    lamp('table-lamp-mushroom-laterite', 0.35, 0.95, 0.48, 14)
    put('sideboard-oak-cane', 1.3, 1.44, wood='walnut')
    lamp('table-lamp-ceramic-cream', 1.75, 1.44, 0.76, 20)
    on_table(0.76, 0.95, 1.42, 'candles')
    on_table(0.76, 1.3, 1.44, 'books', 5)
    fill((0, -2.0, 2.2), (0, 1.2, 0.6), 2.0, 5, (1, 0.84, 0.64))
    camera((0.55, -2.75, 1.05), (0.1, 1.0), 36, -0.02)


def cover_workshop():
    r = Room(6.0, 4.8, 3.1, 'wall-#dcd6ca', 'concrete-#a39d93', ceiling='concrete-#b0aaa0', skirting=None)
    o = opening(-0.2, 4.2, 2.0, 0.85)
    with r.wall('back', [o], mat='brick-white', skirting=False):
        glazed(o, 'black-metal', (6, 3), 'morning', 80)
    with r.wall('left', mat='brick-white', skirting=False):
        put('wall-shelf-oak', 0.3, -0.11, z=1.5, w=1.6)
    closed(r, 'right')
    closed(r, 'front')
    beams(r, 3, 'black-metal', (0.1, 0.2), 'x')
    put('rect_table', -0.4, 1.55, w=2.6, d=0.8, h=0.86, top='oak', shape='rounded', legs='square')
    put('stool-oak-round', -0.95, 1.55, z=0.862)
    for i in range(3):
        box((1.0 - 0.1 * i, 0.16, 0.03), (0.25 + 0.03 * i, 1.45 + 0.05 * i, 0.862 + 0.031 * i), ('oak', 'walnut', 'oak')[i], 0.003, (0, 0, 4 * i - 3))
    for i, (name, turn) in enumerate((('chair-oak-cane', 24), ('chair-oak-spindle', -8), ('chair-oak-cord', 12), ('chair-black-cord', -20))):
        put(name, -1.75 + 0.95 * i, 0.45 - 0.12 * (i % 2), turn)
    for i, wood in enumerate(('oak', 'walnut', 'oak', 'teak', 'oak')):
        with group('board', (2.05 + 0.2 * i, 2.02, 0), tilt=(-9, 0)):
            box((0.18, 0.035, 2.3 - 0.17 * (i % 3)), (0, 0, 0), wood, 0.003)
    for x in (-1.2, 0.5):
        lamp('ceiling-steel-black', x, 1.4, 3.1, 8, drop=1.0)
    put('basket-rattan', 1.5, 1.75)
    sun(26, 33, 26, (1, 0.86, 0.66))
    camera((1.55, -2.75, 1.3), (-0.2, 0.9), 32, -0.05)


SCENES = {f.__name__.replace('_', '-'): f for f in (cover_laid_table, cover_shower, cover_sliding_door, cover_tall_plant, cover_low_lamps, cover_workshop)}
