import type { Random } from '../plan/random.ts';
import { type Box, heightOf, widthOf } from '../plan/rooms.ts';
import type { Pen, Stroke } from './pen.ts';

/** Metres of paper around the plan. */
export const margin = 2.2;

/** What stands around a plan: grid lines with bubbles, chains of dimensions, a title block, a frame. Not on each sheet. */
export function drawSheet(pen: Pen, whole: Box, rooms: readonly Box[], random: Random): void {
  const stroke: Stroke = { width: 1, colour: '#333' };
  const xs = [...new Set(rooms.flatMap(({ left, right }) => [left, right]))].toSorted(
    (a, b) => a - b,
  );
  const ys = [...new Set(rooms.flatMap(({ top, bottom }) => [top, bottom]))].toSorted(
    (a, b) => a - b,
  );
  if (random.chance(0.6)) dimensions(pen, whole, xs, ys, stroke);
  if (random.chance(0.5)) grid(pen, whole, xs, ys, { ...stroke, dashes: [0.3, 0.08] });
  if (random.chance(0.5)) titleBlock(pen, whole, stroke);
  if (random.chance(0.4))
    pen.box(whole.left - margin + 0.15, whole.top - margin + 0.15, widthOf(whole) + 2 * margin - 0.3, heightOf(whole) + 2 * margin - 0.3, { ...stroke, width: 2.5 }); // prettier-ignore
}

function dimensions(
  pen: Pen,
  { left, top }: Box,
  xs: readonly number[],
  ys: readonly number[],
  stroke: Stroke,
): void {
  const y = top - 0.75;
  const x = left - 0.75;
  pen.line([[xs[0] ?? left, y], [xs.at(-1) ?? left, y]], stroke); // prettier-ignore
  pen.line([[x, ys[0] ?? top], [x, ys.at(-1) ?? top]], stroke); // prettier-ignore
  for (const at of xs) {
    pen.line([[at, y - 0.15], [at, y + 0.35]], stroke); // prettier-ignore
    pen.line([[at - 0.08, y + 0.08], [at + 0.08, y - 0.08]], stroke); // prettier-ignore
  }
  for (const at of ys) {
    pen.line([[x - 0.15, at], [x + 0.35, at]], stroke); // prettier-ignore
    pen.line([[x - 0.08, at + 0.08], [x + 0.08, at - 0.08]], stroke); // prettier-ignore
  }
  xs.slice(1).forEach((at, index) => {
    const before = xs[index] ?? 0;
    pen.text(String(Math.round((at - before) * 1000)), [(at + before) / 2, y - 0.14], 0.16, stroke.colour); // prettier-ignore
  });
}

function grid(
  pen: Pen,
  whole: Box,
  xs: readonly number[],
  ys: readonly number[],
  stroke: Stroke,
): void {
  const bubble: Stroke = { width: 1.2, colour: stroke.colour };
  xs.forEach((at, index) => {
    if (index % 2 === 1) return;
    pen.line([[at, whole.top - 1.3], [at, whole.bottom + 0.5]], stroke); // prettier-ignore
    pen.circle([at, whole.top - 1.6], 0.28, bubble);
    pen.text(String(index + 1), [at, whole.top - 1.6], 0.24, stroke.colour);
  });
  ys.forEach((at, index) => {
    if (index % 2 === 1) return;
    pen.line([[whole.left - 1.3, at], [whole.right + 0.5, at]], stroke); // prettier-ignore
    pen.circle([whole.left - 1.6, at], 0.28, bubble);
    pen.text(String.fromCodePoint(65 + index), [whole.left - 1.6, at], 0.24, stroke.colour);
  });
}

function titleBlock(pen: Pen, whole: Box, stroke: Stroke): void {
  const left = whole.right - 4.2;
  const top = whole.bottom + 0.8;
  pen.box(left, top, 4.2, 1.1, stroke);
  pen.line([[left, top + 0.55], [left + 4.2, top + 0.55]], stroke); // prettier-ignore
  pen.line([[left + 2.9, top], [left + 2.9, top + 1.1]], stroke); // prettier-ignore
  pen.text('MẶT BẰNG TẦNG ĐIỂN HÌNH', [left + 1.45, top + 0.28], 0.18, stroke.colour);
  pen.text('Tỷ lệ 1:100', [left + 3.55, top + 0.28], 0.16, stroke.colour);
  pen.text('Chủ nhà: Nguyễn Thị Hiền', [left + 1.45, top + 0.82], 0.15, stroke.colour);
  pen.text('KT-05', [left + 3.55, top + 0.82], 0.2, stroke.colour);
}
