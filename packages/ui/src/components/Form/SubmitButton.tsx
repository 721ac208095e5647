import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export type SubmitButtonProps = Omit<
  ButtonProps,
  'type' | 'loading' | 'disabled' | 'disabledReason' | 'reasonRoom'
> & {
  /** For forms whose button waits until all is valid (spec: login, inquiry): says what is missing. */
  whileInvalid?: string;
};

/** Sends the Form around it. */
export const SubmitButton = ({ whileInvalid, variant = 'primary', ...rest }: SubmitButtonProps) => {
  const { isSubmitting, isValid } = useFormikContext();
  const waits = whileInvalid !== undefined && !isValid && !isSubmitting;
  return (
    <Button
      type="submit"
      variant={variant}
      loading={isSubmitting}
      reasonRoom={whileInvalid}
      {...(waits ? { disabledReason: whileInvalid } : {})}
      {...rest}
    />
  );
};
