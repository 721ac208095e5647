import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { cartLines } from '../db/schema/cart.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Handler } from '../http/handler.ts';
import { chargeByNow } from '../seller/promotions/charge.ts';
import type { Services } from '../services.ts';
import { cartAnswer } from './cart-answer.ts';
import { optionOf, unitPriceOf } from './cart-prices.ts';
import { type CartRow, lockMember, readCartRows } from './cart-rows.ts';

type Change = Call<'changeCartLine'>['body'];

export function changeCartLine({ database, now }: Services): Handler<'changeCartLine'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    await chargeByNow(database.orm, now());
    return database.orm.transaction(async (tx) => {
      await lockMember(tx, userId);
      const rows = await readCartRows(tx, userId);
      const row = rows.find(({ id }) => id === call.body.id);
      if (row === undefined) throw new ApiError('NOT_FOUND');
      await change(tx, userId, rows, row, call.body, new Date(now()));
      return cartAnswer(tx, userId, call.language, now());
    });
  };
}

async function change(
  tx: Orm,
  userId: number,
  rows: readonly CartRow[],
  row: CartRow,
  { quantity = row.quantity, optionId, selected, later, seen }: Change,
  at: Date,
): Promise<void> {
  const option =
    optionId === undefined ? optionOf(row) : row.options.find((o) => o.id === optionId);
  if (option === undefined) throw new ApiError('NOT_FOUND');
  const otherOption = option !== null && option.id !== row.optionId;
  // The option stands in another line already: the two become one.
  const twin = otherOption ? rows.find((one) => one.optionId === option.id) : undefined;
  if (twin !== undefined)
    await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.id, twin.id)));
  const wanted = quantity + (twin === undefined || twin.later ? 0 : twin.quantity);
  const most = option?.stock ?? 0;
  await tx
    .update(cartLines)
    .set({
      optionId: option?.id ?? null,
      // Nothing left: the line keeps what was wanted, for the day there is more.
      quantity: most === 0 ? wanted : Math.min(wanted, most),
      ...(otherOption || seen === true ? { seenPrice: unitPriceOf(row.product, option) } : {}),
      ...(selected === undefined ? {} : { selected }),
      ...(later === undefined ? {} : { later, selected: !later }),
      changedAt: at,
    })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.id, row.id)));
}
