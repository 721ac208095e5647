"""Stone, plaster, tile, concrete, ceramic."""
from materials.nodes import Graph, rgb, shade


def _marble(mat, rest):
    g = Graph(mat)
    dark = rest == 'dark'
    # 'marble-slab': walls of whole slabs, with the large quiet figure that a slab has.
    vector = g.mapping(g.coords(), (0.34, 0.34, 0.34)) if rest == 'slab' else g.coords()
    warp = g.node('TexNoise', Vector=vector, Scale=1.6, Detail=5, Roughness=0.6).outputs['Color']
    bent = g.node('VectorMath', {'operation': 'MULTIPLY_ADD'}, i0=warp, i1=(1.1, 1.1, 1.1), i2=vector).outputs[0]
    vein = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(bent, 2.4, 6, 0.5), 0.5))
    fine = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(bent, 7, 5, 0.55), 0.5))
    cloud = g.noise(vector, 1.8, 4)
    ground, line = ('#22231f', '#c8bda4') if dark else ('#f0ede6', '#8d8a86')
    base = g.ramp(cloud, [(0.3, shade(rgb(ground), 0.88)), (0.7, rgb(ground))])
    colour = g.mix(g.range(vein, 0.0, 0.035, 0.62, 0), base, rgb(line))
    colour = g.mix(g.range(fine, 0.0, 0.02, 0.25, 0), colour, rgb(line))
    g.surface(g.principled(colour, 0.16, specular=0.5), rgb(ground))


def _travertine(mat, rest):
    g = Graph(mat)
    vector = g.coords()
    layers = g.noise(g.mapping(vector, (0.35, 0.35, 3)), 7, 5, 0.6, 0.4)
    pits = g.noise(g.mapping(vector, (0.5, 0.5, 2.2)), 60, 3, 0.6)
    colour = g.ramp(layers, [(0.25, rgb('#b99f7c')), (0.5, rgb('#d8c4a4')), (0.75, rgb('#e6d8c0'))])
    hole = g.range(pits, 0.30, 0.37, 1, 0)
    colour = g.mix(g.math('MULTIPLY', hole, 0.55), colour, rgb('#8a7354'))
    g.surface(g.principled(colour, 0.5, g.bump(g.math('MULTIPLY', hole, -1.0), 0.002, 0.8), specular=0.3), rgb('#d4c0a0'))


def _terrazzo(mat, rest):
    g = Graph(mat)
    vector = g.coords()
    ground = rgb('#3c3b39') if rest == 'dark' else rgb('#e9e3d8')
    colour = ground
    for scale, low, chips in ((34, 0.25, ('#b8684a', '#8f9a86', '#c9b08a', '#6f6a64')), (70, 0.22, ('#a79b8b', '#5d5a56', '#d8c7a8', '#9c5a40'))):
        cell = g.node('TexVoronoi', Vector=vector, Scale=scale, Randomness=1.0)
        pick = g.node('SeparateRGB', Image=cell.outputs['Color'])
        chip = g.node('ValToRGB', Fac=pick.outputs[1])
        chip.color_ramp.interpolation = 'CONSTANT'
        elements = chip.color_ramp.elements
        for _ in range(2):
            elements.new(0.5)
        for i, (element, tone) in enumerate(zip(elements, chips)):
            element.position, element.color = i / 4, rgb(tone)
        inside = g.math('MULTIPLY', g.range(cell.outputs['Distance'], 0.3, 0.33, 1, 0), g.math('GREATER_THAN', pick.outputs[0], 0.42))
        colour = g.mix(g.math('MULTIPLY', inside, 0.85), colour, chip.outputs[0])
    g.surface(g.principled(colour, 0.3, specular=0.45), ground)


def _quartz(mat, rest):
    g = Graph(mat)
    speck = g.noise(g.coords(), 240, 2)
    base = rgb(rest or 'white')
    g.surface(g.principled(g.ramp(speck, [(0.3, shade(base, 0.88)), (0.6, base)]), 0.28, specular=0.45), base)


def _concrete(mat, rest):
    g = Graph(mat)
    vector = g.coords()
    base = rgb(rest or '#a7a29a')
    cloud = g.noise(vector, 1.4, 6, 0.62)
    fine = g.noise(vector, 45, 4, 0.6)
    colour = g.ramp(g.math('ADD', g.math('MULTIPLY', cloud, 0.7), g.math('MULTIPLY', fine, 0.3)), [(0.3, shade(base, 0.7)), (0.68, shade(base, 1.12))])
    g.surface(g.principled(colour, g.range(cloud, 0.3, 0.7, 0.45, 0.7), g.bump(fine, 0.001, 0.35), specular=0.35), base)


def _plaster(mat, rest):
    """Hand-trowelled lime wall."""
    g = Graph(mat)
    vector = g.coords()
    base = rgb(rest)
    cloud = g.noise(vector, 1.1, 5, 0.62, 0.5)
    trowel = g.noise(g.mapping(vector, (1, 1, 1.6)), 7, 4, 0.6, 1.2)
    colour = g.ramp(cloud, [(0.25, shade(base, 0.86)), (0.75, shade(base, 1.05))])
    g.surface(g.principled(colour, 0.9, g.bump(trowel, 0.004, 0.4), specular=0.2), base)


def _render(mat, rest):
    """Bare cement render: cloudy, trowelled by hand, damp along the floor."""
    g = Graph(mat)
    vector = g.coords()
    base = rgb(rest)
    cloud = g.noise(vector, 0.9, 6, 0.65, 0.6)
    trowel = g.noise(g.mapping(vector, (1, 1, 1.8)), 6, 4, 0.6, 1.5)
    grit = g.noise(vector, 90, 3, 0.6)
    tone = g.math('ADD', g.math('MULTIPLY', cloud, 0.65), g.math('MULTIPLY', trowel, 0.35))
    colour = g.ramp(tone, [(0.32, shade(base, 0.7)), (0.5, base), (0.7, shade(base, 1.2))])
    height = g.node('SeparateXYZ', Vector=vector).outputs[2]
    damp = g.range(g.math('SUBTRACT', height, g.math('MULTIPLY', cloud, 0.5)), -0.2, 0.08, 0.5, 0)
    colour = g.mix(damp, colour, shade(base, 0.5))
    bump = g.math('ADD', trowel, g.math('MULTIPLY', grit, 0.2))
    g.surface(g.principled(colour, 0.9, g.bump(bump, 0.004, 0.45), specular=0.2), base)


def _worn(mat, rest):
    """'worn-{upper}-{dado}': old paint on old plaster, the dado up to 1.1 m, both stained and peeling."""
    g = Graph(mat)
    vector = g.coords()
    upper, dado = (rgb(colour) for colour in rest.split('-'))
    height = g.node('SeparateXYZ', Vector=vector).outputs[2]
    cloud = g.noise(vector, 0.8, 5, 0.62, 0.4)
    paint = g.mix(g.range(height, 1.096, 1.104, 1, 0), upper, dado)
    paint = g.mix(g.range(cloud, 0.45, 0.75, 0, 0.4), paint, rgb('#8d8268'))
    streak = g.noise(g.mapping(vector, (5, 5, 0.22)), 2.2, 4, 0.6)
    paint = g.mix(g.range(streak, 0.55, 0.78, 0, 0.35), paint, rgb('#6e6350'))
    flake = g.math('ADD', g.noise(vector, 1.5, 9, 0.66, 0.35), g.range(height, 0, 2.4, 0.07, -0.03))
    peeled = g.range(flake, 0.588, 0.598)
    plaster = g.ramp(g.noise(vector, 6, 4, 0.6), [(0.3, rgb('#94866f')), (0.7, rgb('#bdb098'))])
    colour = g.mix(peeled, paint, plaster)
    bump = g.math('SUBTRACT', g.math('MULTIPLY', g.noise(vector, 30, 4, 0.6), 0.35), peeled)
    g.surface(g.principled(colour, 0.85, g.bump(bump, 0.003, 0.6), specular=0.22), upper)


def _paint(mat, rest):
    g = Graph(mat)
    vector = g.coords()
    base = rgb(rest)
    g.surface(g.principled(base, 0.55, g.bump(g.noise(vector, 160, 2), 0.0003, 0.25), specular=0.35), base)


def _wall(mat, rest):
    """Matt wall paint with the faint life of a rolled wall."""
    g = Graph(mat)
    base = rgb(rest)
    colour = g.ramp(g.noise(g.coords(), 0.7, 1), [(0.2, shade(base, 0.965)), (0.8, shade(base, 1.02))])
    g.surface(g.principled(colour, 0.85, specular=0.2), base)


def _brick(mat, rest):
    """'brick-brick', 'brick-white': a wall in running bond; the wall's own x and z."""
    g = Graph(mat)
    base = rgb(rest)
    uv = g.coords('UV')
    bricks = g.node('TexBrick', {'offset': 0.5}, Vector=g.node('VectorMath', {'operation': 'MULTIPLY_ADD'}, i0=g.node('TexNoise', Vector=uv, Scale=14).outputs['Color'], i1=(0.008, 0.008, 0), i2=uv).outputs[0],
                    Color1=shade(base, 0.72), Color2=shade(base, 1.2), Mortar=rgb('#b7aa98') if rest != 'white' else shade(base, 0.8), Scale=1.0,
                    Mortar_Size=0.007, Mortar_Smooth=0.3, Bias=0.0, Brick_Width=0.225, Row_Height=0.072)
    rough = g.noise(g.coords(), 26, 5, 0.65)
    colour = g.mix(0.55, bricks.outputs['Color'], g.ramp(rough, [(0.3, (0.25, 0.25, 0.25, 1)), (0.7, (0.8, 0.8, 0.8, 1))]), 'OVERLAY')
    height = g.math('SUBTRACT', g.math('MULTIPLY', rough, 0.6), g.math('MULTIPLY', bricks.outputs['Fac'], 1.6))
    g.surface(g.principled(colour, 0.9, g.bump(height, 0.008, 0.8), specular=0.15), base)


def _tile(mat, rest):
    """'tile-{width mm}x{height mm}-{colour}': glazed tiles on UV metres; '…-matt' for stoneware."""
    g = Graph(mat)
    parts = rest.split('-')
    width, height = (int(v) / 1000 for v in parts[0].split('x'))
    base, matt = rgb(parts[1]), 'matt' in parts
    uv = g.coords('UV')
    bricks = g.node('TexBrick', {'offset': 0.5 if 'bond' in parts else 0.0}, Vector=uv, Color1=shade(base, 0.93), Color2=shade(base, 1.05),
                    Mortar=shade(base, 0.72), Scale=1.0, Mortar_Size=0.0016, Mortar_Smooth=0.1, Bias=0.0, Brick_Width=width, Row_Height=height)
    joint = bricks.outputs['Fac']
    life = g.noise(g.coords(), 9, 3)
    colour = g.mix(0.18 if matt else 0.1, bricks.outputs['Color'], g.ramp(life, [(0.3, shade(base, 0.7)), (0.7, shade(base, 1.1))]))
    rough = g.range(joint, 0, 1, 0.42 if matt else 0.12, 0.8)
    height_ = g.math('SUBTRACT', g.math('MULTIPLY', life, 0.0 if matt else 0.5), joint)
    g.surface(g.principled(colour, rough, g.bump(height_, 0.0015, 0.6), specular=0.5), base)


def _encaustic(mat, rest):
    """'encaustic-{colour}': patterned cement tiles of 20 cm on a floor, rings at the corners and a lozenge in the middle."""
    g = Graph(mat)
    base, ground = rgb(rest), rgb('#e3d7bf')
    vector = g.coords()
    split = g.node('SeparateXYZ', Vector=vector)
    # Shares of the tile from its middle, 0 to 0.5, the same in all four quarters.
    u, v = (g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', split.outputs[axis], 5.0)), 0.5)) for axis in (0, 1))

    def inside(distance, r):
        return g.range(distance, r - 0.008, r + 0.008, 1, 0)

    du, dv = g.math('SUBTRACT', 0.5, u), g.math('SUBTRACT', 0.5, v)
    corner = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', du, du), g.math('MULTIPLY', dv, dv)))
    middle = g.math('ADD', u, v)
    second = rgb('#b98a4e')
    colour = g.mix(inside(corner, 0.4), ground, base)
    colour = g.mix(inside(corner, 0.31), colour, ground)
    colour = g.mix(inside(corner, 0.2), colour, second)
    colour = g.mix(inside(corner, 0.1), colour, base)
    colour = g.mix(inside(middle, 0.26), colour, base)
    colour = g.mix(inside(middle, 0.12), colour, ground)
    life = g.noise(vector, 7, 4, 0.6)
    colour = g.mix(g.range(life, 0.3, 0.75, 0.0, 0.22), colour, shade(base, 0.6))
    joint = g.range(g.math('MAXIMUM', u, v), 0.493, 0.497)
    colour = g.mix(joint, colour, shade(ground, 0.55))
    g.surface(g.principled(colour, g.range(life, 0.3, 0.7, 0.3, 0.46), g.bump(joint, -0.001, 0.5), specular=0.45), tuple((a + b) / 2 for a, b in zip(base, ground)))


def _ceramic(mat, rest):
    g = Graph(mat)
    base = rgb(rest)
    speck = g.noise(g.coords(), 150, 3, 0.7)
    colour = g.mix(g.range(speck, 0.62, 0.7, 0, 0.35), base, shade(base, 0.35))
    rings = g.math('SINE', g.math('MULTIPLY', g.node('SeparateXYZ', Vector=g.coords()).outputs[2], 520))
    g.surface(g.principled(colour, 0.5, g.bump(g.math('ADD', g.math('MULTIPLY', rings, 0.3), speck), 0.0008, 0.35), specular=0.35), base)


def _porcelain(mat, rest):
    g = Graph(mat)
    g.surface(g.principled(rgb(rest or '#f4f2ee'), 0.09, specular=0.5, coat=0.4))


def _matt(mat, rest):
    """Plain matt colour: studio grounds and ceilings."""
    g = Graph(mat)
    g.surface(g.node('BsdfDiffuse', Color=rgb(rest)).outputs[0])


FAMILY = {'matt': _matt, 'marble': _marble, 'travertine': _travertine, 'terrazzo': _terrazzo, 'quartz': _quartz, 'concrete': _concrete, 'plaster': _plaster, 'render': _render, 'worn': _worn,
          'paint': _paint, 'wall': _wall, 'brick': _brick, 'tile': _tile, 'encaustic': _encaustic, 'ceramic': _ceramic, 'porcelain': _porcelain}
