import { isDeepStrictEqual } from 'node:util';
import { offerUntil } from '@hien/domain/office-plan';
import { inArray, not, eq } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { officeQuotations } from '../db/schema/office.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import {
  type Step,
  moveQuotation,
  wireLines,
  wireQuotation,
} from '../room-by-room/office/stored-quotation.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideOfficeQuotation'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ quotation: officeQuotations, email: users.email, decider: deciderName })
    .from(officeQuotations)
    .innerJoin(users, eq(users.id, officeQuotations.userId))
    .leftJoin(decider, eq(decider.id, officeQuotations.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const waiting = inArray(officeQuotations.state, ['requested', 'accepted', 'scheduled']);

export const officeQuotationQueue: CaseQueue<Row, Case> = {
  table: officeQuotations,
  id: officeQuotations.id,
  waiting,
  decided: not(waiting),
  since: officeQuotations.changedAt,
  decidedAt: officeQuotations.changedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ quotation, email, decider: name }) => ({
      id: quotation.id,
      version: quotation.version,
      quotation: wireQuotation(quotation),
      lines: wireLines(quotation.lines, language),
      note: quotation.note,
      contact: { name: quotation.contactName, phone: quotation.contactPhone, email },
      content: { ...quotation.content },
      decided: decidedBy(quotation, name, language),
    })),
};

export const listOfficeQuotationCases = (services: Services): Handler<'listOfficeQuotationCases'> =>
  caseList(services, officeQuotationQueue);

/** Quotes, schedules, hands over or declines, unless somebody else was first. */
export const decideOfficeQuotation = (services: Services): Handler<'decideOfficeQuotation'> =>
  decideCase<'decideOfficeQuotation', Row>(services, officeQuotationQueue, {
    words: ({ reason, decision }) => ({
      field: 'reason',
      text: reason,
      optional: decision !== 'decline',
    }),
    version: ({ quotation }) => quotation.version,
    again: ({ quotation }, { body, text, userId }) =>
      quotation.version === body.expected_version + 1 &&
      quotation.decidedBy === userId &&
      quotation.state === reached[body.decision] &&
      (text === '' || quotation.words === text) &&
      saysTheSame(quotation, body),
    async change(tx, { quotation }, { body, text, userId, at }) {
      const step = stepOf(body, quotation.lines, at);
      const moved = await moveQuotation(tx, services.mail, quotation, {
        ...step,
        words: text === '' ? null : text,
        staff: userId,
      });
      return 'row' in moved;
    },
  });

const reached = {
  quote: 'quoted',
  schedule: 'scheduled',
  finish: 'done',
  decline: 'declined',
} as const;

type Body = Call<'decideOfficeQuotation'>['body'];

/** Whether an offer or a first day is what stands: another one of the same person is no press that was sent twice. */
function saysTheSame(
  { lines, changedAt, validUntil, start }: Row['quotation'],
  body: Body,
): boolean {
  if (body.decision === 'schedule') return start === body.start;
  return (
    body.decision !== 'quote' ||
    (isDeepStrictEqual(offeredLines(lines, body.lines), lines) &&
      validUntil?.getTime() === offerUntil(changedAt.getTime(), body.valid_days))
  );
}

type Lines = Parameters<typeof wireLines>[0];

/** The lines of a request at the prices of staff; those that they left alone stay as they are. */
const offeredLines = (lines: Lines, priced: Body['lines']): Lines =>
  lines.map((line) => {
    const { quantity, price } = priced.find(({ id }) => id === line.id) ?? line;
    return { ...line, quantity, price, amount: quantity * price };
  });

/** What staff wrote as a step of the machine; the prices are of lines that were asked for. */
function stepOf(
  { decision, lines: priced, valid_days: validDays, start, reason }: Body,
  lines: Lines,
  at: number,
): Pick<Step, 'command' | 'lines'> {
  const by = 'admin' as const;
  if (decision === 'schedule') {
    if (start === null) throw new ApiError('VALIDATION', { status: 422, errors: [] });
    return { command: { event: decision, by, at, payload: { start } } };
  }
  if (decision === 'finish') return { command: { event: decision, by, at, payload: {} } };
  if (decision === 'decline') return { command: { event: decision, by, at, payload: { reason } } };
  const offered = offeredLines(lines, priced);
  const total = offered.reduce((sum, { amount }) => sum + amount, 0);
  return {
    command: { event: decision, by, at, payload: { total, validDays } },
    lines: offered,
  };
}
