import {
  type Command,
  type Language,
  type StandingPayloads,
  apply,
  displayName,
  queryWords,
  reasonTexts,
  standingMachine,
} from '@hien/domain';
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { endSessions } from '../account/session-repository.ts';
import { columnsOf, isOpen, standingOf } from '../account/standing.ts';
import type { Orm } from '../db/database.ts';
import { pageMeta } from '../db/page.ts';
import { standingEvents, users } from '../db/schema/account.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import { casesPerPage } from './decision.ts';
import { tellOfSanction } from './sanction-mails.ts';

type Row = typeof users.$inferSelect;
type Case = Answer<'sanctionMember'>['data'];
type Body = Call<'sanctionMember'>['body'];

const shownSteps = 20;

/** Members that a search finds; without one, those who stand under a penalty. */
export function listMembers({ database }: Services): Handler<'listMembers'> {
  return async (call) => {
    const { q = '', page = 1 } = call.query;
    const { orm } = database;
    const where = and(ne(users.status, 'withdrawn'), matching(q));
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(users).where(where),
      orm
        .select()
        .from(users)
        .where(where)
        .orderBy(desc(users.updatedAt), asc(users.id))
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

/** Every word stands in the name, the e-mail or the phone, with accents or without. */
function matching(q: string) {
  const words = queryWords(q);
  if (words.length === 0) return inArray(users.status, ['warning', 'suspended', 'banned']);
  const told = sql`concat_ws(' ', ${users.lastName}, ${users.firstName}, ${users.email}, ${users.phone})`;
  // As `fold` does: marks off, Hangul together again, đ by itself.
  const bare = sql`replace(lower(normalize(regexp_replace(normalize(${told}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)), 'đ', 'd')`;
  return and(...words.map((word) => sql`position(${word} in ${bare}) > 0`));
}

/** A step of the penalty ladder; the member reads the reason in a mail, staff see who took it. */
export function sanctionMember({ database, now, mail }: Services): Handler<'sanctionMember'> {
  return async (call) => {
    const { body, language } = call;
    const admin = await call.signedIn();
    const reason = body.reason.normalize('NFC').trim();
    const at = now();
    const step = commandOf(body, reason, at, language);
    return database.orm.transaction(async (tx) => {
      const [row] = await tx.select().from(users).where(eq(users.id, call.params.id)).for('update');
      if (row === undefined || row.status === 'withdrawn') throw new ApiError('NOT_FOUND');
      if (row.roles.includes('admin')) throw new ApiError('FORBIDDEN');
      if (row.version !== body.expected_version)
        throw new ApiError('VERSION_CONFLICT', { current: await caseOf(tx, row, language) });
      if (reason === '') throw refusedField('AUTH_15', language, 'reason');
      const moved = apply(standingMachine, standingOf(row), step);
      if (!moved.ok) {
        const { reason: refused } = moved.refusal;
        if (refused === 'DATE_NOT_FUTURE' || refused === 'DATE_TOO_FAR')
          throw untilRefused(refused, language);
        throw new ApiError('CONFLICT', { current: await caseOf(tx, row, language) });
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
      if (after === undefined) throw new ApiError('NOT_FOUND');
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
        actorId: admin.userId,
        at: new Date(at),
      });
      await tellOfSanction(tx, mail, after, { action: body.action, reason, until });
      return { data: await caseOf(tx, after, language) };
    });
  };
}

/** @throws {ApiError} VALIDATION for a suspension without an end. */
function commandOf(
  { action, until }: Body,
  reason: string,
  at: number,
  language: Language,
): Command<StandingPayloads> {
  const by = 'admin' as const;
  if (action !== 'suspend') return { event: action, by, at, payload: { reason } };
  const ends = Date.parse(until ?? '');
  if (Number.isNaN(ends)) throw untilRefused('DATE_NOT_FUTURE', language);
  return { event: action, by, at, payload: { reason, until: ends } };
}

const untilRefused = (code: 'DATE_NOT_FUTURE' | 'DATE_TOO_FAR', language: Language): ApiError =>
  new ApiError('VALIDATION', {
    status: 422,
    errors: [
      {
        field: 'until',
        code,
        message: reasonTexts[code][language],
      },
    ],
  });

async function caseOf(orm: Orm, row: Row, language: Language): Promise<Case> {
  const actor = { first_name: users.firstName, last_name: users.lastName };
  const steps = await orm
    .select({ step: standingEvents, actor })
    .from(standingEvents)
    .leftJoin(users, eq(users.id, standingEvents.actorId))
    .where(eq(standingEvents.userId, row.id))
    .orderBy(desc(standingEvents.id))
    .limit(shownSteps);
  return {
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
    steps: steps.map(({ step, actor: by }) => ({
      action: step.action,
      reason: step.reason,
      until: step.until?.toISOString() ?? null,
      by: by === null ? '' : displayName(by, language),
      at: step.at.toISOString(),
    })),
  };
}
