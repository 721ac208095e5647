import * as z from 'zod/mini';
import {
  choiceField,
  dateField,
  moneyField,
  numberField,
  optionalField,
  optionalTextField,
  emailField,
  textField,
} from '../validation/fields.ts';
import type { MessageId } from '../validation/message-ids.ts';
import { campaignAudiences, campaignLimits, foldCode } from './campaign.ts';

/** Capitals and digits: what can be read out and typed on every keyboard. */
export function codeNameField() {
  const { min, max } = campaignLimits.code;
  return z.string({ error: 'validation.required' satisfies MessageId }).check(
    z.overwrite(foldCode),
    z.minLength(1, { error: 'validation.required', abort: true }),
    z.regex(new RegExp(`^[A-Z0-9]{${min},${max}}$`, 'u'), {
      error: 'validation.coupon.code',
    }),
  );
}

/** Addresses that stand on lines of their own, or are parted by commas; each once. */
export const emailsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/u)
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== ''),
  ),
];

const off = () => optionalField(moneyField({ positive: true, max: campaignLimits.off }));
const day = () => z.union([z.literal(''), dateField()]);
const named = () => textField('validation.required', campaignLimits.name);

/** A campaign as staff write it. What its kind or its audience does not need may stay empty. */
export const couponCampaignSchema = z
  .object({
    code: codeNameField(),
    name: z.object({ vi: named(), en: named(), ko: named() }),
    kind: choiceField(['amount', 'percent']),
    amount: off(),
    percent: optionalField(numberField({ positive: true, max: 100, whole: true })),
    max: off(),
    minimum: moneyField({ max: campaignLimits.minimum }),
    from: dateField(),
    until: dateField(),
    audience: choiceField(campaignAudiences),
    emails: optionalTextField(campaignLimits.emailsLetters),
    joined_from: day(),
    joined_until: day(),
    most: optionalField(numberField({ positive: true, whole: true, max: campaignLimits.most })),
  })
  .check(({ value, issues }) => {
    const wrong = (field: keyof typeof value, message: MessageId) =>
      issues.push({ code: 'custom', input: value[field], path: [field], message });
    const { kind, audience } = value;
    const needed = [
      ...(kind === 'amount' ? (['amount'] as const) : (['percent', 'max'] as const)),
      ...(audience === 'members' ? [] : (['most'] as const)),
    ];
    for (const field of needed) if (value[field] === null) wrong(field, 'validation.required');
    if (value.from > value.until) wrong('until', 'validation.date.order');
    if (audience === 'joined') {
      const days = ['joined_from', 'joined_until'] as const;
      for (const field of days) if (value[field] === '') wrong(field, 'validation.required');
      if (value.joined_until !== '' && value.joined_from > value.joined_until)
        wrong('joined_until', 'validation.date.order');
    }
    if (audience === 'members') {
      const emails = emailsIn(value.emails);
      if (emails.length === 0) wrong('emails', 'validation.required');
      else if (emails.length > campaignLimits.emails) wrong('emails', 'validation.coupon.emails');
      else if (emails.some((one) => !emailField().safeParse(one).success))
        wrong('emails', 'validation.email.invalid');
    }
  });

export type CouponCampaignForm = z.output<typeof couponCampaignSchema>;

/** Why staff stop it, for their colleagues, and whether what is not used yet goes with it. */
export const couponStopSchema = z.object({
  issued: choiceField(['keep', 'withdraw']),
  reason: textField('validation.reason.required', 1_000),
});
