"""Ceiling, floor, table and wall lamps. `lit` is the power of the bulb in watts of Cycles light, 0 for off.

Ceiling lamps hang from z = 0 downwards; all others stand on z = 0.
"""
import math

import bpy
import numpy as np

from kit.group import adopt
from kit.hard import box, cylinder, lathe, leg, smooth_profile, tube

WARM = (1.0, 0.78, 0.54)

# How strongly lit shades glow; a room's exposure decides.
GLOW = {'factor': 1.0}


def bulb(at, power, radius=0.05):
    """A warm point of light."""
    if not power:
        return
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, WARM, radius
    obj = bpy.data.objects.new('bulb', light)
    obj.location = at
    adopt(obj)


def _shade(profile, at, lit, mat, glow, **options):
    """A translucent shade: glows when lit and lets its bulb's light through."""
    obj = lathe(profile, at, f'glow-{glow * GLOW["factor"]:.3g}' if lit else mat, angle=options.pop('angle', 180), **options)
    if lit:
        obj.visible_shadow = False
        obj.data.materials[0].cycles.sample_as_light = False
    return obj


def _cord(drop, canopy='black-metal'):
    cylinder(0.05, 0.022, (0, 0, -0.022), canopy)
    tube([(0, 0, -0.02), (0, 0, -drop)], 0.0026, 'black-metal', smooth=False)


def pendant(kind='drum', d=0.48, drop=0.8, mat='black-metal', lit=0):
    r = d / 2
    if kind == 'opal':
        _cord(drop, 'brass')
        cylinder(0.035, 0.05, (0, 0, -drop - 0.05), 'brass')
        profile = [(r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0, np.pi - 0.24, 32)]
        _shade(profile, (0, 0, -drop - 0.05 - r * 0.97), lit, 'opal', 3.2)
        bulb((0, 0, -drop - 0.05 - r), lit, r * 0.9)
    elif kind == 'paper':
        _cord(drop)
        profile = [(r * math.sin(a) * (1 + 0.008 * math.cos(a * 46)), -r * 0.9 * math.cos(a)) for a in np.linspace(0.2, np.pi - 0.2, 160)]
        _shade(profile, (0, 0, -drop - r * 0.9), lit, 'paper', 2.0)
        for z in np.linspace(-0.92, 0.92, 15):
            rr = r * math.sqrt(max(0.02, 1 - z * z)) * 1.006
            tube([(rr * math.cos(a), rr * math.sin(a), -drop - r * 0.9 + z * r * 0.9) for a in np.linspace(0, 2 * np.pi, 28, endpoint=False)], 0.0014, 'rattan', cyclic=True, resolution=3)
        bulb((0, 0, -drop - r * 0.9), lit, 0.12)
    elif kind == 'rattan':
        _cord(drop, 'oak')
        h = r * 1.25
        for k, t in enumerate(np.linspace(0.03, 1, 26)):
            rr = r * math.sin(t * math.pi / 2) ** 0.8
            z = -drop - h * (1 - math.cos(t * math.pi / 2)) ** 0.9
            tube([(rr * math.cos(a), rr * math.sin(a), z) for a in np.linspace(0, 2 * np.pi, 30, endpoint=False)], 0.0042 if k < 25 else 0.008, 'rattan', cyclic=True, resolution=3)
        for a in np.linspace(0, 2 * np.pi, 44, endpoint=False):
            tube([(r * math.sin(t * math.pi / 2) ** 0.8 * math.cos(a + 0.25 * t), r * math.sin(t * math.pi / 2) ** 0.8 * math.sin(a + 0.25 * t), -drop - h * (1 - math.cos(t * math.pi / 2)) ** 0.9) for t in np.linspace(0.05, 1, 7)], 0.0034, 'rattan')
        lathe([(0.0, -0.07), (0.045, -0.065), (0.06, -0.03), (0.04, 0.02), (0.018, 0.05), (0, 0.05)], (0, 0, -drop - h * 0.55), f'glow-{6 * GLOW["factor"]:.3g}' if lit else 'opal')
        bulb((0, 0, -drop - h * 0.85), lit, 0.09)
    elif kind == 'dome':
        _cord(drop)
        h = r * 1.05
        outer = smooth_profile([(0.02, 0.06), (0.03, 0.0), (r * 0.35, -h * 0.1), (r * 0.75, -h * 0.4), (r * 0.96, -h * 0.8), (r, -h)], 8)
        inner = [(rr - 0.004, z) for rr, z in outer[::-1]][:-8]
        lathe([*outer, (r - 0.004, -h)], (0, 0, -drop), mat, 72, angle=180)
        lathe(inner, (0, 0, -drop - 0.004), 'white-paint', 72, angle=180)
        lathe([(0, -0.05), (0.035, -0.04), (0.045, -0.01), (0.03, 0.03), (0, 0.05)], (0, 0, -drop - h * 0.62), f'glow-{9 * GLOW["factor"]:.3g}' if lit else 'opal')
        bulb((0, 0, -drop - h * 0.8), lit, 0.06)
    else:
        _cord(drop, 'white-paint')
        h = 0.28
        _shade([(r * 0.94, 0), (r, -h), (r - 0.002, -h), (r * 0.94 - 0.002, -0.001)], (0, 0, -drop), lit, 'drapery-oat', 1.6)
        for z, rr in ((0, r * 0.94), (-h, r)):
            tube([(rr * math.cos(a), rr * math.sin(a), -drop + z) for a in np.linspace(0, 2 * np.pi, 36, endpoint=False)], 0.004, 'linen-cream', cyclic=True, resolution=3)
        bulb((0, 0, -drop - h * 0.6), lit, 0.08)


def chandelier(w=1.1, drop=0.55, lit=0):
    """Six opal globes on a branching brass stem."""
    cylinder(0.06, 0.02, (0, 0, -0.02), 'brass')
    tube([(0, 0, -0.02), (0, 0, -drop - 0.12)], 0.008, 'brass', smooth=False)
    for i, a in enumerate(np.linspace(0, 2 * np.pi, 6, endpoint=False)):
        reach = w / 2 * (1.0 if i % 2 == 0 else 0.66)
        z = -drop + (0.05 if i % 2 else -0.1)
        x, y = reach * math.cos(a), reach * 0.6 * math.sin(a) if abs(math.sin(a)) > 0.1 else 0
        tube([(0, 0, z - 0.04), (x * 0.6, y * 0.6, z - 0.03), (x, y, z)], 0.006, 'brass')
        cylinder(0.022, 0.035, (x, y, z), 'brass')
        r = 0.068
        _shade([(r * math.sin(t), -r * math.cos(t)) for t in np.linspace(0, np.pi, 24)], (x, y, z + 0.035 + r * 0.95), lit, 'opal', 3.4)
        bulb((x, y, z + 0.1), lit / 6, 0.068)


def flush_lamp(d=0.45, lit=0):
    r = d / 2
    lathe([(0, 0), (r, 0), (r, -0.075), (r - 0.014, -0.075), (r - 0.014, -0.01)], (0, 0, 0), 'oak|X', 72)
    _shade([(r - 0.015, -0.06), (r * 0.8, -0.098), (r * 0.5, -0.112), (0, -0.118)], (0, 0, 0), lit, 'opal', 2.6, segments=72)
    bulb((0, 0, -0.16), lit, 0.16)


def linear_lamp(w=1.2, drop=0.9, lit=0):
    for sx in (-1, 1):
        tube([(sx * w * 0.36, 0, 0), (sx * w * 0.36, 0, -drop)], 0.0018, 'black-metal', smooth=False)
    # As wide as the wires, which hang from it.
    box((w * 0.72 + 0.06, 0.05, 0.025), (0, 0, -0.025), 'oak', 0.006)
    box((w, 0.045, 0.05), (0, 0, -drop - 0.05), 'oak', 0.012)
    strip = box((w - 0.06, 0.03, 0.006), (0, 0, -drop - 0.056), f'glow-{7 * GLOW["factor"]:.3g}' if lit else 'opal', 0.002)
    strip.visible_shadow = not lit
    for x in np.linspace(-w / 2 + 0.15, w / 2 - 0.15, 4):
        bulb((x, 0, -drop - 0.09), lit / 4, 0.03)


def floor_lamp(kind='tripod', wood='oak', lit=0):
    if kind == 'arc':
        lathe([(0, 0), (0.165, 0), (0.17, 0.006), (0.17, 0.05), (0.16, 0.056), (0, 0.056)], (-0.5, 0, 0), 'marble', 72)
        arc = [(-0.5, 0, 0.05), (-0.5, 0, 0.9)] + [(-0.5 + 0.48 * (1 - math.cos(a)), 0, 1.25 + 0.6 * math.sin(a)) for a in np.linspace(0.35, 2.55, 10)]
        tube(arc, 0.0105, 'brass')
        x, _, z = arc[-1]
        lathe(smooth_profile([(0.018, 0.05), (0.03, 0.0), (0.1, -0.03), (0.17, -0.1), (0.18, -0.15), (0.176, -0.15), (0.16, -0.09), (0.0, -0.02)], 6), (x, 0, z), 'brass', angle=180)
        lathe([(0, -0.05), (0.04, -0.04), (0.05, -0.01), (0.03, 0.03), (0, 0.04)], (x, 0, z - 0.08), f'glow-{8 * GLOW["factor"]:.3g}' if lit else 'opal')
        bulb((x, 0, z - 0.15), lit, 0.06)
    elif kind == 'paper':
        r, h = 0.17, 1.12
        for a in np.radians((45, 135, 225, 315)):
            tube([(r * 0.9 * math.cos(a), r * 0.9 * math.sin(a), 0), (r * 0.9 * math.cos(a), r * 0.9 * math.sin(a), 0.09)], 0.007, 'black-metal', smooth=False)
        profile = [(r * (1 - 0.14 * (2 * t - 1) ** 4) * (1 + 0.012 * math.cos(t * 2 * math.pi * 24)), 0.06 + h * t) for t in np.linspace(0, 1, 150)]
        _shade(profile, (0, 0, 0), lit, 'paper', 2.0)
        for z in (0.06, 0.06 + h):
            tube([(r * 0.86 * math.cos(a), r * 0.86 * math.sin(a), z) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False)], 0.004, 'oak', cyclic=True)
        for z in (0.35, 0.85):
            bulb((0, 0, z), lit / 2, 0.12)
    else:
        hub = 1.12
        for a in np.radians((90, 210, 330)):
            leg((math.cos(a) * 0.035, math.sin(a) * 0.035, hub), (math.cos(a) * 0.26, math.sin(a) * 0.26, 0), 0.016, 0.012, wood)
        cylinder(0.05, 0.03, (0, 0, hub - 0.015), 'brass')
        _drum(0.19, 0.235, 0.27, 1.19, lit)


def _drum(r_top, r_low, h, z, lit, fabric='drapery-cream', glow=2.0):
    _shade([(r_low, 0), (r_top, h), (r_top - 0.002, h), (r_low - 0.002, 0.0)], (0, 0, z), lit, fabric, glow)
    for rr, zz in ((r_low, z), (r_top, z + h)):
        tube([(rr * math.cos(a), rr * math.sin(a), zz) for a in np.linspace(0, 2 * np.pi, 32, endpoint=False)], 0.003, 'linen-cream', cyclic=True, resolution=3)
    tube([(0, 0, z - 0.06), (0, 0, z + h * 0.55)], 0.006, 'brass', smooth=False)
    bulb((0, 0, z + h * 0.5), lit, 0.06)


def table_lamp(kind='ceramic', mat='ceramic-cream', lit=0):
    if kind == 'mushroom':
        lathe(smooth_profile([(0, 0), (0.095, 0), (0.098, 0.008), (0.05, 0.03), (0.026, 0.1), (0.03, 0.22), (0, 0.22)], 7), (0, 0, 0), mat, angle=180)
        shell = smooth_profile([(0.15, 0.2), (0.152, 0.215), (0.13, 0.29), (0.075, 0.355), (0, 0.375)], 8)
        lathe(shell, (0, 0, 0), mat, 72, angle=180)
        lathe([(r * 0.96, z - 0.004) for r, z in shell], (0, 0, 0), f'glow-{2.5 * GLOW["factor"]:.3g}' if lit else 'white-paint', 72, angle=180)
        bulb((0, 0, 0.2), lit, 0.05)
    else:
        lathe(smooth_profile([(0, 0), (0.075, 0), (0.085, 0.01), (0.118, 0.1), (0.105, 0.17), (0.045, 0.235), (0.026, 0.26), (0.024, 0.285), (0, 0.285)], 8), (0, 0, 0), mat, 64, angle=180)
        _drum(0.115, 0.17, 0.21, 0.3, lit)


def wall_lamp(lit=0, drop=0.0):
    """Mounted on a wall at y = 0, the lamp in front of it."""
    lathe([(0, 0), (0.055, 0), (0.055, 0.014), (0.05, 0.018), (0, 0.018)], (0, 0, 0.17), 'brass', rot=(90, 0, 0))
    tube([(0, -0.015, 0.17), (0, -0.09, 0.17), (0, -0.11, 0.15), (0, -0.11, 0.12)], 0.007, 'brass')
    cylinder(0.026, 0.05, (0, -0.11, 0.075), 'brass')
    _shade(smooth_profile([(0.03, 0.0), (0.06, -0.05), (0.07, -0.11), (0.045, -0.165), (0, -0.18)], 8), (0, -0.11, 0.08), lit, 'opal', 3.0)
    bulb((0, -0.11, -0.02), lit, 0.06)


MODELS = {'pendant': pendant, 'chandelier': chandelier, 'flush_lamp': flush_lamp, 'linear_lamp': linear_lamp, 'floor_lamp': floor_lamp, 'table_lamp': table_lamp, 'wall_lamp': wall_lamp}
