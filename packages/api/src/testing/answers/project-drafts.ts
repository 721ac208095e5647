import { type Language, ictDate, projectChanges, projectFaults } from '@hien/domain';
import type { ProjectCase, ProjectDraft } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { ownPortfolio } from '../fixtures/own-company.ts';
import {
  begunProject,
  changedProject,
  decidedProjectCases,
  onProjectWire,
  projectCases,
  projectContentOf,
} from '../fixtures/project-drafts.ts';
import { daysAgo } from '../fixtures/text.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';
import { asCompany } from './contractors.ts';

const savedAt = daysAgo(0);

/** What has been typed of a project: nothing of the first, something of the second; the third waits for staff. */
function draftOf(id: number | null, token: string | null, language: Language): ProjectDraft {
  asCompany(token);
  const nothing = { rejection: null, copies: [] };
  if (id === null)
    return {
      ...nothing,
      id,
      version: 3,
      state: 'draft',
      content: onProjectWire(begunProject),
      live: null,
      saved_at: savedAt,
    };
  const own = ownPortfolio(language).items.find(({ project }) => project.id === id);
  if (own === undefined) throw new MockFailure(404);
  const live = onProjectWire(projectContentOf(id));
  return {
    ...nothing,
    id,
    version: id === 1 ? 0 : 2,
    state: own.state,
    content: id === 1 ? live : onProjectWire(changedProject(id)),
    live,
    saved_at: id === 1 ? null : savedAt,
  };
}

function looked(draft: ProjectDraft, version: number): ProjectDraft {
  if (draft.version === version) return draft;
  throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: draft } });
}

const waits = ({ state }: ProjectDraft): boolean => state === 'waiting' || state === 'edit_request';

/** What a company writes of its projects, and what staff decide about it. */
export const projectDraftAnswers: Answers<
  | 'readProjectDraft'
  | 'saveProjectDraft'
  | 'sendProjectDraft'
  | 'withdrawProject'
  | 'deleteProject'
  | 'listProjectCases'
  | 'decideProject'
> = {
  readProjectDraft: ({ query, token, language }) => ({
    data: draftOf(query.id ?? null, token, language),
  }),

  saveProjectDraft({ body: { id, expected_version: expected, content }, token, language }) {
    const draft = draftOf(id, token, language);
    if (waits(draft)) throw new MockFailure(409, { body: { current: draft } });
    // A story goes on typing over what it saved itself.
    if (expected < draft.version) looked(draft, expected);
    return { data: { ...draft, version: expected + 1, content, saved_at: savedAt } };
  },

  sendProjectDraft({ body: { id, expected_version: expected }, token, language }) {
    const draft = draftOf(id, token, language);
    if (expected < draft.version) looked(draft, expected);
    const faults = projectFaults(draft.content, ictDate(Date.parse(savedAt)));
    if (faults.length > 0)
      throw new MockFailure(422, {
        fields: faults.map(({ field }) => ({ field, code: 'VALIDATION' })),
      });
    if (draft.live === null) return { data: { ...draft, id: id ?? 41, state: 'waiting' } };
    if (projectChanges(draft.live, draft.content).length === 0)
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { data: { ...draft, state: 'edit_request' } };
  },

  withdrawProject({ body: { id, expected_version: expected }, token, language }) {
    const draft = looked(draftOf(id, token, language), expected);
    if (!waits(draft)) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const state = draft.live === null ? ('draft' as const) : ('shown' as const);
    return { data: { ...draft, version: draft.version + 1, state } };
  },

  deleteProject({ body: { id, expected_version: expected }, token, language }) {
    const draft = looked(draftOf(id, token, language), expected);
    if (waits(draft)) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const { items, begun, ...rest } = ownPortfolio(language);
    return {
      data: {
        ...rest,
        items: items.filter(({ project }) => project.id !== id),
        begun: id === null ? null : begun,
      },
    };
  },

  listProjectCases({ query, token, language }) {
    onlyAdmin(token);
    const items =
      query.state === 'decided' ? decidedProjectCases(language) : projectCases(language);
    return { data: pageOf(items, query.page, 20) };
  },

  decideProject({ params, body, token, language }) {
    onlyAdmin(token);
    const found: ProjectCase = decidable(projectCases(language), params.id, body);
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: body.decision === 'approve' ? 'approved' : 'rejected',
        reason: body.reason.trim() || null,
        decided: decidedNow,
      },
    };
  },
};
