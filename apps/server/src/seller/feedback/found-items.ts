import type { Orm } from '../../db/database.ts';
import { searchRanks } from '../../db/search-vector.ts';
import { ownShop } from '../../own-shop.ts';

/** No shop has it: who has no shop has nothing that is said about its items. */
const nobodys = 0;

/** A condition on `products p`: items of the caller's shop whose name has the words. Its values are `$1` and, with words, `$2`. */
export async function itemsOfCaller(
  orm: Orm,
  userId: number,
  q: string,
): Promise<{ readonly where: string; readonly values: readonly unknown[] }> {
  const shop = (await ownShop(orm, userId)) ?? nobodys;
  const ranks = searchRanks(q);
  return ranks === null
    ? { where: 'p.seller_id = $1', values: [shop] }
    : { where: 'p.seller_id = $1 and p.search @@ $2::tsquery', values: [shop, ranks.any] };
}
