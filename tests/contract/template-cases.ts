import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

/** What the partner's shop keeps to write it once. */
export async function plantTemplates(
  database: Database,
  seller: string,
  now: number,
): Promise<Known['templates']> {
  const add = async (kind: 'item' | 'answer', position: number, isRemoved = false) => {
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into shop_templates (seller_id, kind, name, fields, words, position, version, changed_at, removed_at)
          select s.id, $2, $3, $4, $5, $6, 2, $7, $8 from sellers s join users u on u.id = s.user_id where u.email = $1
          returning id`,
      },
      [
        seller,
        kind,
        `Mẫu ${position}`,
        kind === 'item' ? { preparationDays: 5 } : null,
        kind === 'item' ? null : 'Chào {người hỏi}.',
        position,
        new Date(now),
        isRemoved ? new Date(now) : null,
      ],
    );
    return made?.id ?? 0;
  };
  // Behind what the sample has.
  const items = [await add('item', 50), await add('item', 51)] as const;
  const all = await database.rows<{ id: number }>(
    {
      text: `select t.id from shop_templates t join sellers s on s.id = t.seller_id join users u on u.id = s.user_id
        where u.email = $1 and t.kind = 'item' and t.removed_at is null`,
    },
    [seller],
  );
  return {
    items,
    all: all.map(({ id }) => id),
    answer: await add('answer', 52),
    removed: await add('answer', 53, true),
  };
}

/** Something that the partner's shop says about itself today. */
export async function plantShopNotice(
  database: Database,
  seller: string,
  now: number,
): Promise<Known['shopNotice']> {
  const day = 86_400_000;
  const [made] = await database.rows<{ id: number }>(
    {
      text: `insert into shop_notices (seller_id, title, details, starts_on, ends_on, starts_at, ends_at, version, created_at)
        select s.id, 'Giao chậm', 'Giao chậm hơn 2 ngày.', '2026-01-01', '2026-01-02', $2, $3, 2, $2
        from sellers s join users u on u.id = s.user_id where u.email = $1 returning id`,
    },
    [seller, new Date(now - day), new Date(now + day)],
  );
  return { id: made?.id ?? 0, version: 2 };
}

/** Views of the partner's list of orders, made by the partner. */
export async function plantViews(
  database: Database,
  seller: string,
  now: number,
): Promise<Known['shopViews']> {
  const add = async (name: string) => {
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into shop_views (seller_id, user_id, list, name, query, shared, version, changed_at)
          select s.id, u.id, 'order-status', $2, 'tab=preparing', false, 2, $3
          from sellers s join users u on u.id = s.user_id where u.email = $1 returning id`,
      },
      [seller, name, new Date(now)],
    );
    return made?.id ?? 0;
  };
  return [await add('Cần gửi'), await add('Bỏ đi')];
}
