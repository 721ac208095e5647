import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from '../Radio/RadioGroup.tsx';
import { useFormField } from './useFormField.ts';

export type FormCheckboxProps = Omit<CheckboxProps, 'id' | 'checked' | 'error' | 'onChange'> & {
  name: string;
};

/** A Checkbox of a Form; its value is a boolean. */
export const FormCheckbox = ({ name, ...rest }: FormCheckboxProps) => {
  const { id, value, error, setValue, touch } = useFormField<boolean>(name);
  return (
    <Checkbox
      id={id}
      name={name}
      checked={value}
      error={error}
      onChange={(event) => setValue(event.currentTarget.checked)}
      onBlur={touch}
      {...rest}
    />
  );
};

export type FormRadioGroupProps = Omit<RadioGroupProps, 'id' | 'value' | 'error' | 'onChange'> & {
  name: string;
};

/** A RadioGroup of a Form; its value is a string. A press that is refused leads to it. */
export const FormRadioGroup = ({ name, ...rest }: FormRadioGroupProps) => {
  const { id, value, error, setValue } = useFormField<string>(name);
  return (
    <RadioGroup
      id={id}
      tabIndex={-1}
      name={name}
      value={value}
      error={error}
      onChange={setValue}
      {...rest}
    />
  );
};
