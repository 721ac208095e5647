import type { CompanyToReview } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Avatar, ButtonLink, EmptyState, Heading, SkeletonText, Text, mediaUrl } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { CompanyName } from './CompanyName.tsx';
import type { ContractorReviewViewProps } from './ContractorReviewView.tsx';
import * as s from './ContractorReview.css.ts';

interface CompaniesToReviewProps extends Pick<ContractorReviewViewProps, 'href'> {
  list: ContractorReviewViewProps['toWrite'];
}

/** Companies the member wrote to here; whoever else built for them is found in the directory. */
export function CompaniesToReview({ list, href }: CompaniesToReviewProps) {
  const text = useText();
  const language = useLanguage();
  const find = (
    <ButtonLink href={paths.contractor.to(language)}>
      {text('my-page.construction.find')}
    </ButtonLink>
  );
  return (
    <PagedList
      query={list}
      size="page"
      skeleton={<SkeletonText lines={8} />}
      label={text('my-page.construction.tab.to-write')}
      href={href}
      empty={
        <EmptyState
          title={text('my-page.construction.to-write.empty.title')}
          text={text('my-page.construction.to-write.empty.text')}
          action={find}
        />
      }
    >
      {({ items }) => (
        <div className={s.stack}>
          <ul className={s.list}>
            {items.map((one) => (
              <li key={one.company.contractor_id} className={s.item}>
                <Company one={one} />
              </li>
            ))}
          </ul>
          <Text size="small" tone="muted" measure>
            {text('my-page.construction.to-write.others')}
          </Text>
          <div>{find}</div>
        </div>
      )}
    </PagedList>
  );
}

function Company({
  one: { company, message_id: message, wrote_at, answered },
}: {
  one: CompanyToReview;
}) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { contractor_id: id, company_name: name, logo } = company;
  return (
    <article className={s.company}>
      <Avatar name={name} src={logo && mediaUrl(logo, { width: 96 })} decorative />
      <div className={s.companyFacts}>
        <Heading level={2} size="h5">
          <CompanyName company={company} />
        </Heading>
        <Text size="small" tone="muted" numeric>
          {text(answered ? 'my-page.construction.wrote.answered' : 'my-page.construction.wrote', {
            date: date(wrote_at),
          })}
        </Text>
      </div>
      <div className={s.acts}>
        <ButtonLink
          variant="primary"
          size="sm"
          href={paths.contractorReviewCompany.to(language, { id }, { write: 1 })}
          aria-label={text('my-page.construction.write.of', { name })}
        >
          {text('my-page.construction.write')}
        </ButtonLink>
        <ButtonLink variant="quiet" size="sm" href={paths.inbox.to(language, { message })}>
          {text('my-page.construction.talk')}
        </ButtonLink>
      </div>
    </article>
  );
}
