import type { Language } from '@hien/domain';
import type { Answer } from '../http/handler.ts';
import { cardsByIds } from './products/product-repository.ts';
import type { Shop } from './shop.ts';

type PricedSet = Pick<
  Answer<'getDecorSet'>,
  'items' | 'pieces' | 'listTotal' | 'total' | 'saving' | 'available'
>;
type Item = PricedSet['items'][number];
type Card = Item['product'];

/** `enough`: the option that would go into the cart is there as often as the set wants it. */
export type Piece = Item & { readonly enough: boolean };

type Wanted = { readonly setId: number; readonly productId: number; readonly quantity: number };

/** Pieces by set, in the order given, in two statements. A product that is no longer sold has left the set. */
export async function piecesOf(
  { database, now }: Shop,
  wanted: readonly Wanted[],
  language: Language,
): Promise<ReadonlyMap<number, Piece[]>> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const [texts, stocks] = await Promise.all([
    cardsByIds(database, ids, language, now()),
    database.rows<{ productId: number; optionId: number; stock: number }>(
      {
        name: 'package-options',
        text: `select distinct on (o.product_id) o.product_id as "productId", o.id as "optionId", o.stock
          from product_options o join products p on p.id = o.product_id and p.status = 'on_sale'
          where o.product_id = any($1::integer[]) and o.stock > 0
          order by o.product_id, o.position, o.id`,
      },
      [ids],
    ),
  ]);
  const cards = new Map(
    texts.map((text) => JSON.parse(text) as Card).map((card) => [card.id, card]),
  );
  const options = new Map(stocks.map((stock) => [stock.productId, stock]));
  const sets = new Map<number, Piece[]>();
  for (const { setId, productId, quantity } of wanted) {
    const product = cards.get(productId);
    if (product === undefined) continue;
    const option = options.get(productId);
    const piece = {
      product,
      quantity,
      optionId: option?.optionId ?? null,
      enough: (option?.stock ?? 0) >= quantity,
    };
    sets.set(setId, [...(sets.get(setId) ?? []), piece]);
  }
  return sets;
}

/** What a set costs today in đồng: the sum of its pieces. Null when none of them is sold any more. */
export function pricedSet(pieces: readonly Piece[]): PricedSet | null {
  if (pieces.length === 0) return null;
  const sum = (of: (card: Card) => number) =>
    pieces.reduce((all, { product, quantity }) => all + of(product) * quantity, 0);
  const total = sum(({ prices }) => prices.finalPrice);
  const listTotal = sum(({ prices }) => prices.listPrice);
  return {
    items: pieces.map(({ product, quantity, optionId }) => ({ product, quantity, optionId })),
    pieces: pieces.reduce((all, { quantity }) => all + quantity, 0),
    listTotal,
    total,
    saving: listTotal - total,
    available: pieces.every(({ enough }) => enough),
  };
}
