"""What stands at the walls behind the camera: only a panorama looks there.

`around_<scene>` furnishes the sides that the scene leaves bare; `side` is a frame like that of `Room.wall`.
"""
import contextlib

from kit.group import group
from kit.hard import box
from rooms.parts import on_table, tv
from rooms.place import put
from rooms.shell import door, panelling


@contextlib.contextmanager
def side(name, w, d):
    """The frame of one wall of a room `w` × `d`: x runs along it and the room lies towards −y."""
    at, turn = {'back': ((0, d / 2, 0), 0), 'front': ((0, -d / 2, 0), 180), 'left': ((-w / 2, 0, 0), 90), 'right': ((w / 2, 0, 0), -90)}[name]
    with group(f'around-{name}', at, turn):
        yield


def skirt(a, b, mat='white-paint'):
    box((b - a, 0.014, 0.08), ((a + b) / 2, -0.007, 0), mat, 0.003)


def around_living_japandi_01():
    with side('front', 5.0, 4.4):
        door(1.6, mat='oak', handle='black-metal')
        put('sideboard-oak-tambour', -0.55, -0.22)
        put('vase', -1.0, -0.2, z=0.72, kind='tall', mat='ceramic-cream', h=0.34, branch=True)
        put('book_stack', -0.2, -0.2, z=0.72)
        put('art', -0.55, 0, z=1.2, w=1.0, h=0.75, seed=14)
    with side('right', 5.0, 4.4):
        put('bookcase-oak', 0.55, -0.17)
        put('bookcase-oak', -0.47, -0.17)


def around_living_scandinavian_01():
    with side('front', 5.4, 4.6):
        door(-1.75, mat='white-paint', panels=2)
        skirt(-1.25, 2.7)
        put('tv-unit-oak', 0.6, -0.21)
        with group('screen', (0.6, 0, 0)):
            tv(0.85)
        put('plant-snake', 2.1, -0.3)
    with side('right', 5.4, 4.6):
        put('bookcase-oak', 0.75, -0.17)
        put('art', -0.35, 0, z=1.25, w=0.7, h=0.9, seed=19)


def around_living_modern_01():
    with side('front', 6.0, 4.6):
        door(2.15, mat='walnut', handle='black-metal', casing=False)
        put('tv-unit-walnut', -0.35, -0.22)
        with group('screen', (-0.35, 0, 0)):
            tv(0.85, 1.45)
        put('plant-fig', -2.2, -0.5)
    with side('right', 6.0, 4.6):
        put('sideboard-walnut', 0.55, -0.235)
        put('vase-ceramic-set', 1.0, -0.22, z=0.7)
        put('art_pair', 0.35, 0, z=1.2, w=0.6, h=0.8, seed=23, frame='black-wood')


def around_living_luxury_01():
    with side('front', 5.8, 4.8):
        panelling(5.8, 3.0, 'paint-#4c5148', 4, skip=(3,))
        door(2.175, mat='paint-#4c5148', panels=3)
        put('sideboard-walnut', -0.7, -0.24)
        put('vase', -1.2, -0.22, z=0.7, kind='tall', mat='ceramic-cream', h=0.36, branch=True)
        put('book_stack', -0.3, -0.22, z=0.7)
        put('art', -0.7, -0.02, z=1.15, w=1.1, h=0.85, seed=26, frame='brass')


def around_living_industrial_01():
    with side('front', 6.2, 4.8):
        door(2.2, mat='paint-#2b2a28', handle='black-metal')
        put('bench-oak', -0.6, -0.24, w=1.8, wood='black-wood')
        put('art_pair', -0.6, 0, z=1.2, w=0.65, h=0.9, seed=35, frame='black-wood')
        put('plant-palm', -2.4, -0.5)
    with side('right', 6.2, 4.8):
        put('desk-walnut-140', 0.65, -0.34)
        put('chair-leather-shell', 0.65, -0.86, 172)
        put('wall-shelf-oak', 0.65, -0.11, z=1.5, w=1.3, wood='walnut')


def around_bedroom_japandi_01():
    with side('front', 4.4, 4.4):
        door(1.35, mat='oak', handle='black-metal')
        put('wardrobe-oak', -0.75, -0.31)
    with side('right', 4.4, 4.4):
        put('desk-oak-120', 0.75, -0.31)
        put('chair-oak-cord', 0.75, -0.72, 174)
        put('art', 0.75, 0, z=1.25, w=0.6, h=0.8, seed=43)


def around_bedroom_scandinavian_01():
    with side('front', 4.6, 4.2):
        door(-1.45, mat='white-paint', panels=2)
        skirt(-0.95, 2.3)
        put('sideboard-oak-cane', 0.75, -0.22)
        put('vase-ceramic-set', 0.4, -0.2, z=0.76)
        put('mirror-round-brass', 0.75, -0.02, z=1.15)
    with side('left', 4.6, 4.2):
        put('mirror-arch-oak', -0.95, -0.04)


def around_bedroom_modern_01():
    with side('front', 4.8, 4.4):
        door(-1.75, mat='walnut', handle='black-metal', casing=False)
        put('tv-unit-walnut', 0.6, -0.22)
        with group('screen', (0.6, 0, 0)):
            tv(0.85)
    with side('right', 4.8, 4.4):
        put('chest-walnut', 1.35, -0.24)
        put('art', 0.2, 0, z=1.2, w=0.8, h=1.0, seed=46, frame='black-wood')


def around_kitchen_scandinavian_01():
    with side('front', 4.4, 4.0):
        door(1.45, mat='white-paint', panels=2)
        skirt(-2.2, 0.95)
        put('sideboard-oak-cane', -0.75, -0.22)
        put('bowl', -0.45, -0.2, z=0.76, fruit='mustard')
        put('vase', -1.15, -0.2, z=0.76, kind='jug', mat='ceramic-sage', h=0.28, branch=True)
        put('art_pair', -0.75, 0, z=1.2, w=0.42, h=0.56, seed=52)
    with side('left', 4.4, 4.0):
        put('wall-shelf-oak', 0.55, -0.11, z=1.45, w=1.3)
        put('art', -0.65, 0, z=1.25, w=0.6, h=0.8, seed=58)


def around_kitchen_modern_01():
    with side('front', 5.2, 4.4):
        door(-1.9, mat='walnut', handle='black-metal', casing=False)
        put('sideboard-walnut', 0.6, -0.24)
        put('vase-ceramic-set', 0.2, -0.22, z=0.7)
        put('art', 0.6, 0, z=1.2, w=1.2, h=0.85, seed=55, frame='black-wood')
    with side('right', 5.2, 4.4):
        put('bookcase-black-steel', -0.35, -0.2)


def around_bathroom_luxury_01():
    with side('front', 4.4, 3.6):
        door(1.45, mat='walnut', handle='brass', casing=False)
        put('bench-oak', -0.5, -0.24, wood='walnut')
        put('basket-rattan', -1.65, -0.32)
        put('art', -0.5, 0, z=1.2, w=0.9, h=0.7, seed=61, frame='brass')


def around_master_room_luxury_01():
    with side('front', 5.6, 4.8):
        door(2.1, mat='walnut', handle='brass', casing=False)
        put('wardrobe-oak', -0.75, -0.31, w=3.2, h=2.45, cols=6, wood='walnut')
    with side('left', 5.6, 4.8):
        put('console-oak', 0.85, -0.2, top='walnut')
        on_table(0.8, 0.6, -0.2, 'tall', 8)
        put('mirror-round-brass', 0.85, -0.02, z=1.2)


def around_master_room_modern_01():
    with side('front', 5.4, 4.6):
        door(-2.05, mat='white-paint', casing=True)
        skirt(-1.55, 2.7)
        put('chest-walnut', 0.55, -0.24)
        put('vase', 0.3, -0.22, z=0.84, kind='tall', mat='ceramic-cream', h=0.32, branch=True)
        put('art_pair', 0.55, 0, z=1.35, w=0.5, h=0.65, seed=71)


def around_bathroom_modern_01():
    with side('front', 3.6, 3.4):
        door(1.15, mat='walnut', handle='black-metal', casing=False)
        put('towel-ladder-oak', 0.1, -0.2, wood='walnut')
    with side('left', 3.6, 3.4):
        put('shower-set-brass', -0.7, -0.02, z=0.95)


def _around_same_living(wood, handle, cabinet, seed, frame):
    with side('front', 5.0, 4.4):
        door(1.75, mat=wood, handle=handle, casing=False)
        put(cabinet, -0.5, -0.23)
        with group('screen', (-0.5, 0, 0)):
            tv(0.9)
    with side('right', 5.0, 4.4):
        put('art', 0.9, 0, z=1.25, w=0.8, h=1.0, seed=seed, frame=frame)
        put('plant-snake', -0.4, -0.3)


def around_same_living_modern():
    _around_same_living('walnut', 'black-metal', 'tv-unit-walnut', 46, 'black-wood')


def around_same_living_japandi():
    _around_same_living('oak', 'black-metal', 'tv-unit-oak', 14, 'oak')


def _around_same_bedroom(wood, wardrobe, seed, frame):
    with side('front', 4.6, 4.4):
        door(1.5, mat=wood, handle='black-metal', casing=False)
        put('wardrobe-oak', -0.75, -0.31, **wardrobe)
    with side('right', 4.6, 4.4):
        put('art', 0.6, 0, z=1.25, w=0.7, h=0.9, seed=seed, frame=frame)


def around_same_bedroom_modern():
    _around_same_bedroom('walnut', {'wood': 'walnut'}, 55, 'black-wood')


def around_same_bedroom_japandi():
    _around_same_bedroom('oak', {}, 43, 'oak')


def named(scope):
    """The functions `around_<scene>` of a module by their scene."""
    return {name.removeprefix('around_').replace('_', '-'): build for name, build in list(scope.items()) if name.startswith('around_')}


AROUND = named(globals())
