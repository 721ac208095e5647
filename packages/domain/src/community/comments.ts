import * as z from 'zod/mini';
import type { Instant } from '../calendar/ict.ts';
import { textField } from '../validation/fields.ts';

const minuteMs = 60_000;

/** ours: how people talk below a shared home. */
export const commentLimits = {
  maxLength: 2_000,
  /** One member's, in a minute. */
  perMinute: 5,
  /** So long its author can still change it; readers see that they did. */
  editMinutes: 15,
  /** Below one comment: a longer talk starts anew. */
  replies: 100,
  perPage: 10,
} as const;

export const commentSchema = z.object({
  content: textField('validation.message.required', commentLimits.maxLength),
});

/** Whether its author can still change what they wrote then. */
export const isCommentEditable = (writtenAt: Instant, now: Instant): boolean =>
  now - writtenAt <= commentLimits.editMinutes * minuteMs;

/** Below which comment a reply stands: there is one level, so a reply to a reply joins its parent. */
export const threadOfReply = (to: { readonly id: number; readonly parentId: number | null }) =>
  to.parentId ?? to.id;
