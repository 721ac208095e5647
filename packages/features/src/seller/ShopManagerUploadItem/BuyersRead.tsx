import { energyCost, placeNeeded, wrongFacts } from '@hien/domain';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from '../items/useItemDraft.ts';
import * as a from './appliance.css.ts';

/** What the figures mean on the product's page: the place with its air, and what a year costs. */
export function BuyersRead({ content }: { content: Content }) {
  const text = useText();
  const { decimal, vnd } = useFormat();
  const { width, depth, height, airSide, airAbove, airBehind, yearlyEnergy } = content;
  const wrong = wrongFacts(content);
  const isRight = (...fields: readonly (typeof wrong)[number]['field'][]) =>
    fields.every((field) => content[field] !== null && wrong.every((one) => one.field !== field));
  const isMeasured =
    [width, depth, height].every((one) => one !== null) &&
    isRight('airSide', 'airAbove', 'airBehind');
  const needed = placeNeeded(
    { width: (width ?? 0) * 10, depth: (depth ?? 0) * 10, height: (height ?? 0) * 10 },
    { side: airSide ?? 0, above: airAbove ?? 0, behind: airBehind ?? 0 },
  );
  const [across, inwards, upwards] = [needed.width, needed.depth, needed.height].map((one) =>
    decimal(one / 10),
  );
  return (
    <div className={a.read} role="status">
      {isMeasured ? (
        <p className={a.line}>
          {text('seller.item.facts.place', {
            width: across ?? '',
            depth: inwards ?? '',
            height: upwards ?? '',
          })}
        </p>
      ) : null}
      {yearlyEnergy !== null && isRight('yearlyEnergy', 'energyStars') ? (
        <p className={a.line}>
          {text('seller.item.facts.cost', { cost: vnd(energyCost(yearlyEnergy)) })}
        </p>
      ) : null}
    </div>
  );
}
