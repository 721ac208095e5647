import * as z from 'zod/mini';
import { limits } from '../constants.ts';
import {
  accountNumberField,
  choiceField,
  dateField,
  flagField,
  imagesField,
  moneyField,
  numberField,
  optionalTextField,
  phoneField,
  textField,
  tickField,
} from '../validation/fields.ts';
import { between } from '../validation/rules.ts';
import {
  cancelReasons,
  holdReasons,
  needsAmount,
  needsPictures,
  returnReasons,
  sellerCancelReasons,
} from './reasons.ts';

const quantity = numberField({ whole: true, positive: true });

export const cancelRequestSchema = z.object({
  reason: choiceField(cancelReasons, 'validation.reason.required'),
  text: optionalTextField(1_000),
  quantity,
});

export const refundRequestSchema = z
  .object({
    reason: choiceField(returnReasons, 'validation.reason.required'),
    text: optionalTextField(1_000),
    pictures: imagesField(),
    quantity,
  })
  .check(
    between(
      ['reason', 'pictures'],
      (values) => values.pictures.length > 0 || !needsPictures(values.reason),
      'validation.images.required',
    ),
  );

export const exchangeRequestSchema = z
  .object({
    reason: choiceField(returnReasons, 'validation.reason.required'),
    text: optionalTextField(1_000),
    pictures: imagesField(),
    quantity,
    wanted_option: textField('validation.options.required'),
  })
  .check(
    between(
      ['reason', 'pictures'],
      (values) => values.pictures.length > 0 || !needsPictures(values.reason),
      'validation.images.required',
    ),
  );

/** With a carrier and its number, or with the seller's own people. */
export const shipmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('self') }),
  z.object({
    kind: z.literal('carrier'),
    carrier: textField('validation.carrier.required', 100),
    tracking: textField('validation.tracking.required', 60),
  }),
]);

export const holdSchema = z
  .object({
    reason: choiceField(holdReasons, 'validation.reason.required'),
    text: textField('validation.message.required', 1_000),
    amount: z.nullable(moneyField({ positive: true, max: limits.checkout.maxVnd })),
  })
  .check(
    between(
      ['reason', 'amount'],
      (values) => values.amount !== null || !needsAmount(values.reason),
      'validation.required',
    ),
  );

export const rejectSchema = z.object({
  reason: choiceField(holdReasons, 'validation.reason.required'),
  text: textField('validation.message.required', 1_000),
  send_back: z.nullable(shipmentSchema),
});

/** The goods are back with the shop: they have to be sent to the buyer again (R10, E09). */
export const rejectReceivedSchema = z.extend(rejectSchema, { send_back: shipmentSchema });

export const sellerCancelSchema = z.object({
  reason: choiceField(sellerCancelReasons, 'validation.reason.required'),
  text: optionalTextField(1_000),
});

/** Where money goes that cannot go back where it came from (2.9). Whose name it is, is the server's question. */
export const refundAccountSchema = z.object({
  bank: textField('validation.bank.required', 120),
  holder: textField('validation.account-holder.required', 120),
  account: accountNumberField(),
});

/** What a visitor types who has the link of a mail: the last four digits of the delivery phone (D15). */
export const orderDigitsSchema = z.object({
  digits: z.string().check(z.trim(), z.regex(/^\d{4}$/, { error: 'validation.digits.invalid' })),
});

/** Asking for a new link. */
export const orderLinkSchema = z.object({ phone: phoneField() });

/** A new day of dispatch, and why: the buyer reads it (I05). */
export const delaySchema = z.object({
  reason: textField('validation.reason.required', 200),
  until: dateField('validation.required'),
});

/** Why a cancellation is refused, in the shop's own words (C04). */
export const cancelRejectSchema = z.object({
  reason: textField('validation.reason.required', 200),
});

/** A refund is approved; with `keep` the buyer keeps the goods (R03). */
export const refundApproveSchema = z.object({ keep: flagField() });

/** The refund's amount is fixed (R06, R07); `cash_missing` for cash on delivery that the shop never had. */
export const refundConfirmSchema = z.object({ cash_missing: flagField() });

/** The goods that came back were looked at (E05). */
export const inspectionSchema = z.object({ inspected: tickField() });

/** Another way to end a claim, which the buyer agreed to (R17, E16). */
export const toRefundSchema = z.object({
  reason: textField('validation.reason.required', 200),
  agreed: tickField(),
});
export const toExchangeSchema = z.extend(toRefundSchema, {
  wanted_option: textField('validation.options.required'),
});

/** So many numbers of parcels are typed one by one; more come from a table. */
export const mostTyped = 20;

/** One event for many lines; where parcels go, one carrier for all and a number for each. Many that lack one are told once, at what was pasted. */
export const lotSchema = z
  .object({
    kind: z.enum(['carrier', 'self', 'none']),
    carrier: optionalTextField(100),
    pasted: z.string(),
    trackings: z.array(optionalTextField(60)),
  })
  .check((context) => {
    const { kind, carrier, trackings } = context.value;
    if (kind !== 'carrier') return;
    const missing = (error: string, path: (string | number)[]): void => {
      context.issues.push({ code: 'custom', message: error, path, input: context.value });
    };
    if (carrier === '') missing('validation.carrier.required', ['carrier']);
    const without = [...trackings.keys()].filter((index) => trackings[index] === '');
    if (without.length > mostTyped) missing('validation.tracking.required', ['pasted']);
    else for (const index of without) missing('validation.tracking.required', ['trackings', index]);
  });
