import type { ShareDetail, SharePicture, SharePiece } from '@hien/api';
import type { MarkName, PictureMark } from '../../shared/marks/Marks.tsx';

/** The number on the marks of each piece, in the order of the list below. */
export const numbersOf = ({
  pieces_shown: pieces,
}: Pick<ShareDetail, 'pieces_shown'>): ReadonlyMap<number, number> =>
  new Map(pieces.map(({ id }, at) => [id, at + 1]));

/** The marks of a picture, each with what it shows and the number of its piece in the list. */
export const marksOf = (
  { tags }: SharePicture,
  pieces: ReadonlyMap<number, SharePiece>,
  numbers: ReadonlyMap<number, number>,
): PictureMark[] =>
  tags.map(({ x, y, label, product_id: id }) => ({
    x,
    y,
    label,
    ...(id === null ? {} : { number: numbers.get(id), piece: pieces.get(id) }),
  }));

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

/** The piece that a mark shows; undefined for what is the author's own. */
export function pieceOf(
  { pictures }: Pick<ShareDetail, 'pictures'>,
  mark: MarkName,
): number | undefined {
  const [picture = 0, tag = 0] = mark.split('-').map(Number);
  return pictures[picture]?.tags[tag]?.product_id ?? undefined;
}

/** What the author marked and the shop does not sell, each once. */
export const ownThings = ({ pictures }: Pick<ShareDetail, 'pictures'>): readonly string[] => [
  ...new Set(
    pictures.flatMap(({ tags }) =>
      tags.flatMap(({ product_id: id, label }) => (id === null && label !== '' ? [label] : [])),
    ),
  ),
];
