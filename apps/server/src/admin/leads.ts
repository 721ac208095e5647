import { type Language, leadAnswerDue } from '@hien/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { leads } from '../db/schema/leads.ts';
import { roomProjects } from '../db/schema/room-by-room.ts';
import { products } from '../db/schema/shop.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { LeadRow } from '../leads/lead-repository.ts';
import { tellOfAnswer } from '../leads/mails.ts';
import type { Services } from '../services.ts';

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
  bank: NonNullable<Case['bank']>;
}>;

const rowsOf = (orm: Orm) =>
  orm
    .select({ row: leads, decider: deciderName })
    .from(leads)
    .leftJoin(decider, eq(decider.id, leads.answeredBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Requests of the lead forms, the one that waits longest first. */
export const leadQueue: CaseQueue<Row, Case> = {
  table: leads,
  id: leads.id,
  waiting: eq(leads.state, 'received'),
  decided: eq(leads.state, 'answered'),
  since: leads.createdAt,
  decidedAt: leads.answeredAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const asked = rows.map(({ row }) => row);
    const [projects, goods] = await Promise.all([
      projectNames(orm, asked, language),
      productNames(orm, asked, language),
    ]);
    return rows.map(({ row, decider: name }) => shape(row, name, { projects, goods }, language));
  },
};

export const listLeadCases = (services: Services): Handler<'listLeadCases'> =>
  caseList(services, leadQueue);

/** Answers by mail, once: the same answer again is the one that went out, another one comes too late. */
export const answerLead = (services: Services): Handler<'answerLead'> =>
  decideCase<'answerLead', Row>(services, leadQueue, {
    words: ({ content }) => ({ field: 'content', text: content }),
    again: ({ row }, { text, userId }) => row.answeredBy === userId && row.answer === text,
    async change(tx, { row }, { text, userId, at }) {
      const [answered] = await tx
        .update(leads)
        .set({ state: 'answered', answer: text, answeredAt: new Date(at), answeredBy: userId })
        .where(and(eq(leads.id, row.id), eq(leads.state, 'received')))
        .returning();
      if (answered === undefined) return false;
      await tellOfAnswer(tx, services.mail, answered, text);
      return true;
    },
  });

/** Names by id, of projects by the lead's. */
type Names = {
  readonly projects: ReadonlyMap<number, string>;
  readonly goods: ReadonlyMap<number, string>;
};

function shape(
  row: LeadRow,
  name: Row['decider'],
  { projects, goods }: Names,
  language: Language,
): Case {
  const details: Details = row.details;
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
    project_name: projects.get(row.id) ?? null,
    company: details.company ?? null,
    tax_code: details.tax_code ?? null,
    address: details.address ?? null,
    house_type: home ?? null,
    house_area: details.house_area ?? null,
    message: details.message ?? '',
    lines: (details.lines ?? []).map(({ product_id, quantity }) => ({
      product_id,
      quantity,
      name: goods.get(product_id) ?? null,
    })),
    bank: details.bank ?? null,
    marketing:
      row.marketingConsentAt === null
        ? null
        : {
            agreed_at: row.marketingConsentAt.toISOString(),
            withdrawn_at: row.marketingWithdrawnAt?.toISOString() ?? null,
          },
    answer: row.answer,
    sent_at: row.createdAt.toISOString(),
    answer_by: new Date(leadAnswerDue(row.createdAt.getTime())).toISOString(),
    decided: decidedBy({ decidedBy: row.answeredBy, decidedAt: row.answeredAt }, name, language),
  };
}

/** The project of a trial, by the lead's id; the invoice of a trial leads to it through the trial. */
async function projectNames(
  orm: Orm,
  rows: readonly LeadRow[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const ofTrials = rows.flatMap(({ kind, subjectId }) =>
    kind === 'trial_tax' && subjectId !== null ? [subjectId] : [],
  );
  const trials =
    ofTrials.length === 0
      ? []
      : await orm
          .select({ id: leads.id, subjectId: leads.subjectId })
          .from(leads)
          .where(inArray(leads.id, ofTrials));
  const projectOfTrial = new Map(trials.map(({ id, subjectId }) => [id, subjectId]));
  const projectOf = new Map(
    rows.flatMap(({ id, kind, subjectId }) => {
      const project =
        subjectId !== null && kind === 'trial_tax' ? projectOfTrial.get(subjectId) : subjectId;
      return project == null ? [] : [[id, project] as const];
    }),
  );
  if (projectOf.size === 0) return new Map();
  const projects = await orm
    .select({ id: roomProjects.id, name: roomProjects.name })
    .from(roomProjects)
    .where(inArray(roomProjects.id, [...new Set(projectOf.values())]));
  const names = new Map(projects.map(({ id, name }) => [id, textOf(name, language)]));
  return new Map(
    [...projectOf].flatMap(([id, project]) => {
      const name = names.get(project);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** The goods that offices ask for, by their ids. */
async function productNames(
  orm: Orm,
  rows: readonly LeadRow[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ details }) =>
    ((details as Details).lines ?? []).map(({ product_id }) => product_id),
  );
  if (ids.length === 0) return new Map();
  const found = await orm
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name }) => [id, textOf(name, language)]));
}
