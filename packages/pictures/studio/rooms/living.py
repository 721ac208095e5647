"""Living rooms."""
from kit.group import group
from rooms import camera
from rooms.light import fill, sun
from rooms.parts import curtains, fireplace, glazed, ladder_of_logs, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams, panelling, slats


def living_japandi_01():
    r = Room(5.0, 4.4, 2.65, 'plaster-#e4dac8', 'planks-oak-wide', skirting=None)
    with r.wall('back', skirting=False):
        slats(-2.5, -0.6, 2.65, 'oak')
        put('art_pair', 0.95, 0, z=1.25, w=0.52, h=0.72, seed=5)
    o = opening(0.3, 2.6, 2.35, 0.02)
    with r.wall('left', [o]):
        glazed(o, 'oak', (3, 1), power=75)
        curtains(o, 'sheer-white', 0.55, 2.6)
    with r.wall('right'):
        pass
    with r.wall('front', hidden=True):
        pass
    put('rug-wool-cream', 0.25, 0.15, 0, w=2.9, d=2.0)
    put('sofa-linen-oat', 0.45, 1.35, 0, pillows=[(-0.72, 0.5, 'linen-clay', 8), (-0.5, 0.42, 'linen-oat', -6), (0.75, 0.48, 'linen-moss', -8)])
    put('coffee-table-oak-round', 0.2, 0.1)
    on_table(0.362, 0.1, 0.12, 'books', 4)
    on_table(0.362, 0.38, 0.0, 'vase', 6)
    put('armchair-oak-linen', -1.35, -0.15, 62)
    put('plant-fig', -1.95, 1.7, 30)
    put('side-table-oak', 1.85, 1.45)
    lamp('table-lamp-ceramic-cream', 1.85, 1.45, 0.48, 6)
    lamp('ceiling-paper-globe', 0.25, 0.3, 2.65, 6, drop=0.35)
    sun(-62, 34, 22)
    camera((1.5, -3.1, 1.15), (-0.2, 1.2), 28, -0.05)


def living_scandinavian_01():
    r = Room(5.4, 4.6, 2.7, 'wall-#efece4', 'planks-oak', skirting='white-paint')
    a, b = opening(-1.35, 1.15, 1.55, 0.8), opening(0.35, 1.15, 1.55, 0.8)
    with r.wall('back', [a, b]):
        for o in (a, b):
            glazed(o, 'white-paint', (2, 2), power=80)
        put('wall-shelf-oak', 1.9, -0.11, z=1.45)
    with r.wall('left'):
        put('art', 0.7, 0, z=1.2, w=0.7, h=0.95, seed=12)
        put('art', -0.25, 0, z=1.32, w=0.5, h=0.7, seed=4)
    with r.wall('right'):
        pass
    with r.wall('front', hidden=True):
        pass
    put('rug-wool-arch', 0.0, -0.1, 0, w=2.8, d=1.9)
    put('sofa-linen-moss', -2.1, -0.1, 90, pillows=[(-0.7, 0.5, 'linen-cream', 6), (0.72, 0.5, 'linen-clay', -7), (0.5, 0.42, 'linen-oat', 5)])
    put('coffee-table-walnut-pill', -0.5, -0.15, 90)
    on_table(0.362, -0.5, 0.1, 'books', 8)
    on_table(0.362, -0.48, -0.45, 'tray')
    put('armchair-boucle-cream', 1.15, 0.35, -52)
    put('pouf-boucle-cream', 0.75, -0.95)
    put('bench-oak', -0.5, 1.98, 0, w=2.2)
    put('plant-monstera', 1.25, 1.8, 0)
    put('vase', -1.2, 1.98, z=0.45, kind='jug', mat='ceramic-sage', h=0.28, branch=True)
    put('book_stack', -0.2, 1.98, z=0.45)
    put('basket-rattan', 2.2, 1.7)
    lamp('floor-lamp-tripod-oak', -2.2, 1.65, 0, 10)
    lamp('ceiling-linen-drum', -0.3, 0, 2.7, 6, drop=0.4)
    sun(22, 38, 24)
    camera((1.9, -2.95, 1.15), (-0.75, 0.9), 28, -0.05)


def living_modern_01():
    r = Room(6.0, 4.6, 2.8, 'wall-#e7e4de', 'concrete-#b9b3a8', skirting=None)
    o = opening(0.2, 4.4, 2.6, 0.02)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'black-metal', (4, 1), power=55, bar=0.045)
        curtains(o, 'sheer-white', 0.72, 2.78, 0.9)
    with r.wall('left', mat='wall-#7d7a6d', skirting=False):
        put('art', -0.2, 0, z=1.15, w=1.3, h=1.0, seed=21, frame='black-wood')
    with r.wall('right', skirting=False):
        pass
    with r.wall('front', hidden=True):
        pass
    put('rug', -0.3, -0.1, 0, w=3.4, d=2.3, kind='grid', colour='cream')
    put('sofa-sectional-sand', -0.75, 0.75, 0, pillows=[(-0.8, 0.52, 'linen-charcoal', 8), (-0.6, 0.44, 'linen-grey', -4), (0.3, 0.48, 'linen-rust', -6)])
    put('coffee-table-travertine-drum', -0.7, -0.7)
    put('round_table', 0.05, -0.92, d=0.5, h=0.28, top='walnut', base='column', base_mat='walnut')
    on_table(0.345, -0.72, -0.66, 'books', 3)
    put('armchair-walnut-leather', 1.85, -0.35, -66)
    lamp('floor-lamp-arc-brass', -2.15, 1.05, 0, 8, turn=-20)
    put('plant-palm', 2.3, 1.55, 0)
    put('side-table-marble-brass', 1.2, 0.55)
    on_table(0.53, 1.2, 0.55, 'vase', 9)
    sun(38, 30, 16)
    camera((0.9, -3.5, 1.1), (-0.45, 1.2), 28, -0.05)


def living_luxury_01():
    r = Room(5.8, 4.8, 3.0, 'wall-#4c5148', 'planks-walnut', ceiling='matt-#d9d3c6', skirting='paint-#444940')
    with r.wall('back', cornice=False):
        panelling(5.8, 3.0, 'paint-#4c5148', 4)
        put('mirror-round-brass', 0, -0.02, z=1.25, w=1.05, h=1.05)
        for x in (-1.45, 1.45):
            lamp('wall-lamp-brass', x, -0.02, 1.6, 16)
    o = opening(-0.3, 2.0, 2.5, 0.02)
    with r.wall('left', [o]):
        glazed(o, 'black-metal', (2, 3), 'evening', 18)
        curtains(o, 'velvet-forest', 0.52, 2.9, 0.9, 'brass')
    with r.wall('right'):
        panelling(4.8, 3.0, 'paint-#4c5148', 3)
    with r.wall('front', hidden=True):
        pass
    put('rug', 0, 0.1, 0, w=3.2, d=2.3, kind='faded', colour='rust')
    put('sofa-velvet-forest', 0, 1.5, 0, pillows=[(-0.72, 0.5, 'velvet-mustard', 8), (0.72, 0.5, 'velvet-mustard', -8), (0.5, 0.4, 'linen-cream', 5)])
    put('round_table', 0, 0.15, d=1.0, h=0.36, top='marble', base='pedestal-wide', base_mat='brass')
    on_table(0.362, -0.15, 0.2, 'books', 7)
    on_table(0.362, 0.24, 0.1, 'candles')
    put('armchair-velvet-laterite', -1.75, 0.1, 68)
    put('armchair-velvet-laterite', 1.75, 0.2, -70)
    put('side-table-marble-brass', 1.55, 1.6)
    lamp('table-lamp-ceramic-cream', 1.55, 1.6, 0.53, 22)
    put('side-table-marble-brass', -1.55, 1.6)
    lamp('table-lamp-ceramic-cream', -1.55, 1.6, 0.53, 22)
    lamp('ceiling-brass-branch', 0, 0.2, 3.0, 46, drop=0.5)
    fill((0, -2.3, 2.6), (0, 1.5, 0.8), 3.0, 16, (1, 0.85, 0.66))
    camera((-0.8, -3.4, 1.15), (0.12, 1.6), 29, -0.01)


def living_industrial_01():
    r = Room(6.2, 4.8, 3.1, 'brick-brick', 'concrete-#8f8a82', ceiling='concrete-#9d978e', skirting=None)
    o = opening(0.5, 3.2, 2.2, 0.6)
    with r.wall('back', [o], 'wall-#d8d3c8', skirting=False):
        glazed(o, 'black-metal', (5, 4), power=75)
    with r.wall('left', skirting=False):
        put('art', 0.2, 0, z=1.25, w=1.1, h=0.8, seed=33, frame='black-wood')
    with r.wall('right', mat='wall-#d8d3c8', skirting=False):
        pass
    with r.wall('front', hidden=True):
        pass
    beams(r, 4, 'black-metal', (0.1, 0.2), 'x')
    put('rug', -0.7, 0.0, 0, w=3.0, d=2.1, kind='faded', colour='brick')
    put('sofa-leather-cognac', -2.25, 0.0, 90, pillows=[(-0.75, 0.5, 'linen-charcoal', 6), (0.72, 0.48, 'linen-cream', -8)])
    put('coffee-table-terrazzo', -0.75, 0.05)
    on_table(0.382, -0.75, 0.05, 'books', 13)
    put('armchair-walnut-leather', 0.75, 0.55, -58)
    put('bookcase-black-steel', 2.35, 2.1, 0)
    put('plant-snake', -2.5, 1.9)
    put('plant-fig', -1.75, 2.0, 40)
    lamp('ceiling-steel-black', -0.75, 0.1, 3.1, 10, drop=1.2)
    lamp('floor-lamp-tripod-oak', -2.55, -1.25, 0, 12, wood='black-wood')
    put('cabinet', 0.55, 2.15, 0, w=2.4, d=0.4, h=0.5, wood='walnut', cols=4, legs=0.08)
    put('vase', 0.1, 2.12, z=0.5, kind='tall', mat='ceramic-charcoal', h=0.3, branch=True)
    put('book_stack', 1.1, 2.12, z=0.5)
    sun(30, 36, 26)
    camera((1.8, -3.1, 1.2), (-0.8, 0.9), 27, -0.03)


def living_rustic_01():
    r = Room(5.6, 4.6, 2.8, 'plaster-#dccdb2', 'planks-walnut-wide', ceiling='plaster-#d5c7ac', skirting=None)
    with r.wall('back', skirting=False):
        with group('hearth', (0.2, 0, 0)):
            fireplace(1.6, 'plaster-#cbbb9f')
        lamp('wall-lamp-brass', -1.15, -0.02, 1.6, 14)
        lamp('wall-lamp-brass', 1.55, -0.02, 1.6, 14)
        put('art', 0.2, 0, z=1.35, w=0.9, h=0.7, seed=8, frame='walnut')
    o = opening(0.2, 1.3, 1.35, 0.85)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'oak', (2, 2), 'gold', 36)
        curtains(o, 'drapery-terracotta', 0.6, 2.35, 0.6)
    with r.wall('right', skirting=False):
        pass
    with r.wall('front', hidden=True):
        pass
    beams(r, 5, 'walnut', (0.16, 0.2), 'y')
    bulb_at = (0.2, 2.05, 0.35)
    from furniture.lamps import bulb
    bulb(bulb_at, 26, 0.12)
    put('rug-wool-stripe', 0.1, -0.1, 0, w=2.7, d=1.9)
    put('sofa-linen-clay', -1.9, 0.35, 68, pillows=[(-0.6, 0.48, 'linen-cream', 8), (0.6, 0.48, 'wool-mustard', -8)])
    put('armchair-walnut-leather', 1.65, 0.35, -60)
    put('rect_table', 0.0, 0.0, 90, w=1.1, d=0.62, h=0.4, top='walnut', shape='rounded', legs='square')
    on_table(0.402, 0, 0.15, 'tray')
    on_table(0.402, 0.02, -0.25, 'vase', 5)
    ladder_of_logs(1.15, 2.1)
    put('basket-rattan', -0.95, 1.95)
    put('plant_olive', 2.25, 1.75)
    put('stool-oak-round', 2.2, -0.25)
    lamp('table-lamp-mushroom-laterite', 2.2, -0.25, 0.45, 9)
    lamp('ceiling-rattan-dome', 0, 0, 2.6, 26, drop=0.45)
    fill((0, -2.2, 2.3), (0, 1.5, 0.8), 2.5, 10, (1, 0.8, 0.6))
    camera((0.6, -3.2, 1.15), (-0.1, 1.5), 27, -0.02)


SCENES = {f.__name__.replace('_', '-'): f for f in (living_japandi_01, living_scandinavian_01, living_modern_01, living_luxury_01, living_industrial_01, living_rustic_01)}
