import type { UpgradeCase } from '@hien/api';
import { displayName, formatPhone } from '@hien/domain';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Everything that was sent; what differs from what is shown now says so. */
export function UpgradeFacts({ one: { sent, shown, email, rejection } }: { one: UpgradeCase }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const changed = (value: string, before: string | undefined) =>
    before === undefined || before === value ? value : text('admin.facts.was', { value, before });
  const day = (value: string) => format.date(`${value}T00:00:00Z`);
  const place = (details: typeof sent) => `${details.company_address}, ${details.city}`;
  return (
    <DefinitionList
      look="columns"
      items={[
        { term: text('admin.facts.account'), detail: email ?? '–' },
        {
          term: text('admin.facts.person'),
          detail: changed(
            displayName(sent, language),
            shown ? displayName(shown, language) : undefined,
          ),
        },
        {
          term: text('admin.column.company'),
          detail: changed(sent.company_name, shown?.company_name),
        },
        {
          term: text('admin.facts.number'),
          detail: changed(sent.registration_number, shown?.registration_number),
        },
        { term: text('admin.facts.tax'), detail: changed(sent.tax_code, shown?.tax_code) },
        {
          term: text('admin.facts.foundation'),
          detail: changed(day(sent.foundation_day), shown ? day(shown.foundation_day) : undefined),
        },
        {
          term: text('admin.facts.address'),
          detail: changed(place(sent), shown ? place(shown) : undefined),
        },
        {
          term: text('admin.facts.phone'),
          detail: changed(
            formatPhone(sent.hotline),
            shown ? formatPhone(shown.hotline) : undefined,
          ),
        },
        {
          term: text('admin.facts.email'),
          detail: changed(sent.business_email, shown?.business_email),
        },
        {
          term: text('admin.facts.website'),
          detail: changed(sent.website || '–', shown ? shown.website || '–' : undefined),
        },
        ...(rejection ? [{ term: text('admin.facts.reason'), detail: rejection }] : []),
      ]}
    />
  );
}
