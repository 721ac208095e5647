"""A room before and between the works: the same walls, openings, light and camera, with bare surfaces and nothing loose in it."""
import contextlib
import functools

from kit.group import group
from kit.hard import cylinder, lathe, tube

# What stands in for each finish; `frame` are windows and railings.
SURFACES = {
    'raw': {'wall': 'render-#a39c91', 'floor': 'concrete-#8b857b', 'ceiling': 'concrete-#b3ada2', 'frame': 'paint-#5f6163'},
    'block': {'wall': 'render-#aaa296', 'floor': 'concrete-#857f76', 'ceiling': 'concrete-#a8a298', 'frame': 'paint-#5f6163', 'back': 'brick-#a4634a'},
    'worn': {'wall': 'worn-#d6cdb4-#8fa08a', 'floor': 'tile-200x200-#9c7a5e-matt', 'ceiling': 'worn-#d2cab8-#d2cab8', 'frame': 'paint-#8a8064'},
    'tired': {'wall': 'worn-#cfcdc2-#a9aca6', 'floor': 'tile-500x500-#6d7175-matt', 'ceiling': 'tile-600x600-#d6d3c8-matt', 'frame': 'paint-#77797a'},
    'damp': {'wall': 'worn-#c9c9b6-#9fb0ac', 'floor': 'tile-100x100-#8f897c-matt', 'ceiling': 'worn-#cfc9b8-#cfc9b8', 'frame': 'paint-#7d7a6c'},
}
# Between the works painted walls are filled and not painted yet, and the screed waits for its floor; what is tiled or cast stands already.
DURING = 'during'
PAINTED = ('wall-', 'plaster-', 'paint-')
FILLED = 'plaster-#cfc9be'
SCREED = 'concrete-#938d83'
# What fitters bring before the painters leave.
FITTED = ('kitchen', 'vanity', 'toilet', 'bathtub', 'wardrobe')
_now = {}


@contextlib.contextmanager
def works(kind):
    """Scenes furnished inside show what was there before, or `during` the works: `kind` names the surfaces."""
    _now.update(SURFACES.get(kind, {}), kind=kind)
    try:
        yield
    finally:
        _now.clear()


def before():
    """Whether the room is shown before the works or between them: lamps hang as bulbs, skirtings are missing."""
    return bool(_now)


def surface(part, finished, side=None):
    """The material of wall, floor, ceiling or frame: as the scene asks, bare, or as far as the works have come."""
    if not _now:
        return finished
    if _now['kind'] != DURING:
        return _now.get(side) or _now[part]
    if part == 'floor':
        return SCREED
    return FILLED if part == 'wall' and finished.startswith(PAINTED) else finished


def joinery(build):
    """Marks what is built in: nothing of it stands before the works, all of it between them."""
    @functools.wraps(build)
    def later(*args, **options):
        return build(*args, **options) if not _now or _now['kind'] == DURING else None
    return later


def finish(build):
    """Marks what comes when the works are over."""
    @functools.wraps(build)
    def later(*args, **options):
        return None if _now else build(*args, **options)
    return later


def furnish(build):
    """Marks what stands a piece by its name (first argument): between the works only what fitters bring."""
    @functools.wraps(build)
    def later(name, *args, **options):
        if _now and not (_now['kind'] == DURING and name.startswith(FITTED)):
            return None
        return build(name, *args, **options)
    return later


def bulb_on_a_cord(x, y, ceiling):
    """Where a lamp will hang: a twisted cord and a holder with a dark bulb."""
    with group('cord', (x, y, ceiling)):
        tube([(0, 0, 0), (0.012, 0, -0.12), (-0.01, 0.008, -0.26), (0, 0, -0.4)], 0.0045, 'paint-#26241f')
        cylinder(0.02, 0.05, (0, 0, -0.45), 'paint-#1d1c1a')
        lathe([(0, -0.07), (0.018, -0.064), (0.03, -0.04), (0.026, -0.012), (0.014, 0.012), (0, 0.014)], (0, 0, -0.46), 'opal', 32, angle=180)
