import { and, eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { shopInvitations } from '../../db/schema/shop-team.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { lockOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { noteAct } from '../../shop-log.ts';
import { shownTeam } from './stored-team.ts';

/** Its link opens nothing any more. One that is taken back already is answered as one that goes now. */
export function withdrawShopInvitation({
  database,
  now,
}: Services): Handler<'withdrawShopInvitation'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const its = and(eq(shopInvitations.id, id), eq(shopInvitations.sellerId, sellerId));
      const [row] = await tx.select().from(shopInvitations).where(its);
      if (row === undefined) throw new ApiError('NOT_FOUND');
      if (row.state === 'accepted')
        throw new ApiError('VERSION_CONFLICT', {
          current: await shownTeam(tx, { sellerId, userId, at }),
        });
      if (row.state === 'waiting') {
        await tx.update(shopInvitations).set({ state: 'withdrawn' }).where(its);
        const act = 'team.withdraw' as const;
        await noteAct(tx, { sellerId, userId, act, subject: 'team', name: row.email, at });
      }
      return shownTeam(tx, { sellerId, userId, at });
    });
  };
}
