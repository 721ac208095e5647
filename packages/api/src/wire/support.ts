import type { SupportPost, SupportWords } from '../types.ts';

/** Staff answer in the name of Hiên. */
const house = 'Hiên';

/** One thing that was said in a post; the first is the post itself. */
type Said = Pick<SupportWords, 'by' | 'content' | 'images' | 'created_at'>;

/** What was said in a post, with its place and the name of who said it. */
const wireSaid = (said: readonly Said[], memberName: string): SupportWords[] =>
  said.map((words, index) => ({
    ...words,
    position: index + 1,
    author_name: words.by === 'staff' ? house : memberName,
  }));

/** A post as its author sees it. It is edited while nobody has answered and nothing was added. */
export const wirePost = (
  post: Omit<SupportPost, 'editable' | 'messages'>,
  said: readonly Said[],
  memberName: string,
): SupportPost => ({
  ...post,
  editable: post.state === 'unanswered' && said.length === 1,
  messages: wireSaid(said, memberName),
});
