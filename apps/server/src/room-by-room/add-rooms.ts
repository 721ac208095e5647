import { roomHomeOf } from '@hien/api/wire';
import {
  type SelectionLine,
  decodeSelection,
  isAsSeen,
  limits,
  notices,
  pieceUnitPrice,
  selectionLines,
} from '@hien/domain';
import { addOptions } from '../cart/add-to-cart.ts';
import { problemsOf } from '../cart/cart-prices.ts';
import { type CartRow, lockMember, readCartRows } from '../cart/cart-rows.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { once } from '../http/idempotent.ts';
import type { Services } from '../services.ts';
import { type WireHome, readHome } from './home.ts';

type Line = Answer<'addRoomsToCart'>['lines'][number];

/**
 * Puts the pieces of a selection into the cart: its lines have the selection's quantities then. What cannot be bought stays
 * out and is told. Once per key: who asks again gets the first answer.
 * @throws {ApiError} VERSION_CONFLICT when the code tells another total or another piece than the home of today has.
 */
export function addRoomsToCart({ database, now }: Services): Handler<'addRoomsToCart'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { designId, selection: code, idempotencyKey } = call.body;
    const home = await readHome(database, database.orm, designId, call.language);
    if (home === null) throw new ApiError('NOT_FOUND');
    const domainHome = roomHomeOf(home);
    const { selection } = decodeSelection(domainHome, code);
    const wanted = selectionLines(domainHome, selection);
    const at = now();
    return database.orm.transaction(async (tx) => {
      await lockMember(tx, userId);
      return once(
        tx,
        {
          caller: `user:${userId}`,
          operation: 'addRoomsToCart',
          key: idempotencyKey,
          asked: [designId, code],
          at,
        },
        async () => {
          if (!isAsSeen(domainHome, code))
            throw new ApiError('VERSION_CONFLICT', { said: notices['rooms.moved'][call.language] });
          const before = await readCartRows(tx, userId);
          const had = new Set(before.map(({ optionId }) => optionId));
          const room = limits.cart.maxLines - before.length;
          const fresh = wanted.filter(({ variant }) => !had.has(variant));
          const full = new Set(fresh.slice(Math.max(0, room)).map(({ variant }) => variant));
          const fitting = wanted.filter(({ variant }) => !full.has(variant));
          const quantities = new Map(fitting.map(({ variant, quantity }) => [variant, quantity]));
          if (quantities.size > 0)
            await addOptions(
              tx,
              userId,
              quantities,
              new Date(at),
              call.language,
              new Set(quantities.keys()),
            );
          const after = await readCartRows(tx, userId);
          return { lines: wanted.map((line) => answered(line, home, after, full)) };
        },
      );
    });
  };
}

/** What became of a line, read from the cart as it is now. */
function answered(
  { variant, quantity, piece }: SelectionLine,
  home: WireHome,
  rows: readonly CartRow[],
  full: ReadonlySet<number>,
): Line {
  const row = rows.find(({ optionId }) => optionId === variant);
  const added = full.has(variant) ? 0 : (row?.quantity ?? 0);
  const problem = row === undefined ? null : (problemsOf(rows).get(row.id) ?? null);
  return {
    variantId: variant,
    name: nameOf(home, variant),
    wanted: quantity,
    added,
    unitPrice: pieceUnitPrice(piece),
    problem: full.has(variant)
      ? 'cart_full'
      : (problem ?? (added < quantity ? 'not_enough' : null)),
  };
}

const nameOf = (home: WireHome, variant: number): string =>
  home.rooms
    .flatMap(({ slots }) => slots.flatMap(({ options }) => options))
    .find(({ piece }) => piece?.variant_id === variant)?.name ?? '';
