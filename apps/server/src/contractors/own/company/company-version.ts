import {
  type CompanyContent,
  type ItemWords,
  companyPictureAddresses,
  sharedHouseTypes,
  designStyles,
  webAddress,
} from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { contractorPositions, type contractors } from '../../../db/schema/contractors.ts';
import type { LocalizedText } from '../../../db/schema/columns.ts';
import { searchVector } from '../../../db/search-vector.ts';
import { addressOf, pictureByAddress } from '../../../media/known-pictures.ts';

type Company = typeof contractors.$inferSelect;

const known = <Word extends string>(words: readonly Word[], given: readonly string[]): Word[] =>
  words.filter((word) => given.includes(word));

/** A company as it tells of itself. */
export const contentOf = (row: Company): CompanyContent => ({
  introduction: {
    vi: row.introduction.vi,
    en: row.introduction.en ?? '',
    ko: row.introduction.ko ?? '',
  },
  cover: row.pictures[0] === undefined ? '' : addressOf(row.pictures[0]),
  logo: row.logo === null ? '' : addressOf(row.logo),
  services: row.services,
  work_cities: row.workCities,
  house_types: known(sharedHouseTypes, row.houseTypes),
  styles: known(designStyles, row.styles),
  area_from: row.areaFrom,
  area_to: row.areaTo,
  budget_from: row.budgetFrom,
  budget_to: row.budgetTo,
  team_size: row.teamSize,
  languages: row.languages,
  company_phone: row.companyPhone,
  hotline: row.hotline ?? '',
  email: row.email,
  website: row.website ?? '',
});

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const stored = ({ vi, en, ko }: ItemWords): LocalizedText => ({
  vi: vi.trim(),
  en: orNull(en),
  ko: orNull(ko),
});

/**
 * The columns that a complete content says. A new cover takes the place of the old one; the pictures after it stay.
 * @throws {ApiError} PRODUCT_07 where a picture is neither the company's nor an upload.
 */
export async function columnsOf(tx: Orm, row: Company, content: CompanyContent) {
  const workCities = [...new Set([...content.work_cities, ...(await boughtCities(tx, row.id))])];
  const called = { vi: row.companyName, en: null, ko: null };
  const picture = await pictureByAddress(tx, companyPictureAddresses(content), {
    had: [...row.pictures, ...(row.logo === null ? [] : [row.logo])],
    called,
  });
  const introduction = stored(content.introduction);
  const cover = picture(content.cover);
  return {
    introduction,
    cover,
    pictures: [cover, ...row.pictures.slice(1).filter((one) => addressOf(one) !== content.cover)],
    logo: content.logo === '' ? null : picture(content.logo),
    services: [...content.services],
    workCities,
    houseTypes: [...content.house_types],
    styles: [...content.styles],
    areaFrom: content.area_from,
    areaTo: content.area_to,
    budgetFrom: content.budget_from,
    budgetTo: content.budget_to,
    teamSize: content.team_size,
    languages: [...content.languages],
    companyPhone: content.company_phone.trim(),
    hotline: orNull(content.hotline),
    email: content.email.trim().toLowerCase(),
    website: orNull(webAddress(content.website)),
    search: searchVector(called, [introduction, ...workCities]),
  };
}

/** Where the company has a place that is shown: the directory of a city leaves out who does not work there, paid or not. */
async function boughtCities(tx: Orm, contractorId: number): Promise<string[]> {
  const places = await tx
    .selectDistinct({ city: contractorPositions.city })
    .from(contractorPositions)
    .where(
      and(eq(contractorPositions.contractorId, contractorId), eq(contractorPositions.shown, true)),
    );
  return places.map(({ city }) => city);
}
