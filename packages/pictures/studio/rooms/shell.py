"""Walls with openings, floor, ceiling, skirting, panelling; each wall is a frame of its own.

Inside `with wall(...)` x runs along the wall, z up, the room lies towards -y and the wall's face is y = 0.
"""
import contextlib

import numpy as np

from kit.group import group
from kit.hard import box, prism, tube
from kit.mesh import mesh_object
from rooms import bare, leftovers

DEEP = 0.2


class Room:
    """Sizes and the four walls of a room `w` × `d` × `h` metres, centred on the origin, its back wall at +y."""

    def __init__(self, w, d, h=2.75, wall='wall-#efe8db', floor='planks-oak', ceiling='matt-#f4f0e8', skirting='white-paint', tiles=None):
        self.w, self.d, self.h, self.wall_mat, self.skirting = w, d, h, wall, None if bare.before() else skirting
        # What a room that is told of between its works needs: which walls are whole, and what it will be.
        self.floor_mat, self.wall_mats, self.open = floor, {}, set()
        leftovers.enter(self)
        floor, ceiling = bare.surface('floor', floor), ceiling and bare.surface('ceiling', ceiling)
        # Floor and ceiling reach under and over the walls, so that no light leaks in at the corners.
        x, y = w / 2 + DEEP, d / 2 + DEEP
        mesh_object('floor', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], floor)
        if ceiling:
            mesh_object('ceiling', [(-x, -y, h), (-x, y, h), (x, y, h), (x, -y, h)], [(0, 1, 2, 3)], ceiling)

    @contextlib.contextmanager
    def wall(self, side, openings=(), mat=None, skirting=True, hidden=False, cornice=False):
        """`openings` are dicts {at, w, h, sill}; yields the wall's length. `hidden` hides it from the camera."""
        length = self.w if side in ('back', 'front') else self.d
        at, turn = {'back': ((0, self.d / 2, 0), 0), 'front': ((0, -self.d / 2, 0), 180), 'left': ((-self.w / 2, 0, 0), 90), 'right': ((self.w / 2, 0, 0), -90)}[side]
        self.wall_mats[side] = mat or self.wall_mat
        if openings:
            self.open.add(side)
        with group(f'wall-{side}', at, turn):
            obj = wall_mesh(length, self.h, openings, bare.surface('wall', mat or self.wall_mat, side))
            if hidden:
                obj.visible_camera = False
            elif skirting and self.skirting:
                edge = -length / 2
                for gap in sorted((o for o in openings if o.get('sill', 0) < 0.05), key=lambda o: o['at']):
                    _skirting(edge, gap['at'] - gap['w'] / 2, self.skirting)
                    edge = gap['at'] + gap['w'] / 2
                _skirting(edge, length / 2, self.skirting)
            if cornice:
                _cornice(length, self.h)
            yield length


@bare.joinery
def _cornice(length, h):
    prism([(0, 0), (0, -0.1), (-0.015, -0.1), (-0.03, -0.05), (-0.08, -0.02), (-0.1, 0)], length, (-length / 2, 0, h), 'white-paint', 0, rot=(90, 0, 90))


def _skirting(a, b, mat):
    if b - a > 0.02:
        box((b - a, 0.014, 0.08), ((a + b) / 2, -0.007, 0), mat, 0.003)


def wall_mesh(length, height, openings, mat):
    """One mesh: the face cut around its openings, with their reveals."""
    verts, faces = [], []

    def quad(*points):
        start = len(verts)
        verts.extend(points)
        faces.append(tuple(range(start, start + 4)))

    def front(a, b, low, high):
        if b - a > 1e-4 and high - low > 1e-4:
            quad((a, 0, low), (b, 0, low), (b, 0, high), (a, 0, high))

    edge = -length / 2
    for o in sorted(openings, key=lambda o: o['at']):
        a, b, low, high = o['at'] - o['w'] / 2, o['at'] + o['w'] / 2, o.get('sill', 0), o.get('sill', 0) + o['h']
        front(edge, a, 0, height)
        front(a, b, 0, low)
        front(a, b, high, height)
        quad((a, 0, low), (a, 0, high), (a, DEEP, high), (a, DEEP, low))
        quad((b, 0, low), (b, DEEP, low), (b, DEEP, high), (b, 0, high))
        quad((a, 0, high), (b, 0, high), (b, DEEP, high), (a, DEEP, high))
        quad((a, 0, low), (a, DEEP, low), (b, DEEP, low), (b, 0, low))
        edge = b
    front(edge, length / 2, 0, height)
    # The back of the wall keeps outside light out.
    edge = -length / 2
    return mesh_object('wall', verts, faces, mat, smooth=False)


def window(at, w, h, sill=0.0, frame='black-metal', bars=(2, 1), bar=0.03, board=True):
    """A framed window in an opening of the wall that is open now; `bars` = panes across and up. Returns the opening's data."""
    t = bar * 1.5
    frame = bare.surface('frame', frame)
    y = DEEP * 0.55
    with group('window', (at, 0, sill)):
        for sx in (-1, 1):
            box((t, 0.06, h), (sx * (w - t) / 2, y, 0), frame, 0.003)
        # Between the uprights: two faces in one plane shade each other black.
        for z in (0, h - t):
            box((w - 2 * t, 0.06, t), (0, y, z), frame, 0.003)
        for i in range(1, bars[0]):
            box((bar, 0.045, h), (-w / 2 + w * i / bars[0], y, 0), frame, 0.002)
        for j in range(1, bars[1]):
            box((w, 0.043, bar), (0, y, h * j / bars[1] - bar / 2), frame, 0.002)
        if board and sill > 0.1:
            box((w + 0.06, DEEP * 0.55 + 0.03, 0.022), (0, DEEP * 0.275 - 0.015, -0.022), 'white-paint' if frame != 'oak' else 'oak', 0.004)


def door(at, w=0.86, h=2.1, mat='white-paint', handle='brass', panels=0, casing=True, to=None):
    """A closed door standing in the wall's face; `to` is the room behind it, where the plan says so."""
    with group('door', (at, 0, 0)) as leaf:
        if to:
            leaf['to'] = to
        box((w, 0.04, h), (0, 0.0, 0), mat, 0.002)
        if casing:
            for sx in (-1, 1):
                box((0.07, 0.02, h + 0.07), (sx * (w / 2 + 0.035), -0.01, 0), mat, 0.003)
            box((w, 0.02, 0.07), (0, -0.01, h), mat, 0.003)
        for k in range(panels):
            ph = (h - 0.3) / panels - 0.1
            moulding(0, 0.15 + k * (ph + 0.12), w - 0.26, ph, mat, -0.022)
        tube([(w / 2 - 0.07, -0.02, 1.02), (w / 2 - 0.07, -0.06, 1.02), (w / 2 - 0.19, -0.065, 1.02)], 0.009, handle, smooth=False)


@bare.joinery
def moulding(x, z, w, h, mat='white-paint', y=0.0):
    """A rectangle of thin moulding on the wall, lower edge at z."""
    for zz in (z, z + h - 0.028):
        box((w - 0.056, 0.014, 0.028), (x, y - 0.007, zz), mat, 0.005)
    for sx in (-1, 1):
        box((0.028, 0.014, h), (x + sx * (w - 0.028) / 2, y - 0.007, z), mat, 0.005)


@bare.joinery
def panelling(length, h, mat='white-paint', count=4, low=True, skip=()):
    """Neo-classical wall panels with a dado."""
    each = length / count
    for i in range(count):
        if i in skip:
            continue
        x = -length / 2 + each * (i + 0.5)
        if low:
            moulding(x, 0.16, each - 0.16, 0.6, mat)
        moulding(x, 0.95 if low else 0.2, each - 0.16, h - (1.2 if low else 0.5), mat)
    if low:
        box((length, 0.024, 0.035), (0, -0.012, 0.84), mat, 0.008)


@bare.joinery
def slats(a, b, h, wood='oak', pitch=0.045, z=0.0, back='paint-#2a2622'):
    """Vertical battens from x = a to b."""
    box((b - a, 0.008, h), ((a + b) / 2, -0.004, z), back, 0)
    for x in np.arange(a + pitch / 2, b, pitch):
        box((pitch * 0.6, 0.026, h), (x, -0.021, z), wood, 0.003)


@bare.joinery
def boards(a, b, h, mat='white-paint', pitch=0.12, z=0.0):
    """Tongue-and-groove boards, with a cap where they stop below the ceiling."""
    for x in np.arange(a + pitch / 2, b, pitch):
        box((pitch - 0.004, 0.016, h), (x, -0.008, z), mat, 0.003)
    box((b - a, 0.04, 0.03), ((a + b) / 2, -0.02, z + h), mat, 0.006)


@bare.joinery
def beams(room, count=4, mat='walnut', size=(0.14, 0.2), along='y'):
    """Timber beams under the ceiling."""
    for i in range(count):
        if along == 'y':
            box((size[0], room.d, size[1]), (-room.w / 2 + room.w * (i + 0.5) / count, 0, room.h - size[1]), mat, 0.012)
        else:
            box((room.w, size[0], size[1]), (0, -room.d / 2 + room.d * (i + 0.5) / count, room.h - size[1]), mat, 0.012)
