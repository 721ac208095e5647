import { useFormikContext } from 'formik';

/** What the form around it holds now, as typed: for what follows the words while they are written. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;
