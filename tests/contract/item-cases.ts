import { fixtures } from '@hien/api/testing';
import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

const { begunItem, newDrafts, wholeItem } = fixtures;

/** What a shop is writing, and what waits for staff: five items that nothing else of the stage is about. */
export async function plantItems(
  database: Database,
  seller: string,
  now: number,
): Promise<Known['items']> {
  const at = new Date(now - 86_400_000);
  const rows = await database.rows<{ id: number; seller: number; picture: string }>(
    {
      text: `select p.id, p.seller_id as seller, '/media/' || (p.cover->>'path') || '/' || (p.cover->>'name') as picture
        from products p join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
        where u.email = $1 and p.status = 'on_sale' and not p.edit_asked
          and not exists (select from item_drafts d where d.product_id = p.id) order by p.id desc limit 5`,
    },
    [seller],
  );
  const [untouched, typed, waiting, one, other] = rows.map(({ id }) => id);
  const contentOf = (index: number) => ({
    ...wholeItem,
    sku: `EX-${index}`,
    options: [{ sku: `EX-${index}-A`, name: wholeItem.name, additionalAmount: 0, stock: 3 }],
    pictures: [rows[index]?.picture ?? ''],
    story: wholeItem.story.map((section) => ({
      ...section,
      picture: rows[index]?.picture ?? '',
    })),
  });
  const shop = rows[0]?.seller ?? 0;
  await database.rows(
    { text: 'delete from item_drafts where seller_id = $1 and product_id is null' },
    [shop],
  );
  const draft = `insert into item_drafts (seller_id, product_id, content, version, saved_at) values ($1, $2, $3, $4, $5)`;
  await database.rows({ text: draft }, [
    shop,
    null,
    { ...begunItem, pictures: [], story: [] },
    3,
    at,
  ]);
  for (const { key, version, content } of newDrafts.filter((one) => one.key !== ''))
    await database.rows(
      {
        text: `insert into item_drafts (seller_id, key, content, version, saved_at) values ($1, $2, $3, $4, $5)`,
      },
      [shop, key, content, version, at],
    );
  await database.rows({ text: draft }, [shop, typed, contentOf(1), 2, at]);
  await database.rows({ text: draft }, [shop, waiting, contentOf(2), 2, at]);
  await database.rows({ text: 'update products set edit_asked = true where id = any($1::int[])' }, [
    [waiting, one, other],
  ]);
  const requests = await database.rows<{ id: number }>(
    {
      text: `insert into item_requests (product_id, before, after, sent_at)
        values ($1, $4, $4, $7), ($2, $5, $5, $7), ($3, $6, $6, $7) returning id`,
    },
    [waiting, one, other, contentOf(2), contentOf(3), contentOf(4), at],
  );
  const [, first = 0, second = 0] = requests.map(({ id }) => id);
  return {
    untouched: untouched ?? 0,
    typed: typed ?? 0,
    waiting: waiting ?? 0,
    begun: 3,
    caseIds: [first, second],
  };
}

/** Something that the shop said yesterday about one of its items. */
export async function plantItemNotice(
  database: Database,
  seller: string,
  now: number,
): Promise<Known['itemNotice']> {
  const [made] = await database.rows<{ id: number; product: number }>(
    {
      text: `insert into item_notices (product_id, title, details, added_by, created_at)
        select min(p.id), 'Hàng về lại', 'Có hàng từ hôm nay.', u.id, $2 from products p
          join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
        where u.email = $1 group by u.id returning id, product_id as product`,
    },
    [seller, new Date(now - 86_400_000)],
  );
  return { id: made?.product ?? 0, noticeId: made?.id ?? 0 };
}
