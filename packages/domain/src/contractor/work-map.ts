import { fold } from '../search/fold.ts';

/** Projects that stand in one district of a city, as its companies typed it. */
export type TypedDistrict = {
  readonly district: string;
  readonly projects: number;
};

/** How many projects a district has to have before the map names it. */
export const workMapNeeds = 3;

/** How many districts are named at most. */
export const workMapMost = 40;

/** Where the projects of a city stand. */
export type DistrictsOfWork = {
  /** Those that are named, the most projects first. */
  readonly districts: readonly TypedDistrict[];
  /** Projects of all others together. */
  readonly elsewhere: number;
};

const kinds = /^(?:quan|q|phuong|p|huyen|h|thi xa|tx|thanh pho|tp|xa|x)(?:\.\s*|\s+|(?=\d))/u;

/** What a district is compared by: “Quận 7”, “quan 7”, “Q.7” and “Q7” are one. */
export function districtKey(district: string): string {
  const folded = fold(district).trim().replaceAll(/\s+/gu, ' ');
  return folded.replace(kinds, '').trim() || folded;
}

/** A district of a city as a company's row carries it: what the directory is narrowed by. */
export const districtInCity = (city: string, district: string): string =>
  `${city}|${districtKey(district)}`;

/**
 * The districts of a city (docs/adr/0139): spellings of one district are counted together and shown as most of its projects
 * write it. A district of fewer than three projects is not named: it would be the address of a home.
 */
export function districtsOfWork(typed: readonly TypedDistrict[]): DistrictsOfWork {
  const spellings = Map.groupBy(typed, ({ district }) => districtKey(district));
  const all = [...spellings.values()].map((ways) => ({
    district: ways.toSorted(byProjects)[0]?.district.trim() ?? '',
    projects: sum(ways),
  }));
  const districts = all
    .filter(({ projects }) => projects >= workMapNeeds)
    .toSorted(byProjects)
    .slice(0, workMapMost);
  return { districts, elsewhere: sum(all) - sum(districts) };
}

const sum = (of: readonly TypedDistrict[]): number =>
  of.reduce((all, { projects }) => all + projects, 0);

const byProjects = (a: TypedDistrict, b: TypedDistrict): number =>
  b.projects - a.projects || a.district.localeCompare(b.district, 'vi');
