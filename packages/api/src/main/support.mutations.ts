import type { QueryClient } from '@tanstack/react-query';
import type {
  ChangedSupportPost,
  InboxReply,
  InboxWords,
  NewSupportPost,
  SupportAnswer,
  SupportCase,
  SupportPost,
  SupportQuestion,
} from './generated/types.ts';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** What a list or a thread of the inbox shows is old now; the profile counts what is unread. */
async function refreshInbox(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['support', 'inbox'] }),
    queryClient.invalidateQueries({ queryKey: ['support', 'inbox-thread'] }),
    queryClient.invalidateQueries({ queryKey: ['account', 'profile'] }),
  ]);
}

async function refreshPosts(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['posts', 'post', 'queue', 'case'].map((what) =>
      queryClient.invalidateQueries({ queryKey: ['support', what] }),
    ),
  );
}

/** Marks a conversation as read by the member. */
export async function markInboxRead(queryClient: QueryClient, id: number): Promise<void> {
  await unwrapData(mainApi.POST('/app/inbox/read', { body: { id } }));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['support', 'inbox'] }),
    queryClient.invalidateQueries({ queryKey: ['account', 'profile'] }),
  ]);
}

/** Answers in a conversation; the same `key` again sends nothing twice. */
export async function replyInInbox(
  queryClient: QueryClient,
  reply: InboxReply,
): Promise<InboxWords> {
  const words = await unwrapData(mainApi.POST('/app/inbox/reply', { body: reply }));
  await refreshInbox(queryClient);
  return words;
}

/** Writes to the customer center; the same `key` again answers the post that is there. */
export async function writeSupportPost(
  queryClient: QueryClient,
  post: NewSupportPost,
): Promise<SupportPost> {
  const made = await unwrapData(mainApi.POST('/app/customer-center/write', { body: post }));
  await refreshPosts(queryClient);
  return made;
}

/** CONFLICT when somebody answered, or another tab changed it, since `version` was read. */
export async function editSupportPost(
  queryClient: QueryClient,
  post: ChangedSupportPost,
): Promise<SupportPost> {
  const changed = await unwrapData(mainApi.POST('/app/customer-center/edit', { body: post }));
  await refreshPosts(queryClient);
  return changed;
}

export async function askAgain(
  queryClient: QueryClient,
  question: SupportQuestion,
): Promise<SupportPost> {
  const post = await unwrapData(mainApi.POST('/app/customer-center/ask', { body: question }));
  await refreshPosts(queryClient);
  return post;
}

/** For staff: the answer also leaves as a mail. */
export async function answerSupportPost(
  queryClient: QueryClient,
  answer: SupportAnswer,
): Promise<SupportCase> {
  const answered = await unwrapData(
    mainApi.POST('/admin/customer-center/answer', { body: answer }),
  );
  await refreshPosts(queryClient);
  return answered;
}
