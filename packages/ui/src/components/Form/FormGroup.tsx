import { FieldGroup, type FieldGroupProps } from '../Field/FieldGroup.tsx';
import { useFormField } from './useFormField.ts';

export type FormGroupProps = Omit<FieldGroupProps, 'id' | 'error' | 'bound'> & {
  /** Path of the value: `photos`, `review.stars`. */
  name: string;
};

/** A FieldGroup of a Form: value, error and id come from the form. */
export const FormGroup = ({ name, ...rest }: FormGroupProps) => {
  const { id, value, error, setValue, touch } = useFormField<unknown>(name);
  return (
    <FieldGroup id={id} error={error} bound={{ name, value, set: setValue, touch }} {...rest} />
  );
};
