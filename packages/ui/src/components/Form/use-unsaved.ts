import { useFormikContext } from 'formik';
import { useFormState } from './form-context.ts';

/** Whether the form around it holds something that nobody has taken yet. Not while it is being sent. */
export function useUnsaved(): boolean {
  const { dirty, isSubmitting, values } = useFormikContext();
  const { sent } = useFormState();
  return dirty && !isSubmitting && values !== sent;
}
