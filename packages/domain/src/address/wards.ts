/** Wards of one district as they were before July 2025. */
export type FormerWards = {
  readonly city: string;
  readonly district: string;
  readonly wards: readonly string[];
};

/** A ward since July 2025, and what was merged into it. A former ward that was divided stands in several. */
export type Ward = { readonly name: string; readonly was: readonly FormerWards[] };

/** An address of before July 2025, as far as it says where it lies. */
export type FormerPlace = {
  readonly city: string;
  readonly district: string;
  readonly ward: string;
};

const first = (a: string, b: string): number => a.localeCompare(b, 'vi', { numeric: true });

const once = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted(first);

/** Districts that a city had, of the wards of what it is today; without a city, those of all that were merged into it. */
export function formerDistricts(wards: readonly Ward[], city?: string): readonly string[] {
  return once(
    wards.flatMap(({ was }) =>
      was.filter((one) => city === undefined || one.city === city).map(({ district }) => district),
    ),
  );
}

/** Wards that a district had. */
export function formerWards(
  wards: readonly Ward[],
  { city, district }: Omit<FormerPlace, 'ward'>,
): readonly string[] {
  return once(
    wards.flatMap(({ was }) =>
      was
        .filter((one) => one.city === city && one.district === district)
        .flatMap((one) => one.wards),
    ),
  );
}

/** Which wards a former one became: none that is known, one, or several where it was divided. */
export function wardsToday(wards: readonly Ward[], place: FormerPlace): readonly string[] {
  return wards
    .filter(({ was }) =>
      was.some(
        ({ city, district, wards: names }) =>
          city === place.city && district === place.district && names.includes(place.ward),
      ),
    )
    .map(({ name }) => name);
}
