"""Groups that come together in rooms: glazing with its light, sofa pillows, laid tables, shelves on walls."""
from furniture import books, decor
from kit.group import group
from kit.hard import box, cylinder, tube
from kit.mesh import mesh_object
from rooms import bare
from rooms.light import outside, window_light
from rooms.place import put
from rooms.shell import window


def opening(at=0.0, w=1.6, h=1.5, sill=0.9):
    return {'at': at, 'w': w, 'h': h, 'sill': sill}


def glazed(o, frame='black-metal', bars=(2, 1), time='day', power=60.0, view='garden', bar=0.035, distance=7.0):
    """Fill an opening of the open wall with a window, its share of sky and a view."""
    window(o['at'], o['w'], o['h'], o['sill'], frame, bars, bar)
    if power:
        window_light(o['at'], o['w'], o['h'], o['sill'], power, time)
    outside(o['at'], o['w'], o['sill'], time, view, distance)


@bare.finish
def curtains(o, fabric='drapery-oat', open=0.6, h=None, extra=0.7, rail='black-metal', sheer=None, seed=2):
    put('curtain_pair', o['at'], 0, 0, 0.01, w=o['w'] + extra, h=h or o['sill'] + o['h'] + 0.16, fabric=fabric, open=open, rail=rail, sheer=sheer, seed=seed)


@bare.finish
def on_table(z, x=0.0, y=0.0, kind='tray', seed=1):
    """Small things on a table top at height z."""
    with group('things', (x, y, z)):
        if kind == 'tray':
            decor.tray(0.36, 0.24)
            with group('cup', (-0.08, 0.02, 0.012)):
                decor.cup('ceramic-cream')
            with group('cup', (0.06, -0.04, 0.012)):
                decor.cup('ceramic-charcoal')
        elif kind == 'books':
            top = books.stack(3, seed, (0.28, 0.21))
            with group('bowl', (0, 0, top)):
                decor.bowl(0.16, 0.055, 'ceramic-charcoal')
        elif kind == 'vase':
            decor.vase('round', 'ceramic-cream', 0.2, True, seed)
        elif kind == 'tall':
            decor.vase('tall', 'ceramic-terracotta', 0.3, True, seed)
        elif kind == 'bowl':
            decor.bowl(0.32, 0.09, 'ceramic-cream', 'mustard', seed)
        elif kind == 'candles':
            for k, (dx, h) in enumerate(((-0.07, 0.16), (0.02, 0.22), (0.09, 0.12))):
                cylinder(0.028, h, (dx, 0.03 * (k % 2), 0), 'paper')


def laid(w, seats, z=0.755, seed=1):
    """Plates along both sides of a table of width w, and a vase in the middle."""
    from kit.hard import lathe
    for side in (-1, 1):
        for i in range(seats):
            x = (i - (seats - 1) / 2) * w / seats
            lathe([(0, 0), (0.08, 0), (0.13, 0.016), (0.128, 0.019), (0.078, 0.005), (0, 0.005)], (x, side * 0.28, z), 'ceramic-cream', 48, angle=60)
            lathe([(0, 0), (0.06, 0), (0.095, 0.016), (0.093, 0.019), (0.058, 0.005), (0, 0.005)], (x, side * 0.28, z + 0.008), 'ceramic-sage', 48, angle=60)
    on_table(z, 0, 0, 'vase', seed)


def dining(table, chair, w, seats, x=0.0, y=0.0, turn=0.0, gap=0.6, ends=False, z=0.745):
    """A table with chairs on both long sides, a little out of line as people leave them."""
    with group('dining', (x, y, 0), turn):
        put(table)
        for side in (-1, 1):
            for i in range(seats):
                cx = (i - (seats - 1) / 2) * w / seats
                put(chair, cx + 0.02 * side, side * gap, (180 if side < 0 else 0) + (7 if i == 0 else -4) * side)
        if ends:
            put(chair, -w / 2 - 0.16, 0, 90 + 6)
            put(chair, w / 2 + 0.16, 0, -90 - 8)
        on_table(z, 0.1, 0, 'vase', 3)
        on_table(z, -w * 0.22, 0.02, 'bowl', 2)


@bare.finish
def shower_screen(a, b, h=2.0, frame='black-metal'):
    """A sheet of glass on the floor from point a to b, in a thin frame. One face: a box of glass turns black where it is seen aslant."""
    (ax, ay), (bx, by) = a, b
    sheet = mesh_object('pane', [(ax, ay, 0.02), (bx, by, 0.02), (bx, by, h), (ax, ay, h)], [(0, 1, 2, 3)], 'clear')
    sheet.visible_shadow = sheet.visible_diffuse = False
    for x, y in (a, b):
        box((0.02, 0.02, h), (x, y, 0), frame, 0.002)
    tube([(ax, ay, h), (bx, by, h)], 0.01, frame, smooth=False)


@bare.finish
def tv(z, w=1.25):
    """A dark screen on the wall that is open now."""
    box((w, 0.03, w * 0.5625), (0, -0.03, z), 'screen', 0.004)


@bare.joinery
def fireplace(w=1.3, mat='plaster-#e9e2d4'):
    """A plain chimney breast with an open hearth, on the wall that is open now."""
    box((w, 0.34, 0.18), (0, -0.17, 0), mat, 0.01)
    for sx in (-1, 1):
        box((0.22, 0.34, 0.72), (sx * (w / 2 - 0.11), -0.17, 0.18), mat, 0.01)
    box((w - 0.44, 0.02, 0.72), (0, -0.02, 0.18), 'paint-#1a1715', 0)
    box((w + 0.12, 0.4, 0.09), (0, -0.2, 0.9), mat, 0.015)
    for k, x in enumerate((-0.16, 0.02, 0.17)):
        cylinder(0.05, 0.42, (x - 0.2, -0.17, 0.24 + 0.05 * (k == 1)), 'bark', rot=(0, 90, 8 * k - 8))


def ladder_of_logs(x, y):
    for r in range(5):
        for c in range(4):
            cylinder(0.055, 0.3, (x + c * 0.112 + 0.056 * (r % 2), y, 0.06 + r * 0.1), 'bark', rot=(90, 0, 0), segments=20)


def pipe_rail(x, z, w):
    """A wardrobe rail of black pipe on a wall."""
    tube([(x - w / 2, 0, z), (x - w / 2, -0.3, z), (x + w / 2, -0.3, z), (x + w / 2, 0, z)], 0.013, 'black-metal', smooth=False)
