import { citiesOf, companyFieldLabels, fold } from '@hien/domain';
import { Button, Combobox } from '@hien/ui';
import { X } from 'lucide-react';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import type { PartProps } from '../PartFields.tsx';
import { CompanyBox } from './CompanyBox.tsx';
import * as s from '../../editor.css.ts';

/** Where the company builds: a city found by typing is added, each that is there can be taken away. */
export function CitiesField({ content, type, ...box }: PartProps) {
  const text = useText();
  const language = useLanguage();
  const cities = content.work_cities;
  return (
    <div className={s.told}>
      <CompanyBox field="work_cities" required hint={text('company.own.hint.work_cities')} {...box}>
        <Combobox
          // A city that was added leaves the field empty for the next one.
          key={cities.join()}
          options={citiesOf('post2025')
            .filter((city) => !cities.includes(city))
            .map((city) => ({ value: city, label: city }))}
          value=""
          onChange={(city) => (city === '' ? undefined : type({ work_cities: [...cities, city] }))}
          fold={fold}
          texts={{
            list: companyFieldLabels.work_cities[language],
            clear: text('company.editor.city.clear'),
            loading: text('company.editor.city.none'),
            empty: text('company.editor.city.none'),
            found: (count) => text('company.editor.city.found', { count }),
          }}
        />
      </CompanyBox>
      <ul className={s.chips}>
        {cities.map((city) => (
          <li key={city}>
            <Button
              size="sm"
              aria-label={text('company.own.city.remove', { city })}
              onClick={() => type({ work_cities: cities.filter((one) => one !== city) })}
            >
              {city}
              <X size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
