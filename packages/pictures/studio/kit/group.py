"""Where a new part goes: parts made inside `with group(...)` hang from one empty."""
import contextlib
import math

import bpy

_stack = []


@contextlib.contextmanager
def group(name, at=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0), scale=1.0):
    """A piece of furniture. `at` in metres, `turn` in degrees about z, `tilt` about x and y."""
    empty = bpy.data.objects.new(name, None)
    empty.location = at
    empty.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    empty.scale = (scale, scale, scale)
    adopt(empty)
    _stack.append(empty)
    try:
        yield empty
    finally:
        _stack.pop()


def adopt(obj):
    """Link an object into the scene under the group that is open."""
    bpy.context.scene.collection.objects.link(obj)
    if _stack:
        obj.parent = _stack[-1]
    return obj
