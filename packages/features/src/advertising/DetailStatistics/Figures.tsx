import type { AdStatistics } from '@hien/api';
import { adChannels } from '@hien/domain';
import { StatTile } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DetailStatisticsView.css.ts';

/** Each channel with how it went against as many days before, and what one contact cost. */
export function Figures({
  told: { total, before, days, spent, perContact },
}: {
  told: AdStatistics;
}) {
  const text = useText();
  const { integer, vnd } = useFormat();
  const changeOf = (now: number, then: number) => {
    if (now === then) return { text: text('ad.stats.same'), direction: 'flat' as const };
    return now > then
      ? {
          text: text('ad.stats.more', { count: integer(now - then) }),
          direction: 'up' as const,
          good: true,
        }
      : {
          text: text('ad.stats.less', { count: integer(then - now) }),
          direction: 'down' as const,
          good: false,
        };
  };
  return (
    <ul className={s.tiles}>
      {adChannels.map((channel) => (
        <li key={channel}>
          <StatTile
            label={text(`ad.stats.${channel}`)}
            value={integer(total[channel])}
            change={changeOf(total[channel], before[channel])}
            trend={days.map((day) => day[channel])}
          />
        </li>
      ))}
      <li>
        <StatTile
          label={text('ad.stats.cost')}
          value={perContact === null ? text('ad.stats.cost.none') : vnd(perContact)}
          note={text('ad.stats.cost.note', { spent: vnd(spent) })}
        />
      </li>
    </ul>
  );
}
