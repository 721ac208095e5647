/** What a construction review says of its cost. */
export type ReviewedCost = {
  readonly contractorId: number;
  /** đồng, from ≤ to. */
  readonly costFrom: number;
  readonly costTo: number;
  /** Square metres. */
  readonly area: number;
  /** In which the works ended. */
  readonly year: number;
};

/** What people paid for a square metre, with what it is known from. */
export type CostTruth = {
  /** đồng per m². */
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  /** Reviews behind it, without those far off. */
  readonly n: number;
  readonly companies: number;
  /** Reviews far off: beyond 1.5 times the distance of the quartiles. */
  readonly farOff: number;
  readonly years: { readonly from: number; readonly to: number };
};

/** Below these nothing is published: a figure must not tell what one customer of one company paid. */
export const costTruthNeeds = { reviews: 5, companies: 3 } as const;

/** The middle of what a review names, per square metre. */
export const pricePerM2 = ({ costFrom, costTo, area }: ReviewedCost): number =>
  (costFrom + costTo) / 2 / area;

/** The value at a share of a sorted list, between two neighbours in proportion (type 7 of Hyndman and Fan). */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** A price is far off beyond this many distances of the quartiles from the nearer of them. */
export const farOffReach = 1.5;

/** Reviews of one choice, counted: the quartiles of all prices, and what lies near enough to them. */
export type CountedCosts = {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly all: number;
  readonly near: number;
  /** With a review near. */
  readonly companies: number;
  /** Of the reviews near. */
  readonly firstYear: number;
  readonly lastYear: number;
};

/** What may be told of them, or null when too few reviews or companies stand behind it. Prices far off do not help to reach it. */
export function publishedCosts(counted: CountedCosts): CostTruth | null {
  const { lower, median, upper, all, near, companies, firstYear, lastYear } = counted;
  if (near < costTruthNeeds.reviews || companies < costTruthNeeds.companies) return null;
  return {
    lower: Math.round(lower),
    median: Math.round(median),
    upper: Math.round(upper),
    n: near,
    companies,
    farOff: all - near,
    years: { from: firstYear, to: lastYear },
  };
}

/** Quartiles of the price of a square metre as far as they may be told; they are those of all prices (ADR 0077). */
export function costTruth(reviews: readonly ReviewedCost[]): CostTruth | null {
  const usable = reviews.filter(({ costFrom, area }) => costFrom > 0 && area > 0);
  const prices = usable.map(pricePerM2).toSorted((a, b) => a - b);
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => quantile(prices, share));
  if (lower === undefined || median === undefined || upper === undefined) return null;
  const reach = farOffReach * (upper - lower);
  const near = usable.filter((review) => {
    const price = pricePerM2(review);
    return price >= lower - reach && price <= upper + reach;
  });
  const years = near.map(({ year }) => year);
  return publishedCosts({
    lower,
    median,
    upper,
    all: usable.length,
    near: near.length,
    companies: new Set(near.map(({ contractorId }) => contractorId)).size,
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
  });
}
