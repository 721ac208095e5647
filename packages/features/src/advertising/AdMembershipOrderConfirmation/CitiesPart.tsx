import type { AdCity, MembershipOverview } from '@hien/api';
import { type AdPlan, limits } from '@hien/domain';
import { Field, Heading, IconButton, Text } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { X } from 'lucide-react';
import * as s from '../../shared/checkout/checkout.css.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CitySelect } from '../parts/CitySelect.tsx';
import { JoinLine } from '../parts/JoinLine.tsx';
import * as own from './CitiesPart.css.ts';

interface CitiesPartProps {
  plan: AdPlan;
  cities: readonly AdCity[];
  mine: MembershipOverview;
}

/** Where the company will stand: each city with what is free there, and one more from a list as long as the plan takes it. */
export function CitiesPart({ plan, cities, mine }: CitiesPartProps) {
  const text = useText();
  const { id, value, error, setValue } = useFormField<readonly string[]>('cities');
  const max = limits.ad[plan].maxCities;
  const full = plan === 'gold' ? cities.filter(({ goldFree }) => goldFree === 0) : [];
  const chosen = value.flatMap((name) => cities.filter(({ city }) => city === name));
  return (
    <section className={s.part} aria-labelledby="checkout-cities">
      <div className={s.words}>
        <Heading level={2} size="h4" id="checkout-cities">
          {text('ad.checkout.cities')}
        </Heading>
        <Text size="small" tone="muted">
          {max === 1 ? text('ad.checkout.cities.one') : text('ad.checkout.cities.many', { max })}
        </Text>
      </div>
      {chosen.length === 0 ? null : (
        <ul className={s.lines}>
          {chosen.map(({ city, goldFree, basic }) => (
            <li key={city} className={own.city}>
              <div className={s.words}>
                <Text weight="strong">{city}</Text>
                <Text size="small" tone="muted">
                  {plan === 'gold'
                    ? text('ad.checkout.city.left', { free: goldFree })
                    : text('ad.checkout.city.after', { count: basic })}
                </Text>
              </div>
              <IconButton
                icon={<X size={18} aria-hidden />}
                label={text('ad.checkout.city.remove', { city })}
                onClick={() => setValue(value.filter((name) => name !== city))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < max || error !== undefined ? (
        <Field
          id={id}
          label={text(value.length === 0 ? 'ad.checkout.city.choose' : 'ad.checkout.city.add')}
          error={error}
        >
          <CitySelect
            plan={plan}
            cities={cities.filter(({ city }) => !value.includes(city))}
            value=""
            onChange={(city) => setValue([...value, city].slice(-max))}
          />
        </Field>
      ) : null}
      {full.map((city) => (
        <JoinLine key={city.city} city={city} mine={mine} />
      ))}
    </section>
  );
}
