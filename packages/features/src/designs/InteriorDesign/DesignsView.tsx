import type { DesignCard, DesignCounts, PageMeta } from '@hien/api';
import {
  ButtonLink,
  Container,
  EmptyState,
  FilterPanel,
  Heading,
  SortMenu,
  Text,
  VisuallyHidden,
} from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { DesignGrid, DesignGridSkeleton } from '../../shared/designs/DesignGrid.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { type DesignQuery, designAddress, designSorts, filterCount } from './design-query.ts';
import { Filters } from './Filters.tsx';
import { HouseRow } from './HouseRow.tsx';
import * as s from './DesignsView.css.ts';

export interface DesignsViewProps {
  query: DesignQuery;
  designs: Loadable<{ items: readonly DesignCard[]; meta: PageMeta }>;
  /** How many each choice would leave; undefined until they are known. */
  counts: DesignCounts | undefined;
  /** Further pages want a sign-in first. */
  isGuest: boolean;
  /** The address of another list, or of a page of one. */
  href: (query: DesignQuery, page?: number) => string;
  onChange: (query: DesignQuery) => void;
}

export function DesignsView({ query, designs, counts, isGuest, href, onChange }: DesignsViewProps) {
  const text = useText();
  const format = useFormat();
  const meta = designs.data?.meta;
  const inForce = filterCount(query);
  const found = meta && text('designs.found', { count: meta.total });
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <div className={s.words}>
          <Heading level={1}>{text('designs.title')}</Heading>
          <Text size="lead" tone="muted" measure>
            {text('designs.lead')}
          </Text>
        </div>
        <ListSearch
          label={text('designs.search')}
          placeholder={text('designs.search.placeholder')}
          q={query.q}
          onSearch={(q) => onChange({ ...query, q })}
        />
      </header>
      <HouseRow query={query} href={href} />
      <FilterPanel
        className={s.panel}
        texts={{
          title: text('designs.filter.title'),
          open: text('designs.filter.open'),
          close: text('designs.filter.close'),
          // How many there are, nobody knows before a list has come.
          show: meta
            ? text('designs.filter.show', { count: meta.total })
            : text('designs.filter.close'),
          list: text('designs.title'),
        }}
        filters={<Filters query={query} counts={counts} onChange={onChange} />}
        chosen={inForce > 0 ? format.integer(inForce) : undefined}
        found={found ?? '\u00a0'}
        tools={
          <SortMenu
            label={text('designs.sort.label')}
            value={query.sort}
            options={designSorts.map((sort) => ({
              id: sort,
              label: text(`designs.sort.${sort}`),
              href: href({ ...query, sort }),
            }))}
          />
        }
        active={<ActiveFilters query={query} href={href} />}
      >
        <VisuallyHidden role="status">{found ?? ''}</VisuallyHidden>
        <PagedList
          query={designs}
          label={text('designs.pages')}
          skeleton={<DesignGridSkeleton />}
          href={({ page }) => href(query, page)}
          empty={
            <EmptyState
              title={text('designs.empty.title')}
              text={text('designs.empty.text')}
              action={
                inForce > 0 || query.q !== '' ? (
                  <ButtonLink href={href({ ...designAddress.start, sort: query.sort })}>
                    {text('designs.empty.clear')}
                  </ButtonLink>
                ) : undefined
              }
            />
          }
        >
          {({ items, meta: { totalPages, total } }) => (
            <>
              <DesignGrid designs={items} />
              {isGuest && totalPages > 1 ? (
                <Text className={s.more} size="small" tone="muted">
                  {text('designs.guest.more', { count: total - items.length })}
                </Text>
              ) : null}
            </>
          )}
        </PagedList>
      </FilterPanel>
    </Container>
  );
}
