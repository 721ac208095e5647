import { referralSchema } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { findByEmail } from '../../account/user-repository.ts';
import { caseRow } from '../../cases/case-list.ts';
import { decideCase } from '../../cases/decide-case.ts';
import { retried } from '../../db/retried.ts';
import { referralCodes } from '../../db/schema/rewards.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Services } from '../../services.ts';
import { isLastAct, writeAct } from '../../staff-acts.ts';
import { type ListedReferral, referralList } from './list.ts';

/** A new code. One that was ever made is never made again: orders are found by it. */
export function createReferralCode({ database, now }: Services): Handler<'createReferralCode'> {
  const list = referralList(now);
  return async ({ body, language, signedIn }) => {
    const { userId } = await signedIn();
    const { key, ...sent } = body;
    const { code, label, owner, email } = readForm(referralSchema, sent, language);
    const at = now();
    return retried(database.orm, (tx) =>
      once(
        tx,
        { caller: `user:${userId}`, operation: 'createReferralCode', key, asked: body, at },
        async (): Promise<Answer<'createReferralCode'>> => {
          const member =
            owner === 'member' ? await findByEmail(tx, email.trim().toLowerCase()) : null;
          if (owner === 'member' && member === null) throw refusedField('OWNER_UNKNOWN', language);
          const [made] = await tx
            .insert(referralCodes)
            .values({ code, label, owner, userId: member?.id ?? null, createdAt: new Date(at) })
            .onConflictDoNothing({ target: referralCodes.code })
            .returning({ id: referralCodes.id });
          if (made === undefined) throw refusedField('CODE_TAKEN', language);
          await writeAct(tx, {
            userId,
            act: 'made',
            subject: 'referral',
            subjectId: made.id,
            at,
          });
          const row = await caseRow(tx, list, made.id);
          const [data] = row === null ? [] : await list.wire(tx, [row], language, userId);
          if (data === undefined) throw new ApiError('NOT_FOUND');
          return { data };
        },
      ),
    );
  };
}

/** From now on it counts no more; what was ordered with it keeps it. */
export const endReferralCode = (services: Services): Handler<'endReferralCode'> =>
  decideCase<'endReferralCode', ListedReferral>(services, referralList(services.now), {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ referral }) => referral.version,
    again: ({ referral }, { body, text, userId }, tx) =>
      referral.version === body.expected_version + 1 &&
      isLastAct(tx, {
        subject: 'referral',
        subjectId: referral.id,
        act: 'ended',
        text,
        userId,
      }),
    async change(tx, { referral }, { text, userId, at }) {
      if (referral.endsAt !== null && referral.endsAt.getTime() < at) return false;
      await tx
        .update(referralCodes)
        // The moment itself still counts, so that it is the last one before.
        .set({ endsAt: new Date(at - 1), version: referral.version + 1 })
        .where(eq(referralCodes.id, referral.id));
      await writeAct(tx, {
        userId,
        act: 'ended',
        subject: 'referral',
        subjectId: referral.id,
        text,
        at,
      });
      return true;
    },
  });
