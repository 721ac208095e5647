"""Cloth and leather: linen, cotton, wool, boucle, velvet, sheer, knit rugs."""
from materials.nodes import Graph, rgb, shade


def _weave(g, uv, scale):
    """Height and slub of a plain weave with uneven threads."""
    warp = g.noise(g.mapping(uv, (scale, scale * 0.045, 1)), 1, 2, 0.6)
    weft = g.noise(g.mapping(uv, (scale * 0.045, scale, 1)), 1, 2, 0.6)
    return g.math('ADD', warp, weft)


def _linen(mat, rest):
    g = Graph(mat)
    uv = g.coords('UV')
    base = rgb(rest)
    weave = _weave(g, uv, 420)
    slub = _weave(g, uv, 120)
    tone = g.math('ADD', g.math('MULTIPLY', weave, 0.5), g.math('MULTIPLY', slub, 0.5))
    colour = g.ramp(tone, [(0.3, shade(base, 0.68)), (0.72, shade(base, 1.16))])
    normal = g.bump(tone, 0.0022, 0.55)
    g.surface(g.principled(g.vary(colour, 0.03), 0.92, normal, specular=0.12, sheen=0.35), shade(base, 0.92))


def _cotton(mat, rest):
    g = Graph(mat)
    uv = g.coords('UV')
    base = rgb(rest)
    weave = _weave(g, uv, 600)
    colour = g.ramp(weave, [(0.55, shade(base, 0.86)), (1.25, shade(base, 1.06))])
    g.surface(g.principled(colour, 0.9, g.bump(weave, 0.001, 0.4), specular=0.15, sheen=0.25), shade(base, 0.92))


def _wool(mat, rest):
    g = Graph(mat)
    base = rgb(rest)
    tuft = g.noise(g.coords(), 210, 3, 0.7)
    patch = g.noise(g.coords(), 9, 2)
    colour = g.ramp(g.math('ADD', g.math('MULTIPLY', tuft, 0.75), g.math('MULTIPLY', patch, 0.25)), [(0.28, shade(base, 0.6)), (0.68, shade(base, 1.12))])
    g.surface(g.principled(colour, 0.97, g.bump(tuft, 0.006, 0.7), specular=0.05, sheen=0.5), shade(base, 0.92))


def _boucle(mat, rest):
    g = Graph(mat)
    base = rgb(rest)
    vector = g.coords()
    loops = g.node('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=g.node('VectorMath', {'operation': 'ADD'}, i0=vector, i1=g.node('VectorMath', {'operation': 'SCALE'}, i0=g.node('TexNoise', Vector=vector, Scale=60).outputs['Color'], Scale=0.012).outputs[0]).outputs[0],
                   Scale=115, Smoothness=0.6, Randomness=1.0).outputs['Distance']
    curl = g.noise(vector, 340, 2, 0.7)
    height = g.math('ADD', g.math('MULTIPLY', loops, -1.0), g.math('MULTIPLY', curl, 0.35))
    colour = g.mix(g.range(loops, 0.1, 0.75), shade(base, 1.08), shade(base, 0.66))
    g.surface(g.principled(colour, 0.98, g.bump(height, 0.009, 0.8), specular=0.08, sheen=0.5), shade(base, 0.92))


def _velvet(mat, rest):
    g = Graph(mat)
    base = rgb(rest)
    nap = g.noise(g.coords(), 3.5, 3, 0.6)
    facing = g.node('LayerWeight', Blend=0.42).outputs['Facing']
    colour = g.mix(g.math('MULTIPLY', facing, g.range(nap, 0.3, 0.7, 0.55, 1.0)), shade(base, 0.62), shade(base, 2.3))
    g.surface(g.principled(colour, 0.72, g.bump(g.noise(g.coords(), 400, 1), 0.0006, 0.4), specular=0.2, sheen=1.0, sheen_tint=0.7))


def _leather(mat, rest):
    g = Graph(mat)
    base = rgb(rest)
    vector = g.coords()
    pebble = g.node('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=vector, Scale=260, Smoothness=0.5).outputs['Distance']
    wear = g.noise(vector, 6, 5, 0.65)
    colour = g.ramp(wear, [(0.3, shade(base, 0.62)), (0.72, shade(base, 1.28))])
    crease = g.noise(vector, 22, 4, 0.6, 0.8)
    height = g.math('ADD', g.math('MULTIPLY', pebble, 0.5), g.math('MULTIPLY', crease, 1.2))
    rough = g.range(wear, 0.3, 0.7, 0.36, 0.52)
    g.surface(g.principled(colour, rough, g.bump(height, 0.0022, 0.5), specular=0.45, coat=0.05), shade(base, 0.92))


def _sheer(mat, rest):
    g = Graph(mat)
    base = rgb(rest)
    weave = _weave(g, g.coords('UV'), 300)
    cloth = g.blend(0.55, g.node('BsdfDiffuse', Color=base).outputs[0], g.node('BsdfTranslucent', Color=base).outputs[0])
    open_ = g.range(weave, 0.7, 1.3, 0.5, 0.12)
    g.surface(g.blend(open_, cloth, g.node('BsdfTransparent').outputs[0]))


def _drapery(mat, rest):
    """Heavier curtain: lets a little light through."""
    g = Graph(mat)
    base = rgb(rest)
    weave = _weave(g, g.coords('UV'), 300)
    colour = g.ramp(weave, [(0.6, shade(base, 0.8)), (1.3, shade(base, 1.1))])
    normal = g.bump(weave, 0.001, 0.3)
    body = g.principled(colour, 0.92, normal, specular=0.1, sheen=0.3)
    g.surface(g.blend(0.2, body, g.node('BsdfTranslucent', Color=colour).outputs[0]))


def _rug(mat, rest):
    """'rug-plain-cream', 'rug-stripe-laterite', 'rug-wave-sage', 'rug-border-navy', 'rug-jute-jute' (rings), 'rug-braid-jute' (rows), 'rug-grid-cream'."""
    g = Graph(mat)
    kind, colour = rest.split('-', 1)
    base, ground = rgb(colour), rgb('#e6dcc8')
    vector = g.coords()
    split = g.node('SeparateXYZ', Vector=vector)
    x, y = split.outputs[0], split.outputs[1]
    wobble = g.math('MULTIPLY', g.noise(vector, 5, 2), 0.02)
    if kind == 'stripe':
        band = g.math('SINE', g.math('MULTIPLY', g.math('ADD', x, wobble), 19))
        second = g.math('SINE', g.math('MULTIPLY', g.math('ADD', x, wobble), 57))
        colour_ = g.mix(g.range(band, 0.25, 0.32), ground, g.mix(g.range(second, 0.3, 0.4), base, shade(base, 0.72)))
    elif kind == 'wave':
        d = g.math('ADD', x, g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', y, 4.2)), 0.22))
        band = g.math('SINE', g.math('MULTIPLY', g.math('ADD', d, wobble), 8.5))
        colour_ = g.mix(g.range(band, 0.0, 0.06), ground, base)
    elif kind == 'grid':
        lines = g.math('MAXIMUM', g.math('SINE', g.math('MULTIPLY', g.math('ADD', x, wobble), 21)), g.math('SINE', g.math('MULTIPLY', g.math('ADD', y, wobble), 21)))
        colour_ = g.mix(g.range(lines, 0.965, 0.99), base, shade(base, 0.42))
    elif kind == 'faded':
        fade = g.noise(vector, 3.2, 5, 0.65, 0.8)
        motif = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', x, 26)), g.math('SINE', g.math('MULTIPLY', y, 26)))
        colour_ = g.mix(g.math('MULTIPLY', g.range(motif, 0.1, 0.35), 0.55), base, shade(ground, 0.8))
        colour_ = g.mix(g.range(fade, 0.35, 0.7, 0.05, 0.75), colour_, ground)
    else:
        colour_ = g.mix(1.0, base, base)
    if kind in ('jute', 'braid'):
        across = y if kind == 'braid' else g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))
        rope = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', across, 150)))
        twist = g.noise(vector, 150, 2, 0.7)
        height = g.math('ADD', rope, g.math('MULTIPLY', twist, 0.9))
        colour_ = g.ramp(g.math('MULTIPLY', height, 0.6), [(0.1, shade(base, 0.42)), (0.8, shade(base, 1.2))])
        normal = g.bump(height, 0.006, 0.8)
    else:
        tuft = g.noise(vector, 190, 3, 0.75)
        lines = g.math('SINE', g.math('MULTIPLY', y, 420))
        height = g.math('ADD', tuft, g.math('MULTIPLY', lines, 0.12))
        shading = g.range(g.math('ADD', g.math('MULTIPLY', tuft, 0.8), g.math('MULTIPLY', g.noise(vector, 6, 3), 0.35)), 0.3, 0.85, 0.66, 1.12)
        colour_ = g.node('HueSaturation', Color=colour_, Value=shading).outputs[0]
        normal = g.bump(height, 0.008, 0.7)
    g.surface(g.principled(colour_, 0.97, normal, specular=0.04, sheen=0.3), shade(base, 0.85))


FAMILY = {'linen': _linen, 'cotton': _cotton, 'wool': _wool, 'boucle': _boucle, 'velvet': _velvet, 'leather': _leather, 'sheer': _sheer, 'drapery': _drapery, 'rug': _rug}
