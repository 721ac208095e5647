import type { MailTemplate } from '../template.ts';
import { signUpCode } from './sign-up-code.ts';

/** Every mail by the name it is stored under. A new one: its file, and its line here. */
export const mailTemplates = {
  'sign-up-code': signUpCode,
} as const;

export type MailName = keyof typeof mailTemplates;

/** The values a template writes with. */
export type ValuesOf<Name extends MailName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Values> ? Values : never;

export function isMailName(name: string): name is MailName {
  return Object.hasOwn(mailTemplates, name);
}
