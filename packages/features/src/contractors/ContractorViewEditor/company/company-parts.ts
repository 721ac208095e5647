import { type CompanyField, companyFields } from '@hien/domain';

/** Parts of a company's page, each with its mark, in the order in which visitors come to them. */
export const companyParts = ['look', 'introduction', 'contact', 'work', 'size', 'team'] as const;
export type CompanyPart = (typeof companyParts)[number];

export const partOf = {
  cover: 'look',
  logo: 'look',
  introduction: 'introduction',
  company_phone: 'contact',
  hotline: 'contact',
  email: 'contact',
  website: 'contact',
  services: 'work',
  work_cities: 'work',
  house_types: 'work',
  styles: 'work',
  area_from: 'size',
  area_to: 'size',
  budget_from: 'size',
  budget_to: 'size',
  team_size: 'team',
  languages: 'team',
} as const satisfies Record<CompanyField, CompanyPart>;

export const fieldsOf = (part: CompanyPart): readonly CompanyField[] =>
  companyFields.filter((field) => partOf[field] === part);

/** The id of the control of a field. */
export const companyControl = (field: CompanyField): string => `company-${field}`;
