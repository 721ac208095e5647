import * as z from 'zod/mini';
import { paymentMethods } from '../payment/methods.ts';
import {
  choiceField,
  emailField,
  numberField,
  optionalTextField,
  taxCodeField,
  textField,
  tickField,
} from '../validation/fields.ts';

/** Whom the VAT invoice is for. It can only be asked for at checkout (spec). */
export const redBillSchema = z.object({
  company: textField('validation.company.required'),
  email: emailField(),
  tax_code: taxCodeField(),
  address: textField('validation.address.required', 300),
});

export const checkoutSchema = z.object({
  address_id: numberField({ whole: true, positive: true }, 'validation.address.required'),
  payment_method: choiceField(paymentMethods),
  message: optionalTextField(500),
  referral_code: optionalTextField(40),
  coupon_id: z.nullable(numberField({ whole: true })),
  points: numberField({ whole: true }),
  over_18: tickField('validation.age.required'),
  terms: tickField('validation.terms.required'),
  /** Null when the box is not ticked; later it cannot be asked for any more. */
  red_bill: z.nullable(redBillSchema),
});

export type CheckoutValues = z.output<typeof checkoutSchema>;
