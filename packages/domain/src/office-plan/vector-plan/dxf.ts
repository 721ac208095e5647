import type { Point } from '../doors.ts';
import {
  type Gathering,
  type Matrix,
  type Shapes,
  VectorError,
  gathering,
  turned,
  vectorLimits,
  within,
} from './shapes.ts';

/** Metres of `$INSUNITS`: inches, feet, millimetres, centimetres, metres, decimetres. */
const units: Readonly<Record<number, number>> = {
  1: 0.0254,
  2: 0.3048,
  4: 0.001,
  5: 0.01,
  6: 1,
  14: 0.1,
};

/** An element with its values, in the order of the file. */
type Entity = { readonly kind: string; readonly pairs: readonly (readonly [number, string])[] };

/** Whether a text begins as the readable kind of DXF does. */
export const isDxf = (text: string): boolean =>
  /^\uFEFF?(\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n/.test(text.slice(0, 4_096));

/**
 * What a DXF draws: LINE, LWPOLYLINE and POLYLINE with their bends, ARC, ELLIPSE and INSERT of any block; all else is left out and counted.
 * @throws {VectorError} where it is none, or has no end
 */
export function readDxf(text: string): Shapes {
  if (text.length > vectorLimits.characters) throw new VectorError('endless');
  if (!isDxf(text)) throw new VectorError('unreadable');
  const blocks = new Map<string, Entity[]>();
  const drawn: Entity[] = [];
  let unit: number | null = null;
  let section = '';
  let block: Entity[] | null = null;
  let variable = '';
  let pairs: [number, string][] = [];
  let read = 0;
  const count = (): void => {
    read += 1;
    if (read > vectorLimits.shapes) throw new VectorError('endless');
  };
  let kind = '';
  /** What was read last is whole: the next one begins. */
  const end = (): void => {
    const value = (code: number) => pairs.find(([other]) => other === code)?.[1];
    if (kind === 'BLOCK') {
      block = [];
      blocks.set(value(2) ?? '', block);
    } else if (kind === 'ENDBLK') block = null;
    else if (kind !== 'SECTION' && (section === 'ENTITIES' || block !== null)) {
      count();
      (block ?? drawn).push({ kind, pairs });
    }
    pairs = [];
  };
  for (const [code, value] of pairsOf(text)) {
    if (code === 0) {
      end();
      kind = value;
      continue;
    }
    if (kind === 'SECTION' && code === 2 && pairs.length === 0) section = value;
    if (section === 'HEADER') {
      if (code === 9) variable = value;
      else if (variable === '$INSUNITS' && code === 70) unit = units[Number(value)] ?? null;
    }
    // Values of what is no drawing are not kept, nor a hatching without end.
    if (kind === 'SECTION' || kind === 'BLOCK' || section === 'ENTITIES' || section === 'BLOCKS')
      if (pairs.length < 20_000) pairs.push([code, value]);
  }
  end();
  const found = gathering();
  // A drawing's y goes up, a picture's down.
  draw(drawn, [1, 0, 0, -1, 0, 0], blocks, found, 0);
  return found.shapes(unit);
}

/** Group code and value, two lines each. */
function* pairsOf(text: string): Generator<readonly [number, string]> {
  const next = (from: number): number => {
    const at = text.indexOf('\n', from);
    return at < 0 ? text.length : at;
  };
  for (let at = 0; at < text.length;) {
    const middle = next(at);
    const end = next(middle + 1);
    const code = Number(text.slice(at, middle).replace('\uFEFF', ''));
    if (!Number.isInteger(code)) throw new VectorError('unreadable');
    yield [code, text.slice(middle + 1, end).trim()];
    at = end + 1;
  }
}

function draw(
  entities: readonly Entity[],
  matrix: Matrix,
  blocks: ReadonlyMap<string, readonly Entity[]>,
  found: Gathering,
  depth: number,
): void {
  let chain: { corners: Corner[]; isClosed: boolean } | null = null;
  for (const entity of entities) {
    const { kind, pairs } = entity;
    // A value is looked for among all of an element's: one of thousands counts as many.
    found.look(1 + Math.floor(pairs.length / 64));
    const number = (code: number, otherwise = 0): number => {
      const value = Number(pairs.find(([other]) => other === code)?.[1] ?? otherwise);
      return Number.isFinite(value) ? value : otherwise;
    };
    switch (kind) {
      case 'LINE':
        found.line(matrix, [number(10), number(20)], [number(11), number(21)]);
        break;
      case 'LWPOLYLINE':
        {
          const isClosed = number(70) % 2 === 1;
          found.chain(matrix, bulged(corners(pairs), isClosed), isClosed);
        }
        break;
      case 'POLYLINE':
        chain = { corners: [], isClosed: number(70) % 2 === 1 };
        break;
      case 'VERTEX':
        chain?.corners.push({ at: [number(10), number(20)], bulge: number(42) });
        break;
      case 'SEQEND':
        if (chain !== null)
          found.chain(matrix, bulged(chain.corners, chain.isClosed), chain.isClosed);
        chain = null;
        break;
      case 'ARC': {
        const from = number(50);
        const sweep = (((number(51) - from) % 360) + 360) % 360 || 360;
        found.arc(matrix, [number(10), number(20)], Math.abs(number(40)), from, sweep);
        break;
      }
      case 'ELLIPSE': {
        const [start, end] = [number(41), number(42, 2 * Math.PI)];
        const long: Point = [number(11), number(21)];
        const sweep =
          (((end - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
        const middle: Point = [number(10), number(20)];
        const ratio = number(40, 1);
        if (Math.abs(ratio - 1) < 0.01) {
          const from = ((Math.atan2(long[1], long[0]) + start) * 180) / Math.PI;
          found.arc(matrix, middle, Math.hypot(...long), from, (sweep * 180) / Math.PI);
        } else found.chain(matrix, ellipse(middle, long, ratio, start, sweep), false);
        break;
      }
      case 'INSERT': {
        found.step();
        const block = blocks.get(pairs.find(([code]) => code === 2)?.[1] ?? '');
        // A block within itself has no end; deeper ones are no floor.
        if (block === undefined || depth >= vectorLimits.depth) {
          found.leave();
          break;
        }
        const at: Matrix = [1, 0, 0, 1, number(10), number(20)];
        const size: Matrix = [number(41, 1), 0, 0, number(42, 1), 0, 0];
        const own = within(within(at, turned(number(50))), size);
        draw(block, within(matrix, own), blocks, found, depth + 1);
        break;
      }
      default:
        if (kind !== 'ENDSEC' && kind !== 'EOF' && kind !== '') found.leave();
    }
  }
}

/** A corner of a polyline, and how far the way to the next one bends: a quarter of the tangent of its angle, 0 for straight. */
type Corner = { readonly at: Point; readonly bulge: number };

/** The corners of a light polyline: an x each, behind it the y, and the bend where there is one. */
function corners(pairs: Entity['pairs']): readonly Corner[] {
  const found: Corner[] = [];
  let x: number | null = null;
  for (const [code, value] of pairs) {
    const last = found.at(-1);
    if (code === 10) x = Number(value);
    else if (code === 20 && x !== null) {
      found.push({ at: [x, Number(value)], bulge: 0 });
      x = null;
    } else if (code === 42 && x === null && last !== undefined)
      found[found.length - 1] = { ...last, bulge: Number(value) };
  }
  return found.filter(({ at, bulge }) => [...at, bulge].every(Number.isFinite));
}

/** Pieces that a quarter of a circle is drawn in. */
const pieces = 12;

/** The way along a polyline's corners, in straight pieces where it bends; a closed one comes back to its first corner. */
function bulged(all: readonly Corner[], isClosed: boolean): readonly Point[] {
  const first = all[0];
  if (!isClosed || first === undefined) return all.flatMap((corner, at) => [corner.at, ...bend(corner, all[at + 1])]); // prettier-ignore
  return [...all.flatMap((corner, at) => [corner.at, ...bend(corner, all[at + 1] ?? first)]), first.at]; // prettier-ignore
}

/** The points between two corners. */
function bend({ at: [ax, ay], bulge }: Corner, next: Corner | undefined): readonly Point[] {
  if (next === undefined || Math.abs(bulge) < 1e-4 || Math.abs(bulge) > 1e4) return [];
  const [bx, by] = next.at;
  const off = (1 - bulge * bulge) / (4 * bulge);
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * off, (ay + by) / 2 + (bx - ax) * off];
  const angle = 4 * Math.atan(bulge);
  const count = Math.ceil((Math.abs(angle) / (Math.PI / 2)) * pieces);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index): Point => {
    const turn = (angle * (index + 1)) / count;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return [cx + (ax - cx) * cos - (ay - cy) * sin, cy + (ax - cx) * sin + (ay - cy) * cos];
  });
}

/**
 * An ellipse, or a part of one, in straight pieces.
 * @param long from its middle to the end of its longer half
 * @param ratio of its shorter half to the longer one
 */
function ellipse([x, y]: Point, [dx, dy]: Point, ratio: number, start: number, sweep: number) {
  const count = Math.ceil((sweep / (Math.PI / 2)) * pieces);
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const turn = start + (sweep * index) / count;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn) * ratio];
    return [x + dx * cos - dy * sin, y + dy * cos + dx * sin];
  });
}
