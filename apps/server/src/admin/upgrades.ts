import { type Command, type UpgradePayloads, apply, upgradeMachine } from '@hien/domain';
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import { isDecidedSo, reasonOf } from '../cases/application.ts';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { businessProfiles } from '../db/schema/my-page.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import type { Mail } from '../mail/mail.ts';
import {
  type BusinessRow,
  moveBusiness,
  upgradeOf,
} from '../account/business/business-repository.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideUpgrade'>['data'];
type Decision = Call<'decideUpgrade'>['body']['decision'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      row: businessProfiles,
      member: { email: users.email, language: users.language },
      decider: deciderName,
    })
    .from(businessProfiles)
    .innerJoin(users, eq(users.id, businessProfiles.userId))
    .leftJoin(decider, eq(decider.id, businessProfiles.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What has to be decided: an application, or changed details. */
const waiting = or(eq(businessProfiles.state, 'pending'), eq(businessProfiles.changeWaits, true));

export const upgradeQueue: CaseQueue<Row, Case> = {
  table: businessProfiles,
  id: businessProfiles.userId,
  waiting,
  decided: and(isNotNull(businessProfiles.decidedAt), not(waiting ?? sql`false`)),
  since: businessProfiles.sentAt,
  decidedAt: businessProfiles.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ row, member, decider: name }) => ({
      id: row.userId,
      version: row.version,
      state: row.state,
      waits_for: row.state === 'pending' ? 'application' : row.changeWaits ? 'change' : null,
      email: member.email,
      sent: row.sent,
      shown: row.shown,
      rejection: row.rejection,
      sent_at: row.sentAt.toISOString(),
      decided: decidedBy(row, name, language),
    })),
};

export const listUpgradeCases = (services: Services): Handler<'listUpgradeCases'> =>
  caseList(services, upgradeQueue);

/** Approves or refuses, unless somebody else decided first; the applicant is told by mail. */
export const decideUpgrade = (services: Services): Handler<'decideUpgrade'> =>
  decideCase<'decideUpgrade', Row>(services, upgradeQueue, {
    words: reasonOf,
    version: ({ row }) => row.version,
    again: ({ row: { version, rejection: reason, decidedBy } }, press) =>
      isDecidedSo({ version, reason }, press) && decidedBy === press.userId,
    async change(tx, { row, member }, { body: { decision }, text, userId, at }) {
      const moved = apply(
        upgradeMachine,
        upgradeOf(row, 'system', at),
        commandOf(row, decision, text, at),
      );
      if (!moved.ok) return false;
      const after = await moveBusiness(tx, row, moved.entity, {
        decidedAt: new Date(at),
        decidedBy: userId,
        ...(decision === 'approve' ? { shown: row.sent } : {}),
      });
      if (after === null) return false;
      if (decision === 'approve') await makeBusiness(tx, after, new Date(at));
      await tell(tx, services.mail, after, member, { decision, reason: text });
      return true;
    },
  });

function commandOf(
  row: BusinessRow,
  decision: Decision,
  reason: string,
  at: number,
): Command<UpgradePayloads> {
  const by = 'admin' as const;
  if (decision === 'approve')
    return { event: row.changeWaits ? 'change.approve' : 'approve', by, at, payload: {} };
  return { event: row.changeWaits ? 'change.reject' : 'reject', by, at, payload: { reason } };
}

async function tell(
  tx: Orm,
  mail: Mail,
  { userId, version, sent }: BusinessRow,
  { email, language }: Row['member'],
  { decision, reason }: { readonly decision: Decision; readonly reason: string },
): Promise<void> {
  if (email === null) return;
  const letter = { to: email, language, key: `upgrade-decided:${userId}:${version}` };
  const company = sent.company_name;
  await (decision === 'approve'
    ? mail.send(tx, 'upgrade-approved', { ...letter, values: { company } })
    : mail.send(tx, 'upgrade-rejected', { ...letter, values: { company, reason } }));
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
