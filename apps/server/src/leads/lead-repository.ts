import { type Language, type LeadKind, leadAnswerDue } from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database, Orm } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import type { Answer } from '../http/handler.ts';

export type NewLead = {
  readonly kind: LeadKind;
  readonly userId: number | null;
  readonly subjectId: number | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly details: Record<string, unknown>;
  /** What besides kind, subject and person makes it another request. */
  readonly asked: string;
  readonly address: string;
  readonly language: Language;
  readonly termsVersion: number;
  readonly marketing: boolean;
};

export type LeadRow = typeof leads.$inferSelect;

const hash = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const addressHash = (address: string): string => hash('address', address);
export const mailboxHash = (email: string): string => hash('email', email.toLowerCase());

/**
 * Stores a request, or finds the same one that waits for its answer: the unique index decides, so that two
 * at once are one.
 */
export async function receiveLead(
  orm: Orm,
  lead: NewLead,
  at: Date,
): Promise<{ row: LeadRow; repeated: boolean }> {
  const { asked, address, marketing, ...columns } = lead;
  const sameKey = hash(lead.kind, lead.subjectId, lead.email, lead.phone, asked);
  const [made] = await orm
    .insert(leads)
    .values({
      ...columns,
      sameKey,
      addressHash: addressHash(address),
      consentAt: at,
      marketingConsentAt: marketing ? at : null,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return { row: made, repeated: false };
  const [found] = await orm
    .select()
    .from(leads)
    .where(and(eq(leads.sameKey, sameKey), eq(leads.state, 'received')));
  if (found === undefined) throw new Error('A request was answered while it was sent again');
  return { row: found, repeated: true };
}

export async function leadsOf(database: Database, userId: number): Promise<LeadRow[]> {
  return database.orm
    .select()
    .from(leads)
    .where(eq(leads.userId, userId))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(50);
}

export async function leadById(
  database: Database,
  id: number,
  kind: LeadKind,
): Promise<LeadRow | null> {
  const [row] = await database.orm
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.kind, kind)));
  return row ?? null;
}

/** A request as its sender sees it. */
export function wireLead(row: LeadRow, repeated = false): Answer<'sendLead'>['data'] {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    subject_id: row.subjectId,
    sent_at: row.createdAt.toISOString(),
    answer_by: new Date(leadAnswerDue(row.createdAt.getTime())).toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
    repeated,
  };
}
