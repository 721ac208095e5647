import * as z from 'zod/mini';
import {
  choiceField,
  dateField,
  moneyField,
  numberField,
  optionalField,
  optionalTextField,
  emailField,
  filled,
  textField,
} from '../validation/fields.ts';
import type { MessageId } from '../validation/message-ids.ts';
import { between, noFault } from '../validation/rules.ts';
import { campaignAudiences, campaignLimits, foldCode } from './campaign.ts';

/** Capitals and digits: what can be read out and typed on every keyboard. */
export function codeNameField() {
  const { min, max } = campaignLimits.code;
  return z.string({ error: 'validation.required' satisfies MessageId }).check(
    z.overwrite(foldCode),
    filled('validation.required'),
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

/** Of those who are named: some, not too many, and each an address. */
function emailsFault(emails: readonly string[]): MessageId | null {
  if (emails.length === 0) return 'validation.required';
  if (emails.length > campaignLimits.emails) return 'validation.coupon.emails';
  return emails.every((one) => emailField().safeParse(one).success)
    ? null
    : 'validation.email.invalid';
}

/** Where a choice is this one, the field cannot stay empty. */
const needed = <Choice extends string, Field extends string>(
  choice: Choice,
  value: string,
  field: Field,
) => {
  type Read = Readonly<Record<Choice | Field, string | number | null>>;
  const isThere = (read: Read) =>
    read[choice] !== value || (read[field] !== null && read[field] !== '');
  return between<Read, Choice | Field>([choice, field], isThere, 'validation.required');
};

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
  .check(
    needed('kind', 'amount', 'amount'),
    needed('kind', 'percent', 'percent'),
    needed('kind', 'percent', 'max'),
    between(['from', 'until'], ({ from, until }) => from <= until, 'validation.date.order'),
    between(
      ['audience', 'most'],
      ({ audience, most }) => audience === 'members' || most !== null,
      'validation.required',
    ),
    needed('audience', 'joined', 'joined_from'),
    needed('audience', 'joined', 'joined_until'),
    between(
      ['audience', 'joined_from', 'joined_until'],
      ({ audience, joined_from: from, joined_until: until }) =>
        audience !== 'joined' || until === '' || from <= until,
      'validation.date.order',
    ),
    noFault(['audience', 'emails'], ({ audience, emails }) => {
      const code = audience === 'members' ? emailsFault(emailsIn(emails)) : null;
      return code && { field: 'emails', code };
    }),
  );

export type CouponCampaignForm = z.output<typeof couponCampaignSchema>;

/** Why staff stop it, for their colleagues, and whether what is not used yet goes with it. */
export const couponStopSchema = z.object({
  issued: choiceField(['keep', 'withdraw']),
  reason: textField('validation.reason.required', 1_000),
});
