import {
  missingParts,
  type OrganicFacts,
  organicPoints,
  pointsTogether,
  profileParts,
  type ProfileTold,
  strongestPart,
} from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from './db/database.ts';
import { contractors } from './db/schema/contractors.ts';

type Row = typeof contractors.$inferSelect;
type Company = Pick<
  Row,
  | 'id'
  | 'hotline'
  | 'website'
  | 'logo'
  | 'introduction'
  | 'styles'
  | 'services'
  | 'houseTypes'
  | 'workCities'
  | 'pictures'
  | 'budgetFrom'
  | 'areaFrom'
  | 'rating'
  | 'reviewCount'
  | 'verifiedProjects'
  | 'answerMinutes'
>;

const minute = 60_000;

/** Of a directory in which nobody has been reviewed. */
const noMean = 4;

/** What a company tells of itself beyond what it has to. */
const toldBy = (company: Company): ProfileTold => ({
  pictures: company.pictures.length > 0,
  introduction: company.introduction.vi.trim() !== '',
  services: company.services.length > 0,
  styles: company.styles.length > 0,
  houseTypes: company.houseTypes.length > 0,
  cities: company.workCities.length > 0,
  budget: company.budgetFrom !== null,
  area: company.areaFrom !== null,
  logo: company.logo !== null,
  hotline: company.hotline !== null,
  website: company.website !== null,
});

/** The stars of all reviews, in the mean. */
export function meanRating(companies: readonly Pick<Row, 'rating' | 'reviewCount'>[]): number {
  const count = companies.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const stars = companies.reduce((sum, { rating, reviewCount }) => sum + rating * reviewCount, 0);
  return count === 0 ? noMean : stars / count;
}

/** What a company is ranked by. */
export function organicFacts(company: Company): OrganicFacts {
  const fields = profileParts.length;
  return {
    id: company.id,
    filled: fields - missingParts(toldBy(company)).length,
    fields,
    verifiedProjects: company.verifiedProjects,
    answerTime: company.answerMinutes === null ? null : company.answerMinutes * minute,
    reviews: { count: company.reviewCount, sum: company.rating * company.reviewCount },
  };
}

/** The columns of a company's place without payment (ADR 0076). */
export function rankingOf(
  company: Company,
  mean: number,
): Pick<Row, 'score' | 'points' | 'strongest'> {
  const facts = organicFacts(company);
  const points = organicPoints(facts, mean);
  return { score: pointsTogether(points), points, strongest: strongestPart(facts, mean) };
}

/** Writes them anew: to be called where one of a company's facts changes. */
export async function rank(orm: Orm, id: number): Promise<void> {
  const [company] = await orm.select().from(contractors).where(eq(contractors.id, id));
  if (company === undefined) return;
  const [all] = await orm
    .select({
      mean: sql<
        number | null
      >`sum(${contractors.rating} * ${contractors.reviewCount}) / nullif(sum(${contractors.reviewCount}), 0)`,
    })
    .from(contractors)
    .where(eq(contractors.approval, 'approved'));
  await orm
    .update(contractors)
    .set(rankingOf(company, all?.mean ?? noMean))
    .where(eq(contractors.id, id));
}
