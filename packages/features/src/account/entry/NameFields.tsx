import { Input } from '@hien/ui';
import { FormField } from '@hien/ui/form';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './EntryPage.css.ts';

/** First and last name in the order of the language: the family first in Vietnamese and Korean. */
export function NameFields() {
  const text = useText();
  const first = (
    <FormField key="first" name="first_name" label={text('entry.first-name')} required>
      <Input autoComplete="given-name" />
    </FormField>
  );
  const last = (
    <FormField key="last" name="last_name" label={text('entry.last-name')} required>
      <Input autoComplete="family-name" />
    </FormField>
  );
  return <div className={s.names}>{useLanguage() === 'en' ? [first, last] : [last, first]}</div>;
}
