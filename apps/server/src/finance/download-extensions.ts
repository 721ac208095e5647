import { apply, daysAfter, designOrderMachine, displayName, limits } from '@hien/domain';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { textOf, wirePicture } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { designOrders } from '../db/schema/design-orders.ts';
import { designExtensions, designPurchases } from '../db/schema/design-purchases.ts';
import { designs } from '../db/schema/designs.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { writeNotice } from '../notices/write-notice.ts';
import { asDesignOrder, lockDesigns } from '../orders/designs/stored-order.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideDownloadExtension'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      extension: designExtensions,
      purchase: designPurchases,
      design: {
        number: designs.number,
        name: designs.name,
        cover: designs.cover,
        price: designs.price,
      },
      orderNumber: paymentGroups.number,
      buyer: { first_name: users.firstName, last_name: users.lastName, email: users.email },
      decider: deciderName,
    })
    .from(designExtensions)
    .innerJoin(designPurchases, eq(designPurchases.id, designExtensions.purchaseId))
    .innerJoin(designs, eq(designs.id, designPurchases.designId))
    .innerJoin(users, eq(users.id, designPurchases.userId))
    .leftJoin(designOrders, eq(designOrders.id, designPurchases.orderId))
    .leftJoin(paymentGroups, eq(paymentGroups.id, designOrders.groupId))
    .leftJoin(decider, eq(decider.id, designExtensions.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Designs whose downloads are used up or over and should go on (G11), who waits longest first. */
export const downloadExtensionQueue: CaseQueue<Row, Case> = {
  table: designExtensions,
  id: designExtensions.id,
  waiting: isNull(designExtensions.decision),
  decided: isNotNull(designExtensions.decision),
  since: designExtensions.requestedAt,
  decidedAt: designExtensions.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ extension, purchase, design, orderNumber, buyer, decider: name }) => ({
      id: extension.id,
      version: extension.version,
      buyer: displayName(buyer, language),
      buyer_email: buyer.email,
      order_number: orderNumber,
      design: {
        number: design.number,
        title: textOf(design.name, language),
        picture: wirePicture(design.cover, language),
        price: design.price,
      },
      allowed_times: purchase.allowedTimes,
      used_times: purchase.usedTimes,
      expires_at: purchase.expiresAt.toISOString(),
      reason: extension.reason,
      requested_at: extension.requestedAt.toISOString(),
      answer: extension.answer,
      decided: decidedBy(extension, name, language),
    })),
};

export const listDownloadExtensions = (services: Services): Handler<'listDownloadExtensions'> =>
  caseList(services, downloadExtensionQueue);

/** Lets downloads go on, or not; whose the design is reads why. */
export const decideDownloadExtension = (services: Services): Handler<'decideDownloadExtension'> =>
  decideCase<'decideDownloadExtension', Row>(services, downloadExtensionQueue, {
    lock: lockPurchase,
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ extension }) => extension.version,
    again: ({ extension }, { body, text, userId }) =>
      extension.version === body.expected_version + 1 &&
      extension.decision === body.decision &&
      extension.decidedBy === userId &&
      extension.answer === text,
    async change(tx, row, { body, text, userId, at }) {
      const { extension, purchase, design } = row;
      const approves = body.decision === 'approve';
      if (extension.decision !== null || purchase.returnedAt !== null) return false;
      if (approves && !(await goesOn(tx, row, text, at))) return false;
      await tx
        .update(designExtensions)
        .set({
          decision: body.decision,
          version: extension.version + 1,
          answer: text,
          decidedBy: userId,
          decidedAt: new Date(at),
        })
        .where(eq(designExtensions.id, extension.id));
      await writeNotice(tx, {
        userId: purchase.userId,
        about: approves ? 'design.download-extended' : 'design.download-not-extended',
        to: 'buyer',
        name: design.name,
        note: text,
        key: `design-extension:${extension.id}`,
        at,
      });
      return true;
    },
  });

/** More times and a later day, where the order allows it: not while its money is asked back (G8). */
async function goesOn(tx: Orm, { purchase }: Row, reason: string, at: number): Promise<boolean> {
  const until = daysAfter(at, limits.design.moreDays);
  const times = limits.design.moreTimes;
  if (purchase.lockedAt !== null) return false;
  if (purchase.orderId !== null) {
    const locked = await lockDesigns(tx, purchase.orderId);
    if (locked === null) return false;
    const moved = apply(designOrderMachine, asDesignOrder(locked), {
      event: 'admin.extend_download',
      by: 'admin',
      at,
      payload: { designId: purchase.designId, times, until, reason },
    });
    if (!moved.ok) return false;
  }
  await tx
    .update(designPurchases)
    .set({
      allowedTimes: purchase.allowedTimes + times,
      expiresAt: new Date(Math.max(purchase.expiresAt.getTime(), until)),
    })
    .where(eq(designPurchases.id, purchase.id));
  return true;
}

/** The order, then what it bought, then what is asked of it, as everybody takes them (docs/adr/0079). */
async function lockPurchase(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ purchaseId: designPurchases.id, orderId: designPurchases.orderId })
    .from(designExtensions)
    .innerJoin(designPurchases, eq(designPurchases.id, designExtensions.purchaseId))
    .where(eq(designExtensions.id, id));
  if (found === undefined) return;
  if (found.orderId !== null) await lockDesigns(tx, found.orderId);
  await tx
    .select({ id: designPurchases.id })
    .from(designPurchases)
    .where(eq(designPurchases.id, found.purchaseId))
    .for('update');
  await tx
    .select({ id: designExtensions.id })
    .from(designExtensions)
    .where(eq(designExtensions.id, id))
    .for('update');
}
