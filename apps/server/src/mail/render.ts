import type { Language } from '@hien/domain';
import { type LaidOutMail, type Letter, layOut } from './letter.ts';
import type { MailValues } from '../db/schema/mail.ts';
import { isMailName, mailTemplates } from './templates/all.ts';

/** A stored mail in a language; null for a template that is no longer there. */
export function renderMail(
  name: string,
  values: MailValues,
  language: Language,
  base: string,
): LaidOutMail | null {
  if (!isMailName(name)) return null;
  // The values were typed by this template when the mail was put into the outbox.
  const write: (values: never) => Letter = mailTemplates[name].write[language];
  return layOut(write(values as never), language, base);
}
