import type { PostMark } from '@hien/api';
import { postLimits } from '@hien/domain';
import type { MarkPlace } from './mark-place.ts';

/** What stands at a mark: a piece of the shop, which has its own name, or the author's words. */
export interface Marked {
  readonly product_id: number | null;
  readonly label: string;
}

/** Marks by the address of their picture: the order of the pictures may change meanwhile. */
export type KeptMarks = readonly (Omit<PostMark, 'picture'> & { readonly address: string })[];

export const keptMarks = (marks: readonly PostMark[], images: readonly string[]): KeptMarks =>
  marks.flatMap(({ picture, ...mark }) => {
    const address = images[picture];
    return address === undefined ? [] : [{ ...mark, address }];
  });

/** As they were, on the pictures that are still there. */
export const broughtBack = (kept: KeptMarks, images: readonly string[]): PostMark[] =>
  kept.flatMap(({ address, ...mark }) => {
    const picture = images.indexOf(address);
    return picture < 0 ? [] : [{ ...mark, picture }];
  });

export const marksOf = (marks: readonly PostMark[], picture: number): PostMark[] =>
  marks.filter((mark) => mark.picture === picture);

/** Whether a picture takes one more. */
export const hasRoom = (marks: readonly PostMark[], picture: number): boolean =>
  marksOf(marks, picture).length < postLimits.marks;

export const withMark = (
  marks: readonly PostMark[],
  picture: number,
  place: MarkPlace,
  { product_id, label }: Marked,
): PostMark[] => [
  ...marks,
  { picture, ...place, product_id, label: label.trim().slice(0, postLimits.label) },
];

/** The mark `at` of a picture changed, or taken away where `change` is null. */
export function withChange(
  marks: readonly PostMark[],
  picture: number,
  at: number,
  change: Partial<MarkPlace & Marked> | null,
): PostMark[] {
  const wanted = marksOf(marks, picture)[at];
  return marks.flatMap((mark) => {
    if (mark !== wanted) return [mark];
    return change === null ? [] : [{ ...mark, ...change }];
  });
}
