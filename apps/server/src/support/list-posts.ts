import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { type CaseList, type CaseQueue, casePage, picked, waitingIn } from '../cases/case-list.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { supportMessages, supportPosts } from '../db/schema/support.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { authorOf } from './post-shape.ts';
import { excerptOf, likePatterns } from './words.ts';

const item = {
  post: supportPosts,
  messages: sql<number>`(select count(*)::int from ${supportMessages} m where m.post_id = ${supportPosts.id})`,
  last: sql<
    string | null
  >`(select m.content from ${supportMessages} m where m.post_id = ${supportPosts.id} order by m.id desc limit 1)`,
  pictures: sql<number>`(select coalesce(sum(jsonb_array_length(m.images)), 0)::int from ${supportMessages} m where m.post_id = ${supportPosts.id})`,
  author: {
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    language: users.language,
  },
};

const rowsOf = (orm: Orm) =>
  orm
    .select(item)
    .from(supportPosts)
    .innerJoin(users, eq(users.id, supportPosts.userId))
    .$dynamic();

type Query = Call<'listSupportPosts'>['query'];

const matching = ({ state, category, q = '' }: Query, more?: SQL): SQL | undefined =>
  and(
    more,
    state === undefined ? undefined : eq(supportPosts.state, state),
    category === undefined ? undefined : eq(supportPosts.category, category),
    ...likePatterns(q).map((pattern) => sql`${supportPosts.folded} like ${pattern}`),
  );

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type Item = Answer<'listSupportPosts'>['data']['items'][number];
type QueueItem = Answer<'listSupportQueue'>['data']['items'][number];

const shapeOf = ({ post, messages, last, pictures }: Row): Item => ({
  id: post.id,
  category: post.category,
  title: post.title,
  excerpt: excerptOf(last ?? post.content),
  state: post.state,
  message_count: messages,
  picture_count: post.images.length + pictures,
  created_at: post.createdAt.toISOString(),
  updated_at: post.updatedAt.toISOString(),
});

const own: CaseList<Row, Item> = {
  table: supportPosts,
  id: supportPosts.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows) => rows.map(shapeOf),
};

/** Everybody's posts; those without an answer wait. */
export const supportQueue: CaseQueue<Row, QueueItem> = {
  ...own,
  waiting: eq(supportPosts.state, 'unanswered'),
  decided: eq(supportPosts.state, 'answered'),
  since: supportPosts.updatedAt,
  decidedAt: supportPosts.updatedAt,
  wire: (_, rows, language) =>
    rows.map((row) => ({ ...shapeOf(row), author: authorOf(row.author, language) })),
};

/** The member's own posts, those first in which something was said last. */
export function listSupportPosts({ database }: Services): Handler<'listSupportPosts'> {
  return async (call) => {
    const member = await call.signedIn();
    const { page = 1, limit = 20 } = call.query;
    return {
      data: await casePage(database.orm, own, {
        where: matching(call.query, eq(supportPosts.userId, member.userId)),
        order: [desc(supportPosts.updatedAt), desc(supportPosts.id)],
        page,
        limit,
        language: call.language,
      }),
    };
  };
}

/** Everybody's posts for staff: who waits longest comes first, answered ones after, the latest first. */
export function listSupportQueue({ database }: Services): Handler<'listSupportQueue'> {
  return async (call) => {
    const { page = 1, limit = 20 } = call.query;
    const [found, { waiting }] = await Promise.all([
      casePage(database.orm, supportQueue, {
        where: matching(call.query),
        order: [
          sql`${supportPosts.state} = 'answered'`,
          sql`case when ${supportPosts.state} = 'unanswered' then ${supportPosts.updatedAt} end asc`,
          desc(supportPosts.updatedAt),
          desc(supportPosts.id),
        ],
        page,
        limit,
        language: call.language,
      }),
      waitingIn(database.orm, supportQueue),
    ]);
    return { data: { ...found, waiting } };
  };
}
