import type { Database } from '@hien/server/database';

export type KnownFinance = {
  /** Returns of version 0 and 2: one to an account, one that a gateway refused. */
  readonly returnIds: { readonly toAccount: number; readonly refused: number };
  readonly caseIds: { readonly open: number; readonly closed: number };
};

/** Money that waits for people, and what they look at, under a checkout of the member. */
export async function plantFinance(
  database: Database,
  { groupId, at }: { readonly groupId: number; readonly at: number },
): Promise<KnownFinance> {
  const id = async (text: string, values: readonly unknown[]): Promise<number> => {
    const [made] = await database.rows<{ id: number }>({ text: `${text} returning id` }, values);
    return made?.id ?? 0;
  };
  const when = new Date(at);
  const attempt = await id(
    `insert into payment_attempts (group_id, method, gateway, reference, state, amount, idempotency_key, changed_at)
      values ($1, 'QR', 'vnpay', 'stage-1', 'succeeded', 12480000, 'stage-1', $2)`,
    [groupId, when],
  );
  const owe = (key: string, attemptId: number | null, state: string, version: number) =>
    id(
      `insert into money_returns (group_id, key, attempt_id, account, state, refused, version, amount, due_at, next_try_at, changed_at)
        values ($1, $2, $3, $4, $5, $5 = 'failed', $6, 890000, $7, $7, $7)`,
      [
        groupId,
        key,
        attemptId,
        attemptId === null
          ? JSON.stringify({
              bank: 'Vietcombank',
              holder: 'NGUYEN THU AN',
              account: '0071000123456',
            })
          : null,
        state,
        version,
        when,
      ],
    );
  const look = (key: string, closedAt: Date | null) =>
    id(
      `insert into staff_cases (queue, because, group_id, facts, key, opened_at, closed_at)
        values ('finance', 'wrong-amount', $1, '{"expected":4150000,"arrived":4149000}', $2, $3, $4)`,
      [groupId, key, when, closedAt],
    );
  return {
    returnIds: {
      toAccount: await owe('paid-twice:stage', null, 'requested', 0),
      refused: await owe('paid-twice:stage-2', attempt, 'failed', 2),
    },
    caseIds: { open: await look('stage-open', null), closed: await look('stage-closed', when) },
  };
}
