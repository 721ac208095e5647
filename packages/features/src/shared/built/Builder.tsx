import type { BuiltDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Avatar, ButtonLink, Heading, Link, Text, mediaUrl } from '@hien/ui';
import { CompanyRating } from '../contractors/CompanyRating.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './BuiltPage.css.ts';

/** Who built it, and the way to write to them. */
export function Builder({ company }: { company: BuiltDetail['company'] }) {
  const text = useText();
  const language = useLanguage();
  const { contractor_id: id, company_name: name, logo, rating, review_count: count } = company;
  return (
    <section className={s.box} aria-labelledby="built-by">
      <Heading level={2} size="h5" id="built-by">
        {text('built.by')}
      </Heading>
      <div className={s.who}>
        <Avatar
          name={name}
          src={logo ? mediaUrl(logo, { width: 96 }) : null}
          shape="square"
          decorative
        />
        <div>
          <Link href={paths.contractorDetail.to(language, { id })}>{name}</Link>
          <Text size="small" tone="muted">
            {company.city}
          </Text>
          <CompanyRating rating={rating} count={count} />
        </div>
      </div>
      <ButtonLink
        variant="secondary"
        fullWidth
        href={paths.sendEmail.to(language, { contractor_id: id })}
      >
        {text('built.write')}
      </ButtonLink>
    </section>
  );
}
