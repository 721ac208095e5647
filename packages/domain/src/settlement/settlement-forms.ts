import * as z from 'zod/mini';
import { longTextField, textField } from '../validation/fields.ts';
import { taxpayers } from './withheld-tax.ts';

/** What a shop says is wrong with a closed month. */
export const disputeSchema = z.object({ reason: longTextField('validation.reason.required') });

/** Staff have paid a month: the reference of the bank. */
export const paySettlementSchema = z.object({ reason: textField('validation.required', 120) });

/** As what a shop pays tax, and by which paper. */
export const taxpayerSchema = z.object({
  taxpayer: z.enum(taxpayers),
  reason: longTextField('validation.reason.required'),
});

/** Why lines are kept back or let go; the shop reads it. */
export const holdLinesSchema = z.object({ reason: textField('validation.reason.required', 500) });

/** What staff found about a dispute; the shop reads it. */
export const resolveDisputeSchema = z.object({
  reason: longTextField('validation.message.required'),
});
