import { type PaymentResult, instalmentPlans, momoResult, vnpayResult } from '@hien/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { moneyReturns, staffCases } from '../db/schema/payments.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { type AttemptRow, attemptsOf } from './attempt-repository.ts';
import type { PaymentServices } from './deps.ts';
import { offeredMethods } from './gateways/all.ts';
import { goodsOf } from './paid-goods.ts';
import { type GroupRow, amountOf, findGroup, isPayable } from './payment-group.ts';
import { arrivedShort } from '../orders/write/transferred-parts.ts';
import { transferFor } from './transfer.ts';

type Payment = Answer<'readPayment'>;

/** Where a payment stands. Reading changes nothing. */
export function readPayment(services: PaymentServices): Handler<'readPayment'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = services.database;
    const group = await findGroup(orm, call.params.id, userId);
    if (group === null) throw new ApiError('NOT_FOUND');
    const at = services.now();
    const [[attempt], due, attention, arrived, returning, goods] = await Promise.all([
      attemptsOf(orm, group.id),
      amountOf(orm, group),
      attentionOf(orm, group.id),
      arrivedShort(orm, group.id),
      returningOf(orm, group.id),
      goodsOf(orm, group.id, call.language),
    ]);
    const payable = isPayable(group, due, at);
    const missing = Math.max(0, due - arrived);
    const short = payable && arrived > 0 && missing > 0;
    return {
      groupId: group.id,
      number: group.number,
      purpose: group.purpose,
      method: group.method,
      total: payable ? due : group.total,
      state: stateOf(group, payable, attempt, at),
      placedAt: group.placedAt.toISOString(),
      dueAt: group.dueAt.toISOString(),
      paidAt: group.paidAt?.toISOString() ?? null,
      // The rest of a transfer is a transfer: another way would pay the whole sum once more.
      methods: payable
        ? methodsOf(services, group, due).filter(({ method }) => !short || method === 'VA')
        : [],
      attempt: attempt === undefined ? null : attemptShape(attempt, at),
      transfer: payable ? transferFor(services, call, group, short ? missing : due) : null,
      short: short ? { arrived, missing } : null,
      attention,
      returning,
      goods,
      simulated: services.settings.simulator !== null,
    };
  };
}

/** A try whose time is over is over, also before the worker has said so. */
const stateAt = (attempt: AttemptRow, at: number): AttemptRow['state'] =>
  attempt.state === 'pending' && attempt.expiresAt !== null && at > attempt.expiresAt.getTime()
    ? 'expired'
    : attempt.state;

function stateOf(
  group: GroupRow,
  payable: boolean,
  attempt: AttemptRow | undefined,
  at: number,
): Payment['state'] {
  if (group.paidAt !== null) return 'paid';
  if (group.cancelledAt !== null) return 'cancelled';
  if (group.method === 'COD') return 'on-delivery';
  if (!payable) return 'cancelled';
  if (attempt === undefined) return 'waiting';
  const state = stateAt(attempt, at);
  return state === 'pending' || state === 'failed' || state === 'expired' ? state : 'waiting';
}

function methodsOf({ settings }: PaymentServices, { purpose }: GroupRow, due: number) {
  return offeredMethods(settings, purpose, due)
    .filter((method) => method !== 'COD')
    .map((method) => ({ method, instalments: instalmentPlans(method, due) }));
}

function attemptShape(attempt: AttemptRow, at: number): Payment['attempt'] {
  const state = stateAt(attempt, at);
  return {
    id: attempt.id,
    method: attempt.method,
    months: attempt.months as 3 | 6 | 9 | 12 | null,
    state,
    failure: attempt.failure === null ? null : resultOf(attempt),
    expiresAt: attempt.expiresAt?.toISOString() ?? null,
    redirect: state === 'pending' ? attempt.redirect : null,
    startedAt: attempt.createdAt.toISOString(),
  };
}

function resultOf({ gateway, failure }: AttemptRow): PaymentResult {
  if (gateway === 'vnpay') return vnpayResult(failure ?? '');
  if (gateway === 'momo') return momoResult(failure ?? '');
  return failure === '201' ? 'cancelled' : failure === '203' ? 'expired' : 'other';
}

const attentionCases = ['wrong-amount', 'suspicious'] as const;

async function attentionOf(orm: Orm, groupId: number): Promise<Payment['attention']> {
  const rows = await orm
    .select({ because: staffCases.because })
    .from(staffCases)
    .where(
      and(
        eq(staffCases.groupId, groupId),
        isNull(staffCases.closedAt),
        inArray(staffCases.because, [...attentionCases]),
      ),
    );
  return attentionCases.find((one) => rows.some(({ because }) => because === one)) ?? null;
}

async function returningOf(orm: Orm, groupId: number): Promise<Payment['returning']> {
  const rows = await orm
    .select()
    .from(moneyReturns)
    .where(and(eq(moneyReturns.groupId, groupId), isNull(moneyReturns.orderItemId)))
    .orderBy(moneyReturns.id)
    .limit(20);
  return rows.map(({ amount, state, dueAt }) => ({ amount, state, dueAt: dueAt.toISOString() }));
}
