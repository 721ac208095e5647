"""The sides of the villa's rooms that their pictures look from, with the doors of the plan."""
from kit.group import group
from rooms.around import named, side
from rooms.parts import on_table
from rooms.place import put


def around_villa_living():
    from rooms.villa import sliding
    with side('front', 5.4, 4.6):
        sliding(-1.0, 1.4, 'hall', 2.15)
        put('tv-unit-walnut', 0.95, -0.22)
        with group('screen', (0.95, -0.02, 0)):
            put('tv-black-65', 0, -0.2, z=0.44)


def around_villa_dining():
    from rooms.villa import sliding
    with side('front', 3.6, 4.6):
        sliding(0.2, 1.6, 'kitchen', 2.15)
        put('art', -1.25, 0, z=1.25, w=0.6, h=0.8, seed=41, frame='oak')
    with side('right', 3.6, 4.6):
        put('sideboard-walnut', 1.45, -0.24, w=1.4, cols=3)
        put('vase-ceramic-set', 1.1, -0.22, z=0.7)
        put('art', 1.6, 0, z=1.2, w=0.8, h=0.6, seed=37, frame='oak')
    with side('left', 3.6, 4.6):
        put('sideboard-oak-cane', -1.5, -0.22, w=1.1, cols=2)


def around_villa_kitchen():
    from rooms.villa import sliding
    with side('back', 3.6, 3.9):
        sliding(-0.2, 1.6, 'dining', 2.15)
        put('plant-fig', 1.4, -0.4, h=1.5)
        put('plant-snake', -1.5, -0.35, h=0.9)


def around_villa_master():
    from rooms.villa import leaf_to
    with side('front', 4.2, 4.6):
        leaf_to(-1.125, 0.85, 'hall')
        put('wardrobe-oak', 0.85, -0.31, w=2.2, cols=4)


def around_villa_bedroom():
    from rooms.villa import leaf_to
    with side('front', 3.0, 4.6):
        leaf_to(0.5, 0.8, 'hall')
        put('wardrobe-oak', -0.68, -0.31, w=1.4)
    with side('right', 3.0, 4.6):
        put('art', 1.25, 0, z=1.2, w=0.5, h=0.7, seed=23, frame='oak')
        put('basket-rattan', 1.2, -0.26, d=0.38)


def around_villa_multipurpose():
    from rooms.villa import leaf_to
    with side('back', 4.4, 2.5):
        leaf_to(-0.975, 0.85, 'hall')
        put('sideboard-oak-tambour', 0.6, -0.22, w=1.4)
        on_table(0.72, 0.3, -0.22, 'tall', 5)
        put('art', 0.6, 0, z=1.25, w=1.0, h=0.75, seed=14)


def around_villa_bathroom():
    from rooms.villa import leaf_to
    with side('back', 2.2, 2.5):
        leaf_to(0.05, 0.7, 'hall')
        put('towel-ladder-oak', -0.8, -0.2)


AROUND = named(globals())
