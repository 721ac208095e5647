"""Buildings from the street: a block of flats with verandas, a row of town houses, a villa in its garden."""
import random

from furniture import plants
from kit.group import group
from kit.hard import box, cylinder, tube
from rooms import camera
from rooms.light import sky, sun
from rooms.place import put
from rooms.street import across, blades, boards, breeze_blocks, bush, insides, pavement, railing, sash, side_railing, storey, trailing, tree


def _pot(x, y, z, kind='plant_monstera', h=0.9, scale=1.0, seed=1):
    with group('pot', (x, y, z), scale=scale):
        getattr(plants, kind)(h, seed=seed)


# --- A block of flats ------------------------------------------------------------------------------------------------

def _veranda(x, z, w, rng, dusk):
    """One flat's share of the front: slab, glass set back behind it, a railing, sometimes plants."""
    deep = 1.6
    kind = rng.choice(('bars', 'bars', 'bars', 'glass'))
    front = -deep + 0.06
    if kind == 'bars':
        railing(x - w / 2 + 0.12, x + w / 2 - 0.12, front, z + 0.08, 1.02, pitch=0.13)
    else:
        boards([(x, front, z + 0.14, w - 0.3, 0.016, 0.92)], 'pane', 'pane')
        boards([(x, front, z + 1.06, w - 0.24, 0.05, 0.035)], 'black-metal', 'rail')
    o = {'at': x - w * 0.08, 'w': w * 0.66, 'h': 2.4, 'sill': 0.1}
    sash(o, z, 'black-metal', (3, 1), curtain=rng.choice((0.0, 0.25, 0.5, 0.8)), fabric=rng.choice(('drapery-cream', 'drapery-white', 'drapery-stone')), lit=rng.random() < dusk)
    if rng.random() < 0.42:
        boards([(x + w * 0.22, front + 0.28, z + 0.05, w * 0.4, 0.34, 0.42)], 'paint-#8f8676', 'planter')
        trailing(x + w * 0.03, x + w * 0.41, front + 0.2, z + 0.48, 0.75, rng.randrange(999), rng.choice(('leaf-#55733a', 'leaf-#466432', 'leaf-#6c8444')), 380, 0.13, rng.choice((None, None, 'leaf-#b84a6e')))
    elif rng.random() < 0.45:
        bush(x + w * rng.uniform(-0.36, 0.36), -0.8, z + 0.1, 0.7, 0.6, rng.uniform(0.9, 1.6), rng.randrange(999), 'leaf-#4d6b32', 260, 0.18)
    if rng.random() < 0.3:
        boards([(x + w * 0.36, -0.22, z + 0.12, 0.8, 0.3, 0.56)], 'white-paint', 'condenser')


def _flats(width, floors, bays, skin, seed, dusk=0.04, base=4.8, rise=3.15):
    rng = random.Random(seed)
    each = width / bays
    levels = [base + rise * f for f in range(floors + 1)]
    for z in levels[:-1]:
        openings = [{'at': -width / 2 + each * (b + 0.5) - each * 0.08, 'w': each * 0.66, 'h': 2.4, 'sill': 0.1} for b in range(bays)]
        storey(width, z, rise, openings, skin)
        for b in range(bays):
            _veranda(-width / 2 + each * (b + 0.5), z, each, rng, dusk)
    boards([(0, -0.78, z - 0.14, width + 0.3, 1.66, 0.2) for z in levels], 'plaster-#f0ebe1', 'slabs')
    boards([(-width / 2 + each * b, -0.75, base, 0.16, 1.5, rise * floors) for b in range(bays + 1)], skin, 'fins')
    boards([(-width / 2 + each * (b + 0.92), -0.06, z + 0.06, each * 0.13, 0.1, rise - 0.2) for z in levels[:-1] for b in range(bays)], 'teak', 'timber')
    insides(width, 5.0, levels, bays)
    for sx in (-1, 1):
        boards([(sx * (width / 2 + 0.05), 8.0, 0, 0.3, 15.6, levels[-1])], skin, 'gable')
    boards([(0, 8.0, levels[-1], width + 0.5, 16.4, 0.25), (0, 0.1, levels[-1] + 0.25, width + 0.3, 0.2, 0.9)], skin, 'roof')
    boards([(width * 0.2, 6, levels[-1], width * 0.3, 6, 3.0)], skin, 'lift house')
    trailing(-width / 2, width / 2, 0, levels[-1] + 1.1, 0.5, seed, 'leaf-#5a7638', 1400, 0.2)
    _podium(width, bays, base)


def _podium(width, bays, base):
    each = width / bays
    high = base - 0.5
    openings = [{'at': -width / 2 + each * (b + 0.5), 'w': each - 0.6, 'h': 3.3, 'sill': 0.15} for b in range(bays)]
    storey(width, 0, base, openings, 'travertine')
    for o in openings:
        sash(o, 0, 'black-metal', (4, 1), lit=False)
        # A door of human size in every bay, with a transom above it.
        boards([(o['at'], 0.1, 2.4, o['w'], 0.08, 0.07)], 'black-metal', 'transom')
        boards([(o['at'] + 0.42, 0.04, 0.95, 0.025, 0.05, 0.5), (o['at'] - 0.42, 0.04, 0.95, 0.025, 0.05, 0.5)], 'brass', 'handles')
    boards([(-width / 2 + each * b, -2.6, 0.15, 0.5, 0.5, high - 0.15) for b in range(bays + 1)], 'travertine', 'columns')
    boards([(0, -1.5, high - 0.1, width + 0.6, 3.2, 0.34)], 'plaster-#f0ebe1', 'canopy')
    boards([(0, -1.5, high - 0.13, width, 2.9, 0.03)], 'teak', 'soffit')
    insides(width, 6.0, [0.15, high], 1, 'glow-0.25-#ffdcae')


def _town(y):
    """What stands far behind, pale with distance."""
    rng = random.Random(7)
    for k in range(26):
        boards([(-130 + 10.5 * k, y + rng.uniform(0, 30), 0, rng.uniform(8, 16), 10, rng.uniform(6, 24))], rng.choice(('matt-#b4bcc0', 'matt-#bfc3c1', 'matt-#a9b3ba')), 'town')
    for k in range(20):
        bush(-90 + 9.5 * k, y - 22, 0, 12, 6, rng.uniform(5, 9), 200 + k, 'leaf-#70866a', 500, 0.7)


def exterior_01():
    sky('day', clouds=0.55)
    pavement(-17.0, 60.0, 160.0, 'tile-600x600-#b9b1a3-matt')
    with group('near', (7, 0, 0)):
        _flats(30, 12, 7, 'plaster-#e2d8c6', 4)
    with group('far', (-24, 17, 0)):
        _flats(22, 12, 5, 'plaster-#d3c7b2', 9)
    for x, w in ((-9, 12), (12, 18)):
        boards([(x, -9.5, 0.15, w, 2.4, 0.45)], 'concrete-#c3bcb0', 'bed')
        boards([(x, -9.5, 0.15, w - 0.3, 2.1, 0.47)], 'soil', 'earth')
        for k in range(int(w / 1.1)):
            bush(x - w / 2 + 0.7 + k * 1.1, -9.5 + 0.25 * (k % 3 - 1), 0.5, 1.3, 1.5, 0.75 + 0.25 * (k % 4), 30 + k + int(w), ('leaf-#4d6b32', 'leaf-#5d7d3a', 'leaf-#6d7f3c')[k % 3], 420, 0.16)
    for i, (x, y, h) in enumerate(((-16, -11, 8.5), (-6.5, -9.5, 7.5), (7, -9.5, 7.0), (18, -9.5, 8.0), (25, -12, 9.5), (-24, -6, 9.0), (-30, -9, 8.5))):
        tree(x, y, h, 60 + i, ('leaf-#54702f', 'leaf-#5f7a35', 'leaf-#4c6a30')[i % 3], 0.26, 5200)
    for x in (-2, 1.4):
        boards([(x, -11.6, 0.55, 1.8, 0.45, 0.06), (x - 0.7, -11.6, 0.15, 0.08, 0.4, 0.4), (x + 0.7, -11.6, 0.15, 0.08, 0.4, 0.4)], 'teak', 'seat')
    boards([(-20 + 7.5 * k, -21.5, 0.0, 3.2, 0.14, 0.008) for k in range(8)], 'paint-#e9e4da', 'dashes')
    _town(75)
    across(-62, 160, 18)
    sun(-142, 40, 4.4, soft=0.6)
    camera((-13, -43, 1.7), (0.5, 0), 23, 0.325)


# --- Town houses -----------------------------------------------------------------------------------------------------

def _house(x, w, floors, skin, frame, rail, seed, look='door', screen=None, flowers=None, dusk=0.2, base=3.7, rise=3.25, roof='terrace'):
    """A tube house of one room's width: shop or gate below, a balcony on each floor."""
    rng = random.Random(seed)
    with group('house', (x, 0, 0.15)):
        gate = {'at': 0.0, 'w': w - 0.9, 'h': 2.8, 'sill': 0.12}
        storey(w, 0, base, [gate], skin)
        _gate(gate, frame, rng)
        boards([(0, -0.42, base - 0.5, w - 0.1, 0.95, 0.12)], skin, 'lintel')
        levels = [base + rise * f for f in range(floors + 1)]
        for z in levels[:-1]:
            part = w - 0.9 - (1.35 if screen else 0)
            o = {'at': -(0.7 if screen else 0.0), 'w': part if look == 'door' else 1.5, 'h': 2.3 if look == 'door' else 1.55, 'sill': 0.14 if look == 'door' else 0.85}
            cut = [o]
            if screen:
                cut.append({'at': w / 2 - 0.95, 'w': 1.1, 'h': rise - 0.5, 'sill': 0.16})
                breeze_blocks(w / 2 - 0.95, z + 0.16, 1.1, rise - 0.5, screen, 0.22)
            storey(w, z, rise, cut, skin)
            sash(o, z, frame, (3 if o['w'] > 2 else 2, 1), curtain=rng.choice((0.2, 0.4, 0.7)), fabric=rng.choice(('drapery-cream', 'drapery-white', 'drapery-sage')), lit=rng.random() < dusk)
            if look == 'shutter':
                _shutters(o, z, frame)
            _balcony(w, z, rail, rng, flowers)
        insides(w, 4.0, [0.0, *levels])
        for sx in (-1, 1):
            boards([(sx * (w / 2 - 0.06), 5.0, 0, 0.12, 9.6, levels[-1] + 0.9)], skin, 'gable')
        top = levels[-1]
        boards([(0, 4.5, top - 0.06, w, 9.0, 0.2)], skin, 'roof')
        if roof == 'terrace':
            boards([(0, 0.06, top, w, 0.16, 0.55)], skin, 'parapet')
            railing(-w / 2 + 0.1, w / 2 - 0.1, 0.06, top + 0.5, 0.5, rail)
            trailing(-w / 2 + 0.2, w / 2 - 0.2, -0.02, top + 0.62, 0.9, seed, 'leaf-#5a7638', 700, 0.13, flowers)
            boards([(k * 0.5 - w / 2 + 0.3, 1.7, top + 2.3, 0.07, 3.2, 0.12) for k in range(int(w / 0.5))], 'teak', 'pergola')
            boards([(sx * (w / 2 - 0.3), 0.4, top, 0.1, 0.1, 2.3) for sx in (-1, 1)], 'teak', 'posts')
            bush(w * 0.2, 1.1, top + 0.1, 1.0, 0.8, 1.5, seed + 3, 'leaf-#4d6b32', 500, 0.2)
        else:
            boards([(0, 0.1, top, w + 0.1, 0.3, 0.9)], skin, 'parapet')
            boards([(0, -0.1, top + 0.85, w + 0.3, 0.5, 0.12)], 'plaster-#efe9dd', 'cornice')


def _gate(o, frame, rng):
    """Folding doors: timber below, glass above, four leaves."""
    leaf = o['w'] / 4
    panels, stiles = [], []
    for i in range(4):
        x = o['at'] - o['w'] / 2 + leaf * (i + 0.5)
        panels.append((x, 0.1, o['sill'], leaf - 0.03, 0.045, 0.85))
        stiles += [(x + s * (leaf / 2 - 0.045), 0.095, o['sill'], 0.075, 0.06, 2.15) for s in (-1, 1)]
        stiles += [(x, 0.095, o['sill'] + z, leaf - 0.03, 0.06, 0.075) for z in (0.0, 0.85, 1.45, 2.08)]
        stiles.append((x, 0.095, o['sill'] + 0.85, 0.03, 0.05, 1.25))
    wood = 'walnut' if frame == 'black-metal' else 'teak'
    boards(panels, wood, 'panels')
    boards(stiles, wood, 'stiles')
    boards([(o['at'], 0.11, o['sill'] + 0.9, o['w'] - 0.1, 0.008, 1.2)], 'pane', 'pane')
    boards([(o['at'], 0.1, o['sill'] + 2.16, o['w'], 0.08, 0.07)], wood, 'transom')
    railing(o['at'] - o['w'] / 2, o['at'] + o['w'] / 2, 0.1, o['sill'] + 2.2, 0.58, wood, 0.09)
    boards([(o['at'], 0.14, o['sill'] + 2.22, o['w'], 0.008, 0.58)], 'pane', 'pane')
    boards([(o['at'], -0.2, -0.02, o['w'] + 0.3, 0.5, 0.14)], 'terrazzo', 'step')
    if rng.random() < 0.8:
        boards([(o['at'], 2.6, 0.3, o['w'] + 0.6, 0.02, 2.4)], 'glow-0.5-#ffd6a0', 'lamplight')


def _shutters(o, z, frame):
    for sx in (-1, 1):
        x, low = o['at'] + sx * (o['w'] / 2 + 0.4), z + o['sill']
        parts = [(x + s * 0.35, -0.03, low, 0.07, 0.05, o['h']) for s in (-1, 1)]
        parts += [(x, -0.03, low + k * (o['h'] - 0.07) / 2, 0.76, 0.05, 0.07) for k in range(3)]
        parts += [(x, -0.025, low + 0.07 + 0.05 * k, 0.66, 0.03, 0.034) for k in range(int((o['h'] - 0.1) / 0.05))]
        boards(parts, frame, 'shutter')


def _balcony(w, z, rail, rng, flowers):
    deep = 1.05
    boards([(0, -deep / 2, z - 0.06, w - 0.3, deep, 0.15)], 'plaster-#efe9dd', 'slab')
    railing(-w / 2 + 0.2, w / 2 - 0.2, -deep + 0.05, z + 0.09, 0.95, rail, 0.12)
    for sx in (-1, 1):
        side_railing(sx * (w / 2 - 0.2), -deep + 0.05, -0.02, z + 0.09, 0.95, rail)
    a = rng.uniform(-0.42, 0.0) * w
    boards([(a + w * 0.2, -deep + 0.2, z + 0.09, w * 0.4, 0.24, 0.26)], 'paint-#a0583c', 'trough')
    trailing(a, a + w * 0.42, -deep + 0.1, z + 0.36, rng.uniform(0.5, 1.1), rng.randrange(999), rng.choice(('leaf-#55733a', 'leaf-#466432')), 620, 0.1, flowers)
    if rng.random() < 0.7:
        _pot(rng.choice((-1, 1)) * (w / 2 - 0.6), -0.5, z + 0.09, rng.choice(('plant_palm', 'plant_fig')), 1.4, 0.95, rng.randrange(40))


def _pole(x, y):
    """A concrete pole with its wires along the street."""
    tube([(x, y, 0), (x, y, 8.4)], 0.13, 'concrete-#aaa59b', smooth=False, taper=[1.15, 0.8])
    boards([(x, y, 7.4, 1.2, 0.1, 0.1), (x, y, 6.7, 0.9, 0.1, 0.1)], 'paint-#6e6a62', 'arms')
    for k, (dx, z) in enumerate(((-0.5, 7.52), (-0.15, 7.52), (0.2, 7.52), (0.5, 7.52), (-0.3, 6.8), (0.3, 6.8))):
        for far in (-26, 26):
            sag = 0.55 + 0.1 * (k % 3)
            tube([(x + far * t, y + dx, z - sag * 4 * t * (1 - t)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1.0)], 0.011, 'paint-#1f1e1c')


def exterior_02():
    sky('gold', clouds=0.5)
    pavement(-3.2, 12.0, 90.0)
    _house(-13.6, 4.6, 3, 'plaster-#d8c4b4', 'black-metal', 'black-metal', 17, screen='paint-#e9e4da')
    _house(-9.0, 4.4, 2, 'plaster-#cfd6cf', 'white-paint', 'white-paint', 21, roof='cornice')
    _house(-4.55, 4.4, 3, 'plaster-#dcb878', 'paint-#4f6b54', 'paint-#4f6b54', 5, look='shutter', roof='cornice', flowers='leaf-#c2406e')
    _house(0.25, 5.2, 3, 'plaster-#ece5d8', 'black-metal', 'black-metal', 12, screen='paint-#bd6c4a', flowers='leaf-#c2406e')
    _house(5.1, 4.4, 3, 'brick-#a4634a', 'black-metal', 'black-metal', 33, dusk=0.4)
    _house(9.6, 4.6, 2, 'plaster-#d7c7b0', 'walnut', 'paint-#5b4a3c', 8, look='shutter')
    _house(14.3, 4.6, 3, 'plaster-#c9cfc6', 'white-paint', 'white-paint', 41, roof='cornice')
    for i, (x, kind, h) in enumerate(((-2.05, 'plant_fig', 1.5), (2.6, 'plant_palm', 1.7), (2.2, 'plant_snake', 0.8), (-2.4, 'plant_monstera', 0.9), (3.35, 'plant_monstera', 1.0), (7.0, 'plant_palm', 1.6), (-6.4, 'plant_fig', 1.4))):
        _pot(x, -0.5 - 0.2 * (i % 2), 0.15, kind, h, 1.0, 3 + i)
    tree(6.9, -2.3, 6.4, 71, 'leaf-#5f7a35', 0.17, 5200, 0.3, z=0.15)
    tree(-7.0, -2.4, 5.6, 77, 'leaf-#54702f', 0.17, 4600, -0.2, z=0.15)
    boards([(x, -2.35, 0.15, 1.1, 1.1, 0.03) for x in (6.9, -7.0)], 'soil', 'pits')
    _pole(-2.6, -2.7)
    for x, y in ((-0.75, -1.3), (-0.25, -1.55), (-0.5, -0.95)):
        cylinder(0.14, 0.26, (x, y, 0.15), 'paint-#a03c2e' if x < -0.4 else 'paint-#2f5e86', r_top=0.12, edge=0.01)
    across(-24, 70, 10)
    sun(-142, 27, 3.6, (1.0, 0.76, 0.5), 0.8)
    camera((-2.9, -18.6, 1.65), (0.0, 0), 27, 0.25)


# --- A villa ---------------------------------------------------------------------------------------------------------

def exterior_03():
    sky('day', clouds=0.5)
    boards([(0, 30, -0.06, 160, 100, 0.06)], 'wool-#55682f', 'lawn')
    # As thick as it looks from the camera: by its feet every blade is seen.
    for seed, (x, y, w, d, count, half) in enumerate(((-3.4, -9.2, 8, 4.8, 240000, 0.004), (-2.0, -5.2, 18, 4.4, 200000, 0.006), (0, -1.5, 34, 5.2, 130000, 0.009), (0, 8, 60, 14, 150000, 0.012), (6.4, -9.4, 11, 4.6, 150000, 0.006), (15, -6, 12, 8, 60000, 0.009))):
        for k, mat in enumerate(('leaf-#6d8740', 'leaf-#7c9349', 'leaf-#5d7636')):
            blades(x, y, w, d, 0.0, count // 3, 10 * seed + k, mat, 0.045, half)
    for k in range(9):
        box((1.5, 0.62, 0.06), (-2.6 + 0.16 * k, -13.2 + 1.15 * k, 0.0), 'concrete-#c9c2b5', 0.02, (0, 0, 3 * (k % 3) - 3))
    _villa_below()
    _villa_above()
    _terrace()
    # The garden's end: a wall with a hedge before it, and what grows beyond.
    boards([(0, 13.5, 0, 60, 0.2, 2.1)], 'plaster-#dcd2be', 'wall')
    for k in range(24):
        bush(-23 + 2 * k, 12.6, 0, 2.4, 1.4, 1.5 + 0.3 * (k % 3), 100 + k, 'leaf-#4d6b32', 700, 0.2)
    for i, (x, y, h) in enumerate(((-13, 9, 8.5), (-18, 15, 10), (-7, 17, 11), (4, 18, 10), (13, 15, 10.5), (19, 10, 9), (24, 16, 11), (-25, 12, 9))):
        tree(x, y, h, 40 + i, ('leaf-#54702f', 'leaf-#5f7a35', 'leaf-#4c6a30')[i % 3], 0.24, 5600)
    tree(9.4, -3.2, 6.6, 55, 'leaf-#5f7a35', 0.17, 6800, 0.5, 0.33)
    for i, (x, y, h) in enumerate(((-7.2, 0.2, 0.9), (-8.3, -0.6, 1.1), (-7.6, -1.5, 0.7), (7.4, 0.4, 0.9), (8.5, 0.9, 1.2), (6.9, -1.0, 0.6), (10.2, 0.6, 1.0), (-9.6, 0.6, 1.3), (-4.2, -3.6, 0.55), (4.9, -3.7, 0.6))):
        bush(x, y, 0, 1.5, 1.3, h, 130 + i, ('leaf-#4d6b32', 'leaf-#6d8540', 'leaf-#7d8a48')[i % 3], 800, 0.15)
    for i, (x, y) in enumerate(((-6.9, -2.2), (6.4, -2.4), (7.9, -1.5))):
        _pot(x, y, 0.0, 'plant_palm', 1.7, 1.5, i)
    across(-34, 90, 7, tone=('matt-#5f7040', 'matt-#4d6034', 'matt-#6d7c48'))
    sun(-136, 40, 4.4, soft=0.6)
    camera((-5.6, -11.6, 1.6), (0.3, 0), 24, 0.1)


def _villa_below():
    with group('below', (0, 0.6, 0.3)):
        wide, door_, side = {'at': -3.2, 'w': 4.4, 'h': 2.7, 'sill': 0.06}, {'at': 0.4, 'w': 1.15, 'h': 2.35, 'sill': 0.02}, {'at': 3.6, 'w': 3.0, 'h': 2.7, 'sill': 0.06}
        storey(11.4, 0, 3.3, [wide, door_, side], 'plaster-#ece4d5')
        sash(wide, 0, 'black-metal', (4, 1), curtain=0.3)
        sash(side, 0, 'black-metal', (3, 1), curtain=0.45)
        boards([(0.4, 0.1, 0.02, 1.1, 0.06, 2.3)], 'walnut', 'door')
        boards([(0.4 - 0.44 + 0.125 * k, 0.06, 0.08, 0.02, 0.03, 2.2) for k in range(8)], 'teak', 'ribs')
        boards([(0.8, 0.03, 0.9, 0.03, 0.05, 0.7)], 'brass', 'handle')
        boards([(1.45, -0.03, 1.75, 0.1, 0.12, 0.26)], 'glow-1.6-#ffd9a0', 'lamp')
        insides(11.4, 5.0, [0.0, 3.3])
        for sx in (-1, 1):
            boards([(sx * 5.64, 4.6, 0, 0.16, 9.0, 3.3)], 'plaster-#ece4d5', 'gable')
        boards([(0.2, 3.2, 3.3, 13.0, 11.2, 0.26)], 'plaster-#f2ede3', 'roof')
        boards([(0.2, 3.2, 3.27, 12.6, 10.8, 0.03)], 'teak', 'soffit')


def _villa_above():
    with group('above', (1.5, 1.5, 3.86)):
        a, b = {'at': -1.9, 'w': 2.6, 'h': 2.4, 'sill': 0.08}, {'at': 1.7, 'w': 3.4, 'h': 2.4, 'sill': 0.08}
        storey(8.2, 0, 2.9, [a, b], 'planks-teak')
        sash(a, 0, 'black-metal', (2, 1), curtain=0.5)
        sash(b, 0, 'black-metal', (3, 1), curtain=0.25)
        # Timber fins keep the western sun out of one window.
        boards([(-3.1 + 0.13 * k, -0.16, 0.04, 0.035, 0.12, 2.6) for k in range(8)], 'teak', 'fins')
        insides(8.2, 5.0, [0.0, 2.9])
        for sx in (-1, 1):
            boards([(sx * 4.05, 4.0, 0, 0.12, 7.8, 2.9)], 'planks-teak', 'gable')
        boards([(0, 3.2, 2.9, 10.0, 9.8, 0.24)], 'plaster-#f2ede3', 'roof')
        boards([(0, 3.2, 2.87, 9.6, 9.4, 0.03)], 'teak', 'soffit')
        railing(-4.9, 4.4, -2.5, 0.0, 1.0)
        side_railing(-4.9, -2.5, -0.1, 0.0)
        side_railing(4.4, -2.5, -0.1, 0.0)
        trailing(-4.8, -1.2, -2.55, 0.1, 0.9, 9, 'leaf-#55733a', 900, 0.12, 'leaf-#c2406e')
        trailing(2.2, 4.2, -2.55, 0.1, 0.6, 10, 'leaf-#55733a', 500, 0.12)
        _pot(-4.2, -1.6, 0.0, 'plant_palm', 1.6, 1.1, 4)
        _pot(3.7, -1.7, 0.0, 'plant_fig', 1.5, 1.1, 5)


def _terrace():
    boards([(0.2, -0.9, 0.0, 12.6, 3.2, 0.26)], 'concrete-#c4bcae', 'plinth')
    boards([(0.2, -0.9, 0.26, 12.7, 3.3, 0.05)], 'tile-600x300-#c9b9a0-matt', 'terrace')
    for k in range(2):
        boards([(0.3, -2.75 - 0.35 * k, 0.0, 3.2, 0.4, 0.2 - 0.1 * k)], 'concrete-#c9c2b5', 'steps')
    boards([(x, -1.9, 0.3, 0.2, 0.2, 3.3) for x in (-5.9, -2.0, 2.4, 6.3)], 'teak', 'posts')
    boards([(0.2, -1.9, 3.34, 12.6, 0.16, 0.26)], 'teak', 'beam')
    put('armchair-oak-linen', -4.4, -0.9, 28, 0.31, wood='teak')
    put('armchair-oak-linen', -2.9, -0.8, -24, 0.31, wood='teak')
    put('side-table-oak', -3.65, -0.5, 0, 0.31)
    put('bench-oak', 3.7, -0.3, 0, 0.31, w=1.7, wood='teak')
    _pot(5.6, -1.0, 0.31, 'plant_fig', 1.6, 1.0, 7)
    _pot(-5.4, 0.0, 0.31, 'plant_monstera', 1.0, 1.1, 8)
    breeze_blocks(5.9, 0.31, 0.9, 3.0, 'plaster-#efe9dd', 0.3, 0.3)


SCENES = {f.__name__.replace('_', '-'): f for f in (exterior_01, exterior_02, exterior_03)}
