import { Field, type FieldProps } from '../Field/Field.tsx';
import { useFormField } from './useFormField.ts';

export type FormFieldProps = Omit<FieldProps, 'id' | 'error' | 'bound'> & {
  /** Path of the value: `email`, `receiver.phone`. */
  name: string;
};

/** A Field of a Form: value, error and id come from the form. */
export const FormField = ({ name, ...rest }: FormFieldProps) => {
  const { id, value, error, setValue, touch } = useFormField<unknown>(name);
  return <Field id={id} error={error} bound={{ name, value, set: setValue, touch }} {...rest} />;
};
