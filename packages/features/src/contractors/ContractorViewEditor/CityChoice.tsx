import { citiesOf, companyFieldLabels, fold } from '@hien/domain';
import { Button, Combobox, type ComboboxProps } from '@hien/ui';
import { X } from 'lucide-react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './editor.css.ts';

type CityChoiceProps = Pick<ComboboxProps, 'value' | 'onChange'> & {
  /** Cities that are chosen already. */
  without?: readonly string[];
};

/** One of the provinces and cities of today, found by typing without accents. */
export function CityChoice({ without = [], ...props }: CityChoiceProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Combobox
      options={citiesOf('post2025')
        .filter((city) => !without.includes(city))
        .map((city) => ({ value: city, label: city }))}
      fold={fold}
      texts={{
        list: companyFieldLabels.work_cities[language],
        clear: text('company.editor.city.clear'),
        loading: text('company.editor.city.none'),
        empty: text('company.editor.city.none'),
        found: (count) => text('company.editor.city.found', { count }),
      }}
      {...props}
    />
  );
}

/** Cities that are chosen; each can be taken away. */
export function ChosenCities({
  cities,
  onChange,
}: {
  cities: readonly string[];
  onChange: (cities: string[]) => void;
}) {
  const text = useText();
  return (
    <ul className={s.chips}>
      {cities.map((city) => (
        <li key={city}>
          <Button
            size="sm"
            aria-label={text('company.own.city.remove', { city })}
            onClick={() => onChange(cities.filter((one) => one !== city))}
          >
            {city}
            <X size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
