"""Cuts the ten digits, full stop, comma and space out of Be Vietnam Pro and gives the digits one width.

The family has no tabular figures, and columns of money must not dance. Run from this folder with
fonttools and brotli installed: python3 make.py FOLDER_OF_FONTSOURCE_FILES
The font is under the SIL Open Font License 1.1 (LICENSE beside); the cut bears another name.
"""
import sys
from fontTools import subset
from fontTools.ttLib import TTFont

FIGURE_WIDTH = 650  # of 1000; the digits measure 400 (1) to 713 (4)

for weight in (400, 500):
    font = TTFont(f"{sys.argv[1]}/be-vietnam-pro-latin-{weight}-normal.woff2")
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.name_IDs = [0, 13, 14]
    options.notdef_outline = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=range(0x30, 0x3A))
    cutter.subset(font)
    glyphs, metrics = font["glyf"], font["hmtx"]
    for digit in "0123456789":
        name = font.getBestCmap()[ord(digit)]
        glyph = glyphs[name]
        ink = glyph.xMax - glyph.xMin
        left = round((FIGURE_WIDTH - ink) / 2)
        glyph.coordinates.translate((left - glyph.xMin, 0))
        glyph.recalcBounds(glyphs)
        metrics[name] = (FIGURE_WIDTH, left)
        print(weight, digit, "ink", ink, "side", left)
    font["name"].setName("Hien Figures", 1, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(f"hien-figures-{weight}.woff2")
