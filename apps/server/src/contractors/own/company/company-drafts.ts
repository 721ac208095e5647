import {
  type Language,
  companyChanges,
  companyFaults,
  companyPictureAddresses,
  limits,
  reasonTexts,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { retried } from '../../../db/retried.ts';
import { companyDrafts, companyRequests } from '../../../db/schema/contractors.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Handler } from '../../../http/handler.ts';
import { once } from '../../../http/idempotent.ts';
import { memberLimit } from '../../../http/limits/member-limit.ts';
import { claimNewPictures } from '../../../media/known-pictures.ts';
import { keepDrafted } from '../../../media/upload-repository.ts';
import type { Services } from '../../../services.ts';
import { judged } from '../../../http/judged.ts';
import { holdCompany } from '../held.ts';
import { ownCompany } from '../own-company.ts';
import { columnsOf } from './company-version.ts';
import { type DraftState, draftState, expectVersion, shownDraft } from './draft-state.ts';

/** What a company has typed of itself, or what it is. */
export function readCompanyDraft({ database }: Services): Handler<'readCompanyDraft'> {
  return async ({ language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    return { data: shownDraft(await draftState(database.orm, companyId)) };
  };
}

/** Keeps what is typed. */
export function saveCompanyDraft({ database, now }: Services): Handler<'saveCompanyDraft'> {
  return async ({ body: { expected_version: expected, content }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: contractorId } = await ownCompany(database, userId, language);
    return retried(database.orm, async (tx) => {
      await holdCompany(tx, contractorId);
      const state = await draftState(tx, contractorId);
      if (state.request?.state === 'waiting')
        throw new ApiError('CONFLICT', { current: shownDraft(state) });
      expectVersion(state, expected);
      await keep(tx, contractorId, { content, version: expected + 1, savedAt: new Date(now()) });
      await keepDrafted(tx, companyPictureAddresses(content), new Date(now()));
      return { data: shownDraft(await draftState(tx, contractorId)) };
    });
  };
}

/** The row of what is typed, whether it is there yet or not. */
export const keep = (
  tx: Orm,
  contractorId: number,
  typed: Omit<typeof companyDrafts.$inferInsert, 'contractorId'>,
) =>
  tx
    .insert(companyDrafts)
    .values({ contractorId, ...typed })
    .onConflictDoUpdate({ target: companyDrafts.contractorId, set: typed });

/** Sends what was typed to staff; visitors go on reading the old version until they have decided. */
export function sendCompanyDraft({ database, now }: Services): Handler<'sendCompanyDraft'> {
  const limit = memberLimit({ database, now }, 'company', limits.writingPerHour.companies);
  return async ({ body: { expected_version: expected, key }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    const at = now();
    return retried(database.orm, async (tx) => {
      await holdCompany(tx, companyId);
      const asking = {
        caller: `user:${userId}`,
        operation: 'sendCompanyDraft' as const,
        key,
        asked: [companyId, expected],
        at,
      };
      return once(tx, asking, async () => {
        const state = await draftState(tx, companyId);
        expectVersion(state, expected);
        await limit(tx, userId);
        await send(tx, state, { userId, at: new Date(at), language });
        return { data: shownDraft(await draftState(tx, companyId)) };
      });
    });
  };
}

type Sender = { readonly userId: number; readonly at: Date; readonly language: Language };

async function send(tx: Orm, state: DraftState, { userId, at, language }: Sender): Promise<void> {
  const { company, row, request } = state;
  const { live, content } = shownDraft(state);
  if (request?.state === 'waiting') throw refused('NOT_NOW', language);
  const sameAs = request?.state === 'rejected' ? [live, request.after] : [live];
  if (!row?.content || sameAs.some((one) => companyChanges(one, content).length === 0))
    throw refused('UNCHANGED', language);
  judged(companyFaults(content), language);
  await claimNewPictures(
    tx,
    { had: companyPictureAddresses(live), asked: companyPictureAddresses(content) },
    { userId, at },
  );
  // Whether it could be shown is known before anybody looks at it.
  await columnsOf(tx, company, content);
  await tx.insert(companyRequests).values({
    contractorId: company.id,
    before: live,
    after: content,
    sentBy: userId,
    sentAt: at,
  });
}

const refused = (reason: 'NOT_NOW' | 'UNCHANGED', language: Language) =>
  new ApiError('EVENT_REFUSED', { said: reasonTexts[reason][language] });

/** Takes back what waits for staff; what was typed is kept. */
export function withdrawCompanyDraft({ database, now }: Services): Handler<'withdrawCompanyDraft'> {
  return async ({ body: { expected_version: expected }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    const at = new Date(now());
    return retried(database.orm, async (tx) => {
      await holdCompany(tx, companyId);
      const state = await draftState(tx, companyId);
      const { request } = state;
      expectVersion(state, expected);
      if (request?.state !== 'waiting') throw refused('NOT_NOW', language);
      await tx
        .update(companyRequests)
        .set({ state: 'withdrawn', version: request.version + 1, decidedAt: at })
        .where(eq(companyRequests.id, request.id));
      await keep(tx, companyId, { content: request.after, version: expected + 1, savedAt: at });
      return { data: shownDraft(await draftState(tx, companyId)) };
    });
  };
}
