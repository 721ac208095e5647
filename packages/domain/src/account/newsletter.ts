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

export type NewsletterValues = z.infer<typeof newsletterSchema>;
