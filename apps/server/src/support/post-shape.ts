import { wirePost } from '@hien/api/wire';
import { type Language, displayName } from '@hien/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { supportMessages, type supportPosts } from '../db/schema/support.ts';
import type { Answer } from '../http/handler.ts';
import { loadPictures } from './pictures-of.ts';

type PostRow = typeof supportPosts.$inferSelect;

/** A post with everything said in it, as its author sees it. */
export async function postOf(
  database: Database,
  post: PostRow,
  language: Language,
): Promise<Answer<'getSupportPost'>['data']> {
  const [said, [author]] = await Promise.all([
    database.orm
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.postId, post.id))
      .orderBy(asc(supportMessages.id))
      .limit(999),
    database.orm
      .select({ first_name: users.firstName, last_name: users.lastName })
      .from(users)
      .where(eq(users.id, post.userId)),
  ]);
  const first = { ...post, party: 'member' as const };
  const all = [first, ...said];
  const picturesOf = await loadPictures(
    database,
    all.flatMap(({ images }) => images),
  );
  return wirePost(
    {
      id: post.id,
      category: post.category,
      title: post.title,
      state: post.state,
      version: post.version,
      created_at: post.createdAt.toISOString(),
      updated_at: post.updatedAt.toISOString(),
    },
    all.map(({ party, content, images, createdAt }) => ({
      by: party,
      content,
      images: picturesOf(images),
      created_at: createdAt.toISOString(),
    })),
    displayName(author ?? { first_name: '', last_name: '' }, language),
  );
}

/** The same for staff: with who wrote it. */
export async function caseOf(
  database: Database,
  post: PostRow,
  language: Language,
): Promise<Answer<'getSupportCase'>['data']> {
  const [author] = await database.orm.select().from(users).where(eq(users.id, post.userId));
  return { ...(await postOf(database, post, language)), author: authorOf(author, language) };
}

type AuthorRow = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email' | 'language'>;

/** Who wrote a post, as staff see them. */
export const authorOf = (author: AuthorRow | undefined, language: Language) => ({
  name: displayName(
    { first_name: author?.firstName ?? '', last_name: author?.lastName ?? '' },
    language,
  ),
  email: author?.email ?? null,
  language: author?.language ?? 'vi',
});
