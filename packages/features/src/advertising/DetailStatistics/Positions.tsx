import type { AdStatistics } from '@hien/api';
import { Heading, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePlaces, usePlan } from '../parts/usePlan.ts';
import * as s from './DetailStatisticsView.css.ts';

/** Where the company stood: months of plans, and weeks that it won. */
export function Positions({ positions }: Pick<AdStatistics, 'positions'>) {
  const text = useText();
  const format = useFormat();
  const nameOf = usePlan();
  const placesOf = usePlaces();
  return (
    <section className={s.block} aria-labelledby="positions">
      <Heading level={2} size="h4" id="positions">
        {text('ad.stats.positions')}
      </Heading>
      <ul className={s.lines}>
        {positions.map(({ plan, places, period }) => (
          <li key={`${plan} ${period.start} ${places[0]?.city}`} className={s.line}>
            <Text weight="strong">
              {nameOf(plan)}: {placesOf(places)}
            </Text>
            <Text size="small" tone="muted">
              {text('ad.stats.span', {
                from: format.date(period.start),
                to: format.date(period.end),
              })}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
