import { type SellerItemList, listSellerItems } from '@hien/api';
import {
  type Language,
  claimReasons,
  claimTabLabels,
  searchDays,
  sellerTabLabels,
  systemClock,
} from '@hien/domain';
import { Button, Notice } from '@hien/ui';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { day, id, ids, oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type ShopTab, ShopList } from '../parts/ShopList.tsx';
import { LinePapers } from '../papers/LinePapers.tsx';
import { PrintMenu } from '../papers/PrintMenu.tsx';
import { mostPrinted, paperKinds } from '../papers/papers.ts';
import type { ListSection } from '../parts/sections.ts';
import { ChooseAll } from './ChooseAll.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { useOpeningView } from '../views/useOpeningView.ts';
import { DaysField, onDays } from './DaysField.tsx';
import { DaysOfLines } from './DaysOfLines.tsx';
import { LeftTicked } from './LeftTicked.tsx';
import { LineTable } from './LineTable.tsx';
import { LotDialog } from './LotDialog.tsx';
import { type LotEvent, SelectedActions } from './SelectedActions.tsx';
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
        on: oneOf(onDays, 'placed'),
        reason: oneOf<string>(claimReasons),
        asked: oneOf(['refund', 'exchange']),
        product: id,
        print: oneOf(paperKinds),
        lines: ids(mostPrinted),
      }),
    [section.tabs, first],
  );
  const address = useAddress(lineAddress);
  const { url, href, go } = address;
  const [now] = useState(() => systemClock.now());
  const [isAsked, setAsked] = useState(false);
  const [event, setEvent] = useState<LotEvent>();
  const hasDays = url.from !== undefined || url.to !== undefined;
  // The server would refuse them: the list has all days, and says why.
  const isSearchable = searchDays({ from: url.from, to: url.to }, now).wrong === undefined;
  const wanted: WantedLines = {
    ...wantedOf(section, url.tab),
    ...(url.q === '' ? {} : { q: url.q }),
    ...(isSearchable && url.from !== undefined ? { from: url.from } : {}),
    ...(isSearchable && url.to !== undefined ? { to: url.to } : {}),
    ...(url.on === 'placed' ? {} : { on: url.on }),
    ...(url.reason === undefined ? {} : { reason: url.reason }),
    ...(url.asked === undefined ? {} : { asked: url.asked }),
    ...(url.product === undefined ? {} : { product: url.product }),
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
  if (url.print !== undefined && url.lines.length > 0)
    return (
      <LinePapers
        kind={url.print}
        ids={url.lines}
        backHref={href({ print: undefined, lines: [], page: url.page })}
      />
    );
  const bulk = (
    <>
      <SelectedActions rows={selection.rows} onEvent={setEvent} />
      <PrintMenu
        lines={selection.rows}
        hrefOf={(print, printed) => href({ print, lines: printed, page: url.page })}
      />
    </>
  );
  return (
    <>
      {/* Beside the list: it outlives the table, which is gone when all of its lines have moved on. */}
      {event === undefined ? null : (
        <LotDialog
          event={event}
          lines={selection.rows}
          onClose={(left) => {
            setEvent(undefined);
            if (left.length < selection.rows.length) selection.onChange(left);
          }}
        />
      )}
      <ShopList
        list="lines"
        tabs={tabsOf(section, lines.data, text('seller.tab.all'), language)}
        address={address}
        query={lines}
        tool={
          <>
            <SavedViews list={section.name} views={views.items} href={href({})} />
            <Button
              size="sm"
              aria-expanded={isAsked || hasDays}
              onClick={() => {
                setAsked(!(isAsked || hasDays));
                if (hasDays) go(everyDay);
              }}
            >
              <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
              {text('seller.days.choose')}
            </Button>
          </>
        }
        filters={
          isAsked || hasDays ? (
            <DaysField
              key={`${url.from} ${url.to}`}
              from={url.from}
              to={url.to}
              on={url.on}
              now={now}
              hrefOf={(on) => href({ on, reason: undefined, asked: undefined })}
              onChange={go}
            />
          ) : null
        }
        above={
          !hasDays ? undefined : !isSearchable ? (
            <Notice tone="caution">{text('seller.days.year')}</Notice>
          ) : (
            <DaysOfLines
              from={url.from}
              to={url.to}
              on={url.on}
              reason={url.reason}
              asked={url.asked}
              thing={
                url.product === undefined
                  ? undefined
                  : (lines.data?.items[0]?.item.thing.name ?? null)
              }
              allHref={href(everyDay)}
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
            bulk={
              <>
                <ChooseAll all={all} />
                {bulk}
              </>
            }
          />
        )}
      </ShopList>
      {event === undefined && lines.data?.items.length === 0 && selection.rows.length > 0 ? (
        <LeftTicked selection={selection} bulk={bulk} />
      ) : null}
    </>
  );
}

/** No days, and nothing that is looked at with days alone. */
const everyDay = {
  from: undefined,
  to: undefined,
  on: undefined,
  reason: undefined,
  asked: undefined,
  product: undefined,
};

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
