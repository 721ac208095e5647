import type { PageMeta } from '@hien/api';
import { ButtonLink, Chip, EmptyState, Skeleton, SortMenu } from '@hien/ui';
import { type ReactNode, useRef } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { useCurrentInView } from '../../shared/lists/useCurrentInView.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { ListKeys } from '../keys/ListKeys.tsx';
import * as s from './ShopList.css.ts';

/** A tab with how many it holds; nothing is said of none. */
export interface ShopTab {
  id: string;
  name: string;
  count?: number | undefined;
}

interface Change {
  tab?: string;
  q?: string;
  page?: number;
}

interface ShopListProps<Data> {
  /** Its search, pages and empty states are called so in the messages: `seller.list.items.search`. */
  list: 'lines' | 'items' | 'questions' | 'reviews';
  tabs: readonly ShopTab[];
  /** What `useAddress` says of the list's address. */
  address: {
    url: { tab?: string | undefined; q: string };
    href: (change: Change) => string;
    go: (change: Change) => void;
    startHref: string;
  };
  query: Loadable<Data>;
  sort?:
    | { value: string; options: readonly { id: string; label: string; href: string }[] }
    | undefined;
  /** Filters below the search. */
  filters?: ReactNode;
  /** What narrows the list beside its tabs and words, said above it. */
  above?: ReactNode;
  /** Between search and order. */
  tool?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list of the shop: its tabs with their counts, search, order and pages, all of it in the address; and its empty states. */
export function ShopList<Data extends { meta: PageMeta; items: readonly unknown[] }>({
  list,
  tabs,
  address: { url, href, go, startHref },
  query,
  sort,
  filters,
  above,
  tool,
  children,
}: ShopListProps<Data>) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={s.root}>
      <div className={s.tools}>
        {tabs.length < 2 ? null : (
          <ShopTabs
            tabs={tabs}
            chosen={url.tab ?? tabs[0]?.id}
            isCounted={query.data !== undefined}
            hrefOf={(tab) => href({ tab })}
          />
        )}
        <div className={s.bar}>
          <div className={s.search}>
            <ListSearch
              label={text(`seller.list.${list}.search`)}
              placeholder={text(`seller.list.${list}.search.placeholder`)}
              q={url.q}
              onSearch={(q) => go({ q })}
            />
          </div>
          {tool}
          {sort === undefined ? null : <SortMenu label={text('seller.sort')} {...sort} />}
          {list === 'lines' || list === 'items' ? <ListKeys root={root} /> : null}
        </div>
        {filters}
      </div>
      {above}
      <PagedList
        query={query}
        label={text(`seller.list.${list}.pages`)}
        skeleton={<Skeleton height="24rem" />}
        href={href}
        isNarrowed={url.q !== '' || above !== undefined}
        empty={
          <EmptyState
            drawing="chair"
            title={text(`seller.list.${list}.empty.title`)}
            text={text(`seller.list.${list}.empty.text`)}
          />
        }
        none={
          <EmptyState
            drawing="lamp"
            title={text(`seller.list.${list}.none.title`)}
            text={text(`seller.list.${list}.none.text`)}
            action={<ButtonLink href={startHref}>{text('seller.none.action')}</ButtonLink>}
          />
        }
      >
        {children}
      </PagedList>
    </div>
  );
}

interface TabsProps {
  tabs: readonly ShopTab[];
  chosen: string | undefined;
  isCounted: boolean;
  hrefOf: (tab: string) => string;
}

/** The tabs of a list with how many each holds. */
export function ShopTabs({ tabs, chosen, isCounted, hrefOf }: TabsProps) {
  const text = useText();
  const { integer } = useFormat();
  // Counts make the tabs wider: the chosen one is brought back into view.
  const row = useCurrentInView<HTMLElement>(`${chosen} ${isCounted}`);
  return (
    <nav ref={row} aria-label={text('seller.tabs')} className={s.tabs}>
      {tabs.map(({ id, name, count = 0 }) => (
        <Chip key={id} chosen={id === chosen} href={hrefOf(id)}>
          {count === 0 ? name : text('seller.tab', { name, count: integer(count) })}
        </Chip>
      ))}
    </nav>
  );
}
