import type { buildApp } from '@hien/server/app';
import type { Database } from '@hien/server/database';
import type { Credentials, KnownDesigns } from './stage.ts';

type Design = { readonly id: number; readonly price: number };
type Placed = { readonly id: number; readonly version: number; readonly total: number };

/** Three orders of a company: one that waits, one that is let go, one that is paid; and two designs in none. */
export async function orderDesigns(
  database: Database,
  app: Awaited<ReturnType<typeof buildApp>>,
  company: Credentials,
): Promise<KnownDesigns> {
  const designs = await database.rows<Design>(
    {
      // The company owns some of the seed's.
      text: `select id, price from designs where withdrawn_at is null
        and id not in (select design_id from design_purchases) order by id limit 5`,
    },
    [],
  );
  const [waiting, gone, bought, free, more] = designs;
  if (!waiting || !gone || !bought || !free || !more) throw new Error('The seed has no designs');
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
        method: 'QR',
        over18: true,
        terms: true,
        noRefund: true,
        expectedTotal: price,
        idempotencyKey: `stage-design-${id}`,
      },
    });
    return answer.json<Placed>();
  };
  const [pending, cancellable, paid] = [
    await place(waiting),
    await place(gone),
    await place(bought),
  ];
  await database.rows(
    { text: `update design_orders set state = 'purchased', version = 1 where id = $1` },
    [paid.id],
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
  };
}
