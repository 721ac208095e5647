"""Draws the letters that measures are written with, out of Be Vietnam Pro (SIL Open Font License 1.1), as outlines.

Run with fonttools and brotli installed: python3 figures.py BE_VIETNAM_PRO_LATIN_500.woff2 > figures.ts, then `oxfmt figures.ts`.
"""
import json
import sys
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

LETTERS = "0123456789.m² "

font = TTFont(sys.argv[1])
glyphs, names = font.getGlyphSet(), font.getBestCmap()
table = {}
for letter in LETTERS:
    name = names[ord(letter)]
    pen = SVGPathPen(glyphs, lambda value: str(round(value)))
    glyphs[name].draw(pen)
    table[letter] = [glyphs[name].width, pen.getCommands()]
print("/** Letters of measures as outlines: how far each reaches, and its path with y upwards; written by figures.py. */")
print(f"export const unitsPerEm = {font['head'].unitsPerEm};")
print(f"export const figures: Readonly<Record<string, readonly [width: number, path: string]>> = {json.dumps(table, ensure_ascii=False)};")
