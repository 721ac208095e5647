import type { BusinessDetails } from '@hien/api';
import { businessKindLabels, displayName, formatPhone } from '@hien/domain';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** A business to be read. */
export function BusinessFacts({ details }: { details: BusinessDetails }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <DefinitionList
      items={[
        {
          term: text('my-page.business.type'),
          detail: businessKindLabels[details.type][language],
        },
        { term: text('my-page.business.company-name'), detail: details.company_name },
        { term: text('my-page.business.person'), detail: displayName(details, language) },
        { term: text('my-page.business.number'), detail: details.registration_number },
        { term: text('my-page.business.tax'), detail: details.tax_code },
        {
          term: text('my-page.business.foundation'),
          detail: format.date(`${details.foundation_day}T00:00:00Z`),
        },
        {
          term: text('my-page.business.address'),
          detail: `${details.company_address}, ${details.city}`,
        },
        { term: text('my-page.business.hotline'), detail: formatPhone(details.hotline) },
        { term: text('my-page.business.email'), detail: details.business_email },
        { term: text('my-page.business.website'), detail: details.website || '–' },
      ]}
    />
  );
}
