import * as z from 'zod/mini';
import { paymentMethods } from '../../payment/methods.ts';
import {
  choiceField,
  emailField,
  moneyField,
  numberField,
  optionalTextField,
  taxCodeField,
  textField,
  tickField,
} from '../../validation/fields.ts';

/** Whom the VAT invoice is for. It can only be asked for at checkout (spec). */
export const redBillSchema = z.object({
  company: textField('validation.company.required'),
  email: emailField(),
  taxCode: taxCodeField(),
  address: textField('validation.address.required', 300),
});

export const checkoutSchema = z.object({
  addressId: numberField({ whole: true, positive: true }, 'validation.address.required'),
  method: choiceField(paymentMethods, 'validation.method.required'),
  /** A note to each seller, by the seller's id. */
  messages: z._default(z.record(z.string(), optionalTextField(500)), {}),
  /** Sellers that are asked to put everything up at home. */
  installation: z._default(z.array(z.int()), []),
  referralCode: optionalTextField(40),
  couponId: z.nullable(numberField({ whole: true })),
  points: moneyField(),
  over18: tickField('validation.age.required'),
  terms: tickField('validation.terms.required'),
  /** Null when the box is not ticked; later it cannot be asked for any more. */
  redBill: z.nullable(redBillSchema),
});

export type CheckoutValues = z.output<typeof checkoutSchema>;

/** The checkout's form half filled in, as it lies in a tab; another version of the page may have left another one. */
export const checkoutDraftSchema = z.object({
  addressId: z.number(),
  method: z.string(),
  messages: z.record(z.string(), z.string()),
  installation: z.array(z.number()),
  referralCode: z.string(),
  couponId: z.nullable(z.number()),
  points: z.number(),
  over18: z.boolean(),
  terms: z.boolean(),
  redBill: z.nullable(
    z.object({ company: z.string(), email: z.string(), taxCode: z.string(), address: z.string() }),
  ),
});
