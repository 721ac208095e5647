import {
  type CheckedFact,
  type ContractorFact,
  type FactAct,
  type FactTold,
  factEndsSoonDays,
  factFault,
  factFaultTexts,
  factPaperLabels,
  factPapers,
  factsSpan,
  ictDate,
  withFact,
} from '@hien/domain';
import { type SQL, and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { contractors } from '../db/schema/contractors.ts';
import { wordsIn } from '../db/words-in.ts';
import { decidePaper } from '../contractors/own/papers/decide-paper.ts';
import { sentPaper } from '../contractors/own/papers/own-papers.ts';
import { waitingPapers } from '../contractors/own/papers/waiting-papers.ts';
import { actsOf, isLastAct, writeAct } from '../staff-acts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Case = Answer<'checkCompanyFact'>['data'];
type Row = typeof contractors.$inferSelect;

const isListed = eq(contractors.approval, 'approved');
const dayMs = 86_400_000;

/** The listed companies with what staff have seen of them (docs/adr/0169). */
export const companyFactsList: CaseList<Row, Case> = {
  table: contractors,
  id: contractors.id,
  scope: isListed,
  rows: (orm, pick) => picked(orm.select().from(contractors).$dynamic(), pick),
  async wire(orm, rows, language) {
    const ids = rows.map(({ id }) => id);
    const acts = await actsOf(orm, 'company', ids, language);
    const waiting = await waitingPapers(orm, ids);
    return rows.map((row): Case => ({
      id: row.id,
      version: row.version,
      company_name: row.companyName,
      tax_code: row.taxCode,
      representative: row.representative,
      address: row.address,
      city: row.city,
      papers: row.papers,
      facts: row.facts,
      sent: waiting.filter(({ contractorId }) => contractorId === row.id).map(sentPaper),
      acts: acts.get(row.id) ?? [],
    }));
  },
};

/** Companies whose papers nobody of our staff has looked at; what ran out waits for the company. */
export const sentPapersQueue = {
  table: contractors,
  waiting: and(isListed, isNotNull(contractors.paperSentAt)),
  since: contractors.paperSentAt,
};

/** What needs a look first: papers that companies sent, those that ran out or soon will, then companies of which nothing was checked. */
export function listCompanyFacts({ database, now }: Services): Handler<'listCompanyFacts'> {
  return async ({ query: { q = '', of, page = 1 }, language }) => {
    const soon = ictDate(now() + factEndsSoonDays * dayMs);
    const asked: Record<NonNullable<typeof of>, SQL> = {
      sent: isNotNull(contractors.paperSentAt),
      ending: lte(contractors.paperEnds, soon),
      none: isNull(contractors.checkedUntil),
    };
    return {
      data: await casePage(database.orm, companyFactsList, {
        where: and(
          isListed,
          wordsIn(sql`${contractors.companyName} || ' ' || ${contractors.taxCode}`, q),
          of && asked[of],
        ),
        order: [
          sql`${contractors.paperSentAt} nulls last`,
          sql`case when ${contractors.paperEnds} <= ${soon} then ${contractors.paperEnds} end nulls last`,
          sql`${contractors.checkedUntil} is not null`,
          asc(contractors.companyName),
          asc(contractors.id),
        ],
        page,
        language,
      }),
    };
  };
}

/** The columns that follow from what is checked. */
export const factColumns = (facts: readonly CheckedFact[]) => {
  const { until, firstEnd } = factsSpan(facts);
  return { facts: [...facts], checkedUntil: until, paperEnds: firstEnd };
};

const write = (tx: Orm, row: Row, facts: readonly CheckedFact[]) =>
  tx
    .update(contractors)
    .set({ ...factColumns(facts), version: row.version + 1 })
    .where(eq(contractors.id, row.id));

/** A line of the acts: the paper and its days stay there when the fact is replaced. */
const said = ({ paper, on, until }: FactTold, note: string): string =>
  [factPaperLabels[paper].vi, until === null ? on : `${on} → ${until}`, note].join(' · ');

const same = (one: CheckedFact | undefined, { paper, on, until }: FactTold): boolean =>
  one?.paper === paper && one.on === on && one.until === until;

const isWrittenBy = (
  tx: Orm,
  subjectId: number,
  press: { readonly act: FactAct; readonly text: string; readonly userId: number },
) => isLastAct(tx, { subject: 'company', subjectId, ...press });

/** Writes down what somebody of our staff saw, by which paper, and how long that paper is good. */
export const checkCompanyFact = (services: Services): Handler<'checkCompanyFact'> =>
  decideCase<'checkCompanyFact', Row>(services, companyFactsList, {
    words: ({ note }) => ({ field: 'note', text: note }),
    version: ({ version }) => version,
    again: ({ id, version, facts }, { body, text, userId }, tx) => {
      const kind = factPapers[body.paper];
      return (
        version === body.expected_version + 1 &&
        same(
          facts.find((one) => one.kind === kind),
          body,
        ) &&
        isWrittenBy(tx, id, { act: `checked-${kind}`, text: said(body, text), userId })
      );
    },
    async change(tx, row, { body, text, userId, at, language }) {
      const fault = factFault(body, ictDate(at));
      if (fault !== null)
        throw new ApiError('VALIDATION', {
          status: 422,
          errors: [{ ...fault, message: factFaultTexts[fault.code][language] }],
        });
      const { paper, on, until } = body;
      const kind = factPapers[paper];
      await write(tx, row, withFact(row.facts, { kind, paper, on, until }));
      const [sent] = (await waitingPapers(tx, [row.id])).filter((one) => one.paper === paper);
      if (sent !== undefined) await decidePaper(tx, row, sent, { userId, at, until, reason: null });
      await writeAct(tx, {
        userId,
        act: `checked-${kind}`,
        subject: 'company',
        subjectId: row.id,
        text: said(body, text),
        at,
      });
      return true;
    },
  });

const stands = ({ facts }: Row, kind: ContractorFact): boolean =>
  facts.some((one) => one.kind === kind);

/** What was checked stands no longer: a paper that was not true, an office that moved. */
export const withdrawCompanyFact = (services: Services): Handler<'withdrawCompanyFact'> =>
  decideCase<'withdrawCompanyFact', Row>(services, companyFactsList, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ version }) => version,
    again: (row, { body: { kind, expected_version: seen }, text, userId }, tx) =>
      row.version === seen + 1 &&
      !stands(row, kind) &&
      isWrittenBy(tx, row.id, { act: `unchecked-${kind}`, text, userId }),
    async change(tx, row, { body: { kind }, text, userId, at }) {
      if (!stands(row, kind)) return false;
      await write(
        tx,
        row,
        row.facts.filter((one) => one.kind !== kind),
      );
      await writeAct(tx, {
        userId,
        act: `unchecked-${kind}`,
        subject: 'company',
        subjectId: row.id,
        text,
        at,
      });
      return true;
    },
  });

/** What a company sent does not show what it should: the page stays, the company reads why, and the files go. */
export const refuseCompanyPaper = (services: Services): Handler<'refuseCompanyPaper'> =>
  decideCase<'refuseCompanyPaper', Row>(services, companyFactsList, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ version }) => version,
    again: ({ id, version }, { body: { kind, expected_version: seen }, text, userId }, tx) =>
      version === seen + 1 && isWrittenBy(tx, id, { act: `refused-${kind}`, text, userId }),
    async change(tx, row, { body: { kind }, text, userId, at }) {
      const [sent] = (await waitingPapers(tx, [row.id])).filter((one) => one.kind === kind);
      if (sent === undefined) return false;
      await decidePaper(tx, row, sent, { userId, at, until: sent.until, reason: text });
      await tx
        .update(contractors)
        .set({ version: row.version + 1 })
        .where(eq(contractors.id, row.id));
      await writeAct(tx, {
        userId,
        act: `refused-${kind}`,
        subject: 'company',
        subjectId: row.id,
        text,
        at,
      });
      return true;
    },
  });
