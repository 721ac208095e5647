import {
  type DesignContent,
  type Language,
  type Text,
  designAddresses,
  designChanges,
  designFaults,
  designLimits,
  isAllAround,
  limits,
} from '@hien/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { designDrafts, designRequests, designWorks } from '../../db/schema/design-works.ts';
import { products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { judged } from '../../http/judged.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { addressOf, claimNewPictures } from '../../media/known-pictures.ts';
import { picturesOf } from '../../media/stored-uploads.ts';
import { isDocument, uploadName } from '../../media/upload-address.ts';
import { keepDrafted } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';
import {
  type DraftState,
  draftState,
  expectOpen,
  expectVersion,
  holdPartner,
  move,
  shownDraft,
} from './draft-state.ts';
import { ownDesigns } from './own-designs.ts';

/** What a partner has typed of a design, or what the design is. */
export function readDesignDraft({ database }: Services): Handler<'readDesignDraft'> {
  return async ({ query, signedIn }) => {
    const { userId } = await signedIn();
    return { data: shownDraft(await draftState(database.orm, userId, query.id ?? null)) };
  };
}

/** Keeps what is typed of a design. The first key of a new one makes its draft. */
export function saveDesignDraft({ database, now }: Services): Handler<'saveDesignDraft'> {
  return async ({ body: { id, expected_version: expected, content }, signedIn }) => {
    const { userId: ownerId } = await signedIn();
    return retried(database.orm, async (tx) => {
      await holdPartner(tx, ownerId);
      const state = await draftState(tx, ownerId, id);
      expectOpen(state);
      expectVersion(state, expected);
      const savedAt = new Date(now());
      if (state.row === null)
        await tx.insert(designDrafts).values({ ownerId, workId: id, content, savedAt });
      else
        await tx
          .update(designDrafts)
          .set({ content, version: expected + 1, savedAt })
          .where(eq(designDrafts.id, state.row.id));
      await keepDrafted(tx, designAddresses(content), savedAt, ownerId);
      return { data: shownDraft(await draftState(tx, ownerId, id)) };
    });
  };
}

/** Sends what was typed to staff; what is on sale stays as it is until they have decided. */
export function sendDesignDraft({ database, now }: Services): Handler<'sendDesignDraft'> {
  const limit = memberLimit({ database, now }, 'design', limits.writingPerHour.designs);
  return async ({ body: { id, expected_version: expected, key }, language, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      await holdPartner(tx, userId);
      const asked = [id, expected];
      return once(
        tx,
        { caller: `user:${userId}`, operation: 'sendDesignDraft', key, asked, at },
        async () => {
          const state = await draftState(tx, userId, id);
          expectVersion(state, expected);
          await limit(tx, userId);
          const workId = await send(tx, state, { userId, at, language });
          return { data: shownDraft(await draftState(tx, userId, workId)) };
        },
      );
    });
  };
}

type Sender = { readonly userId: number; readonly at: number; readonly language: Language };

async function send(tx: Orm, state: DraftState, sender: Sender): Promise<number> {
  const { work, live, row, request } = state;
  const { userId, at, language } = sender;
  const content = row?.content ?? null;
  // Nothing was typed over what is there.
  if (row === null || content === null) {
    if (work !== null)
      move(state, { event: 'design.edit_request', payload: { changed: false } }, sender);
    throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
  }
  judged(
    [
      ...designFaults(content),
      ...(await unknownPieces(tx, content)),
      ...(await flatPanoramas(tx, content)),
    ],
    language,
  );
  if (live !== null)
    move(
      state,
      {
        event: 'design.edit_request',
        payload: { changed: designChanges(live, content).length > 0 },
      },
      sender,
    );
  else if (work?.state === 'rejected')
    move(
      state,
      {
        event: 'design.resubmit',
        payload: { changed: request === null || designChanges(request.after, content).length > 0 },
      },
      sender,
    );
  else move(state, { event: 'design.submit', payload: { complete: true } }, sender);
  await claim(tx, state, content, { userId, at: new Date(at) });
  const workId = work === null ? await begin(tx, row, content, sender) : work.id;
  if (work !== null && work.state !== 'live')
    await tx
      .update(designWorks)
      .set({ state: 'waiting', sent: content })
      .where(eq(designWorks.id, workId));
  await tx.insert(designRequests).values({
    ownerId: userId,
    workId,
    before: live,
    after: content,
    sentAt: new Date(at),
  });
  return workId;
}

/** Rooms in which a piece stands that the shop does not have. */
async function unknownPieces(tx: Orm, { rooms }: DesignContent): Promise<{ field: string }[]> {
  const ids = [...new Set(rooms.flatMap(({ pieces }) => pieces.map(({ product_id: id }) => id)))];
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), inArray(products.status, ['on_sale', 'sold_out'])));
  const known = new Set(found.map(({ id }) => id));
  return rooms.flatMap(({ pieces }, place) =>
    pieces.every(({ product_id: id }) => known.has(id)) ? [] : [{ field: `rooms.${place}.pieces` }],
  );
}

/** Rooms whose picture all around is none; one that is no upload is what the room has had. */
async function flatPanoramas(tx: Orm, { rooms }: DesignContent): Promise<{ field: string }[]> {
  const uploads = await picturesOf(
    tx,
    rooms.flatMap(({ panorama }) => panorama ?? []),
  );
  const flat = new Set(uploads.filter((one) => !isAllAround(one)).map(addressOf));
  return rooms.flatMap(({ panorama }, place) =>
    panorama !== null && flat.has(panorama) ? [{ field: `rooms.${place}.panorama` }] : [],
  );
}

/**
 * What buyers are to see is public, what they are to download alone is not; either is the partner's own from now on.
 * @throws {ApiError} PRODUCT_07
 */
async function claim(
  tx: Orm,
  { live, work }: DraftState,
  content: DesignContent,
  by: { readonly userId: number; readonly at: Date },
): Promise<void> {
  const had = [live, work?.sent ?? null].flatMap((one) =>
    one === null ? [] : designAddresses(one),
  );
  const isPrivate = (address: string) => (uploadName(address) ?? '').startsWith('private-');
  const shown = designAddresses({ ...content, files: [] });
  const held = content.files.map(({ file }) => file);
  if (shown.some(isPrivate) || held.some((file) => !isPrivate(file) || !isDocument(file)))
    throw new ApiError('PRODUCT_07', { status: 422 });
  await claimNewPictures(tx, { had, asked: [...shown, ...held] }, by);
}

const full: Text = {
  vi: `Bạn đã có ${designLimits.designs} thiết kế, là số nhiều nhất. Hãy xóa một bản chưa duyệt rồi gửi lại.`,
  en: `You have ${designLimits.designs} designs, which is the most. Delete one that is not approved and send this again.`,
  ko: `디자인은 최대 ${designLimits.designs}개까지 등록할 수 있습니다. 승인되지 않은 디자인을 삭제한 뒤 다시 보내 주세요.`,
};

/** A new design stands behind the others, seen by nobody; its draft is its own from now on. */
async function begin(
  tx: Orm,
  { id: draftId, version, savedAt }: NonNullable<DraftState['row']>,
  sent: DesignContent,
  { userId: ownerId, language }: Sender,
): Promise<number> {
  const there = await tx.$count(designWorks, eq(designWorks.ownerId, ownerId));
  if (there >= designLimits.designs) throw new ApiError('EVENT_REFUSED', { said: full[language] });
  const [made] = await tx
    .insert(designWorks)
    .values({
      ownerId,
      state: 'waiting',
      sent,
      sortOrder: sql`(select coalesce(max(sort_order), 0) + 1 from design_works where owner_id = ${ownerId})`,
    })
    .returning({ id: designWorks.id });
  if (made === undefined) throw new ApiError('INTERNAL');
  await tx.update(designDrafts).set({ workId: made.id }).where(eq(designDrafts.id, draftId));
  // The next new one goes on counting where this one stood: no version comes twice.
  await tx
    .insert(designDrafts)
    .values({ ownerId, workId: null, content: null, version: version + 1, savedAt });
  return made.id;
}

/** Takes back what waits for staff; what was typed is kept. */
export function withdrawDesignDraft({ database, now }: Services): Handler<'withdrawDesignDraft'> {
  return async ({ body: { id, expected_version: expected }, language, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      await holdPartner(tx, userId);
      const state = await draftState(tx, userId, id);
      const { work, row, request } = state;
      expectVersion(state, expected);
      const event = work?.state === 'live' ? 'design.edit_withdraw' : 'design.withdraw';
      move(state, { event, payload: {} }, { at, language });
      if (work === null || row === null || request === null) throw new ApiError('NOT_FOUND');
      await tx
        .update(designRequests)
        .set({ state: 'withdrawn', version: request.version + 1, decidedAt: new Date(at) })
        .where(eq(designRequests.id, request.id));
      if (work.state !== 'live')
        await tx.update(designWorks).set({ state: 'draft' }).where(eq(designWorks.id, work.id));
      await tx
        .update(designDrafts)
        .set({ version: row.version + 1, savedAt: new Date(at) })
        .where(eq(designDrafts.id, row.id));
      return { data: shownDraft(await draftState(tx, userId, id)) };
    });
  };
}

/** A design that nobody could buy yet goes with its draft; a new one is its draft alone. */
export function deleteDesignDraft({ database, now }: Services): Handler<'deleteDesignDraft'> {
  return async ({ body: { id, expected_version: expected }, language, signedIn }) => {
    const { userId } = await signedIn();
    await retried(database.orm, async (tx) => {
      await holdPartner(tx, userId);
      const state = await draftState(tx, userId, id);
      const { work, row } = state;
      // It is gone already.
      if (work === null && (row?.content ?? null) === null) return;
      expectVersion(state, expected);
      move(state, { event: 'design.delete', payload: {} }, { at: now(), language });
      if (work === null)
        await tx
          .update(designDrafts)
          .set({ content: null, version: expected + 1 })
          .where(eq(designDrafts.id, row?.id ?? 0));
      else await tx.delete(designWorks).where(eq(designWorks.id, work.id));
    });
    return { data: await ownDesigns(database, userId, language) };
  };
}
