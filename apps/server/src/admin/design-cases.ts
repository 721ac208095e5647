import { apply, blankDesign, designChanges, designWorkMachine, displayName } from '@hien/domain';
import { eq, inArray, ne } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { reasonOf } from '../cases/application.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { isVerdict, verdictColumns } from '../cases/verdict.ts';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { designRequests, designWorks } from '../db/schema/design-works.ts';
import { designs } from '../db/schema/designs.ts';
import { products } from '../db/schema/shop.ts';
import { publish } from '../designs/partner/design-version.ts';
import {
  type DraftState,
  draftState,
  emptyDraft,
  holdPartner,
  machineWork,
  onWire,
} from '../designs/partner/draft-state.ts';
import { whyStopped, withhold } from '../designs/partner/withhold.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { writeNotice } from '../notices/write-notice.ts';
import type { Services } from '../services.ts';
import { saleOf } from './design-sales.ts';

type Case = Answer<'decideDesign'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      request: designRequests,
      design: {
        id: designs.id,
        name: designs.name,
        withdrawnAt: designs.withdrawnAt,
        withheldFor: designs.withheldFor,
        withheldReason: designs.withheldReason,
      },
      partner: { first_name: users.firstName, last_name: users.lastName },
      decider: deciderName,
    })
    .from(designRequests)
    .innerJoin(users, eq(users.id, designRequests.ownerId))
    .leftJoin(designWorks, eq(designWorks.id, designRequests.workId))
    .leftJoin(designs, eq(designs.id, designWorks.designId))
    .leftJoin(decider, eq(decider.id, designRequests.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The pieces that stand in either version. */
const piecesOf = ({ request: { before, after } }: Row): number[] =>
  [before, after].flatMap((content) =>
    (content?.rooms ?? []).flatMap(({ pieces }) => pieces.map(({ product_id: id }) => id)),
  );

/** Designs that partners want to sell, and edits of those on sale. */
export const designQueue: CaseQueue<Row, Case> = {
  table: designRequests,
  id: designRequests.id,
  waiting: eq(designRequests.state, 'waiting'),
  decided: ne(designRequests.state, 'waiting'),
  since: designRequests.sentAt,
  decidedAt: designRequests.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: async (orm, rows, language) => {
    const named = await orm
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, [0, ...rows.flatMap(piecesOf)]));
    const names = new Map(named.map(({ id, name }) => [id, textOf(name, language)]));
    return rows.map((row) => {
      const { request, design, partner, decider: name } = row;
      return {
        id: request.id,
        version: request.version,
        state: request.state,
        kind: request.before === null ? 'new' : 'edit',
        design_id: design?.id ?? null,
        partner_name: displayName(partner, language),
        name: request.after.name[language] || request.after.name.vi,
        before: request.before === null ? null : onWire(request.before),
        after: onWire(request.after),
        changed: [...designChanges(request.before ?? blankDesign, request.after)],
        pieces: [...new Set(piecesOf(row))].map((id) => ({
          product_id: id,
          name: names.get(id) ?? '',
        })),
        reason: request.reason,
        sale: design && saleOf(design),
        sent_at: request.sentAt.toISOString(),
        decided: decidedBy(request, name, language),
      };
    });
  },
};

export const listDesignCases = (services: Services): Handler<'listDesignCases'> =>
  caseList(services, designQueue);

/**
 * Puts a design or its new version on sale, or refuses it; the partner is told why. What a partner sent before it was
 * stopped may be approved: it is on sale once the partner goes on (docs/adr/0174).
 */
export const decideDesign = (services: Services): Handler<'decideDesign'> =>
  decideCase<'decideDesign', Row>(services, designQueue, {
    words: reasonOf,
    version: ({ request }) => request.version,
    lock: lockRequest,
    again: ({ request }, press) => isVerdict(request, press),
    async change(tx, row, press) {
      const { body, text, at } = press;
      const { request } = row;
      if (request.state !== 'waiting' || request.workId === null) return false;
      const state = await draftState(tx, request.ownerId, request.workId);
      const isEdit = request.before !== null;
      const approves = body.decision === 'approve';
      const said = { by: 'admin' as const, at };
      const moved = apply(
        designWorkMachine,
        machineWork(state, at),
        approves
          ? { event: isEdit ? 'design.edit_approve' : 'design.approve', payload: {}, ...said }
          : {
              event: isEdit ? 'design.edit_reject' : 'design.reject',
              payload: { reason: text },
              ...said,
            },
      );
      if (!moved.ok) return false;
      await tx
        .update(designRequests)
        .set(verdictColumns(request, press))
        .where(eq(designRequests.id, request.id));
      const stopped = await whyStopped(tx, request.ownerId);
      if (approves) await sell(tx, row, { ...state, stopped }, at);
      else if (!isEdit)
        await tx
          .update(designWorks)
          .set({ state: 'rejected' })
          .where(eq(designWorks.id, request.workId));
      // Nobody is told that something is on sale that is not.
      if (!approves || isEdit || stopped === null)
        await tell(tx, row, approves, text, new Date(at));
      return true;
    },
  });

/** The partner before the request, as the partner itself takes them (docs/adr/0075). */
async function lockRequest(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ ownerId: designRequests.ownerId })
    .from(designRequests)
    .where(eq(designRequests.id, id));
  await holdPartner(tx, found?.ownerId ?? 0);
  await tx
    .select({ id: designRequests.id })
    .from(designRequests)
    .where(eq(designRequests.id, id))
    .for('update');
}

async function sell(
  tx: Orm,
  { request }: Row,
  { work, design, stopped }: DraftState & { readonly stopped: string | null },
  at: number,
) {
  if (work === null) return;
  const designId = await publish(tx, {
    ownerId: request.ownerId,
    design,
    content: request.after,
    at,
  });
  await tx
    .update(designWorks)
    .set({ state: 'live', designId, sent: null })
    .where(eq(designWorks.id, work.id));
  await emptyDraft(tx, work.id);
  if (stopped === null) return;
  const [made] = await tx.select().from(designs).where(eq(designs.id, designId));
  if (made !== undefined) await withhold(tx, made, { why: 'partner', reason: stopped, at });
}

async function tell(
  tx: Orm,
  { request }: Row,
  approves: boolean,
  reason: string,
  at: Date,
): Promise<void> {
  const verdict = approves ? 'approved' : 'rejected';
  const about =
    request.before === null ? (`design.${verdict}` as const) : (`design.edit-${verdict}` as const);
  await writeNotice(tx, {
    userId: request.ownerId,
    about,
    to: 'member',
    name: request.after.name,
    note: reason,
    key: `${about}:${request.id}`,
    at,
  });
}
