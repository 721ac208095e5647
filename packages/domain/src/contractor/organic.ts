import { hour } from '../calendar/duration.ts';

/** What the organic order knows of a company. Nothing about payment is among it: what is not handed in cannot count. */
export type OrganicFacts = {
  readonly id: number;
  /** Of the profile: fields filled in, of those there are. */
  readonly filled: number;
  readonly fields: number;
  /** Projects that staff have checked. */
  readonly verifiedProjects: number;
  /** Median time to the first answer, milliseconds; null before anybody has written. */
  readonly answerTime: number | null;
  /** Visible reviews of 1 to 5 stars. */
  readonly reviews: { readonly count: number; readonly sum: number };
};

/** In the order in which they are named when two count the same. */
export const organicParts = ['rating', 'projects', 'answer', 'profile'] as const;
export type OrganicPart = (typeof organicParts)[number];

/** The most points each part can give; together 1,000. The public page of the rules shows this table. */
export const organicWeights: Readonly<Record<OrganicPart, number>> = {
  rating: 400,
  projects: 250,
  answer: 200,
  profile: 150,
};

/** What each part gave a company: whole numbers, together its score. */
export type OrganicPoints = Readonly<Record<OrganicPart, number>>;

/** The most that all parts together can give. */
export const organicMost: number = /* @__PURE__ */ organicParts.reduce(
  (sum, part) => sum + organicWeights[part],
  0,
);

/** As many reviews as a company is credited with at the directory's mean, so that one review of 5 stars does not win. */
export const ratingPrior = 5;
/** More verified projects than these add nothing. */
export const projectsInFull = 20;
/** Answers within the first give all points, answers after the second none. */
export const answerWithin = { full: hour, none: 72 * hour } as const;

/**
 * Stars after the prior: `(5 × mean + sum) / (5 + count)`.
 * @param mean The mean of all visible reviews of the directory, 1 to 5.
 */
export function bayesianRating(reviews: OrganicFacts['reviews'], mean: number): number {
  return (ratingPrior * mean + reviews.sum) / (ratingPrior + reviews.count);
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

const answerShare = (time: number | null): number =>
  time === null ? 0 : share((answerWithin.none - time) / (answerWithin.none - answerWithin.full));

/** Points of each part, whole numbers, so that two machines order two companies alike. */
export function organicPoints(facts: OrganicFacts, mean: number): OrganicPoints {
  const points = (part: OrganicPart, of: number) => Math.round(organicWeights[part] * share(of));
  return {
    rating: points('rating', (bayesianRating(facts.reviews, mean) - 1) / 4),
    projects: points('projects', facts.verifiedProjects / projectsInFull),
    answer: points('answer', answerShare(facts.answerTime)),
    profile: points('profile', facts.fields === 0 ? 0 : facts.filled / facts.fields),
  };
}

/** What the parts give together, 0 to 1,000. */
export const pointsTogether = (points: OrganicPoints): number =>
  organicParts.reduce((sum, part) => sum + points[part], 0);

/** 0 to 1,000. */
export const organicScore = (facts: OrganicFacts, mean: number): number =>
  pointsTogether(organicPoints(facts, mean));

/**
 * What lifted a company most: the part that reached the largest share of what it can give. A part without points, and a
 * rating that nobody has given, is no reason; null when nothing is.
 */
export function strongestPart(facts: OrganicFacts, mean: number): OrganicPart | null {
  const points = organicPoints(facts, mean);
  let best: OrganicPart | null = null;
  for (const part of organicParts) {
    if (points[part] === 0 || (part === 'rating' && facts.reviews.count === 0)) continue;
    if (best === null || points[part] / organicWeights[part] > points[best] / organicWeights[best])
      best = part;
  }
  return best;
}
