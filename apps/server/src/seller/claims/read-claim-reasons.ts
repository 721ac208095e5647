import { type Language, errorText, searchDays } from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pictureOf, textOf } from '../../db/localized.ts';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { needOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { type ClaimSums, claimSums } from './claim-sums.ts';

type Reasons = Answer<'readClaimReasons'>;

const itemsPerPage = 20;

/** For which reasons lines of the caller's shop came back in some days, and which items did. */
export function readClaimReasons({ database, now }: Services): Handler<'readClaimReasons'> {
  return async ({ query: { page = 1, from, to }, language, signedIn }) => {
    const { userId } = await signedIn();
    const sellerId = await needOwnShop(database.orm, userId);
    const days = searchDays({ from, to }, now());
    if (days.wrong !== undefined) {
      const { at: field, code } = days.wrong;
      throw new ApiError('VALIDATION', {
        errors: [{ field, code, message: errorText('VALIDATION', language) }],
      });
    }
    const { delivered, claimed, reasons, items } = await claimSums(database, sellerId, days);
    const offset = offsetOf({ page, limit: itemsPerPage });
    const shown = items.slice(offset, offset + itemsPerPage);
    return {
      delivered,
      claimed,
      reasons: [...reasons],
      items: await wireItems(database, shown, language),
      meta: pageMeta(page, itemsPerPage, items.length),
    };
  };
}

async function wireItems(
  { orm }: Database,
  items: ClaimSums['items'],
  language: Language,
): Promise<Reasons['items']> {
  if (items.length === 0) return [];
  const rows = await orm
    .select({
      id: products.id,
      name: products.name,
      cover: products.cover,
      deletedAt: products.deletedAt,
    })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ id }) => id),
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  return items.flatMap(({ id, delivered, claimed, reasons }) => {
    const product = known.get(id);
    const picture = pictureOf(product?.cover ?? null, language);
    return product === undefined || picture === null
      ? []
      : [
          {
            id,
            name: textOf(product.name, language),
            picture,
            editable: product.deletedAt === null,
            delivered,
            claimed,
            reasons: [...reasons],
          },
        ];
  });
}
