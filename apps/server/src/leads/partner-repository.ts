import type { Partner, PartnerKind } from '@hien/domain';
import { and, count, eq, lt, or } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import {
  type AffiliateDetails,
  type DesignPartnerDetails,
  partnerApplicationEvents,
  partnerApplications,
} from '../db/schema/leads.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer } from '../http/handler.ts';

export type StoredApplication = typeof partnerApplications.$inferSelect;
export type ApplicationRow = StoredApplication & { readonly details: AffiliateDetails };
export type DesignApplicationRow = StoredApplication & { readonly details: DesignPartnerDetails };

/** The kind says what was told; a row that says otherwise was written by nobody. */
export function ofShop(row: StoredApplication): ApplicationRow {
  const { details } = row;
  if (!('store_name' in details)) throw new ApiError('INTERNAL');
  return { ...row, details };
}

export function ofDesigner(row: StoredApplication): DesignApplicationRow {
  const { details } = row;
  if (!('studio_name' in details)) throw new ApiError('INTERNAL');
  return { ...row, details };
}

/** A row as the partner machine moves it. */
export const partnerOf = (row: StoredApplication): Partner => ({
  state: row.state,
  version: row.version,
  changedAt: row.changedAt.getTime(),
  kind: row.kind,
  shownRevision: row.shownRevision,
  sentRevision: row.sentRevision,
  reason: row.reason,
});

/** The columns the machine writes. */
export const columnsOf = (partner: Partner) => ({
  state: partner.state,
  version: partner.version,
  changedAt: new Date(partner.changedAt),
  shownRevision: partner.shownRevision,
  sentRevision: partner.sentRevision,
  reason: partner.reason,
});

async function mine(
  orm: Orm,
  userId: number,
  kind: PartnerKind,
): Promise<StoredApplication | null> {
  const [row] = await orm
    .select()
    .from(partnerApplications)
    .where(and(eq(partnerApplications.userId, userId), eq(partnerApplications.kind, kind)));
  return row ?? null;
}

export async function applicationOf(orm: Orm, userId: number): Promise<ApplicationRow | null> {
  const row = await mine(orm, userId, 'commerce');
  return row && ofShop(row);
}

export async function designApplicationOf(
  orm: Orm,
  userId: number,
): Promise<DesignApplicationRow | null> {
  const row = await mine(orm, userId, 'design');
  return row && ofDesigner(row);
}

/** Null when the member has one already. */
export async function insertApplication(
  orm: Orm,
  row: typeof partnerApplications.$inferInsert,
): Promise<StoredApplication | null> {
  const [made] = await orm
    .insert(partnerApplications)
    .values(row)
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

/** Writes only over the version that was read; null when somebody was faster. */
export async function updateApplication(
  orm: Orm,
  before: StoredApplication,
  change: Partial<typeof partnerApplications.$inferInsert>,
): Promise<StoredApplication | null> {
  const [row] = await orm
    .update(partnerApplications)
    .set(change)
    .where(
      and(eq(partnerApplications.id, before.id), eq(partnerApplications.version, before.version)),
    )
    .returning();
  return row ?? null;
}

export async function recordEvent(
  orm: Orm,
  event: typeof partnerApplicationEvents.$inferInsert,
): Promise<void> {
  await orm.insert(partnerApplicationEvents).values(event);
}

/** Its place among those that wait, in the order in which they came; null when it does not wait. */
export async function placeInQueue(orm: Orm, row: StoredApplication): Promise<number | null> {
  if (row.state !== 'applied') return null;
  const [before] = await orm
    .select({ count: count() })
    .from(partnerApplications)
    .where(
      and(
        eq(partnerApplications.kind, row.kind),
        eq(partnerApplications.state, 'applied'),
        or(
          lt(partnerApplications.sentAt, row.sentAt),
          and(eq(partnerApplications.sentAt, row.sentAt), lt(partnerApplications.id, row.id)),
        ),
      ),
    );
  return (before?.count ?? 0) + 1;
}

/** An application as the applicant sees it. */
export async function wireApplication(
  database: Database,
  row: ApplicationRow,
): Promise<Answer<'applyAsPartner'>['data']> {
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    sent_at: row.sentAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    place: await placeInQueue(database.orm, row),
    holder_matches: row.holderMatches,
    terms_version: row.termsVersion,
    ...row.details,
  };
}
