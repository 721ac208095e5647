import * as z from 'zod/mini';
import { systemClock } from '../calendar/clock.ts';
import { ictDate } from '../calendar/ict.ts';
import {
  cleanPhone,
  isDeliveryPhone,
  isHotline,
  isInquiryPhone,
  isVietnamesePhone,
} from '../address/phone.ts';
import { parseVnd } from '../money/parse-vnd.ts';
import { limits } from '../constants.ts';
import type { MessageId as Id } from './message-ids.ts';
import { isInvisible } from './text-flaw.ts';

// Local part, @, labels, and a top label of letters: what mail servers here accept, without quoted oddities.
const email = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

const say = (error: Id) => ({ error });

/**
 * Fails first when nothing of the text can be seen, and alone among the tests of its field. Not by zod's `abort`: that
 * would keep rules between other fields of the form from being asked.
 */
export const filled =
  (error: Id) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    if (isInvisible(value)) issues.push({ code: 'custom', message: error, input: value });
  };

const text = (error: Id) => z.string({ error });

const failing = (error: Id, test: (value: string) => boolean) => z.refine<string>(test, say(error));

/** NFC, trimmed, required. Lengths count NFC, as databases and people do (3.7). */
export function textField(missing: Id = 'validation.required', maxLength = 200) {
  return text(missing).check(
    z.normalize('NFC'),
    z.trim(),
    filled(missing),
    z.maxLength(maxLength, say('validation.text.too-long')),
  );
}

/** As `textField`, but may be left empty. */
export function optionalTextField(maxLength = 200) {
  return z._default(
    text('validation.required').check(
      z.normalize('NFC'),
      z.trim(),
      z.maxLength(maxLength, say('validation.text.too-long')),
    ),
    '',
  );
}

export function longTextField(missing: Id = 'validation.message.required') {
  return textField(missing, 5_000);
}

export function emailField(invalid: Id = 'validation.email.invalid') {
  return text('validation.email.required').check(
    z.trim(),
    z.toLowerCase(),
    filled('validation.email.required'),
    z.maxLength(254, { error: invalid, abort: true }),
    z.regex(email, say(invalid)),
  );
}

/** As `emailField`, but may be left empty. */
export function optionalEmailField() {
  return z._default(
    text('validation.email.invalid').check(
      z.trim(),
      z.toLowerCase(),
      failing(
        'validation.email.invalid',
        (value) => value === '' || (value.length <= 254 && email.test(value)),
      ),
    ),
    '',
  );
}

export function passwordField() {
  return text('validation.password.required').check(
    z.trim(),
    filled('validation.password.required'),
    z.minLength(limits.password.minLength, say('validation.password.too-short')),
    z.maxLength(200, say('validation.text.too-long')),
  );
}

/** Six digits, as they are sent by mail. */
export function codeField() {
  return text('validation.code.required').check(
    z.trim(),
    filled('validation.code.required'),
    z.regex(/^\d{6}$/, say('validation.code.invalid')),
  );
}

/** What an authenticator app shows, or a recovery code: sixteen signs in groups. */
export function secondFactorField() {
  return text('validation.code.required').check(
    z.trim(),
    filled('validation.code.required'),
    z.regex(/^(\d{3} ?\d{3}|[\da-f]{4}([ -]?[\da-f]{4}){3})$/i, say('validation.code.invalid')),
  );
}

const phone = (invalid: Id, test: (value: string) => boolean) =>
  text('validation.phone.required').check(
    z.overwrite(cleanPhone),
    filled('validation.phone.required'),
    failing(invalid, test),
  );

/** Exactly ten digits once cleaned. */
export const deliveryPhoneField = () => phone('validation.phone.ten-digits', isDeliveryPhone);

/** A Vietnamese mobile or landline number. */
export const phoneField = () => phone('validation.phone.invalid', isVietnamesePhone);

/** As `phoneField`, but may be left empty. */
export function optionalPhoneField() {
  return z._default(
    text('validation.phone.invalid').check(
      z.overwrite(cleanPhone),
      failing('validation.phone.invalid', (value) => value === '' || isVietnamesePhone(value)),
    ),
    '',
  );
}

/** A company's number: also 1900 and 1800. */
export const hotlineField = () =>
  phone('validation.hotline.invalid', (value) => isVietnamesePhone(value) || isHotline(value));

/** The inquiry form's own rule; the text stays as typed. */
export const inquiryPhoneField = () =>
  text('validation.phone.required').check(
    z.trim(),
    filled('validation.phone.required'),
    z.maxLength(30, say('validation.phone.invalid')),
    failing('validation.phone.invalid', isInquiryPhone),
  );

const taxCode = /^\d{10}(-\d{3})?$|^\d{12}$/;

/** 10 digits, 10 + 3 for a branch, or a person's 12 (3.5). */
export function taxCodeField() {
  return text('validation.tax-code.required').check(
    z.trim(),
    filled('validation.tax-code.required'),
    z.regex(taxCode, say('validation.tax-code.invalid')),
  );
}

/** Letters and digits of a bank account, spaces taken out. */
export function accountNumberField() {
  return text('validation.account-number.invalid').check(
    z.overwrite((value) => value.replace(/[\s.-]/g, '')),
    z.regex(/^[0-9A-Za-z]{6,19}$/, say('validation.account-number.invalid')),
  );
}

export function optionalUrlField() {
  return z._default(
    text('validation.url.invalid').check(
      z.trim(),
      failing(
        'validation.url.invalid',
        (value) =>
          value === '' || /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}([/?#]\S*)?$/iu.test(value),
      ),
    ),
    '',
  );
}

type Range = {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
  readonly positive?: boolean;
};

/** What somebody typed → a number. A comma or a point may mark the decimals of a measure: `84,5`. */
function toNumber(value: string | number): number {
  if (typeof value === 'number') return value;
  const bare = value.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
}

function judged(
  value: number,
  { min = 0, max = 1e9, whole = false, positive = false }: Range,
): Id | null {
  if (!Number.isFinite(value)) return 'validation.number.invalid';
  if (value < min) return 'validation.number.negative';
  if (positive && value === 0) return 'validation.number.zero';
  if (value > max) return 'validation.number.too-large';
  return whole && !Number.isInteger(value) ? 'validation.number.not-whole' : null;
}

const typed = (missing: Id) => z.union([z.string(), z.number()], say(missing));

function numeric(read: (value: string | number) => number, range: Range, missing: Id) {
  return z.pipe(
    typed(missing),
    z.transform((value: string | number, context) => {
      const number = read(value);
      const problem = String(value).trim() === '' ? missing : judged(number, range);
      if (problem === null) return number;
      context.issues.push({ code: 'custom', message: problem, input: value });
      return z.NEVER;
    }),
  );
}

/** A required number from a text box. */
export function numberField(range: Range = {}, missing: Id = 'validation.required') {
  return numeric(toNumber, range, missing);
}

/** Whole đồng; grouping and the sign are understood. */
export function moneyField(range: Range = {}, missing: Id = 'validation.required') {
  return numeric(
    (value) => (typeof value === 'number' ? value : (parseVnd(value) ?? Number.NaN)),
    { max: 1e13, ...range, whole: true },
    missing,
  );
}

/** A number or a sum that may be left empty: null then, and a fault of what was typed is said as it is of a required one. */
export function optionalField(field: z.ZodMiniType<number, string | number>) {
  const read = z.pipe(
    z.nullable(z.union([z.string(), z.number()])),
    z.transform((value: string | number | null, context) => {
      if (value === null || String(value).trim() === '') return null;
      const judgedField = field.safeParse(value);
      if (judgedField.success) return judgedField.data;
      for (const { message } of judgedField.error.issues)
        context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
  return z._default(read, null);
}

function isCalendarDay(value: string): boolean {
  const at = Date.parse(`${value}T00:00:00Z`);
  // 30 February would roll over into March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** `YYYY-MM-DD`, a day that exists. */
export function dateField(missing: Id = 'validation.required') {
  return text(missing).check(
    z.trim(),
    filled(missing),
    failing(
      'validation.date.invalid',
      (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value),
    ),
  );
}

/** As `dateField`, and not after today in Vietnam. */
export function pastDayField(missing: Id, future: Id) {
  return dateField(missing).check(failing(future, (value) => value <= ictDate(systemClock.now())));
}

export function choiceField<const Value extends string>(
  values: readonly Value[],
  missing: Id = 'validation.required',
) {
  return z.pipe(
    text(missing).check(filled(missing)),
    z.enum(
      Object.fromEntries(values.map((value) => [value, value])) as { readonly [Key in Value]: Key },
      say('validation.choice.invalid'),
    ),
  );
}

/** A box that must be ticked. */
export function tickField(missing: Id = 'validation.tick.required') {
  // Starts as false, ends as true.
  return z.pipe(z.boolean(say(missing)), z.literal(true, say(missing)));
}

export function flagField() {
  return z._default(z.boolean(say('validation.choice.invalid')), false);
}

/** Names of uploaded files. */
export function imagesField(min = 0, max: number = limits.uploader.hardMax) {
  return z._default(
    z
      .array(z.string(say('validation.images.required')))
      .check(
        z.minLength(min, say('validation.images.required')),
        z.maxLength(max, say('validation.images.too-many')),
      ),
    [],
  );
}
