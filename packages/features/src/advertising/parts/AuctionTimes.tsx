import type { Auction } from '@hien/api';
import { Heading, TimeCountdown } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './AuctionTimes.css.ts';

type Times = Auction['times'];
const moments = ['opens', 'closes', 'results', 'starts', 'ends'] as const;
type Moment = (typeof moments)[number];

/** What comes next in a week; null once it is over. */
export const nextOf = (times: Times, now: number): Moment | null =>
  moments.find((one) => Date.parse(times[one]) > now) ?? null;

/** The week from its opening to its end, where it stands, and how long it is to what comes next, by the server's clock. */
export function AuctionTimes({ times, now }: { times: Times; now: () => number }) {
  const text = useText();
  const format = useFormat();
  const next = nextOf(times, now());
  return (
    <section className={s.times} aria-labelledby="auction-times">
      <Heading level={2} size="h4" id="auction-times">
        {next === null ? text('ad.auction.over') : text(`ad.auction.until.${next}`)}
      </Heading>
      {next === null ? null : (
        <TimeCountdown
          layout="boxes"
          until={Date.parse(times[next])}
          now={now}
          units={{
            days: text('ad.auction.unit.days'),
            hours: text('ad.auction.unit.hours'),
            minutes: text('ad.auction.unit.minutes'),
            seconds: text('ad.auction.unit.seconds'),
          }}
          label={({ days, hours, minutes }) =>
            text('ad.auction.left.time', {
              days,
              hours,
              minutes,
              when: format.date(times[next], 'deadline'),
            })
          }
          over={text('ad.auction.moment')}
        />
      )}
      <ol className={s.line}>
        {moments.map((one) => (
          <li
            key={one}
            className={Date.parse(times[one]) <= now() ? s.past : s.coming}
            aria-current={one === next ? 'step' : undefined}
          >
            <span className={s.name}>{text(`ad.auction.at.${one}`)}</span>
            <span className={s.when}>{format.date(times[one], 'dateTime')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
