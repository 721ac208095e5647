import * as z from 'zod/mini';
import {
  choiceField,
  dateField,
  longTextField,
  moneyField,
  numberField,
  optionalTextField,
} from '../validation/fields.ts';

/** Days of an offer that staff choose among; within `quotationLimits.validDays`. */
export const offerDays = ['7', '14', '30', '60'] as const;

/** What the member reads beside a decision, at most as long as the contract takes it. */
const words = () => optionalTextField(1_000);

/** A quotation as staff write it: how many and for how much of each line, and how long it stands. One line at least costs something. */
export const quotationOfferSchema = z.object({
  lines: z
    .array(
      z.object({
        quantity: numberField({ max: 100_000, whole: true, positive: true }),
        price: moneyField(),
      }),
    )
    .check((context) => {
      if (context.value.every(({ price }) => price === 0))
        context.issues.push({
          code: 'custom',
          message: 'validation.number.zero',
          path: [0, 'price'],
          input: context.value,
        });
    }),
  days: choiceField(offerDays),
  reason: words(),
});

/** The first day of works, as agreed with the member. */
export const quotationScheduleSchema = z.object({ start: dateField(), reason: words() });

export const quotationFinishSchema = z.object({ reason: words() });

/** Whoever declines says why: staff to the member, the member to staff. */
export const quotationDeclineSchema = z.object({ reason: longTextField() });
