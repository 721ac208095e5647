import { Heading, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { ChosenAppliances } from './appliances.ts';
import * as s from './Appliances.css.ts';

/** What all appliances of the home cost, and take in a year. */
export function ApplianceTotals({ totals }: { totals: ChosenAppliances }) {
  const text = useText();
  const format = useFormat();
  const lines = [
    [text('rooms.appliances.totals.price', { count: totals.count }), format.vnd(totals.price)],
    [
      text('rooms.appliances.totals.energy'),
      text('rooms.appliances.totals.energy-value', {
        energy: format.integer(totals.yearlyEnergy),
      }),
    ],
    [text('rooms.appliances.totals.cost'), format.vnd(totals.yearlyCost)],
  ] as const;
  return (
    <section className={s.totals} aria-labelledby="appliance-totals">
      <Heading level={2} size="h4" id="appliance-totals">
        {text('rooms.appliances.totals')}
      </Heading>
      <dl className={s.sums}>
        {lines.map(([term, detail]) => (
          <div key={term} className={s.sum}>
            <dt>{term}</dt>
            <dd className={s.amount}>{detail}</dd>
          </div>
        ))}
      </dl>
      <Text weight="strong" tone={totals.misfits === 0 ? 'positive' : 'critical'}>
        {totals.misfits === 0
          ? text('rooms.appliances.totals.fit')
          : text('rooms.appliances.totals.lacks', { count: totals.misfits })}
      </Text>
      <Text size="small" tone="muted">
        {text('rooms.appliances.totals.note')}
      </Text>
    </section>
  );
}
