import { apply, partnerMachine } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { shopChanges } from '../../db/schema/shop-account.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import { partnerOf, shownAccount, storedAccount, writeAccount } from './stored-account.ts';
import { noteAct } from '../../shop-log.ts';

/** What was asked for is not looked at any more. One that was taken back already is answered as one that goes now. */
export function withdrawShopChange({ database, now }: Services): Handler<'withdrawShopChange'> {
  return async ({ params: { id }, body: { expectedVersion }, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const its = and(eq(shopChanges.id, id), eq(shopChanges.sellerId, sellerId));
      const [row] = await tx.select().from(shopChanges).where(its);
      if (row === undefined) throw new ApiError('NOT_FOUND');
      if (row.state === 'withdrawn') return shownAccount(tx, sellerId);
      const stored = await storedAccount(tx, sellerId);
      const moved = apply(partnerMachine, partnerOf(row.state === 'waiting', stored.account, at), {
        event: 'change.withdraw',
        by: 'member',
        at,
        payload: {},
      });
      if (!moved.ok || stored.account.version !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: await shownAccount(tx, sellerId) });
      await tx
        .update(shopChanges)
        .set({ state: 'withdrawn', version: row.version + 1, decidedAt: new Date(at) })
        .where(its);
      await writeAccount(tx, stored);
      await noteAct(tx, { sellerId, userId, act: 'account.withdraw', subject: 'account', at });
      return shownAccount(tx, sellerId);
    });
  };
}
