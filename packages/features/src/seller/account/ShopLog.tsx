import { type ShopActRow, listShopActs } from '@hien/api';
import { type ShopAct, ictDate, itemEventLabels, shopActTexts, systemClock } from '@hien/domain';
import { Chip, EmptyState, Heading, Link, Skeleton, Text } from '@hien/ui';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { day, id, oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { DaysRange } from '../parts/DaysRange.tsx';
import * as list from '../parts/ShopList.css.ts';
import { accountHref } from '../parts/sections.ts';
import * as s from './account.css.ts';
import { placeOfAct } from './place-of-act.ts';

const address = addressOf({ plan: oneOf(['log']), by: id, from: day, to: day, page });

/** Who did what in the shop, of all its people or one of them. */
export function ShopLog() {
  const text = useText();
  const language = useLanguage();
  const { url, href, go } = useAddress(address);
  const [now] = useState(() => systemClock.now());
  const { by, from, to } = url;
  const today = ictDate(now);
  const found = useCall(listShopActs, {
    page: url.page,
    ...(by === undefined ? {} : { by }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
  const people = found.data?.people ?? [];
  return (
    <section className={s.part}>
      <Link href={accountHref(language, {})}>{text('seller.log.back')}</Link>
      <Heading level={2} size="h4">
        {text('seller.log')}
      </Heading>
      <Text tone="muted" measure>
        {text('seller.log.lead')}
      </Text>
      {people.length < 2 && by === undefined ? null : (
        <nav aria-label={text('seller.log.who')} className={list.tabs}>
          <Chip chosen={by === undefined} href={href({ by: undefined })}>
            {text('seller.log.all')}
          </Chip>
          {people.map((one) => (
            <Chip key={one.id} chosen={one.id === by} href={href({ by: one.id })}>
              {one.name}
            </Chip>
          ))}
        </nav>
      )}
      <DaysRange
        key={`${from} ${to}`}
        from={from}
        to={to}
        now={now}
        onChange={(days) => go(days)}
        presets={[
          { label: text('seller.days.today'), from: today, to: today },
          { label: text('seller.days.week'), from: ictDate(now - 6 * 86_400_000), to: today },
          { label: text('seller.log.days.all'), from: null, to: null },
        ]}
      />
      <PagedList
        query={found}
        label={text('seller.log.pages')}
        skeleton={<Skeleton height="24rem" />}
        href={href}
        isNarrowed={from !== undefined || to !== undefined}
        startHref={href({ by: undefined, from: undefined, to: undefined })}
        level={3}
        empty={
          <EmptyState
            level={3}
            drawing="lamp"
            title={text('seller.log.none')}
            text={text('seller.log.none.text')}
          />
        }
      >
        {({ items }) => (
          <ol className={s.list} aria-busy={found.isFetching}>
            {items.map((one) => (
              <Act key={one.id} done={one} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

function Act({ done }: { done: ShopActRow }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { act, event, name, count, by, at } = done;
  const texts: Readonly<Record<string, (typeof shopActTexts)[ShopAct]>> = shopActTexts;
  const events: Readonly<Record<string, (typeof itemEventLabels)[keyof typeof itemEventLabels]>> =
    itemEventLabels;
  const step = act === 'order' && event !== null ? events[event]?.[language] : undefined;
  const said = step ?? texts[act]?.[language] ?? text('seller.log.other');
  const place = placeOfAct(done, language);
  const thing = name === '' ? (count > 1 ? text('seller.log.items', { count }) : '') : name;
  return (
    <li className={s.act}>
      <span className={s.value}>
        <Text weight="medium">{said}</Text>
        {place === undefined ? (
          <Text>{thing}</Text>
        ) : (
          <Link href={place}>{thing === '' ? text('seller.log.open') : thing}</Link>
        )}
      </span>
      <span className={s.value}>
        <Text>{by === null ? text('seller.log.gone') : by.name}</Text>
        <Text tone="muted" size="small">
          {by?.role === null
            ? text('seller.log.left', { at: date(at, 'dateTime') })
            : date(at, 'dateTime')}
        </Text>
      </span>
    </li>
  );
}
