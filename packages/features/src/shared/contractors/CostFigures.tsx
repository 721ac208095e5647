import type { CostTruth } from '@hien/api';
import { Text } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { median } from './CostFigures.css.ts';

/** What people paid for a square metre, and from how many reviews of which years that is known (docs/adr/0077). */
export function CostFigures({ costs }: { costs: CostTruth }) {
  const text = useText();
  const { vnd, integer } = useFormat();
  // Quartiles of ranges: a single đồng says nothing.
  const price = (amount: number) => vnd(Math.round(amount / 10_000) * 10_000);
  return (
    <>
      <p className={median}>{price(costs.median)}</p>
      <Text size="small">
        {text('costs.range', { lower: price(costs.lower), upper: price(costs.upper) })}
      </Text>
      <Text size="small" tone="muted">
        {text('costs.source', {
          count: costs.n,
          companies: integer(costs.companies),
          from: String(costs.years.from),
          to: String(costs.years.to),
        })}{' '}
        {costs.far_off === 0 ? null : text('costs.far-off', { count: costs.far_off })}
      </Text>
    </>
  );
}
