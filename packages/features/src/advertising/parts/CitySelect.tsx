import type { AdCity } from '@hien/api';
import type { AdPlan } from '@hien/domain';
import { Select } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

interface CitySelectProps {
  plan: AdPlan;
  cities: readonly AdCity[];
  value: string;
  onChange: (city: string) => void;
}

/** One of the cities; one whose gold places are all taken says so and cannot be chosen. */
export function CitySelect({ plan, cities, value, onChange, ...control }: CitySelectProps) {
  const text = useText();
  const labelOf = ({ city, goldFree }: AdCity) => {
    if (plan === 'basic') return city;
    return goldFree === 0
      ? text('ad.checkout.city.full', { city })
      : text('ad.checkout.city.free', { city, free: goldFree });
  };
  return (
    <Select
      {...control}
      placeholder={text('ad.checkout.city.choose')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={cities.map((one) => ({
        value: one.city,
        label: labelOf(one),
        disabled: plan === 'gold' && one.goldFree === 0,
      }))}
    />
  );
}
