import type { BuiltMark } from '@hien/api';
import type { PictureMark } from '../marks/Marks.tsx';

/** Pieces on one picture, numbered as they are told. */
export const marksOf = (marks: readonly BuiltMark[]): PictureMark[] =>
  marks.map(({ x, y, piece }, at) => ({ x, y, label: piece.name, number: at + 1, piece }));
