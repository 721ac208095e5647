import type { Viewer } from '@hien/api/wire';
import { cleanPhone, type Language } from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import { AttemptLimit, type AttemptLimits } from '../../http/limits/attempt-limit.ts';
import type { Orm } from '../../db/database.ts';
import { orderLinks } from '../../db/schema/orders.ts';
import { ApiError } from '../../http/api-error.ts';
import { callerOf } from '../../http/network/caller.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { enter, openByLink } from './access.ts';
import { loadOrders } from './load-orders.ts';
import { lockOrder } from '../write/locked-order.ts';
import { tellAbout } from '../notices/notify.ts';
import type { WireOrder } from './wire-item.ts';
import { wireOrder } from './wire-order.ts';

/**
 * One order for who was let in.
 * @throws {ApiError} NOT_FOUND
 */
export async function orderFor(
  tx: Orm,
  orderId: number,
  asking: { readonly viewer: Viewer; readonly language: Language; readonly at: number },
): Promise<WireOrder> {
  const [loaded] = await loadOrders(tx, [orderId], { history: true });
  if (loaded === undefined) throw new ApiError('NOT_FOUND');
  return wireOrder(loaded, asking);
}

export function readOrder({ database, now }: Services): Handler<'readOrder'> {
  return async (call) => {
    const { id } = call.params;
    const at = now();
    const { viewer } = await enter(database.orm, id, {
      member: await call.signedIn(),
      link: undefined,
      at,
    });
    return orderFor(database.orm, id, { viewer, language: call.language, at });
  };
}

/** Tokens cannot be guessed; this stops who has one and tries digits, beside the link's own count. */
const linkTries: AttemptLimits = {
  name: 'order-link ',
  windowMs: 15 * 60_000,
  perAccountHere: 20,
  perAccount: null,
  perAddress: 40,
};

export function readOrderByLink({ database, now }: Services): Handler<'readOrderByLink'> {
  const limit = new AttemptLimit(database, now, linkTries);
  return async ({ body, language, request }) => {
    const account = String(body.orderId);
    await limit.attempt(callerOf(request), account);
    const at = now();
    await openByLink(database.orm, body.orderId, body, at);
    await limit.takeBack(callerOf(request), account);
    return orderFor(database.orm, body.orderId, { viewer: 'guest', language, at });
  };
}

/** Every request may send a mail to somebody, right or wrong. */
const linkMails: AttemptLimits = {
  name: 'order-link-mail ',
  windowMs: 60 * 60_000,
  perAccountHere: null,
  perAccount: { most: 6, windowMs: 60 * 60_000 },
  perAddress: 20,
};

/** Mails a new link to the buyer when the phone is the order's; the links before it end. */
export function requestOrderLink({ database, now }: Services): Handler<'requestOrderLink'> {
  const limit = new AttemptLimit(database, now, linkMails);
  return async ({ body, request }) => {
    const account = String(body.orderId);
    await limit.attempt(callerOf(request), account);
    const at = now();
    await database.orm.transaction(async (tx) => {
      const locked = await lockOrder(tx, body.orderId);
      if (locked === null || cleanPhone(locked.order.address.phone) !== cleanPhone(body.phone))
        return;
      await tx
        .update(orderLinks)
        .set({ expiresAt: new Date(at) })
        .where(eq(orderLinks.orderId, body.orderId));
      const [newest] = await tx
        .select({ id: orderLinks.id })
        .from(orderLinks)
        .where(eq(orderLinks.orderId, body.orderId))
        .orderBy(desc(orderLinks.id))
        .limit(1);
      await tellAbout(
        tx,
        [locked],
        { about: 'order.link', to: ['buyer'], item: 0, name: String(newest?.id ?? 0) },
        at,
      );
    });
    return { sent: true };
  };
}
