"""Calm abstract pictures for frames, on UV 0…1: hills, arches, blocks, brush strokes."""
import random

from materials.nodes import Graph, rgb, shade

INKS = (('#9c4c36', '#d9b48a', '#27432f', '#e9dfcc'), ('#2b3648', '#c2913c', '#b87353', '#efe6d6'), ('#696d4a', '#c9a093', '#8a4b33', '#ece3d2'), ('#3a3937', '#b8976a', '#98a388', '#f0e8da'))


def _disc(g, u, v, x, y, r, aspect=1.4):
    du, dv = g.math('SUBTRACT', u, x), g.math('MULTIPLY', g.math('SUBTRACT', v, y), aspect)
    d = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', du, du), g.math('MULTIPLY', dv, dv)))
    return d, g.range(d, r, r + 0.006, 1, 0)


def _hills(g, u, v, inks, rng):
    _, sun = _disc(g, u, v, rng.uniform(0.3, 0.7), rng.uniform(0.58, 0.74), rng.uniform(0.1, 0.17))
    colour = g.mix(sun, rgb(inks[3]), rgb(inks[0]))
    for i, height in enumerate((0.48, 0.34, 0.2)):
        wave = g.math('SINE', g.math('ADD', g.math('MULTIPLY', u, rng.uniform(3, 7)), rng.uniform(0, 6)))
        hill = g.math('ADD', height, g.math('MULTIPLY', wave, rng.uniform(0.04, 0.1)))
        colour = g.mix(g.range(g.math('SUBTRACT', v, hill), -0.004, 0.004, 1, 0), colour, shade(rgb(inks[(i + 1) % 3]), 1 - 0.12 * i))
    return colour


def _arches(g, u, v, inks, rng):
    colour = rgb(inks[3])
    x, y = rng.uniform(0.42, 0.58), rng.uniform(0.36, 0.44)
    below = g.math('LESS_THAN', v, y)
    for i, r in enumerate((0.27, 0.21, 0.15, 0.09)):
        _, round_ = _disc(g, u, v, x, y, r, 1.0)
        straight = g.math('MULTIPLY', below, g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', u, x)), r))
        colour = g.mix(g.math('MAXIMUM', round_, straight), colour, rgb(inks[(i + 1) % 4] if i % 2 else inks[0]))
    return colour


def _blocks(g, u, v, inks, rng):
    colour = rgb(inks[3])
    for i in range(4):
        x, y, w, h = rng.uniform(0.3, 0.7), rng.uniform(0.3, 0.7), rng.uniform(0.08, 0.2), rng.uniform(0.06, 0.2)
        inside = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', u, x)), w), g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', v, y)), h))
        colour = g.mix(g.math('MULTIPLY', inside, 0.88), colour, rgb(inks[i % 3]))
    return colour


def _strokes(g, u, v, inks, rng):
    colour = rgb(inks[3])
    bristle = g.noise(g.mapping(g.coords('UV'), (4, 60, 1)), 1, 3, 0.7)
    for i in range(3):
        d, _ = _disc(g, u, v, rng.uniform(0.3, 0.7), rng.uniform(0.2, 0.5), 0.1, 1.0)
        ring = g.math('ABSOLUTE', g.math('SUBTRACT', d, rng.uniform(0.14, 0.3)))
        wide = g.math('ADD', 0.012, g.math('MULTIPLY', bristle, 0.035))
        colour = g.mix(g.range(g.math('SUBTRACT', ring, wide), -0.004, 0.004, 0.92, 0), colour, rgb(inks[(0, 2, 1)[i]]))
    return colour


def _print(mat, rest):
    """'print-{seed}': the seed picks the motif, its inks and its proportions."""
    g = Graph(mat)
    seed = int(rest)
    rng = random.Random(seed)
    inks = rng.choice(INKS)
    uv = g.node('SeparateXYZ', Vector=g.coords('UV'))
    u, v = uv.outputs[0], uv.outputs[1]
    colour = (_hills, _arches, _strokes, _blocks)[seed % 4](g, u, v, inks, rng)
    grain = g.noise(g.coords('UV'), 160, 3, 0.7)
    colour = g.mix(0.16, colour, g.ramp(grain, [(0.3, (0.2, 0.2, 0.2, 1)), (0.7, (0.85, 0.85, 0.85, 1))]), 'OVERLAY')
    margin = g.math('MAXIMUM', g.math('ABSOLUTE', g.math('SUBTRACT', u, 0.5)), g.math('ABSOLUTE', g.math('SUBTRACT', v, 0.5)))
    colour = g.mix(g.range(margin, 0.36, 0.363), colour, rgb('#f2ecdf'))
    g.surface(g.principled(colour, 0.6, specular=0.25), rgb(inks[3]))


FAMILY = {'print': _print}
