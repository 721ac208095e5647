import type { Language, PartnerKind } from '@hien/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Decided, decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { partnerApplicationEvents } from '../db/schema/leads.ts';
import type { StoredApplication } from './partner-repository.ts';

/** What staff decide about a partner. */
const decisions = ['approve', 'reject', 'suspend', 'restore', 'end'] as const;
type Decision = (typeof decisions)[number];

/** Who decided last about each application, by its id. */
export async function lastDecisions(
  orm: Orm,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Decided | null>> {
  if (ids.length === 0) return new Map();
  const events = await orm
    .selectDistinctOn([partnerApplicationEvents.applicationId], {
      id: partnerApplicationEvents.applicationId,
      at: partnerApplicationEvents.at,
      actor: partnerApplicationEvents.actorId,
      name: deciderName,
    })
    .from(partnerApplicationEvents)
    .leftJoin(decider, eq(decider.id, partnerApplicationEvents.actorId))
    .where(
      and(
        inArray(partnerApplicationEvents.applicationId, [...ids]),
        inArray(partnerApplicationEvents.event, decisions),
      ),
    )
    .orderBy(partnerApplicationEvents.applicationId, desc(partnerApplicationEvents.id));
  return new Map(
    events.map(({ id, at, actor, name }) => [
      id,
      decidedBy({ decidedBy: actor, decidedAt: at }, name, language),
    ]),
  );
}

/** Whether the last that happened to an application was this decision of this person. */
export async function decidedLast(
  tx: Orm,
  { id }: StoredApplication,
  decision: Decision,
  userId: number,
): Promise<boolean> {
  const [last] = await tx
    .select({ event: partnerApplicationEvents.event, by: partnerApplicationEvents.actorId })
    .from(partnerApplicationEvents)
    .where(eq(partnerApplicationEvents.applicationId, id))
    .orderBy(desc(partnerApplicationEvents.id))
    .limit(1);
  return last?.event === decision && last.by === userId;
}

/** The right to sell; who has it keeps it. */
export const givePartnership = (tx: Orm, userId: number, kind: PartnerKind, at: Date) =>
  tx
    .update(users)
    .set({
      partner: sql`case when ${kind} = any(${users.partner}) then ${users.partner}
        else array_append(${users.partner}, ${kind}) end`,
      updatedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));

/** What somebody may not sell any more, from the next press on. */
export const takePartnership = (tx: Orm, userId: number, kind: PartnerKind, at: Date) =>
  tx
    .update(users)
    .set({
      partner: sql`array_remove(${users.partner}, ${kind})`,
      updatedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
