import { apply, blankProject, losesCheck, projectChanges, projectMachine } from '@hien/domain';
import { and, eq, ne } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { reasonOf } from '../cases/application.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { isVerdict, verdictColumns } from '../cases/verdict.ts';
import { holdCompany, recountProjects } from '../contractors/own/held.ts';
import { copiesOf, keepPrints, seenCopies } from '../contractors/own/projects/copies.ts';
import {
  draftState,
  emptyDraft,
  machineProject,
  onWire,
} from '../contractors/own/projects/draft-state.ts';
import { columnsOf } from '../contractors/own/projects/project-version.ts';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import {
  type PictureCopy,
  contractorProjects,
  projectRequests,
} from '../db/schema/construction.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { writeNotice } from '../notices/write-notice.ts';

type Case = Answer<'decideProject'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      request: projectRequests,
      company: {
        id: contractors.id,
        name: contractors.companyName,
        userId: contractors.userId,
      },
      checkedOn: contractorProjects.checkedOn,
      decider: deciderName,
    })
    .from(projectRequests)
    .leftJoin(contractorProjects, eq(contractorProjects.id, projectRequests.projectId))
    .innerJoin(contractors, eq(contractors.id, projectRequests.contractorId))
    .leftJoin(decider, eq(decider.id, projectRequests.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Projects that companies want to show, and edits of those that visitors see. */
export const projectQueue: CaseQueue<Row, Case> = {
  table: projectRequests,
  id: projectRequests.id,
  waiting: eq(projectRequests.state, 'waiting'),
  decided: ne(projectRequests.state, 'waiting'),
  since: projectRequests.sentAt,
  decidedAt: projectRequests.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: async (orm, rows, language) => {
    const seen = await seenCopies(
      orm,
      rows.flatMap(({ request }) => request.copies),
    );
    const shown = new Map(seen.map((copy) => [copy.project_id, copy.shown]));
    return rows.map(({ request, company, checkedOn, decider: name }) => ({
      id: request.id,
      version: request.version,
      state: request.state,
      kind: request.before === null ? 'new' : 'edit',
      project_id: request.projectId,
      contractor_id: company.id,
      company_name: company.name,
      name: request.after.project_name[language] || request.after.project_name.vi,
      before: request.before === null ? null : onWire(request.before),
      after: onWire(request.after),
      changed: projectChanges(request.before ?? blankProject, request.after),
      checked_on: checkedOn,
      copies: request.copies.map((copy) => ({
        ...copy,
        shown: shown.get(copy.project_id) ?? false,
      })),
      reason: request.reason,
      sent_at: request.sentAt.toISOString(),
      decided: decidedBy(request, name, language),
    }));
  },
};

export const listProjectCases = (services: Services): Handler<'listProjectCases'> =>
  caseList(services, projectQueue);

/** Shows a project or its new version, or refuses it; the company is told why. */
export function decideProject(services: Services): Handler<'decideProject'> {
  const decide = decideOnce(services);
  return async (call) => {
    if (call.body.decision === 'approve') await searchAgain(services, call.params.id);
    return decide(call);
  };
}

const decideOnce = (services: Services) =>
  decideCase<'decideProject', Row>(services, projectQueue, {
    words: reasonOf,
    version: ({ request }) => request.version,
    lock: lockRequest,
    again: ({ request }, press) => isVerdict(request, press),
    async change(tx, row, press) {
      const { body, text, at } = press;
      const { request } = row;
      if (request.state !== 'waiting' || request.projectId === null) return false;
      const state = await draftState(tx, request.contractorId, request.projectId);
      const isEdit = request.before !== null;
      const approves = body.decision === 'approve';
      const said = { by: 'admin' as const, at };
      const moved = apply(
        projectMachine,
        machineProject(state, at),
        approves
          ? { event: isEdit ? 'project.edit_approve' : 'project.approve', payload: {}, ...said }
          : {
              event: isEdit ? 'project.edit_reject' : 'project.reject',
              payload: { reason: text },
              ...said,
            },
      );
      if (!moved.ok) return false;
      await tx
        .update(projectRequests)
        .set(verdictColumns(request, press))
        .where(eq(projectRequests.id, request.id));
      if (approves) await publish(tx, row, state.project);
      else if (!isEdit)
        await tx
          .update(contractorProjects)
          .set({ state: 'rejected' })
          .where(eq(contractorProjects.id, request.projectId));
      await tell(tx, row, approves, text, new Date(at));
      return true;
    },
  });

/** The company before the request, as the company itself takes them (docs/adr/0075). */
async function lockRequest(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ companyId: projectRequests.contractorId })
    .from(projectRequests)
    .where(eq(projectRequests.id, id));
  await holdCompany(tx, found?.companyId ?? 0);
  await tx
    .select({ id: projectRequests.id })
    .from(projectRequests)
    .where(eq(projectRequests.id, id))
    .for('update');
}

/**
 * What stands on another company's page since this was sent is found before staff approve it; the case is another one then,
 * which the decision says.
 */
async function searchAgain({ database }: Services, id: number): Promise<void> {
  await retried(database.orm, async (tx) => {
    await lockRequest(tx, id);
    const [request] = await tx
      .select()
      .from(projectRequests)
      .where(and(eq(projectRequests.id, id), eq(projectRequests.state, 'waiting')));
    if (request === undefined) return;
    const copies = await copiesOf(tx, request.contractorId, request.after);
    const known = new Set(request.copies.map(copyKey));
    if (copies.every((copy) => known.has(copyKey(copy)))) return;
    await tx
      .update(projectRequests)
      .set({ copies, version: request.version + 1 })
      .where(eq(projectRequests.id, id));
  });
}

const copyKey = ({ picture, contractor_id }: PictureCopy): string => `${picture} ${contractor_id}`;

/** Visitors see it from now on, as staff saw it; a project that its company hides stays hidden. */
async function publish(
  tx: Orm,
  { request, company }: Row,
  project: typeof contractorProjects.$inferSelect | null,
): Promise<void> {
  if (project === null) return;
  await tx
    .update(contractorProjects)
    .set({
      ...(await columnsOf(tx, project, request.after)),
      state: 'shown',
      // Staff have been to another one.
      ...(request.before !== null && losesCheck(projectChanges(request.before, request.after))
        ? { checkedOn: null }
        : {}),
      hidden: request.before === null ? false : project.hidden,
    })
    .where(eq(contractorProjects.id, project.id));
  await emptyDraft(tx, project.id);
  await keepPrints(tx, project.id, request.after);
  await recountProjects(tx, company.id);
}

async function tell(
  tx: Orm,
  { request, company }: Row,
  approves: boolean,
  reason: string,
  at: Date,
): Promise<void> {
  const verdict = approves ? 'approved' : 'rejected';
  const about =
    request.before === null
      ? (`project.${verdict}` as const)
      : (`project.edit-${verdict}` as const);
  await writeNotice(tx, {
    userId: company.userId,
    about,
    to: 'member',
    name: request.after.project_name,
    note: reason,
    key: `${about}:${request.id}`,
    at,
  });
}
