import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { supportPosts } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { caseOf } from './post-shape.ts';
import { addMessage } from './add-message.ts';
import { written } from './words.ts';

async function findAny(orm: Orm, id: number) {
  const [post] = await orm.select().from(supportPosts).where(eq(supportPosts.id, id));
  if (post === undefined) throw new ApiError('NOT_FOUND');
  return post;
}

export function getSupportCase({ database }: Services): Handler<'getSupportCase'> {
  return async (call) => {
    const post = await findAny(database.orm, call.params.id);
    return { data: await caseOf(database, post, call.language) };
  };
}

/** Answers a post; the mail with the answer leaves with the same commit, in the language of the member. */
export function answerSupportPost({ database, now, mail }: Services): Handler<'answerSupportPost'> {
  return async (call) => {
    const staff = await call.signedIn();
    const { body, language } = call;
    const content = written(body.content);
    const post = await database.orm.transaction(async (tx) => {
      const found = await findAny(tx, body.id);
      const { post: after, added } = await addMessage(tx, found, 'answer', {
        authorId: staff.userId,
        content,
        images: [],
        key: body.key,
        at: new Date(now()),
      });
      const [author] = await tx
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(eq(users.id, found.userId));
      if (added !== null && author?.email)
        await mail.send(tx, 'support-answered', {
          to: author.email,
          language: author.language,
          values: { id: found.id, title: found.title, text: content },
          key: `support-answered:${added}`,
        });
      return after;
    });
    return { data: await caseOf(database, post, language) };
  };
}
