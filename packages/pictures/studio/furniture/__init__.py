"""Furniture by name: `build('sofa', w=2.1, …)` makes it at the origin of the open group, its front towards -y."""
from furniture import appliances, baths, beds, books, chairs, cold, decor, finishes, fitness, kitchens, lamps, plants, seats, storage, tables

MODELS = {}
for family in (seats, tables, chairs, beds, storage, lamps, decor, plants, books, kitchens, baths, fitness, appliances, cold, finishes):
    MODELS.update(family.MODELS)


def build(model, **options):
    """Make one piece; KeyError names an unknown model."""
    return MODELS[model](**options)
