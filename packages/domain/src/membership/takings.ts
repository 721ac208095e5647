/** Money of advertising that came in: a month of a plan for its cities, or a bid. Amounts in whole đồng. */
export type AdIncome = {
  readonly cities: readonly string[];
  readonly amount: number;
  /** `held`: a bid that waits for its results. */
  readonly of: 'memberships' | 'auctions' | 'held';
};

export type CityTakings = {
  readonly city: string;
  readonly memberships: number;
  readonly auctions: number;
  readonly held: number;
  /** Without what is held: it may go back. */
  readonly total: number;
};

/**
 * What each city brought, the one that brought most first. A plan's month is divided over its cities evenly; what does not
 * divide goes to the first of them, so that cities add up to what came in.
 */
export function takingsByCity(incomes: Iterable<AdIncome>): CityTakings[] {
  const cities = new Map<string, CityTakings>();
  for (const { cities: names, amount, of } of incomes) {
    const share = Math.floor(amount / names.length);
    for (const [at, city] of names.entries()) {
      const part = at === 0 ? amount - share * (names.length - 1) : share;
      const known = cities.get(city) ?? { city, memberships: 0, auctions: 0, held: 0, total: 0 };
      cities.set(city, {
        ...known,
        [of]: known[of] + part,
        total: known.total + (of === 'held' ? 0 : part),
      });
    }
  }
  return [...cities.values()].toSorted(
    (a, b) => b.total - a.total || b.held - a.held || a.city.localeCompare(b.city, 'vi'),
  );
}
