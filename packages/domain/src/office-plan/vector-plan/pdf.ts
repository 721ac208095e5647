import type { Point } from '../doors.ts';
import {
  type Gathering,
  type Matrix,
  type Shapes,
  VectorError,
  cubic,
  gathering,
  placed,
  unchanged,
  vectorLimits,
  within,
} from './shapes.ts';

/** Whether a file says that it is a PDF. Some begin with other bytes, a kilobyte of them at most. */
export const isPdf = (beginning: Uint8Array): boolean =>
  String.fromCharCode(...beginning.subarray(0, 1_024)).includes('%PDF-');

/**
 * What a page of a PDF draws, one step after another. A path is numbers: 0 and a point goes there, 1 and a point draws a line, 2 a cubic
 * curve by its two controls and its end, 3 a quadratic one, 4 closes.
 */
export type PdfStep =
  | { readonly kind: 'save' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'move'; readonly matrix: Matrix }
  | { readonly kind: 'draw'; readonly path: ArrayLike<number> };

/**
 * The lines of a page, in pixels of the sheet on which it is drawn.
 * @param onSheet where the page's own points lie on the sheet
 * @throws {VectorError} `endless` where it draws more than is read
 */
export function readPdfPage(steps: Iterable<PdfStep>, onSheet: Matrix): Shapes {
  const found = gathering();
  const kept: Matrix[] = [];
  let matrix = onSheet;
  const pen = penOf(found);
  for (const step of steps) {
    found.look();
    if (step.kind === 'save') {
      if (kept.length > vectorLimits.depth * 64) throw new VectorError('endless');
      kept.push(matrix);
    } else if (step.kind === 'restore') {
      matrix = kept.pop() ?? onSheet;
    } else if (step.kind === 'draw') drawPath(step.path, matrix, pen);
    else matrix = within(matrix, step.matrix);
  }
  pen.up();
  return found.shapes(null);
}

/** Draws chains: who goes to where the pen stands goes on, as programs do that write each piece of a curve as a path of its own. */
function penOf(found: Gathering) {
  let chain: Point[] = [];
  const up = (isClosed = false): void => {
    found.chain(unchanged, chain, isClosed);
    chain = [];
  };
  return {
    up,
    to(point: Point): void {
      const at = chain.at(-1);
      if (at !== undefined && Math.hypot(point[0] - at[0], point[1] - at[1]) < 0.01) return;
      up();
      chain = [point];
    },
    line: (point: Point): void => void chain.push(point),
    curve(first: Point, second: Point, to: Point): void {
      const from = chain.at(-1) ?? first;
      up();
      found.curve(unchanged, from, first, second, to);
      chain = [to];
    },
  };
}
type Pen = ReturnType<typeof penOf>;

function drawPath(path: ArrayLike<number>, matrix: Matrix, pen: Pen): void {
  let start: Point = [0, 0];
  let last: Point = [0, 0];
  const point = (at: number): Point => placed(matrix, [path[at] ?? 0, path[at + 1] ?? 0]);
  for (let at = 0; at < path.length;) {
    const to = point(at + 1);
    switch (path[at]) {
      case 0:
        pen.to(to);
        start = last = to;
        at += 3;
        break;
      case 1:
        pen.line(to);
        last = to;
        at += 3;
        break;
      case 2:
        last = point(at + 5);
        pen.curve(to, point(at + 3), last);
        at += 7;
        break;
      case 3: {
        const [, first, second, end] = cubic(last, to, point(at + 3));
        pen.curve(first, second, end);
        last = end;
        at += 5;
        break;
      }
      default:
        pen.line(start);
        last = start;
        at += 1;
    }
  }
}
