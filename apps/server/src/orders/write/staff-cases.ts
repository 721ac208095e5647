import type { StaffCaseReason } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { staffCases } from '../../db/schema/payments.ts';

type CaseRow = Pick<
  typeof staffCases.$inferInsert,
  'queue' | 'because' | 'key' | 'groupId' | 'orderItemId' | 'facts' | 'closedAt'
>;

export interface NewCase extends CaseRow {
  readonly because: StaffCaseReason;
}

export function openCase(
  tx: Orm,
  { at, ...values }: NewCase & { readonly at: number },
): Promise<void> {
  return write(tx, [values], at);
}

export function openCases(tx: Orm, cases: readonly NewCase[], at: number): Promise<void> {
  return write(tx, cases, at);
}

/** News of orders that staff have to look at: their subject is the reason. */
export function openNewsCases(
  tx: Orm,
  cases: readonly (Omit<CaseRow, 'because'> & { readonly about: string })[],
  at: number,
): Promise<void> {
  return write(
    tx,
    cases.map(({ about, ...row }) => ({ ...row, because: about })),
    at,
  );
}

async function write(tx: Orm, cases: readonly CaseRow[], at: number): Promise<void> {
  if (cases.length === 0) return;
  await tx
    .insert(staffCases)
    .values(cases.map((one) => ({ ...one, openedAt: new Date(at) })))
    .onConflictDoNothing({ target: staffCases.key });
}
