import { wireSettlement } from '@hien/api/wire';
import { apply, disputeSchema, reasonText, settlementMachine } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { monthSums } from './month-sums.ts';
import { disputesOf, keepDispute } from './stored-disputes.ts';
import { asSettlement, settlementColumns, settlementFacts } from './stored-settlement.ts';
import { noteAct } from '../../shop-log.ts';

/** A shop says what is wrong with a closed month; staff answer before it is paid. */
export function disputeSettlement({ database, now }: Services): Handler<'disputeSettlement'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { params, body, language } = call;
    const { reason } = readForm(disputeSchema, { reason: body.reason }, language);
    return retried(database.orm, async (tx) => {
      const at = now();
      const sellerId = (await ownShop(tx, userId)) ?? 0;
      const [row] = await tx
        .select()
        .from(settlements)
        .where(and(eq(settlements.id, params.id), eq(settlements.sellerId, sellerId)))
        .for('update');
      if (row === undefined) throw new ApiError('NOT_FOUND');
      const { month } = row;
      const sums = await monthSums(
        tx,
        and(eq(settlementLines.sellerId, sellerId), eq(settlementLines.month, month)),
      );
      const shown = async (one: typeof row) =>
        wireSettlement(
          {
            ...settlementFacts(month, one, await disputesOf(tx, [one.id])),
            ...sums.of({ sellerId, month }),
          },
          at,
        );
      const isAgain =
        row.state === 'disputed' &&
        row.version === body.expectedVersion + 1 &&
        row.dispute === reason;
      if (isAgain) return shown(row);
      if (row.version !== body.expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: await shown(row) });
      const disputed = apply(settlementMachine, asSettlement(month, row), {
        event: 'dispute',
        by: 'seller',
        at,
        payload: { reason },
      });
      if (!disputed.ok)
        throw new ApiError('EVENT_REFUSED', {
          said: reasonText(disputed.refusal.reason, 'seller')[language],
        });
      const after = { ...settlementColumns(disputed.entity), answer: null };
      await tx.update(settlements).set(after).where(eq(settlements.id, row.id));
      await keepDispute(tx, row.id, reason, at);
      await noteAct(tx, {
        sellerId,
        userId,
        act: 'settlement.dispute',
        subject: 'settlement',
        name: month,
        at,
      });
      return shown({ ...row, ...after });
    });
  };
}
