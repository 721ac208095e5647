import * as z from 'zod/mini';
import type { Instant } from '../calendar/ict.ts';
import { choiceField, emailField, optionalTextField, textField } from '../validation/fields.ts';
import { codeNameField } from './campaign-form.ts';

/** Whose a referral code is: our own, a member's (who may keep a shop or a company), or of somebody who sells for us without an account. */
export const referralOwners = ['campaign', 'member', 'sales'] as const;
export type ReferralOwner = (typeof referralOwners)[number];

/** Whether a code counts for this buyer: it has not ended, and nobody refers themselves. */
export const referralCounts = (
  { userId, endsAt }: { readonly userId: number | null; readonly endsAt: Instant | null },
  buyer: number,
  at: Instant,
): boolean => userId !== buyer && (endsAt === null || at <= endsAt);

/** A new code: the owner's address where it is a member's. */
export const referralSchema = z
  .object({
    code: codeNameField(),
    label: textField('validation.required', 120),
    owner: choiceField(referralOwners),
    email: optionalTextField(254),
  })
  .check(({ value, issues }) => {
    if (value.owner !== 'member') return;
    const judged = emailField().safeParse(value.email);
    for (const { message } of judged.error?.issues.slice(0, 1) ?? [])
      issues.push({
        code: 'custom',
        input: value.email,
        path: ['email'],
        message,
      });
  });

export const referralEndSchema = z.object({
  reason: textField('validation.reason.required', 1_000),
});
