import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { offsetOf, pageMeta } from '../db/page.ts';
import { users } from '../db/schema/account.ts';
import { supportMessages, supportPosts } from '../db/schema/support.ts';
import type { Call, Handler } from '../http/handler.ts';
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

type Query = Call<'listSupportPosts'>['query'];

const matching = ({ state, category, q = '' }: Query, more?: SQL): SQL | undefined =>
  and(
    more,
    state === undefined ? undefined : eq(supportPosts.state, state),
    category === undefined ? undefined : eq(supportPosts.category, category),
    ...likePatterns(q).map((pattern) => sql`${supportPosts.folded} like ${pattern}`),
  );

async function pageOf(
  { database }: Services,
  where: SQL | undefined,
  order: SQL[],
  { page = 1, limit = 20 }: Query,
) {
  const [rows, [counted]] = await Promise.all([
    database.orm
      .select(item)
      .from(supportPosts)
      .innerJoin(users, eq(users.id, supportPosts.userId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offsetOf({ page, limit })),
    database.orm
      .select({ total: sql<number>`count(*)::int` })
      .from(supportPosts)
      .where(where),
  ]);
  const total = counted?.total ?? 0;
  const items = rows.map(({ post, messages, last, pictures, author }) => ({
    author,
    shown: {
      id: post.id,
      category: post.category,
      title: post.title,
      excerpt: excerptOf(last ?? post.content),
      state: post.state,
      message_count: messages,
      picture_count: post.images.length + pictures,
      created_at: post.createdAt.toISOString(),
      updated_at: post.updatedAt.toISOString(),
    },
  }));
  return { items, meta: pageMeta(page, limit, total) };
}

/** The member's own posts, those first in which something was said last. */
export function listSupportPosts(services: Services): Handler<'listSupportPosts'> {
  return async (call) => {
    const member = await call.signedIn();
    const mine = eq(supportPosts.userId, member.userId);
    const order = [desc(supportPosts.updatedAt), desc(supportPosts.id)];
    const { items, meta } = await pageOf(services, matching(call.query, mine), order, call.query);
    return { data: { items: items.map(({ shown }) => shown), meta } };
  };
}

/** Everybody's posts for staff: who waits longest comes first, answered ones after, the latest first. */
export function listSupportQueue(services: Services): Handler<'listSupportQueue'> {
  return async (call) => {
    const { database } = services;
    const order = [
      sql`${supportPosts.state} = 'answered'`,
      sql`case when ${supportPosts.state} = 'unanswered' then ${supportPosts.updatedAt} end asc`,
      desc(supportPosts.updatedAt),
      desc(supportPosts.id),
    ];
    const [{ items, meta }, [waiting]] = await Promise.all([
      pageOf(services, matching(call.query), order, call.query),
      database.orm
        .select({ n: sql<number>`count(*)::int` })
        .from(supportPosts)
        .where(eq(supportPosts.state, 'unanswered')),
    ]);
    return {
      data: {
        items: items.map(({ shown, author }) => ({
          ...shown,
          author: authorOf(author, call.language),
        })),
        meta,
        waiting: waiting?.n ?? 0,
      },
    };
  };
}
