import type { Language } from '@hien/domain';
import { pictureSql, picturesSql } from '../db/json-sql.ts';

const rangeSql = (from: string, to: string): string =>
  `case when coalesce(${from}, ${to}) is null then null else json_build_object('from', ${from}, 'to', ${to}) end`;

/** What a company says of itself in the directory; `t` is the row. */
export const companyFields = (language: Language): Record<string, string> => ({
  logo: pictureSql('t.logo', language),
  pictures: picturesSql('t.pictures', language),
  city: 't.city',
  work_cities: 'to_json(t.work_cities)',
  styles: 'to_json(t.styles)',
  services: 'to_json(t.services)',
  house_types: 'to_json(t.house_types)',
  budget: rangeSql('t.budget_from', 't.budget_to'),
  area: rangeSql('t.area_from', 't.area_to'),
  rating: 't.rating',
  review_count: 't.review_count',
  project_count: 't.project_count',
  verified_projects: 't.verified_projects',
  experience_years: 't.experience_years',
  registered_on: 't.registered_on',
  answer_minutes: 't.answer_minutes',
  facts: 't.facts',
});
