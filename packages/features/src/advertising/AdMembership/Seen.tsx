import type { ContractorList } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Skeleton, SkeletonText, Text } from '@hien/ui';
import { CompanyRow } from '../../shared/contractors/CompanyRow.tsx';
import { PaidPlaceMenu } from '../../shared/contractors/PaidPlaceMenu.tsx';
import { useRefusedPlaces } from '../../shared/contractors/useRefusedPlaces.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './AdMembershipView.css.ts';

/** The head of a city's directory as it is now: how a bought place looks, with its label and its reason. */
export function Seen({ seen, city }: { seen: Loadable<ContractorList>; city: string }) {
  const text = useText();
  const language = useLanguage();
  const { isRefused } = useRefusedPlaces();
  return (
    <section className={s.block} aria-labelledby="seen">
      <div className={s.intro}>
        <Heading level={2} size="h3" id="seen">
          {text('ad.seen.title', { city })}
        </Heading>
        <Text size="small" tone="muted">
          {text('ad.seen.lead')}
        </Text>
      </div>
      <QueryBoundary query={seen} skeleton={<RowsSkeleton />}>
        {({ items }) => {
          const bought = items.filter(({ id, place }) => place.by === 'payment' && !isRefused(id));
          return bought.length === 0 ? (
            <Text>{text('ad.seen.none', { city })}</Text>
          ) : (
            <AreaMessages area="contractors">
              <ul className={s.rows}>
                {bought.map((company) => (
                  <li key={company.id}>
                    <CompanyRow
                      company={company}
                      look="card"
                      action={<PaidPlaceMenu company={company} city={city} />}
                    />
                  </li>
                ))}
              </ul>
            </AreaMessages>
          );
        }}
      </QueryBoundary>
      <Link href={paths.contractor.to(language, { city })}>{text('ad.seen.all')}</Link>
    </section>
  );
}

const RowsSkeleton = () => (
  <div className={s.rows}>
    <div>
      <Skeleton shape="block" height="12rem" />
      <SkeletonText lines={4} />
    </div>
    <div>
      <Skeleton shape="block" height="12rem" />
      <SkeletonText lines={4} />
    </div>
  </div>
);
