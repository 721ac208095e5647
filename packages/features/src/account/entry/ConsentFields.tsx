import { type Consent, ConsentChecks, Link } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { Sentence } from '../../shared/i18n/Sentence.tsx';
import { useText } from '../../shared/i18n/useText.ts';

/** What one agrees to, each by itself and none ticked beforehand (3.9). `adult` where it is asked. */
export function ConsentFields({ adult = false }: { adult?: boolean }) {
  const text = useText();
  const language = useLanguage();
  const asked = ['terms', ...(adult ? ['adult'] : []), 'marketing'];
  const fields = {
    terms: useFormField<boolean | undefined>('terms'),
    adult: useFormField<boolean | undefined>('adult'),
    marketing: useFormField<boolean | undefined>('marketing'),
  };
  const link = (category: string) => (words: ReactNode) => (
    <Link href={paths.termDetail.to(language, { category })}>{words}</Link>
  );
  const consents: Consent[] = [
    {
      id: 'terms',
      label: (
        <Sentence
          id="entry.consent.terms"
          tags={{ terms: link('service'), privacy: link('privacy') }}
        />
      ),
      error: fields.terms.error,
    },
    ...(adult
      ? [{ id: 'adult', label: text('entry.consent.adult'), error: fields.adult.error }]
      : []),
    { id: 'marketing', label: text('entry.consent.marketing'), hint: text('entry.consent.free') },
  ];
  return (
    <ConsentChecks
      id={fields.terms.id}
      consents={consents}
      value={asked.filter((id) => fields[id as keyof typeof fields].value === true)}
      onChange={(ticked) => {
        for (const id of asked) {
          const field = fields[id as keyof typeof fields];
          if (field.value !== ticked.includes(id)) field.setValue(ticked.includes(id));
        }
      }}
    />
  );
}
