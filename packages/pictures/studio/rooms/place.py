"""Put catalogue products and loose things into a room, and remember which products it shows."""
import glob
import json
import os

from furniture import MODELS, build
from kit.group import group

_catalogue = {}
_shown = []
EVENING = {'factor': 0.0}


def start(lit=0.0):
    """Forget the last room."""
    _shown.clear()
    EVENING['factor'] = lit
    if not _catalogue:
        here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        for path in glob.glob(os.path.join(here, 'catalogue', '*.json')):
            with open(path) as handle:
                _catalogue.update({entry['id']: entry for entry in json.load(handle)})


def shown():
    return list(dict.fromkeys(_shown))


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
    return root


def lamp(name, x, y, z=0.0, power=40.0, turn=0.0, **options):
    """A lamp that is lit with `power` (0 leaves it off)."""
    return put(name, x, y, turn, z, lit=power, **options)
