import type { Answer } from '@hien/api';
import { designStyles } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Link, Text } from '@hien/ui';
import { houseTypes } from '../../shared/catalog/house-types.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Choice } from '../../shared/lists/Choice.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import type { Growth } from '../../shared/lists/grown/useGrown.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeWall, HomeWallSkeleton } from '../../shared/homes/HomeWall.tsx';
import { FollowFeed } from '../parts/FollowFeed.tsx';
import { rulesHref } from '../../shared/comments/rules-href.ts';
import { LeadHome } from './LeadHome.tsx';
import { type SharePlace, shareAddress, shareCities, shareSorts } from './share-place.ts';
import * as s from './SharesView.css.ts';

interface SharesViewProps {
  query: Loadable<Answer<'listInteriorShares'>>;
  growth: Growth;
  place: SharePlace;
  /** The list's address with a change, from its first page on. */
  href: (change: Partial<SharePlace>, page?: number) => string;
  onSearch: (q: string) => void;
}

/** The first home as wide as the page, the others as a wall of pictures; what is narrowed has no lead. */
export function SharesView({ query, growth, place, href, onSearch }: SharesViewProps) {
  const text = useText();
  const language = useLanguage();
  const isNarrowed = shareAddress.isNarrowed(place);
  const hasLead = growth.from === 1 && !isNarrowed;
  /** There is nothing that could be narrowed. */
  const isBare = query.data?.meta.total === 0 && !isNarrowed;
  const found = query.data && text('share.found', { count: query.data.meta.total });
  return (
    <ListPage
      title={text('share.title')}
      lead={text('share.lead')}
      action={
        <div className={s.own}>
          <ButtonLink href={paths.writePost.to(language)}>{text('my-post.write')}</ButtonLink>
          <Link href={paths.interiorShareMyPost.to(language)}>{text('my-post.title')}</Link>
        </div>
      }
      filters={
        <ListChips
          label={text('share.styles')}
          all={text('share.styles.all')}
          options={designStyles.map((value) => ({ value, label: text(`style.${value}`) }))}
          value={place.style ?? undefined}
          href={(style) => href({ style: style ?? null })}
        />
      }
      search={
        <ListSearch
          label={text('share.search')}
          placeholder={text('share.search.placeholder')}
          q={place.q}
          onSearch={onSearch}
        />
      }
    >
      {isBare ? null : (
        <ListBar found={found}>
          <Choice
            label={text('share.house')}
            all={text('share.house.all')}
            value={place.house}
            options={houseTypes.map((value) => ({ value, label: text(`house.${value}`) }))}
            href={(house) => href({ house })}
          />
          <Choice
            label={text('share.city')}
            all={text('share.city.all')}
            value={place.city}
            options={shareCities.map((value) => ({ value, label: value }))}
            href={(city) => href({ city })}
          />
          <Choice
            label={text('share.sort')}
            value={place.sort}
            options={shareSorts.map((value) => ({ value, label: text(`share.sort.${value}`) }))}
            href={(sort) => href({ sort: sort ?? 'newest' })}
          />
        </ListBar>
      )}
      <PagedList
        query={query}
        growth={growth}
        label={text('share.pages')}
        skeleton={<HomeWallSkeleton count={12} />}
        href={(to) => href({}, to.page)}
        isNarrowed={isNarrowed}
        startHref={href(shareAddress.start)}
        empty={<EmptyState title={text('share.empty.title')} text={text('share.empty.text')} />}
      >
        {({ items }) => {
          const [first] = items;
          return (
            <>
              <h2 className={s.hidden}>{text('share.list')}</h2>
              {hasLead && first ? <LeadHome share={first} /> : null}
              <HomeWall shares={items.slice(hasLead ? 1 : 0)} first={hasLead ? 0 : 4} />
            </>
          );
        }}
      </PagedList>
      <FollowFeed kind="shared-homes" title={text('share.title')} />
      <Text>
        <Link href={rulesHref(language)}>{text('rules.title')}</Link>
      </Text>
    </ListPage>
  );
}
