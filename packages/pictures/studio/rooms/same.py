"""One flat in nine styles: its living room and its bedroom, each with one shell, one sun and one camera.

They are the rooms of the layered scenes `living-1` and `bedroom-1`, so that comparing styles compares one home: openings, camera and
light stay, and a style brings surfaces, joinery, curtains and pieces. `same_<room>_<style>`.
"""
import contextlib

from kit.hard import box
from rooms import camera
from rooms.light import fill, sun
from rooms.parts import curtains, glazed, on_table, opening
from rooms.place import lamp, put
from rooms.shell import Room, beams, boards, panelling, slats

HEIGHT = 2.65


@contextlib.contextmanager
def living(wall, floor, frame='oak', bars=(3, 1), curtain='sheer-white', rail='black-metal', back=None, cornice=False, **surfaces):
    """The living room of `living-1`; what is built inside `with` stands at its back wall."""
    r = Room(5.0, 4.4, HEIGHT, wall, floor, **surfaces)
    o = opening(0.3, 2.6, 2.35, 0.02)
    with r.wall('left', [o], cornice=cornice):
        glazed(o, frame, bars, power=75)
        curtains(o, curtain, 0.55, 2.6, rail=rail)
    with r.wall('right', cornice=cornice):
        pass
    with r.wall('front', hidden=True):
        pass
    with r.wall('back', mat=back, cornice=cornice):
        yield r
    fill((0, -2.0, 2.4), (0, 1.6, 0.9), 2.5, 40)
    sun(-62, 34, 22)
    camera((1.4, -3.0, 1.15), (-0.05, 1.2), 29, -0.04)


@contextlib.contextmanager
def bedroom(wall, floor, frame='oak', bars=(2, 1), curtain='sheer-white', rail='black-metal', back=None, cornice=False, **surfaces):
    """The bedroom of `bedroom-1`; what is built inside `with` stands at its back wall."""
    r = Room(4.6, 4.4, HEIGHT, wall, floor, **surfaces)
    o = opening(0.35, 1.9, 2.1, 0.2)
    with r.wall('left', [o], cornice=cornice):
        glazed(o, frame, bars, 'morning', 85)
        curtains(o, curtain, 0.45, 2.55, rail=rail)
    with r.wall('right', cornice=cornice):
        pass
    with r.wall('front', hidden=True):
        pass
    with r.wall('back', mat=back, cornice=cornice):
        yield r
    fill((0, -2.0, 2.4), (0, 1.2, 0.7), 2.5, 18, (1, 0.93, 0.84))
    sun(-58, 30, 16, (1, 0.84, 0.64))
    camera((1.35, -3.0, 1.2), (-0.1, 1.0), 27, -0.06)


def same_living_modern():
    with living('wall-#e7e4de', 'concrete-#b9b3a8', 'black-metal', back='wall-#8a8779', skirting=None):
        put('art', 0.45, 0, z=1.2, w=1.3, h=0.9, seed=21, frame='black-wood')
    put('rug', 0.25, 0.1, w=3.0, d=2.1, kind='grid', colour='cream')
    put('sofa-boucle-cream', 0.45, 1.33)
    put('coffee-table-travertine-drum', 0.1, 0.15)
    put('round_table', 0.72, -0.1, d=0.5, h=0.28, top='walnut', base='column', base_mat='walnut')
    on_table(0.345, 0.1, 0.18, 'books', 3)
    put('armchair-walnut-leather', -1.35, -0.1, 62)
    lamp('floor-lamp-arc-brass', 2.05, 1.55, 0, 6, turn=200)
    put('plant-palm', -1.95, 1.7)
    put('side-table-marble-brass', -0.98, 1.5)
    on_table(0.53, -0.98, 1.5, 'vase', 9)


def same_living_scandinavian():
    with living('wall-#efece4', 'planks-oak', 'white-paint', (3, 2), 'drapery-white', 'white-paint'):
        put('wall-shelf-oak', -0.25, -0.11, z=1.45)
        put('art', 1.05, 0, z=1.2, w=0.55, h=0.75, seed=12)
    put('rug-wool-arch', 0.25, 0.1, 0, w=2.9, d=2.0)
    put('sofa-linen-moss', 0.45, 1.35, 0, pillows=[(-0.72, 0.5, 'linen-cream', 8), (0.75, 0.48, 'linen-clay', -8)])
    put('coffee-table-oak-round', 0.2, 0.1)
    on_table(0.362, 0.3, 0.12, 'tray')
    on_table(0.362, 0.02, 0.05, 'vase', 6)
    put('armchair-boucle-cream', -1.35, -0.1, 62)
    put('pouf-boucle-cream', 0.85, -0.75)
    put('plant-monstera', -1.95, 1.65)
    put('basket-rattan', -1.05, 1.75)
    lamp('floor-lamp-tripod-oak', 1.95, 1.6, 0, 6)
    lamp('ceiling-linen-drum', 0.25, 0.2, HEIGHT, 5, drop=0.35)


def same_living_luxury():
    with living('wall-#4c5148', 'planks-walnut', 'black-metal', (3, 3), 'velvet-forest', 'brass', cornice=True, ceiling='matt-#e2dccf', skirting='paint-#444940'):
        panelling(5.0, HEIGHT, 'paint-#4c5148', 4)
        put('mirror-round-brass', 0.45, -0.02, z=1.2, w=1.0, h=1.0)
        for x in (-0.85, 1.75):
            lamp('wall-lamp-brass', x, -0.02, 1.55, 6)
    put('rug', 0.2, 0.1, w=3.0, d=2.1, kind='faded', colour='rust')
    put('sofa-velvet-forest', 0.45, 1.35, 0, pillows=[(-0.72, 0.5, 'velvet-mustard', 8), (0.72, 0.5, 'velvet-mustard', -8)])
    put('round_table', 0.2, 0.1, d=0.95, h=0.36, top='marble', base='pedestal-wide', base_mat='brass')
    on_table(0.362, 0.05, 0.15, 'books', 7)
    on_table(0.362, 0.42, 0.05, 'candles')
    put('armchair-velvet-laterite', -1.4, 0.0, 62)
    put('side-table-marble-brass', 1.9, 1.5)
    lamp('table-lamp-ceramic-cream', 1.9, 1.5, 0.53, 9)
    put('plant-fig', -1.95, 1.7, 30)
    lamp('ceiling-brass-branch', 0.2, 0.2, HEIGHT, 14, drop=0.42)


def same_living_industrial():
    with living('wall-#d8d3c8', 'concrete-#8f8a82', 'black-metal', (5, 4), 'drapery-stone', back='brick-brick', ceiling='concrete-#a8a299', skirting=None) as r:
        put('art', 0.3, 0, z=1.3, w=1.1, h=0.8, seed=33, frame='black-wood')
    beams(r, 4, 'black-metal', (0.1, 0.18), 'x')
    put('rug', 0.2, 0.1, w=2.9, d=2.0, kind='faded', colour='brick')
    put('sofa-leather-cognac', 0.45, 1.35, 0, pillows=[(-0.75, 0.5, 'linen-charcoal', 6), (0.72, 0.48, 'linen-cream', -8)])
    put('coffee-table-terrazzo', 0.2, 0.1)
    on_table(0.382, 0.2, 0.1, 'books', 13)
    put('armchair-walnut-leather', -1.35, -0.1, 62)
    put('bookcase-black-steel', 2.05, 1.95, 0, w=0.8)
    put('plant-snake', -1.95, 1.75)
    lamp('floor-lamp-tripod-oak', -1.15, 1.75, 0, 6, wood='black-wood')
    lamp('ceiling-steel-black', 0.2, 0.1, HEIGHT, 8, drop=0.6)


def same_living_other():
    """Indochine: patterned cement tiles, dark teak to the height of a chair, cane, linen and brass."""
    with living('wall-#ecdfc2', 'encaustic-#2f5149', 'teak', (4, 4), 'sheer-white', 'brass', skirting='teak') as r:
        boards(-2.5, 2.5, 0.95, 'teak', 0.14)
        put('art_pair', 0.45, 0, z=1.3, w=0.5, h=0.66, seed=8, frame='teak')
    beams(r, 5, 'teak', (0.09, 0.14), 'y')
    put('rug-jute-round', 0.2, 0.1)
    put('sofa', 0.45, 1.35, 0, w=2.0, fabric='linen-cream', wood='teak', arm='slim', pillows=[(-0.7, 0.5, 'velvet-forest', 8), (0.72, 0.48, 'linen-mustard', -8)])
    put('round_table', 0.2, 0.1, d=0.9, h=0.38, top='teak', base='legs', base_mat='teak')
    on_table(0.382, 0.3, 0.15, 'tray')
    on_table(0.382, 0.0, 0.0, 'bowl', 5)
    put('armchair-oak-linen', -1.35, -0.1, 62, wood='teak', fabric='linen-forest')
    put('sideboard-oak-cane', -1.0, 1.96, wood='teak', w=0.9, cols=1)
    put('vase', -1.1, 1.95, z=0.76, kind='jug', mat='ceramic-sage', h=0.28, branch=True)
    put('side-table-oak', 1.85, 1.45, top='teak', base_mat='teak')
    lamp('table-lamp-ceramic-cream', 1.85, 1.45, 0.48, 6, mat='ceramic-terracotta')
    put('plant-palm', -1.95, 1.55)
    lamp('ceiling-rattan-dome', 0.2, 0.2, HEIGHT - 0.14, 6, drop=0.4)


def same_living_rural():
    with living('wall-#f0e9da', 'tile-300x300-#b3704f-matt', 'teak', (3, 3), 'sheer-white', ceiling='planks-pine', skirting=None) as r:
        put('basket-rattan', 0.15, -0.06, z=1.6, d=0.5, h=0.06)
        put('basket-rattan', 0.62, -0.05, z=1.8, d=0.36, h=0.05)
        put('basket-rattan', 0.9, -0.05, z=1.45, d=0.3, h=0.05)
    beams(r, 6, 'teak', (0.1, 0.14), 'y')
    put('rug-jute-round', 0.2, 0.1, w=2.5, d=2.5)
    put('sofa', 0.45, 1.35, 0, w=1.95, seats=2, fabric='linen-cream', wood='teak', pillows=[(-0.6, 0.48, 'linen-sage', 8), (0.6, 0.48, 'linen-terracotta', -8)])
    put('round_table', 0.2, 0.1, d=0.9, h=0.38, top='oak', base='legs', base_mat='oak')
    on_table(0.382, 0.25, 0.15, 'tray')
    on_table(0.382, 0.05, -0.12, 'vase', 5)
    put('armchair-oak-linen', -1.35, -0.1, 62, wood='teak', fabric='linen-sage')
    put('stool-oak-round', 1.75, 1.5, wood='teak')
    put('vase', 1.75, 1.5, z=0.45, kind='jug', mat='ceramic-cream', h=0.28, branch=True)
    put('plant-palm', -1.95, 1.65)
    put('plant-monstera', 2.1, 0.75)
    lamp('ceiling-rattan-dome', 0.2, 0.1, HEIGHT - 0.14, 5, drop=0.35, d=0.6)


def same_living_rustic():
    with living('plaster-#dccdb2', 'planks-walnut-wide', 'oak', (3, 2), 'drapery-terracotta', ceiling='plaster-#ddd0b6', skirting=None) as r:
        put('art', 0.3, 0, z=1.3, w=0.9, h=0.7, seed=8, frame='walnut')
    beams(r, 5, 'walnut', (0.15, 0.18), 'y')
    put('rug-wool-stripe', 0.25, 0.1, 0, w=2.9, d=2.0)
    put('sofa-linen-clay', 0.45, 1.35, 0, pillows=[(-0.6, 0.48, 'linen-cream', 8), (0.6, 0.48, 'wool-mustard', -8)])
    put('rect_table', 0.2, 0.1, w=1.1, d=0.62, h=0.4, top='walnut', shape='rounded', legs='square')
    on_table(0.402, 0.35, 0.1, 'tray')
    on_table(0.402, -0.05, 0.08, 'vase', 5)
    put('armchair-walnut-leather', -1.35, -0.1, 62)
    put('chest-walnut', 2.0, 1.85, 0, w=0.8, cols=1)
    put('vase-ceramic-set', 1.95, 1.85, z=0.84)
    put('basket-rattan', -1.05, 1.75)
    put('plant_olive', -1.95, 1.7, h=1.6)
    lamp('ceiling-rattan-dome', 0.2, 0.1, HEIGHT - 0.18, 5, drop=0.35, d=0.45)


def same_living_neo_classic():
    with living('wall-#e4e1d8', 'planks-oak', 'white-paint', (3, 4), 'drapery-navy', 'brass', cornice=True):
        panelling(5.0, HEIGHT, 'wall-#e4e1d8', 5, skip=(2,))
        put('mirror', 0.1, -0.03, z=1.05, w=0.95, h=1.3, shape='arch', frame='brass')
        for x in (-0.75, 1.0):
            lamp('wall-lamp-brass', x, -0.02, 1.55, 5)
    put('rug', 0.2, 0.1, w=3.0, d=2.2, kind='faded', colour='navy')
    put('sofa', 0.45, 1.35, 0, w=2.0, fabric='velvet-navy', arm='round', legs='brass', tight=True, pillows=[(-0.7, 0.48, 'linen-cream', 6), (0.7, 0.48, 'velvet-mustard', -6)])
    put('round_table', 0.2, 0.1, d=0.95, h=0.38, top='marble', base='pedestal-wide', base_mat='brass')
    on_table(0.382, 0.3, 0.15, 'vase', 6)
    on_table(0.382, 0.0, 0.0, 'books', 9)
    put('armchair-boucle-cream', -1.35, -0.1, 62)
    put('side-table-marble-brass', 1.9, 1.5)
    lamp('table-lamp-ceramic-cream', 1.9, 1.5, 0.53, 7)
    put('plant-fig', -1.95, 1.7, 30)
    lamp('ceiling-brass-branch', 0.2, 0.2, HEIGHT, 12, drop=0.42)


def same_living_japandi():
    with living('plaster-#e4dac8', 'planks-oak-wide', skirting=None):
        slats(-2.5, -0.75, HEIGHT, 'oak')
        put('art_pair', 0.75, 0, z=1.25, w=0.52, h=0.72, seed=5)
    put('rug-wool-cream', 0.25, 0.15, 0, w=2.9, d=2.0)
    put('sofa-linen-oat', 0.45, 1.35, 0, pillows=[(-0.72, 0.5, 'linen-clay', 8), (0.75, 0.48, 'linen-moss', -8)])
    put('coffee-table-walnut-pill', 0.2, 0.1)
    on_table(0.362, 0.38, 0.12, 'books', 4)
    on_table(0.362, -0.05, 0.1, 'vase', 6)
    put('armchair-oak-linen', -1.35, -0.1, 62)
    put('plant-fig', -1.95, 1.7, 30)
    put('side-table-oak', 1.85, 1.45)
    lamp('table-lamp-ceramic-cream', 1.85, 1.45, 0.48, 6)
    lamp('ceiling-paper-globe', 0.25, 0.3, HEIGHT, 6, drop=0.35)


def same_bedroom_modern():
    with bedroom('wall-#dcd6cb', 'planks-walnut-wide', 'black-metal', curtain='drapery-grey', skirting=None):
        for i in range(6):
            box((0.757, 0.05, 1.25), (-1.917 + 0.767 * i, -0.025, 0), 'linen-taupe', 0.018)
    put('rug', 0.05, 0.0, w=3.0, d=2.0, kind='plain', colour='taupe')
    put('bed', 0.03, 1.05, w=1.7, frame='upholstered', fabric='linen-charcoal', linen='white', throw='linen-rust')
    for x in (-1.35, 1.42):
        put('nightstand-walnut-round', x, 1.85)
        lamp('ceiling-opal-brass', x, 1.8, HEIGHT, 6, drop=1.3, d=0.2)
    put('pouf-boucle-cream', 0.75, -0.45)
    put('plant-snake', -1.85, 0.95)


def same_bedroom_scandinavian():
    with bedroom('wall-#eceae4', 'planks-pine', 'white-paint', curtain='drapery-white', rail='white-paint', back='wall-#b9c0b2'):
        put('art_pair', 0.03, 0, z=1.4, w=0.45, h=0.6, seed=9)
    put('rug-wool-cream', 0.05, -0.1, 0, w=2.8, d=1.9)
    put('bed-oak-slat', 0.03, 1.05, 0, throw='linen-sage')
    for x in (-1.35, 1.42):
        put('nightstand-oak', x, 1.85)
    lamp('table-lamp-mushroom-laterite', 1.42, 1.85, 0.5, 5)
    on_table(0.502, -1.35, 1.85, 'vase', 3)
    put('bench-oak', 0.03, -0.3, 0, w=1.2)
    put('throw_over', 0.33, -0.3, z=0.46, w=0.4, length=0.34, fabric='wool-clay')
    lamp('ceiling-linen-drum', 0.05, 0.5, HEIGHT, 5, drop=0.4)
    put('plant-monstera', -1.9, 0.95)


def same_bedroom_luxury():
    with bedroom('wall-#cfc4b3', 'planks-walnut', 'black-metal', (2, 3), 'velvet-taupe', 'brass', back='wall-#6b6257', cornice=True, skirting='paint-#bfb3a1'):
        slats(-2.3, -1.25, HEIGHT - 0.1, 'walnut')
        slats(1.25, 2.3, HEIGHT - 0.1, 'walnut')
        put('art', 0.03, 0, z=1.5, w=1.3, h=0.75, seed=29, frame='brass')
    put('rug', 0.05, 0.0, w=3.2, d=2.3, kind='plain', colour='sand')
    put('bed', 0.03, 1.05, w=1.8, frame='channel', fabric='velvet-taupe', linen='white', throw='velvet-rust')
    for x in (-1.4, 1.46):
        put('side-table-marble-brass', x, 1.85, d=0.5)
        lamp('table-lamp-ceramic-cream', x, 1.85, 0.53, 8)
    put('bench', 0.03, -0.25, 0, w=1.4, wood='walnut')
    put('armchair-boucle-cream', -1.7, -0.2, 50)
    lamp('ceiling-brass-branch', 0.05, 0.5, HEIGHT, 14, drop=0.4)


def same_bedroom_industrial():
    with bedroom('concrete-#b0aba2', 'planks-walnut', 'black-metal', (4, 3), 'drapery-stone', back='brick-white', ceiling='concrete-#aaa49b', skirting=None) as r:
        put('wall-shelf-oak', 0.03, -0.11, z=1.55, w=1.4, wood='walnut')
    beams(r, 3, 'black-metal', (0.1, 0.18), 'x')
    put('rug', 0.05, 0.0, w=2.8, d=1.9, kind='grid', colour='taupe')
    put('bed', 0.03, 1.05, w=1.6, frame='slat', wood='black-wood', linen='oat', throw='wool-charcoal')
    for x in (-1.3, 1.36):
        put('stool', x, 1.8, h=0.45, wood='walnut', seat='wood', round=True)
        lamp('ceiling-steel-black', x, 1.75, HEIGHT, 8, drop=1.2, d=0.26)
    put('armchair-walnut-leather', -1.6, -0.2, 55)
    put('plant-snake', -1.9, 1.15)


def same_bedroom_other():
    """Indochine: a teak bed with cane, green and cream, cement tiles under a jute mat."""
    with bedroom('wall-#ecdfc2', 'encaustic-#7a3f2c', 'teak', (2, 4), 'sheer-white', 'brass', skirting='teak') as r:
        boards(-2.3, 2.3, 0.95, 'teak', 0.14)
        put('art', 0.03, 0, z=1.45, w=0.75, h=0.6, seed=14, frame='teak')
    beams(r, 5, 'teak', (0.09, 0.14), 'y')
    put('rug-jute-round', 0.75, -0.35, 0, w=2.2, d=2.2)
    put('bed-rattan-cane', 0.03, 1.05, 0, wood='teak', throw='velvet-forest')
    for x in (-1.35, 1.42):
        put('nightstand-oak', x, 1.85, wood='teak')
    lamp('table-lamp-ceramic-cream', 1.42, 1.85, 0.5, 6, mat='ceramic-sage')
    on_table(0.502, -1.35, 1.85, 'vase', 8)
    put('armchair-oak-linen', -1.55, -0.2, 52, wood='teak', fabric='linen-forest')
    put('plant-palm', -1.9, 1.2)
    lamp('ceiling-rattan-dome', 0.05, 0.5, HEIGHT - 0.14, 5, drop=0.4)


def same_bedroom_rural():
    with bedroom('wall-#efe9dc', 'tile-300x300-#b5704f-matt', 'teak', (2, 3), 'sheer-white', ceiling='planks-pine', skirting=None) as r:
        put('basket-rattan', -0.35, -0.06, z=1.6, d=0.5, h=0.06)
        put('basket-rattan', 0.17, -0.05, z=1.8, d=0.36, h=0.05)
        put('basket-rattan', 0.48, -0.05, z=1.48, d=0.3, h=0.05)
    beams(r, 5, 'teak', (0.1, 0.14), 'x')
    put('rug-jute-round', 0.05, -0.2, 0, w=2.4, d=2.4)
    put('bed-oak-slat', 0.03, 1.05, 0, wood='teak', throw='linen-mustard')
    put('nightstand-oak', 1.42, 1.85, wood='teak')
    put('stool-oak-round', -1.3, 1.8, wood='teak')
    lamp('table-lamp-ceramic-cream', 1.42, 1.85, 0.5, 6, mat='ceramic-sage')
    on_table(0.452, -1.3, 1.8, 'vase', 8)
    put('plant-palm', -1.85, 0.95)
    lamp('ceiling-rattan-dome', 0.05, 0.5, HEIGHT - 0.14, 5, drop=0.4)


def same_bedroom_rustic():
    with bedroom('plaster-#e5d9c3', 'planks-walnut-wide', 'walnut', (2, 2), 'drapery-cream', ceiling='planks-pine', skirting=None) as r:
        boards(-2.3, 2.3, 1.15, 'pine', 0.16)
        put('mirror-round-brass', 0.03, -0.02, z=1.4, w=0.6, h=0.6)
    beams(r, 4, 'walnut', (0.14, 0.17), 'y')
    put('rug-wool-stripe', 0.05, -0.1, 0, w=2.7, d=1.8, colour='rust')
    put('bed-walnut-platform', 0.03, 1.05, 0, throw='wool-rust')
    put('stool-oak-round', -1.35, 1.8)
    put('nightstand-walnut-round', 1.42, 1.85)
    lamp('table-lamp-ceramic-cream', 1.42, 1.85, 0.48, 7, mat='ceramic-terracotta')
    on_table(0.452, -1.35, 1.8, 'vase', 4)
    put('basket-rattan', -1.6, 0.15)
    put('plant_olive', -1.9, 1.05, h=1.5)
    lamp('ceiling-rattan-dome', 0.05, 0.5, HEIGHT - 0.17, 5, drop=0.4, d=0.45)


def same_bedroom_neo_classic():
    with bedroom('wall-#dcd9d0', 'planks-oak', 'white-paint', (2, 4), 'drapery-mist', 'brass', cornice=True):
        panelling(4.6, HEIGHT, 'wall-#dcd9d0', 5, skip=(2,))
        put('mirror', 0.03, -0.03, z=1.35, w=0.85, h=0.85, shape='round', frame='brass')
    put('rug', 0.05, 0.0, w=3.0, d=2.1, kind='faded', colour='navy')
    put('bed', 0.03, 1.05, w=1.7, frame='channel', fabric='velvet-navy', linen='white', throw='wool-mist')
    for x in (-1.35, 1.42):
        put('cabinet', x, 1.85, 0, w=0.5, d=0.4, h=0.56, wood='white-paint', cols=1, rows=2, legs=0.16)
        lamp('table-lamp-ceramic-cream', x, 1.85, 0.56, 7)
    put('pouf', 0.75, -0.45, 0, d=0.6, h=0.42, fabric='velvet-navy')
    lamp('ceiling-brass-branch', 0.05, 0.5, HEIGHT, 12, drop=0.4)
    put('plant-fig', -1.9, 1.05)


def same_bedroom_japandi():
    with bedroom('plaster-#ded3c0', 'planks-oak-wide', skirting=None):
        slats(-2.3, 2.3, 1.15, 'oak')
        box((4.6, 0.06, 0.03), (0, -0.03, 1.15), 'oak', 0.005)
    put('rug-jute-round', 0.75, -0.35, 0)
    put('bed-linen-oat', 0.03, 1.05, 0, throw='linen-moss')
    put('nightstand-oak', 1.42, 1.85)
    lamp('table-lamp-ceramic-cream', 1.42, 1.85, 0.5, 6)
    put('stool-oak-round', -1.38, 1.8)
    on_table(0.452, -1.38, 1.8, 'vase', 4)
    lamp('ceiling-paper-globe', 0.05, 0.5, HEIGHT, 4, drop=0.35, d=0.5)
    put('plant-fig', -1.85, 0.95)


SCENES = {name.replace('_', '-'): build for name, build in list(globals().items()) if name.startswith('same_')}
