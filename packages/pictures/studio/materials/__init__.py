"""Procedural materials by name: 'oak', 'oak|Z' (grain along z), 'oak|T' (turned), 'linen-oat', 'paint-#e9e2d4', 'marble' …"""
import bpy

from materials import cloth, minerals, misc, prints, wood

_cache = {}

FAMILIES = (wood.FAMILY, cloth.FAMILY, minerals.FAMILY, misc.FAMILY, prints.FAMILY)


def material(name):
    """The material of that name, made on first use; KeyError names what is unknown."""
    if name not in _cache:
        _cache[name] = _make(name)
    return _cache[name]


def _make(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    mat.node_tree.nodes.clear()
    for family in FAMILIES:
        for prefix, recipe in family.items():
            if name == prefix or name.startswith((f'{prefix}-', f'{prefix}|')):
                recipe(mat, name[len(prefix) + 1:])
                return mat
    raise KeyError(f'no material {name!r}')


def forget():
    """Drop the cache after a new, empty file was opened."""
    _cache.clear()
