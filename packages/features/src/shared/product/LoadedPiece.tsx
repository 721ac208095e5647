import { listProductsByIds } from '@hien/api';
import { Skeleton } from '@hien/ui';
import { useCall } from '../calls/useCall.ts';
import { PieceInText } from './PieceInText.tsx';
import { textPieceOf } from './text-piece.ts';
import * as s from './PieceInText.css.ts';

interface LoadedPieceProps {
  id: number;
  /** Said in place of one that the shop has no longer: readers see nothing there. */
  gone: string;
}

/** A piece of a text that is being written, as the shop has it now. */
export function LoadedPiece({ id, gone }: LoadedPieceProps) {
  const { data } = useCall(listProductsByIds, { ids: [id] });
  if (data === undefined) return <Skeleton height="7rem" />;
  const [product] = data.products;
  return product === undefined ? (
    <p className={s.note}>{gone}</p>
  ) : (
    <PieceInText isStill piece={textPieceOf(product)} />
  );
}
