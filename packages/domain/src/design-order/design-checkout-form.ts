import * as z from 'zod/mini';
import { redBillSchema } from '../order/cart/checkout-form.ts';
import { cashless } from '../payment/methods.ts';
import { choiceField, optionalTextField, tickField } from '../validation/fields.ts';

/** The checkout of designs: nothing is delivered, and a download ends every claim for the money (D23, D75). */
export const designCheckoutSchema = z.object({
  method: choiceField(cashless, 'validation.method.required'),
  referralCode: optionalTextField(40),
  over18: tickField('validation.age.required'),
  terms: tickField('validation.terms.required'),
  noRefund: tickField('validation.no-refund.required'),
  redBill: z.nullable(redBillSchema),
});

export type DesignCheckoutValues = z.output<typeof designCheckoutSchema>;
