import { apply, promotionMachine } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { decideCase } from '../cases/decide-case.ts';
import { promotions } from '../db/schema/promotions.ts';
import { isLastAct, writeAct } from '../staff-acts.ts';
import type { Handler } from '../http/handler.ts';
import { notifyMember } from '../notices/notify-member.ts';
import { asPromotion, promotionColumns, putOnShow } from '../seller/promotions/stored-promotion.ts';
import type { Services } from '../services.ts';
import { type PromotionCaseRow, promotionQueue } from './promotion-cases.ts';

/** Ends a promotion that staff had approved, with a reason that its shop reads: prices are the usual ones from now on. */
export const endPromotion = (services: Services): Handler<'endPromotion'> =>
  decideCase<'endPromotion', PromotionCaseRow>(services, promotionQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ promotion }) => promotion.version,
    again: async ({ promotion }, { body, text, userId }, tx) =>
      promotion.version === body.expected_version + 1 &&
      (await isLastAct(tx, {
        subject: 'promotion',
        subjectId: promotion.id,
        act: 'suspended',
        text,
        userId,
      })),
    async change(tx, { promotion: row, shop }, { text: reason, userId, at }) {
      const moved = apply(promotionMachine, asPromotion(row), {
        event: 'stop',
        by: 'admin',
        at,
        payload: { reason },
      });
      // What only waits is refused as a request.
      if (!moved.ok || row.live === null) return false;
      await tx
        .update(promotions)
        .set({ ...promotionColumns(moved.entity), stopReason: reason })
        .where(eq(promotions.id, row.id));
      await putOnShow(tx, row, null, at);
      await writeAct(tx, {
        userId,
        act: 'suspended',
        subject: 'promotion',
        subjectId: row.id,
        text: reason,
        at,
      });
      if (shop.userId === null) return true;
      const { name } = row.live;
      const names = { vi: name, en: name, ko: name };
      await notifyMember(tx, {
        userId: shop.userId,
        to: 'seller',
        key: `promotion.stopped:${row.id}`,
        at,
        values: { ...names, note: reason },
        mail: {
          template: 'item-sale-step',
          values: { about: 'promotion.stopped', id: row.id, ...names, rule: null, reason },
        },
      });
      return true;
    },
  });
