import {
  type Command,
  type Language,
  type StandingPayloads,
  apply,
  daysAfter,
  displayName,
  standingMachine,
} from '@hien/domain';
import { type SQL, and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { endSessions } from '../account/session-repository.ts';
import { columnsOf, isOpen, standingOf } from '../account/standing.ts';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { wordsIn } from '../db/words-in.ts';
import { standingEvents, users } from '../db/schema/account.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import { tellOfSanction } from './sanction-mails.ts';

type Row = typeof users.$inferSelect;
type Case = Answer<'sanctionMember'>['data'];
type Step = Case['steps'][number];
type Body = Call<'sanctionMember'>['body'];

const shownSteps = 20;

/** Members who have not left. */
export const memberList: CaseList<Row, Case> = {
  table: users,
  id: users.id,
  scope: ne(users.status, 'withdrawn'),
  rows: (orm, pick) => picked(orm.select().from(users).$dynamic(), pick),
  async wire(orm, rows, language) {
    const steps = await stepsOf(
      orm,
      rows.map(({ id }) => id),
      language,
    );
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      state: row.status === 'active' ? 'normal' : row.status,
      name: displayName({ first_name: row.firstName, last_name: row.lastName }, language),
      email: row.email,
      phone: row.phone,
      login_method: row.loginMethod,
      staff: row.roles.includes('admin'),
      reason: row.standingReason,
      suspended_until: row.suspendedUntil?.toISOString() ?? null,
      member_since: row.createdAt.toISOString(),
      last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
      steps: steps.get(row.id) ?? [],
    }));
  },
};

/** The last steps taken about each of these members, the newest first. */
async function stepsOf(
  orm: Orm,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Step[]>> {
  const steps = new Map<number, Step[]>();
  if (ids.length === 0) return steps;
  const ranked = orm
    .select({
      id: standingEvents.id,
      place:
        sql<number>`row_number() over (partition by ${standingEvents.userId} order by ${standingEvents.id} desc)`.as(
          'place',
        ),
    })
    .from(standingEvents)
    .where(inArray(standingEvents.userId, [...ids]))
    .as('ranked');
  const rows = await orm
    .select({ step: standingEvents, actor: deciderName })
    .from(ranked)
    .innerJoin(standingEvents, eq(standingEvents.id, ranked.id))
    .leftJoin(decider, eq(decider.id, standingEvents.actorId))
    .where(lte(ranked.place, shownSteps))
    .orderBy(desc(standingEvents.id));
  for (const { step, actor } of rows) {
    const known = steps.get(step.userId) ?? [];
    known.push({
      action: step.action,
      reason: step.reason,
      until: step.until?.toISOString() ?? null,
      by: actor === null ? '' : displayName(actor, language),
      at: step.at.toISOString(),
    });
    steps.set(step.userId, known);
  }
  return steps;
}

/** Members that a search finds; without one, those who stand under a penalty. */
export function listMembers({ database }: Services): Handler<'listMembers'> {
  return async ({ query: { q = '', page = 1 }, language }) => ({
    data: await casePage(database.orm, memberList, {
      where: and(memberList.scope, matching(q)),
      order: [desc(users.updatedAt), asc(users.id)],
      page,
      language,
    }),
  });
}

/** Whom a search finds by name, e-mail or phone; without one, those who stand under a penalty. */
const matching = (q: string): SQL | undefined =>
  wordsIn(
    sql`concat_ws(' ', ${users.lastName}, ${users.firstName}, ${users.email}, ${users.phone})`,
    q,
  ) ?? inArray(users.status, ['warning', 'suspended', 'banned']);

/**
 * Locks the member and whoever decides about them, always the lower number first: two of staff who suspend each other at
 * the same moment come one after the other, and the second is stopped already.
 * @throws {ApiError} FORBIDDEN
 */
async function lockBoth(tx: Orm, id: number, userId: number): Promise<void> {
  const locked = await tx
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(inArray(users.id, [id, userId]))
    .orderBy(asc(users.id))
    .for('update');
  if (!locked.some((row) => row.id === userId && isOpen(row.status)))
    throw new ApiError('FORBIDDEN');
}

/** A step of the penalty ladder; the member reads the reason in a mail, staff see who took it. */
export const sanctionMember = (services: Services): Handler<'sanctionMember'> =>
  decideCase<'sanctionMember', Row>(services, memberList, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    lock: lockBoth,
    version: ({ version }) => version,
    again: (row, { body, text, userId }, tx) =>
      row.version === body.expected_version + 1 &&
      tookLast(tx, row, { action: body.action, reason: text, actorId: userId }),
    async change(tx, row, { body, text: reason, userId, at, language }) {
      // A colleague stops an account of staff that fell into other hands, and gives it back; the ladder is for members.
      const amongStaff = body.action === 'suspend' || body.action === 'lift';
      if (row.id === userId || (row.roles.includes('admin') && !amongStaff))
        throw new ApiError('FORBIDDEN');
      const moved = apply(standingMachine, standingOf(row), commandOf(body, reason, at, language));
      if (!moved.ok) {
        const [current] = await memberList.wire(tx, [row], language, null);
        throw new ApiError('CONFLICT', current === undefined ? {} : { current });
      }
      const [after] = await tx
        .update(users)
        .set({
          ...columnsOf(moved.entity),
          updatedAt: new Date(at),
          version: sql`${users.version} + 1`,
        })
        .where(eq(users.id, row.id))
        .returning();
      if (after === undefined) return false;
      // Tokens of before the penalty open nothing, nor do they again when it is lifted.
      if (!isOpen(after.status)) await endSessions(tx, { userId: row.id }, at);
      const until = body.action === 'suspend' ? moved.entity.suspendedUntil : null;
      await tx.insert(standingEvents).values({
        userId: row.id,
        action: body.action,
        fromState: row.status,
        toState: after.status,
        reason,
        until: until === null ? null : new Date(until),
        actorId: userId,
        at: new Date(at),
      });
      await tellOfSanction(tx, services.mail, after, { action: body.action, reason, until });
      return true;
    },
  });

async function tookLast(
  tx: Orm,
  { id }: Row,
  step: Pick<typeof standingEvents.$inferSelect, 'action' | 'reason' | 'actorId'>,
): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(standingEvents)
    .where(eq(standingEvents.userId, id))
    .orderBy(desc(standingEvents.id))
    .limit(1);
  return (
    last?.action === step.action && last.reason === step.reason && last.actorId === step.actorId
  );
}

/**
 * The end of a suspension is counted here: a device's day may be another.
 * @throws {ApiError} AUTH_15 at `days` for a suspension without them.
 */
function commandOf(
  { action, days }: Body,
  reason: string,
  at: number,
  language: Language,
): Command<StandingPayloads> {
  const by = 'admin' as const;
  if (action !== 'suspend') return { event: action, by, at, payload: { reason } };
  if (days === undefined) throw refusedField('AUTH_15', language, 'days');
  return { event: action, by, at, payload: { reason, until: daysAfter(at, days) } };
}
