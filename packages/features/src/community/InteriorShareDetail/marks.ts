import type { ShareDetail } from '@hien/api';

/** Names one mark of a home: which picture, which of its marks. */
export type MarkName = `${number}-${number}`;

/** The number on the marks of each piece, in the order of the list below. */
export const numbersOf = ({
  pieces_shown: pieces,
}: Pick<ShareDetail, 'pieces_shown'>): ReadonlyMap<number, number> =>
  new Map(pieces.map(({ id }, at) => [id, at + 1]));

/** The first mark of a piece, picture by picture; undefined when none shows it. */
export function markOf(
  { pictures }: Pick<ShareDetail, 'pictures'>,
  productId: number,
): MarkName | undefined {
  for (const [picture, { tags }] of pictures.entries()) {
    const tag = tags.findIndex(({ product_id: id }) => id === productId);
    if (tag >= 0) return `${picture}-${tag}`;
  }
  return undefined;
}

/** What the author marked and the shop does not sell, each once. */
export const ownThings = ({ pictures }: Pick<ShareDetail, 'pictures'>): readonly string[] => [
  ...new Set(
    pictures.flatMap(({ tags }) =>
      tags.flatMap(({ product_id: id, label }) => (id === null && label !== '' ? [label] : [])),
    ),
  ),
];
