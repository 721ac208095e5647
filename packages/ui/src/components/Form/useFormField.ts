import { getIn, useFormikContext } from 'formik';
import { fieldId, useFormState } from './form-context.ts';

/** One field of the form around it. The error is in words, and only once the field was left or sent. */
export function useFormField<Value>(name: string) {
  const { formId, refusal, errorText } = useFormState();
  const formik = useFormikContext<Record<string, unknown>>();
  const value: Value = getIn(formik.values, name);
  const refused = refusal.fields[name];
  const message: unknown = getIn(formik.errors, name);
  const touched = Boolean(getIn(formik.touched, name));
  const error =
    touched && typeof message === 'string'
      ? errorText(message)
      : refused && Object.is(refused.value, value)
        ? refused.message
        : undefined;
  return {
    id: fieldId(formId, name),
    value,
    error,
    setValue: (next: Value) => void formik.setFieldValue(name, next),
    touch: () => void formik.setFieldTouched(name),
  };
}
