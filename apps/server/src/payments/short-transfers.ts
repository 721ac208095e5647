import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { staffCases } from '../db/schema/payments.ts';
import type { AttemptRow } from './attempt-repository.ts';
import type { GatewayMessage } from './gateways/gateway.ts';

/** Transfers of a group that did not bring what was due: they lie with us, and a case says so while it is open. */
const openShort = (groupId: number) =>
  and(
    eq(staffCases.groupId, groupId),
    eq(staffCases.because, 'wrong-amount'),
    isNull(staffCases.closedAt),
  );

const isTransfer = ({ facts }: Pick<typeof staffCases.$inferSelect, 'facts'>): boolean =>
  facts['gateway'] === 'vietqr';

/** What has arrived by transfer for a group without making up the sum; whole đồng, 0 when nothing has. */
export async function arrivedShort(
  orm: Orm,
  groupId: number,
  without?: { readonly transaction: string },
): Promise<number> {
  const rows = await orm
    .select({ facts: staffCases.facts })
    .from(staffCases)
    .where(openShort(groupId));
  return rows
    .filter((row) => isTransfer(row) && row.facts['transaction'] !== without?.transaction)
    .reduce((sum, { facts }) => sum + Number(facts['arrived'] ?? 0), 0);
}

/**
 * A transfer together with those that came before it: several small ones pay as one does. The caller holds the
 * attempt. The one that completed the sum, told again, is the same payment.
 */
export async function withEarlier(
  tx: Orm,
  row: AttemptRow,
  message: GatewayMessage,
): Promise<GatewayMessage> {
  if (row.gateway !== 'vietqr' || message.amount === null || message.amount === row.amount)
    return message;
  if (row.state === 'succeeded')
    return message.transaction === row.transaction ? { ...message, amount: row.amount } : message;
  const sum = message.amount + (await arrivedShort(tx, row.groupId, message));
  return sum === row.amount ? { ...message, amount: sum } : message;
}

/** The rest has come: nobody has to look at the parts any more. */
export async function closeShort(tx: Orm, groupId: number, note: string, at: number) {
  const rows = await tx.select().from(staffCases).where(openShort(groupId));
  for (const { id } of rows.filter(isTransfer))
    await tx
      .update(staffCases)
      .set({ closedAt: new Date(at), note })
      .where(eq(staffCases.id, id));
}
