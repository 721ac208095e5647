import type { AdStatistics } from '@hien/api';
import { contactChannels } from '@hien/domain';
import { Heading } from '@hien/ui';
import { LineChart } from '@hien/ui/charts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DetailStatisticsView.css.ts';

/** How pages opened and contacts went, with the table beside the drawing. */
export function DayChart({ told: { days } }: { told: AdStatistics }) {
  const text = useText();
  const { date, integer } = useFormat();
  return (
    <section className={s.block} aria-labelledby="by-day">
      <Heading level={2} size="h4" id="by-day">
        {text('ad.stats.chart')}
      </Heading>
      <LineChart
        label={text('ad.stats.chart')}
        categories={days.map(({ day }) => date(day, 'dayMonth'))}
        series={[
          {
            id: 'profile',
            name: text('ad.stats.profile'),
            values: days.map(({ profile }) => profile),
          },
          {
            id: 'contacts',
            name: text('ad.stats.chart.contacts'),
            values: days.map((day) =>
              contactChannels.reduce((all, channel) => all + day[channel], 0),
            ),
          },
        ]}
        format={integer}
        // Of a few there is no half: a tick between them says nothing.
        formatTick={(value) => (Number.isInteger(value) ? integer(value) : '')}
        labels={{
          table: text('ad.stats.chart.table'),
          category: text('ad.stats.chart.day'),
          unknown: text('ad.stats.chart.unknown'),
          explore: text('ad.stats.chart.explore'),
        }}
      />
    </section>
  );
}
