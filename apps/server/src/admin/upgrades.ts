import {
  type Command,
  type Language,
  type UpgradePayloads,
  apply,
  upgradeMachine,
} from '@hien/domain';
import { and, asc, count, desc, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pageMeta } from '../db/page.ts';
import { users } from '../db/schema/account.ts';
import { businessProfiles } from '../db/schema/my-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import {
  type BusinessRow,
  findBusiness,
  moveBusiness,
  upgradeOf,
} from '../my-page/business-repository.ts';
import type { Services } from '../services.ts';
import { casesPerPage, decidedBy } from './decision.ts';

type Case = Answer<'decideUpgrade'>['data'];

/** What has to be decided: an application, or changed details. */
export const waitingUpgrades = or(
  eq(businessProfiles.state, 'pending'),
  eq(businessProfiles.changeWaits, true),
);

export function listUpgradeCases({ database }: Services): Handler<'listUpgradeCases'> {
  return async (call) => {
    const { state = 'waiting', page = 1 } = call.query;
    const { orm } = database;
    const where =
      state === 'waiting'
        ? waitingUpgrades
        : and(isNotNull(businessProfiles.decidedAt), not(waitingUpgrades ?? sql`false`));
    const order =
      state === 'waiting'
        ? [asc(businessProfiles.sentAt), asc(businessProfiles.userId)]
        : [desc(businessProfiles.decidedAt), desc(businessProfiles.userId)];
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(businessProfiles).where(where),
      orm
        .select()
        .from(businessProfiles)
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

/** Approves or refuses, unless somebody else decided first; the applicant is told by mail. */
export function decideUpgrade({ database, now, mail }: Services): Handler<'decideUpgrade'> {
  return async (call) => {
    const { body, language } = call;
    const admin = await call.signedIn();
    const reason = body.reason.normalize('NFC').trim();
    const at = now();
    return database.orm.transaction(async (tx) => {
      const row = await findBusiness(tx, call.params.id);
      if (row === null) throw new ApiError('NOT_FOUND');
      const stale = async (current: BusinessRow) =>
        new ApiError('VERSION_CONFLICT', { current: await caseOf(tx, current, language) });
      if (row.version !== body.expected_version) throw await stale(row);
      if (body.decision === 'reject' && reason === '')
        throw refusedField('AUTH_15', language, 'reason');
      const moved = apply(
        upgradeMachine,
        upgradeOf(row, 'system', at),
        commandOf(row, body.decision, reason, at),
      );
      if (!moved.ok) throw await stale(row);
      const after = await moveBusiness(tx, row, moved.entity, {
        decidedAt: new Date(at),
        decidedBy: admin.userId,
        ...(body.decision === 'approve' ? { shown: row.sent } : {}),
      });
      if (after === null) throw await stale((await findBusiness(tx, row.userId)) ?? row);
      if (body.decision === 'approve') await makeBusiness(tx, after, new Date(at));
      const [member] = await tx.select().from(users).where(eq(users.id, row.userId));
      if (member !== undefined && member.email !== null) {
        const letter = { to: member.email, language: member.language };
        const company = row.sent.company_name;
        const key = `upgrade-decided:${row.userId}:${after.version}`;
        await (body.decision === 'approve'
          ? mail.send(tx, 'upgrade-approved', { ...letter, values: { company }, key })
          : mail.send(tx, 'upgrade-rejected', { ...letter, values: { company, reason }, key }));
      }
      return { data: await caseOf(tx, after, language) };
    });
  };
}

function commandOf(
  row: BusinessRow,
  decision: 'approve' | 'reject',
  reason: string,
  at: number,
): Command<UpgradePayloads> {
  const by = 'admin' as const;
  if (decision === 'approve')
    return { event: row.changeWaits ? 'change.approve' : 'approve', by, at, payload: {} };
  return { event: row.changeWaits ? 'change.reject' : 'reject', by, at, payload: { reason } };
}

/** What an approval changes about the account itself. */
async function makeBusiness(tx: Orm, { userId, sent }: BusinessRow, at: Date): Promise<void> {
  const [user] = await tx.select({ roles: users.roles }).from(users).where(eq(users.id, userId));
  const roles = new Set(user?.roles ?? []);
  roles.delete('customer');
  roles.add('business');
  await tx
    .update(users)
    .set({
      roles: [...roles],
      businessKind: sent.type,
      firstName: sent.first_name,
      lastName: sent.last_name,
      updatedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
}

async function caseOf(orm: Orm, row: BusinessRow, language: Language): Promise<Case> {
  const [member] = await orm
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, row.userId));
  const waits = row.state === 'pending' ? 'application' : row.changeWaits ? 'change' : null;
  return {
    id: row.userId,
    version: row.version,
    state: row.state,
    waits_for: waits,
    email: member?.email ?? null,
    sent: row.sent,
    shown: row.shown,
    rejection: row.rejection,
    sent_at: row.sentAt.toISOString(),
    decided: await decidedBy(orm, row, language),
  };
}
