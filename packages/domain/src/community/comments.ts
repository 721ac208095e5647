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

/** An address, with or without its beginning: `https://a.vn`, `www.a.vn`, `a.com/x`. A price or a measure is none. */
const link =
  /(?:https?:\/\/|www\.)\S|(?:^|[^\p{L}\p{N}@.])[a-z0-9-]{2,}\.(?:vn|com|net|org|info|shop|store|xyz|top|me|ly|io|co|kr|app|link|site|online|club|biz)(?![\p{L}\p{N}])/iu;

/** Whether words lead somewhere else; the first comments of an account may not. */
export const hasLink = (words: string): boolean => link.test(words);

/** Whether its author can still change what they wrote then. */
export const isCommentEditable = (writtenAt: Instant, now: Instant): boolean =>
  now - writtenAt <= commentLimits.editMinutes * minuteMs;

/** Below which comment a reply stands: there is one level, so a reply to a reply joins its parent. */
export const threadOfReply = (to: { readonly id: number; readonly parentId: number | null }) =>
  to.parentId ?? to.id;
