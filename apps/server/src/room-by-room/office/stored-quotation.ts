import { type Language, type Reason, apply, reasonTexts } from '@hien/domain';
import {
  type OfficeLine,
  type Quotation,
  type QuotationPayloads,
  officeModule,
  officeWorkRates,
  officeWorks,
  quotationMachine,
} from '@hien/domain/office-plan';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { officeQuotationEvents, officeQuotations } from '../../db/schema/office.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';
import type { Mail } from '../../mail/mail.ts';

export type QuotationRow = typeof officeQuotations.$inferSelect;
type Wire = Answer<'moveOfficeQuotation'>['data'];
type Command = Parameters<typeof apply<Quotation, QuotationPayloads>>[2];

/** The name that people say of a request. */
export const numberOf = (id: number): string => `VP-${String(id).padStart(6, '0')}`;

const asQuotation = (row: QuotationRow): Quotation => ({
  state: row.state,
  version: row.version,
  changedAt: row.changedAt.getTime(),
  total: row.total,
  validUntil: row.validUntil?.getTime() ?? null,
  start: row.start,
});

/** A request as everybody reads it. */
export const wireQuotation = (row: QuotationRow): Wire => ({
  id: row.id,
  number: numberOf(row.id),
  version: row.version,
  state: row.state,
  name: row.content.name,
  company: row.content.company,
  headcount: row.content.headcount,
  area: row.area,
  desks: row.desks,
  estimate: row.estimate,
  total: row.total,
  valid_until: row.validUntil?.toISOString() ?? null,
  start: row.start,
  words: row.words,
  requested_at: row.requestedAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
});

const nameOf = ({ id, name }: OfficeLine, language: Language): string => {
  const work = officeWorks.find((one) => one === id);
  return (officeModule(id)?.name ?? (work === undefined ? name : officeWorkRates[work].name))[
    language
  ];
};

/** The lines of an offer in the reader's language. */
export const wireLines = (
  lines: readonly OfficeLine[],
  language: Language,
): Answer<'getOfficeQuotation'>['data']['lines'] =>
  lines.map((line) => ({ ...line, name: nameOf(line, language) }));

/** What a step brings besides the machine's own. */
export type Step = {
  readonly command: Command;
  readonly words?: string | null;
  readonly lines?: readonly OfficeLine[];
  readonly staff?: number;
};

/**
 * Moves a locked request, writes its line of history and the mail that follows; the reason when the machine refuses.
 * Call it inside the transaction that holds the row.
 */
export async function moveQuotation(
  tx: Orm,
  mail: Mail,
  row: QuotationRow,
  { command, words = null, lines, staff }: Step,
): Promise<{ readonly row: QuotationRow } | { readonly refused: Reason }> {
  const moved = apply(quotationMachine, asQuotation(row), command);
  if (!moved.ok) return { refused: moved.refusal.reason };
  const { state, version, changedAt, total, validUntil, start } = moved.entity;
  const at = new Date(changedAt);
  const [next] = await tx
    .update(officeQuotations)
    .set({
      state,
      version,
      changedAt: at,
      total,
      validUntil: validUntil === null ? null : new Date(validUntil),
      start,
      words: words ?? row.words,
      ...(lines === undefined ? {} : { lines }),
      ...(staff === undefined ? {} : { decidedBy: staff, decidedAt: at }),
    })
    .where(eq(officeQuotations.id, row.id))
    .returning();
  const { event, by } = command;
  if (by === 'member' || by === 'admin' || by === 'system')
    await tx.insert(officeQuotationEvents).values({ quotationId: row.id, event, by, words, at });
  const after = next ?? row;
  if (moved.effects.some((effect) => effect.do === 'notify' && effect.who.includes('member')))
    await tell(tx, mail, after, words);
  return { row: after };
}

async function tell(tx: Orm, mail: Mail, row: QuotationRow, words: string | null): Promise<void> {
  const [to] = await tx.select().from(users).where(eq(users.id, row.userId));
  const { state } = row;
  if (
    to === undefined ||
    to.email === null ||
    (state !== 'quoted' &&
      state !== 'declined' &&
      state !== 'scheduled' &&
      state !== 'done' &&
      state !== 'expired')
  )
    return;
  await mail.send(tx, 'office-step', {
    to: to.email,
    language: row.language,
    values: {
      id: row.id,
      number: numberOf(row.id),
      name: row.content.name,
      state,
      total: row.total,
      validUntil: row.validUntil?.getTime() ?? null,
      start: row.start,
      words,
    },
    key: `office:${row.id}:${row.version}`,
  });
}

/** A step that the machine refuses, said at the press. */
export const refusedStep = (reason: Reason, language: Language): ApiError =>
  new ApiError('EVENT_REFUSED', { said: reasonTexts[reason][language] });
