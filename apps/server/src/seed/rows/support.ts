import { fold, inquiryReminders } from '@hien/domain';
import type {
  inboxMessages,
  inboxReplies,
  supportMessages,
  supportPosts as supportPostTable,
} from '../../db/schema/support.ts';
import { contractors } from '../content/contractors.ts';
import { type ConversationContent, conversations } from '../content/conversations.ts';
import { sharers } from '../content/shares/people.ts';
import { supportPosts } from '../content/support-posts.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { daysBefore } from '../epoch.ts';
import { contractorUserId, sharerUserId } from './members.ts';

/** A demo account, or one of the members who share their homes (`thanhvien5`). */
function personOf(address: string): { id: number; email: string; firstName: string } {
  const email = `${address}@hien.example`;
  const index = demoAccounts.findIndex((account) => account.email === email);
  const sharer = Number(/^thanhvien(\d+)$/.exec(address)?.[1] ?? 0) - 1;
  const firstName = (demoAccounts[index] ?? sharers[sharer])?.firstName;
  if (firstName === undefined) throw new Error(`The sample has no account ${address}`);
  return { id: index < 0 ? sharerUserId(sharer) : index + 1, email, firstName };
}

const staffId = demoAccounts.findIndex(({ role }) => role === 'admin') + 1;
/** Of a company whose card names no answer time. */
const usualMinutes = 90;

const addressOf = (picture: string): string => `/media/${picture}`;

/** Where an inquiry stands: refused at `refusedAt`, closed on its day, or else as it is `open`. */
function endOf(
  { refusal, closed }: ConversationContent,
  refusedAt: Date,
  open: 'new' | 'answered',
): Pick<typeof inboxMessages.$inferInsert, 'inquiry' | 'refusal' | 'closedBy' | 'endedAt'> {
  if (refusal) return { inquiry: 'refused', refusal, endedAt: refusedAt };
  if (closed)
    return { inquiry: 'closed', closedBy: closed.by, endedAt: daysBefore(closed.daysAgo) };
  return { inquiry: open };
}

/** Conversations with contractors: the first message of each, and what followed. */
export function conversationRows(): {
  messages: (typeof inboxMessages.$inferInsert)[];
  replies: (typeof inboxReplies.$inferInsert)[];
} {
  const replies: (typeof inboxReplies.$inferInsert)[] = [];
  const messages = conversations.map((content, index) => {
    const id = index + 1;
    const sender = personOf(content.sender);
    const company = contractors.findIndex(({ slug }) => slug === content.contractor);
    const [first, ...rest] = content.said;
    const last = content.said.at(-1) ?? first;
    const answer = rest.find(({ by }) => by === 'contractor');
    // As long after the question as the company’s card says that it takes.
    const minutes = contractors[company]?.answerMinutes ?? usualMinutes;
    const answeredAt =
      (answer ?? content.refusal)
        ? new Date(daysBefore(first.daysAgo).getTime() + minutes * 60_000)
        : null;
    const saidAt = (said: (typeof rest)[number]) =>
      said === answer && answeredAt !== null ? answeredAt : daysBefore(said.daysAgo);
    const lastAt = content.refusal && answeredAt !== null ? answeredAt : saidAt(last);
    for (const said of rest)
      replies.push({
        id: replies.length + 1,
        messageId: id,
        authorId: said.by === 'sender' ? sender.id : contractorUserId(company),
        party: said.by,
        content: said.text,
        images: (said.pictures ?? []).map(addressOf),
        requestKey: `sample-reply-${replies.length + 1}`,
        createdAt: saidAt(said),
      });
    const names = [contractors[company]?.companyName, sender.firstName];
    return {
      id,
      targetType: 'contractor',
      contractorId: company + 1,
      senderId: sender.id,
      phoneNumber: content.phone,
      email: sender.email,
      content: first.text,
      images: (first.pictures ?? []).map((picture) => ({ images: addressOf(picture) })),
      designIds: [...(content.designs ?? [])],
      job: content.job ?? null,
      likeId: content.like ?? null,
      ...endOf(content, lastAt, answer === undefined ? 'new' : 'answered'),
      answeredAt,
      folded: fold([...names, ...content.said.map(({ text }) => text)].join(' ')),
      requestKey: `sample-message-${id}`,
      readAt: content.read.contractor ? lastAt : null,
      senderReadAt: content.read.sender ? lastAt : null,
      lastAt,
      lastBy: content.refusal ? ('contractor' as const) : last.by,
      createdAt: daysBefore(first.daysAgo),
      remindAt: new Date(inquiryReminders(daysBefore(first.daysAgo).getTime())[0].at),
    };
  });
  return { messages, replies };
}

/** Posts to the customer center with their answers. */
export function supportRows(): {
  posts: (typeof supportPostTable.$inferInsert)[];
  messages: (typeof supportMessages.$inferInsert)[];
} {
  const messages: (typeof supportMessages.$inferInsert)[] = [];
  const posts = supportPosts.map((content, index) => {
    const id = index + 1;
    const author = personOf(content.author);
    const since = content.since ?? [];
    for (const said of since)
      messages.push({
        id: messages.length + 1,
        postId: id,
        authorId: said.by === 'staff' ? staffId : author.id,
        party: said.by,
        content: said.text,
        images: [],
        requestKey: `sample-answer-${messages.length + 1}`,
        createdAt: daysBefore(said.daysAgo),
      });
    const last = since.at(-1);
    return {
      id,
      userId: author.id,
      category: content.category,
      title: content.title,
      content: content.text,
      images: (content.pictures ?? []).map(addressOf),
      state: last?.by === 'staff' ? ('answered' as const) : ('unanswered' as const),
      version: since.length,
      folded: fold([content.title, content.text, ...since.map(({ text }) => text)].join(' ')),
      requestKey: `sample-post-${id}`,
      createdAt: daysBefore(content.daysAgo),
      updatedAt: daysBefore(last?.daysAgo ?? content.daysAgo),
    };
  });
  return { posts, messages };
}
