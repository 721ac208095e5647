import {
  type InquiryEvent,
  type InquiryState,
  type Language,
  inquiryAfter,
  inquiryRefusalSchema,
  inquiryStuckTexts,
} from '@hien/domain';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { inboxMessages } from '../../db/schema/support.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Services } from '../../services.ts';
import { findConversation, partyOf } from '../inbox-access.ts';
import { written } from '../words.ts';
import { wireInquiry } from './inquiry-shape.ts';
import { recountAnswers } from './recount-answers.ts';
import { tellOfRefusal, tellOfWithdrawal } from './tell-inquiry.ts';

type Conversation = Awaited<ReturnType<typeof findConversation>>;

/**
 * A conversation of the member, held until the transaction ends: of a refusal, an answer and taking back that come at one
 * moment each sees what the one before did.
 * @throws {ApiError} NOT_FOUND
 */
export async function holdConversation(tx: Orm, id: number, userId: number): Promise<Conversation> {
  await tx
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(eq(inboxMessages.id, id))
    .for('update');
  return findConversation(tx, id, userId);
}

/**
 * What an event of this member leads to.
 * @throws {ApiError} CONFLICT, with why, where they cannot do it now.
 */
export function stateAfter(
  { message }: Pick<Conversation, 'message'>,
  userId: number,
  event: InquiryEvent,
  language: Language,
): InquiryState {
  const side = partyOf(message, userId);
  const next = inquiryAfter(message.inquiry, side, event);
  if (next === null)
    throw new ApiError('CONFLICT', { said: inquiryStuckTexts[side][message.inquiry][language] });
  return next;
}

/** The company says why it does not take a job. For its answer time that is an answer. */
export function refuseInquiry({ database, now }: Services): Handler<'refuseInquiry'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const judged = inquiryRefusalSchema.safeParse({ ...body, words: written(body.words) });
    if (!judged.success) throw refusedField('AUTH_15', language, 'words');
    const refusal = judged.data;
    const at = new Date(now());
    return retried(database.orm, async (tx) => {
      const held = await holdConversation(tx, body.id, userId);
      const { message, company } = held;
      // Who began it is no company that could refuse it.
      if (partyOf(message, userId) === 'sender') throw new ApiError('NOT_FOUND');
      if (isDeepStrictEqual(message.refusal, refusal))
        return { data: wireInquiry(message, at.getTime()) };
      const state = stateAfter(held, userId, 'refuse', language);
      const [after] = await tx
        .update(inboxMessages)
        .set({
          inquiry: state,
          refusal,
          answeredAt: message.answeredAt ?? at,
          endedAt: at,
          lastAt: at,
          lastBy: 'contractor',
          readAt: at,
          senderReadAt: null,
        })
        .where(eq(inboxMessages.id, message.id))
        .returning();
      if (message.answeredAt === null) await recountAnswers(tx, company.id, at.getTime());
      await tellOfRefusal(tx, { message, company, refusal, at: at.getTime() });
      return { data: wireInquiry(after ?? message, at.getTime()) };
    });
  };
}

/** Its sender takes an inquiry back, or the company closes what it answered. */
export function closeInquiry({ database, now }: Services): Handler<'closeInquiry'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const at = new Date(now());
    return retried(database.orm, async (tx) => {
      const held = await holdConversation(tx, body.id, userId);
      const { message, company } = held;
      if (message.inquiry === 'closed') return { data: wireInquiry(message, at.getTime()) };
      const state = stateAfter(held, userId, 'close', language);
      const side = partyOf(message, userId);
      const [after] = await tx
        .update(inboxMessages)
        .set({ inquiry: state, closedBy: side, endedAt: at })
        .where(eq(inboxMessages.id, message.id))
        .returning();
      if (side === 'sender') await tellOfWithdrawal(tx, { message, company, at: at.getTime() });
      return { data: wireInquiry(after ?? message, at.getTime()) };
    });
  };
}
