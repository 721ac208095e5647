import { type Text, canMovePost, postLimits } from '@hien/domain';
import { type SQL, and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { retried } from '../../db/retried.ts';
import {
  interiorShares,
  shareComments,
  shareLikes,
  sharePosts,
} from '../../db/schema/community.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Call, Handler, Handlers } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Services } from '../../services.ts';
import { forgetPrints } from '../moderation/copied-pictures.ts';
import { endCases } from '../moderation/end-cases.ts';
import { assertVersion } from './assert-version.ts';
import { listPostPieces } from './list-pieces.ts';
import { planPost } from './plan.ts';
import { keptContent } from './post-content.ts';
import { claimedFor, releasePictures } from './post-pictures.ts';
import { type PostRow, ownPost, postRows, stateOf, wireCard, wirePost } from './post-row.ts';
import { publish } from './publish.ts';

const perPage = 20;

const full: Text = {
  vi: `Bạn đã có ${postLimits.perMember} bài. Hãy xóa bớt một bài cũ.`,
  en: `You have ${postLimits.perMember} posts already. Please delete an old one.`,
  ko: `글이 이미 ${postLimits.perMember}개 있습니다. 오래된 글을 삭제해 주세요.`,
};

type State = NonNullable<Call<'listMyPosts'>['query']['state']>;

const inState: Readonly<Record<State, SQL | undefined>> = {
  draft: isNull(interiorShares.id),
  published: and(
    eq(interiorShares.status, 'visible'),
    eq(sharePosts.version, sql`${sharePosts.shownVersion}`),
  ),
  changed: and(
    eq(interiorShares.status, 'visible'),
    ne(sharePosts.version, sql`${sharePosts.shownVersion}`),
  ),
  'taken-back': eq(interiorShares.status, 'hidden'),
  removed: eq(interiorShares.status, 'removed'),
};

/** The member's own, the last changed first. */
function listMyPosts({ database }: Services): Handler<'listMyPosts'> {
  return async ({ query: { page = 1, state }, signedIn, language }) => {
    const { userId } = await signedIn();
    const mine = and(eq(sharePosts.userId, userId), state && inState[state]);
    const [[total], rows] = await Promise.all([
      database.orm
        .select({ n: count() })
        .from(sharePosts)
        .leftJoin(interiorShares, eq(interiorShares.id, sharePosts.shareId))
        .where(mine),
      postRows(database.orm, mine)
        .limit(perPage)
        .offset(offsetOf({ page, limit: perPage })),
    ]);
    return {
      data: {
        items: rows.map((row) => wireCard(row, language)),
        meta: pageMeta(page, perPage, total?.n ?? 0),
      },
    };
  };
}

function getMyPost({ database }: Services): Handler<'getMyPost'> {
  return async ({ params: { id }, signedIn, language }) => {
    const { userId } = await signedIn();
    const row = await ownPost(database.orm, id, userId);
    return { data: await wirePost(database.orm, row, language) };
  };
}

/** A draft, once per key. */
function createPost({ database, now }: Services): Handler<'createPost'> {
  return async ({ body: { key, ...content }, signedIn, language }) => {
    const { userId } = await signedIn();
    const at = new Date(now());
    const asking = {
      caller: `user:${userId}`,
      operation: 'createPost',
      key,
      asked: content,
      at: at.getTime(),
    };
    return database.orm.transaction(async (tx) => {
      const { id } = await once(tx, asking, async () => {
        if ((await postsOf(tx, userId)) >= postLimits.perMember)
          throw new ApiError('CONFLICT', { said: full[language] });
        const made = await nextId(tx);
        const writer = { userId, at, language, for: claimedFor(made) };
        const kept = await keptContent(tx, content, null, writer);
        await tx
          .insert(sharePosts)
          .values({ ...kept, id: made, userId, createdAt: at, updatedAt: at });
        return { id: made };
      });
      return { data: await wirePost(tx, await ownPost(tx, id, userId), language) };
    });
  };
}

/** A post has its number before its row: its pictures are claimed for it. */
async function nextId(tx: Orm): Promise<number> {
  const [row] = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('share_posts', 'id'))::int` })
    .from(sql`(values (1)) as one`);
  return row?.id ?? 0;
}

async function postsOf(tx: Orm, userId: number): Promise<number> {
  const [found] = await tx
    .select({ n: count() })
    .from(sharePosts)
    .where(eq(sharePosts.userId, userId));
  return found?.n ?? 0;
}

/** The whole post in place of the one before; the same again changes nothing. */
function savePost({ database, now }: Services): Handler<'savePost'> {
  return async ({ params: { id }, body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { expected_version: expected, ...content } = body;
    const at = new Date(now());
    return retried(database.orm, async (tx) => {
      const row = await ownPost(tx, id, userId, true);
      const kept = await keptContent(tx, content, row.post, {
        userId,
        at,
        language,
        for: claimedFor(id),
      });
      if (isSame(row.post, kept)) return { data: await wirePost(tx, row, language) };
      await assertVersion(tx, row, { expected, language });
      await tx
        .update(sharePosts)
        .set({ ...kept, version: expected + 1, updatedAt: at })
        .where(eq(sharePosts.id, id));
      await releasePictures(tx, row.post, at);
      return { data: await wirePost(tx, await ownPost(tx, id, userId), language) };
    });
  };
}

/** Columns come back from the database in another order than they were written: their values are compared one by one. */
const isSame = (post: PostRow['post'], kept: Partial<PostRow['post']>): boolean =>
  Object.entries(kept).every(
    ([name, value]) => canonical(post[name as keyof typeof post]) === canonical(value),
  );

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Shows a post to readers, takes it back, or away with everything below it. */
function movePost({ database, now }: Services): Handler<'movePost'> {
  return async ({ params: { id }, body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { move, expected_version: expected } = body;
    return retried(database.orm, async (tx) => {
      const row = await ownPost(tx, id, userId, true);
      const state = stateOf(row);
      await assertVersion(tx, row, { expected, language });
      const isDone =
        (move === 'publish' && state === 'published') ||
        (move === 'take-back' && state === 'taken-back');
      if (isDone) return { data: await wirePost(tx, row, language) };
      if (!canMovePost(state, move)) throw new ApiError('CONFLICT');
      const { shareId } = row.post;
      if (move === 'publish') await publish(tx, row, language, new Date(now()));
      if (move === 'take-back' && shareId !== null) await takeBack(tx, id, shareId);
      if (move === 'delete') {
        await tx.delete(sharePosts).where(eq(sharePosts.id, id));
        if (shareId !== null) await deleteShown(tx, shareId, userId, now());
        await releasePictures(tx, row.post, new Date(now()));
        return { data: await wirePost(tx, row, language) };
      }
      return { data: await wirePost(tx, await ownPost(tx, id, userId), language) };
    });
  };
}

/** Readers lose it at once, and no plan brings it back. */
async function takeBack(tx: Orm, id: number, shareId: number): Promise<void> {
  await tx.update(interiorShares).set({ status: 'hidden' }).where(eq(interiorShares.id, shareId));
  await tx.update(sharePosts).set({ publishAt: null }).where(eq(sharePosts.id, id));
}

/** Most of what hangs on a home is no reference to it, so it goes here; figures of its pieces go by the database's own rule. */
async function deleteShown(tx: Orm, shareId: number, by: number, at: number): Promise<void> {
  await endCases(tx, { shareId, by }, at);
  await forgetPrints(tx, shareId);
  await tx.delete(shareComments).where(eq(shareComments.shareId, shareId));
  await tx.delete(shareLikes).where(eq(shareLikes.shareId, shareId));
  await tx.delete(interiorShares).where(eq(interiorShares.id, shareId));
}

export function postHandlers(services: Services) {
  return {
    listMyPosts: listMyPosts(services),
    getMyPost: getMyPost(services),
    listPostPieces: listPostPieces(services),
    createPost: createPost(services),
    savePost: savePost(services),
    movePost: movePost(services),
    planPost: planPost(services),
  } satisfies Partial<Handlers>;
}
