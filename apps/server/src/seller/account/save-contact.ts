import { shopContactSchema } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import { shownAccount, storedAccount, writeAccount } from './stored-account.ts';
import { tellOfContact } from './tell-of-account.ts';
import { noteAct } from '../../shop-log.ts';

/** Whom one reaches, and where goods are fetched: at once. The address that is replaced is told. */
export function saveShopContact(services: Services): Handler<'saveShopContact'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { expectedVersion, ...typed } = call.body;
    const { contactName, contactPhone, contactEmail, warehouse } = readForm(
      shopContactSchema,
      typed,
      call.language,
    );
    return retried(services.database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const stored = await storedAccount(tx, sellerId);
      const { seller, account } = stored;
      const isSame =
        account.contactName === contactName &&
        seller.phone === contactPhone &&
        seller.email === contactEmail &&
        account.warehouse === warehouse;
      if (isSame) return shownAccount(tx, sellerId);
      if (account.version !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: await shownAccount(tx, sellerId) });
      await tx
        .update(sellers)
        .set({ phone: contactPhone, email: contactEmail })
        .where(eq(sellers.id, sellerId));
      await writeAccount(tx, stored, { contactName, warehouse });
      await noteAct(tx, {
        sellerId,
        userId,
        act: 'account.contact',
        subject: 'account',
        at: services.now(),
      });
      if (seller.email !== contactEmail) await tellOfContact(services, tx, stored, contactEmail);
      return shownAccount(tx, sellerId);
    });
  };
}
