import { apply, displayName, partnerMachine } from '@hien/domain';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { decisionEvent, isDecidedSo, reasonOf } from '../cases/application.ts';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { type Press, decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { designs } from '../db/schema/designs.ts';
import { partnerApplications } from '../db/schema/leads.ts';
import { holdPartner } from '../designs/partner/draft-state.ts';
import { tellDesigner } from '../leads/designers/tell-designer.ts';
import { designsOfPartner, letGoOn, withhold } from '../designs/partner/withhold.ts';
import type { Answer, Handler } from '../http/handler.ts';
import {
  decidedLast,
  givePartnership,
  lastDecisions,
  takePartnership,
} from '../leads/partner-decisions.ts';
import {
  type DesignApplicationRow,
  columnsOf,
  ofDesigner,
  partnerOf,
  recordEvent,
  updateApplication,
} from '../leads/partner-repository.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideDesignPartner'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      row: partnerApplications,
      account: { email: users.email, first_name: users.firstName, last_name: users.lastName },
    })
    .from(partnerApplications)
    .innerJoin(users, eq(users.id, partnerApplications.userId))
    .$dynamic();

type Stored = Awaited<ReturnType<typeof rowsOf>>[number];
type Row = Omit<Stored, 'row'> & { readonly row: DesignApplicationRow };

const designersOnly = eq(partnerApplications.kind, 'design');

/** Who wants to sell designs, in the order in which they applied, and who sells them (docs/adr/0174). */
export const designPartnerQueue: CaseQueue<Row, Case> = {
  table: partnerApplications,
  id: partnerApplications.id,
  scope: designersOnly,
  waiting: and(designersOnly, eq(partnerApplications.state, 'applied')),
  decided: and(designersOnly, ne(partnerApplications.state, 'applied')),
  since: partnerApplications.sentAt,
  decidedAt: partnerApplications.changedAt,
  rows: async (orm, pick) =>
    (await picked(rowsOf(orm), pick)).map(({ row, account }) => ({
      row: ofDesigner(row),
      account,
    })),
  async wire(orm, rows, language) {
    const decisions = await lastDecisions(
      orm,
      rows.map(({ row }) => row.id),
      language,
    );
    const counted = await orm
      .select({ ownerId: designs.ownerId, count: sql<number>`count(*)::int` })
      .from(designs)
      .where(inArray(designs.ownerId, [0, ...rows.map(({ row }) => row.userId)]))
      .groupBy(designs.ownerId);
    const sold = new Map(counted.map(({ ownerId, count }) => [ownerId, count]));
    return rows.map(({ row, account }) => {
      const { kind, ...told } = row.details;
      return {
        id: row.id,
        version: row.version,
        state: row.state,
        business_kind: kind,
        account_name: displayName(account, language),
        account_email: account.email,
        ...told,
        reason: row.reason,
        designs: sold.get(row.userId) ?? 0,
        sent_at: row.sentAt.toISOString(),
        decided: row.state === 'applied' ? null : (decisions.get(row.id) ?? null),
      };
    });
  },
};

export const listDesignPartnerCases = (services: Services): Handler<'listDesignPartnerCases'> =>
  caseList(services, designPartnerQueue);

/** The partner before the application, as whoever changes their designs takes them (docs/adr/0075). */
async function lockApplication(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ userId: partnerApplications.userId })
    .from(partnerApplications)
    .where(eq(partnerApplications.id, id));
  await holdPartner(tx, found?.userId ?? 0);
  await tx
    .select({ id: partnerApplications.id })
    .from(partnerApplications)
    .where(eq(partnerApplications.id, id))
    .for('update');
}

/** Gives the right to sell designs, or refuses it, unless somebody else decided first or it was taken back. */
export const decideDesignPartner = (services: Services): Handler<'decideDesignPartner'> =>
  decideCase<'decideDesignPartner', Row>(services, designPartnerQueue, {
    words: reasonOf,
    version: ({ row }) => row.version,
    lock: lockApplication,
    again: ({ row }, press, tx) =>
      isDecidedSo(row, press) && decidedLast(tx, row, press.body.decision, press.userId),
    async change(tx, { row }, press) {
      const moved = apply(partnerMachine, partnerOf(row), decisionEvent(press));
      if (!moved.ok) return false;
      const { decision } = press.body;
      const reason = decision === 'approve' ? '' : press.text;
      if (!(await write(tx, row, columnsOf(moved.entity), { ...press, decision, reason })))
        return false;
      if (decision === 'approve') await open(tx, row.userId, press.at);
      return true;
    },
  });

/** Stops a partner, lets it go on, or ends it; each with a reason that the partner reads. */
export const moveDesignPartner = (services: Services): Handler<'moveDesignPartner'> =>
  decideCase<'moveDesignPartner', Row>(services, designPartnerQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ row }) => row.version,
    lock: lockApplication,
    again: ({ row }, { body, text, userId }, tx) =>
      row.version === body.expected_version + 1 &&
      row.reason === text &&
      decidedLast(tx, row, body.action, userId),
    async change(tx, { row }, press) {
      const { text: reason, at } = press;
      const { action } = press.body;
      const moved = apply(partnerMachine, partnerOf(row), {
        event: action,
        by: 'admin',
        at,
        payload: { reason },
      });
      if (!moved.ok) return false;
      if (!(await write(tx, row, columnsOf(moved.entity), { ...press, decision: action, reason })))
        return false;
      if (action === 'restore') await open(tx, row.userId, at);
      else await close(tx, row.userId, reason, at);
      return true;
    },
  });

type Written = Pick<Press<'moveDesignPartner'>, 'userId' | 'at'> & {
  readonly decision: 'approve' | 'reject' | 'suspend' | 'restore' | 'end';
  readonly reason: string;
};

async function write(
  tx: Orm,
  before: DesignApplicationRow,
  columns: ReturnType<typeof columnsOf>,
  { userId, at, decision, reason }: Written,
): Promise<boolean> {
  const after = await updateApplication(tx, before, columns);
  if (after === null) return false;
  await recordEvent(tx, {
    applicationId: before.id,
    event: decision,
    fromState: before.state,
    toState: after.state,
    actorId: userId,
    reason: reason === '' ? null : reason,
    at: new Date(at),
  });
  await tellDesigner(tx, ofDesigner(after), { decision, reason, at });
  return true;
}

/** The right to sell, and what was taken away with it before; a design that staff stopped for itself stays off sale. */
async function open(tx: Orm, userId: number, at: number): Promise<void> {
  await givePartnership(tx, userId, 'design', new Date(at));
  for (const { id, withheldFor } of await designsOfPartner(tx, userId))
    if (withheldFor === 'partner') await letGoOn(tx, id);
}

async function close(tx: Orm, userId: number, reason: string, at: number): Promise<void> {
  await takePartnership(tx, userId, 'design', new Date(at));
  for (const design of await designsOfPartner(tx, userId))
    await withhold(tx, design, { why: 'partner', reason, at });
}
