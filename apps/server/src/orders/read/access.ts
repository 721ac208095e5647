import type { Viewer } from '@hien/api/wire';
import { timingSafeEqual } from 'node:crypto';
import { mayNot } from '@hien/domain';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderLinks, orders } from '../../db/schema/orders.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Member } from '../../http/member.ts';
import { isOfShop } from '../../own-shop.ts';
import { linkHash } from './order-link.ts';

/** After so many wrong digits a link is dead. */
const wrongDigits = 5;

export type Link = { readonly token: string; readonly digits: string };

/** As whom a signed-in member sees an order; null when it is none of theirs. */
export async function viewerOf(tx: Orm, orderId: number, member: Member): Promise<Viewer | null> {
  const [found] = await tx
    .select({ buyer: orders.userId, ownShop: isOfShop(member.userId) })
    .from(orders)
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .where(eq(orders.id, orderId));
  if (found === undefined) return null;
  if (found.buyer === member.userId) return 'buyer';
  const { ownShop } = found;
  if (mayNot('order.read', member.capabilities, { ownShop }) !== null) return null;
  return ownShop && mayNot('order.dispatch', member.capabilities, { ownShop }) === null
    ? 'seller'
    : 'admin';
}

const lastDigits = (phone: string): string =>
  phone.replaceAll(/\D/g, '').slice(-4).padStart(4, '-');

/**
 * Whether token and digits open the order (D15). A wrong number counts against the link, in a statement of its own, so
 * that it counts whatever becomes of the request. The same answer for what is wrong, over or not there.
 * @throws {ApiError} LINK_WRONG
 */
export async function openByLink(
  orm: Orm,
  orderId: number,
  { token, digits }: Link,
  at: number,
): Promise<void> {
  const hash = linkHash(token);
  const live = and(
    eq(orderLinks.tokenHash, hash),
    eq(orderLinks.orderId, orderId),
    gt(orderLinks.expiresAt, new Date(at)),
    lt(orderLinks.wrongDigits, wrongDigits),
  );
  const [found] = await orm
    .select({ address: orders.address })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(live);
  const expected = Buffer.from(lastDigits(found?.address.phone ?? ''));
  const given = Buffer.from(digits.padEnd(4, ' ').slice(0, 4));
  const same = expected.length === given.length && timingSafeEqual(expected, given);
  if (found !== undefined && same) return;
  await orm
    .update(orderLinks)
    .set({ wrongDigits: sql`${orderLinks.wrongDigits} + 1` })
    .where(live);
  throw new ApiError('LINK_WRONG');
}

/**
 * Who asks for an order: its buyer, its shop, staff, or a visitor with a link.
 * @throws {ApiError} UNAUTHENTICATED without either, NOT_FOUND when it is none of theirs, LINK_WRONG.
 */
export async function enter(
  orm: Orm,
  orderId: number,
  asking: { readonly member: Member | null; readonly link: Link | undefined; readonly at: number },
): Promise<{ readonly viewer: Viewer; readonly userId: number | null; readonly caller: string }> {
  const { member, link, at } = asking;
  if (member !== null) {
    const viewer = await viewerOf(orm, orderId, member);
    if (viewer !== null) return { viewer, userId: member.userId, caller: `user:${member.userId}` };
  }
  if (link === undefined) throw new ApiError(member === null ? 'UNAUTHENTICATED' : 'NOT_FOUND');
  await openByLink(orm, orderId, link, at);
  return { viewer: 'guest', userId: null, caller: `link:${linkHash(link.token).slice(0, 32)}` };
}
