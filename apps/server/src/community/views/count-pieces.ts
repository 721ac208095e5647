import type { Handler } from '../../http/handler.ts';
import type { PieceLog } from './piece-log.ts';

/** Somebody opens pieces of a shared home, or puts them into a cart; never refused for what it names. */
export function countSharePieces(pieceLog: PieceLog): Handler<'countSharePieces'> {
  return async ({ body: { id, act, product_ids: products }, member, request }) => {
    const who = await member();
    pieceLog.record(request, { home: id, products, act, by: who?.userId });
    return { data: { id } };
  };
}
