import * as z from 'zod/mini';
import { redBillSchema } from '../order/cart/checkout-form.ts';
import { type PaymentMethod, paymentMethods } from '../payment/methods.ts';
import { choiceField, optionalTextField, tickField } from '../validation/fields.ts';

/** Every way to pay but cash on delivery (D26); whether a sum can be paid in instalments is the sum's to say. */
const designMethods = paymentMethods.filter(
  (method): method is Exclude<PaymentMethod, 'COD'> => method !== 'COD',
);

/** The checkout of designs: nothing is delivered, and a download ends every claim for the money (D23, D75). */
export const designCheckoutSchema = z.object({
  method: choiceField(designMethods, 'validation.method.required'),
  referralCode: optionalTextField(40),
  over18: tickField('validation.age.required'),
  terms: tickField('validation.terms.required'),
  noRefund: tickField('validation.no-refund.required'),
  redBill: z.nullable(redBillSchema),
});

export type DesignCheckoutValues = z.output<typeof designCheckoutSchema>;
