import { listWards } from '@hien/api';
import { citiesOf, fold, formerDistricts, type Ward } from '@hien/domain';
import { Combobox, type ComboboxProps } from '@hien/ui';
import { useFormValues } from '@hien/ui/form';
import { useCall } from '../calls/useCall.ts';
import { usePlaceTexts } from './usePlaceTexts.ts';
import { useText } from '../i18n/useText.ts';

type DistrictInputProps = Pick<ComboboxProps, 'value' | 'onChange'> & {
  /** One of today; others offer nothing. */
  city: string;
};

/** Districts that people still say, then wards of today. */
const namesOf = (wards: readonly Ward[]): readonly string[] => [
  ...formerDistricts(wards),
  ...wards.map(({ name }) => name),
];

/** Where in a city: a district or a ward, typed freely, with those of the city to choose from (docs/adr/0205). */
export function DistrictInput({ city, ...value }: DistrictInputProps) {
  const text = useText();
  const texts = usePlaceTexts();
  const isKnown = citiesOf('post2025').includes(city);
  const { data } = useCall(listWards, { city }, { enabled: isKnown });
  const names = isKnown && data ? namesOf(data.wards) : [];
  return (
    <Combobox
      {...value}
      free
      maxLength={120}
      options={names.map((name) => ({ value: name, label: name }))}
      fold={fold}
      texts={{ ...texts, empty: text('places.free') }}
    />
  );
}

/** The same in a form that has a `city`. */
export function FormDistrictInput() {
  const { city } = useFormValues<{ city: string }>();
  return <DistrictInput city={city} />;
}
