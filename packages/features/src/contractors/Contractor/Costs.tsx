import { getCostTruth } from '@hien/api';
import { Heading, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { CostFigures } from '../../shared/contractors/CostFigures.tsx';
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
        <CostFigures costs={costs} />
      )}
    </section>
  );
}
