import { displayName } from '@hien/domain';
import { asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { textOf, wirePicture } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { designOrderLines, designOrders, designRefunds } from '../db/schema/design-orders.ts';
import { designs } from '../db/schema/designs.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { lockDesigns, moveDesigns } from '../orders/designs/stored-order.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideDesignRefund'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      refund: designRefunds,
      order: designOrders,
      group: paymentGroups,
      buyer: { first_name: users.firstName, last_name: users.lastName, email: users.email },
      decider: deciderName,
    })
    .from(designRefunds)
    .innerJoin(designOrders, eq(designOrders.id, designRefunds.orderId))
    .innerJoin(paymentGroups, eq(paymentGroups.id, designOrders.groupId))
    .innerJoin(users, eq(users.id, designOrders.userId))
    .leftJoin(decider, eq(decider.id, designRefunds.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Orders of designs whose money is asked back before the first download (D23), who waits longest first. */
export const designRefundQueue: CaseQueue<Row, Case> = {
  table: designRefunds,
  id: designRefunds.id,
  waiting: isNull(designRefunds.decision),
  decided: isNotNull(designRefunds.decision),
  since: designRefunds.requestedAt,
  decidedAt: designRefunds.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire,
};

export const listDesignRefunds = (services: Services): Handler<'listDesignRefunds'> =>
  caseList(services, designRefundQueue);

/** Gives the money back or opens the downloads again; the buyer reads why (G9). */
export const decideDesignRefund = (services: Services): Handler<'decideDesignRefund'> =>
  decideCase<'decideDesignRefund', Row>(services, designRefundQueue, {
    lock: async (tx, id) => {
      const [found] = await tx
        .select({ orderId: designRefunds.orderId })
        .from(designRefunds)
        .where(eq(designRefunds.id, id));
      return found === undefined ? null : lockDesigns(tx, found.orderId);
    },
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ order }) => order.version,
    again: ({ refund, order }, { body, text, userId }) =>
      order.version === body.expected_version + 1 &&
      refund.decision === body.decision &&
      refund.decidedBy === userId &&
      refund.answer === text,
    async change(tx, { refund, order }, { body, text, userId, at, language }) {
      if (order.state !== 'refund_requested') return false;
      const locked = await lockDesigns(tx, order.id);
      if (locked === null) return false;
      // First, because the buyer's mail says why.
      await tx
        .update(designRefunds)
        .set({ decision: body.decision, answer: text, decidedBy: userId, decidedAt: new Date(at) })
        .where(eq(designRefunds.id, refund.id));
      const command = {
        event: body.decision === 'approve' ? 'refund.approve' : 'refund.reject',
        by: 'admin',
        at,
        payload: { reason: text },
      } as const;
      await moveDesigns(tx, locked, command, language);
      return true;
    },
  });

async function wire(
  orm: Orm,
  rows: readonly Row[],
  language: Parameters<typeof textOf>[1],
): Promise<Case[]> {
  const ids = rows.map(({ order }) => order.id);
  const lines =
    ids.length === 0
      ? []
      : await orm
          .select({
            orderId: designOrderLines.orderId,
            price: designOrderLines.price,
            number: designs.number,
            name: designs.name,
            cover: designs.cover,
          })
          .from(designOrderLines)
          .innerJoin(designs, eq(designs.id, designOrderLines.designId))
          .where(inArray(designOrderLines.orderId, ids))
          .orderBy(asc(designOrderLines.id));
  return rows.map(({ refund, order, group, buyer, decider: name }) => ({
    id: refund.id,
    version: order.version,
    state: order.state,
    number: group.number,
    buyer: displayName(buyer, language),
    buyer_email: buyer.email,
    method: group.method as Case['method'],
    amount: group.total,
    designs: lines
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => ({
        number: line.number,
        title: textOf(line.name, language),
        picture: wirePicture(line.cover, language),
        price: line.price,
      })),
    reason: refund.reason,
    paid_at: group.paidAt?.toISOString() ?? null,
    requested_at: refund.requestedAt.toISOString(),
    due_at: order.refundDueAt?.toISOString() ?? null,
    answer: refund.answer,
    decided: decidedBy(refund, name, language),
  }));
}
