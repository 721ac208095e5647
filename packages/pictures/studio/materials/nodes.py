"""A thin way to write shader graphs: `g = Graph(mat)`, then chain calls."""
COLOURS = {
    'oat': '#d6c8ae', 'cream': '#efe7d8', 'moss': '#6d6c52', 'clay': '#b47a5e', 'cognac': '#8f5a36', 'sand': '#cdb895',
    'forest': '#27432f', 'laterite': '#9c4c36', 'sage': '#98a388', 'white': '#f1ede4', 'black': '#1b1a19', 'grey': '#8b8881',
    'charcoal': '#3a3937', 'stone': '#bdb3a3', 'terracotta': '#b06a49', 'rust': '#8a4b33', 'navy': '#2b3648', 'mustard': '#c2913c',
    'rose': '#c9a093', 'jute': '#b8976a', 'taupe': '#a39482', 'olive': '#80805a', 'ink': '#2a2b2c', 'mist': '#c9d0cc', 'brick': '#93634f',
}


def rgb(colour):
    """'#rrggbb' or a colour name to linear RGBA."""
    value = COLOURS.get(colour, colour).lstrip('#')
    channels = [int(value[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1.0)


def shade(colour, factor):
    """The linear colour, darker (< 1) or lighter (> 1)."""
    return (*[min(1.0, c * factor) for c in (colour if len(colour) == 4 else rgb(colour))[:3]], 1.0)


class Graph:
    def __init__(self, mat):
        self.tree = mat.node_tree
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, props=None, **inputs):
        """Make a node; `inputs` by socket name (spaces as _), values or sockets."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.put(node, key.replace('_', ' '), value)
        return node

    def put(self, node, socket, value):
        target = node.inputs[int(socket[1:])] if socket[0] == 'i' and socket[1:].isdigit() else node.inputs[socket]
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, target)
        else:
            target.default_value = value

    def coords(self, kind='Object'):
        return self.node('TexCoord').outputs[kind]

    def mapping(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        return self.node('Mapping', Vector=vector, Scale=scale, Rotation=rotation, Location=location).outputs[0]

    def noise(self, vector, scale, detail=3, rough=0.55, distortion=0.0):
        return self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion).outputs['Fac']

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node('Math', {'operation': operation, 'use_clamp': clamp}, i0=a, i1=b).outputs[0]

    def ramp(self, fac, stops):
        """`stops` is [(position, rgba), …]."""
        node = self.node('ValToRGB', Fac=fac)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour
        return node.outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        return self.node('MixRGB', {'blend_type': blend}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.node('MapRange', i0=value, i1=low, i2=high, i3=to_low, i4=to_high).outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        node = self.node('Bump', Strength=strength, Distance=distance, Height=height)
        if normal is not None:
            self.put(node, 'Normal', normal)
        return node.outputs[0]

    def vary(self, colour, amount=0.06):
        """The colour a little lighter or darker for each object."""
        random = self.node('ObjectInfo').outputs['Random']
        value = self.range(random, 0, 1, 1 - amount, 1 + amount)
        return self.node('HueSaturation', Color=colour, Value=value).outputs[0]

    def principled(self, colour, rough=0.5, normal=None, metallic=0.0, specular=0.5, sheen=0.0, sheen_tint=0.5, coat=0.0, subsurface=0.0):
        node = self.node('BsdfPrincipled', Base_Color=colour, Roughness=rough, Metallic=metallic, Specular=specular,
                         Sheen=sheen, Sheen_Tint=sheen_tint, Clearcoat=coat, Clearcoat_Roughness=0.15)
        if normal is not None:
            self.put(node, 'Normal', normal)
        if subsurface:
            self.put(node, 'Subsurface', subsurface)
        return node.outputs[0]

    def blend(self, fac, a, b):
        return self.node('MixShader', Fac=fac, i1=a, i2=b).outputs[0]

    def surface(self, shader, flat=None):
        """Light that comes from other surfaces sees only the plain colour `flat`: bounces then cost a tenth."""
        if flat is not None:
            bounced = self.node('LightPath').outputs['Is Diffuse Ray']
            shader = self.blend(bounced, shader, self.node('BsdfDiffuse', Color=flat).outputs[0])
        self.tree.links.new(shader, self.out.inputs['Surface'])
