"""A room before the works: the same walls, openings, light and camera, with bare surfaces and nothing in it."""
import contextlib
import functools

from kit.group import group
from kit.hard import cylinder, lathe, tube

# What stands in for each finish; `frame` are windows and railings.
SURFACES = {
    'raw': {'wall': 'render-#a39c91', 'floor': 'concrete-#8b857b', 'ceiling': 'concrete-#b3ada2', 'frame': 'paint-#5f6163'},
    'block': {'wall': 'render-#aaa296', 'floor': 'concrete-#857f76', 'ceiling': 'concrete-#a8a298', 'frame': 'paint-#5f6163', 'back': 'brick-#a4634a'},
    'worn': {'wall': 'worn-#d6cdb4-#8fa08a', 'floor': 'tile-200x200-#9c7a5e-matt', 'ceiling': 'worn-#d2cab8-#d2cab8', 'frame': 'paint-#8a8064'},
    'damp': {'wall': 'worn-#c9c9b6-#9fb0ac', 'floor': 'tile-100x100-#8f897c-matt', 'ceiling': 'worn-#cfc9b8-#cfc9b8', 'frame': 'paint-#7d7a6c'},
}
_now = {}


@contextlib.contextmanager
def works(kind):
    """Scenes furnished inside show what was there before: `kind` names the surfaces."""
    _now.update(SURFACES[kind])
    try:
        yield
    finally:
        _now.clear()


def before():
    """Whether the room is shown before the works."""
    return bool(_now)


def surface(part, finished, side=None):
    """The material of wall, floor, ceiling or frame: as the scene asks, or bare."""
    return (_now.get(side) or _now[part]) if _now else finished


def finish(build):
    """Marks what only the works bring: nothing is built before them."""
    @functools.wraps(build)
    def later(*args, **options):
        return None if _now else build(*args, **options)
    return later


def bulb_on_a_cord(x, y, ceiling):
    """Where a lamp will hang: a twisted cord and a holder with a dark bulb."""
    with group('cord', (x, y, ceiling)):
        tube([(0, 0, 0), (0.012, 0, -0.12), (-0.01, 0.008, -0.26), (0, 0, -0.4)], 0.0045, 'paint-#26241f')
        cylinder(0.02, 0.05, (0, 0, -0.45), 'paint-#1d1c1a')
        lathe([(0, -0.07), (0.018, -0.064), (0.03, -0.04), (0.026, -0.012), (0.014, 0.012), (0, 0.014)], (0, 0, -0.46), 'opal', 32, angle=180)
