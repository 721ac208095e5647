import { isInquiryOverdue } from '@hien/domain';
import type { inboxMessages } from '../../db/schema/support.ts';
import type { Answer } from '../../http/handler.ts';

type Columns = Pick<
  typeof inboxMessages.$inferSelect,
  'inquiry' | 'job' | 'refusal' | 'closedBy' | 'endedAt' | 'createdAt'
>;

/** What a conversation was begun for, and where it stands at a moment. */
export const wireInquiry = (
  { inquiry, job, refusal, closedBy, endedAt, createdAt }: Columns,
  now: number,
): Answer<'closeInquiry'>['data'] => ({
  state: inquiry,
  job,
  refusal,
  closed_by: closedBy,
  ended_at: endedAt?.toISOString() ?? null,
  overdue: isInquiryOverdue({ state: inquiry, askedAt: createdAt.getTime() }, now),
});
