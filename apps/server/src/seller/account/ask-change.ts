import {
  type Language,
  type ShopData,
  apply,
  askedShopData,
  errorText,
  partnerMachine,
  reasonTexts,
  shopDataChanges,
  shopDataForm,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { shopChanges } from '../../db/schema/shop-account.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import { claimUploads, isOwnPrivate } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import {
  dataOf,
  partnerOf,
  shownAccount,
  storedAccount,
  waitingChange,
  writeAccount,
} from './stored-account.ts';
import { tellOfAsked } from './tell-of-account.ts';
import { noteAct } from '../../shop-log.ts';

/** A shop asks to have other data shown; one request waits at most, a further one takes its place. */
export function askShopChange(services: Services): Handler<'askShopChange'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { language } = call;
    const { expectedVersion, ...typed } = call.body;
    const at = services.now();
    return retried(services.database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const stored = await storedAccount(tx, sellerId);
      const before = dataOf(stored);
      const { note, ...values } = readForm(shopDataForm(before), typed, language);
      const after = askedShopData(before, { ...values, note });
      const waiting = await waitingChange(tx, sellerId);
      // The button was pressed twice, or the answer was lost.
      if (waiting !== null && waiting.note === note && isDeepStrictEqual(waiting.after, after))
        return shownAccount(tx, sellerId);
      if (stored.account.version !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: await shownAccount(tx, sellerId) });
      const changed = shopDataChanges(before, after);
      const moved = apply(partnerMachine, partnerOf(waiting !== null, stored.account, at), {
        event: 'change_data',
        by: 'member',
        at,
        payload: { changed: changed.length > 0 },
      });
      if (!moved.ok)
        throw new ApiError('VALIDATION', { status: 422, said: reasonTexts.UNCHANGED[language] });
      await keepPictures(tx, { before, after, userId, at, language });
      const asked = { after, before, note, sentBy: userId, sentAt: new Date(at) };
      const [row] =
        waiting === null
          ? await tx
              .insert(shopChanges)
              .values({ sellerId, state: 'waiting', ...asked })
              .returning()
          : await tx
              .update(shopChanges)
              .set({ ...asked, version: waiting.version + 1 })
              .where(eq(shopChanges.id, waiting.id))
              .returning();
      await writeAccount(tx, stored);
      await noteAct(tx, { sellerId, userId, act: 'account.ask', subject: 'account', at });
      if (row !== undefined && changed.includes('bank'))
        await tellOfAsked(services, tx, stored, row);
      return shownAccount(tx, sellerId);
    });
  };
}

type Pictures = {
  readonly before: ShopData;
  readonly after: ShopData;
  readonly userId: number;
  readonly at: number;
  readonly language: Language;
};

/** New pictures of the licence and the account stay, and are the sender's own private ones. @throws {ApiError} PRODUCT_07 */
async function keepPictures(
  tx: Orm,
  { before, after, userId, at, language }: Pictures,
): Promise<void> {
  const sent = [
    { field: 'licence', was: before.licence, is: after.licence },
    { field: 'bankProof', was: before.bank?.proof ?? null, is: after.bank?.proof ?? null },
  ];
  for (const { field, was, is } of sent) {
    if (is === null || is === was) continue;
    const isKept =
      (await isOwnPrivate(tx, is, userId)) &&
      (await claimUploads(tx, [is], { userId, at: new Date(at) }));
    if (!isKept)
      throw new ApiError('PRODUCT_07', {
        errors: [{ field, code: 'PRODUCT_07', message: errorText('PRODUCT_07', language) }],
      });
  }
}
