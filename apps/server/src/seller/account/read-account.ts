import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { needOwnShop } from '../../own-shop.ts';
import { shownAccount } from './stored-account.ts';

/** The caller's shop as its papers say it, and what was asked to be shown instead. */
export function readShopAccount({ database }: Services): Handler<'readShopAccount'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    return shownAccount(orm, await needOwnShop(orm, userId));
  };
}
