import { Button } from '../Button/Button.tsx';
import { Combobox, type ComboboxTexts } from '../Combobox/Combobox.tsx';
import type { ComboboxOption } from '../Combobox/matching.ts';
import { Field } from '../Field/Field.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { useDivisions, type LoadDivisions } from './use-divisions.ts';
import * as s from './AddressFields.css.ts';

export type AddressLevel = 'city' | 'district' | 'ward';

/** `district` is null for addresses of after July 2025, which have none. */
export interface AddressParts {
  city: string;
  district: string | null;
  ward: string;
}

export interface AddressTexts {
  labels: Readonly<Record<AddressLevel, string>>;
  placeholders: Readonly<Record<AddressLevel, string>>;
  /** In a field whose list depends on an empty one: “Chọn tỉnh, thành phố trước”. */
  first: Readonly<Record<'district' | 'ward', string>>;
  failed: string;
  retry: string;
  combobox: ComboboxTexts;
}

export interface AddressFieldsProps {
  value: AddressParts;
  onChange: (parts: AddressParts) => void;
  /** The divisions of a level under the ones chosen above it. */
  load: LoadDivisions;
  fold: (text: string) => string;
  texts: AddressTexts;
  ids?: Partial<Record<AddressLevel, string>>;
  errors?: Partial<Record<AddressLevel, string | undefined>>;
  /** A field was left. */
  onLeave?: (level: AddressLevel) => void;
}

/**
 * City, district and ward, each list following the choice above it. Whether there is a district is said by
 * the value: null has none, and the wards then follow the city.
 */
export const AddressFields = ({
  value,
  onChange,
  load,
  fold,
  texts,
  ids = {},
  errors = {},
  onLeave,
}: AddressFieldsProps) => {
  const { city, district, ward } = value;
  const hasDistrict = district !== null;
  const wardReady = city !== '' && district !== '';
  const divisions = {
    city: useDivisions(load, 'city', '', '', true),
    district: useDivisions(load, 'district', city, '', hasDistrict && city !== ''),
    ward: useDivisions(load, 'ward', city, district ?? '', wardReady),
  };
  const failed = (['city', 'district', 'ward'] as const).filter((level) => divisions[level].failed);

  const field = (level: AddressLevel, chosen: string, set: (place: string) => void) => {
    const { options, loading, ready } = divisions[level];
    return (
      <div className={s.field} onBlur={() => onLeave?.(level)}>
        <Field
          {...(ids[level] === undefined ? {} : { id: ids[level] })}
          label={texts.labels[level]}
          error={errors[level]}
          required
        >
          <Combobox
            value={chosen}
            onChange={set}
            options={shown(options, chosen)}
            fold={fold}
            loading={loading}
            disabled={!ready}
            placeholder={ready || level === 'city' ? texts.placeholders[level] : texts.first[level]}
            texts={texts.combobox}
          />
        </Field>
      </div>
    );
  };

  return (
    <div className={s.root}>
      {field('city', city, (next) =>
        onChange({ city: next, district: hasDistrict ? '' : null, ward: '' }),
      )}
      {hasDistrict
        ? field('district', district, (next) => onChange({ city, district: next, ward: '' }))
        : null}
      {field('ward', ward, (next) => onChange({ city, district, ward: next }))}
      {failed.length > 0 ? (
        <Notice
          tone="critical"
          role="alert"
          className={s.failed}
          action={
            <Button
              size="sm"
              variant="quiet"
              onClick={() => failed.forEach((level) => divisions[level].again())}
            >
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      ) : null}
    </div>
  );
};

/** An old address keeps its words, also where the list of today no longer has them. */
function shown(options: readonly ComboboxOption[], chosen: string): readonly ComboboxOption[] {
  if (chosen === '' || options.some((option) => option.value === chosen)) return options;
  return [{ value: chosen, label: chosen }, ...options];
}
