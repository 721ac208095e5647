import { eq } from 'drizzle-orm';
import { pictureOf, textOf } from '../db/localized.ts';
import { furnitureDecors } from '../db/schema/designs.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { piecesOf, pricedSet } from './priced-set.ts';
import type { Shop } from './shop.ts';

/** One set of the home page with its own pieces. 404 too when none of them is sold any more. */
export function getDecorSet(shop: Shop): Handler<'getDecorSet'> {
  return async ({ params, language }) => {
    const [row] = await shop.database.orm
      .select()
      .from(furnitureDecors)
      .where(eq(furnitureDecors.id, params.id));
    if (row === undefined) throw new ApiError('NOT_FOUND');
    const wanted = row.productIds.map((productId) => ({ setId: row.id, productId, quantity: 1 }));
    const priced = pricedSet((await piecesOf(shop, wanted, language)).get(row.id) ?? []);
    const picture = pictureOf(row.cover, language);
    if (priced === null || picture === null) throw new ApiError('NOT_FOUND');
    return {
      id: row.id,
      name: textOf(row.title, language),
      text: textOf(row.content, language),
      picture,
      room: row.roomType,
      style: row.style,
      ...priced,
    };
  };
}
