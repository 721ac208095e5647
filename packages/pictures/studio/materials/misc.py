"""Metal, glass, rattan, paper, leaves, light."""
from materials.nodes import Graph, rgb, shade


def _metal(colour, rough, brushed=True):
    def recipe(mat, rest):
        g = Graph(mat)
        vector = g.coords()
        value = g.range(g.noise(g.mapping(vector, (1, 1, 0.04)), 300, 2), 0.3, 0.7, rough - 0.06, rough + 0.08) if brushed else rough
        g.surface(g.principled(rgb(colour), value, metallic=1.0))
    return recipe


def _black_metal(mat, rest):
    g = Graph(mat)
    g.surface(g.principled(rgb('#1c1b1a'), 0.48, g.bump(g.noise(g.coords(), 500, 2), 0.0002, 0.3), specular=0.4))


def _white_paint(mat, rest):
    g = Graph(mat)
    g.surface(g.principled(rgb('#eeeae1'), 0.42, g.bump(g.noise(g.coords(), 160, 2), 0.0002, 0.25), specular=0.4))


def _rattan(mat, rest):
    """Woven strips by UV (u around or across, v along)."""
    g = Graph(mat)
    base = rgb(rest or '#c39a63')
    uv = g.node('SeparateXYZ', Vector=g.coords('UV'))
    u, v = g.math('MULTIPLY', uv.outputs[0], 360), g.math('MULTIPLY', uv.outputs[1], 360)
    over = g.math('MULTIPLY', g.math('SINE', u), g.math('SINE', v))
    strand = g.math('ADD', g.math('ABSOLUTE', g.math('SINE', v)), g.math('MULTIPLY', over, 0.6))
    life = g.noise(g.coords(), 40, 3, 0.7)
    colour = g.ramp(g.math('ADD', g.math('MULTIPLY', strand, 0.5), g.math('MULTIPLY', life, 0.4)), [(0.15, shade(base, 0.35)), (0.55, base), (0.95, shade(base, 1.25))])
    g.surface(g.principled(colour, 0.6, g.bump(strand, 0.004, 0.9), specular=0.3), base)


def _cane(mat, rest):
    """Octagonal cane webbing: threads along x, z and both diagonals, see-through between."""
    g = Graph(mat)
    uv = g.node('SeparateXYZ', Vector=g.coords('UV'))
    k = 330
    u, v = g.math('MULTIPLY', uv.outputs[0], k), g.math('MULTIPLY', uv.outputs[1], k)
    lines = [g.math('ABSOLUTE', g.math('SINE', u)), g.math('ABSOLUTE', g.math('SINE', v))]
    diagonals = [g.math('ABSOLUTE', g.math('SINE', g.math('ADD', u, v))), g.math('ABSOLUTE', g.math('SINE', g.math('SUBTRACT', u, v)))]
    thread = g.math('MAXIMUM', g.math('MAXIMUM', g.math('LESS_THAN', lines[0], 0.36), g.math('LESS_THAN', lines[1], 0.36)),
                    g.math('MAXIMUM', g.math('LESS_THAN', diagonals[0], 0.26), g.math('LESS_THAN', diagonals[1], 0.26)))
    life = g.noise(g.coords(), 90, 2)
    colour = g.ramp(life, [(0.3, rgb('#b58d55')), (0.7, rgb('#dcb983'))])
    body = g.principled(colour, 0.55, specular=0.3)
    g.surface(g.blend(thread, g.node('BsdfTransparent').outputs[0], body))


def _cord(mat, rest):
    """Woven paper cord of a seat; object x and y, four fields meeting at the middle."""
    g = Graph(mat)
    base = rgb(rest or '#cdb083')
    xyz = g.node('SeparateXYZ', Vector=g.coords())
    ax, ay = g.math('ABSOLUTE', xyz.outputs[0]), g.math('ABSOLUTE', xyz.outputs[1])
    side = g.math('GREATER_THAN', ax, ay)
    across = g.node('MixRGB', Fac=side, Color1=xyz.outputs[1], Color2=xyz.outputs[0]).outputs[0]
    rope = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', across, 520)))
    twist = g.noise(g.coords(), 200, 2, 0.7)
    colour = g.ramp(g.math('ADD', g.math('MULTIPLY', rope, 0.7), g.math('MULTIPLY', twist, 0.3)), [(0.1, shade(base, 0.4)), (0.7, shade(base, 1.15))])
    g.surface(g.principled(colour, 0.8, g.bump(rope, 0.005, 0.8), specular=0.15))


def _paper(mat, rest):
    """Shade of washi: glows from inside."""
    g = Graph(mat)
    fibre = g.noise(g.coords(), 30, 5, 0.7)
    base = rgb(rest or '#f3ead8')
    colour = g.ramp(fibre, [(0.3, shade(base, 0.9)), (0.7, base)])
    body = g.blend(0.6, g.node('BsdfDiffuse', Color=colour).outputs[0], g.node('BsdfTranslucent', Color=colour).outputs[0])
    g.surface(body)


def _glow(mat, rest):
    """'glow-{strength}' or 'glow-{strength}-{kelvin-like colour}': a lit shade, not a light source for the room."""
    g = Graph(mat)
    parts = rest.split('-')
    colour = rgb(parts[1]) if len(parts) > 1 else rgb('#ffd9a8')
    shell = g.node('LayerWeight', Blend=0.35).outputs['Facing']
    strength = g.math('MULTIPLY', g.range(shell, 0, 1, 1.0, 0.55), float(parts[0]))
    fibre = g.range(g.noise(g.coords(), 14, 4), 0.3, 0.7, 0.92, 1.05)
    light = g.node('Emission', Color=colour, Strength=g.math('MULTIPLY', strength, fibre)).outputs[0]
    skin = g.principled(rgb('#f3ecdf'), 0.55, specular=0.3)
    g.surface(g.node('AddShader', i0=light, i1=skin).outputs[0])


def _opal(mat, rest):
    g = Graph(mat)
    g.surface(g.principled(rgb('#f5f1e8'), 0.14, specular=0.5, coat=0.5))


def _glass(mat, rest):
    """Clear glass that costs no caustics: see-through with a reflection by angle."""
    g = Graph(mat)
    fresnel = g.node('Fresnel', IOR=1.45).outputs[0]
    tint = rgb(rest) if rest else (0.96, 0.98, 0.97, 1)
    gloss = g.node('BsdfGlossy', Roughness=0.02).outputs[0]
    g.surface(g.blend(fresnel, g.node('BsdfTransparent', Color=tint).outputs[0], gloss))


def _clear(mat, rest):
    """A sheet of glass as drawn, without a ray thrown by chance: tinted, with soft slanting lights, so that it brings no grain before what is behind it."""
    g = Graph(mat)
    xyz = g.node('SeparateXYZ', Vector=g.coords())
    slant = g.math('ADD', g.math('ADD', xyz.outputs[0], xyz.outputs[1]), g.math('MULTIPLY', xyz.outputs[2], 0.62))
    bands = g.math('ADD', g.math('SINE', g.math('MULTIPLY', slant, 3.1)), g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', slant, 7.3)), 0.6))
    light = g.node('Emission', Color=(0.95, 0.98, 1.0, 1), Strength=g.range(bands, 0.35, 0.75, 0.015, 0.085)).outputs[0]
    g.surface(g.node('AddShader', i0=light, i1=g.node('BsdfTransparent', Color=rgb(rest or '#e9f1ee')).outputs[0]).outputs[0])


def _pane(mat, rest):
    """A window seen from the street: it mirrors the sky and the houses opposite, and lets the room behind be guessed."""
    g = Graph(mat)
    share = g.math('ADD', g.math('MULTIPLY', g.node('Fresnel', IOR=1.5).outputs[0], 1.6), 0.1, clamp=True)
    gloss = g.node('BsdfGlossy', Roughness=0.015).outputs[0]
    g.surface(g.blend(share, g.node('BsdfTransparent', Color=(0.78, 0.82, 0.8, 1)).outputs[0], gloss))


def _mirror(mat, rest):
    g = Graph(mat)
    g.surface(g.principled((0.9, 0.91, 0.9, 1), 0.015, metallic=1.0))


def _leaf(mat, rest):
    g = Graph(mat)
    base = rgb(rest or '#3d5a2c')
    uv = g.node('SeparateXYZ', Vector=g.coords('UV'))
    rib = g.range(g.math('ABSOLUTE', uv.outputs[0]), 0.0, 0.05, 1, 0)
    veins = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('SUBTRACT', uv.outputs[1], g.math('MULTIPLY', g.math('ABSOLUTE', uv.outputs[0]), 0.7)), 42)))
    vein = g.math('MAXIMUM', rib, g.range(veins, 0.0, 0.18, 0.45, 0))
    tone = g.noise(g.coords(), 12, 2)
    colour = g.vary(g.ramp(tone, [(0.3, shade(base, 0.75)), (0.7, shade(base, 1.3))]), 0.22)
    colour = g.mix(g.math('MULTIPLY', vein, 0.4), colour, rgb('#9db06b'))
    body = g.principled(colour, 0.38, g.bump(vein, 0.002, 0.4), specular=0.4)
    g.surface(g.blend(0.22, body, g.node('BsdfTranslucent', Color=shade(base, 1.8)).outputs[0]), base)


def _soil(mat, rest):
    g = Graph(mat)
    lump = g.noise(g.coords(), 60, 4, 0.7)
    g.surface(g.principled(g.ramp(lump, [(0.3, rgb('#1f1610')), (0.7, rgb('#4b382a'))]), 0.95, g.bump(lump, 0.02, 1)))


def _bark(mat, rest):
    g = Graph(mat)
    ridge = g.noise(g.mapping(g.coords(), (1, 1, 0.2)), 60, 4, 0.7)
    g.surface(g.principled(g.ramp(ridge, [(0.3, rgb('#4a3a2a')), (0.7, rgb('#8a7459'))]), 0.9, g.bump(ridge, 0.006, 0.8)))


def _spine(mat, rest):
    """Book cloth in a muted colour by number."""
    tones = ('#8a4326', '#27432f', '#d8c9ad', '#2b3648', '#b8976a', '#e8dfcf', '#6f6a64', '#a1442b', '#98a388', '#3a3937', '#c9b79a', '#f0e9dc')
    g = Graph(mat)
    g.surface(g.principled(rgb(tones[int(rest) % len(tones)]), 0.75, g.bump(g.noise(g.coords(), 400, 1), 0.0005, 0.4), specular=0.25))


def _screen(mat, rest):
    g = Graph(mat)
    g.surface(g.principled((0.006, 0.006, 0.007, 1), 0.08, specular=0.5))


FAMILY = {'brass': _metal('#c39a52', 0.26), 'steel': _metal('#b9b8b4', 0.24), 'bronze': _metal('#5e4630', 0.36), 'copper': _metal('#b56a45', 0.28),
          'black-metal': _black_metal, 'white-paint': _white_paint, 'rattan': _rattan, 'cane': _cane, 'cord': _cord, 'paper': _paper, 'glow': _glow, 'opal': _opal,
          'glass': _glass, 'clear': _clear, 'pane': _pane, 'mirror': _mirror, 'leaf': _leaf, 'soil': _soil, 'bark': _bark, 'spine': _spine, 'screen': _screen}
