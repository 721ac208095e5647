import { type SellerItem, type SellerItemList, listSellerItems } from '@hien/api';
import { claimTabLabels, sellerTabLabels } from '@hien/domain';
import { ButtonLink, Chip, EmptyState, Skeleton, SortMenu } from '@hien/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { useCurrentInView } from '../../shared/lists/useCurrentInView.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { ListSection } from '../parts/sections.ts';
import { LineTable } from './LineTable.tsx';
import * as s from './LineList.css.ts';

const sorts = ['due', 'changed'] as const;

/** One list of the shop: its tabs with their counts, search, order and pages; all of it in the address. */
export function LineList({ section }: { section: ListSection }) {
  const text = useText();
  const [first] = section.tabs;
  const address = useMemo(
    () =>
      addressOf({
        tab: oneOf<string, string>(section.tabs, first ?? 'all'),
        sort: oneOf(sorts, 'due'),
        q: words,
        page,
      }),
    [section.tabs, first],
  );
  const { url, href, go, startHref } = useAddress(address);
  const lines = useCall(listSellerItems, {
    ...wantedOf(section, url.tab),
    page: url.page,
    ...(url.sort === 'changed' ? {} : { sort: 'due' as const }),
    ...(url.q === '' ? {} : { q: url.q }),
  });
  const [selected, setSelected] = useState<readonly SellerItem[]>([]);
  return (
    <>
      <div className={s.tools}>
        <LineTabs
          section={section}
          tab={url.tab}
          lists={lines.data}
          hrefOf={(tab) => href({ tab })}
        />
        <div className={s.bar}>
          <div className={s.search}>
            <ListSearch
              label={text('seller.search')}
              placeholder={text('seller.search.placeholder')}
              q={url.q}
              onSearch={(q) => go({ q })}
            />
          </div>
          {section.kind === 'claims' ? null : (
            <SortMenu
              label={text('seller.sort')}
              value={url.sort ?? 'due'}
              options={sorts.map((sort) => ({
                id: sort,
                label: text(`seller.sort.${sort}`),
                href: href({ sort }),
              }))}
            />
          )}
        </div>
      </div>
      <PagedList
        query={lines}
        label={text('seller.pages')}
        skeleton={<Skeleton height="24rem" />}
        href={href}
        isNarrowed={url.q !== ''}
        empty={
          <EmptyState
            drawing="chair"
            title={text('seller.empty.title')}
            text={text('seller.empty.text')}
          />
        }
        none={
          <EmptyState
            drawing="lamp"
            title={text('seller.none.title')}
            text={text('seller.none.text')}
            action={<ButtonLink href={startHref}>{text('seller.none.action')}</ButtonLink>}
          />
        }
      >
        {({ items }) => (
          <LineTable
            label={text(section.title)}
            rows={items}
            refetching={lines.isFetching}
            selection={{ rows: selected, onChange: setSelected }}
          />
        )}
      </PagedList>
    </>
  );
}

type Wanted =
  | { readonly tab?: keyof SellerItemList['counts'] }
  | { readonly claim: keyof SellerItemList['claims']; readonly part: Part };
type Part = keyof SellerItemList['claims']['cancel'];

function wantedOf(section: ListSection, tab: string | undefined): Wanted {
  if (section.kind === 'claims') {
    const part = section.tabs.find((one) => one === tab) ?? 'requested';
    return { claim: section.claim, part };
  }
  const found = section.tabs.find((one) => one === tab);
  return found === undefined || found === 'all' ? {} : { tab: found };
}

interface LineTabsProps {
  section: ListSection;
  tab: string | undefined;
  lists: SellerItemList | undefined;
  hrefOf: (tab: string) => string;
}

function LineTabs({ section, tab, lists, hrefOf }: LineTabsProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const row = useCurrentInView<HTMLElement>(`${tab} ${lists === undefined}`);
  if (section.tabs.length < 2) return null;
  const named = (name: string, count: number | undefined) =>
    count === undefined || count === 0 ? name : text('seller.tab', { name, count: integer(count) });
  const tabs =
    section.kind === 'claims'
      ? section.tabs.map((id) => ({
          id,
          label: named(claimTabLabels[id][language], lists?.claims[section.claim][id]),
        }))
      : section.tabs.map((id) => ({
          id,
          label:
            id === 'all'
              ? text('seller.tab.all')
              : named(sellerTabLabels[id][language], lists?.counts[id]),
        }));
  return (
    <nav ref={row} aria-label={text('seller.tabs')} className={s.tabs}>
      {tabs.map(({ id, label }) => (
        <Chip key={id} chosen={id === tab} href={hrefOf(id)}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}
