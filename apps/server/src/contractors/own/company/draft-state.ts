import { type CompanyContent, companyDraftState } from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { companyDrafts, companyRequests, contractors } from '../../../db/schema/contractors.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Answer } from '../../../http/handler.ts';
import { contentOf } from './company-version.ts';

type Draft = Answer<'readCompanyDraft'>['data'];

/** A company with what it has typed of itself. */
export type DraftState = {
  readonly company: typeof contractors.$inferSelect;
  readonly row: typeof companyDrafts.$inferSelect | null;
  /** What was asked of staff last. */
  readonly request: typeof companyRequests.$inferSelect | null;
};

/** Whoever changes it holds the company's row. */
export async function draftState(orm: Orm, contractorId: number): Promise<DraftState> {
  const [found] = await orm
    .select({ company: contractors, row: companyDrafts })
    .from(contractors)
    .leftJoin(companyDrafts, eq(companyDrafts.contractorId, contractors.id))
    .where(eq(contractors.id, contractorId));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const [request = null] = await orm
    .select()
    .from(companyRequests)
    .where(eq(companyRequests.contractorId, contractorId))
    .orderBy(desc(companyRequests.id))
    .limit(1);
  return { ...found, request };
}

/** The wire has lists that may be written to. */
export const onWire = (content: CompanyContent): Draft['content'] => ({
  ...content,
  services: [...content.services],
  work_cities: [...content.work_cities],
  house_types: [...content.house_types],
  styles: [...content.styles],
  languages: [...content.languages],
});

/** The draft as its company reads it. */
export function shownDraft({ company, row, request }: DraftState): Draft {
  const live = contentOf(company);
  const state = companyDraftState(request?.state ?? null);
  return {
    version: row?.version ?? 0,
    state,
    content: onWire(row?.content ?? live),
    live: onWire(live),
    rejection: state === 'rejected' ? (request?.reason ?? null) : null,
    sent_at: state === 'waiting' ? (request?.sentAt.toISOString() ?? null) : null,
    saved_at: row?.content ? row.savedAt.toISOString() : null,
  };
}

/** @throws {ApiError} VERSION_CONFLICT with what is there, when it is another version than the sender looked at. */
export function expectVersion(state: DraftState, expected: number): void {
  if ((state.row?.version ?? 0) !== expected)
    throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
}
