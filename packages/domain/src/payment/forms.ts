import * as z from 'zod/mini';
import { flagField, textField, tickField } from '../validation/fields.ts';

/** A return that somebody made by hand: the bank's reference of it. */
export const paidByHandSchema = z.object({
  proof: textField('validation.required', 120),
  gateway_checked: flagField(),
});

/** The same where the gateway gave no answer: it may have paid, so somebody has to have looked there. */
export const paidUnansweredSchema = z.object({
  proof: textField('validation.required', 120),
  gateway_checked: tickField(),
});

/** What was done about a case; the last note closes it. */
export const caseNoteSchema = z.object({
  note: textField('validation.message.required', 1_000),
});
