import { sql } from 'drizzle-orm';
import { type InboxParty, inboxMessages, inboxReplies } from '../db/schema/support.ts';

type Said = { readonly party: InboxParty; readonly content: string };

/** The last reply of a conversation of a query, null where there is none. */
export const lastReplySql = sql<Said | null>`(select json_build_object('party', r.party, 'content', r.content) from ${inboxReplies} r where r.message_id = ${inboxMessages.id} order by r.id desc limit 1)`;

/** What was said last, and by whom: a refusal without words says nothing. */
export function saidLast(
  { refusal, content }: Pick<typeof inboxMessages.$inferSelect, 'refusal' | 'content'>,
  lastReply: Said | null,
): Said {
  // After a refusal that stands nobody says anything.
  if (refusal !== null && refusal.words !== '')
    return { party: 'contractor', content: refusal.words };
  return lastReply ?? { party: 'sender', content };
}
