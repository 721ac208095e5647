import type { ProductCard } from '@hien/api';
import type { TextPiece } from './PieceInText.tsx';

/** A product of the shop's lists as a text shows it. */
export const textPieceOf = ({
  id,
  name,
  picture,
  prices,
  availability,
}: ProductCard): TextPiece => ({
  id,
  name,
  picture,
  listPrice: prices.listPrice,
  finalPrice: prices.finalPrice,
  isSoldOut: availability === 'sold_out',
});
