import { type Language, displayName } from '@hien/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { supportMessages, type supportPosts } from '../db/schema/support.ts';
import type { Answer } from '../http/handler.ts';
import { loadPictures } from './pictures-of.ts';

type PostRow = typeof supportPosts.$inferSelect;

/** Staff answer in the name of the house. */
const house = 'Hiên';

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
  const memberName = displayName(author ?? { first_name: '', last_name: '' }, language);
  return {
    id: post.id,
    category: post.category,
    title: post.title,
    state: post.state,
    version: post.version,
    editable: isEditable(post, said),
    messages: all.map(({ party, content, images, createdAt }, index) => ({
      position: index + 1,
      by: party,
      author_name: party === 'staff' ? house : memberName,
      content,
      images: picturesOf(images),
      created_at: createdAt.toISOString(),
    })),
    created_at: post.createdAt.toISOString(),
    updated_at: post.updatedAt.toISOString(),
  };
}

/** While nothing was said about it but what it asks. */
const isEditable = (post: PostRow, said: readonly unknown[]): boolean =>
  post.state === 'unanswered' && said.length === 0;

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
