"""What a Vietnamese family has that no shop of ours sells: a fan, an altar, the washing, sandals at the door, a stair."""
import math
import random

import numpy as np

from furniture import baths, decor
from kit.group import group
from kit.hard import box, cylinder, lathe, prism, smooth_profile, tube
from kit.mesh import grid, mesh_object
from kit.soft import pillow, soft_box


def ceiling_fan(x, y, ceiling, turn=20.0, wood='walnut', drop=0.38):
    """Three blades on a short rod."""
    with group('fan', (x, y, ceiling), turn):
        cylinder(0.055, 0.04, (0, 0, -0.04), 'white-paint')
        cylinder(0.012, drop, (0, 0, -drop), 'white-paint')
        lathe(smooth_profile([(0, -0.07), (0.07, -0.06), (0.1, -0.02), (0.1, 0.03), (0.05, 0.06), (0, 0.06)], 5), (0, 0, -drop - 0.03), 'white-paint', 48)
        for k in range(3):
            with group('blade', (0, 0, -drop - 0.03), 120 * k, tilt=(9, 0)):
                prism([(0.09, -0.035), (0.62, -0.075), (0.66, -0.04), (0.66, 0.03), (0.62, 0.06), (0.09, 0.035)], 0.008, (0, 0, 0), wood, 0.003)


def standing_fan(x, y, turn=0.0, mat='paint-#dfe3dc'):
    """A fan on its foot, its cage a spiral of wire."""
    with group('fan', (x, y, 0), turn):
        lathe([(0, 0), (0.17, 0), (0.175, 0.015), (0.05, 0.045), (0.024, 0.07), (0, 0.07)], (0, 0, 0), mat, 56)
        cylinder(0.016, 0.95, (0, 0, 0.05), mat)
        cylinder(0.055, 0.16, (0, 0.12, 1.08), mat, rot=(90, 0, 0))
        for k in range(4):
            a = math.radians(90 * k + 20)
            with group('blade', (0, -0.06, 1.08), tilt=(90, 0)):
                prism([(0.03 * math.cos(a), 0.03 * math.sin(a)), (0.16 * math.cos(a - 0.35), 0.16 * math.sin(a - 0.35)), (0.17 * math.cos(a + 0.35), 0.17 * math.sin(a + 0.35))], 0.004, (0, 0, 0), 'paint-#8fa596', 0.001)
        for r in (0.05, 0.1, 0.15, 0.2):
            for dy in (-0.09, -0.03):
                tube([(r * math.cos(a), dy + (0.03 if r < 0.18 else 0.02), 1.08 + r * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 32, endpoint=False)], 0.0022, mat, cyclic=True, resolution=2)
        for k in range(24):
            a = 2 * math.pi * k / 24
            tube([(0.045 * math.cos(a), -0.06, 1.08 + 0.045 * math.sin(a)), (0.2 * math.cos(a), -0.07, 1.08 + 0.2 * math.sin(a)), (0.2 * math.cos(a), -0.01, 1.08 + 0.2 * math.sin(a))], 0.0016, mat, resolution=2)


def incense(x, y, z):
    """A bowl of sand with three sticks, lit: their tips glow."""
    lathe(smooth_profile([(0, 0), (0.05, 0), (0.055, 0.01), (0.085, 0.06), (0.08, 0.11), (0.072, 0.115), (0, 0.1)], 6), (x, y, z), 'ceramic-#3f5d77', 56, angle=180)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        top = (x + 0.035 * math.cos(a), y + 0.035 * math.sin(a), z + 0.34)
        tube([(x + 0.012 * math.cos(a), y + 0.012 * math.sin(a), z + 0.1), top], 0.0016, 'paint-#7a2f22', smooth=False)
        cylinder(0.0024, 0.012, top, 'glow-3-#ff8a3a', edge=0)


def candlestick(x, y, z, h=0.26):
    lathe(smooth_profile([(0, 0), (0.06, 0), (0.058, 0.012), (0.018, 0.04), (0.014, h * 0.5), (0.03, h * 0.6), (0.014, h * 0.72), (0.035, h * 0.95), (0.03, h), (0, h)], 6), (x, y, z), 'brass', 48, angle=180)
    cylinder(0.012, 0.1, (x, y, z + h), 'paint-#a33b2a', r_top=0.01)


def altar(w=1.7, d=0.52, h=1.12, wood='walnut'):
    """A cabinet with what a family sets out on it; its back at y = d / 2."""
    from furniture import build
    build('cabinet', w=w, d=d, h=h, wood=wood, cols=4, legs=0.12)
    z = h
    incense(0, 0, z)
    for s in (-1, 1):
        candlestick(s * 0.3, 0.04, z)
        for k in range(2):
            with group('water', (s * 0.13 + s * 0.07 * k, -0.14, z), 0, scale=0.62):
                decor.cup('ceramic-cream')
    with group('flowers', (-0.62, 0.06, z)):
        decor.vase('tall', 'ceramic-#3f5d77', 0.3, True, 11)
    with group('fruit', (0.62, -0.02, z)):
        lathe([(0, 0), (0.07, 0), (0.03, 0.03), (0.025, 0.09), (0.14, 0.12), (0.145, 0.13), (0, 0.115)], (0, 0, 0), 'brass', 56, angle=60)
        with group('bowl', (0, 0, 0.06)):
            decor.bowl(0.26, 0.08, 'brass', 'mustard', 6)


def tea_set(x, y, z, turn=0.0, mat='ceramic-charcoal'):
    """A pot and four small cups on a tray."""
    with group('tea', (x, y, z), turn):
        decor.tray(0.4, 0.26, 'walnut')
        lathe(smooth_profile([(0, 0), (0.045, 0), (0.062, 0.03), (0.06, 0.07), (0.035, 0.095), (0.012, 0.1), (0.014, 0.115), (0, 0.12)], 6), (-0.08, 0.03, 0.01), mat, 48, angle=180)
        tube([(-0.02, 0.03, 0.05), (0.015, 0.03, 0.075), (0.03, 0.03, 0.105)], 0.009, mat, taper=[1.2, 0.9, 0.6])
        tube([(-0.14, 0.03, 0.09), (-0.175, 0.03, 0.07), (-0.17, 0.03, 0.035), (-0.14, 0.03, 0.03)], 0.006, mat)
        for k in range(4):
            lathe(smooth_profile([(0, 0), (0.016, 0), (0.027, 0.035), (0.025, 0.035), (0.014, 0.008), (0, 0.006)], 4), (0.07 + 0.065 * (k % 2), -0.06 + 0.075 * (k // 2), 0.01), mat, 32, angle=180)


def shirt(x, y, z, mat='cotton-white', w=0.5, length=0.66):
    """On a hanger whose hook is at z; seen from its front."""
    with group('shirt', (x, y, z)):
        tube([(0, 0, 0), (0.02, 0, 0.03), (-0.01, 0, 0.05)], 0.0025, 'steel')
        tube([(-w * 0.42, 0, -0.11), (0, 0, -0.02), (w * 0.42, 0, -0.11)], 0.006, 'oak', smooth=False)
        half = [(0.055, -0.03), (w * 0.44, -0.1), (w * 0.66, -0.33), (w * 0.52, -0.38), (w * 0.45, -0.28), (w * 0.47, -length)]
        rows = 18
        edge = np.interp(np.linspace(-0.03, -length, rows), [v for _, v in half[::-1]], [u for u, _ in half[::-1]])
        verts = [(u * e, -0.012 - 0.018 * math.sin(9 * u + 5 * v), v) for e, v in zip(edge, np.linspace(-0.03, -length, rows)) for u in np.linspace(-1, 1, 20)]
        cloth = mesh_object('cloth', verts, grid(rows, 20), mat, angle=180)
        solid = cloth.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.016, 0


def clothes_pole(w, y, z, ceiling, seed=2):
    """A pole that hangs from the ceiling: shirts on hangers, seen from the side, and two towels."""
    rng = random.Random(seed)
    tube([(-w / 2, y, z), (w / 2, y, z)], 0.014, 'steel', smooth=False)
    for s in (-1, 1):
        tube([(s * w * 0.42, y, z), (s * w * 0.42, y, ceiling)], 0.006, 'steel', smooth=False)
    for k, mat in enumerate(('cotton-white', 'linen-#8796a0', 'linen-oat', 'cotton-white', 'linen-sage')):
        with group('hung', (-w * 0.4 + k * 0.27, y, z - 0.036), 58 + rng.uniform(-7, 7)):
            shirt(0, 0, 0, mat, rng.uniform(0.42, 0.48), rng.uniform(0.58, 0.68))
    for k, mat in enumerate(('wool-white', 'wool-clay')):
        with group('towel', (w * 0.16 + 0.46 * k, y, z + 0.005)):
            baths._towel(0, 0, 0.38, 0.5, mat)


def sandals(x, y, turn=0.0, mat='paint-#8a5a3c', size=0.25):
    """A pair, as somebody stepped out of them."""
    for s in (-1, 1):
        with group('sandal', (x + 0.055 * s * math.cos(math.radians(turn)), y + 0.055 * s * math.sin(math.radians(turn)), 0), turn + 5 * s):
            sole = [(0.036 * math.cos(a) * (1.0 + 0.14 * math.sin(a)), size / 2 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 28, endpoint=False)]
            prism(sole, 0.016, (0, 0, 0), mat, 0.004)
            tube([(-0.036, 0.01, 0.014), (-0.02, 0.045, 0.042), (0, 0.075, 0.03), (0.02, 0.045, 0.042), (0.036, 0.01, 0.014)], 0.006, 'paint-#3a2c22')


def conical_hat(x, y, z):
    """A nón lá hung on the wall that is open now, its point towards the room."""
    with group('hat', (x, y, z), tilt=(90, 0)):
        lathe([(0.205, 0), (0.206, 0.003), (0.0, 0.17)], (0, 0, 0), 'linen-#d9c28d', 72, angle=30)
        for t in np.linspace(0.06, 0.98, 13):
            r = 0.207 * t
            tube([(r * math.cos(a), r * math.sin(a), 0.172 * (1 - t)) for a in np.linspace(0, 2 * np.pi, 40, endpoint=False)], 0.0014, 'rattan', cyclic=True, resolution=2)


def pegs(x, z, count=4, w=0.9, wood='oak'):
    """A rail with pegs on the wall that is open now."""
    box((w, 0.022, 0.08), (x, -0.011, z), wood, 0.004)
    for k in range(count):
        cylinder(0.011, 0.07, (x - w / 2 + w * (k + 0.5) / count, -0.02, z + 0.045), wood, rot=(80, 0, 0))


def cloth_bag(x, y, z, mat='linen-oat'):
    """Hangs from a peg by two handles."""
    with group('bag', (x, y, z)):
        for dy in (0, -0.02):
            tube([(-0.08, dy, -0.32), (-0.03, dy, -0.06), (0, dy, 0), (0.03, dy, -0.06), (0.08, dy, -0.32)], 0.006, mat)
        soft_box((0.3, 0.07, 0.36), (0, -0.01, -0.66), mat, 0.03, 0.0, 0.008, 5)


def stair(x, y, count, going=0.26, rise=0.175, w=0.85, wood='oak', stringer='white-paint', first=0):
    """Open treads that climb towards +x from x, between two stringers; `first` leaves out the lowest ones."""
    for k in range(first, count):
        box((going + 0.03, w, 0.04), (x + going * (k + 0.5), y, rise * (k + 1) - 0.04), wood, 0.005)
    slope = math.degrees(math.atan2(rise, going))
    long = math.hypot(going, rise) * (count - first)
    at = x + going * (first + (count - first) / 2)
    for s in (-1, 1):
        box((long, 0.05, 0.24), (at, y + s * (w / 2 + 0.0), rise * (first + (count - first) / 2) - 0.22), stringer, 0.004, (0, -slope, 0))


def hand_rail(x, y, count, going=0.26, rise=0.175, mat='black-metal', wood='oak', first=0, h=0.9):
    """Balusters and a rail along the treads of `stair`."""
    points = []
    for k in range(first, count):
        px, pz = x + going * (k + 0.5), rise * (k + 1)
        tube([(px, y, pz - 0.02), (px, y, pz + h)], 0.008, mat, smooth=False)
        points.append((px, y, pz + h))
    tube([points[0], points[-1]], 0.022, wood, smooth=False)


def blocks(x, y, seed=3, count=11):
    """Wooden bricks that somebody was building with."""
    rng = random.Random(seed)
    tones = ('paint-sage', 'paint-terracotta', 'paint-mustard', 'pine', 'paint-cream', 'oak')
    for k in range(4):
        box((0.07, 0.07, 0.07), (x, y, 0.07 * k), tones[(k * 2) % 6], 0.004, (0, 0, 14 * k))
    for k in range(count):
        a, r = rng.uniform(0, 6.28), rng.uniform(0.16, 0.42)
        s = rng.choice(((0.07, 0.07, 0.07), (0.14, 0.07, 0.035), (0.07, 0.035, 0.07)))
        box(s, (x + r * math.cos(a), y + r * math.sin(a), 0), tones[rng.randrange(6)], 0.004, (0, 0, rng.uniform(0, 180)))


def rainbow(x, y, z, turn=0.0):
    """Four arches of wood inside one another."""
    with group('rainbow', (x, y, z), turn):
        for k, mat in enumerate(('paint-terracotta', 'paint-mustard', 'paint-sage', 'paint-#5d7690')):
            r = 0.15 - 0.032 * k
            tube([(r * math.cos(a), 0, r * math.sin(a)) for a in np.linspace(0, np.pi, 24)], 0.0148, mat)


def bear(x, y, z, turn=0.0, mat='boucle-#b08a5e'):
    """A sitting toy bear."""
    with group('bear', (x, y, z), turn):
        soft_box((0.2, 0.18, 0.24), (0, 0, 0), mat, 0.08, 0.0, 0.004, 3)
        soft_box((0.18, 0.16, 0.16), (0, -0.01, 0.22), mat, 0.07, 0.0, 0.004, 4)
        soft_box((0.08, 0.06, 0.06), (0, -0.09, 0.25), 'boucle-cream', 0.027, 0.0, 0.002, 5, step=0.012)
        for s in (-1, 1):
            soft_box((0.07, 0.04, 0.07), (0.07 * s, 0.0, 0.35), mat, 0.019, 0.0, 0.002, 6, step=0.012)
            soft_box((0.08, 0.18, 0.08), (0.08 * s, -0.13, 0.0), mat, 0.036, 0.0, 0.003, 7, step=0.015)
            soft_box((0.07, 0.08, 0.16), (0.12 * s, -0.03, 0.08), mat, 0.033, 0.0, 0.003, 8, step=0.015)
        for s in (-1, 1):
            cylinder(0.008, 0.006, (0.035 * s, -0.088, 0.33), 'paint-#231a15', edge=0, rot=(90, 0, 0))


def seat_pads(x0, x1, y, z, fabric, count=2):
    """Cushions along a built-in bench."""
    w = (x1 - x0) / count
    for k in range(count):
        soft_box((w - 0.01, 0.5, 0.08), (x0 + w * (k + 0.5), y, z), fabric, 0.032, 0.008, 0.003, 3 + k)


def lean(x, y, z, size, fabric, turn=0.0, seed=5):
    """A cushion that leans on the wall behind it."""
    pillow(size, size, 0.16, (x, y, z), fabric, (-18, 0, turn), seed)


def water_jar(x, y, r=0.3, h=0.5, mat='ceramic-#5a4632'):
    """A glazed jar that rain falls into, with water and two leaves of lotus."""
    lathe(smooth_profile([(0, 0), (r * 0.62, 0), (r * 0.7, 0.01), (r, h * 0.5), (r * 0.9, h * 0.86), (r * 0.84, h * 0.92), (r * 0.92, h), (r * 0.84, h), (r * 0.78, h * 0.9), (0, h * 0.88)], 7), (x, y, 0), mat, 72, angle=180)
    cylinder(r * 0.8, 0.004, (x, y, h * 0.9), 'glass-#6f8a72', edge=0)
    for k, (dx, dy) in enumerate(((0.08, 0.06), (-0.09, -0.04), (0.02, -0.13))):
        lathe([(0, 0), (r * 0.24, 0.004), (r * 0.27, 0.012)], (x + dx, y + dy, h * 0.915 + 0.003 * k), 'leaf-#5d7f45', 32, angle=180)
