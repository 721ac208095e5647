import * as z from 'zod/mini';
import { emailField, passwordField } from '../validation/fields.ts';

/** Login form. Inputs are trimmed (platform 5). */
export const loginSchema = z.object({
  email: emailField(),
  password: passwordField(),
});

export type LoginValues = z.infer<typeof loginSchema>;
