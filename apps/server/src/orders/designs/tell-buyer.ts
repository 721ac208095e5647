import { type DesignOrder, type Effect, originTab, totalOf } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { notifyMember } from '../../notices/notify-member.ts';

const told = [
  'design.ordered',
  'design.purchased',
  'design.cancelled',
  'design.payment-overdue',
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
    const about = effect.do === 'notify' ? told.find((one) => one === effect.about) : undefined;
    if (about !== undefined) await tell(tx, row, { about, number: group.number, order });
  }
}

async function tell(
  tx: Orm,
  { id, userId }: { readonly id: number; readonly userId: number },
  { about, number, order }: { about: Told; number: string; order: DesignOrder },
): Promise<void> {
  const amount = totalOf(order);
  await notifyMember(tx, {
    userId,
    key: `design-order:${id}:${order.version}:${about}`,
    at: order.changedAt,
    values: { number, amount },
    mail: {
      template: 'money-step',
      values: {
        about,
        number,
        amount,
        failure: null,
        until: about === 'design.ordered' ? order.paymentDueAt : null,
        page: `/order/design-${originTab(order.state)}`,
      },
    },
  });
}
