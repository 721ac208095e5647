"""Dining chairs, stools, benches. Seat height 45 cm, counter stools 66 cm."""
import math

import numpy as np

from kit.hard import box, cylinder, lathe, leg, prism, rounded_outline, smooth_profile, tube
from kit.mesh import grid, mesh_object, waves
from kit.soft import soft_box


def _seat(kind, w, d, z, wood):
    if kind == 'cord':
        prism(rounded_outline(w - 0.05, d - 0.05, 0.03), 0.02, (0, 0, z - 0.022), 'cord', 0.008)
    elif kind == 'wood':
        prism(rounded_outline(w, d, 0.07), 0.03, (0, 0, z - 0.028), wood, 0.012)
    else:
        soft_box((w - 0.01, d - 0.01, 0.055), (0, 0, z - 0.025), kind, 0.026, 0.016, 0.002, 4, step=0.02)


def dining_chair(wood='oak', seat='cord', back='curve'):
    w, d, z = 0.47, 0.45, 0.45
    tall = {'curve': 0.75, 'pad': 0.8, 'cane': 0.82, 'spindle': 0.84}[back]
    for sx in (-1, 1):
        leg((sx * 0.205, -0.195, z - 0.01), (sx * 0.225, -0.225, 0), 0.018, 0.012, wood)
        tube([(sx * 0.225, 0.255, 0.003), (sx * 0.2, 0.2, z - 0.02), (sx * 0.2, 0.245, tall - 0.04)], 0.017, wood, taper=[0.72, 1.05, 0.85])
        box((0.02, 0.39, 0.045), (sx * 0.205, 0, z - 0.06), wood, 0.006)
        tube([(sx * 0.212, -0.2, 0.22), (sx * 0.212, 0.22, 0.24)], 0.009, wood)
    for y in (-0.2, 0.19):
        box((0.39, 0.02, 0.045), (0, y, z - 0.06), wood, 0.006)
    _seat(seat, w, d, z + 0.005, wood)
    if back == 'curve':
        arc = [(0.27 * math.sin(a), 0.262 - 0.115 * (1 - math.cos(a)) * 1.6, tall - 0.03) for a in np.linspace(-1.0, 1.0, 25)]
        _rail(arc, 0.085, 0.022, wood)
    elif back == 'spindle':
        arc = [(x, 0.245 - 0.22 * x * x, tall - 0.035) for x in np.linspace(-0.235, 0.235, 11)]
        _rail(arc, 0.06, 0.022, wood)
        for x in np.linspace(-0.15, 0.15, 6):
            tube([(x * 0.95, 0.2, z - 0.01), (x, 0.243 - 0.22 * x * x, tall - 0.05)], 0.007, wood)
    else:
        for zz in ((tall - 0.06, 0.05), (z + 0.12, 0.035)):
            box((0.39, 0.022, zz[1]), (0, 0.232 if zz[0] < 0.65 else 0.243, zz[0]), wood, 0.007)
        height = tall - z - 0.21
        if back == 'cane':
            box((0.38, 0.004, height + 0.04), (0, 0.237, z + 0.14), 'cane', 0, rot=(-4, 0, 0))
        else:
            soft_box((0.375, 0.04, height + 0.05), (0, 0.234, z + 0.135), seat, 0.018, 0, 0.002, 6, rot=(-4, 0, 0), belly=0.012, step=0.02)


def _rail(path, height, thick, wood):
    """A bent back rail that follows `path`."""
    path = np.array(path, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.stack([tangent[:, 1], -tangent[:, 0], np.zeros(len(path))], axis=1)
    ring = [(thick / 2 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), height / 2 * math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a))) for a in np.linspace(0, 2 * np.pi, 20, endpoint=False)]
    verts = []
    for k, (p, n) in enumerate(zip(path, normal)):
        ease = 0.5 + 0.5 * math.sin(math.pi * (k + 0.35) / (len(path) - 0.3)) ** 0.6
        verts += [p + n * o + np.array([0, 0, h * ease]) for o, h in ring]
    faces = [*grid(len(path), 20, closed_cols=True), tuple(range(20))[::-1], tuple(range(len(verts) - 20, len(verts)))]
    from kit.hard import grained
    return mesh_object('rail', verts, faces, grained(wood, (2, 1, 1)), angle=60)


def shell_chair(fabric='boucle-cream', legs='black-metal'):
    """A small upholstered tub on four thin legs."""
    from furniture.seats import _shell
    r = 0.25
    path = [(r * math.cos(a) * 1.02, -r * math.sin(a) + 0.02) for a in np.radians(np.linspace(-192, 12, 56))]
    _shell(path, 0.36, 0.062, 0.415, fabric, 6, top_drop=lambda t: 0.24 * abs(2 * t - 1) ** 2.0, lean=0.1)
    lathe(smooth_profile([(0, 0), (0.2, 0.0), (0.245, 0.02), (0.255, 0.05), (0.235, 0.085), (0.15, 0.1), (0, 0.102)], 6), (0, -0.01, 0.385), fabric, squash=(1, 1.06), angle=180)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * 0.15, sy * 0.15, 0.4), (sx * 0.225, sy * 0.225 + 0.01, 0), 0.011, 0.009, legs)


def stool(h=0.66, wood='oak', seat='cord', round=False):
    if round:
        r = 0.175
        lathe(smooth_profile([(0, -0.035), (r - 0.03, -0.035), (r, -0.018), (r - 0.004, -0.004), (r - 0.03, 0), (0, -0.006)], 5), (0, 0, h), f'{wood}|X', 64)
        for a in np.radians((30, 150, 270)):
            leg((math.cos(a) * 0.11, math.sin(a) * 0.11, h - 0.03), (math.cos(a) * 0.17, math.sin(a) * 0.17, 0), 0.018, 0.013, wood)
        return
    w = 0.4
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * 0.165, sy * 0.155, h), (sx * 0.2, sy * 0.19, 0), 0.017, 0.013, wood)
    for z, k in ((h - 0.055, 0.168), (0.22, 0.188)):
        for s in (-1, 1):
            box((k * 2, 0.02, 0.035), (0, s * k * 0.95, z), wood, 0.006)
            box((0.02, k * 1.9, 0.035), (s * k, 0, z + (0.05 if z < 0.3 else 0)), wood, 0.006)
    _seat(seat, w, 0.37, h + 0.002, wood)


def bench(w=1.3, wood='oak'):
    prism(rounded_outline(w, 0.36, 0.03), 0.032, (0, 0, 0.418), wood, 0.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (w / 2 - 0.14), sy * 0.11, 0.42), (sx * (w / 2 - 0.08), sy * 0.15, 0), 0.024, 0.016, wood)
        box((0.03, 0.22, 0.04), (sx * (w / 2 - 0.135), 0, 0.378), wood, 0.005)
    box((w - 0.3, 0.03, 0.04), (0, 0, 0.378), wood, 0.005)


def office_chair(fabric='linen-grey'):
    """A quiet task chair on a five-star foot."""
    for a in np.radians(np.arange(0, 360, 72)):
        tube([(0, 0, 0.1), (math.cos(a) * 0.15, math.sin(a) * 0.15, 0.1), (math.cos(a) * 0.3, math.sin(a) * 0.3, 0.062)], 0.014, 'black-metal', taper=[1.2, 1.1, 0.8])
        cylinder(0.026, 0.022, (math.cos(a) * 0.3 - 0.011, math.sin(a) * 0.3, 0.028), 'black-metal', rot=(0, 90, 0))
    cylinder(0.024, 0.33, (0, 0, 0.09), 'black-metal')
    soft_box((0.49, 0.48, 0.08), (0, -0.02, 0.42), fabric, 0.038, 0.012, 0.003, 6)
    tube([(0, 0.05, 0.41), (0, 0.26, 0.42), (0, 0.28, 0.62)], 0.018, 'black-metal')
    soft_box((0.45, 0.07, 0.5), (0, 0.265, 0.53), fabric, 0.034, 0, 0.004, 8, rot=(-8, 0, 0), belly=0.01)
    for sx in (-1, 1):
        tube([(sx * 0.2, 0.1, 0.44), (sx * 0.275, 0.08, 0.46), (sx * 0.275, 0.06, 0.63)], 0.011, 'black-metal')
        box((0.06, 0.25, 0.025), (sx * 0.275, 0.0, 0.63), 'black-metal', 0.01)


MODELS = {'dining_chair': dining_chair, 'shell_chair': shell_chair, 'stool': stool, 'bench': bench, 'office_chair': office_chair}
