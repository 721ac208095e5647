"""Wood with grain along a named axis, boards and parquet for floors."""
from materials.nodes import Graph, rgb

SPECIES = {
    #          light      dark       pore     roughness
    'oak': ('#cfa878', '#b88b58', '#8f6a42', 0.42),
    'walnut': ('#7d5437', '#553420', '#38220f', 0.36),
    'teak': ('#a87443', '#8a5a30', '#5f3b1d', 0.45),
    'pine': ('#dcb98a', '#c89c64', '#a57a48', 0.5),
    'black-wood': ('#262422', '#1c1a19', '#100f0e', 0.4),
}
STRETCH = {'X': (0.06, 1, 1), 'Y': (1, 0.06, 1), 'Z': (1, 1, 0.06), 'T': (1, 1, 0.06)}


def mean(species):
    """The colour of the wood from far away."""
    light, dark = (rgb(c) for c in SPECIES[species][:2])
    return tuple((a + b) / 2 for a, b in zip(light, dark))


def _unwound(g, vector, radius=0.2):
    """Points of a turned body moved onto a cylinder: the grain then follows the outline instead of showing cut ends."""
    split = g.node('SeparateXYZ', Vector=vector).outputs
    flat = g.node('CombineXYZ', X=split[0], Y=split[1], Z=0.0).outputs[0]
    round_ = g.node('VectorMath', {'operation': 'NORMALIZE'}, i0=flat).outputs[0]
    wide = g.node('VectorMath', {'operation': 'SCALE'}, i0=round_, Scale=radius).outputs[0]
    up = g.node('CombineXYZ', X=0.0, Y=0.0, Z=split[2]).outputs[0]
    return g.node('VectorMath', {'operation': 'ADD'}, i0=wide, i1=up).outputs[0]


def grain(g, vector, species, stretch):
    """Colour and height of grain: slow cathedral figure, fine fibres, dark pores."""
    light, dark, pore, _ = SPECIES[species]
    random = g.node('ObjectInfo').outputs['Random']
    offset = g.node('CombineXYZ', X=g.math('MULTIPLY', random, 37), Y=g.math('MULTIPLY', random, 71), Z=g.math('MULTIPLY', random, 13)).outputs[0]
    vector = g.node('VectorMath', {'operation': 'ADD'}, i0=vector, i1=offset).outputs[0]
    along = g.mapping(vector, stretch)
    figure = g.noise(along, 7, 2, 0.5, 0.6)
    rings = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', figure, 38)))
    fibre = g.noise(g.mapping(vector, tuple(s * s if s < 1 else s for s in stretch)), 260, 2, 0.6)
    tone = g.math('ADD', g.math('MULTIPLY', rings, 0.45), g.math('MULTIPLY', g.noise(along, 16, 4, 0.6), 0.75))
    colour = g.ramp(tone, [(0.15, rgb(dark)), (0.85, rgb(light))])
    pores = g.range(fibre, 0.36, 0.5, 1, 0)
    colour = g.mix(g.math('MULTIPLY', pores, 0.42), colour, rgb(pore))
    height = g.math('SUBTRACT', g.math('MULTIPLY', rings, 0.2), pores)
    return g.vary(colour, 0.09), height


def _wood(species):
    def recipe(mat, rest):
        g = Graph(mat)
        axis = rest if rest in STRETCH else 'X'
        vector = _unwound(g, g.coords()) if axis == 'T' else g.coords()
        colour, height = grain(g, vector, species, STRETCH[axis])
        rough = g.range(height, -1, 0.2, SPECIES[species][3] + 0.12, SPECIES[species][3])
        g.surface(g.principled(colour, rough, g.bump(height, 0.0004, 0.5), specular=0.4), mean(species))
    return recipe


def _planks(mat, rest):
    """'planks-oak' or 'planks-walnut-wide': floor boards with staggered ends; 'herringbone' is its own recipe."""
    g = Graph(mat)
    parts = rest.split('-')
    species, wide = parts[0], 'wide' in parts
    vector = g.coords()
    brick = g.node('TexBrick', {'offset': 0.37, 'offset_frequency': 2}, Vector=vector, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar=(0.5, 0.5, 0.5, 1),
                   Scale=1.0, Mortar_Size=0.0022, Mortar_Smooth=0.4, Bias=0.0, Brick_Width=1.9, Row_Height=0.19 if wide else 0.12)
    tone = brick.outputs['Color']
    shift = g.node('VectorMath', {'operation': 'MULTIPLY_ADD'}, i0=tone, i1=(31, 17, 5), i2=vector).outputs[0]
    colour, height = grain(g, shift, species, STRETCH['X'])
    value = g.range(tone, 0, 1, 0.84, 1.1)
    colour = g.node('HueSaturation', Color=colour, Value=value).outputs[0]
    joint = brick.outputs['Fac']
    colour = g.mix(g.math('MULTIPLY', joint, 0.75), colour, rgb('#2d2016'))
    rough = g.range(g.noise(vector, 2.2, 2), 0.3, 0.7, 0.34, 0.46)
    height = g.math('SUBTRACT', g.math('MULTIPLY', height, 0.25), g.math('MULTIPLY', joint, 3))
    g.surface(g.principled(colour, rough, g.bump(height, 0.0006, 0.6), specular=0.42), mean(species))


FAMILY = {'planks': _planks, **{species: _wood(species) for species in SPECIES}}
