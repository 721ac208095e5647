import { type ShopItem, listItemDrafts, listShopItems } from '@hien/api';
import { itemSorts, itemTabs, salesStateLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Text } from '@hien/ui';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopList } from '../parts/ShopList.tsx';
import { DraftList } from './drafts/DraftList.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { useOpeningView } from '../views/useOpeningView.ts';
import { MissingLanguage } from './MissingLanguage.tsx';
import { ItemTable, keyOf } from './ItemTable.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ItemTablePage } from './table/ItemTablePage.tsx';
import { type TableShow, tableShows } from './table/table-show.ts';
import { PriceSheet } from './sheet/PriceSheet.tsx';
import { useGridEdits } from './useGridEdits.ts';

const tabs = ['all', ...itemTabs, 'written'] as const;

const itemAddress = addressOf({
  tab: oneOf<string, string>(tabs, 'all'),
  sort: oneOf(itemSorts, 'changed'),
  q: words,
  missing: oneOf(['ko', 'en']),
  plan: oneOf(['table']),
  show: oneOf<TableShow, TableShow>(tableShows, 'changed'),
  page,
});

/** A shop's items, or the table that new ones and changes come in by. */
export function ItemList() {
  const { url, href, startHref } = useAddress(itemAddress);
  return url.plan === 'table' ? (
    <ItemTablePage
      show={url.show ?? 'changed'}
      showHref={(show) => href({ show })}
      backHref={startHref}
    />
  ) : (
    <Items />
  );
}

/** Tabs with counts, search, order and pages stand in the address; what is typed and ticked outlives them. */
function Items() {
  const text = useText();
  const language = useLanguage();
  const address = useAddress(itemAddress);
  const { url, href } = address;
  const tab = itemTabs.find((one) => one === url.tab);
  const views = useOpeningView('items');
  const items = useCall(
    listShopItems,
    {
      page: url.tab === 'written' ? 1 : url.page,
      sort: url.sort ?? 'changed',
      ...(tab === undefined ? {} : { tab }),
      ...(url.q === '' ? {} : { q: url.q }),
      ...(url.missing === undefined ? {} : { missing: url.missing }),
    },
    { enabled: views.isReady },
  );
  const drafts = useCall(listItemDrafts, { page: url.tab === 'written' ? url.page : 1 });
  const grid = useGridEdits();
  const [selected, setSelected] = useState<readonly ShopItem[]>([]);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const foldable = (items.data?.items ?? []).filter(({ options }) => options.length > 1);
  const isOpen = foldable.length > 0 && foldable.every((item) => unfolded.includes(keyOf(item)));
  const counts = items.data?.counts;
  const allTabs = [
    { id: 'all', name: text('seller.tab.all') },
    ...itemTabs.map((id) => ({
      id,
      name: salesStateLabels[id][language],
      count: counts?.[id],
    })),
    { id: 'written', name: text('seller.drafts.tab'), count: drafts.data?.meta.total },
  ];
  const add = (
    <ButtonLink
      size="sm"
      variant="primary"
      href={paths.shopManagerUploadItem.to(language, { id: 'new' }, { draft: 'new' })}
    >
      {text('seller.items.add')}
    </ButtonLink>
  );
  if (url.tab === 'written')
    return <DraftList tabs={allTabs} drafts={drafts} href={href} tool={add} />;
  return (
    <>
      <ShopList
        list="items"
        tabs={allTabs}
        address={address}
        query={items}
        sort={{
          value: url.sort ?? 'changed',
          options: itemSorts.map((sort) => ({
            id: sort,
            label: text(`seller.items.sort.${sort}`),
            href: href({ sort }),
          })),
        }}
        filters={
          <MissingLanguage missing={url.missing} onChange={(missing) => address.go({ missing })} />
        }
        above={
          url.missing === undefined ? undefined : (
            <Text size="small" tone="muted">
              {text(`seller.items.missing.${url.missing}.why`)}
            </Text>
          )
        }
        tool={
          <>
            <SavedViews list="items" views={views.items} href={href({})} />
            {foldable.length === 0 ? null : (
              <Button
                size="sm"
                aria-pressed={isOpen}
                onClick={() => setUnfolded(isOpen ? [] : foldable.map(keyOf))}
              >
                {text(isOpen ? 'seller.items.fold' : 'seller.items.unfold')}
              </Button>
            )}
            <PriceSheet />
            <ButtonLink size="sm" href={href({ plan: 'table' })}>
              {text('seller.table')}
            </ButtonLink>
            {add}
          </>
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
      </ShopList>
      <SaveBar grid={grid} />
    </>
  );
}
