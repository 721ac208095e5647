import { getCostTruth } from '@hien/api';
import { Heading, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { DirectoryPlace } from './directory-address.ts';
import * as s from './DirectoryView.css.ts';

export const costsInput = ({ city, style, house }: DirectoryPlace) => ({
  city: city ?? undefined,
  style: style ?? undefined,
  house_type: house ?? undefined,
});

/** What people paid for a square metre of such homes; below five reviews of three companies it says that it does not know. */
export function Costs({ url }: { url: DirectoryPlace }) {
  const text = useText();
  const { vnd, integer } = useFormat();
  // Quartiles of ranges: a single đồng says nothing.
  const price = (amount: number) => vnd(Math.round(amount / 10_000) * 10_000);
  const { data: costs } = useCall(getCostTruth, costsInput(url));
  if (costs === undefined) return null;
  return (
    <section className={s.rules} aria-labelledby="costs">
      <Heading level={2} size="h5" id="costs">
        {text('costs.title')}
      </Heading>
      {costs === null ? (
        <Text size="small" tone="muted">
          {text('costs.none')}
        </Text>
      ) : (
        <>
          <p className={s.median}>{price(costs.median)}</p>
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
      )}
    </section>
  );
}
