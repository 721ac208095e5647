import {
  type Language,
  type Project as Moved,
  type ProjectContent,
  type ProjectPayloads,
  type ProjectState,
  apply,
  blankProject,
  newProject,
  projectMachine,
  reasonTexts,
} from '@hien/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import {
  contractorProjects,
  projectDrafts,
  projectRequests,
} from '../../../db/schema/construction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Answer } from '../../../http/handler.ts';
import { type SeenCopy, seenCopies } from './copies.ts';
import { contentOf } from './project-version.ts';

type Draft = Answer<'readProjectDraft'>['data'];
type Row = typeof contractorProjects.$inferSelect;

/** A project with what its company has typed of it; without a project it is the new one that is being written. */
export type DraftState = {
  readonly project: Row | null;
  readonly row: typeof projectDrafts.$inferSelect | null;
  /** What was asked of staff last. */
  readonly request: typeof projectRequests.$inferSelect | null;
  /** Its pictures that visitors see on another company's page, while that matters. */
  readonly copies: readonly SeenCopy[];
};

/**
 * A project of a company with its draft. Whoever changes it holds the company's row.
 * @throws {ApiError} NOT_FOUND for a project of another company, which is told apart from none by nothing.
 */
export async function draftState(
  orm: Orm,
  contractorId: number,
  id: number | null,
): Promise<DraftState> {
  const [project = null] =
    id === null
      ? []
      : await orm
          .select()
          .from(contractorProjects)
          .where(
            and(eq(contractorProjects.id, id), eq(contractorProjects.contractorId, contractorId)),
          );
  if (id !== null && project === null) throw new ApiError('NOT_FOUND');
  const [row = null] = await orm
    .select()
    .from(projectDrafts)
    .where(
      id === null
        ? and(eq(projectDrafts.contractorId, contractorId), isNull(projectDrafts.projectId))
        : eq(projectDrafts.projectId, id),
    );
  const [request = null] =
    id === null
      ? []
      : await orm
          .select()
          .from(projectRequests)
          .where(eq(projectRequests.projectId, id))
          .orderBy(desc(projectRequests.id))
          .limit(1);
  const isOpen = request?.state === 'waiting' || request?.state === 'rejected';
  const copies = isOpen ? await seenCopies(orm, request.copies) : [];
  return { project, row, request, copies: copies.filter(({ shown }) => shown) };
}

/** What was typed of a project stands on its page; what is typed next is a later version. */
export const emptyDraft = (tx: Orm, projectId: number) =>
  tx
    .update(projectDrafts)
    .set({ content: null, version: sql`${projectDrafts.version} + 1` })
    .where(eq(projectDrafts.projectId, projectId));

const waits = ({ request }: Pick<DraftState, 'request'>): boolean => request?.state === 'waiting';

/** What visitors see, or would see if the company did not hide it; null before staff have approved anything. */
export const liveOf = ({ project }: Pick<DraftState, 'project'>): ProjectContent | null =>
  project?.state === 'shown' ? contentOf(project) : null;

/** Where it stands. */
export function stateOf({
  project,
  request,
}: Pick<DraftState, 'project' | 'request'>): ProjectState {
  if (project === null) return 'draft';
  return project.state === 'shown' && waits({ request }) ? 'edit_request' : project.state;
}

/** What was typed last, or what the project is. */
export const typedOf = ({ project, row }: DraftState): ProjectContent =>
  row?.content ?? (project === null ? blankProject : contentOf(project));

/** The draft as its company reads it. */
export function shownDraft(state: DraftState): Draft {
  const { project, row, request, copies } = state;
  const live = liveOf(state);
  return {
    id: project?.id ?? null,
    version: row?.version ?? 0,
    state: stateOf(state),
    content: onWire(typedOf(state)),
    live: live === null ? null : onWire(live),
    rejection: request?.state === 'rejected' ? request.reason : null,
    copies: [...copies],
    saved_at: row?.content ? row.savedAt.toISOString() : null,
  };
}

/** The wire names the words that a draft may hold; what is stored came from there. */
export const onWire = (content: ProjectContent): Draft['content'] => ({
  ...content,
  style: content.style as Draft['content']['style'],
  house_type: content.house_type as Draft['content']['house_type'],
  pictures: [...content.pictures],
});

/** @throws {ApiError} VERSION_CONFLICT with what is there, when it is another version than the sender looked at. */
export function expectVersion(state: DraftState, expected: number): void {
  if ((state.row?.version ?? 0) !== expected)
    throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
}

/** @throws {ApiError} CONFLICT while staff look at it. */
export function expectOpen(state: DraftState): void {
  if (waits(state)) throw new ApiError('CONFLICT', { current: shownDraft(state) });
}

/** The project as its machine moves it. */
export const machineProject = (
  state: Pick<DraftState, 'project' | 'request'>,
  at: number,
): Moved => ({
  ...newProject(at),
  state: stateOf(state),
  liveRevision: state.project?.state === 'shown' ? 1 : null,
  rejection: state.request?.reason ?? null,
});

type Event = {
  [Name in keyof ProjectPayloads]: {
    readonly event: Name;
    readonly payload: ProjectPayloads[Name];
  };
}[keyof ProjectPayloads];

/** @throws {ApiError} EVENT_REFUSED with the machine's reason as a sentence. */
export function move(
  state: DraftState,
  event: Event,
  { at, language }: { readonly at: number; readonly language: Language },
): void {
  const moved = apply(projectMachine, machineProject(state, at), { ...event, by: 'member', at });
  if (!moved.ok)
    throw new ApiError('EVENT_REFUSED', { said: reasonTexts[moved.refusal.reason][language] });
}
