import { mayPutOnSale, type Language, unverifiedShopTexts } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from './db/database.ts';
import { shopAccounts } from './db/schema/shop-account.ts';
import { ApiError } from './http/api-error.ts';

/** @throws {ApiError} EVENT_REFUSED where staff never looked at the shop’s papers: nothing new of it goes on sale. */
export async function needVerified(
  tx: Orm,
  sellerId: number,
  reader: keyof typeof unverifiedShopTexts,
  language: Language,
): Promise<void> {
  const [shop] = await tx
    .select({ verifiedAt: shopAccounts.verifiedAt })
    .from(shopAccounts)
    .where(eq(shopAccounts.sellerId, sellerId));
  if (mayPutOnSale(shop ?? { verifiedAt: null })) return;
  throw new ApiError('EVENT_REFUSED', { said: unverifiedShopTexts[reader][language] });
}
