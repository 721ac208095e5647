import { type ShopItem, listShopItems } from '@hien/api';
import { itemSorts, itemTabs, salesStateLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink } from '@hien/ui';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopList } from '../parts/ShopList.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { useOpeningView } from '../views/useOpeningView.ts';
import { ItemTable, keyOf } from './ItemTable.tsx';
import { SaveBar } from './SaveBar.tsx';
import { PriceSheet } from './sheet/PriceSheet.tsx';
import { useGridEdits } from './useGridEdits.ts';

const tabs = ['all', ...itemTabs] as const;

const itemAddress = addressOf({
  tab: oneOf<string, string>(tabs, 'all'),
  sort: oneOf(itemSorts, 'changed'),
  q: words,
  page,
});

/** A shop's items: tabs with counts, search, order and pages stand in the address; what is typed and ticked outlives them. */
export function ItemList() {
  const text = useText();
  const language = useLanguage();
  const address = useAddress(itemAddress);
  const { url, href } = address;
  const tab = itemTabs.find((one) => one === url.tab);
  const views = useOpeningView('items');
  const items = useCall(
    listShopItems,
    {
      page: url.page,
      sort: url.sort ?? 'changed',
      ...(tab === undefined ? {} : { tab }),
      ...(url.q === '' ? {} : { q: url.q }),
    },
    { enabled: views.isReady },
  );
  const grid = useGridEdits();
  const [selected, setSelected] = useState<readonly ShopItem[]>([]);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const foldable = (items.data?.items ?? []).filter(({ options }) => options.length > 1);
  const isOpen = foldable.length > 0 && foldable.every((item) => unfolded.includes(keyOf(item)));
  const counts = items.data?.counts;
  return (
    <>
      <ShopList
        list="items"
        tabs={[
          { id: 'all', name: text('seller.tab.all') },
          ...itemTabs.map((id) => ({
            id,
            name: salesStateLabels[id][language],
            count: counts?.[id],
          })),
        ]}
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
            <ButtonLink
              size="sm"
              variant="primary"
              href={paths.shopManagerUploadItem.to(language, { id: 'new' })}
            >
              {text('seller.items.add')}
            </ButtonLink>
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
