import type { Point } from '../doors.ts';
import { outlineOf } from '../geometry.ts';
import {
  type Gathering,
  type Matrix,
  type Shapes,
  VectorError,
  cubic,
  gathering,
  turned,
  unchanged,
  vectorLimits,
  within,
} from './shapes.ts';

/** Whether a text begins as an SVG does, whatever stands before its element. */
export const isSvg = (text: string): boolean =>
  /^\uFEFF?\s*</.test(text) && /<svg[\s>]/.test(text.slice(0, 65_536));

/** What is not looked into: its words are no drawing, and nothing of it is run. */
const closed = new Set([
  'script',
  'style',
  'foreignObject',
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'text',
  'title',
  'desc',
  'metadata',
]);
const open = new Set(['svg', 'g', 'a', 'switch']);

/**
 * What an SVG draws: lines, chains, rectangles and paths, with their transforms. It is read as letters: entities stay what they are,
 * scripts and styles are passed over, links are not followed. All else is left out and counted.
 * @throws {VectorError} where it is none, or has no end
 */
export function readSvg(text: string): Shapes {
  if (text.length > vectorLimits.characters) throw new VectorError('endless');
  if (!isSvg(text)) throw new VectorError('unreadable');
  const found = gathering();
  const matrices: Matrix[] = [unchanged];
  let skipped: { name: string; depth: number } | null = null;
  for (const tag of tagsOf(text, found)) {
    const { name, isEnd, isAlone } = tag;
    if (skipped !== null) {
      if (name === skipped.name && !isAlone) skipped.depth += isEnd ? -1 : 1;
      if (skipped.depth === 0) skipped = null;
      continue;
    }
    if (isEnd) {
      if (open.has(name) && matrices.length > 1) matrices.pop();
      continue;
    }
    const values = attributesOf(tag.inner);
    const own = transformOf(values.get('transform') ?? '');
    const matrix = within(matrices.at(-1) ?? unchanged, own);
    if (open.has(name)) {
      if (isAlone) continue;
      if (matrices.length > vectorLimits.depth * 16) throw new VectorError('endless');
      matrices.push(matrix);
    } else if (closed.has(name)) {
      found.leave();
      if (!isAlone) skipped = { name, depth: 1 };
    } else draw(name, values, matrix, found);
  }
  // A sheet's millimetres say how large the paper is, not the floor.
  return found.shapes(null);
}

type Tag = {
  readonly name: string;
  readonly inner: string;
  readonly isEnd: boolean;
  readonly isAlone: boolean;
};

/** The tags of a text, one after another; comments, declarations and what stands between them are passed over, and counted like tags. */
function* tagsOf(text: string, found: Gathering): Generator<Tag> {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    found.step();
    if (text.startsWith('<!--', at)) at = behind(text, '-->', at);
    else if (text.startsWith('<![CDATA[', at)) at = behind(text, ']]>', at);
    else if (text.startsWith('<?', at)) at = behind(text, '?>', at);
    else if (text.startsWith('<!', at)) at = behindDeclaration(text, at);
    else {
      const end = behindTag(text, at);
      const inner = text.slice(at + 1, end - 1);
      const [, slash = '', name = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(inner) ?? [];
      if (name !== '')
        yield { name, inner, isEnd: slash === '/', isAlone: inner.trimEnd().endsWith('/') };
      at = end;
    }
  }
}

const behind = (text: string, sign: string, from: number): number => {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at + sign.length;
};
/** A declaration may hold others between brackets. */
function behindDeclaration(text: string, from: number): number {
  const end = behind(text, '>', from);
  const bracket = text.slice(from, end).indexOf('[');
  return bracket < 0 ? end : behind(text, '>', behind(text, ']', from + bracket));
}
/** A sign may stand between quotes. */
function behindTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return text.length + 1;
}

/** The values of a tag by their names. Each is found by its `=`, so that no letter is read twice, however hostile the tag is. */
function attributesOf(inner: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let behindLast = 0;
  for (let at = inner.indexOf('='); at >= 0; at = inner.indexOf('=', behindLast)) {
    const name = inner.slice(behindLast, at).trimEnd();
    let from = at + 1;
    while (/\s/.test(inner[from] ?? '')) from += 1;
    const quote = inner[from] ?? '';
    const end = quote === '"' || quote === "'" ? inner.indexOf(quote, from + 1) : -1;
    behindLast = end < 0 ? from : end + 1;
    if (end >= 0) values.set(name.slice(startOfLast(name)), inner.slice(from + 1, end));
  }
  return values;
}
/** Where the last word of a text begins. */
function startOfLast(text: string): number {
  let at = text.length;
  while (at > 0 && /[\w:.-]/.test(text[at - 1] ?? '')) at -= 1;
  return at;
}

const numbersOf = (text: string): readonly number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** Letters of a transform: some two hundred moves, one after another. */
const longest = 2_048;

function transformOf(text: string): Matrix {
  let matrix = unchanged;
  if (text.length > longest) throw new VectorError('endless');
  for (const [, name, list = ''] of text.matchAll(/(\w{1,16})\s*\(([^()]*)\)/g)) {
    const [a = 0, b, c, d = 0, e = 0, f = 0] = numbersOf(list);
    const by = (next: Matrix): void => void (matrix = within(matrix, next));
    if (name === 'translate') by([1, 0, 0, 1, a, b ?? 0]);
    else if (name === 'scale') by([a, 0, 0, b ?? a, 0, 0]);
    else if (name === 'matrix') by([a, b ?? 0, c ?? 0, d, e, f]);
    else if (name === 'rotate') {
      by([1, 0, 0, 1, b ?? 0, c ?? 0]);
      by(turned(a));
      by([1, 0, 0, 1, -(b ?? 0), -(c ?? 0)]);
    }
  }
  return matrix;
}

/** Values of shapes that are lengths. */
const lengths: Readonly<Record<string, readonly string[]>> = {
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height'],
};

function draw(
  name: string,
  values: ReadonlyMap<string, string>,
  matrix: Matrix,
  found: Gathering,
): void {
  const number = (key: string): number => numbersOf(values.get(key) ?? '')[0] ?? 0;
  // A share of the sheet is no length: how large the sheet is, it does not say.
  if (lengths[name]?.some((key) => values.get(key)?.trimEnd().endsWith('%') === true)) {
    found.leave();
    return;
  }
  switch (name) {
    case 'line':
      found.line(matrix, [number('x1'), number('y1')], [number('x2'), number('y2')]);
      break;
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      const box = { x: number('x'), y: number('y'), width, height };
      found.chain(matrix, outlineOf(box), true);
      break;
    }
    case 'polyline':
    case 'polygon': {
      const all = numbersOf(values.get('points') ?? '');
      const points = all.flatMap((x, at): Point[] => {
        const y = all[at + 1];
        return at % 2 === 0 && y !== undefined ? [[x, y]] : [];
      });
      found.chain(matrix, points, name === 'polygon');
      break;
    }
    case 'path':
      drawPath(values.get('d') ?? '', matrix, found);
      break;
    default:
      found.leave();
  }
}

/** How many numbers a letter of a path takes at once. */
const takes: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

type Control = { readonly of: 'C' | 'Q'; readonly at: Point } | null;

/** A path's straight parts, its circles' parts and its curves. */
function drawPath(d: string, matrix: Matrix, found: Gathering): void {
  let chain: Point[] = [];
  // Where the path has been since it was taken up: with a curve in it, an outline is no chain.
  let outline: Point[] = [];
  let at: Point = [0, 0];
  // The control before, as the next smooth curve mirrors it.
  let control: Control = null;
  const end = (isClosed: boolean): void => {
    const isWhole = chain.length === outline.length;
    if (isClosed && !isWhole && outline[0] !== undefined) chain.push(outline[0]);
    found.chain(matrix, chain, isClosed && isWhole);
    if (isClosed && !isWhole) found.loop(matrix, outline);
    chain = [];
    outline = [];
  };
  const bend = (draw: () => void, to: Point): void => {
    found.chain(matrix, chain, false);
    draw();
    chain = [to];
  };
  const mirrored = (of: 'C' | 'Q'): Point =>
    control?.of === of ? [2 * at[0] - control.at[0], 2 * at[1] - control.at[1]] : at;
  for (const [, letter = '', list = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    found.look();
    const upper = letter.toUpperCase();
    const size = takes[upper] ?? 0;
    const numbers = upper === 'A' ? arcNumbers(list) : numbersOf(list);
    if (upper === 'Z') {
      const [first] = outline;
      end(true);
      control = null;
      if (first !== undefined) {
        at = first;
        chain = [first];
        outline = [first];
      }
      continue;
    }
    for (let from = 0; from + size <= numbers.length; from += size) {
      found.step();
      const own = numbers.slice(from, from + size);
      const [x = 0, y = 0] = own.slice(-2);
      const [ox, oy] = letter === upper ? [0, 0] : at;
      const to: Point =
        upper === 'H' ? [x + ox, at[1]] : upper === 'V' ? [at[0], x + oy] : [x + ox, y + oy];
      const pair = (index: number): Point => [(own[index] ?? 0) + ox, (own[index + 1] ?? 0) + oy];
      const start = at;
      let next: Control = null;
      if (upper === 'M' && from === 0) end(false);
      if (upper === 'A') bend(() => drawArc(start, to, own, matrix, found), to);
      else if (upper === 'C' || upper === 'S') {
        const first = upper === 'C' ? pair(0) : mirrored('C');
        const second = pair(upper === 'C' ? 2 : 0);
        bend(() => found.curve(matrix, start, first, second, to), to);
        next = { of: 'C', at: second };
      } else if (upper === 'Q' || upper === 'T') {
        const middle = upper === 'Q' ? pair(0) : mirrored('Q');
        bend(() => found.curve(matrix, ...cubic(start, middle, to)), to);
        next = { of: 'Q', at: middle };
      } else chain.push(to);
      outline.push(to);
      control = next;
      at = to;
    }
  }
  end(false);
}

/** The numbers of arcs. Their two flags are a letter each, and may stand without a sign before the next number: `0 0110` is `0, 0, 1, 10`. */
function arcNumbers(list: string): readonly number[] {
  const numbers: number[] = [];
  for (let at = 0; at < list.length;) {
    const isFlag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const next = isFlag ? nextFlag : nextNumber;
    next.lastIndex = at;
    const [, number] = next.exec(list) ?? [];
    if (number === undefined) break;
    numbers.push(Number(number));
    at = next.lastIndex;
  }
  return numbers;
}
const nextFlag = /[\s,]*([01])/y;
const nextNumber = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;

/** A part of a circle from where the path is; of an ellipse nothing. */
function drawArc(
  from: Point,
  to: Point,
  [rx = 0, ry = 0, , large = 0, sweep = 0]: readonly number[],
  matrix: Matrix,
  found: Gathering,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  if (chord === 0 || Math.abs(rx - ry) > rx * 0.01) {
    found.leave();
    return;
  }
  const radius = Math.max(rx, chord / 2);
  const off = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));
  const side = large === sweep ? -1 : 1;
  const center: Point = [
    (from[0] + to[0]) / 2 - (side * off * dy) / chord,
    (from[1] + to[1]) / 2 + (side * off * dx) / chord,
  ];
  const angle = ([x, y]: Point) => (Math.atan2(y - center[1], x - center[0]) * 180) / Math.PI;
  const turn = (((angle(to) - angle(from)) % 360) + 360) % 360;
  found.arc(matrix, center, radius, angle(from), sweep === 1 ? turn : turn - 360);
}
