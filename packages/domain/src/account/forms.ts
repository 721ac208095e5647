import * as z from 'zod/mini';
import {
  codeField,
  secondFactorField,
  pastDayField,
  emailField,
  choiceField,
  hotlineField,
  optionalEmailField,
  optionalTextField,
  optionalUrlField,
  optionalPhoneField,
  passwordField,
  phoneField,
  taxCodeField,
  textField,
  tickField,
  flagField,
} from '../validation/fields.ts';
import { between } from '../validation/rules.ts';
import { businessKinds, loginMethods } from './roles.ts';

const name = {
  first_name: textField('validation.name.first-required', 100),
  last_name: textField('validation.name.last-required', 100),
};

const newPassword = { password: passwordField(), confirm_password: passwordField() };

type NewPassword = { readonly password: string; readonly confirm_password: string };

const sameTwice = between<NewPassword, keyof NewPassword>(
  ['password', 'confirm_password'],
  (typed) => typed.password === typed.confirm_password,
  'validation.password.mismatch',
);

const consents = {
  terms: tickField('validation.terms.required'),
  /** Separate and never ticked beforehand (3.9). */
  marketing: flagField(),
};

const company = {
  company_name: textField('validation.company.required'),
  hotline: hotlineField(),
  business_email: emailField('validation.email.business-invalid'),
  registration_number: textField('validation.registration-number.required', 30),
  foundation_day: pastDayField(
    'validation.foundation-day.required',
    'validation.foundation-day.future',
  ),
  website: optionalUrlField(),
  city: textField('validation.address.city-required'),
  company_address: textField('validation.address.required', 300),
  tax_code: taxCodeField(),
};

export const signUpSchema = z
  .object({ email: emailField(), ...newPassword, ...name, phone: phoneField(), ...consents })
  .check(sameTwice);

/** The form of a member as its fields hold it, and as the schema cleans it. */
export type SignUpForm = z.input<typeof signUpSchema>;
export type SignUpValues = z.output<typeof signUpSchema>;

/** Business members: the kind, who signs, the company. The code of the mail (D80) is typed after it: `codeSchema`. */
export const businessSignUpSchema = z
  .object({
    type: choiceField(businessKinds),
    email: emailField(),
    ...newPassword,
    ...name,
    ...company,
    adult: tickField('validation.age.required'),
    ...consents,
  })
  .check(sameTwice);

export type BusinessSignUpForm = z.input<typeof businessSignUpSchema>;
export type BusinessSignUpValues = z.output<typeof businessSignUpSchema>;

/** An ordinary member becomes a business member. */
export const businessRegistrationSchema = z.object({
  type: choiceField(businessKinds),
  ...name,
  ...company,
});

/** What a provider could not tell us; Apple and Zalo members have an empty last name. */
export const socialSignUpSchema = z.object({
  login_method: choiceField(loginMethods.filter((method) => method !== 'system')),
  social_id: textField(),
  /** Empty for who has none: the provider's word is enough to sign in. */
  email: optionalEmailField(),
  first_name: textField('validation.name.first-required', 80),
  last_name: optionalTextField(80),
  ...consents,
});

export type SocialSignUpInput = z.input<typeof socialSignUpSchema>;
export type SocialSignUpValues = z.output<typeof socialSignUpSchema>;

export const forgotPasswordSchema = z.object({ email: emailField() });

/** The code alone, where the e-mail is known. */
export const codeSchema = z.object({ code: codeField() });

/** Six digits of an authenticator app, or a recovery code for a lost phone. */
export const secondFactorSchema = z.object({ code: secondFactorField() });

export const verifyCodeSchema = z.object({ email: emailField(), code: codeField() });

export const resetPasswordSchema = z.object({ ...newPassword }).check(sameTwice);

export const changePasswordSchema = z
  .object({ old_password: passwordField(), ...newPassword })
  .check(
    sameTwice,
    between(
      ['old_password', 'password'],
      (values) => values.password !== values.old_password,
      'validation.password.reused',
    ),
  );

/** Zalo and Apple members have an empty last name, and nobody has to have a phone before an order. */
export const profileSchema = z.object({
  first_name: textField('validation.name.first-required', 80),
  last_name: optionalTextField(80),
  phone: optionalPhoneField(),
});

const inThreeLanguages = (maxLength: number) =>
  z.object({
    vi: textField('validation.required', maxLength),
    en: textField('validation.required', maxLength),
    ko: textField('validation.required', maxLength),
  });

/** A new version of a document, as staff write it: articles are text (`readArticles`). */
export const termsAnnouncementSchema = z.object({
  notice: choiceField(['usual', 'important']),
  in_force_on: textField('validation.required', 10),
  reviewed: flagField(),
  summary: inThreeLanguages(500),
  changes: inThreeLanguages(2_000),
  articles: inThreeLanguages(200_000),
});

export type TermsForm = z.output<typeof termsAnnouncementSchema>;

const leaving = { understood: tickField(), reason: optionalTextField(1_000) };

export const deleteAccountSchema = z.object({ password: passwordField(), ...leaving });

/** Whoever came through a social network has no password here; a fresh sign-in stands for it (D85). */
export const deleteSocialAccountSchema = z.object(leaving);
