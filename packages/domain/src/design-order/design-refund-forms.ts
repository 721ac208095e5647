import * as z from 'zod/mini';
import { refundAccountSchema } from '../claim/forms.ts';
import { choiceField, longTextField } from '../validation/fields.ts';

/** A buyer asks for the money of designs that were not downloaded (D23). */
export const designRefundSchema = z.object({
  reason: longTextField('validation.reason.required'),
});

/** The same for money that needs an account to go to. */
export const designRefundToAccountSchema = z.extend(designRefundSchema, refundAccountSchema.shape);

/** What staff decide about it; the buyer reads why. */
export const designRefundDecisionSchema = z.object({
  decision: choiceField(['approve', 'reject'], 'validation.decision.required'),
  reason: longTextField('validation.message.required'),
});
