import { createContext, use } from 'react';

/** What the server said: of the form as a whole, and of fields together with the value it refused. */
export interface Refusal {
  message?: string | undefined;
  fields: Readonly<Record<string, { message: string; value: unknown }>>;
}

export const noRefusal: Refusal = { fields: {} };

export interface FormState {
  formId: string;
  refusal: Refusal;
  errorText: (message: string) => string;
  /** The values object that was sent and taken, if any. */
  sent: unknown;
}

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error('A form field stands outside a Form');
  return state;
}

/** The id of a field's control. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}
