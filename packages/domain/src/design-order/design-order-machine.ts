import { businessDaysAfter } from '../calendar/business-days.ts';
import { daysAfter, hoursAfter, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Rules, Timer } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';
import {
  type DesignLine,
  type DesignOrder,
  type DesignOrderPayloads,
  newDesignLine,
  totalOf,
} from './design-order.ts';

const lineOf = (order: DesignOrder, designId: number): DesignLine | undefined =>
  order.designs.find((line) => line.designId === designId);

const change = (
  order: DesignOrder,
  designId: number,
  part: Partial<DesignLine>,
): Partial<DesignOrder> => ({
  designs: order.designs.map((line) => (line.designId === designId ? { ...line, ...part } : line)),
});

/** Rows G1–G11 of 2.10; G1 is `newDesignOrder` after `canBuyDesigns`, G7 is `downloadState`. */
const rules: Rules<DesignOrder, DesignOrderPayloads> = [
  {
    id: 'G2',
    event: 'order.add_designs',
    by: ['buyer'],
    from: ['pending'],
    to: 'pending',
    guards: [
      { reason: 'PAYMENT_OVERDUE', holds: (order, at) => at <= order.paymentDueAt },
      { reason: 'REORDER_LIMIT', holds: (order) => order.added < limits.design.maxReorder },
    ],
    needs: [
      { reason: 'INCOMPLETE', met: ({ designs }) => designs.length > 0 },
      {
        reason: 'REORDER_LIMIT',
        met: ({ designs }, order) => order.added + designs.length <= limits.design.maxReorder,
      },
      {
        reason: 'DUPLICATE_DESIGN',
        met: ({ designs }, order) =>
          new Set([...designs, ...order.designs].map((d) => d.designId)).size ===
          designs.length + order.designs.length,
      },
      {
        reason: 'ALREADY_OWNED',
        met: ({ designs, owned }) => !designs.some((design) => owned.includes(design.designId)),
      },
    ],
    change: (order, { payload }) => ({
      designs: [...order.designs, ...payload.designs.map(newDesignLine)],
      added: order.added + payload.designs.length,
    }),
  },
  {
    id: 'G3',
    event: 'payment.succeeded',
    by: ['system'],
    from: ['pending'],
    to: 'purchased',
    needs: [
      { reason: 'PAYMENT_NOT_VERIFIED', met: ({ verified }) => verified },
      { reason: 'AMOUNT_DIFFERS', met: ({ captured }, order) => captured === totalOf(order) },
    ],
    change: (order, { at }) => ({
      designs: order.designs.map((line) => ({
        ...line,
        expiresAt: daysAfter(at, limits.design.validDays),
      })),
    }),
    effects: () => [notify('design.purchased', 'buyer')],
  },
  {
    id: 'G4',
    event: 'cancel',
    by: ['buyer', 'admin'],
    from: ['pending'],
    to: 'cancelled',
    effects: () => [notify('design.cancelled', 'buyer')],
  },
  {
    id: 'G5',
    event: 'payment.due_elapsed',
    by: ['system'],
    from: ['pending'],
    to: 'cancelled',
    guards: [{ reason: 'TOO_EARLY', holds: (order, at) => at > order.paymentDueAt }],
    effects: () => [notify('design.payment-overdue', 'buyer')],
  },
  {
    id: 'G6',
    event: 'download.start',
    by: ['buyer'],
    from: ['purchased', 'refund_rejected'],
    to: 'purchased',
    needs: [
      {
        reason: 'LINK_EXPIRED',
        met: ({ linkMadeAt }, _, at) => at <= hoursAfter(linkMadeAt, limits.design.linkHours),
      },
      {
        reason: 'DOWNLOAD_EXPIRED',
        met: ({ designId }, order, at) => (lineOf(order, designId)?.expiresAt ?? 0) >= at,
      },
      {
        reason: 'DOWNLOADS_USED_UP',
        met: ({ designId }, order) => {
          const line = lineOf(order, designId);
          return line !== undefined && line.used < line.allowedTimes;
        },
      },
    ],
    change: (order, { payload }) =>
      change(order, payload.designId, { used: (lineOf(order, payload.designId)?.used ?? 0) + 1 }),
  },
  {
    id: 'G8',
    event: 'refund.request',
    by: ['buyer'],
    from: ['purchased'],
    to: 'refund_requested',
    guards: [
      { reason: 'DOWNLOADED', holds: (order) => order.designs.every((line) => line.used === 0) },
      {
        reason: 'DOWNLOAD_EXPIRED',
        holds: (order, at) =>
          order.designs.every((line) => line.expiresAt !== null && at <= line.expiresAt),
      },
    ],
    needs: [said],
    effects: () => [notify('design.refund-requested', 'buyer', 'admin')],
  },
  {
    id: 'G9',
    event: 'refund.approve',
    by: ['admin'],
    from: ['refund_requested'],
    to: 'refund_approved',
    needs: [said],
    change: (_, { at }) => ({
      refundDueAt: businessDaysAfter(at, limits.refund.payoutBusinessDays),
    }),
    effects: (order) => [
      { do: 'return-money', amount: totalOf(order) },
      { do: 'adjust-invoice' },
      notify('design.refund-approved', 'buyer'),
    ],
  },
  {
    id: 'G9r',
    event: 'refund.reject',
    by: ['admin'],
    from: ['refund_requested'],
    to: 'refund_rejected',
    needs: [said],
    effects: () => [notify('design.refund-rejected', 'buyer')],
  },
  {
    id: 'G10',
    event: 'payment.refunded',
    by: ['system'],
    from: ['refund_approved'],
    to: 'refund_completed',
    change: () => ({ refundDueAt: null }),
    effects: () => [notify('design.refunded', 'buyer')],
  },
  {
    id: 'G11',
    event: 'admin.extend_download',
    by: ['admin'],
    // The days of a download run on while a refund is asked for: a refusal may come when they are over.
    from: ['purchased', 'refund_rejected'],
    to: { purchased: 'purchased', refund_rejected: 'refund_rejected' },
    needs: [said, { reason: 'DATE_NOT_FUTURE', met: ({ until }, _, at) => until > at }],
    change: (order, { payload }) => {
      const line = lineOf(order, payload.designId);
      return line === undefined
        ? {}
        : change(order, payload.designId, {
            allowedTimes: line.allowedTimes + payload.times,
            expiresAt: Math.max(line.expiresAt ?? 0, payload.until),
          });
    },
    effects: () => [notify('design.download-extended', 'buyer')],
  },
];

function timers(order: DesignOrder): readonly Timer<DesignOrderPayloads>[] {
  if (order.state === 'pending')
    return [
      {
        name: 'payment-due',
        kind: 'deadline',
        at: order.paymentDueAt,
        event: 'payment.due_elapsed',
      },
    ];
  if (order.state === 'refund_approved' && order.refundDueAt !== null)
    return [{ name: 'payout-due', kind: 'deadline', at: order.refundDueAt, event: null }];
  const last = order.designs.reduce<Instant | null>(
    (at, line) =>
      line.expiresAt !== null && (at === null || line.expiresAt > at) ? line.expiresAt : at,
    null,
  );
  return order.state === 'purchased' && last !== null
    ? [{ name: 'download-expires', kind: 'deadline', at: last, event: null }]
    : [];
}

export const designOrderMachine: Machine<DesignOrder, DesignOrderPayloads> = {
  name: 'design-order',
  start: ['pending'],
  states: {
    pending: { awaits: ['buyer'], refuses: 'NOT_PAID' },
    purchased: { awaits: ['buyer'], end: true },
    cancelled: { awaits: [], end: true, refuses: 'FINISHED' },
    refund_requested: { awaits: ['admin'], refuses: 'DOWNLOADS_LOCKED' },
    refund_approved: { awaits: ['system'], refuses: 'MONEY_ON_ITS_WAY' },
    refund_completed: { awaits: [], end: true, refuses: 'FINISHED' },
    refund_rejected: { awaits: ['buyer'] },
  },
  rules,
  timers,
};
