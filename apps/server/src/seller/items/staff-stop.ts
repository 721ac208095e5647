import { type ListingReportReason, apply, sellerItemMachine } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { textOf } from '../../db/localized.ts';
import { itemChanges, itemRequests, products, sellers } from '../../db/schema/shop.ts';
import { writeAct } from '../../staff-acts.ts';
import { notifyMember } from '../../notices/notify-member.ts';
import { machineItem } from '../item-drafts/waiting.ts';

type Product = typeof products.$inferSelect;

type Press = {
  /** In words, as the shop reads it. */
  readonly reason: string;
  /** Who of staff. */
  readonly userId: number;
  readonly at: number;
};

/** An item before its requests, as its shop takes them (docs/adr/0075). */
export async function lockItem(tx: Orm, id: number): Promise<Product | null> {
  const [item] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  return item ?? null;
}

/**
 * Takes an item off sale for what it is (2.12): buyers find it no more, a new version that waited is answered with it, and
 * its shop is told why. The item is held by the caller.
 * @returns false where the machine does not allow it
 */
export async function stopItem(
  tx: Orm,
  item: Product,
  { rule, ...press }: Press & { readonly rule: ListingReportReason },
): Promise<boolean> {
  const { reason, userId, at: instant } = press;
  const at = new Date(instant);
  const moved = apply(sellerItemMachine, machineItem({ product: item, request: null }), {
    event: 'admin.stop',
    by: 'admin',
    at: instant,
    payload: { reason },
  });
  if (!moved.ok || (item.status !== 'on_sale' && item.status !== 'sold_out')) return false;
  await tx
    .update(itemRequests)
    .set({ state: 'rejected', reason, decidedBy: userId, decidedAt: at })
    .where(and(eq(itemRequests.productId, item.id), eq(itemRequests.state, 'waiting')));
  await tx
    .update(products)
    .set({
      status: 'rejected',
      editAsked: false,
      staffStop: { rule, reason, was: item.status },
      saleVersion: item.saleVersion + 1,
      updatedAt: at,
    })
    .where(eq(products.id, item.id));
  if (item.status === 'on_sale') await noteSale(tx, item.id, 0, at);
  await writeAct(tx, {
    userId,
    act: `stopped-${rule}`,
    subject: 'item',
    subjectId: item.id,
    text: reason,
    at: instant,
  });
  await tellShop(tx, item, { about: 'item.stopped', rule, ...press });
  return true;
}

/** Lets it go on as it was before staff stopped it, as long as its shop has sent nothing since. */
export async function releaseItem(tx: Orm, item: Product, press: Press): Promise<boolean> {
  const { reason, userId, at: instant } = press;
  const at = new Date(instant);
  const { staffStop } = item;
  const moved = apply(sellerItemMachine, machineItem({ product: item, request: null }), {
    event: 'admin.release',
    by: 'admin',
    at: instant,
    payload: { reason },
  });
  if (!moved.ok || staffStop === null) return false;
  await tx
    .update(products)
    .set({
      status: staffStop.was,
      staffStop: null,
      saleVersion: item.saleVersion + 1,
      updatedAt: at,
    })
    .where(eq(products.id, item.id));
  if (staffStop.was === 'on_sale') await noteSale(tx, item.id, 1, at);
  await writeAct(tx, {
    userId,
    act: 'restored',
    subject: 'item',
    subjectId: item.id,
    text: reason,
    at: instant,
  });
  await tellShop(tx, item, { about: 'item.released', rule: null, ...press });
  return true;
}

/** In the item's history, by nobody of its shop. */
const noteSale = (tx: Orm, productId: number, after: 0 | 1, at: Date) =>
  tx.insert(itemChanges).values({ productId, what: 'sale', before: 1 - after, after, at });

async function tellShop(
  tx: Orm,
  { id, sellerId, saleVersion, name }: Product,
  {
    about,
    rule,
    reason,
    at,
  }: Omit<Press, 'userId'> & {
    readonly about: 'item.stopped' | 'item.released';
    readonly rule: ListingReportReason | null;
  },
): Promise<void> {
  const [shop] = await tx
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(eq(sellers.id, sellerId));
  if (shop === undefined || shop.userId === null) return;
  const names = { vi: textOf(name, 'vi'), en: textOf(name, 'en'), ko: textOf(name, 'ko') };
  await notifyMember(tx, {
    userId: shop.userId,
    to: 'seller',
    key: `${about}:${id}:${saleVersion + 1}`,
    at,
    values: { ...names, note: reason },
    mail: { template: 'item-sale-step', values: { about, id, ...names, rule, reason } },
  });
}
