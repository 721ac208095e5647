import * as z from 'zod/mini';
import { optionalTextField, phoneField, textField } from '../validation/fields.ts';

/** Who asks for a quotation of an office, and what staff should know besides the plan. */
export const officeRequestSchema = z.object({
  name: textField('validation.required', 100),
  phone: phoneField(),
  note: optionalTextField(1_000),
});
