import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { moneyReturns, paymentAttempts } from '../db/schema/payments.ts';
import { openCase } from '../orders/write/staff-cases.ts';
import { moneyReturned } from '../orders/write/money-returned.ts';
import type { AttemptRow } from './attempt-repository.ts';
import type { GatewayClients } from './gateways/all.ts';
import { GatewayUnavailable, type NewRefund, type RefundAnswer } from './gateways/gateway.ts';
import {
  type MoneyReturnRow,
  failureKey,
  lockMoneyReturn,
  moveMoneyReturn,
} from './money-return-repository.ts';

export type ReturnSender = {
  readonly database: Database;
  readonly clients: GatewayClients;
  readonly now: () => number;
};

/** Waits before the second, third … try; after the last one a person looks at it. */
export const retryAfterMs = [60, 300, 1_800, 7_200, 21_600, 43_200].map((s) => s * 1000);

/** A process that dies while it sends gives its returns back after this time. */
export const leaseMs = 60_000;

const atOnce = 10;

/** One round: what is due goes to its gateway. Answers how many were taken on. */
export async function sendDueReturns(sender: ReturnSender): Promise<number> {
  const ids = await claim(sender);
  for (const id of ids) await sendOne(sender, id);
  return ids.length;
}

/** Takes what is due, so that no second process takes it too. Transfers and cash go back by hand. */
async function claim({ database, now }: ReturnSender): Promise<number[]> {
  const at = now();
  const rows = await database.rows<{ id: number }>(
    {
      name: 'claim-money-returns',
      text: `update money_returns set next_try_at = $2
        where id in (select r.id from money_returns r join payment_attempts a on a.id = r.attempt_id
          where r.state in ('requested', 'processing') and r.next_try_at <= $1 and a.gateway <> 'vietqr'
          order by r.next_try_at limit $3 for update of r skip locked) returning id`,
    },
    [new Date(at), new Date(at + leaseMs), atOnce],
  );
  return rows.map(({ id }) => id);
}

type Sending = {
  readonly row: MoneyReturnRow;
  readonly attempt: AttemptRow;
  /** It was sent before, and whether it arrived is not known. */
  readonly again: boolean;
  readonly otherProofs: readonly string[];
};

async function sendOne(sender: ReturnSender, id: number): Promise<void> {
  const sending = await begin(sender, id);
  if (sending === null) return;
  await end(sender, sending, await ask(sender, sending));
}

/** Says that it is being sent, before it is: whoever finds it so afterwards knows that it may have arrived. */
function begin({ database, now }: ReturnSender, id: number): Promise<Sending | null> {
  return retried(database.orm, async (tx) => {
    const row = await lockMoneyReturn(tx, id);
    if (row === null || row.attemptId === null) return null;
    const [attempt] = await tx
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, row.attemptId));
    if (attempt === undefined) return null;
    const others = await tx
      .select({ proof: moneyReturns.proof })
      .from(moneyReturns)
      .where(
        and(
          eq(moneyReturns.attemptId, row.attemptId),
          ne(moneyReturns.id, id),
          isNotNull(moneyReturns.proof),
        ),
      );
    const otherProofs = others.flatMap(({ proof }) => proof ?? []);
    if (row.state === 'processing') {
      const [counted = row] = await tx
        .update(moneyReturns)
        .set({ tries: row.tries + 1 })
        .where(eq(moneyReturns.id, id))
        .returning();
      return { row: counted, attempt, again: true, otherProofs };
    }
    const sent = { event: 'send', by: 'system', at: now(), payload: {} } as const;
    const moved = await moveMoneyReturn(tx, row, sent);
    return moved.ok ? { row: moved.row, attempt, again: false, otherProofs } : null;
  });
}

/**
 * The one place where money leaves; no transaction is open. What may have arrived is asked about first, and sent only
 * where the gateway has never heard of it.
 */
async function ask(
  { clients, now }: ReturnSender,
  { row, attempt, again, otherProofs }: Sending,
): Promise<RefundAnswer> {
  const client = clients[attempt.gateway];
  if (client === null)
    return again ? { state: 'open' } : { state: 'refused', code: 'not-configured' };
  const refund: NewRefund = {
    key: `HT${row.id}-${row.round}`,
    createdAt: row.createdAt.getTime(),
    amount: row.amount,
    reference: attempt.reference,
    transaction: row.transaction ?? attempt.transaction ?? '',
    paidAmount: attempt.amount,
    paidAt: attempt.createdAt.getTime(),
    otherProofs,
    at: now(),
  };
  try {
    const known = again ? await client.refundState(refund) : ({ state: 'unknown' } as const);
    return known.state === 'unknown' ? await client.refund(refund) : known;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { state: 'open' };
    throw error;
  }
}

async function end(
  { database, now }: ReturnSender,
  { row: { id } }: Sending,
  answer: RefundAnswer,
): Promise<void> {
  await retried(database.orm, async (tx) => {
    const at = now();
    const row = await lockMoneyReturn(tx, id);
    if (row?.state !== 'processing') return;
    if (answer.state === 'refunded') {
      const { proof } = answer;
      const done = await moveMoneyReturn(tx, row, {
        event: 'succeeded',
        by: 'system',
        at,
        payload: { proof },
      });
      if (done.ok) await moneyReturned(tx, id, 'refunded', at);
      return;
    }
    const wait = answer.state === 'open' ? retryAfterMs[row.tries - 1] : undefined;
    if (wait !== undefined) {
      await tx
        .update(moneyReturns)
        .set({ nextTryAt: new Date(at + wait) })
        .where(eq(moneyReturns.id, id));
      return;
    }
    const refused = answer.state === 'refused';
    const code = refused ? answer.code : 'no-answer';
    const failed = await moveMoneyReturn(tx, row, {
      event: 'failed',
      by: 'system',
      at,
      payload: { code, refused },
    });
    if (!failed.ok) return;
    await moneyReturned(tx, id, 'failed', at);
    // Staff has a case for each time it was refused or not answered.
    await openCase(tx, {
      queue: 'finance',
      because: 'refund-failed',
      groupId: row.groupId,
      orderItemId: row.orderItemId,
      facts: { moneyReturn: id, amount: row.amount, code },
      key: failureKey(failed.row),
      at,
    });
  });
}
