import type { Database } from '@hien/server/database';

type KnownPromotion = { readonly id: number; readonly version: number };

/** Promotions of the partner's shop, one in each state that something can be done in. */
export type KnownPromotions = {
  /** Approved, on days to come. */
  readonly planned: KnownPromotion & {
    readonly itemId: number;
    readonly price: number;
    readonly startsOn: string;
    readonly endsOn: string;
  };
  readonly waiting: KnownPromotion;
  readonly changed: KnownPromotion;
  readonly rejected: KnownPromotion;
  /** Approved too: staff end it. */
  readonly ending: KnownPromotion;
  /** An item that is in none of them, with a price that one may have. */
  readonly item: { readonly id: number; readonly price: number };
};

const days = { startsOn: '2099-01-01', endsOn: '2099-01-31' };

export async function plantPromotions(
  database: Database,
  seller: string,
  now: number,
): Promise<KnownPromotions> {
  const items = await database.rows<{ id: number; seller: number; price: number }>(
    {
      text: `select p.id, p.seller_id as seller, p.final_price - p.final_price / 10 as price
        from products p join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
        where u.email = $1 and p.status = 'on_sale' order by p.id limit 6`,
    },
    [seller],
  );
  const add = async (index: number, state: string, version: number) => {
    const { id = 0, price = 0, seller: shop = 0 } = items[index] ?? {};
    const content = {
      name: `Khuyến mãi ${index}`,
      icon: 'special-price',
      ...days,
      items: [{ id, price }],
    };
    const isLive = state === 'advertising' || state === 'edit_request';
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into promotions (seller_id, state, version, changed_at, starts_at, ends_at, live_revision,
            draft_revision, rejection, live, asked, sent_at)
          values ($1, $2, $3, $4, '2098-12-31T17:00:00Z', '2099-01-31T16:59:59.999Z', $5, 1, $6, $7, $8, $4)
          returning id`,
      },
      [
        shop,
        state,
        version,
        new Date(now - 86_400_000),
        isLive ? 1 : null,
        state === 'rejected' ? 'Giảm quá sâu' : null,
        isLive ? content : null,
        content,
      ],
    );
    return { id: made?.id ?? 0, version };
  };
  const [first, , , , free] = items;
  return {
    planned: {
      ...(await add(0, 'advertising', 1)),
      itemId: first?.id ?? 0,
      price: first?.price ?? 0,
      ...days,
    },
    waiting: await add(1, 'waiting', 0),
    changed: await add(2, 'edit_request', 2),
    rejected: await add(3, 'rejected', 1),
    ending: await add(5, 'advertising', 1),
    item: { id: free?.id ?? 0, price: free?.price ?? 0 },
  };
}
