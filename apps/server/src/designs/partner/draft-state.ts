import {
  type DesignContent,
  type DesignWork,
  type DesignWorkPayloads,
  type DesignWorkState,
  type Language,
  apply,
  blankDesign,
  designWorkMachine,
  newDesignWork,
  reasonTexts,
} from '@hien/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { designs } from '../../db/schema/designs.ts';
import { designDrafts, designRequests, designWorks } from '../../db/schema/design-works.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';
import { contentOf } from './design-version.ts';

type Draft = Answer<'readDesignDraft'>['data'];

/** A partner's design with what was typed of it; without a work it is the new one that is being written. */
export type DraftState = {
  readonly work: typeof designWorks.$inferSelect | null;
  /** What buyers know; null before staff have approved anything. */
  readonly design: typeof designs.$inferSelect | null;
  readonly live: DesignContent | null;
  readonly row: typeof designDrafts.$inferSelect | null;
  /** What was asked of staff last. */
  readonly request: typeof designRequests.$inferSelect | null;
};

/** Whoever changes a partner's designs holds the partner's row: two come one after the other. */
export const holdPartner = (tx: Orm, ownerId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');

/**
 * A design of a partner with its draft.
 * @throws {ApiError} NOT_FOUND for a design of another partner, which is told apart from none by nothing.
 */
export async function draftState(
  orm: Orm,
  ownerId: number,
  id: number | null,
): Promise<DraftState> {
  const [found] =
    id === null
      ? []
      : await orm
          .select({ work: designWorks, design: designs })
          .from(designWorks)
          .leftJoin(designs, eq(designs.id, designWorks.designId))
          .where(and(eq(designWorks.id, id), eq(designWorks.ownerId, ownerId)));
  if (id !== null && found === undefined) throw new ApiError('NOT_FOUND');
  const [row = null] = await orm
    .select()
    .from(designDrafts)
    .where(
      id === null
        ? and(eq(designDrafts.ownerId, ownerId), isNull(designDrafts.workId))
        : eq(designDrafts.workId, id),
    );
  const [request = null] =
    id === null
      ? []
      : await orm
          .select()
          .from(designRequests)
          .where(eq(designRequests.workId, id))
          .orderBy(desc(designRequests.id))
          .limit(1);
  const design = found?.design ?? null;
  const live = design === null ? null : await contentOf(orm, design);
  return { work: found?.work ?? null, design, live, row, request };
}

/** What was typed of a design is on sale; what is typed next is a later version. */
export const emptyDraft = (tx: Orm, workId: number) =>
  tx
    .update(designDrafts)
    .set({ content: null, version: sql`${designDrafts.version} + 1` })
    .where(eq(designDrafts.workId, workId));

const waits = ({ request }: Pick<DraftState, 'request'>): boolean => request?.state === 'waiting';

/** Where it stands. */
export function stateOf({
  work,
  design,
  request,
}: Pick<DraftState, 'work' | 'design' | 'request'>): DesignWorkState {
  if (work === null) return 'draft';
  if (work.state !== 'live') return work.state;
  if (waits({ request })) return 'edit_request';
  return design?.withdrawnAt == null ? 'on_sale' : 'off_sale';
}

/** The draft as its partner reads it. */
export function shownDraft(state: DraftState): Draft {
  const { work, design, live, row, request } = state;
  return {
    id: work?.id ?? null,
    design_id: design?.id ?? null,
    version: row?.version ?? 0,
    state: stateOf(state),
    is_off: design?.withdrawnAt != null,
    content: onWire(row?.content ?? live ?? work?.sent ?? blankDesign),
    live: live === null ? null : onWire(live),
    rejection: request?.state === 'rejected' ? request.reason : null,
    saved_at: row?.content ? row.savedAt.toISOString() : null,
  };
}

/** The wire names the words that a draft may hold; what is stored came from there. */
export const onWire = (content: DesignContent): Draft['content'] =>
  structuredClone(content) as Draft['content'];

/** @throws {ApiError} VERSION_CONFLICT with what is there, when it is another version than the sender looked at. */
export function expectVersion(state: DraftState, expected: number): void {
  if ((state.row?.version ?? 0) !== expected)
    throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
}

/** @throws {ApiError} CONFLICT while staff look at it. */
export function expectOpen(state: DraftState): void {
  if (waits(state)) throw new ApiError('CONFLICT', { current: shownDraft(state) });
}

/** The design as its machine moves it. */
export const machineWork = (
  state: Pick<DraftState, 'work' | 'design' | 'request'>,
  at: number,
): DesignWork => ({
  ...newDesignWork(at),
  state: stateOf(state),
  liveRevision: state.design === null ? null : 1,
  isOff: state.design?.withdrawnAt != null,
  rejection: state.request?.reason ?? null,
});

type Event = {
  [Name in keyof DesignWorkPayloads]: {
    readonly event: Name;
    readonly payload: DesignWorkPayloads[Name];
  };
}[keyof DesignWorkPayloads];

/** @throws {ApiError} EVENT_REFUSED with the machine's reason as a sentence. */
export function move(
  state: Pick<DraftState, 'work' | 'design' | 'request'>,
  event: Event,
  { at, language }: { readonly at: number; readonly language: Language },
): void {
  const moved = apply(designWorkMachine, machineWork(state, at), { ...event, by: 'member', at });
  if (!moved.ok)
    throw new ApiError('EVENT_REFUSED', { said: reasonTexts[moved.refusal.reason][language] });
}
