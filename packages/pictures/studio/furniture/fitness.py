"""What a home gym needs: bench, dumb-bells, a treadmill, mats, a ball."""
import math

import numpy as np

from kit.group import group
from kit.hard import box, cylinder, lathe, tube
from kit.soft import soft_box


def _dumbbell(r=0.055, length=0.3, mat='black-metal'):
    for s in (-1, 1):
        cylinder(r, 0.09, (s * (length / 2 - 0.045) - 0.045, 0, r), mat, edge=0.012, rot=(0, 90, 0), segments=24)
    cylinder(0.016, length * 0.5, (-length * 0.25, 0, r), 'steel', rot=(0, 90, 0), segments=20)


def dumbbell_rack(w=1.3):
    for z in (0.28, 0.6):
        for y in (-0.1, 0.08):
            box((w, 0.035, 0.03), (0, y + 0.04 * (z > 0.5), z), 'black-metal', 0.005)
        for i in range(5):
            with group('dumbbell', (-w / 2 + 0.16 + i * (w - 0.32) / 4, 0.02, z + 0.03), 90):
                _dumbbell(0.045 + 0.008 * (i if z < 0.5 else i * 0.5))
    for sx in (-1, 1):
        box((0.05, 0.05, 0.72), (sx * (w / 2 - 0.02), 0.1, 0), 'black-metal', 0.006)
        box((0.05, 0.46, 0.04), (sx * (w / 2 - 0.02), 0, 0), 'black-metal', 0.006)


def weight_bench(fabric='leather-black'):
    soft_box((0.28, 0.85, 0.07), (0, -0.15, 0.4), fabric, 0.03, 0.004, 0.001, 3)
    soft_box((0.28, 0.36, 0.07), (0, 0.48, 0.42), fabric, 0.03, 0.004, 0.001, 4, rot=(14, 0, 0))
    tube([(0, -0.5, 0.05), (0, -0.45, 0.38), (0, 0.4, 0.38), (0, 0.55, 0.05)], 0.028, 'black-metal', smooth=False)
    for y in (-0.5, 0.55):
        box((0.46, 0.06, 0.05), (0, y, 0), 'black-metal', 0.008)


def treadmill():
    box((0.72, 1.6, 0.13), (0, 0, 0.04), 'black-metal', 0.03)
    box((0.48, 1.46, 0.012), (0, -0.04, 0.165), 'paint-#26282a', 0.002)
    for sx in (-1, 1):
        tube([(sx * 0.33, 0.62, 0.12), (sx * 0.33, 0.5, 1.15), (sx * 0.33, 0.1, 1.12)], 0.026, 'steel')
    box((0.66, 0.06, 0.3), (0, 0.56, 1.1), 'black-metal', 0.02, rot=(-28, 0, 0))
    box((0.44, 0.01, 0.22), (0, 0.525, 1.14), 'screen', 0.004, rot=(-28, 0, 0))


def mat(w=0.66, d=1.8, colour='paint-sage'):
    box((w, d, 0.012), (0, 0, 0), colour, 0.005)


def rolled_mat(colour='paint-terracotta'):
    cylinder(0.075, 0.62, (0, 0, 0), colour, edge=0.01)


def ball(r=0.32, colour='paint-sage'):
    lathe([(r * math.sin(a), r - r * math.cos(a)) for a in np.linspace(0, np.pi, 28)], (0, 0, 0), colour, angle=180)


def kettlebell(r=0.1):
    lathe([(0, 0), (r * 0.7, 0), (r, r * 0.8), (r * 0.8, r * 1.6), (r * 0.4, r * 1.95), (0, r * 2)], (0, 0, 0), 'black-metal', angle=180)
    tube([(-r * 0.45, 0, r * 1.7), (-r * 0.5, 0, r * 2.6), (r * 0.5, 0, r * 2.6), (r * 0.45, 0, r * 1.7)], 0.016, 'black-metal')


MODELS = {'dumbbell_rack': dumbbell_rack, 'weight_bench': weight_bench, 'treadmill': treadmill, 'mat': mat, 'rolled_mat': rolled_mat, 'ball': ball, 'kettlebell': kettlebell}
