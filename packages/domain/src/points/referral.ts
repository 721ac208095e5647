import * as z from 'zod/mini';
import type { Instant } from '../calendar/ict.ts';
import { choiceField, emailField, optionalTextField, textField } from '../validation/fields.ts';
import type { MessageId } from '../validation/message-ids.ts';
import { noFault } from '../validation/rules.ts';
import { codeNameField } from './campaign-form.ts';

/** Whose a referral code is: our own, a member's (who may keep a shop or a company), or of somebody who sells for us without an account. */
export const referralOwners = ['campaign', 'member', 'sales'] as const;
export type ReferralOwner = (typeof referralOwners)[number];

/** Why a code counts for nobody: it is none of ours, it is the buyer's own, or it has ended. Each has its message, `referral.own`. */
export const referralRefusals = ['invalid', 'own', 'ended'] as const;
export type ReferralRefusal = (typeof referralRefusals)[number];

/**
 * Why this code does not count for this buyer; null when it does. Nobody refers themselves: its owner is told so, and whose a
 * code is that is not the buyer's, nobody learns.
 * @param code null when there is none like it.
 */
export function referralRefused(
  code: { readonly userId: number | null; readonly endsAt: Instant | null } | null,
  buyer: number,
  at: Instant,
): ReferralRefusal | null {
  if (code === null) return 'invalid';
  if (code.userId === buyer) return 'own';
  return code.endsAt !== null && at > code.endsAt ? 'ended' : null;
}

/** A new code: the owner's address where it is a member's. */
export const referralSchema = z
  .object({
    code: codeNameField(),
    label: textField('validation.required', 120),
    owner: choiceField(referralOwners),
    email: optionalTextField(254),
  })
  .check(
    noFault(['owner', 'email'], ({ owner, email }) => {
      const judged = owner === 'member' ? emailField().safeParse(email) : undefined;
      const [issue] = judged?.error?.issues ?? [];
      return issue ? { field: 'email', code: issue.message as MessageId } : null;
    }),
  );

export const referralEndSchema = z.object({
  reason: textField('validation.reason.required', 1_000),
});
