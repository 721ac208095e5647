import type { ProductDetail } from '@hien/api';
import { applianceUses, energyCost, placeNeeded } from '@hien/domain';
import { DefinitionList, Heading, type Definition } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ProductFacts.css.ts';

interface Props {
  product: ProductDetail;
  facts: NonNullable<ProductDetail['appliance']>;
}

/** What an appliance asks of its place, and what it takes and makes there. */
export function ApplianceFacts({ product, facts }: Props) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const cm = (millimetres: number) => format.decimal(millimetres / 10);
  const { air, connections, power, yearlyEnergy, energyStars, noise } = facts;
  const needed = placeNeeded(product.dimensions, air);
  const items: Definition[] = [
    {
      term: text('shop.detail.appliance.place'),
      detail: text('shop.detail.appliance.place-value', {
        width: cm(needed.width),
        depth: cm(needed.depth),
        height: cm(needed.height),
      }),
    },
    {
      term: text('shop.detail.appliance.air'),
      detail: text('shop.detail.appliance.air-value', {
        side: cm(air.side),
        above: cm(air.above),
        behind: cm(air.behind),
      }),
    },
    {
      term: text('shop.detail.appliance.needs'),
      detail: connections.map((one) => text(`shop.detail.appliance.connection.${one}`)).join(', '),
    },
    {
      term: text('shop.detail.appliance.power'),
      detail: text('shop.detail.appliance.power-value', { watt: format.integer(power) }),
    },
    {
      term: text('shop.detail.appliance.energy'),
      detail: text('shop.detail.appliance.energy-value', {
        energy: format.integer(yearlyEnergy),
        cost: format.vnd(energyCost(yearlyEnergy)),
        use: applianceUses[facts.kind][language],
      }),
    },
    {
      term: text('shop.detail.appliance.label'),
      detail:
        energyStars === null
          ? text('shop.detail.appliance.label.none')
          : text('shop.detail.appliance.label-value', { stars: energyStars }),
    },
    ...(noise === null
      ? []
      : [
          {
            term: text('shop.detail.appliance.noise'),
            detail: text('shop.detail.appliance.noise-value', { db: noise }),
          },
        ]),
  ];
  return (
    <section className={s.specs} aria-labelledby="product-appliance">
      <Heading level={2} size="h4" id="product-appliance">
        {text('shop.detail.appliance')}
      </Heading>
      <DefinitionList items={items} />
    </section>
  );
}
