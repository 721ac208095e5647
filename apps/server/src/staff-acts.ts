import { type Language, displayName } from '@hien/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from './db/database.ts';
import { users } from './db/schema/account.ts';
import { staffActs } from './db/schema/payments.ts';

type Subject = typeof staffActs.$inferSelect.subject;

type NewAct = Omit<typeof staffActs.$inferInsert, 'id' | 'at'> & { readonly at: number };

/** Writes down what somebody of our staff did; such lines are never changed. */
export const writeAct = (tx: Orm, act: NewAct): Promise<void> => writeActs(tx, [act]);

/** The same of many things at once. */
export async function writeActs(tx: Orm, acts: readonly NewAct[]): Promise<void> {
  if (acts.length === 0) return;
  await tx.insert(staffActs).values(acts.map(({ at, ...act }) => ({ ...act, at: new Date(at) })));
}

export type WireAct = { act: string; by: string; at: string; text: string | null };

const mostActs = 50;

/** What was done about each of these, the newest first. */
export async function actsOf(
  orm: Orm,
  subject: Subject,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, WireAct[]>> {
  const acts = new Map<number, WireAct[]>();
  if (ids.length === 0) return acts;
  const rows = await orm
    .select({
      subjectId: staffActs.subjectId,
      act: staffActs.act,
      text: staffActs.text,
      at: staffActs.at,
      first_name: users.firstName,
      last_name: users.lastName,
    })
    .from(staffActs)
    .innerJoin(users, eq(users.id, staffActs.userId))
    .where(and(eq(staffActs.subject, subject), inArray(staffActs.subjectId, [...ids])))
    .orderBy(desc(staffActs.id));
  for (const { subjectId, act, text, at, ...name } of rows) {
    const known = acts.get(subjectId) ?? [];
    if (known.length < mostActs)
      known.push({ act, text, by: displayName(name, language), at: at.toISOString() });
    acts.set(subjectId, known);
  }
  return acts;
}

/** Whether the last that was done about something is this very press, sent once more; of an act without words of its own `text` is left out. */
export async function isLastAct(
  tx: Orm,
  {
    subject,
    subjectId,
    ...press
  }: Pick<typeof staffActs.$inferSelect, 'subject' | 'subjectId' | 'act' | 'userId'> &
    Partial<Pick<typeof staffActs.$inferSelect, 'text'>>,
): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(staffActs)
    .where(and(eq(staffActs.subject, subject), eq(staffActs.subjectId, subjectId)))
    .orderBy(desc(staffActs.id))
    .limit(1);
  return (
    last?.act === press.act &&
    last.userId === press.userId &&
    (press.text === undefined || last.text === press.text)
  );
}
