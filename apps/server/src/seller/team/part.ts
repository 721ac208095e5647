import { and, eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { shopStaff } from '../../db/schema/shop-team.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { lockOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { noteAct } from '../../shop-log.ts';
import { shownTeam, staffOf } from './stored-team.ts';
import { tellOfTeam } from './tell-of-team.ts';

/** Somebody works in the shop no more: their next call is refused, and they are told. */
export function removeShopStaff({ database, mail, now }: Services): Handler<'removeShopStaff'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const person = (await staffOf(tx, sellerId)).find((one) => one.id === id);
      if (person === undefined) throw new ApiError('NOT_FOUND');
      const { name } = person;
      await tx
        .delete(shopStaff)
        .where(and(eq(shopStaff.userId, id), eq(shopStaff.sellerId, sellerId)));
      await noteAct(tx, { sellerId, userId, act: 'team.remove', subject: 'team', id, name, at });
      await tellOfTeam(mail, tx, { sellerId, to: id, step: 'removed', person: name, at });
      return shownTeam(tx, { sellerId, userId, at });
    });
  };
}

/** Somebody leaves the shop they work in; whoever keeps it is told. */
export function leaveShop({ database, mail, now }: Services): Handler<'leaveShop'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const person = (await staffOf(tx, sellerId)).find((one) => one.id === userId);
      if (person === undefined) throw new ApiError('NOT_FOUND');
      await tx.delete(shopStaff).where(eq(shopStaff.userId, userId));
      const { name } = person;
      const id = userId;
      await noteAct(tx, { sellerId, userId, act: 'team.leave', subject: 'team', id, name, at });
      await tellOfTeam(mail, tx, { sellerId, to: 'owner', step: 'left', person: name, at });
      return { left: true as const };
    });
  };
}
