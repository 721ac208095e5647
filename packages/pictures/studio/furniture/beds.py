"""Beds with made-up bedding, daybeds. Mattress top 52–56 cm."""
import numpy as np

from kit.hard import box, leg, prism, rounded_outline, tube
from kit.soft import drape, pillow, soft_box

BEDDING = {'white': 'cotton-white', 'oat': 'linen-oat', 'mist': 'cotton-mist', 'clay': 'linen-rose'}


def bedding(w, length, top, linen, throw, seed=2, pillows=2, drop=0.2):
    """Mattress, duvet, pillows and a throw; head at +y, `top` is the height of the mattress."""
    cover = BEDDING[linen]
    soft_box((w - 0.02, length - 0.02, 0.22), (0, 0, top - 0.22), 'cotton-white', 0.05, 0.008, 0.002, seed, step=0.05)
    duvet = length - 0.56
    drape(w + 0.11, duvet + 0.05, drop, (0, -length / 2 + duvet / 2 - 0.02, top + 0.055), cover, seed, folds=0.014, r=0.085, sides='xXy', thick=0.02, wrinkle=0.016)
    # The upper hem is turned back.
    soft_box((w + 0.1, 0.3, 0.06), (0, -length / 2 + duvet - 0.1, top + 0.045), cover if linen != 'white' else 'cotton-white', 0.027, 0.004, 0.008, seed + 4, belly=0.01)
    for row, (size, lean) in enumerate(((0.5, 66), (0.46, 58))):
        y = length / 2 - 0.14 - row * 0.2
        for i in range(pillows):
            x = (i - (pillows - 1) / 2) * (w / pillows)
            fabric = cover if row else 'cotton-white'
            pillow(w / pillows - 0.06, size, 0.19, (x, y, top + 0.0 + row * 0.02), fabric, (-(90 - lean), 0, (i * 2 - 1) * 1.5), seed + i + 3 * row)
    if throw:
        drape(w + 0.15, 0.6, drop + 0.05, (0.0, -length / 2 + 0.52, top + 0.083), throw, seed, folds=0.014, r=0.09, sides='xX', thick=0.008, wrinkle=0.016, phase=0.52 - duvet / 2 + 0.02)
        accent = throw if throw.startswith(('linen', 'boucle', 'velvet', 'wool')) else 'linen-clay'
        pillow(0.52, 0.34, 0.15, (0.02, length / 2 - 0.56, top + 0.06), accent, (-36, 0, 3), seed + 17)


def bed(w=1.6, frame='slat', wood='oak', fabric='linen-oat', linen='white', throw='linen-oat', seed=2):
    length = 2.0
    top = 0.52
    head = length / 2
    if frame in ('upholstered', 'channel'):
        tall = 1.04 if frame == 'upholstered' else 1.12
        rail = soft_box
        soft_box((w + 0.14, length + 0.08, 0.27), (0, 0, 0.06), fabric, 0.035, 0, 0.002, seed, step=0.06)
        box((w, length - 0.1, 0.06), (0, 0, 0), 'black-wood', 0.002)
        if frame == 'upholstered':
            half = (w + 0.16) / 2
            for sx in (-1, 1):
                soft_box((half - 0.003, 0.13, tall - 0.06), (sx * half / 2, head + 0.09, 0.06), fabric, 0.05, 0, 0.004, seed + 2 + sx, belly=0.014, piping=fabric if 'linen' in fabric else None)
        else:
            count = 12
            each = (w + 0.16) / count
            for i in range(count):
                soft_box((each + 0.006, 0.12, tall - 0.06), ((i - (count - 1) / 2) * each, head + 0.085, 0.06), fabric, 0.055, 0, 0.002, seed + i, step=0.03)
    elif frame == 'platform':
        prism(rounded_outline(w + 0.42, length + 0.14, 0.06), 0.07, (0, 0, 0.22), wood, 0.01)
        box((w - 0.1, length - 0.3, 0.22), (0, 0, 0), 'black-wood', 0.002)
        box((w + 0.42, 0.04, 0.46), (0, head + 0.09, 0.28), wood, 0.012, rot=(-6, 0, 0))
    else:
        for sx in (-1, 1):
            box((0.035, length + 0.02, 0.15), (sx * (w / 2 + 0.025), 0, 0.19), wood, 0.008)
            leg((sx * (w / 2 - 0.02), -head + 0.06, 0.24), (sx * (w / 2 - 0.01), -head + 0.05, 0), 0.028, 0.02, wood)
            tall = 0.92 if frame == 'slat' else 1.08
            box((0.045, 0.04, tall), (sx * (w / 2 + 0.02), head + 0.04, 0), wood, 0.012)
        box((w + 0.08, 0.035, 0.15), (0, -head + 0.0, 0.19), wood, 0.008)
        box((w + 0.09, 0.045, 0.06), (0, head + 0.04, tall - 0.03), wood, 0.014)
        box((w + 0.04, 0.03, 0.05), (0, head + 0.04, 0.46), wood, 0.008)
        if frame == 'slat':
            for x in np.linspace(-w / 2 + 0.07, w / 2 - 0.07, 15):
                box((0.03, 0.016, tall - 0.53), (x, head + 0.04, 0.505), wood, 0.005)
        else:
            box((w, 0.004, tall - 0.54), (0, head + 0.04, 0.51), 'cane', 0)
            for x in (-w / 6, w / 6):
                box((0.034, 0.028, tall - 0.53), (x, head + 0.04, 0.505), wood, 0.006)
    bedding(w - (0.04 if frame != 'platform' else 0.0), length - 0.02, top, linen, throw, seed)


def daybed(w=2.0, wood='oak', fabric='linen-oat', seed=4):
    d = 0.84
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.045, 0.045, 0.62 if sy > 0 or sx < 0 else 0.62), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), 0), wood, 0.01)
        box((0.03, d - 0.08, 0.05), (sx * (w / 2 - 0.03), 0, 0.57), wood, 0.01)
        box((0.03, d - 0.08, 0.05), (sx * (w / 2 - 0.03), 0, 0.24), wood, 0.006)
        for y in np.linspace(-0.24, 0.24, 5):
            box((0.014, 0.028, 0.3), (sx * (w / 2 - 0.03), y, 0.28), wood, 0.004)
    for sy in (-1, 1):
        box((w - 0.08, 0.03, 0.08), (0, sy * (d / 2 - 0.03), 0.24), wood, 0.006)
    box((w - 0.08, 0.03, 0.05), (0, d / 2 - 0.03, 0.57), wood, 0.01)
    for x in np.linspace(-w / 2 + 0.16, w / 2 - 0.16, 13):
        box((0.028, 0.014, 0.3), (x, d / 2 - 0.03, 0.28), wood, 0.004)
    soft_box((w - 0.12, d - 0.11, 0.15), (0, 0, 0.3), fabric, 0.045, 0.012, 0.005, seed, belly=0.006, piping=fabric)
    pillow(0.5, 0.5, 0.16, (-w / 2 + 0.42, 0.22, 0.46), 'linen-clay', (-22, 0, 12), 31)
    pillow(0.46, 0.46, 0.15, (-w / 2 + 0.72, 0.2, 0.46), 'linen-white', (-24, 0, -4), 32)
    tube([(w / 2 - 0.2, -0.26, 0.52), (w / 2 - 0.2, 0.22, 0.52)], 0.085, fabric, smooth=False)


MODELS = {'bed': bed, 'daybed': daybed}
