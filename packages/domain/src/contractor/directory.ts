import type { Text } from '../language/language.ts';
import { directoryOrder, sponsoredLabel, tierOf } from '../membership/positions.ts';
import { type OrganicFacts, type OrganicPart, organicScore, strongestPart } from './organic.ts';

/** A company of the directory with the positions whose ads run, by city. */
export type Listed = OrganicFacts & { readonly positions: Readonly<Record<string, number>> };

/** Why a card stands where it stands; a paid one cannot be made without its label. */
export type WhyHere =
  | {
      readonly by: 'payment';
      readonly tier: 'premium' | 'gold' | 'basic';
      readonly position: number;
      readonly label: Text;
    }
  | { readonly by: 'merit'; readonly score: number; readonly strongest: OrganicPart | null };

export type DirectoryPlace<Company extends Listed> = {
  readonly company: Company;
  readonly position: number | null;
  readonly why: WhyHere;
};

function positionIn(company: Listed, city: string | null): number | null {
  if (city === null || !Object.hasOwn(company.positions, city)) return null;
  return company.positions[city] ?? null;
}

/**
 * The directory in its order: the paid positions of the city (premium, gold, basic), then the others by their score, the
 * older id first where it is equal. Without a city nobody has a position (ADR 0076).
 * @param mean The mean of all visible reviews of the directory, 1 to 5.
 */
export function rankedDirectory<Company extends Listed>(
  companies: readonly Company[],
  city: string | null,
  mean: number,
): readonly DirectoryPlace<Company>[] {
  const placed = companies.map((company) => {
    const position = positionIn(company, city);
    const score = organicScore(company, mean);
    const why: WhyHere =
      position === null
        ? { by: 'merit', score, strongest: strongestPart(company, mean) }
        : { by: 'payment', tier: tierOf(position), position, label: sponsoredLabel };
    return { company, position, why, score };
  });
  const organic = placed.toSorted((a, b) => b.score - a.score || a.company.id - b.company.id);
  return directoryOrder(organic).map(({ company, position, why }) => ({ company, position, why }));
}
