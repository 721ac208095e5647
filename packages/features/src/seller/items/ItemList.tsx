import { type ShopItem, type ShopItemList, listShopItems } from '@hien/api';
import { itemSorts, itemTabs, salesStateLabels } from '@hien/domain';
import { Button, ButtonLink, Chip, EmptyState, Skeleton, SortMenu } from '@hien/ui';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import * as list from '../lines/LineList.css.ts';
import { ItemTable, keyOf } from './ItemTable.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useGridEdits } from './useGridEdits.ts';

const tabs = ['all', ...itemTabs] as const;

const address = addressOf({
  tab: oneOf<string, string>(tabs, 'all'),
  sort: oneOf(itemSorts, 'changed'),
  q: words,
  page,
});

/** A shop's items: tabs with counts, search, order and pages stand in the address; what is typed and ticked outlives them. */
export function ItemList() {
  const text = useText();
  const { url, href, go, startHref } = useAddress(address);
  const tab = itemTabs.find((one) => one === url.tab);
  const items = useCall(listShopItems, {
    page: url.page,
    sort: url.sort ?? 'changed',
    ...(tab === undefined ? {} : { tab }),
    ...(url.q === '' ? {} : { q: url.q }),
  });
  const grid = useGridEdits();
  const [selected, setSelected] = useState<readonly ShopItem[]>([]);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const foldable = (items.data?.items ?? []).filter(({ options }) => options.length > 1);
  const isOpen = foldable.length > 0 && foldable.every((item) => unfolded.includes(keyOf(item)));
  return (
    <>
      <div className={list.tools}>
        <ItemTabs tab={tab ?? 'all'} list={items.data} hrefOf={(one) => href({ tab: one })} />
        <div className={list.bar}>
          <div className={list.search}>
            <ListSearch
              label={text('seller.items.search')}
              placeholder={text('seller.items.search.placeholder')}
              q={url.q}
              onSearch={(q) => go({ q })}
            />
          </div>
          {foldable.length === 0 ? null : (
            <Button
              size="sm"
              aria-pressed={isOpen}
              onClick={() => setUnfolded(isOpen ? [] : foldable.map(keyOf))}
            >
              {text(isOpen ? 'seller.items.fold' : 'seller.items.unfold')}
            </Button>
          )}
          <SortMenu
            label={text('seller.sort')}
            value={url.sort ?? 'changed'}
            options={itemSorts.map((sort) => ({
              id: sort,
              label: text(`seller.items.sort.${sort}`),
              href: href({ sort }),
            }))}
          />
        </div>
      </div>
      <PagedList
        query={items}
        label={text('seller.items.pages')}
        skeleton={<Skeleton height="24rem" />}
        href={href}
        isNarrowed={url.q !== ''}
        empty={
          <EmptyState
            drawing="chair"
            title={text('seller.items.empty.title')}
            text={text('seller.items.empty.text')}
          />
        }
        none={
          <EmptyState
            drawing="lamp"
            title={text('seller.items.none.title')}
            text={text('seller.items.none.text')}
            action={<ButtonLink href={startHref}>{text('seller.none.action')}</ButtonLink>}
          />
        }
      >
        {({ items: rows }) => (
          <ItemTable
            rows={rows}
            refetching={items.isFetching}
            grid={grid}
            selection={{ rows: selected, onChange: setSelected }}
            unfolded={unfolded}
            onUnfold={setUnfolded}
          />
        )}
      </PagedList>
      <SaveBar grid={grid} />
    </>
  );
}

interface ItemTabsProps {
  tab: (typeof tabs)[number];
  list: ShopItemList | undefined;
  hrefOf: (tab: string) => string;
}

function ItemTabs({ tab, list: data, hrefOf }: ItemTabsProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  return (
    <nav aria-label={text('seller.tabs')} className={list.tabs}>
      {tabs.map((one) => {
        const name = one === 'all' ? text('seller.tab.all') : salesStateLabels[one][language];
        const count = one === 'all' ? 0 : (data?.counts[one] ?? 0);
        return (
          <Chip key={one} chosen={one === tab} href={hrefOf(one)}>
            {count === 0 ? name : text('seller.tab', { name, count: integer(count) })}
          </Chip>
        );
      })}
    </nav>
  );
}
