import type { ContractorCard, ContractorList, InboxThread } from '@hien/api';
import { ButtonLink, EmptyState, Skeleton, SkeletonText } from '@hien/ui';
import { Suspense, lazy, useRef } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { CompanyRow } from '../../shared/contractors/CompanyRow.tsx';
import { PaidPlaceMenu } from '../../shared/contractors/PaidPlaceMenu.tsx';
import { SeenPlace } from '../../shared/contractors/SeenPlace.tsx';
import { askedCompanies } from '../../shared/inquiry/own-inquiry.ts';
import { useRefusedPlaces } from '../../shared/contractors/useRefusedPlaces.ts';
import { AskAlike } from './AskAlike.tsx';
import { AskThis } from './AskThis.tsx';
import { Costs } from './Costs.tsx';
import {
  type DirectoryPlace,
  directoryAddress,
  districtOf,
  services,
} from './directory-address.ts';
import { Join } from './Join.tsx';
import { Narrowing } from './Narrowing.tsx';
import { RefusedPlaces } from './RefusedPlaces.tsx';
import { Rules } from './Rules.tsx';
import { MapSkeleton } from './WorkMap/MapSkeleton.tsx';
import * as s from './DirectoryView.css.ts';

const WorkMap = lazy(async () => ({ default: (await import('./WorkMap/WorkMap.tsx')).WorkMap }));

export interface DirectoryAddress {
  url: DirectoryPlace;
  href: (change: Partial<DirectoryPlace>) => string;
  go: (change: Partial<DirectoryPlace>) => void;
  startHref: string;
  isNarrowed: boolean;
}

interface DirectoryViewProps {
  query: Loadable<ContractorList>;
  address: DirectoryAddress;
  /** The inquiry of the reader that one more company is asked. */
  like: InboxThread | undefined;
}

/** Companies with their work, each with the reason why it stands there, and beside them the rules of the order. */
export function DirectoryView({ query, address, like }: DirectoryViewProps) {
  const text = useText();
  const { url, href, go, startHref, isNarrowed } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const { isRefused } = useRefusedPlaces();
  /** A place that was just refused is gone before the list without it is there. */
  const isShown = ({ id, place }: ContractorCard) => place.by === 'merit' || !isRefused(id);
  const asked = like && askedCompanies(like);
  const wayOf = (company: ContractorCard) =>
    asked === undefined
      ? {}
      : {
          like: url.like,
          way: <AskThis company={company} like={url.like} asked={asked.get(company.id)} />,
        };
  /** There is nothing that could be narrowed. */
  const isBare = query.data?.meta.total === 0 && !isNarrowed;
  const found = ({ total, more = false }: ContractorList['meta']) =>
    text(more ? 'contractor.found.more' : 'contractor.found', { count: total });
  return (
    <ListPage
      title={text('contractor.title')}
      lead={text('contractor.lead')}
      action={
        <div>
          <ButtonLink size="sm" href={href({ map: !url.map, page: url.page })}>
            {text(url.map ? 'work-map.hide' : 'work-map.show')}
          </ButtonLink>
        </div>
      }
      filters={
        <ListChips
          label={text('contractor.services')}
          all={text('contractor.services.all')}
          options={services.map((value) => ({ value, label: text(`contractor.service.${value}`) }))}
          value={url.service ?? undefined}
          href={(service) => href({ service: service ?? null })}
        />
      }
      search={
        <ListSearch
          label={text('contractor.search')}
          placeholder={text('contractor.search.placeholder')}
          q={url.q}
          onSearch={(q) => go({ q })}
        />
      }
    >
      {like === undefined ? null : <AskAlike like={like} url={url} href={href} />}
      {isBare ? null : (
        <Narrowing url={url} href={href} found={query.data && found(query.data.meta)} />
      )}
      {url.map ? (
        <Suspense fallback={<MapSkeleton />}>
          <WorkMap
            city={url.city}
            district={districtOf(url)}
            href={(city) => href({ city, district: '' })}
            hrefOf={(district) => href({ district: district ?? '' })}
          />
        </Suspense>
      ) : null}
      <div className={s.columns}>
        <div className={s.list}>
          <PagedList
            query={query}
            label={text('contractor.pages')}
            skeleton={<RowsSkeleton />}
            href={href}
            isNarrowed={isNarrowed}
            startHref={
              like === undefined
                ? startHref
                : href({ ...directoryAddress.start, city: url.city, like: url.like })
            }
            empty={
              <EmptyState
                title={text('contractor.empty.title')}
                text={text('contractor.empty.text')}
              />
            }
          >
            {({ items }) => (
              <>
                <h2 ref={heading} className={s.hidden} tabIndex={-1}>
                  {text('contractor.list')}
                </h2>
                <ul className={s.rows}>
                  {items.filter(isShown).map((company, at) => (
                    <li key={company.id}>
                      {company.place.by === 'payment' ? (
                        <SeenPlace contractorId={company.id} city={url.city}>
                          <CompanyRow
                            company={company}
                            priority={at < 2}
                            {...wayOf(company)}
                            action={
                              <PaidPlaceMenu
                                company={company}
                                city={url.city}
                                onRefused={() => heading.current?.focus()}
                              />
                            }
                          />
                        </SeenPlace>
                      ) : (
                        <CompanyRow company={company} priority={at < 2} {...wayOf(company)} />
                      )}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </PagedList>
          <RefusedPlaces />
        </div>
        <div className={s.beside}>
          <Costs url={url} />
          <Rules />
          <Join />
        </div>
      </div>
    </ListPage>
  );
}

const RowsSkeleton = () => (
  <div className={s.rows}>
    {Array.from({ length: 6 }, (_, at) => (
      <div key={at} className={s.waiting}>
        <Skeleton shape="block" height="15rem" />
        <SkeletonText lines={4} />
      </div>
    ))}
  </div>
);
