import type { Box, Point, VectorPlan } from '@hien/domain/office-plan';
import type { ReadFault, ReadPicture } from '../read-picture.ts';

/** What the page asks of the worker: a whole drawing first, then what of it lies in a rectangle of its sheet. */
export type DrawingQuestion = { readonly file: Blob } | { readonly part: Box };

/** A drawing on its way to the page. Lines are one array of numbers, four to a line: handed over, and not copied one by one. */
export type SentDrawing = ReadPicture & {
  readonly plan: Omit<VectorPlan, 'lines'>;
  readonly lines: Float64Array<ArrayBuffer>;
};
export type DrawingAnswer = SentDrawing | ReadFault;

export const packed = (lines: VectorPlan['lines']): Float64Array<ArrayBuffer> =>
  Float64Array.from(lines.flat(2));

export const unpacked = (numbers: Float64Array): VectorPlan['lines'] =>
  Array.from({ length: numbers.length / 4 }, (_, at): readonly [Point, Point] => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = numbers.subarray(at * 4, at * 4 + 4);
    return [
      [ax, ay],
      [bx, by],
    ];
  });
