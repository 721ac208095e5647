import type { ContractorDetail } from '@hien/api';
import { companyLanguageLabels } from '@hien/domain';
import { DefinitionList, Heading } from '@hien/ui';
import { useRange } from '../../shared/contractors/useRange.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CompanyView.css.ts';

/** What the company takes on and who it is; what it does not say has no row. */
export function CompanyFacts({ company }: { company: ContractorDetail }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const rangeOf = useRange();
  const { services, house_types: houses, styles, registered_on: registered } = company;
  const rows: readonly (readonly [string, string])[] = [
    [text('contractor.detail.cities'), company.work_cities.join(', ')],
    [
      text('contractor.detail.services'),
      services.map((one) => text(`contractor.service.${one}`)).join(', '),
    ],
    [text('contractor.detail.houses'), houses.map((one) => text(`house.${one}`)).join(', ')],
    [text('contractor.detail.styles'), styles.map((one) => text(`style.${one}`)).join(', ')],
    [text('contractor.detail.area'), rangeOf(company.area, format.area)],
    [text('contractor.detail.budget'), rangeOf(company.budget, format.vnd)],
    [
      text('contractor.detail.verified'),
      company.project_count === 0
        ? ''
        : text('contractor.detail.verified.of', {
            checked: company.verified_projects,
            count: company.project_count,
          }),
    ],
    [text('contractor.detail.registered'), registered === null ? '' : format.date(registered)],
    [
      text('contractor.detail.team'),
      company.team_size === null
        ? ''
        : text('contractor.detail.team.of', { count: company.team_size }),
    ],
    [
      text('contractor.detail.languages'),
      company.languages.map((one) => companyLanguageLabels[one][language]).join(', '),
    ],
    [text('contractor.detail.tax'), company.tax_code],
    [text('contractor.detail.address'), company.address],
  ];
  return (
    <section className={s.part} aria-labelledby="details">
      <Heading level={2} size="h4" id="details">
        {text('contractor.details')}
      </Heading>
      <DefinitionList
        items={rows.flatMap(([term, detail]) => (detail === '' ? [] : [{ term, detail }]))}
      />
    </section>
  );
}
