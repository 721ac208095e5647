import type { buildApp } from '@hien/server/app';
import type { openDatabase } from '@hien/server/database';
import type { Credentials, Known } from './stage.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** An option there is plenty of, and one of a product that is sold out. */
export async function findOptions(database: Database): Promise<Known['options']> {
  const [row] = await database.rows<{ plain: number; soldOut: number }>(
    {
      text: `select
        (select o.id from product_options o join products p on p.id = o.product_id
          where p.status = 'on_sale' and o.stock > 2 order by o.id limit 1) as plain,
        (select o.id from product_options o join products p on p.id = o.product_id
          where o.stock = 0 order by o.id limit 1) as "soldOut"`,
    },
    [],
  );
  return { plain: Number(row?.plain), soldOut: Number(row?.soldOut) };
}

/** A floor that is sold in boxes of 2.2 m². */
export async function findFloor(database: Database): Promise<number> {
  const [row] = await database.rows<{ id: number }>(
    {
      text: `select id from products where pack = '{"surface": "floor", "covers": 2.2}' order by id limit 1`,
    },
    [],
  );
  return Number(row?.id);
}

/** Three lines for the member, of options that nothing else here names. */
export async function fillCart(database: Database, email: string): Promise<Known['cartLineIds']> {
  const rows = await database.rows<{ id: number }>(
    {
      text: `insert into cart_lines (user_id, product_id, option_id, quantity, seen_price)
        select u.id, p.id, o.id, 1, p.final_price + o.extra_price
        from users u, product_options o join products p on p.id = o.product_id
        where u.email = $1 and p.status = 'on_sale' and o.stock > 5
          and not exists (select from cart_lines c where c.user_id = u.id and c.option_id = o.id)
        order by o.id desc limit 3 returning id`,
    },
    [email],
  );
  const [change = 0, remove = 0, buy = 0] = rows.map(({ id }) => id);
  return [change, remove, buy];
}

/** What the server asks for these lines at this address. */
export async function totalOf(
  app: Awaited<ReturnType<typeof buildApp>>,
  member: Credentials,
  ask: { readonly lineIds: readonly number[]; readonly addressId: number },
): Promise<number> {
  const entered = await app.inject({
    method: 'POST',
    url: '/app/auth/login-user',
    payload: { ...member, login_method: 'system' },
  });
  const { token } = entered.json<{ data: { token: string } }>().data;
  const tokens = await app.inject({
    url: '/commerce-app/auth/users-commerce-token',
    headers: { authorization: `Bearer ${token}` },
  });
  const { commerce_token } = tokens.json<{ data: { commerce_token: string } }>().data;
  const quote = await app.inject({
    method: 'POST',
    url: '/mall/api/checkout/quote',
    headers: { authorization: `Bearer ${commerce_token}` },
    payload: ask,
  });
  return quote.json<{ totals: { total: number } }>().totals.total;
}
