"""Photographs of office modules on the paper ground: what `draw/modules.ts` draws of boxes, made of furniture.

In a scene x runs along the module's front and y from its back to its front, in metres, as in the drawing. Whatever the
scene stands has to keep to the module's floor and height.
"""
import numpy as np

import stage
from furniture import books, build, decor
from kit.group import group
from kit.hard import box, cylinder, lathe, tube
from kit.mesh import mesh_object
from kit.soft import pillow, soft_box
from rooms import place

TURN = {'s': 0, 'e': 90, 'n': 180, 'w': -90}
DARK = 'paint-#2c2d2e'
GAP = 'paint-#5d5c59'
FELT = 'wool-#94a094'
SAGE = 'linen-#939c90'
# How far a leaf or a chair that is pushed out may hang over the floor, and how far twigs in a vase rise above the drawing.
OVER, ABOVE = 0.14, 0.5


class Floor:
    """The floor of a module `w` × `d`, centred on the origin."""

    def __init__(self, w, d):
        self.w, self.d = w, d

    def at(self, x, y, z=0.0):
        return (x - self.w / 2, self.d / 2 - y, z)

    def put(self, name, x, y, facing='s', z=0.0, askew=0.0, **options):
        """A product or model by its middle; `facing` is where its front looks."""
        px, py, _ = self.at(x, y)
        return place.put(name, px, py, TURN[facing] + askew, z, **options)

    def box(self, x, y, z, w, d, h, mat, edge=0.003):
        """A board by its left, back and lower edge, as a part of the drawing."""
        return box((w, d, h), self.at(x + w / 2, y + d / 2, z), mat, edge)

    def pane(self, x, y, z, across, h, side=False):
        """A sheet of glass seen from the front or, with `side`, from the right: from its left or back lower corner on."""
        ends = [self.at(x, y + across), self.at(x, y)] if side else [self.at(x, y), self.at(x + across, y)]
        (ax, ay, _), (bx, by, _) = ends
        sheet = mesh_object('pane', [(ax, ay, z), (bx, by, z), (bx, by, z + h), (ax, ay, z + h)], [(0, 1, 2, 3)], 'clear')
        sheet.visible_shadow = sheet.visible_diffuse = False

    def group(self, x, y, z=0.0, facing='s', askew=0.0):
        return group('thing', self.at(x, y, z), TURN[facing] + askew)


def _monitor():
    """A screen of 60 cm on its foot, on a desk at z = 0."""
    box((0.6, 0.022, 0.34), (0, 0, 0.1), 'black-metal', 0.004)
    box((0.588, 0.003, 0.326), (0, -0.0115, 0.107), 'screen', 0.001)
    box((0.05, 0.016, 0.22), (0, 0.022, 0.004), 'steel', 0.003)
    box((0.23, 0.17, 0.008), (0, 0.01, 0), 'steel', 0.004)


def _keys(seed):
    """What lies before a screen: keys, a mouse, and something of whoever sits there."""
    box((0.4, 0.125, 0.012), (0, -0.31, 0), 'paint-#e3e1dc', 0.004)
    for row in range(4):
        box((0.37, 0.021, 0.003), (0, -0.352 + row * 0.027, 0.0115), 'paint-#cfcdc7', 0.001)
    soft_box((0.058, 0.1, 0.026), (0.29, -0.31, 0), 'porcelain', 0.012, 0.006, 0, step=0.008)
    if seed % 3 == 0:
        with group('cup', (-0.42, -0.2, 0)):
            decor.cup('ceramic-terracotta')
    elif seed % 3 == 1:
        box((0.15, 0.21, 0.014), (-0.42, -0.26, 0), 'spine-1', 0.003, rot=(0, 0, 8))
    else:
        with group('vase', (0.5, 0.06, 0)):
            decor.vase('round', 'ceramic-cream', 0.12, True, seed)


def _desk(f, x, y, facing, seed):
    """A desk of 1.6 m by its middle, with screen, keys and chair."""
    f.put('rect_table', x, y, facing, w=1.6, d=0.8, h=0.74, legs='steel')
    with f.group(x, y, 0.74, facing):
        with group('monitor', (0, 0.2, 0)):
            _monitor()
        _keys(seed)


def _desks(f, pairs):
    for at in range(pairs):
        x = at * 1.6 + 0.8
        _desk(f, x, 1.1, 'n', at * 2)
        _desk(f, x, 1.9, 's', at * 2 + 1)
        f.put('office_chair', x, 0.42, 's', askew=7 - 9 * at, fabric=SAGE)
        f.put('office_chair', x, 2.58, 'n', askew=-8 + 11 * at, fabric=SAGE)
    for at in range(pairs):
        soft_box((1.58, 0.03, 0.42), f.at(at * 1.6 + 0.8, 1.5, 0.755), FELT, 0.014, 0, 0.001, step=0.03)


def _meeting(f, chair, tw, td, sides, ends, top='oak', legs='steel'):
    x, y = (f.w - tw) / 2, (f.d - td) / 2
    rng = np.random.default_rng(sides)
    for at in range(sides):
        px = x + tw / sides * (at + 0.5)
        f.put(chair, px, y - 0.3 + 0.05, 's', askew=rng.uniform(-7, 7))
        f.put(chair, px, y + td + 0.3 - 0.05, 'n', askew=rng.uniform(-7, 7))
    if ends:
        f.put(chair, x - 0.26, f.d / 2, 'e', askew=4)
        f.put(chair, x + tw + 0.26, f.d / 2, 'w', askew=-5)
    f.put('rect_table', f.w / 2, f.d / 2, w=tw, d=td, h=0.74, top=top, legs=legs)


def _notes(f, x, y, askew):
    """A notebook with a pen."""
    with f.group(x, y, 0.741, askew=askew):
        box((0.15, 0.21, 0.012), (0, 0, 0), 'spine-9', 0.003)
        tube([(0.11, -0.06, 0.005), (0.11, 0.08, 0.005)], 0.004, 'black-metal', smooth=False)


def _cabin(f, h=2.2):
    """Two whole walls lined with felt, a low one at the right below glass, and a front of glass with a way in."""
    w, d, t = f.w, f.d, 0.08
    f.box(0, 0, 0, w, t, h, 'oak')
    f.box(0, t, 0, t, d - t, h, 'oak')
    f.box(t, t, 0.1, w - 2 * t, 0.012, h - 0.14, FELT, 0.002)
    f.box(t, t, 0.1, 0.012, d - t - 0.1, h - 0.14, FELT, 0.002)
    f.box(w - t, t, 0, t, d - 2 * t, 0.9, 'oak')
    f.pane(w - t * 0.5, t, 0.9, d - t - 0.03, h - 0.94, True)
    glass = max(0.1, w - 0.95)
    f.pane(t, d - 0.02, 0.04, glass, h - 0.08)
    bar = 0.035
    for x, y in ((t + glass - bar / 2, d - bar), (w - bar, d - bar)):
        f.box(x, y, 0, bar, bar, h, 'black-metal', 0.002)
    f.box(t, d - bar, 0, glass, bar, 0.04, 'black-metal', 0.002)
    f.box(t, d - bar, h - 0.04, w - t, bar, 0.04, 'black-metal', 0.002)
    f.box(w - bar, t, h - 0.04, bar, d - t, 0.04, 'black-metal', 0.002)


def desk_1(f):
    _desk(f, 0.8, 0.4, 's', 2)
    f.put('office_chair', 0.8, 1.08, 'n', askew=-14, fabric=SAGE)


def desk_2(f):
    _desks(f, 1)


def desk_4(f):
    _desks(f, 2)


def desk_6(f):
    _desks(f, 3)


def focus_booth(f):
    _cabin(f)
    f.box(0.12, 0.1, 0.71, 1.5, 0.6, 0.03, 'oak')
    for x in (0.14, 1.56):
        f.box(x, 0.12, 0, 0.03, 0.5, 0.71, 'black-metal')
    with f.group(0.85, 0.4, 0.74):
        with group('monitor', (0, 0.14, 0)):
            _monitor()
        with group('keys', (0, 0.12, 0)):
            _keys(1)
    f.put('office_chair', 0.85, 1.05, 'n', askew=18, fabric=SAGE)


def phone_booth(f):
    _cabin(f)
    f.box(0.1, 0.08, 0.95, 0.9, 0.32, 0.03, 'oak')
    with f.group(0.42, 0.24, 0.98, askew=-6):
        box((0.32, 0.22, 0.012), (0, 0, 0), 'steel', 0.004)
        box((0.32, 0.008, 0.21), (0, 0.115, 0.008), 'steel', 0.003, rot=(-14, 0, 0))
        box((0.3, 0.003, 0.19), (0, 0.108, 0.016), 'screen', 0.001, rot=(-14, 0, 0))
    cylinder(0.17, 0.06, f.at(0.55, 0.66, 0.64), 'leather-cognac', edge=0.02)
    cylinder(0.022, 0.63, f.at(0.55, 0.66, 0.01), 'black-metal')
    cylinder(0.17, 0.014, f.at(0.55, 0.66), 'black-metal', edge=0.006)


def meeting_4(f):
    _meeting(f, 'chair-oak-cord', 1.6, 0.9, 2, False)
    _notes(f, 0.8, 1.35, 4)
    with f.group(1.35, 1.12, 0.741):
        decor.vase('round', 'ceramic-cream', 0.16, True, 5)


def meeting_8(f):
    _meeting(f, 'chair-walnut-linen', 2.4, 1.1, 3, True, 'walnut')
    for x, y, turn in ((1.1, 1.5, 4), (2.7, 0.95, 172), (1.9, 1.52, -6)):
        _notes(f, x, y, turn)
    with f.group(1.9, 1.15, 0.741):
        decor.bowl(0.3, 0.085, 'ceramic-charcoal')


def meeting_12(f):
    _meeting(f, 'chair-oak-spindle', 3.8, 1.2, 5, True)
    for x, y, turn in ((1.1, 1.6, 5), (2.6, 1.62, -4), (3.36, 0.9, 176), (1.84, 0.88, 183)):
        _notes(f, x, y, turn)
    for x in (1.7, 3.3):
        with f.group(x, 1.25, 0.741):
            decor.vase('round', 'ceramic-terracotta', 0.15, True, int(x * 10))


def board_room(f):
    _meeting(f, 'chair-leather-shell', 5.2, 1.4, 7, True, 'walnut', 'slab')
    f.box(6.5, 0.8, 0.9, 0.05, 1.6, 0.9, 'black-metal', 0.006)
    f.box(6.497, 0.815, 0.915, 0.004, 1.57, 0.87, 'screen', 0.001)
    for y in (1.3, 1.86):
        f.box(6.53, y, 0, 0.04, 0.05, 1.3, 'black-metal')
        f.box(6.36, y, 0, 0.24, 0.05, 0.03, 'black-metal')
    for x, y, turn in ((1.4, 2.05, 5), (3.3, 2.06, -4), (5.1, 2.05, 3), (2.2, 1.15, 176), (4.4, 1.14, 184)):
        _notes(f, x, y, turn)
    for x in (2.1, 4.5):
        with f.group(x, 1.6, 0.741):
            decor.bowl(0.3, 0.085, 'ceramic-cream')


def reception(f):
    f.put('office_chair', 1.4, 0.5, 's', askew=12, fabric=SAGE)
    f.box(0.2, 1.0, 0.71, 2.4, 0.6, 0.03, 'oak')
    for x in (0.2, 2.56):
        f.box(x, 1.0, 0, 0.04, 0.66, 0.71, 'oak')
    f.box(0.22, 1.6, 0, 2.36, 0.06, 1.06, 'paint-#5d4a36')
    count = 58
    for k in range(count):
        f.box(0.2 + 2.4 * k / count, 1.655, 0.05, 2.4 / count * 0.64, 0.025, 1.01, 'oak', 0.005)
    f.box(0.2, 1.5, 1.06, 2.4, 0.2, 0.04, 'quartz-white', 0.006)
    f.box(0.24, 1.62, 0, 2.32, 0.04, 0.05, DARK)
    with f.group(1.35, 1.26, 0.74, 'n'):
        _monitor()
    with f.group(0.55, 1.6, 1.1):
        decor.vase('jug', 'ceramic-terracotta', 0.2, True, 4)
    with f.group(2.2, 1.6, 1.1):
        cylinder(0.035, 0.02, (0, 0, 0), 'brass', edge=0.006)
        lathe([(0.032, 0.02), (0.03, 0.035), (0.018, 0.048), (0, 0.052)], (0, 0, 0), 'brass')


def waiting(f):
    f.put('sofa', 1.4, 0.42, w=2.0, d=0.8, seats=2, fabric=SAGE, pillows=[(-0.62, 0.44, 'linen-oat', 10)])
    f.put('coffee-table-oak-round', 1.4, 1.3, d=0.7, h=0.4)
    with f.group(1.4, 1.3, 0.4):
        top = books.stack(2, 5, (0.26, 0.2))
        with group('bowl', (0.02, 0.02, top)):
            decor.bowl(0.16, 0.055, 'ceramic-charcoal')
    for x, askew in ((0.6, -16), (2.2, 16)):
        f.put('shell_chair', x, 1.92, 'n', askew=askew, fabric='linen-clay', legs='black-metal')


def pantry(f):
    f.put('refrigerator', 0.35, 0.33, w=0.69, d=0.65, h=1.9, kind='single', side='steel')
    f.box(0.72, 0.06, 0, 2.26, 0.5, 0.1, DARK)
    f.box(0.71, 0.0, 0.1, 2.28, 0.56, 0.77, 'oak')
    for k in range(4):
        f.box(0.712 + k * 0.57, 0.56, 0.104, 0.565, 0.02, 0.76, 'oak')
    f.box(0.7, 0.0, 0.87, 2.3, 0.6, 0.03, 'quartz-stone')
    f.box(1.6, 0.14, 0.898, 0.5, 0.34, 0.004, 'steel')
    f.box(1.62, 0.16, 0.899, 0.46, 0.3, 0.0045, 'paint-#4a4845')
    with f.group(1.85, 0.08, 0.9):
        build('sink_tap', mat='black-metal')
    with f.group(2.56, 0.3, 0.9):
        _coffee_machine()
    for k in range(3):
        with f.group(1.06 + 0.1 * k, 0.32 + 0.02 * (k % 2), 0.9):
            decor.cup(('ceramic-cream', 'ceramic-terracotta', 'ceramic-sage')[k])
    f.box(0.6, 1.5, 0, 0.04, 0.6, 0.91, 'quartz-white')
    f.box(2.36, 1.5, 0, 0.04, 0.6, 0.91, 'quartz-white')
    f.box(0.64, 1.56, 0, 1.72, 0.1, 0.91, 'oak')
    f.box(0.6, 1.5, 0.91, 1.8, 0.6, 0.04, 'quartz-white')
    with f.group(1.1, 1.8, 0.95):
        decor.bowl(0.3, 0.09, 'ceramic-cream', 'mustard', 3)
    for k, x in enumerate((0.85, 1.28, 1.72, 2.15)):
        f.put('stool', x, 2.3, 'n', askew=(6, -4, 3, -8)[k], h=0.65, wood='oak', seat='leather-cognac')


def _coffee_machine():
    """A dark machine with a steel front, spout and tray."""
    box((0.3, 0.36, 0.06), (0, 0, 0), DARK, 0.01)
    box((0.3, 0.16, 0.4), (0, 0.1, 0), DARK, 0.014)
    box((0.3, 0.34, 0.13), (0, 0.01, 0.27), 'steel', 0.014)
    box((0.24, 0.17, 0.006), (0, -0.09, 0.06), 'steel', 0.002)
    box((0.14, 0.003, 0.05), (0, -0.161, 0.31), 'screen', 0.001)
    box((0.07, 0.05, 0.05), (0, -0.1, 0.225), 'steel', 0.008)
    with group('cup', (0, -0.1, 0.066)):
        decor.cup('ceramic-cream')


def lounge(f):
    f.put('sofa', 1.7, 0.44, w=2.4, d=0.86, seats=3, fabric=SAGE, pillows=[(-0.7, 0.44, 'linen-oat', 9), (0.66, 0.46, 'linen-clay', -12)])
    f.put('coffee-table-oak-round', 1.7, 1.45, d=0.9, h=0.38)
    with f.group(1.62, 1.42, 0.38):
        decor.tray(0.36, 0.24)
        with group('cup', (-0.08, 0.02, 0.012)):
            decor.cup('ceramic-cream')
        with group('cup', (0.07, -0.03, 0.012)):
            decor.cup('ceramic-charcoal')
    f.put('shell_chair', 0.5, 1.6, 'e', askew=-8, fabric='linen-clay', legs='black-metal')
    f.put('shell_chair', 2.9, 1.6, 'w', askew=8, fabric='linen-clay', legs='black-metal')
    f.put('shell_chair', 1.7, 2.42, 'n', askew=6, fabric='linen-clay', legs='black-metal')
    f.put('plant-snake', 3.14, 0.3, h=1.05)


def lockers(f):
    for x in (0, 0.6, 1.2):
        for z, h, mat in ((0, 0.9, 'paint-#e6e2d8'), (0.91, 0.89, 'oak')):
            low = 0.06 if z == 0 else 0.0
            f.box(x, 0, z + low, 0.596, 0.48, h - low, mat, 0.002)
            f.box(x + 0.004, 0.48, z + low + 0.004, 0.588, 0.018, h - low - 0.008, mat, 0.003)
            for k in range(4):
                f.box(x + 0.22, 0.497, z + h - 0.12 + k * 0.018, 0.15, 0.003, 0.006, GAP, 0)
            f.box(x + 0.53, 0.498, z + h * 0.5 - 0.04, 0.022, 0.016, 0.1, 'black-metal', 0.004)
            f.box(x + 0.06, 0.497, z + h - 0.115, 0.06, 0.003, 0.04, 'steel', 0.001)
    f.box(0.02, 0.02, 0, 1.76, 0.42, 0.06, DARK)


def shelf(f):
    for x in (0.0, 1.56):
        for y in (0.0, 0.365):
            f.box(x, y, 0, 0.04, 0.035, 1.8, 'black-metal')
        for z in (0.08, 0.53, 0.98, 1.43, 1.765):
            f.box(x, 0, z, 0.04, 0.4, 0.022, 'black-metal')
    for row, z in enumerate((0.1, 0.55, 1.0, 1.45)):
        f.box(0.04, 0, z, 1.52, 0.4, 0.03, 'oak')
        for k in range(2):
            _carton(f, 0.13 + k * 0.27, z + 0.03, ('linen-clay', 'linen-oat')[(row + k) % 2])
        for k in range(9):
            t = 0.06
            f.box(0.8 + k * (t + 0.006), 0.09, z + 0.03, t, 0.24, 0.3, ('paint-#e6e2d8', 'paint-#98a388')[(k // 3 + row) % 2], 0.003)
            cylinder(0.012, 0.003, f.at(0.83 + k * (t + 0.006), 0.332, z + 0.09), GAP, edge=0, segments=24, rot=(90, 0, 0))


def _carton(f, x, z, mat):
    """A box for papers with its lid and a label."""
    f.box(x, 0.07, z, 0.24, 0.3, 0.22, mat, 0.004)
    f.box(x - 0.004, 0.066, z + 0.17, 0.248, 0.308, 0.054, mat, 0.004)
    f.box(x + 0.08, 0.3695, z + 0.06, 0.08, 0.002, 0.05, 'paint-#efe8d8', 0)


def print_corner(f):
    f.box(0.02, 0.05, 0, 0.86, 0.5, 0.06, DARK)
    f.box(0, 0, 0.06, 0.9, 0.58, 0.81, 'oak')
    for k in range(2):
        f.box(0.004 + k * 0.447, 0.58, 0.064, 0.443, 0.02, 0.8, 'oak')
        f.box(0.36 + k * 0.15, 0.6, 0.62, 0.012, 0.014, 0.16, 'black-metal')
    f.box(-0.0, 0, 0.87, 0.9, 0.6, 0.03, 'oak')
    for k in range(4):
        f.box(0.1, 0.12, 0.9 + k * 0.05, 0.3, 0.4, 0.008, 'paint-#e6e2d8', 0.002)
        f.box(0.12, 0.13, 0.908 + k * 0.05, 0.21, 0.3, 0.012 + 0.006 * (k % 2), 'paint-#f5f2ea', 0.001)
    for x in (0.1, 0.39):
        for y in (0.13, 0.49):
            f.box(x, y, 0.9, 0.01, 0.01, 0.16, 'black-metal', 0.001)
    with f.group(0.68, 0.3, 0.9):
        decor.vase('round', 'ceramic-terracotta', 0.14, True, 7)
    _copier(f)


def _copier(f):
    """Four drawers of paper below a printer, glass and feeder above."""
    x, w = 1.0, 0.7
    f.box(x + 0.02, 0.03, 0, w - 0.04, 0.58, 0.05, DARK)
    f.box(x, 0, 0.05, w, 0.62, 0.7, 'paint-#e6e3dc', 0.008)
    for k in range(3):
        z = 0.07 + k * 0.16
        f.box(x + 0.01, 0.62, z, w - 0.02, 0.02, 0.152, 'paint-#dedbd3', 0.005)
        f.box(x + 0.24, 0.638, z + 0.1, 0.22, 0.006, 0.028, DARK, 0.002)
    f.box(x + 0.02, 0.5, 0.62, 0.5, 0.13, 0.09, DARK, 0.003)
    f.box(x + 0.06, 0.44, 0.635, 0.4, 0.2, 0.012, 'paint-#f5f2ea', 0.002)
    f.box(x, 0, 0.75, w, 0.6, 0.15, 'paint-#e6e3dc', 0.01)
    f.box(x, 0, 0.9, w, 0.57, 0.06, DARK, 0.008)
    f.box(x + 0.06, 0.04, 0.96, 0.42, 0.42, 0.09, DARK, 0.02)
    f.box(x + 0.09, 0.08, 1.05, 0.34, 0.3, 0.012, 'paint-#3a3b3c', 0.003)
    with f.group(x + 0.5, 0.6, 0.88):
        box((0.26, 0.12, 0.02), (0.02, 0, 0), DARK, 0.006, rot=(26, 0, 0))
        box((0.2, 0.085, 0.004), (0.02, -0.002, 0.018), 'screen', 0.001, rot=(26, 0, 0))


def quiet_room(f):
    _cabin(f)
    f.put('daybed-oak-linen', 1.2, 0.62, w=2.0)
    soft_box((1.0, 0.5, 0.02), f.at(1.62, 0.66, 0.455), 'wool-#b9a48c', 0.009, 0.002, 0.003, 5, step=0.03)
    f.put('plant-monstera', 2.16, 1.55, h=0.9)


def training(f):
    f.box(1.4, 0.02, 0.9, 2.2, 0.03, 1.2, 'porcelain', 0.004)
    for x, y, z, w, h in ((1.385, 0.01, 0.885, 2.23, 0.02), (1.385, 0.01, 2.095, 2.23, 0.02), (1.385, 0.01, 0.885, 0.02, 1.23), (3.595, 0.01, 0.885, 0.02, 1.23)):
        f.box(x, y, z, w, 0.05, h, 'steel')
    f.box(1.5, 0.05, 0.87, 2.0, 0.06, 0.012, 'steel')
    for x in (1.6, 3.36):
        f.box(x, 0.02, 0.05, 0.04, 0.03, 0.85, 'black-metal')
        f.box(x, 0.0, 0.02, 0.04, 0.5, 0.03, 'black-metal')
    for row, y in enumerate((1.3, 2.4, 3.5)):
        for col, x in enumerate((0.2, 2.7)):
            f.put('rect_table', x + 1.05, y + 0.25, w=2.1, d=0.5, h=0.74, legs='steel')
            for k, dx in enumerate((0.5, 1.6)):
                f.put('chair-black-cord', x + dx, y + 0.76, 'n', askew=(5, -7, 9, -4, 2, -9)[(row + 2 * col + 3 * k) % 6])
                _notes(f, x + dx - 0.02, y + 0.27, (4, -5, 8)[(row + k + col) % 3])


def nursing_room(f):
    _cabin(f)
    f.box(0.16, 0.14, 0.06, 1.2, 0.48, 0.77, 'oak')
    f.box(0.2, 0.16, 0, 1.12, 0.42, 0.06, DARK)
    for k in range(2):
        f.box(0.164 + k * 0.598, 0.62, 0.064, 0.594, 0.02, 0.76, 'oak')
    f.box(0.15, 0.13, 0.83, 1.21, 0.52, 0.03, 'quartz-white')
    f.box(0.4, 0.22, 0.858, 0.4, 0.3, 0.004, 'steel')
    f.box(0.42, 0.24, 0.859, 0.36, 0.26, 0.0045, 'paint-#4a4845')
    with f.group(0.6, 0.18, 0.86):
        build('sink_tap', mat='brass')
    with f.group(1.08, 0.36, 0.86):
        decor.vase('round', 'ceramic-cream', 0.14, True, 6)
    f.box(1.4, 0.14, 0.03, 0.55, 0.47, 0.83, 'paint-#dedbd3', 0.008)
    f.box(1.4, 0.61, 0.05, 0.55, 0.03, 0.81, 'paint-#dedbd3', 0.008)
    f.box(1.44, 0.18, 0, 0.47, 0.4, 0.03, DARK)
    f.box(1.45, 0.635, 0.8, 0.45, 0.008, 0.016, GAP, 0.002)
    f.put('shell_chair', 0.62, 1.35, 'e', askew=-20, fabric='linen-clay', legs='oak')
    with f.group(0.62, 1.35):
        pillow(0.34, 0.3, 0.12, (-0.1, 0.03, 0.47), 'linen-oat', rot=(-16, 0, 70), seed=4)


def server(f):
    for k, x in enumerate((0.0, 0.66)):
        w, d, h = 0.62, 1.0, 2.0
        f.box(x, 0, 0.03, w, d - 0.02, h - 0.03, 'paint-#2c2d2e', 0.006)
        for dx in (0.05, w - 0.1):
            for y in (0.05, 0.9):
                f.box(x + dx, y, 0, 0.05, 0.05, 0.03, 'black-metal')
        f.box(x + 0.05, d - 0.02, 0.12, w - 0.1, 0.006, 1.78, 'paint-#141516', 0)
        rng = np.random.default_rng(7 + k)
        z = 0.3
        while z < 1.66:
            units = int(rng.choice((1, 1, 2, 2, 4)))
            high = 0.0445 * units
            f.box(x + 0.065, d - 0.014, z, w - 0.13, 0.012, high - 0.004, ('steel', 'paint-#3a3c3e', 'paint-#55585a')[int(rng.integers(3))], 0.002)
            if units > 1:
                for j in range(12):
                    f.box(x + 0.1 + j * 0.032, d - 0.002, z + 0.014, 0.024, 0.003, high - 0.03, 'paint-#232425', 0.001)
            else:
                for j in range(10):
                    f.box(x + 0.12 + j * 0.03, d - 0.002, z + 0.014, 0.018, 0.003, 0.014, 'paint-#1a1b1c', 0)
            f.box(x + w - 0.115, d - 0.002, z + high / 2 - 0.004, 0.008, 0.003, 0.008, 'glow-4-#8fd6a0', 0)
            z += high
        # A frame with a door of glass.
        for dx in (0.012, w - 0.052):
            f.box(x + dx, d, 0.06, 0.04, 0.02, 1.9, 'black-metal')
        for dz in (0.06, 1.9):
            f.box(x + 0.012, d, dz, w - 0.024, 0.02, 0.06, 'black-metal')
        f.pane(x + 0.05, d + 0.01, 0.12, w - 0.1, 1.78)
        f.box(x + w - 0.05, d + 0.02, 0.95, 0.022, 0.02, 0.2, 'steel', 0.005)


def plants(f):
    f.box(0.03, 0.03, 0, 1.14, 0.34, 0.04, DARK)
    for y in (0, 0.375):
        f.box(0, y, 0.04, 1.2, 0.025, 0.46, 'oak')
    for x in (0, 1.175):
        f.box(x, 0.025, 0.04, 0.025, 0.35, 0.46, 'oak')
    f.box(0.025, 0.025, 0.06, 1.15, 0.35, 0.39, 'soil', 0)
    for k, x in enumerate((0.22, 0.6, 0.98)):
        f.put('plant-snake' if k != 1 else 'plant_snake', x, 0.2, z=0.225, h=(0.86, 0.74, 0.9)[k], seed=3 + k)


def partition_glass(f):
    for x in (0, 1.15):
        f.box(x, 0, 0, 0.05, 0.1, 2.6, 'black-metal')
    for z in (0.0, 2.55):
        f.box(0.05, 0.015, z, 1.1, 0.07, 0.05, 'black-metal')
    f.pane(0.05, 0.05, 0.05, 1.1, 2.5)


def partition_wood(f):
    f.box(0, 0.005, 0, 1.195, 0.09, 0.025, 'black-metal')
    f.box(0, 0.005, 2.575, 1.195, 0.09, 0.025, 'black-metal')
    for k in range(10):
        f.box(k * 0.125, 0, 0.025, 0.07, 0.1, 2.55, 'oak', 0.004)


# Where each is seen from: degrees to the right of its front and above its floor, as its isometric drawing but lower.
VIEW = {
    'desk-1': (34, 18), 'focus-booth': (30, 13), 'phone-booth': (30, 9), 'reception': (32, 14), 'pantry': (30, 16), 'lockers': (28, 8), 'shelf': (28, 8),
    'print-corner': (30, 13), 'quiet-room': (30, 16), 'nursing-room': (30, 15), 'server': (30, 8), 'plants': (28, 10), 'partition-glass': (32, 6), 'partition-wood': (32, 6),
    'board-room': (32, 22), 'meeting-12': (32, 21), 'training': (32, 26), 'desk-6': (34, 22),
}
SCENES = {f.__name__.replace('_', '-'): f for f in (
    desk_1, desk_2, desk_4, desk_6, focus_booth, phone_booth, meeting_4, meeting_8, meeting_12, board_room, reception, waiting, pantry, lounge, lockers, shelf,
    print_corner, quiet_room, training, nursing_room, server, plants, partition_glass, partition_wood)}


def _held(name, pts, size):
    """The furniture keeps to the floor and the height that the module is drawn with."""
    low, high = pts.min(axis=0), pts.max(axis=0)
    w, d, h = size
    if min(low[0] + w / 2, low[1] + d / 2, w / 2 - high[0], d / 2 - high[1]) < -OVER or high[2] > h + ABOVE or low[2] < -0.02:
        raise ValueError(f'{name} leaves its module: {low.round(2)} to {high.round(2)} in {size}')


def compose(spec, scene):
    """Build one module picture; `spec` has `module` and `size` (width, depth, height in metres)."""
    place.start()
    w, d, _ = spec['size']
    with group('module') as root:
        SCENES[spec['module']](Floor(w, d))
    pts = stage.points(root)
    _held(spec['module'], pts, spec['size'])
    az, el = VIEW.get(spec['module'], (32, 19))
    stage.shoot(scene, pts, pts, az, el, fill=0.86)
    scene['shown'] = ' '.join(place.shown())
