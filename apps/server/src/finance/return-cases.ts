import { type Language, displayName, maskAccount } from '@hien/domain';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { orderItems, orders, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffActs, staffCases } from '../db/schema/payments.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { failureKey } from '../payments/money-return-repository.ts';
import { type WireAct, actsOf } from '../staff-acts.ts';

export type ReturnCase = Answer<'payMoneyReturn'>['data'];

/** No gateway is asked: it goes to a bank account, by hand. */
const byHand = or(
  isNull(moneyReturns.attemptId),
  sql`exists (select 1 from ${paymentAttempts} where ${paymentAttempts.id} = ${moneyReturns.attemptId}
    and ${paymentAttempts.gateway} = 'vietqr')`,
);

/** What a person has to do; the rest is with a gateway, or done. */
const waitingReturns = or(
  eq(moneyReturns.state, 'failed'),
  and(inArray(moneyReturns.state, ['requested', 'processing']), byHand),
);

const decidedReturns = and(
  eq(moneyReturns.state, 'refunded'),
  sql`exists (select 1 from ${staffActs} where ${staffActs.subject} = 'money-return'
    and ${staffActs.subjectId} = ${moneyReturns.id})`,
);

const columns = {
  row: moneyReturns,
  gateway: paymentAttempts.gateway,
  payment: paymentGroups.number,
  method: paymentGroups.method,
  state: orderItems.state,
  thing: orderItems.thing,
  orderId: orders.id,
  orderNumber: orders.number,
  first_name: users.firstName,
  last_name: users.lastName,
  email: users.email,
  because: staffCases.because,
} as const;

const rowsOf = (orm: Orm) =>
  orm
    .select(columns)
    .from(moneyReturns)
    .innerJoin(paymentGroups, eq(paymentGroups.id, moneyReturns.groupId))
    .innerJoin(users, eq(users.id, paymentGroups.userId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, moneyReturns.attemptId))
    .leftJoin(orderItems, eq(orderItems.id, moneyReturns.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    // Money that belongs to no line was noticed under the same key.
    .leftJoin(staffCases, eq(staffCases.key, moneyReturns.key))
    .$dynamic();

export type ReturnRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Money that people return, the most urgent first. */
export const returnQueue: CaseQueue<ReturnRow, ReturnCase> = {
  table: moneyReturns,
  id: moneyReturns.id,
  waiting: waitingReturns,
  decided: decidedReturns,
  since: moneyReturns.createdAt,
  dueAt: moneyReturns.dueAt,
  decidedAt: moneyReturns.changedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire,
};

export const listMoneyReturns = (services: Services): Handler<'listMoneyReturns'> =>
  caseList(services, returnQueue);

async function wire(
  orm: Orm,
  rows: readonly ReturnRow[],
  language: Language,
): Promise<ReturnCase[]> {
  const ids = rows.map(({ row }) => row.id);
  const [acts, failures] = await Promise.all([
    actsOf(orm, 'money-return', ids, language),
    failuresOf(orm, rows),
  ]);
  return rows.map((found) => shape(found, acts.get(found.row.id) ?? [], failures, language));
}

async function failuresOf(
  orm: Orm,
  rows: readonly ReturnRow[],
): Promise<ReadonlyMap<string, string>> {
  const keys = rows
    .filter(({ row }) => row.state === 'failed' && row.refused)
    .map(({ row }) => failureKey(row));
  if (keys.length === 0) return new Map();
  const cases = await orm
    .select({ key: staffCases.key, facts: staffCases.facts })
    .from(staffCases)
    .where(inArray(staffCases.key, keys));
  return new Map(cases.map(({ key, facts }) => [key, String(facts['code'] ?? '')]));
}

function shape(
  { row, gateway, payment, method, state, thing, ...more }: ReturnRow,
  acts: WireAct[],
  failures: ReadonlyMap<string, string>,
  language: Language,
): ReturnCase {
  const toAccount = gateway === null || gateway === 'vietqr';
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    why: toAccount ? 'to-account' : row.refused ? 'refused' : 'unanswered',
    reason: reasonOf(state, more.because),
    amount: row.amount,
    payment,
    order_id: more.orderId,
    order_number: more.orderNumber,
    thing: thing === null ? null : textOf(thing.name, language),
    buyer: displayName(more, language),
    buyer_email: more.email,
    method,
    failure: failures.get(failureKey(row)) ?? null,
    round: row.round,
    can_retry: row.state === 'failed' && !toAccount,
    account:
      row.account === null
        ? null
        : { bank: row.account.bank, account: maskAccount(row.account.account) },
    proof: row.proof,
    due_at: row.dueAt.toISOString(),
    since: row.createdAt.toISOString(),
    acts,
  };
}

const reasons: Readonly<Record<string, ReturnCase['reason']>> = {
  'paid-twice': 'paid-twice',
  'paid-too-late': 'paid-late',
};

function reasonOf(state: ReturnRow['state'], because: ReturnRow['because']): ReturnCase['reason'] {
  if (state === null) return reasons[because ?? ''] ?? 'wrong-amount';
  return state.startsWith('cancel') ? 'cancelled' : 'returned';
}
