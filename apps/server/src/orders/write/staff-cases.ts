import type { Orm } from '../../db/database.ts';
import { staffCases } from '../../db/schema/payments.ts';

export type NewCase = Pick<
  typeof staffCases.$inferInsert,
  'queue' | 'because' | 'key' | 'groupId' | 'orderItemId' | 'facts' | 'closedAt'
>;

export function openCase(
  tx: Orm,
  { at, ...values }: NewCase & { readonly at: number },
): Promise<void> {
  return openCases(tx, [values], at);
}

export async function openCases(tx: Orm, cases: readonly NewCase[], at: number): Promise<void> {
  if (cases.length === 0) return;
  await tx
    .insert(staffCases)
    .values(cases.map((one) => ({ ...one, openedAt: new Date(at) })))
    .onConflictDoNothing({ target: staffCases.key });
}
