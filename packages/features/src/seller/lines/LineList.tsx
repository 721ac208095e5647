import { type SellerItemList, listSellerItems } from '@hien/api';
import { type Language, claimTabLabels, sellerTabLabels } from '@hien/domain';
import { useMemo } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { day, oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type ShopTab, ShopList } from '../parts/ShopList.tsx';
import type { ListSection } from '../parts/sections.ts';
import { ChooseAll } from './ChooseAll.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { useOpeningView } from '../views/useOpeningView.ts';
import { DaysOfLines } from './DaysOfLines.tsx';
import { LineTable } from './LineTable.tsx';
import type { WantedLines } from './useAllLines.ts';
import { useChosenLines } from './useChosenLines.ts';

const sorts = ['due', 'changed'] as const;

/** One list of the shop: its tabs with their counts, search, order and pages; all of it in the address. */
export function LineList({ section }: { section: ListSection }) {
  const text = useText();
  const language = useLanguage();
  const [first] = section.tabs;
  const lineAddress = useMemo(
    () =>
      addressOf({
        tab: oneOf<string, string>(section.tabs, first ?? 'all'),
        sort: oneOf(sorts, 'due'),
        q: words,
        page,
        from: day,
        to: day,
        on: oneOf(['claimed']),
      }),
    [section.tabs, first],
  );
  const address = useAddress(lineAddress);
  const { url, href } = address;
  const wanted: WantedLines = {
    ...wantedOf(section, url.tab),
    ...(url.q === '' ? {} : { q: url.q }),
    ...(url.from === undefined ? {} : { from: url.from }),
    ...(url.to === undefined ? {} : { to: url.to }),
    ...(url.on === undefined ? {} : { on: url.on }),
  };
  const views = useOpeningView(section.name);
  const lines = useCall(
    listSellerItems,
    {
      ...wanted,
      page: url.page,
      ...(url.sort === 'changed' ? {} : { sort: 'due' as const }),
    },
    { enabled: views.isReady },
  );
  const { selection, all } = useChosenLines(wanted, lines.data);
  return (
    <ShopList
      list="lines"
      tabs={tabsOf(section, lines.data, text('seller.tab.all'), language)}
      address={address}
      query={lines}
      tool={<SavedViews list={section.name} views={views.items} href={href({})} />}
      above={
        url.from === undefined && url.to === undefined ? undefined : (
          <DaysOfLines
            from={url.from}
            to={url.to}
            claimed={url.on === 'claimed'}
            allHref={href({ from: undefined, to: undefined, on: undefined })}
          />
        )
      }
      sort={
        section.kind === 'claims'
          ? undefined
          : {
              value: url.sort ?? 'due',
              options: sorts.map((sort) => ({
                id: sort,
                label: text(`seller.sort.${sort}`),
                href: href({ sort }),
              })),
            }
      }
    >
      {({ items }) => (
        <LineTable
          label={text(section.title)}
          rows={items}
          refetching={lines.isFetching}
          selection={selection}
          choice={<ChooseAll all={all} />}
        />
      )}
    </ShopList>
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

function tabsOf(
  section: ListSection,
  list: SellerItemList | undefined,
  all: string,
  language: Language,
): ShopTab[] {
  return section.kind === 'claims'
    ? section.tabs.map((id) => ({
        id,
        name: claimTabLabels[id][language],
        count: list?.claims[section.claim][id],
      }))
    : section.tabs.map((id) =>
        id === 'all'
          ? { id, name: all }
          : { id, name: sellerTabLabels[id][language], count: list?.counts[id] },
      );
}
