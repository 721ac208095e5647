import type { AdStatistics } from '@hien/api';
import { adChannels } from '@hien/domain';
import { Heading } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { scrolled, table } from '../parts/table.css.ts';
import * as s from './DetailStatisticsView.css.ts';

/** The same figures by the city whose directory it was. */
export function ByCity({ cities }: Pick<AdStatistics, 'cities'>) {
  const text = useText();
  const { integer } = useFormat();
  if (cities.length === 0) return null;
  return (
    <section className={s.block} aria-labelledby="by-city">
      <Heading level={2} size="h4" id="by-city">
        {text('ad.stats.cities')}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by key */}
      <div className={scrolled} tabIndex={0} role="group" aria-labelledby="by-city">
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{text('ad.stats.city')}</th>
              {adChannels.map((channel) => (
                <th key={channel} scope="col">
                  {text(`ad.stats.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cities.map((own) => (
              <tr key={own.city ?? ''}>
                <th scope="row">{own.city ?? text('ad.stats.cities.other')}</th>
                {adChannels.map((channel) => (
                  <td key={channel}>{integer(own[channel])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
