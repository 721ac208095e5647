"""Coffee, side, dining tables, consoles, desks. Dining and desk height 74–75 cm."""
import numpy as np

from kit.hard import box, cylinder, lathe, leg, prism, rounded_outline, smooth_profile, tube


def _slab(w, d, h, thick, mat, radius, undercut=True):
    edge = min(0.006, thick * 0.4)
    prism(rounded_outline(w, d, radius, 14), thick, (0, 0, h - thick), mat, edge)


def _round_top(d, h, thick, mat):
    r = d / 2
    rim = [(0, -thick), (r - 0.014, -thick), (r - 0.003, -thick * 0.55), (r, -thick * 0.3), (r - 0.002, -0.003), (r - 0.006, 0)]
    if mat.endswith('|X'):
        # Boards above, and an edge band whose grain goes round.
        lathe(rim, (0, 0, h), f'{mat[:-2]}|T', 96)
        lathe([(r - 0.006, 0), (0, 0)], (0, 0, h), mat, 96)
    else:
        lathe([*rim, (0, 0)], (0, 0, h), mat, 96)


def round_table(d=0.86, h=0.36, top='oak', base='legs', base_mat='oak'):
    stone = top in ('marble', 'terrazzo', 'travertine', 'marble-dark')
    thick = 0.022 if stone else 0.028
    r = d / 2
    if base == 'drum':
        lathe([(0, 0), (r * 0.86, 0), (r * 0.9, 0.01), (r * 0.9, h - 0.07), (r, h - 0.06), (r, h - 0.008), (r - 0.008, h), (0, h)], (0, 0, 0), top, 96)
        return
    if base == 'column':
        waist = smooth_profile([(r * 0.74, 0.008), (r * 0.66, h * 0.14), (r * 0.5, h * 0.38), (r * 0.46, h * 0.55), (r * 0.58, h * 0.75), (r * 0.84, h - 0.036)], 8)
        lathe([(0, 0), (r * 0.72, 0), *waist, (0, h - 0.034)], (0, 0, 0), top if stone else f'{top}|T', 96, angle=40)
        _round_top(d, h, 0.036, top if stone else f'{top}|X')
        return
    _round_top(d, h, thick, f'{top}|X' if top in ('oak', 'walnut') else top)
    if base == 'legs':
        for a in np.radians((45, 165, 285) if d < 0.5 else (45, 135, 225, 315)):
            leg((np.cos(a) * r * 0.68, np.sin(a) * r * 0.68, h - thick), (np.cos(a) * r * 0.82, np.sin(a) * r * 0.82, 0), 0.026, 0.017, base_mat)
        box((r * 1.25, 0.05, 0.035), (0, 0, h - thick - 0.035), base_mat, 0.004)
        box((0.05, r * 1.25, 0.035), (0, 0, h - thick - 0.035), base_mat, 0.004)
    elif base == 'cross':
        for a in (0, 90):
            x, y = (r * 0.74, 0) if a == 0 else (0, r * 0.74)
            tube([(-x, -y, h - thick), (-x, -y, 0.01), (x, y, 0.01), (x, y, h - thick)], 0.009, base_mat, smooth=False)
        tube([(np.cos(a) * r * 0.74, np.sin(a) * r * 0.74, h - thick - 0.009) for a in np.linspace(0, 2 * np.pi, 32, endpoint=False)], 0.008, base_mat, smooth=False, cyclic=True)
    elif base == 'pedestal':
        lathe([(0, 0), (r * 0.66, 0), (r * 0.66, 0.01), (r * 0.6, 0.016), (0.022, 0.022), (0.015, 0.04), (0.015, h - thick - 0.03), (0.06, h - thick), (0, h - thick)], (0, 0, 0), base_mat)
    else:
        lathe(smooth_profile([(0, 0), (r * 0.56, 0), (r * 0.56, 0.012), (r * 0.4, 0.05), (r * 0.16, 0.2), (r * 0.11, h * 0.5), (r * 0.14, h * 0.8), (r * 0.3, h - thick), (0, h - thick)], 8), (0, 0, 0), base_mat)


def rect_table(w=1.8, d=0.9, h=0.74, top='oak', shape='rounded', legs='tapered', shelf=None):
    thick = 0.03 if h > 0.5 else 0.026
    radius = {'pill': d / 2, 'rounded': 0.035}[shape]
    _slab(w, d, h, thick, top, radius)
    under = h - thick
    x, y = w / 2 - 0.09, d / 2 - 0.09
    if legs == 'slab':
        for sx in (-1, 1):
            prism(rounded_outline(0.07, d * 0.62, 0.034, 8), under, (sx * (w / 2 - 0.24), 0, 0), f'{top}|Z', 0.004)
        box((w - 0.5, 0.03, 0.06), (0, 0, under - 0.06), top, 0.004)
    elif legs == 'trestle':
        for sx in (-1, 1):
            lx = sx * (w / 2 - 0.34)
            for sy in (-1, 1):
                leg((lx, sy * 0.12, under), (lx + sx * 0.04, sy * (d / 2 - 0.1), 0), 0.032, 0.024, top)
            box((0.06, d - 0.3, 0.045), (lx, 0, under - 0.045), top, 0.006)
        box((w - 0.68, 0.045, 0.07), (0, 0, 0.3), top, 0.006)
    elif legs == 'square':
        x, y, t = w / 2 - 0.028, d / 2 - 0.028, 0.034
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((t, t, under), (sx * x, sy * y, 0), top, 0.004)
            box((t * 0.8, y * 2, 0.03), (sx * x, 0, under - 0.03), top, 0.003)
        if shelf:
            box((w - 0.06, d - 0.06, 0.02), (0, 0, shelf), top, 0.003)
    elif legs == 'steel':
        for sx in (-1, 1):
            lx = sx * (w / 2 - 0.22)
            tube([(lx, -y, under), (lx, -y, 0.014), (lx, y, 0.014), (lx, y, under)], 0.016, 'black-metal', smooth=False)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg((sx * x, sy * y, under), (sx * (x + 0.03), sy * (y + 0.03), 0), 0.034, 0.02, top)
            box((0.024, y * 2 - 0.03, 0.07), (sx * x, 0, under - 0.07), top, 0.003)
        for sy in (-1, 1):
            box((x * 2 - 0.03, 0.024, 0.07), (0, sy * y, under - 0.07), top, 0.003)


def desk(w=1.2, d=0.6, wood='oak'):
    h, thick = 0.75, 0.026
    _slab(w, d, h, thick, wood, 0.03)
    box((w - 0.16, d - 0.1, 0.012), (0, 0.01, h - 0.13), wood, 0.002)
    for sx in (-1, 1):
        box((0.016, d - 0.1, 0.1), (sx * (w / 2 - 0.088), 0.01, h - thick - 0.1), wood, 0.002)
    box((w - 0.16, 0.016, 0.1), (0, d / 2 - 0.048, h - thick - 0.1), wood, 0.002)
    for i in (-1, 1):
        width = (w - 0.19) / 2
        box((width - 0.004, 0.018, 0.088), (i * width / 2, -d / 2 + 0.05, h - thick - 0.096), wood, 0.003)
        cylinder(0.009, 0.02, (i * width / 2, -d / 2 + 0.042, h - thick - 0.052), 'brass', rot=(90, 0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (w / 2 - 0.1), sy * (d / 2 - 0.09), h - thick), (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), 0.024, 0.014, wood)


MODELS = {'round_table': round_table, 'rect_table': rect_table, 'desk': desk}
