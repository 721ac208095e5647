import * as z from 'zod/mini';
import { limits } from '../constants.ts';
import type { ValidationMessageId } from './message-ids.ts';

// Local part, @, labels, and a top label of letters: what mail servers here accept, without quoted oddities.
const email = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Fails first and alone when the text is empty, so that a field shows one message at a time. */
const filled = (message: ValidationMessageId) => z.minLength(1, { error: message, abort: true });

const string = (message: ValidationMessageId) => z.string({ error: message });

/** NFC, trimmed, required. Lengths count NFC, as databases and people do (3.7). */
export function textField(message: ValidationMessageId = 'validation.required', maxLength = 200) {
  return string(message).check(z.normalize('NFC'), z.trim(), filled(message), z.maxLength(maxLength, { error: 'validation.text.too-long' satisfies ValidationMessageId }));
}

/** As `textField`, but may be left empty. */
export function optionalTextField(maxLength = 200) {
  return z._default(
    string('validation.required').check(z.normalize('NFC'), z.trim(), z.maxLength(maxLength, { error: 'validation.text.too-long' satisfies ValidationMessageId })),
    '',
  );
}

export function emailField() {
  return string('validation.email.required').check(
    z.trim(),
    z.toLowerCase(),
    filled('validation.email.required'),
    z.maxLength(254, { error: 'validation.email.invalid' satisfies ValidationMessageId }),
    z.regex(email, { error: 'validation.email.invalid' satisfies ValidationMessageId }),
  );
}

export function passwordField() {
  return string('validation.password.required').check(
    z.trim(),
    filled('validation.password.required'),
    z.minLength(limits.password.minLength, { error: 'validation.password.too-short' satisfies ValidationMessageId }),
  );
}
