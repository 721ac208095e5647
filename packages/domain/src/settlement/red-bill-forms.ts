import * as z from 'zod/mini';
import { textField } from '../validation/fields.ts';

const number = textField('validation.bill-number.required', 60);
const reason = textField('validation.message.required', 500);

/** The number of the invoice, as the tax office's form has it: `1C26THN-0000419`. */
export const issueBillSchema = z.object({ number });

/** What the buyer has to correct. */
export const rejectBillSchema = z.object({ reason });

/** An invoice that adjusts or replaces another says why (Decree 70/2025). */
export const changeBillSchema = z.object({ number, reason });
