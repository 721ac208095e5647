import { type TransactionList as Found, listTransactions } from '@hien/api';
import {
  addMonths,
  ictDate,
  searchDays,
  searchStart,
  settlementKindLabels,
  settlementKinds,
  systemClock,
} from '@hien/domain';
import { ButtonLink, Chip, EmptyState, Notice, Skeleton } from '@hien/ui';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { day, oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { DaysRange } from '../parts/DaysRange.tsx';
import * as list from '../parts/ShopList.css.ts';
import { LineDownloads } from './LineDownloads.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import * as s from './money.css.ts';

const address = addressOf({ from: day, to: day, kind: oneOf(settlementKinds), q: words, page });

/** Every line of the shop's months, of any days within a year. */
export function TransactionList() {
  const text = useText();
  const language = useLanguage();
  const { url, href, go, startHref, isNarrowed } = useAddress(address);
  const [now] = useState(() => systemClock.now());
  const { from, to, kind, q } = url;
  // The server would refuse them: their page shows the year, and says so.
  const isSearchable = searchDays({ from, to }, now).wrong === undefined;
  const wanted = {
    ...(isSearchable && from !== undefined ? { from } : {}),
    ...(isSearchable && to !== undefined ? { to } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(q === '' ? {} : { q }),
  };
  const found = useCall(listTransactions, { page: url.page, ...wanted });
  return (
    <>
      <div className={list.tools}>
        <nav aria-label={text('seller.tabs')} className={list.tabs}>
          <Chip chosen={kind === undefined} href={href({ kind: undefined })}>
            {text('seller.tab.all')}
          </Chip>
          {settlementKinds.map((one) => (
            <Chip key={one} chosen={one === kind} href={href({ kind: one })}>
              {settlementKindLabels[one][language]}
            </Chip>
          ))}
        </nav>
        <div className={list.bar}>
          <Days key={`${from} ${to}`} from={from} to={to} now={now} onChange={(days) => go(days)} />
          <div className={list.search}>
            <ListSearch
              label={text('seller.transactions.search')}
              placeholder={text('seller.transactions.search.placeholder')}
              q={q}
              onSearch={(next) => go({ q: next })}
            />
          </div>
        </div>
      </div>
      {isSearchable ? null : <Notice tone="caution">{text('seller.transactions.year')}</Notice>}
      <PagedList
        query={found}
        label={text('seller.transactions.pages')}
        skeleton={<Skeleton height="24rem" />}
        href={href}
        isNarrowed={isNarrowed}
        empty={
          <EmptyState
            drawing="chair"
            title={text('seller.settlement.empty.title')}
            text={text('seller.settlement.empty.text')}
          />
        }
        none={
          <EmptyState
            drawing="lamp"
            title={text('seller.list.lines.none.title')}
            text={text('seller.transactions.none.text')}
            action={<ButtonLink href={startHref}>{text('seller.transactions.all')}</ButtonLink>}
          />
        }
      >
        {(data) => (
          <>
            <div className={s.head}>
              <Sums totals={data.totals} />
              <LineDownloads of={wanted} name={ictDate(now)} />
            </div>
            <TransactionTable rows={data.items} refetching={found.isFetching} />
          </>
        )}
      </PagedList>
    </>
  );
}

type DaysProps = Omit<Parameters<typeof DaysRange>[0], 'min' | 'presets'>;

/** The days that are searched, within a year. */
function Days({ now, ...days }: DaysProps) {
  const text = useText();
  const today = ictDate(now);
  return (
    <DaysRange
      {...days}
      now={now}
      min={ictDate(searchStart(now))}
      presets={[
        {
          label: text('seller.transactions.this-month'),
          from: `${today.slice(0, 7)}-01`,
          to: today,
        },
        {
          label: text('seller.transactions.30-days'),
          from: ictDate(addMonths(now, -1)),
          to: today,
        },
        { label: text('seller.transactions.whole-year'), from: null, to: null },
      ]}
    />
  );
}

/** What all that was found comes to, kind by kind; kinds of nothing are left away. */
function Sums({ totals }: Pick<Found, 'totals'>) {
  const text = useText();
  const language = useLanguage();
  const { vnd } = useFormat();
  return (
    <p className={s.sums}>
      {settlementKinds
        .filter((kind) => totals[kind] !== 0)
        .map((kind) => (
          <span key={kind}>
            {text('seller.transactions.sum', {
              kind: settlementKindLabels[kind][language],
              amount: vnd(totals[kind]),
            })}
          </span>
        ))}
    </p>
  );
}
