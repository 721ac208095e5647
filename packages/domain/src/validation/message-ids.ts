/**
 * Every message a form of the domain can give. Screens hold the sentences, in three languages, under
 * exactly these ids.
 */
export const validationMessageIds = [
  'validation.required',
  'validation.text.too-long',
  'validation.number.invalid',
  'validation.number.negative',
  'validation.number.not-whole',
  'validation.number.too-large',
  'validation.choice.invalid',
  'validation.email.required',
  'validation.email.invalid',
  'validation.password.required',
  'validation.password.too-short',
  'validation.password.mismatch',
  'validation.password.reused',
  'validation.phone.required',
  'validation.phone.invalid',
  'validation.phone.ten-digits',
  'validation.message.required',
] as const;

export type ValidationMessageId = (typeof validationMessageIds)[number];
