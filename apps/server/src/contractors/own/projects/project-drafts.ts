import {
  type Language,
  type Text,
  ictDate,
  limits,
  mostProjects,
  projectChanges,
  projectFaults,
  projectPictureAddresses,
} from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { retried } from '../../../db/retried.ts';
import {
  contractorProjects,
  projectDrafts,
  projectRequests,
} from '../../../db/schema/construction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Handler } from '../../../http/handler.ts';
import { once } from '../../../http/idempotent.ts';
import { memberLimit } from '../../../http/limits/member-limit.ts';
import { claimNewPictures } from '../../../media/known-pictures.ts';
import { keepDrafted } from '../../../media/upload-repository.ts';
import type { Services } from '../../../services.ts';
import { judged } from '../../../http/judged.ts';
import { copiesOf } from './copies.ts';
import {
  type DraftState,
  draftState,
  expectOpen,
  expectVersion,
  liveOf,
  move,
  shownDraft,
} from './draft-state.ts';
import { holdCompany, recountProjects } from '../held.ts';
import { ownCompany } from '../own-company.ts';
import { portfolioOf } from '../portfolio.ts';
import { columnsOf, contentOf } from './project-version.ts';

/** What a company has typed of a project, or what the project is. */
export function readProjectDraft({ database }: Services): Handler<'readProjectDraft'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    return { data: shownDraft(await draftState(database.orm, companyId, query.id ?? null)) };
  };
}

/** Keeps what is typed of a project. The first key of a new one makes its draft. */
export function saveProjectDraft({ database, now }: Services): Handler<'saveProjectDraft'> {
  return async ({ body: { id, expected_version: expected, content }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: contractorId } = await ownCompany(database, userId, language);
    return retried(database.orm, async (tx) => {
      await holdCompany(tx, contractorId);
      const state = await draftState(tx, contractorId, id);
      expectOpen(state);
      expectVersion(state, expected);
      const savedAt = new Date(now());
      if (state.row === null)
        await tx.insert(projectDrafts).values({ contractorId, projectId: id, content, savedAt });
      else
        await tx
          .update(projectDrafts)
          .set({ content, version: expected + 1, savedAt })
          .where(eq(projectDrafts.id, state.row.id));
      await keepDrafted(tx, projectPictureAddresses(content), savedAt);
      return { data: shownDraft(await draftState(tx, contractorId, id)) };
    });
  };
}

/** Sends what was typed to staff; what visitors see stays as it is until they have decided. */
export function sendProjectDraft({ database, now }: Services): Handler<'sendProjectDraft'> {
  const limit = memberLimit({ database, now }, 'project', limits.writingPerHour.projects);
  return async ({ body: { id, expected_version: expected, key }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    const at = now();
    return retried(database.orm, async (tx) => {
      await holdCompany(tx, companyId);
      const asked = [id, expected];
      return once(
        tx,
        { caller: `user:${userId}`, operation: 'sendProjectDraft', key, asked, at },
        async () => {
          const state = await draftState(tx, companyId, id);
          expectVersion(state, expected);
          await limit(tx, userId);
          const projectId = await send(tx, state, { companyId, userId, at, language });
          return { data: shownDraft(await draftState(tx, companyId, projectId)) };
        },
      );
    });
  };
}

type Sender = {
  readonly companyId: number;
  readonly userId: number;
  readonly at: number;
  readonly language: Language;
};

async function send(tx: Orm, state: DraftState, sender: Sender): Promise<number> {
  const { project, row, request } = state;
  const { companyId, userId, at, language } = sender;
  const live = liveOf(state);
  const content = row?.content ?? null;
  // Nothing was typed over what is there.
  if (row === null || content === null) {
    if (project !== null)
      move(state, { event: 'project.edit_request', payload: { changed: false } }, sender);
    throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
  }
  judged(projectFaults(content, ictDate(at)), language);
  if (live !== null)
    move(
      state,
      {
        event: 'project.edit_request',
        payload: { changed: projectChanges(live, content).length > 0 },
      },
      sender,
    );
  else if (project?.state === 'rejected')
    move(
      state,
      {
        event: 'project.resubmit',
        payload: { changed: request === null || projectChanges(request.after, content).length > 0 },
      },
      sender,
    );
  else move(state, { event: 'project.submit', payload: { complete: true } }, sender);
  await claimNewPictures(
    tx,
    {
      had: project === null ? [] : projectPictureAddresses(contentOf(project)),
      asked: projectPictureAddresses(content),
    },
    { userId, at: new Date(at) },
  );
  const columns = await columnsOf(tx, project, content);
  const projectId =
    project === null ? await begin(tx, sender, columns, row) : await resend(tx, project, columns);
  await tx.insert(projectRequests).values({
    contractorId: companyId,
    projectId,
    before: live,
    after: content,
    copies: await copiesOf(tx, companyId, content),
    sentBy: userId,
    sentAt: new Date(at),
  });
  return projectId;
}

const full: Text = {
  vi: `Công ty đã có ${mostProjects} công trình, là số nhiều nhất. Hãy xóa một công trình cũ rồi gửi lại.`,
  en: `Your company has ${mostProjects} projects, which is the most. Delete an old one and send this again.`,
  ko: `시공 사례는 최대 ${mostProjects}건까지 등록할 수 있습니다. 기존 시공 사례를 삭제한 뒤 다시 보내 주세요.`,
};

type Columns = Awaited<ReturnType<typeof columnsOf>>;

/** A new project stands after the others, unseen; its draft is its own from now on. */
async function begin(
  tx: Orm,
  { companyId: contractorId, language }: Sender,
  columns: Columns,
  { id: draftId, version, savedAt }: NonNullable<DraftState['row']>,
) {
  const there = await tx.$count(
    contractorProjects,
    eq(contractorProjects.contractorId, contractorId),
  );
  if (there >= mostProjects) throw new ApiError('EVENT_REFUSED', { said: full[language] });
  const [made] = await tx
    .insert(contractorProjects)
    .values({
      ...columns,
      contractorId,
      state: 'waiting',
      hidden: true,
      sortOrder: sql`(select coalesce(max(sort_order), 0) + 1 from contractor_projects where contractor_id = ${contractorId})`,
    })
    .returning({ id: contractorProjects.id });
  if (made === undefined) throw new ApiError('INTERNAL');
  await tx.update(projectDrafts).set({ projectId: made.id }).where(eq(projectDrafts.id, draftId));
  // The next new one goes on counting where this one stood: no version comes twice.
  await tx
    .insert(projectDrafts)
    .values({ contractorId, projectId: null, content: null, version: version + 1, savedAt });
  return made.id;
}

/** What nobody sees yet is written at once; what visitors see is not. */
async function resend(tx: Orm, project: { id: number; state: string }, columns: Columns) {
  if (project.state !== 'shown')
    await tx
      .update(contractorProjects)
      .set({ ...columns, state: 'waiting' })
      .where(eq(contractorProjects.id, project.id));
  return project.id;
}

/** Takes back what waits for staff; what was typed is kept. */
export function withdrawProject({ database, now }: Services): Handler<'withdrawProject'> {
  return async ({ body: { id, expected_version: expected }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    const at = now();
    return retried(database.orm, async (tx) => {
      await holdCompany(tx, companyId);
      const state = await draftState(tx, companyId, id);
      const { project, row, request } = state;
      expectVersion(state, expected);
      move(
        state,
        project?.state === 'shown'
          ? { event: 'project.edit_withdraw', payload: {} }
          : { event: 'project.withdraw', payload: {} },
        { at, language },
      );
      if (project === null || row === null || request === null) throw new ApiError('NOT_FOUND');
      await tx
        .update(projectRequests)
        .set({ state: 'withdrawn', version: request.version + 1, decidedAt: new Date(at) })
        .where(eq(projectRequests.id, request.id));
      if (project.state !== 'shown')
        await tx
          .update(contractorProjects)
          .set({ state: 'draft' })
          .where(eq(contractorProjects.id, project.id));
      await tx
        .update(projectDrafts)
        .set({ version: row.version + 1, savedAt: new Date(at) })
        .where(eq(projectDrafts.id, row.id));
      return { data: shownDraft(await draftState(tx, companyId, id)) };
    });
  };
}

/** A project goes with its draft; a new one is its draft alone. */
export function deleteProject({ database, now }: Services): Handler<'deleteProject'> {
  return async ({ body: { id, expected_version: expected }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    await retried(database.orm, async (tx) => {
      await holdCompany(tx, companyId);
      const state = await draftState(tx, companyId, id);
      const { project, row } = state;
      // It is gone already.
      if (project === null && (row?.content ?? null) === null) return;
      expectVersion(state, expected);
      move(state, { event: 'project.delete', payload: {} }, { at: now(), language });
      if (project === null)
        await tx
          .update(projectDrafts)
          .set({ content: null, version: expected + 1 })
          .where(eq(projectDrafts.id, row?.id ?? 0));
      else await tx.delete(contractorProjects).where(eq(contractorProjects.id, project.id));
      await recountProjects(tx, companyId);
    });
    return { data: await portfolioOf(database, userId, language) };
  };
}
