import { useText } from '../../../../shared/i18n/useText.ts';
import { ChosenCities, CityChoice } from '../../CityChoice.tsx';
import type { PartProps } from '../PartFields.tsx';
import { CompanyBox } from './CompanyBox.tsx';
import * as s from '../../editor.css.ts';

/** Where the company builds: a city found by typing is added, each that is there can be taken away. */
export function CitiesField({ content, type, ...box }: PartProps) {
  const text = useText();
  const cities = content.work_cities;
  return (
    <div className={s.told}>
      <CompanyBox field="work_cities" required hint={text('company.own.hint.work_cities')} {...box}>
        <CityChoice
          // A city that was added leaves the field empty for the next one.
          key={cities.join()}
          without={cities}
          value=""
          onChange={(city) => (city === '' ? undefined : type({ work_cities: [...cities, city] }))}
        />
      </CompanyBox>
      <ChosenCities cities={cities} onChange={(left) => type({ work_cities: left })} />
    </div>
  );
}
