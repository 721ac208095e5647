import { asc, desc, eq, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { wordsIn } from '../db/words-in.ts';
import { contractors } from '../db/schema/contractors.ts';
import { memberships } from '../db/schema/memberships.ts';
import { actsOf, isLastAct, writeAct } from '../staff-acts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { lockCompany, moveMembership } from '../orders/memberships/stored-membership.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideAdMembership'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ membership: memberships, company: contractors.companyName })
    .from(memberships)
    .innerJoin(contractors, eq(contractors.id, memberships.contractorId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Companies with an ad plan, or that had one. */
export const adMembershipList: CaseList<Row, Case> = {
  table: memberships,
  id: memberships.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const acts = await actsOf(
      orm,
      'membership',
      rows.map(({ membership }) => membership.id),
      language,
    );
    return rows.map(({ membership: one, company }): Case => ({
      id: one.id,
      version: one.version,
      contractor_id: one.contractorId,
      company,
      state: one.state,
      plan: one.plan,
      cities: one.cities.map(({ city, position }) => ({ city, position })),
      period_end: one.periodEnd.toISOString(),
      retry_at: one.retryAt?.toISOString() ?? null,
      pending_city: one.pending?.city ?? null,
      suspended: one.suspended,
      acts: acts.get(one.id) ?? [],
    }));
  },
};

/** What asks for a look comes first: suspended, then a renewal that failed, then whose month ends first. */
export function listAdMemberships({ database }: Services): Handler<'listAdMemberships'> {
  return async ({ query: { q = '', page = 1 }, language }) => ({
    data: await casePage(database.orm, adMembershipList, {
      where: wordsIn(
        sql`(select company_name from contractors where contractors.id = ${memberships.contractorId})`,
        q,
      ),
      order: [
        desc(memberships.suspended),
        sql`${memberships.retryAt} is null`,
        sql`${memberships.state} = 'expired'`,
        asc(memberships.periodEnd),
        asc(memberships.id),
      ],
      page,
      language,
    }),
  });
}

const events = { suspend: 'admin.suspend', restore: 'admin.restore' } as const;
const acts = { suspend: 'suspended', restore: 'restored' } as const;

/** A company's places are hidden or shown again (2.14 M12); its member reads why in the inbox and a mail. */
export const decideAdMembership = (services: Services): Handler<'decideAdMembership'> =>
  decideCase<'decideAdMembership', Row>(services, adMembershipList, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    // Payment groups, then the company, as money comes in; its membership is written under that lock alone.
    async lock(tx, id) {
      const [named] = await tx
        .select({ contractorId: memberships.contractorId })
        .from(memberships)
        .where(eq(memberships.id, id));
      if (named !== undefined) await lockCompany(tx, named.contractorId);
    },
    version: ({ membership }) => membership.version,
    again: async ({ membership }, { body, text, userId }, tx) =>
      membership.version === body.expected_version + 1 &&
      (await isLastAct(tx, {
        subject: 'membership',
        subjectId: membership.id,
        act: acts[body.action],
        text,
        userId,
      })),
    async change(tx, row, { body, text: reason, userId, at, language }) {
      const { membership } = row;
      const isDone = membership.suspended === (body.action === 'suspend');
      if (isDone || membership.state === 'expired') {
        const [current] = await adMembershipList.wire(tx, [row], language, null);
        throw new ApiError('CONFLICT', current === undefined ? {} : { current });
      }
      const company = await lockCompany(tx, membership.contractorId);
      const event = events[body.action];
      await moveMembership(tx, company, { event, by: 'admin', at, payload: { reason } }, language);
      await writeAct(tx, {
        userId,
        act: acts[body.action],
        subject: 'membership',
        subjectId: membership.id,
        text: reason,
        at,
      });
      return true;
    },
  });
