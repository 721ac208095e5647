import type { PlannedPromotion } from '@hien/api';
import { ictDate, startOfDate, startOfWeek, systemClock } from '@hien/domain';
import { ButtonLink, Heading, Text } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePromotionDays } from '../../shared/promotions/PromotionSheet.tsx';
import { PromotionBadge } from './PromotionBadge.tsx';
import * as s from './calendar.css.ts';

/** Weeks that are shown at once. */
const weeks = 5;
const days = weeks * 7;
const dayMs = 86_400_000;

interface PromotionCalendarProps {
  planned: readonly PlannedPromotion[];
  /** A day of the first week; this week when left out. */
  from: string | undefined;
  hrefOf: (from: string | undefined) => string;
}

/** What runs when: a bar for each promotion that has not ended, beside its days in words. */
export function PromotionCalendar({ planned, from, hrefOf }: PromotionCalendarProps) {
  const text = useText();
  const { date } = useFormat();
  const inWords = usePromotionDays();
  const [now] = useState(() => systemClock.now());
  const start = startOfWeek((from === undefined ? null : startOfDate(from)) ?? now);
  const dayAt = (index: number) => ictDate(start + index * dayMs);
  const last = dayAt(days - 1);
  // A change that waits stands beside what runs, which comes first.
  const approved = new Set(
    planned.filter(
      ({ id, state }, at) =>
        state === 'advertising' ||
        (state === 'edit_request' && planned.findIndex((one) => one.id === id) === at),
    ),
  );
  const shown = planned.filter(({ startsOn, endsOn }) => startsOn <= last && endsOn >= dayAt(0));
  const columns = Array.from({ length: days }, (_, index) => dayAt(index));
  const today = columns.indexOf(ictDate(now));
  const bar = ({ startsOn, endsOn }: PlannedPromotion) => {
    const first = Math.max(0, columns.indexOf(startsOn));
    const end = columns.indexOf(endsOn);
    return `${first + 1} / ${end === -1 ? days + 1 : end + 2}`;
  };
  return (
    <section className={s.root} aria-labelledby="promotion-calendar">
      <div className={s.head}>
        <Heading id="promotion-calendar" level={2} size="h4">
          {text('seller.promotion.calendar')}
        </Heading>
        <div className={s.moves}>
          <ButtonLink size="sm" href={hrefOf(ictDate(start - days * dayMs))}>
            {text('seller.promotion.calendar.back')}
          </ButtonLink>
          {today === -1 ? (
            <ButtonLink size="sm" href={hrefOf(undefined)}>
              {text('seller.promotion.calendar.today')}
            </ButtonLink>
          ) : null}
          <ButtonLink size="sm" href={hrefOf(ictDate(start + days * dayMs))}>
            {text('seller.promotion.calendar.on')}
          </ButtonLink>
        </div>
      </div>
      <div className={s.grid} aria-hidden>
        {Array.from({ length: weeks }, (_, week) => (
          <span key={week} className={s.week}>
            {date(`${dayAt(week * 7)}T00:00:00+07:00`, 'dayMonth')}
          </span>
        ))}
      </div>
      {shown.length === 0 ? (
        <Text tone="muted">{text('seller.promotion.calendar.none')}</Text>
      ) : (
        <ol className={s.rows}>
          {shown.map((one) => (
            <li key={`${one.id}-${approved.has(one) ? 'approved' : 'asked'}`} className={s.row}>
              <span className={s.label}>
                <span className={s.name}>{one.name}</span>
                <span className={s.small}>
                  {text('seller.promotion.calendar.row', {
                    days: inWords(one),
                    count: one.itemIds.length,
                  })}
                </span>
                <PromotionBadge
                  state={one.state}
                  scheduled={one.state === 'advertising' && one.startsOn > ictDate(now)}
                />
              </span>
              <span className={s.track} aria-hidden>
                {today === -1 ? null : (
                  <span className={s.today} style={{ gridColumn: `${today + 1} / ${today + 2}` }} />
                )}
                <span
                  className={approved.has(one) ? s.bar : s.asked}
                  style={{ gridColumn: bar(one) }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
