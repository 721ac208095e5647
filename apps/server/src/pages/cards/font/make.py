"""Makes the one font that link cards are drawn with: what draws them takes no WOFF2, and falls back to whatever a machine has.

Be Vietnam Pro (Latin, Vietnamese) and Noto Sans KR (Hangul, its punctuation), both semibold and without hints, out of the
packages that packages/ui names. Run from this folder with fonttools and brotli installed:
python3 make.py FOLDER_OF_BE_VIETNAM_PRO_FILES FOLDER_OF_NOTO_SANS_KR_FILES
Writes hien-card-600.ttf and drawn-letters.ts, then `oxfmt drawn-letters.ts`. Both fonts are under the SIL Open Font License 1.1
(LICENSE beside); the cut bears another name.
"""
import io
import sys
from itertools import count, groupby
from pathlib import Path
from unicodedata import combining
from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LATIN, KOREAN = map(Path, sys.argv[1:])
WEIGHT = 600
NAME = "Hien Card"
# Jamo of chats, CJK marks and brackets, whole syllables, wide forms; Chinese characters would double the file.
HANGUL = {*range(0x3000, 0x3020), *range(0x3131, 0x318F), *range(0xAC00, 0xD7A4), *range(0xFF01, 0xFF5F)}


def cut(path, unicodes, features):
    font = TTFont(path)
    wanted = set(font.getBestCmap()) & unicodes if unicodes else set(font.getBestCmap())
    if not wanted:
        return None
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 13, 14]
    options.notdef_outline = False
    options.drop_tables += ["vhea", "vmtx", "BASE", "STAT", "gasp"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": WEIGHT})
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    file.seek(0)
    return file


def ranges(unicodes):
    step = count()
    for _, run in groupby(sorted(unicodes), key=lambda code: code - next(step)):
        run = list(run)
        yield f"\\u{{{run[0]:x}}}" + (f"-\\u{{{run[-1]:x}}}" if len(run) > 1 else "")


latin = [
    cut(LATIN / f"be-vietnam-pro-{part}-{WEIGHT}-normal.woff2", None, ["kern", "ccmp", "locl", "mark", "mkmk"])
    for part in ("latin", "vietnamese", "latin-ext")
]
korean = [cut(path, HANGUL, []) for path in sorted(KOREAN.glob("noto-sans-kr-*-wght-normal.woff2")) if path.stem.split("-")[3].isdigit()]
font = merge.Merger().merge([part for part in (*latin, *korean) if part])
for number, text in ((1, NAME), (2, "Regular"), (4, NAME), (6, NAME.replace(" ", ""))):
    font["name"].setName(text, number, 3, 1, 0x409)
font.save(f"{NAME.lower().replace(' ', '-')}-{WEIGHT}.ttf")
# Letters come composed: a mark that is left alone is none of theirs.
letters = {code for code in font.getBestCmap() if code >= 0x20 and not combining(chr(code))}
missing = {*range(0x1EA0, 0x1EFA), *map(ord, "ĂăĐđĨĩŨũƠơƯư₫…·"), *range(0xAC00, 0xD7A4)} - letters
assert not missing, f"letters are missing: {missing}"
Path("drawn-letters.ts").write_text(
    "/** What the font of this folder draws; written by make.py. */\n"
    f"export const drawnLetters = /[{''.join(ranges(letters))}]/u;\n"
)
