"""Put catalogue products and loose things into a room, and remember which products it shows."""
import glob
import json
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from furniture import MODELS, build, kitchens
from kit.group import group
from rooms import bare

# Nobody dresses counters and shelves before the works are over.
kitchens.counter_things = bare.finish(kitchens.counter_things)
kitchens.crockery = bare.finish(kitchens.crockery)

_catalogue = {}
_shown = []
_roots = []
EVENING = {'factor': 0.0}


def start(lit=0.0):
    """Forget the last room."""
    _shown.clear()
    _roots.clear()
    EVENING['factor'] = lit
    if not _catalogue:
        here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        for path in glob.glob(os.path.join(here, 'catalogue', '*.json')):
            with open(path) as handle:
                _catalogue.update({entry['id']: entry for entry in json.load(handle)})


def shown():
    return list(dict.fromkeys(_shown))


def in_view(scene):
    """The products whose middle lies in the picture: what a close-up shows of a furnished room."""
    bpy.context.view_layer.update()
    seen = []
    for name, root in _roots:
        corners = [part.matrix_world @ Vector(corner) for part in root.children_recursive if part.type in ('MESH', 'CURVE') for corner in part.bound_box]
        if not corners:
            continue
        spot = world_to_camera_view(scene, scene.camera, sum(corners, Vector()) / len(corners))
        if 0.04 < spot.x < 0.96 and 0.04 < spot.y < 0.96 and spot.z > 0:
            seen.append(name)
    return list(dict.fromkeys(seen))


@bare.furnish
def put(name, x=0.0, y=0.0, turn=0.0, z=0.0, scale=1.0, **options):
    """Stand a product (by id) or a model (by name) at x, y; front towards -y before `turn` degrees; options override."""
    if name in _catalogue:
        model, preset = _catalogue[name]['build']
        _shown.append(name)
        options = {**preset, **options}
    else:
        model = name
    if model not in MODELS:
        raise KeyError(f'no product or model {name!r}')
    with group(name, (x, y, z), turn, scale=scale) as root:
        build(model, **options)
    if name in _catalogue:
        _roots.append((name, root))
    return root


def lamp(name, x, y, z=0.0, power=40.0, turn=0.0, **options):
    """A lamp that is lit with `power` (0 leaves it off)."""
    if bare.before():
        return bare.bulb_on_a_cord(x, y, z) if name.startswith('ceiling') else None
    return put(name, x, y, turn, z, lit=power, **options)
