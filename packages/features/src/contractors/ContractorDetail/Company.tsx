import type { ContractorDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Avatar, Breadcrumbs, Container, Heading, Text, mediaUrl } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { BuiltHomes } from '../../shared/built/BuiltHomes.tsx';
import { KnownCosts } from '../../shared/contractors/KnownCosts.tsx';
import { CompanyRating } from '../../shared/contractors/CompanyRating.tsx';
import { Checked } from './Checked.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { Contact } from './Contact.tsx';
import { FormerNames } from './FormerNames.tsx';
import { Projects } from './Projects.tsx';
import { Said } from './Said.tsx';
import { SoldDesigns } from './SoldDesigns.tsx';
import { page } from '../parts/page.css.ts';
import * as s from './CompanyView.css.ts';

/** A company: its work and its words, and beside them how it is reached and what somebody has checked. */
export function Company({ company }: { company: ContractorDetail }) {
  const text = useText();
  const language = useLanguage();
  const { company_name: name, logo, registered_on: registered } = company;
  return (
    <>
      <Container className={page}>
        <Breadcrumbs
          label={text('contractor.trail')}
          trail={[{ label: text('contractor.title'), href: paths.contractor.to(language) }]}
          current={name}
        />
        <header className={s.head}>
          <Avatar
            name={name}
            size="lg"
            shape="square"
            decorative
            src={logo ? mediaUrl(logo, { width: 160 }) : null}
          />
          <div className={s.who}>
            <Heading level={1} size="h2">
              {name}
            </Heading>
            <ul className={s.line}>
              <li className={s.fact}>
                <CompanyRating rating={company.rating} count={company.review_count} />
              </li>
              <li className={s.fact}>{company.city}</li>
              {registered === null ? null : (
                <li className={s.fact}>
                  {text('contractor.since', { year: registered.slice(0, 4) })}
                </li>
              )}
            </ul>
            <FormerNames names={company.former_names} />
          </div>
        </header>
        <div className={s.columns}>
          <Projects company={company} />
          <div className={s.side}>
            <Contact company={company} />
            <Checked facts={company.facts} />
          </div>
          <div className={s.story}>
            {company.introduction === '' ? null : (
              <section className={s.part} aria-labelledby="about">
                <Heading level={2} size="h4" id="about">
                  {text('contractor.about')}
                </Heading>
                <Text measure className={s.words}>
                  {company.introduction}
                </Text>
              </section>
            )}
            <Said company={company} />
            <CompanyFacts company={company} />
            <KnownCosts
              of={{ city: company.city }}
              title={text('costs.city', { city: company.city })}
            />
          </div>
        </div>
      </Container>
      <SoldDesigns id={company.contractor_id} />
      <BuiltHomes
        of={{ contractor_id: company.contractor_id }}
        title={text('built.by-company', { name })}
      />
    </>
  );
}
