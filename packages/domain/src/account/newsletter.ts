import * as z from 'zod/mini';
import type { ValidationMessageId } from '../validation/message-ids.ts';
import { emailField } from '../validation/fields.ts';

/** The letter goes out with the reader's own tick only: silence is no consent (3.9). */
export const newsletterSchema = z.object({
  email: emailField(),
  consent: z
    .boolean()
    .check(
      z.refine((ticked) => ticked, { error: 'validation.required' satisfies ValidationMessageId }),
    ),
});

/** What a mail asks is answered by a press alone. */
export const newsletterPressSchema = z.object({});

export type NewsletterValues = z.infer<typeof newsletterSchema>;

/** ours: how long a mail that asks is good, and how often an address is asked in a day. */
export const newsletterLimits = { confirmDays: 7, mailsPerDay: 3 } as const;
