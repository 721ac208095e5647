"""Bathroom: vanities, tubs, toilets, taps, showers, ladders."""
import math

import numpy as np

from kit.group import group
from kit.hard import box, cylinder, lathe, leg, prism, rounded_outline, smooth_profile, tube
from kit.mesh import grid, mesh_object
from kit.soft import drape


def _basin(r, h, mat, squash=(1.25, 0.95)):
    lathe(smooth_profile([(0, 0), (r * 0.62, 0), (r * 0.72, 0.012), (r * 0.96, h * 0.7), (r, h), (r * 0.965, h), (r * 0.9, h * 0.72), (r * 0.6, h * 0.26), (0, h * 0.2)], 8), (0, 0, 0), mat, 72, squash=squash, angle=180)
    cylinder(0.02, 0.004, (0, 0, h * 0.21), 'brass')


def tap(mat='brass'):
    """A tall basin mixer, spout towards -y."""
    cylinder(0.026, 0.012, (0, 0, 0), mat)
    cylinder(0.019, 0.27, (0, 0, 0.008), mat)
    tube([(0, 0, 0.245), (0, -0.09, 0.262), (0, -0.15, 0.252), (0, -0.158, 0.232)], 0.0105, mat)
    tube([(0, 0.0, 0.278), (0.0, 0.012, 0.295), (0.0, 0.05, 0.315)], 0.006, mat)
    cylinder(0.017, 0.012, (0, 0, 0.274), mat)


def vanity(w=0.8, wood='oak', basin='white', top=None, metal='brass'):
    """Wall-hung, back at y = 0.24; top at 80 cm, rim of the basin at 92."""
    d, low, high = 0.48, 0.36, 0.78
    box((w, d, high - low), (0, 0, low), wood, 0.004)
    count = 2 if w > 1 else 1
    for i in range(count):
        cw = (w - 0.03) / count
        x = -w / 2 + 0.015 + cw * (i + 0.5)
        for z in (0, 1):
            box((cw - 0.006, 0.018, (high - low) / 2 - 0.012), (x, -d / 2 - 0.004, low + 0.006 + z * (high - low) / 2), wood, 0.004)
            tube([(x - 0.06, -d / 2 - 0.034, low + 0.15 + z * 0.2), (x + 0.06, -d / 2 - 0.034, low + 0.15 + z * 0.2)], 0.005, metal, smooth=False)
    box((w + 0.01, d + 0.01, 0.024), (0, 0, high), top or wood, 0.004)
    for i in range(count):
        x = (i - (count - 1) / 2) * w * 0.46
        with group('basin', (x, -0.02, high + 0.024)):
            _basin(0.185, 0.125, 'porcelain' if basin == 'white' else basin)
        with group('tap', (x, 0.17, high + 0.024)):
            tap(metal)


def bathtub(w=1.65, mat='porcelain'):
    d, h = 0.78, 0.58
    turn = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    profile = [(0.0, 0.0), (0.7, 0.0), (0.78, 0.012), (0.86, 0.2), (0.94, 0.42), (1.0, h - 0.012), (1.0, h), (0.965, h), (0.95, h - 0.014), (0.88, 0.4), (0.8, 0.2), (0.66, 0.11), (0.4, 0.085), (0.0, 0.08)]
    profile = smooth_profile(profile, 5)
    verts = []
    for k, z in profile:
        for t in turn:
            cx, cy = math.copysign(abs(math.cos(t)) ** 0.8, math.cos(t)), math.copysign(abs(math.sin(t)) ** 0.8, math.sin(t))
            lift = 0.0
            verts.append((cx * w / 2 * max(k, 1e-4), cy * d / 2 * max(k, 1e-4), z + lift))
    mesh_object('tub', verts, grid(len(profile), 96, closed_cols=True), mat, angle=180)
    cylinder(0.025, 0.005, (0.5, 0, 0.088), 'brass')


def tub_filler(mat='brass'):
    """A floor-standing bath tap."""
    cylinder(0.06, 0.012, (0, 0, 0), mat)
    tube([(0, 0, 0), (0, 0, 0.86), (0, -0.03, 0.92), (0, -0.12, 0.94), (0, -0.2, 0.9), (0, -0.205, 0.86)], 0.014, mat)
    tube([(-0.07, 0, 0.72), (0.07, 0, 0.72)], 0.012, mat)


def toilet(mat='porcelain'):
    """Back at y = 0.33."""
    def oval(cx, cy, rx, ry_front, ry_back, z):
        return [(cx + rx * math.cos(t), cy + (ry_back if math.sin(t) > 0 else ry_front) * math.sin(t), z) for t in np.linspace(0, 2 * np.pi, 64, endpoint=False)]
    rings = [oval(0, 0.02, 0.12, 0.17, 0.28, 0), oval(0, 0.02, 0.125, 0.18, 0.28, 0.015), oval(0, 0.01, 0.13, 0.2, 0.28, 0.16), oval(0, -0.02, 0.17, 0.27, 0.3, 0.32), oval(0, -0.03, 0.185, 0.3, 0.31, 0.385), oval(0, -0.03, 0.186, 0.302, 0.31, 0.4), oval(0, -0.03, 0.17, 0.28, 0.29, 0.402), oval(0, -0.03, 0.001, 0.001, 0.001, 0.402)]
    mesh_object('bowl', [p for r in rings for p in r], grid(len(rings), 64, closed_cols=True), mat, angle=60)
    lid = [oval(0, -0.03, k, 0.305 * k / 0.188, 0.26 * k / 0.188, z) for k, z in ((0.001, 0.404), (0.186, 0.404), (0.19, 0.41), (0.19, 0.424), (0.18, 0.434), (0.1, 0.438), (0.001, 0.439))]
    mesh_object('lid', [p for r in lid for p in r], grid(len(lid), 64, closed_cols=True), mat, angle=60)
    prism(rounded_outline(0.37, 0.17, 0.05, 8), 0.37, (0, 0.245, 0.4), mat, 0.014)
    cylinder(0.022, 0.004, (0, 0.24, 0.772), 'steel')
    prism(rounded_outline(0.26, 0.2, 0.06, 8), 0.4, (0, 0.22, 0), mat, 0.01)


def shower_set(mat='brass'):
    """Riser against the wall at y = 0; rain head 2.1 m above a floor at z = 0 when hung at z = 0.95."""
    tube([(0, -0.05, 0), (0, -0.05, 1.1), (0, -0.08, 1.17), (0, -0.16, 1.2), (0, -0.36, 1.2), (0, -0.38, 1.17)], 0.0105, mat)
    lathe([(0, 0.02), (0.02, 0.018), (0.125, 0.008), (0.125, 0), (0, 0)], (0, -0.38, 1.145), mat, 72)
    box((0.26, 0.045, 0.045), (0, -0.05, 0.0), mat, 0.02)
    for sx in (-1, 1):
        cylinder(0.026, 0.05, (sx * 0.13 - (0.0 if sx > 0 else 0.05), -0.05, 0.022), mat, rot=(0, 90, 0))
    cylinder(0.014, 0.05, (0, 0, 1.0), mat, rot=(90, 0, 0))
    tube([(0.035, -0.06, 0.62), (0.035, -0.1, 0.78)], 0.011, mat)
    lathe([(0, 0), (0.045, 0.0), (0.05, 0.012), (0.02, 0.03), (0, 0.03)], (0.035, -0.13, 0.79), mat, rot=(60, 0, 0))
    tube([(0.035, -0.06, 0.62), (0.06, -0.08, 0.4), (0.12, -0.09, 0.06), (0.09, -0.08, -0.14), (0.03, -0.06, -0.06), (0.0, -0.05, 0.0)], 0.006, 'steel')


def towel_ladder(wood='oak', towels=True):
    """Leans on a wall at y = 0.2."""
    with group('ladder', (0, -0.06, 0), tilt=(-8, 0)):
        for sx in (-1, 1):
            tube([(sx * 0.235, 0, 0), (sx * 0.225, 0, 1.7)], 0.017, wood, smooth=False)
        for z in (0.3, 0.62, 0.94, 1.26, 1.56):
            tube([(-0.23, 0, z), (0.23, 0, z)], 0.012, wood, smooth=False)
        if towels:
            for z, w, low, mat in ((1.26, 0.36, 0.5, 'wool-white'), (0.62, 0.34, 0.34, 'wool-clay')):
                _towel(0, z + 0.012, w, low, mat)


def _towel(x, z, w, low, mat):
    """A folded towel hung over a bar along x at height z."""
    s = np.linspace(-low * 0.8, low, 40)
    r = 0.022
    us = np.linspace(-w / 2, w / 2, 24)
    verts = []
    for k in s:
        for u in us:
            if abs(k) < r * 1.57:
                a = k / r
                y, zz = -r * math.sin(a), r * math.cos(a) - r
            else:
                y, zz = -math.copysign(r, k), -(abs(k) - r * 1.57) - r
            verts.append((x + u, y + 0.004 * math.sin(u * 40 + k * 6), z + zz + r * 0.6))
    obj = mesh_object('towel', verts, grid(40, 24), mat, angle=180)
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.014, 0


def towel_bar(w=0.6, mat='brass', towel='wool-white'):
    """On a wall at y = 0; bar at z = 0."""
    tube([(-w / 2, -0.07, 0), (w / 2, -0.07, 0)], 0.008, mat, smooth=False)
    for sx in (-1, 1):
        tube([(sx * w / 2, 0, 0), (sx * w / 2, -0.07, 0)], 0.008, mat, smooth=False)
    if towel:
        with group('towel', (0, -0.07, 0)):
            _towel(-w * 0.12, 0.0, w * 0.55, 0.42, towel)


def soap_things():
    for x, h, mat in ((0, 0.16, 'ceramic-charcoal'), (0.085, 0.13, 'glass-#a8703c')):
        lathe(smooth_profile([(0, 0), (0.032, 0), (0.034, 0.006), (0.034, h * 0.72), (0.012, h * 0.84), (0.012, h), (0, h)], 5), (x, 0, 0), mat, 36)
        tube([(x, 0, h), (x, 0, h + 0.03), (x, -0.03, h + 0.03)], 0.004, 'black-metal', smooth=False)


MODELS = {'vanity': vanity, 'bathtub': bathtub, 'tub_filler': tub_filler, 'toilet': toilet, 'tap': tap, 'shower_set': shower_set, 'towel_ladder': towel_ladder, 'towel_bar': towel_bar, 'soap_things': soap_things}
