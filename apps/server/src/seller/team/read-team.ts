import type { Handler } from '../../http/handler.ts';
import { needOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { shownTeam } from './stored-team.ts';

/** Who works in the caller's shop. */
export function readShopTeam({ database: { orm }, now }: Services): Handler<'readShopTeam'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    return shownTeam(orm, { sellerId: await needOwnShop(orm, userId), userId, at: now() });
  };
}
