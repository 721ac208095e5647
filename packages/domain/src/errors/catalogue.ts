import type { Language } from '../language/language.ts';
import { authErrors } from './auth.ts';
import { couponErrors } from './coupons.ts';
import type { ErrorEntry } from './error-entry.ts';
import { ownErrors } from './own.ts';
import { productErrors } from './product.ts';

export const errorCatalogue = {
  ...authErrors,
  ...productErrors,
  ...couponErrors,
  ...ownErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = /* @__PURE__ */ Object.keys(errorCatalogue).filter(isErrorCode);

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

/** Null for a code we do not know. */
export function errorEntry(code: string): ErrorEntry | null {
  return isErrorCode(code) ? errorCatalogue[code] : null;
}

/**
 * The sentence for a code. An unknown code shows the server's own message when there is one, else the
 * general text with the code, so that support can find it (2.19). So do AUTH_16 and AUTH_17.
 */
export function errorText(code: string, language: Language, serverMessage?: string): string {
  const entry = errorEntry(code);
  if (entry !== null && code !== 'AUTH_16' && code !== 'AUTH_17') return entry.text[language];
  const said = serverMessage?.trim() ?? '';
  return said === '' ? `${(entry ?? ownErrors.INTERNAL).text[language]} (${code})` : said;
}
