import { lineCalls, stillCalls, type StaffCaseReason } from '@hien/domain';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { staffActs, staffCases } from '../../db/schema/payments.ts';
import type { Line } from './outcome.ts';

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

/** Somebody of staff who moved lines, and the reason they gave. */
type ByStaff = { readonly userId: number; readonly reason: string | null };

/**
 * Closes what staff were called for about lines that have moved on, whoever moved them; where it was staff, the case says who
 * and why.
 */
export async function closeMovedOn(
  tx: Orm,
  lines: readonly Line[],
  { staff, at }: { readonly staff: ByStaff | null; readonly at: number },
): Promise<void> {
  const over = lines.flatMap(({ row, item }) => {
    const calls = lineCalls.filter(
      (call) => stillCalls(call, row.state) && !stillCalls(call, item.state),
    );
    return calls.length === 0
      ? []
      : [and(eq(staffCases.orderItemId, row.id), inArray(staffCases.because, calls))];
  });
  if (over.length === 0) return;
  const closed = await tx
    .update(staffCases)
    .set({ closedAt: new Date(at), closedBy: staff?.userId ?? null })
    .where(and(isNull(staffCases.closedAt), or(...over)))
    .returning({ id: staffCases.id });
  if (staff === null || closed.length === 0) return;
  await tx.insert(staffActs).values(
    closed.map(({ id }) => ({
      userId: staff.userId,
      act: 'closed' as const,
      subject: 'case' as const,
      subjectId: id,
      text: staff.reason,
      at: new Date(at),
    })),
  );
}
