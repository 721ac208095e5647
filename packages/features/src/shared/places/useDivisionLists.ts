import { listWards, query } from '@hien/api';
import {
  type AdminSystem,
  citiesMergedInto,
  citiesOf,
  cityToday,
  formerDistricts,
  formerWards,
  type Ward,
} from '@hien/domain';
import type { FormAddressFieldsProps } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../i18n/useLanguage.ts';

type LoadDivisions = FormAddressFieldsProps['load'];
type Option = Awaited<ReturnType<LoadDivisions>>[number];

const plain = (name: string): Option => ({ value: name, label: name });

/** Found by what it was called as well: “bến nghé” finds Phường Sài Gòn. */
const wardOption =
  (today: string) =>
  ({ name, was }: Ward): Option => ({
    ...plain(name),
    also: was.flatMap(({ city, district, wards }) =>
      wards.map((ward) => [ward, district, ...(city === today ? [] : [city])].join(', ')),
    ),
  });

/** Lists of cities, districts and wards as they were at that time, for the fields of an address (docs/adr/0205). */
export function useDivisionLists(system: AdminSystem): LoadDivisions {
  const client = useQueryClient();
  const language = useLanguage();
  return async (level, { city, district }) => {
    if (level === 'city')
      return citiesOf(system).map((one) => ({
        ...plain(one),
        ...(system === 'post2025' && { also: citiesMergedInto(one) }),
      }));
    const today = cityToday(city);
    // A city that somebody typed before there was a list.
    if (today === null) return [];
    const { wards } = await client.fetchQuery(query(listWards, language, { city: today }));
    if (system === 'post2025') return wards.map(wardOption(today));
    const names =
      level === 'district' ? formerDistricts(wards, city) : formerWards(wards, { city, district });
    return names.map(plain);
  };
}
