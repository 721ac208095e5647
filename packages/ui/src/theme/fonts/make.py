"""Cuts the files of this folder out of Be Vietnam Pro.

hien-text-*: what Vietnamese and English are written with, in one file a weight of 11 kB, where the family's own subsets
are two files of 34 kB: without rare letters, hints for old screens and optional features.
hien-figures-*: digits of one width; the family has no tabular figures, and columns of money must not dance.

Run from this folder with fonttools and brotli installed: python3 make.py FOLDER_OF_FONTSOURCE_FILES
Prints what the text covers; fonts.css may claim more, a missing letter comes from the next face. The font is under the SIL Open Font License 1.1 (LICENSE beside);
the cuts bear other names.
"""
import io
import sys
from itertools import count, groupby
from fontTools import merge, subset
from fontTools.ttLib import TTFont

SOURCE = sys.argv[1]
FIGURE_WIDTH = 650  # of 1000; the digits measure 400 (1) to 713 (4)
# Of the file "latin": ASCII, the vowels of Vietnamese that live in Latin-1, and what sentences, prices and sizes need.
LATIN = [*range(0x20, 0x7F), *map(ord, "  ©«°±²·»×ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý–—‘’“”•…€™−")]


def cut(part, weight, unicodes, features):
    font = TTFont(f"{SOURCE}/be-vietnam-pro-{part}-{weight}-normal.woff2")
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 13, 14]
    options.notdef_outline = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes or font.getBestCmap().keys())
    cutter.subset(font)
    return font


def save(font, name, weight):
    font["name"].setName(name, 1, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(f"{name.lower().replace(' ', '-')}-{weight}.woff2")


def text(weight):
    parts = []
    for part, unicodes in (("latin", LATIN), ("vietnamese", None)):
        font = cut(part, weight, unicodes, ["kern", "ccmp", "locl", "mark", "mkmk"])
        font.flavor = None
        parts.append(io.BytesIO())
        font.save(parts[-1])
        parts[-1].seek(0)
    return merge.Merger().merge(parts)


def figures(weight):
    font = cut("latin", weight, range(0x30, 0x3A), [])
    glyphs, metrics = font["glyf"], font["hmtx"]
    for digit in range(0x30, 0x3A):
        name = font.getBestCmap()[digit]
        glyph = glyphs[name]
        left = round((FIGURE_WIDTH - (glyph.xMax - glyph.xMin)) / 2)
        glyph.coordinates.translate((left - glyph.xMin, 0))
        glyph.recalcBounds(glyphs)
        metrics[name] = (FIGURE_WIDTH, left)
    return font


def ranges(unicodes):
    step = count()
    for _, run in groupby(sorted(unicodes), key=lambda code: code - next(step)):
        run = list(run)
        yield f"U+{run[0]:X}" + (f"-{run[-1]:X}" if len(run) > 1 else "")


for weight in (400, 500):
    save(figures(weight), "Hien Figures", weight)
for weight in (400, 500, 600):
    font = text(weight)
    letters = font.getBestCmap().keys()
    missing = {*range(0x1EA0, 0x1EFA), *map(ord, "ĂăĐđĨĩŨũƠơƯư₫")} - letters
    assert not missing, f"letters of Vietnamese are missing: {missing}"
    save(font, "Hien Text", weight)
print(", ".join(ranges(letters)))
