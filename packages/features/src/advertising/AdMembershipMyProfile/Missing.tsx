import type { ContractorDetail } from '@hien/api';
import { missingParts, type ProfileTold, profileParts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Text } from '@hien/ui';
import { Check, Circle } from 'lucide-react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './AdMembershipMyProfileView.css.ts';

/** What the profile tells and what it lacks: a place brings people to it, the rest is up to the page. */
export function Missing({ company }: { company: ContractorDetail }) {
  const text = useText();
  const language = useLanguage();
  const missing = missingParts(toldBy(company));
  const parts = profileParts.toSorted(
    (a, b) => Number(missing.includes(b)) - Number(missing.includes(a)),
  );
  return (
    <section className={s.part} aria-labelledby="missing">
      <Heading level={2} size="h3" id="missing">
        {missing.length === 0
          ? text('ad.profile.whole')
          : text('ad.profile.missing', { count: missing.length, all: profileParts.length })}
      </Heading>
      <Text size="small" tone="muted" measure>
        {text('ad.profile.missing.text')}
      </Text>
      <ul className={s.parts}>
        {parts.map((part) => {
          const lacks = missing.includes(part);
          return (
            <li key={part} className={s.told}>
              {lacks ? (
                <Circle size={18} className={s.lacks} aria-hidden />
              ) : (
                <Check size={18} className={s.has} aria-hidden />
              )}
              <span>
                {text(`ad.profile.part.${part}`)}
                {lacks ? (
                  <Text as="span" size="small" tone="muted">
                    {' '}
                    {text('ad.profile.lacks')}
                  </Text>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={s.acts}>
        <Link href={paths.contractorDetail.to(language, { id: company.contractor_id })}>
          {text('ad.profile.page')}
        </Link>
        {missing.length === 0 ? null : (
          <ButtonLink
            size="sm"
            href={paths.contractorViewEditor.to(language, { id: company.contractor_id })}
          >
            {text('ad.profile.complete')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

const toldBy = (company: ContractorDetail): ProfileTold => ({
  pictures: company.pictures.length > 0,
  introduction: company.introduction.trim() !== '',
  services: company.services.length > 0,
  styles: company.styles.length > 0,
  houseTypes: company.house_types.length > 0,
  cities: company.work_cities.length > 0,
  budget: company.budget !== null,
  area: company.area !== null,
  logo: company.logo !== null,
  hotline: company.hotline !== null,
  website: company.website !== null,
});
