import type { Language } from '@hien/domain';
import type { MailValues } from '../db/schema/mail.ts';
import type { Letter } from './letter.ts';

/** One kind of mail. It stands in a file of its own and in `templates/all.ts`. */
export type MailTemplate<Values extends MailValues> = {
  /** Says that the values open something (a code): they are forgotten once the mail is gone. */
  readonly secret: boolean;
  /** Values to look at it with. */
  readonly sample: Values;
  readonly write: Readonly<Record<Language, (values: Values) => Letter>>;
};

/** Keeps the type of the values where the template is written. */
export const mailTemplate = <Values extends MailValues>(
  template: MailTemplate<Values>,
): MailTemplate<Values> => template;
