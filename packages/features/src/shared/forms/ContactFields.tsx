import { cleanPhone, formatPhone } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Input, Link, PhoneInput } from '@hien/ui';
import { FormCheckbox, FormField } from '@hien/ui/form';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './ContactFields.css.ts';

/** Who asks, and how to reach them. */
export function ContactFields() {
  const text = useText();
  return (
    <>
      <FormField name="name" label={text('contact.name')} required>
        <Input autoComplete="name" />
      </FormField>
      <div className={s.pair}>
        <FormField name="phone" label={text('contact.phone')} required>
          <PhoneInput clean={cleanPhone} format={formatPhone} />
        </FormField>
        <FormField name="email" label={text('contact.email')} required>
          <Input type="email" inputMode="email" autoComplete="email" />
        </FormField>
      </div>
    </>
  );
}

/** The consent of this one request, with the text that it is a consent to. */
export function ConsentBox() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormCheckbox name="consent">
      {text('contact.consent')}{' '}
      <Link href={paths.termDetail.to(language, { category: 'privacy' })} target="_blank">
        {text('contact.consent.policy')}
      </Link>
    </FormCheckbox>
  );
}
