import { limits } from '@hien/domain';
import { PasswordInput, PasswordStrength } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useText } from '../../shared/i18n/useText.ts';

/** A new password, twice, with how hard it is to guess. Password managers know it by `new-password`. */
export function PasswordFields() {
  const text = useText();
  const { value } = useFormField<string>('password');
  return (
    <>
      <FormField name="password" label={text('entry.password')} required>
        <PasswordInput showLabel={text('login.password.show')} autoComplete="new-password" />
      </FormField>
      <PasswordStrength
        password={value}
        label={text('entry.password.strength')}
        words={[
          text('entry.password.none'),
          text('entry.password.weak'),
          text('entry.password.fair'),
          text('entry.password.good'),
          text('entry.password.strong'),
        ]}
        rules={[
          {
            text: text('entry.password.length', { count: limits.password.minLength }),
            met: value.trim().length >= limits.password.minLength,
          },
        ]}
        metLabels={{ met: text('entry.password.met'), unmet: text('entry.password.unmet') }}
      />
      <FormField name="confirm_password" label={text('entry.password.again')} required>
        <PasswordInput showLabel={text('login.password.show')} autoComplete="new-password" />
      </FormField>
    </>
  );
}
