"""Cabinets of every width, bookcases, wall shelves; empty backs stand against the wall at +y."""
import math

import numpy as np

from furniture import books
from kit.group import group
from kit.hard import box, cylinder, lathe, leg, prism, rounded_outline, tube


def _door(x, z, w, h, y, wood, front):
    if front in ('tambour',):
        count = max(4, int(w / 0.024))
        each = w / count
        box((w, 0.008, h), (x, y + 0.008, z), wood, 0.001)
        for i in range(count):
            box((each - 0.003, 0.018, h), (x - w / 2 + each * (i + 0.5), y, z), f'{wood}', 0.006)
    elif front in ('cane', 'louvre'):
        t = 0.045
        for sx in (-1, 1):
            box((t, 0.02, h), (x + sx * (w - t) / 2, y, z), wood, 0.003)
        for zz in (z, z + h - t):
            box((w - 2 * t, 0.02, t), (x, y, zz), wood, 0.003)
        if front == 'cane':
            box((w - 2 * t + 0.01, 0.004, h - 2 * t + 0.01), (x, y + 0.004, z + t - 0.005), 'cane', 0)
            box((w - 2 * t + 0.01, 0.004, h - 2 * t + 0.01), (x, y + 0.03, z + t - 0.005), 'paint-#5d4a36' if wood != 'white-paint' else 'paint-#b7aa95', 0)
        else:
            for k in np.arange(z + t + 0.012, z + h - t - 0.01, 0.028):
                box((w - 2 * t, 0.006, 0.034), (x, y + 0.002, k - 0.008), wood, 0.001, rot=(38, 0, 0))
    else:
        box((w, 0.02, h), (x, y, z), wood, 0.003)


def cabinet(w=1.6, d=0.42, h=0.72, wood='oak', cols=2, rows=1, front='flat', legs=0.14, handles='knob'):
    """A carcass with doors (rows = 1) or drawers (rows > 1); `front` is flat, tambour, cane, louvre or mixed."""
    t = 0.022
    body = h - legs
    top = h - t
    box((w, d, t), (0, 0, top), wood, 0.004)
    box((w - 2 * t, d - 0.01, t), (0, 0.005, legs), wood, 0.002)
    for sx in (-1, 1):
        box((t, d, body - t), (sx * (w - t) / 2, 0, legs), f'{wood}', 0.003)
    box((w - 2 * t, 0.01, body - t), (0, d / 2 - 0.01, legs), wood, 0)
    if legs > 0.07:
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg((sx * (w / 2 - 0.08), sy * (d / 2 - 0.07), legs), (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), 0.022, 0.013, wood if wood != 'white-paint' else 'oak')
    else:
        box((w - 0.04, d - 0.06, legs), (0, 0.02, 0), 'black-wood', 0.001)
    cw, ch = (w - 2 * t) / cols, (body - 2 * t) / rows
    y = -d / 2 + 0.014
    for c in range(cols):
        for r in range(rows):
            x = -w / 2 + t + cw * (c + 0.5)
            z = legs + t + ch * r + 0.002
            kind = front
            if front == 'mixed' and c == cols // 2 and cols % 2:
                box((cw - 0.01, d - 0.05, 0.014), (x, 0.01, z + ch * 0.48), wood, 0.001)
                with group('shelved', (x, 0.03, legs + t)):
                    books.stack(3, 4)
                continue
            kind = 'flat' if front == 'mixed' else front
            _door(x, z, cw - 0.005, ch - 0.005, y, wood, kind)
            if rows > 1:
                cylinder(0.011, 0.022, (x, y - 0.01, z + ch * 0.5), 'brass', rot=(90, 0, 0))
            elif handles == 'long':
                side = 1 if c % 2 == 0 else -1
                tube([(x + side * (cw / 2 - 0.045), y - 0.032, legs + body * 0.38), (x + side * (cw / 2 - 0.045), y - 0.032, legs + body * 0.6)], 0.006, 'brass', smooth=False)
            elif kind in ('flat', 'cane', 'louvre'):
                side = 1 if c % 2 == 0 else -1
                cylinder(0.01, 0.022, (x + side * (cw / 2 - 0.035), y - 0.01, z + ch * (0.5 if h > 1 else 0.82)), 'brass', rot=(90, 0, 0))


def drum_cabinet(d=0.44, h=0.48, wood='walnut'):
    r = d / 2
    count = 64
    lathe([(0, 0.03), (r - 0.012, 0.03), (r - 0.012, h - 0.03), (0, h - 0.03)], (0, 0, 0), f'{wood}|Z', 64)
    for i in range(count):
        a = 2 * math.pi * i / count
        box((0.018, 0.014, h - 0.07), ((r - 0.009) * math.cos(a), (r - 0.009) * math.sin(a), 0.04), wood, 0.006, rot=(0, 0, math.degrees(a) + 90))
    cylinder(r, 0.026, (0, 0, h - 0.026), f'{wood}|X', edge=0.005, segments=96)
    cylinder(r - 0.03, 0.04, (0, 0, 0), 'black-wood', segments=64)


def bookcase(w=1.0, d=0.32, h=1.9, wood='oak', shelves=5, metal=False, filled=True, seed=4):
    t = 0.024
    if metal:
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.018, 0.018, h), (sx * (w / 2 - 0.01), sy * (d / 2 - 0.01), 0), 'black-metal', 0.002)
            box((0.014, d - 0.03, 0.014), (sx * (w / 2 - 0.01), 0, h - 0.014), 'black-metal', 0.001)
    else:
        for sx in (-1, 1):
            box((t, d, h), (sx * (w - t) / 2, 0, 0), wood, 0.004)
        box((w, 0.008, h - 0.06), (0, d / 2 - 0.006, 0.06), wood, 0)
        box((w - 2 * t, d, t), (0, 0, h - t), wood, 0.003)
    step = (h - 0.1) / shelves
    for i in range(shelves + (1 if metal else 0)):
        z = 0.08 + step * i
        box((w - (0.0 if metal else 2 * t), d - 0.01, t), (0, 0, z), wood, 0.003)
        if filled and (i < shelves):
            with group('row', (0, 0.0, z + t)):
                books.shelf_row(w - 0.1, min(step - 0.06, 0.3), d, seed * 10 + i)


def wall_shelf(w=0.9, d=0.22, wood='oak', filled=True, seed=6):
    """Hangs with its board's underside at z = 0."""
    prism(rounded_outline(w, d, 0.02), 0.026, (0, 0, 0), wood, 0.005)
    for sx in (-1, 1):
        tube([(sx * (w / 2 - 0.14), -d / 2 + 0.03, 0), (sx * (w / 2 - 0.14), d / 2 - 0.006, -0.0), (sx * (w / 2 - 0.14), d / 2 - 0.006, -0.14)], 0.006, 'brass', smooth=False)
    if filled:
        with group('row', (0, 0, 0.026)):
            books.shelf_row(w - 0.12, 0.24, d, seed)


MODELS = {'cabinet': cabinet, 'drum_cabinet': drum_cabinet, 'bookcase': bookcase, 'wall_shelf': wall_shelf}
