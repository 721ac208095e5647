import { type AdminSystem, cityToday, fold } from '@hien/domain';
import { RadioGroup } from '@hien/ui';
import { FormAddressFields, useFormField } from '@hien/ui/form';
import { type ReactNode, useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import { useAddressTexts } from '../places/useAddressTexts.ts';
import { useDivisionLists } from '../places/useDivisionLists.ts';
import { WardToday } from '../places/WardToday.tsx';

type Parts = { city: string; district: string | null; ward: string };

/** Province, district and ward; since July 2025 there is no district (3.3). */
export function DivisionFields({
  newLabel,
  oldLabel,
}: {
  newLabel: ReactNode;
  oldLabel: ReactNode;
}) {
  const text = useText();
  const system = useFormField<AdminSystem>('admin_system');
  const city = useFormField<string>('city');
  const district = useFormField<string | null>('district');
  const ward = useFormField<string>('ward');
  const load = useDivisionLists(system.value);
  const texts = useAddressTexts(system.value);
  /** What stood there under the other system: going back and forth loses nothing. */
  const left = useRef<Partial<Record<AdminSystem, Parts>>>({});
  const parts = { city: city.value, district: district.value, ward: ward.value };
  const change = (next: AdminSystem, to?: Parts) => {
    if (next === system.value) return;
    left.current[system.value] = parts;
    const known = to ?? left.current[next];
    const sameCity = next === 'post2025' ? cityToday(parts.city) : parts.city;
    system.setValue(next);
    city.setValue(known?.city ?? sameCity ?? '');
    district.setValue(known?.district ?? (next === 'pre2025' ? '' : null));
    ward.setValue(known?.ward ?? '');
  };
  return (
    <>
      <RadioGroup
        legend={text('my-page.address.system')}
        name="admin_system"
        value={system.value}
        onChange={(next) => change(next === 'pre2025' ? 'pre2025' : 'post2025')}
      >
        {newLabel}
        {oldLabel}
      </RadioGroup>
      {/* Lists of the other system are other lists. */}
      <FormAddressFields key={system.value} load={load} fold={fold} texts={texts} />
      {system.value === 'pre2025' ? (
        <WardToday
          place={{ ...parts, district: parts.district ?? '' }}
          onTake={(today) => change('post2025', { ...today, district: null })}
        />
      ) : null}
    </>
  );
}
