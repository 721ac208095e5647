import * as z from 'zod/mini';
import { textField } from '../validation/fields.ts';

/** A return that somebody made by hand: the bank's reference of it. */
export const paidByHandSchema = z.object({ proof: textField('validation.required', 120) });

/** What was done about a case; the last note closes it. */
export const caseNoteSchema = z.object({
  note: textField('validation.message.required', 1_000),
});
