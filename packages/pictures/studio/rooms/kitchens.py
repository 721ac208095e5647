"""Kitchens, and living rooms with a kitchen."""
from rooms import camera
from rooms.bedrooms import closed
from rooms.light import fill, sun
from rooms.parts import curtains, dining, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams, slats


def kitchen_scandinavian_01():
    r = Room(4.4, 4.0, 2.65, 'wall-#eeece5', 'planks-oak', skirting='white-paint')
    o = opening(0.1, 1.7, 1.35, 0.95)
    with r.wall('back'):
        put('kitchen-oak-linear', -0.2, -0.315, w=3.6, splash='tile-150x75-#eceae2-bond')
    with r.wall('right', [o]):
        glazed(o, 'white-paint', (2, 2), 'day', 95)
    closed(r, 'left')
    closed(r, 'front')
    dining('dining-table-oak-180', 'chair-black-cord', 1.5, 2, 0.35, -0.35, 0)
    lamp('ceiling-ceramic-laterite', 0.35, -0.35, 2.65, 6, drop=0.95)
    put('plant-monstera', 1.85, 1.0)
    put('rug', 0.1, 0.95, 0, w=2.0, d=0.7, kind='stripe', colour='sage')
    sun(60, 36, 24)
    camera((-1.45, -2.95, 1.25), (0.3, 1.0), 28, -0.05)


def kitchen_modern_01():
    r = Room(5.2, 4.4, 2.75, 'wall-#e5e2db', 'tile-900x900-#c9c3b8-matt', skirting=None)
    o = opening(0.3, 2.4, 2.35, 0.02)
    with r.wall('back', skirting=False):
        put('kitchen_run', -0.3, -0.315, w=4.2, front='walnut', counter='marble', uppers=True, handle='black-metal', splash='marble')
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (3, 1), 'day', 85)
    closed(r, 'right')
    closed(r, 'front')
    put('kitchen-island-marble', 0.05, 0.05, 0)
    for x in (-0.62, 0.0, 0.62):
        put('barstool-walnut-leather', x + 0.05, -0.55, 180 + 8 * x)
    on_table(0.9, -0.45, 0.1, 'bowl', 2)
    on_table(0.9, 0.55, 0.15, 'tall', 6)
    for x in (-0.55, 0.65):
        lamp('ceiling-opal-brass', x, 0.05, 2.75, 7, drop=0.95, d=0.24)
    put('plant-fig', -2.15, 1.35)
    sun(-62, 36, 20)
    camera((1.75, -3.1, 1.3), (-0.25, 0.9), 27, -0.05)


def kitchen_japandi_01():
    r = Room(4.6, 4.2, 2.6, 'plaster-#e2d7c4', 'planks-oak-wide', skirting=None)
    o = opening(-0.9, 2.0, 0.75, 1.12)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'oak', (3, 1), 'morning', 110)
        put('kitchen_run', 0.0, -0.315, w=4.2, front='oak', counter='quartz-stone', uppers=None, handle='none', splash='quartz-stone', hood=False)
        put('wall-shelf-oak', 1.3, -0.11, z=1.55, w=1.3)
    closed(r, 'right')
    o2 = opening(0.2, 1.3, 2.1, 0.02)
    with r.wall('left', [o2], skirting=False):
        glazed(o2, 'oak', (2, 1), 'morning', 70)
    closed(r, 'front')
    dining('dining-table-oak-180', 'chair-oak-cord', 1.6, 2, 0.15, -0.25, 0)
    lamp('ceiling-linear-oak', 0.15, -0.25, 2.6, 6, drop=0.95)
    put('basket-rattan', 1.85, 0.7)
    put('plant_olive', -1.8, 0.7, h=1.6)
    sun(-22, 24, 24, (1, 0.82, 0.6))
    camera((1.1, -3.0, 1.25), (-0.15, 1.0), 27, -0.05)


def kitchen_industrial_01():
    r = Room(5.0, 4.4, 2.95, 'concrete-#a8a299', 'planks-walnut', ceiling='concrete-#9a948b', skirting=None)
    with r.wall('back', mat='brick-brick', skirting=False):
        put('kitchen_run', -0.2, -0.315, w=4.0, front='black-wood', counter='concrete', uppers='shelf', handle='brass', splash='concrete-#8c867d')
    o = opening(0.0, 2.0, 1.9, 0.7)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (4, 3), 'evening', 24)
    closed(r, 'left')
    closed(r, 'front')
    beams(r, 3, 'black-metal', (0.1, 0.18), 'x')
    dining('dining-table-walnut-200', 'chair-leather-shell', 2.0, 2, 0.1, -0.45, 0, 0.66)
    for x in (-0.5, 0.7):
        lamp('ceiling-steel-black', x, -0.45, 2.95, 30, drop=1.2)
    put('plant-snake', 2.05, 1.2)
    fill((0, -2.0, 2.4), (0, 1.5, 0.8), 2.4, 14, (1, 0.86, 0.7))
    camera((-1.3, -3.25, 1.3), (0.2, 0.9), 26, -0.03)


def kitchen_rural_01():
    r = Room(4.6, 4.0, 2.7, 'wall-#f0eadc', 'tile-250x250-#b06a48-matt', ceiling='planks-pine', skirting=None)
    o = opening(0.75, 1.3, 1.1, 1.15)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'white-paint', (2, 2), 'day', 105)
        put('kitchen-sage-linear', -0.1, -0.315, w=4.0, uppers=None, hood=False, splash='tile-100x100-#efe9da', counter='oak')
        put('wall-shelf-oak', -1.1, -0.11, z=1.5, w=1.5)
    o2 = opening(0.1, 1.2, 1.3, 0.95)
    with r.wall('left', [o2], skirting=False):
        glazed(o2, 'white-paint', (2, 2), 'day', 80)
        curtains(o2, 'sheer-white', 0.5, 2.4, 0.4)
    closed(r, 'right')
    closed(r, 'front')
    beams(r, 5, 'teak', (0.1, 0.14), 'y')
    dining('dining-table-oak-180', 'chair-oak-spindle', 1.6, 2, 0.1, -0.35, 0)
    lamp('ceiling-rattan-dome', 0.1, -0.35, 2.65, 6, drop=0.75)
    put('basket-rattan', 1.9, 0.9)
    put('plant-palm', -1.85, 1.0)
    sun(20, 40, 22)
    camera((1.2, -2.9, 1.25), (-0.15, 1.0), 27, -0.04)


def kitchen_luxury_01():
    r = Room(5.4, 4.6, 2.9, 'wall-#4a4d48', 'marble', ceiling='matt-#dcd6ca', skirting=None)
    with r.wall('back', skirting=False):
        put('kitchen_run', 0, -0.315, w=4.8, front='paint-#39463d', counter='marble', uppers=True, handle='brass', splash='marble')
    o = opening(0.2, 2.2, 2.4, 0.02)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (2, 3), 'evening', 24)
        curtains(o, 'drapery-sand', 0.55, 2.75, 0.8, 'brass')
    closed(r, 'left')
    closed(r, 'front')
    put('island', 0, 0.1, 0, w=2.4, d=1.0, counter='marble', front='walnut')
    for x in (-0.8, 0.0, 0.8):
        put('stool', x, -0.55, 180, h=0.66, wood='walnut', seat='velvet-forest')
    on_table(0.9, -0.5, 0.15, 'vase', 4)
    on_table(0.9, 0.5, 0.1, 'bowl', 3)
    for x in (-0.75, 0.0, 0.75):
        lamp('ceiling-opal-brass', x, 0.1, 2.9, 24, drop=0.95, d=0.22)
    for x in (-1.5, 0.3, 1.5):
        from furniture.lamps import bulb
        bulb((x, 1.95, 1.44), 5, 0.05)
    fill((0, -2.2, 2.4), (0, 1.5, 0.8), 2.4, 16, (1, 0.87, 0.72))
    camera((-1.0, -3.4, 1.3), (0.15, 1.0), 27, -0.03)


def living_kitchen_scandinavian_01():
    r = Room(6.6, 5.0, 2.7, 'wall-#efede6', 'planks-oak', skirting='white-paint')
    with r.wall('back'):
        put('kitchen_run', -1.3, -0.315, w=3.6, front='white-paint', counter='oak', uppers='shelf', handle='brass', splash='tile-150x75-#e7e6df-bond')
    o, p = opening(-0.9, 1.5, 2.2, 0.05), opening(1.1, 1.5, 2.2, 0.05)
    with r.wall('right', [o, p]):
        for k in (o, p):
            glazed(k, 'white-paint', (2, 1), 'day', 75)
            curtains(k, 'sheer-white', 0.5, 2.5, 0.4, 'white-paint')
    closed(r, 'left')
    closed(r, 'front')
    dining('dining-table-oak-180', 'chair-oak-cord', 1.6, 2, -1.2, 0.55)
    lamp('ceiling-ceramic-laterite', -1.2, 0.55, 2.7, 6, drop=0.95)
    put('rug-wool-arch', 1.6, -0.35, 0, w=2.4, d=1.7)
    put('sofa-linen-oat', 2.25, -0.35, -90, pillows=[(-0.7, 0.48, 'linen-moss', 6), (0.7, 0.48, 'linen-clay', -6)])
    put('coffee-table-oak-round', 1.15, -0.35)
    on_table(0.362, 1.15, -0.35, 'books', 4)
    put('plant-fig', 2.75, 2.05)
    put('cabinet', 1.6, 2.25, 0, w=1.4, d=0.4, h=0.5, wood='oak', cols=2, legs=0.14)
    put('vase', 1.3, 2.25, z=0.5, kind='tall', mat='ceramic-sage', h=0.3, branch=True)
    sun(62, 36, 20)
    camera((-1.9, -3.3, 1.3), (0.25, 0.9), 25, -0.04)


def living_kitchen_modern_01():
    r = Room(6.6, 5.0, 2.75, 'wall-#ddd8ce', 'planks-walnut-wide', skirting=None)
    with r.wall('back', skirting=False):
        put('kitchen_run', 1.2, -0.315, w=3.6, front='walnut', counter='quartz-white', uppers=True, handle='black-metal')
        slats(-3.3, -0.7, 2.75, 'walnut')
    o = opening(0.2, 3.0, 2.45, 0.02)
    with r.wall('left', [o], skirting=False):
        glazed(o, 'black-metal', (3, 1), 'evening', 20)
        curtains(o, 'drapery-grey', 0.6, 2.65)
    closed(r, 'right')
    closed(r, 'front')
    put('island', 1.2, 0.55, 0, w=2.0, d=0.9, counter='quartz-white', front='walnut')
    for x in (0.6, 1.2, 1.8):
        put('barstool-walnut-leather', x, -0.02, 180)
        lamp('ceiling-opal-brass', x, 0.6, 2.75, 18, drop=0.95, d=0.2)
    put('rug', -1.7, 0.0, 0, w=2.6, d=1.9, kind='plain', colour='stone')
    put('sofa', -1.7, 1.15, 0, w=2.3, fabric='linen-grey', legs='metal', arm='square', pillows=[(-0.7, 0.5, 'linen-rust', 6), (0.7, 0.5, 'linen-charcoal', -6)])
    put('coffee-table-travertine-drum', -1.6, -0.1)
    on_table(0.345, -1.6, -0.1, 'books', 12)
    lamp('floor-lamp-paper', -2.95, 1.8, 0, 24)
    lamp('floor-lamp-arc-brass', -0.55, 1.0, 0, 16, turn=165)
    fill((0, -2.3, 2.4), (0, 1.5, 0.8), 2.6, 12, (1, 0.86, 0.7))
    camera((1.2, -3.5, 1.25), (-0.3, 1.0), 25, -0.04)


def living_kitchen_japandi_01():
    r = Room(6.4, 4.8, 2.65, 'plaster-#e4dac9', 'planks-oak-wide', skirting=None)
    o = opening(1.35, 2.6, 2.35, 0.05)
    with r.wall('back', [o], skirting=False):
        glazed(o, 'oak', (3, 1), 'day', 70)
        put('kitchen_run', -1.75, -0.315, w=2.7, front='oak', counter='travertine', uppers='shelf', handle='none', splash='travertine', hood=False)
    closed(r, 'left')
    closed(r, 'right')
    closed(r, 'front')
    dining('dining-table-oak-180', 'chair-oak-cane', 1.6, 2, -1.2, 0.4)
    lamp('ceiling-paper-globe', -1.2, 0.4, 2.65, 6, drop=0.75)
    put('rug-wool-cream', 1.6, -0.1, 0, w=2.4, d=1.8)
    put('sofa-linen-moss', 2.45, 0.1, -90, pillows=[(-0.7, 0.48, 'linen-oat', 6), (0.6, 0.44, 'linen-cream', -6)])
    put('coffee-table-oak-round', 1.35, -0.05)
    on_table(0.362, 1.35, -0.05, 'tray')
    put('armchair-oak-linen', 0.75, 1.15, 20)
    put('plant-palm', 2.7, 1.85)
    sun(28, 34, 22)
    camera((-0.9, -3.35, 1.2), (0.25, 1.0), 25, -0.04)


def living_kitchen_industrial_01():
    r = Room(6.8, 5.0, 3.1, 'wall-#dcd7cc', 'concrete-#9b958b', ceiling='concrete-#a39d93', skirting=None)
    with r.wall('back', mat='brick-white', skirting=False):
        put('kitchen_run', -1.6, -0.315, w=3.2, front='paint-#3b4440', counter='walnut', uppers='shelf', handle='brass', splash='tile-150x75-#dedbd2-bond')
    o = opening(0.0, 4.0, 2.5, 0.4)
    with r.wall('right', [o], skirting=False):
        glazed(o, 'black-metal', (6, 4), 'day', 62)
    closed(r, 'left')
    closed(r, 'front')
    beams(r, 4, 'black-metal', (0.1, 0.2), 'x')
    dining('dining-table-walnut-200', 'chair-black-cord', 2.0, 3, -1.3, 0.4, 0, 0.64)
    for x in (-1.8, -0.8):
        lamp('ceiling-steel-black', x, 0.4, 3.1, 8, drop=1.35)
    put('rug', 1.75, -0.2, 0, w=2.4, d=1.8, kind='faded', colour='brick')
    put('sofa-leather-cognac', 2.35, -0.1, -90, pillows=[(-0.7, 0.48, 'linen-cream', 6)])
    put('coffee-table-terrazzo', 1.25, -0.15)
    put('bookcase-black-steel', 1.3, 2.25)
    put('plant-palm', 2.75, 1.95)
    sun(60, 38, 22)
    camera((-2.0, -3.3, 1.3), (0.15, 0.9), 25, -0.03)


SCENES = {f.__name__.replace('_', '-'): f for f in (
    kitchen_scandinavian_01, kitchen_modern_01, kitchen_japandi_01, kitchen_industrial_01, kitchen_rural_01, kitchen_luxury_01,
    living_kitchen_scandinavian_01, living_kitchen_modern_01, living_kitchen_japandi_01, living_kitchen_industrial_01)}
