"""Kitchen runs, islands, and what stands on the counter. Counter height 90 cm, depth 62 cm."""
import math
import random

import numpy as np

from furniture import books, decor
from kit.group import group
from kit.hard import box, cylinder, lathe, smooth_profile, tube


def _fronts(x0, w, z, h, y, front, handle, drawers=1):
    each = h / drawers
    for k in range(drawers):
        box((w - 0.005, 0.02, each - 0.005), (x0 + w / 2, y, z + each * k), front, 0.003)
        if handle == 'none':
            continue
        zz = z + each * (k + 1) - 0.06
        tube([(x0 + w / 2 - 0.07, y - 0.028, zz), (x0 + w / 2 + 0.07, y - 0.028, zz)], 0.0055, handle, smooth=False)


def sink_tap(mat='brass'):
    """A swan-neck tap standing on z = 0, spout towards -y."""
    cylinder(0.024, 0.04, (0, 0, 0), mat)
    tube([(0, 0, 0.03), (0, 0, 0.24), (0, -0.02, 0.31), (0, -0.09, 0.345), (0, -0.16, 0.31), (0, -0.175, 0.25)], 0.011, mat)
    tube([(0.02, 0, 0.03), (0.07, 0, 0.05)], 0.006, mat)


def _hob(x, y, z):
    box((0.58, 0.5, 0.006), (x, y, z), 'screen', 0.002)


def kitchen_run(w=3.0, front='oak', counter='quartz-white', uppers=True, handle='brass', splash=None, hood=True, styled=True, fridge=False, seed=3):
    """A straight kitchen with its back at y = 0.31; `uppers` is True, 'shelf' or None; `splash` a wall material."""
    d, plinth, body = 0.6, 0.1, 0.762
    box((w, d - 0.06, plinth), (0, 0.03, 0), 'black-wood', 0.001)
    box((w, d - 0.03, body), (0, 0.015, plinth), front if front == 'white-paint' else 'paint-#d9d1c2', 0.001)
    units = max(3, round(w / 0.6))
    each = w / units
    for i in range(units):
        drawers = 3 if i in (1, units - 2) else 1
        _fronts(-w / 2 + i * each, each, plinth + 0.004, body - 0.006, -d / 2 + 0.005, front, handle, drawers)
    top = plinth + body
    box((w + 0.02, d + 0.02, 0.03), (0, 0, top), counter, 0.003)
    back = splash or counter
    box((w + 0.02, 0.012, 0.56 if uppers is True else 0.5), (0, d / 2 - 0.0, top + 0.03), back, 0)
    top += 0.03
    sink = -w / 2 + each * (units - 1.5)
    hob = -w / 2 + each * 1.5
    box((0.5, 0.36, 0.004), (sink, -0.02, top - 0.002), 'steel', 0.003)
    box((0.46, 0.32, 0.005), (sink, -0.02, top - 0.001), 'paint-#4a4845', 0.004)
    with group('tap', (sink, 0.2, top)):
        sink_tap('brass' if handle == 'brass' else 'black-metal')
    _hob(hob, -0.01, top)
    if uppers is True:
        for i in range(units):
            x0 = -w / 2 + i * each
            if hood and i == 1:
                box((each - 0.01, 0.32, 0.66), (x0 + each / 2, 0.15, 1.62), front, 0.002)
                box((each - 0.06, 0.28, 0.012), (x0 + each / 2, 0.15, 1.606), 'steel', 0.002)
                continue
            box((each - 0.002, 0.32, 0.8), (x0 + each / 2, 0.15, 1.48), 'paint-#d9d1c2', 0.001)
            box((each - 0.006, 0.02, 0.8), (x0 + each / 2, -0.02, 1.48), front, 0.003)
    elif uppers == 'shelf':
        wood = front if front in ('oak', 'walnut') else 'oak'
        for z in (1.42, 1.76):
            box((w * 0.56, 0.24, 0.03), (w * 0.22, 0.18, z), wood, 0.005)
            with group('row', (w * 0.22, 0.17, z + 0.03)):
                crockery(w * 0.5, seed + int(z * 10))
        if hood:
            box((0.6, 0.34, 0.07), (hob, 0.13, 1.58), 'white-paint', 0.01)
            box((0.3, 0.28, 1.0), (hob, 0.16, 1.65), 'white-paint', 0.01)
    if styled:
        counter_things(hob, sink, top, seed)


def crockery(width, seed=1):
    """Plates, bowls, cups and jars along a shelf."""
    rng = random.Random(seed)
    x = -width / 2 + 0.06
    while x < width / 2 - 0.06:
        kind = rng.choice('plates bowls cups jar jar gap'.split())
        mat = rng.choice(('ceramic-cream', 'ceramic-white', 'ceramic-sage', 'ceramic-terracotta'))
        if kind == 'plates':
            for k in range(rng.randrange(3, 7)):
                lathe([(0, 0), (0.06, 0), (0.1, 0.014), (0.098, 0.016), (0.058, 0.004), (0, 0.004)], (x + 0.06, 0, k * 0.009), mat, 40, angle=60)
            x += 0.24
        elif kind == 'bowls':
            for k in range(rng.randrange(2, 4)):
                lathe(smooth_profile([(0, 0), (0.035, 0), (0.07, 0.03), (0.08, 0.06), (0.076, 0.06), (0.06, 0.03), (0, 0.01)], 4), (x + 0.04, 0, k * 0.024), mat, 36, angle=180)
            x += 0.2
        elif kind == 'cups':
            for k in range(3):
                with group('cup', (x + k * 0.09, rng.uniform(-0.03, 0.03), 0)):
                    decor.cup(mat)
            x += 0.29
        elif kind == 'jar':
            h = rng.uniform(0.12, 0.2)
            lathe([(0, 0), (0.045, 0), (0.048, 0.006), (0.048, h - 0.03), (0.04, h - 0.02), (0.04, h - 0.018), (0, h - 0.018)], (x, 0, 0), mat, 40)
            cylinder(0.042, 0.022, (0, 0, 0), 'oak|X').location = (x, 0, h - 0.02)
            x += 0.13
        else:
            x += 0.12


def counter_things(hob, sink, top, seed):
    """Boards leaning on the splash, a pot on the hob, oil, herbs."""
    between = (hob + sink) / 2
    for k, (w, h, wood) in enumerate(((0.24, 0.38, 'oak'), (0.2, 0.3, 'walnut'))):
        box((w, 0.018, h), (between - 0.18 + 0.13 * k, 0.25 - 0.03 * k, top), wood, 0.007, rot=(-7, 0, 0))
    lathe(smooth_profile([(0, 0), (0.1, 0), (0.112, 0.012), (0.115, 0.11), (0.117, 0.115), (0, 0.13)], 5), (hob + 0.1, 0.06, top + 0.006), 'paint-laterite', 56)
    cylinder(0.016, 0.025, (hob + 0.1, 0.06, top + 0.132), 'brass')
    for k, h in enumerate((0.26, 0.21)):
        lathe(smooth_profile([(0, 0), (0.03, 0), (0.032, 0.01), (0.032, h * 0.6), (0.012, h * 0.8), (0.012, h), (0, h)], 5), (between + 0.2 + 0.09 * k, 0.2, top), 'glass-#7c8a4a' if k == 0 else 'glass-#a8703c', 32)
    with group('bowl', (between + 0.05, -0.04, top)):
        decor.bowl(0.27, 0.085, 'ceramic-cream', 'mustard', seed)
    with group('vase', (sink + 0.42, 0.12, top)):
        decor.vase('jug', 'ceramic-cream', 0.22, True, seed)


def island(w=2.0, d=0.9, counter='marble', front='walnut', overhang=0.26):
    """Stools go on the -y side, under the overhang."""
    body = 0.87
    box((w - 0.06, d - overhang - 0.06, 0.09), (0, overhang / 2, 0), 'black-wood', 0.001)
    count = int((w - 0.04) / 0.03)
    box((w - 0.04, d - overhang - 0.02, body - 0.09), (0, overhang / 2, 0.09), front, 0.002)
    for i in range(count):
        x = -w / 2 + 0.02 + 0.03 * (i + 0.5)
        box((0.022, 0.014, body - 0.09), (x, -d / 2 + overhang + 0.004, 0.09), front, 0.005)
    box((w, d, 0.03), (0, 0, body), counter, 0.003)
    for sx in (-1, 1):
        box((0.03, d, body), (sx * (w / 2 - 0.015), 0, 0), counter, 0.003)


def stove_pan():
    cylinder(0.12, 0.05, (0, 0, 0), 'black-metal')


MODELS = {'kitchen_run': kitchen_run, 'island': island, 'sink_tap': sink_tap, 'crockery': crockery}
