import type { buildApp } from '@hien/server/app';
import type { Database } from '@hien/server/database';
import type { Credentials, KnownDesigns } from './stage.ts';

type Design = { readonly id: number; readonly price: number };
type Placed = { readonly id: number; readonly version: number; readonly total: number };

/**
 * Orders of a company: one that waits, one that is let go, one that is paid, one whose money can be asked back and one
 * whose was; and two designs in none.
 */
export async function orderDesigns(
  database: Database,
  app: Awaited<ReturnType<typeof buildApp>>,
  company: Credentials,
): Promise<KnownDesigns> {
  const designs = await database.rows<Design>(
    {
      // The company owns some of the seed's.
      text: `select id, price from designs where withdrawn_at is null
        and id not in (select design_id from design_purchases) order by id limit 7`,
    },
    [],
  );
  const [waiting, gone, bought, free, more, kept, asked] = designs;
  if (!waiting || !gone || !bought || !free || !more || !kept || !asked)
    throw new Error('The seed has no designs');
  const entered = await app.inject({
    method: 'POST',
    url: '/app/auth/login-user',
    payload: { ...company, login_method: 'system' },
  });
  const { token } = entered.json<{ data: { token: string } }>().data;
  const tokens = await app.inject({
    url: '/commerce-app/auth/users-commerce-token',
    headers: { authorization: `Bearer ${token}` },
  });
  const { commerce_token } = tokens.json<{ data: { commerce_token: string } }>().data;
  const place = async ({ id, price }: Design): Promise<Placed> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/mall/api/design-order/place',
      headers: { authorization: `Bearer ${commerce_token}` },
      payload: {
        designIds: [id],
        // Its money goes back where it came from: no account is asked for.
        method: 'EW-MOMO',
        over18: true,
        terms: true,
        noRefund: true,
        expectedTotal: price,
        idempotencyKey: `stage-design-${id}`,
      },
    });
    return answer.json<Placed>();
  };
  const [pending, cancellable, paid, refundable, returning] = [
    await place(waiting),
    await place(gone),
    await place(bought),
    await place(kept),
    await place(asked),
  ];
  await database.rows(
    {
      text: `update design_orders set state = 'purchased', version = 1 where id = any($1::integer[])`,
    },
    [[paid.id, refundable.id, returning.id]],
  );
  await database.rows(
    {
      text: `insert into design_purchases (user_id, design_id, order_id, allowed_times, granted_at, expires_at)
        select o.user_id, l.design_id, o.id, 5, o.placed_at, o.placed_at + interval '30 days'
        from design_orders o join design_order_lines l on l.order_id = o.id where o.id = any($1::integer[])`,
    },
    [[refundable.id, returning.id]],
  );
  await database.rows(
    { text: `update design_orders set state = 'refund_requested', version = 2 where id = $1` },
    [returning.id],
  );
  const [refund] = await database.rows<{ id: number }>(
    {
      text: `insert into design_refunds (order_id, reason, requested_at)
        select id, 'Mua nhầm', placed_at from design_orders where id = $1 returning id`,
    },
    [returning.id],
  );
  return {
    free: free.id,
    price: free.price,
    more: more.id,
    pendingId: pending.id,
    waiting: waiting.id,
    totalWithMore: pending.total + more.price,
    paidId: paid.id,
    paidVersion: 1,
    cancellable: { id: cancellable.id, version: cancellable.version },
    refundable: { id: refundable.id, version: 1 },
    refundCase: { id: refund?.id ?? 0, orderId: returning.id, version: 2 },
  };
}
