"""Bathrooms."""
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams, boards, slats


def bathroom_japandi_01():
    r = Room(3.6, 3.2, 2.6, 'plaster-#ddd2bf', 'tile-600x600-#b8ab98-matt', skirting=None)
    o = opening(0.1, 1.5, 1.3, 0.95)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'oak', (2, 1), 'day', 130)
    with r.wall('left', skirting=False):
        put('vanity-oak-80', -0.1, -0.25, w=1.1)
        put('mirror-round-brass', -0.1, -0.02, z=1.2, frame='oak', w=0.75, h=0.75)
        lamp('wall-lamp-brass', 0.6, -0.02, 1.5, 4)
    closed(r, 'right')
    closed(r, 'front')
    put('bathtub-oval-white', 0.45, 0.85, 0)
    put('tub_filler', 1.45, 0.95, 90)
    put('stool-oak-round', -0.75, 0.85)
    put('soap_things', -0.75, 0.85, z=0.45)
    put('towel-ladder-oak', 1.55, -0.15, -90)
    put('plant-fig', -1.35, 1.25, h=1.4)
    put('rug', 0.2, 0.0, 0, w=1.1, d=0.65, kind='braid', colour='jute')
    sun(18, 38, 24)
    camera((0.85, -2.35, 1.25), (-0.15, 0.9), 26, -0.05)


def bathroom_modern_01():
    r = Room(3.6, 3.4, 2.65, 'tile-600x1200-#cbc6bd-matt', 'tile-600x600-#a8a299-matt', skirting=None)
    o = opening(0.55, 0.9, 1.2, 1.1)
    with r.wall('back', mat='tile-60x240-#7f8d80', skirting=False):
        put('vanity-walnut-120', -0.5, -0.25)
        put('mirror', -0.5, -0.02, z=1.15, w=1.2, h=0.85, shape='rect', frame='black-wood')
        lamp('ceiling-opal-brass', -1.3, -0.3, 2.65, 7, drop=1.0, d=0.18)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (1, 1), 'day', 190)
        put('toilet-white', -0.45, -0.34)
    closed(r, 'left')
    closed(r, 'front')
    put('plant-snake', 0.55, 1.4)
    put('basket-rattan', -1.35, 0.55, h=0.5)
    put('rug', -0.45, 0.55, 0, w=1.1, d=0.65, kind='plain', colour='cream')
    lamp('ceiling-flush-opal', 0, 0.2, 2.65, 14)
    camera((-0.75, -2.5, 1.3), (0.1, 1.0), 27, -0.05)


def bathroom_luxury_01():
    r = Room(4.4, 3.6, 2.8, 'plaster-#cdbfa9', 'tile-600x600-#b9ab97-matt', ceiling='matt-#e6dccb', skirting=None)
    o = opening(-0.45, 1.9, 2.0, 0.4)
    with r.wall('back', mat='marble-slab', skirting=False):
        put('vanity', -0.8, -0.25, w=1.8, wood='walnut', basin='white', top='marble-dark')
        for x in (-1.21, -0.39):
            put('mirror', x, -0.02, z=1.06, w=0.58, h=1.1, shape='arch', frame='brass')
        for x in (-1.74, -0.8, 0.14):
            lamp('wall-lamp-brass', x, -0.02, 1.5, 11)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (3, 1), 'evening', 9)
        curtains(o, 'drapery-cream', 0.72, 2.7, 0.9, 'brass')
    with r.wall('left', skirting=False):
        slats(0.35, 1.8, 2.8, 'walnut', 0.06)
    closed(r, 'front')
    put('bathtub-oval-white', 1.35, 0.45, 90)
    put('tub_filler', 0.78, 0.7, 90)
    put('side-table-marble-brass', 0.62, -0.15, d=0.4)
    put('soap_things', 0.58, -0.15, z=0.52)
    for drop, x, y in ((0.75, 0.62, 1.3), (1.1, 0.85, 1.42), (0.95, 0.52, 1.5)):
        lamp('ceiling-opal-brass', x, y, 2.8, 11, drop=drop, d=0.19)
    lamp('ceiling-flush-opal', -0.6, -0.9, 2.8, 22)
    put('towel-ladder-oak', -1.98, -0.35, 90, wood='walnut')
    put('stool-oak-round', -0.8, 0.75, wood='walnut')
    put('rug', -0.8, 0.55, 0, w=1.5, d=0.8, kind='plain', colour='cream')
    put('plant-palm', 1.85, 1.5, h=1.6)
    fill((0, -1.6, 2.4), (0, 1.5, 0.8), 1.8, 14, (1, 0.89, 0.76))
    camera((-0.15, -2.75, 1.3), (0.02, 0.9), 27, -0.04)


def bathroom_scandinavian_01():
    r = Room(3.2, 3.0, 2.6, 'wall-#eceae3', 'tile-200x200-#d9d5cb-matt', skirting=None)
    o = opening(0.35, 1.0, 1.15, 1.1)
    with r.wall('back', [o], mat='tile-150x150-#eef0ec', skirting=False):
        glazed(o, 'white-paint', (2, 1), 'morning', 170)
    with r.wall('left', skirting=False):
        boards(-1.5, 1.5, 1.1, 'paint-sage', 0.1)
        put('vanity-oak-80', -0.1, -0.27)
        put('mirror-round-brass', -0.1, -0.02, z=1.25, w=0.7, h=0.7)
    closed(r, 'right')
    closed(r, 'front')
    put('bathtub-oval-white', 0.6, 0.95, 0, w=1.55)
    put('tub_filler', -0.3, 1.2, 200)
    put('towel-ladder-oak', 1.35, -0.1, -90)
    put('stool-oak-round', 0.55, 0.2)
    put('soap_things', 0.52, 0.2, z=0.45)
    put('plant-monstera', -1.15, 1.15, h=0.85)
    lamp('ceiling-paper-globe', 0.1, 0.3, 2.6, 5, drop=0.25, d=0.4)
    put('rug', 0.0, -0.35, 0, w=1.0, d=0.65, kind='stripe', colour='sage')
    sun(16, 30, 24, (1, 0.86, 0.66))
    camera((0.8, -2.25, 1.25), (-0.2, 0.8), 25, -0.05)


def bathroom_rustic_01():
    r = Room(3.8, 3.4, 2.7, 'plaster-#dccfb7', 'tile-300x300-#a9714f-matt', ceiling='planks-walnut', skirting=None)
    o = opening(-0.2, 1.3, 1.3, 0.95)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'walnut', (2, 2), 'day', 140)
    with r.wall('back', skirting=False):
        put('vanity', -0.75, -0.25, w=1.3, wood='walnut', basin='ceramic-stone', top='travertine')
        put('mirror', -0.75, -0.02, z=1.15, w=0.9, h=0.95, shape='arch', frame='walnut')
        lamp('wall-lamp-brass', -1.5, -0.02, 1.5, 5)
        lamp('wall-lamp-brass', 0.0, -0.02, 1.5, 5)
    closed(r, 'left')
    closed(r, 'front')
    beams(r, 3, 'walnut', (0.14, 0.18), 'y')
    put('bathtub-oval-white', 1.05, 0.45, 90)
    put('stool-oak-round', 0.35, 1.25)
    put('basket-rattan', -1.55, 0.5)
    put('plant_olive', 0.55, 1.4, h=1.5)
    put('rug', 0.0, 0.2, 0, w=1.2, d=0.7, kind='braid', colour='jute')
    sun(64, 38, 22)
    camera((-1.05, -2.55, 1.3), (0.15, 0.9), 26, -0.04)


SCENES = {f.__name__.replace('_', '-'): f for f in (bathroom_japandi_01, bathroom_modern_01, bathroom_luxury_01, bathroom_scandinavian_01, bathroom_rustic_01)}
