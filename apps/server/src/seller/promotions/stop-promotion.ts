import { apply, promotionMachine, reasonText } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { promotions } from '../../db/schema/promotions.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import {
  type PromotionRow,
  asPromotion,
  lockPromotion,
  promotionColumns,
  putOnShow,
} from './stored-promotion.ts';
import { shownPromotions } from './wire-promotion.ts';
import { noteAct } from '../../shop-log.ts';

/** A shop ends its promotion: prices are the usual ones from now on. */
export function stopPromotion({ database, now }: Services): Handler<'stopPromotion'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { params, body, language } = call;
    return retried(database.orm, async (tx) => {
      const at = now();
      const sellerId = await ownShop(tx, userId);
      const row = await lockPromotion(tx, params.id);
      if (row === null || row.sellerId !== sellerId) throw new ApiError('NOT_FOUND');
      const shown = async (one: PromotionRow) => {
        const [wire] = await shownPromotions(tx, [one], at, language);
        if (wire === undefined) throw new ApiError('INTERNAL');
        return wire;
      };
      if (row.state === 'finished') return shown(row);
      if (row.version !== body.expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: await shown(row) });
      const moved = apply(promotionMachine, asPromotion(row), {
        event: 'stop',
        by: 'seller',
        at,
        payload: {},
      });
      if (!moved.ok)
        throw new ApiError('EVENT_REFUSED', {
          said: reasonText(moved.refusal.reason, 'seller')[language],
        });
      const after = promotionColumns(moved.entity);
      await tx.update(promotions).set(after).where(eq(promotions.id, row.id));
      await putOnShow(tx, row, null, at);
      const { sellerId: of, id, asked } = row;
      await noteAct(tx, {
        sellerId: of,
        userId,
        act: 'promotion.stop',
        subject: 'promotion',
        id,
        name: (row.live ?? asked).name,
        at,
      });
      return shown({ ...row, ...after });
    });
  };
}
