import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Counts = Record<
  'products' | 'brands' | 'designs' | 'homes' | 'contractors' | 'articles',
  number
>;

const sql = `select
  (select count(*)::int from products where status in ('on_sale', 'sold_out')) as products,
  (select count(*)::int from brands) as brands,
  (select count(*)::int from designs where withdrawn_at is null) as designs,
  (select count(*)::int from interior_shares where status = 'visible') as homes,
  (select count(*)::int from contractors where approval = 'approved') as contractors,
  (select count(*)::int from articles where kind = 'article' and published_at <= $1) as articles`;

/** What there is to see, counted. */
export function getFigures({ database, now }: Services): Handler<'getFigures'> {
  return async () => {
    const [counts] = await database.rows<Counts>({ name: 'figures', text: sql }, [new Date(now())]);
    if (counts === undefined) throw new Error('Counting answered nothing');
    return { data: counts };
  };
}
