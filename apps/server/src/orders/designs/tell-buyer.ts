import { type DesignOrder, type Effect, totalOf } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { designRefunds } from '../../db/schema/design-orders.ts';
import { notifyMember } from '../../notices/notify-member.ts';

const told = [
  'design.ordered',
  'design.purchased',
  'design.cancelled',
  'design.payment-overdue',
  'design.refund-requested',
  'design.refund-approved',
  'design.refund-rejected',
  'design.refunded',
] as const;
type Told = (typeof told)[number];

/** The buyer's news of an order of designs, in the inbox and by mail, written with the change. */
export async function tellBuyer(
  tx: Orm,
  {
    group,
    row,
  }: {
    readonly group: { readonly number: string };
    readonly row: { readonly id: number; readonly userId: number };
  },
  order: DesignOrder,
  effects: readonly Effect[],
): Promise<void> {
  for (const effect of effects) {
    const about =
      effect.do === 'notify' && effect.who.includes('buyer')
        ? told.find((one) => one === effect.about)
        : undefined;
    if (about !== undefined) await tell(tx, row, { about, number: group.number, order });
  }
}

/** Why staff gave the money back, or did not; null while they have not decided. */
async function answerOf(tx: Orm, orderId: number): Promise<string | null> {
  const [refund] = await tx
    .select({ answer: designRefunds.answer })
    .from(designRefunds)
    .where(eq(designRefunds.orderId, orderId));
  return refund?.answer ?? null;
}

/** Until when it is paid, or the money is back at the latest. */
function untilOf(about: Told, order: DesignOrder): number | null {
  if (about === 'design.ordered') return order.paymentDueAt;
  return about === 'design.refund-approved' ? order.refundDueAt : null;
}

async function tell(
  tx: Orm,
  { id, userId }: { readonly id: number; readonly userId: number },
  { about, number, order }: { about: Told; number: string; order: DesignOrder },
): Promise<void> {
  const amount = totalOf(order);
  const reason = about.startsWith('design.refund-') ? await answerOf(tx, id) : null;
  await notifyMember(tx, {
    userId,
    key: `design-order:${id}:${order.version}:${about}`,
    at: order.changedAt,
    values: { number, amount, ...(reason === null ? {} : { note: reason }) },
    mail: {
      template: 'money-step',
      values: {
        about,
        number,
        amount,
        failure: null,
        reason,
        until: untilOf(about, order),
        page: `/order/order-detail/${id}?of=designs`,
      },
    },
  });
}
