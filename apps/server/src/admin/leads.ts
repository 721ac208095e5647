import { type Language, leadAnswerDue } from '@hien/domain';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { pageMeta } from '../db/page.ts';
import { leads } from '../db/schema/leads.ts';
import { roomProjects } from '../db/schema/room-by-room.ts';
import { products } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { LeadRow } from '../leads/lead-repository.ts';
import { tellOfAnswer } from '../leads/mails.ts';
import type { Services } from '../services.ts';
import { casesPerPage, decidedBy } from './decision.ts';

type Case = Answer<'answerLead'>['data'];

/** What the forms ask, each kind its own part of it; other kinds leave it out. */
type Details = Partial<{
  company: string;
  tax_code: string;
  address: string;
  house_type: string;
  house_area: number;
  message: string;
  lines: readonly { product_id: number; quantity: number }[];
}>;

export const waitingLeads = eq(leads.state, 'received');

/** Requests of the lead forms, the one that waits longest first. */
export function listLeadCases({ database }: Services): Handler<'listLeadCases'> {
  return async (call) => {
    const { state = 'waiting', page = 1 } = call.query;
    const { orm } = database;
    const waiting = state === 'waiting';
    const where = waiting ? waitingLeads : eq(leads.state, 'answered');
    const order = waiting
      ? [asc(leads.createdAt), asc(leads.id)]
      : [desc(leads.answeredAt), desc(leads.id)];
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(leads).where(where),
      orm
        .select()
        .from(leads)
        .where(where)
        .orderBy(...order)
        .limit(casesPerPage)
        .offset((page - 1) * casesPerPage),
    ]);
    const found = total?.n ?? 0;
    return {
      data: {
        items: await Promise.all(rows.map((row) => caseOf(orm, row, call.language))),
        meta: pageMeta(page, casesPerPage, found),
      },
    };
  };
}

/** Answers by mail, once: the same answer again is the one that went out, another one comes too late. */
export function answerLead({ database, now, mail }: Services): Handler<'answerLead'> {
  return async (call) => {
    const { language } = call;
    const admin = await call.signedIn();
    const answer = call.body.content.normalize('NFC').trim();
    return database.orm.transaction(async (tx) => {
      const before = await find(tx, call.params.id);
      if (before === null) throw new ApiError('NOT_FOUND');
      if (answer === '') throw refusedField('AUTH_15', language, 'content');
      const [row] = await tx
        .update(leads)
        .set({
          state: 'answered',
          answer,
          answeredAt: new Date(now()),
          answeredBy: admin.userId,
        })
        .where(and(eq(leads.id, before.id), waitingLeads))
        .returning();
      if (row !== undefined) {
        await tellOfAnswer(tx, mail, row, answer);
        return { data: await caseOf(tx, row, language) };
      }
      const current = (await find(tx, before.id)) ?? before;
      const wire = await caseOf(tx, current, language);
      if (current.answeredBy === admin.userId && current.answer === answer) return { data: wire };
      throw new ApiError('VERSION_CONFLICT', { current: wire });
    });
  };
}

async function find(orm: Orm, id: number): Promise<LeadRow | null> {
  const [row] = await orm.select().from(leads).where(eq(leads.id, id));
  return row ?? null;
}

async function caseOf(orm: Orm, row: LeadRow, language: Language): Promise<Case> {
  const details: Details = row.details;
  const decided = { decidedBy: row.answeredBy, decidedAt: row.answeredAt };
  const home = details.house_type?.replace('_', '-') as Case['house_type'] | undefined;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    name: row.name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    member: row.userId !== null,
    project_name: await projectName(orm, row, language),
    company: details.company ?? null,
    tax_code: details.tax_code ?? null,
    address: details.address ?? null,
    house_type: home ?? null,
    house_area: details.house_area ?? null,
    message: details.message ?? '',
    lines: await linesOf(orm, details.lines ?? [], language),
    answer: row.answer,
    sent_at: row.createdAt.toISOString(),
    answer_by: new Date(leadAnswerDue(row.createdAt.getTime())).toISOString(),
    decided: await decidedBy(orm, decided, language),
  };
}

/** The project of a trial; the invoice of a trial leads to it through the trial. */
async function projectName(orm: Orm, row: LeadRow, language: Language): Promise<string | null> {
  if (row.subjectId === null) return null;
  const trial = row.kind === 'trial_tax' ? await find(orm, row.subjectId) : row;
  if (trial?.subjectId == null) return null;
  const [project] = await orm
    .select({ name: roomProjects.name })
    .from(roomProjects)
    .where(eq(roomProjects.id, trial.subjectId));
  return project === undefined ? null : textOf(project.name, language);
}

async function linesOf(
  orm: Orm,
  lines: NonNullable<Details['lines']>,
  language: Language,
): Promise<Case['lines']> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ product_id }) => product_id);
  const found = await orm
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, textOf(name, language)]));
  return lines.map(({ product_id, quantity }) => ({
    product_id,
    quantity,
    name: names.get(product_id) ?? null,
  }));
}
