import { type ItemWords, type ProjectContent, projectPictureAddresses } from '@hien/domain';
import type { Orm } from '../../../db/database.ts';
import type { LocalizedText } from '../../../db/schema/columns.ts';
import type { contractorProjects } from '../../../db/schema/construction.ts';
import type { HouseType, InteriorStyle } from '../../../db/schema/vocabulary.ts';
import { addressOf, pictureByAddress } from '../../../media/known-pictures.ts';

type Project = typeof contractorProjects.$inferSelect;

const wordsOf = ({ vi, en, ko }: LocalizedText): ItemWords => ({ vi, en: en ?? '', ko: ko ?? '' });

const stored = ({ vi, en, ko }: ItemWords): LocalizedText => ({
  vi: vi.trim(),
  en: en.trim() === '' ? null : en.trim(),
  ko: ko.trim() === '' ? null : ko.trim(),
});

/** A project as its company tells it. */
export const contentOf = (row: Project): ProjectContent => ({
  project_name: wordsOf(row.name),
  location: row.location,
  district: row.district,
  city: row.city,
  description: wordsOf(row.description),
  area: row.areaM2,
  construction_area: row.constructionAreaM2,
  period_months: row.months,
  cost_from: row.costFrom,
  cost_to: row.costTo,
  style: row.style,
  house_type: row.houseType,
  reviewed_on: row.reviewedOn,
  pictures: row.pictures.map(({ after, before, during = false }) => ({
    picture: addressOf(after),
    before: before === null ? '' : addressOf(before),
    during,
  })),
});

/**
 * The columns that a complete content says. Pictures are those that the project has already, and uploads; each is called
 * as the project is.
 * @throws {ApiError} PRODUCT_07 where a picture is neither.
 */
export async function columnsOf(tx: Orm, row: Project | null, content: ProjectContent) {
  const name = stored(content.project_name);
  const had = (row?.pictures ?? []).flatMap(({ after, before }) => [
    after,
    ...(before ? [before] : []),
  ]);
  const picture = await pictureByAddress(tx, projectPictureAddresses(content), {
    had,
    called: name,
  });
  return {
    name,
    location: content.location.trim(),
    district: content.district.trim(),
    city: content.city.trim(),
    description: stored(content.description),
    style: content.style as InteriorStyle,
    houseType: content.house_type as HouseType,
    areaM2: content.area ?? 0,
    constructionAreaM2: content.construction_area ?? 0,
    months: content.period_months ?? 0,
    costFrom: content.cost_from ?? 0,
    costTo: content.cost_to ?? 0,
    reviewedOn: content.reviewed_on,
    pictures: content.pictures.map(({ picture: after, before, during }) => ({
      after: picture(after),
      before: before === '' ? null : picture(before),
      ...(during ? { during } : {}),
    })),
  };
}
