import type { AdStatistics } from '@hien/api';
import { adChannels, leftOutBecause } from '@hien/domain';
import { Heading, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DetailStatisticsView.css.ts';

/** What was not counted, and how counting goes: a figure that can be believed says what is not in it. */
export function LeftOut({ told: { total, leftOut } }: { told: AdStatistics }) {
  const text = useText();
  const { integer } = useFormat();
  return (
    <section className={s.block} aria-labelledby="left-out">
      <Heading level={2} size="h4" id="left-out">
        {text('ad.stats.left')}
      </Heading>
      <Text>
        {text('ad.stats.left.text', {
          counted: integer(adChannels.reduce((all, channel) => all + total[channel], 0)),
          left: integer(leftOutBecause.reduce((all, because) => all + leftOut[because], 0)),
          robot: integer(leftOut.robot),
          repeat: integer(leftOut.repeat),
          own: integer(leftOut.own),
          burst: integer(leftOut.burst),
        })}
      </Text>
      <Text size="small" tone="muted" measure>
        {text('ad.stats.left.how')}
      </Text>
    </section>
  );
}
