import type { ItemWords } from '../catalog/item-content.ts';
import type { sharedHouseTypes } from '../community/posts.ts';
import type { Text } from '../language/language.ts';
import { isSame } from '../list/same.ts';
import type { designStyles } from '../vocabulary/homes.ts';
import type { ContractorService } from './company.ts';

/** Languages in which a company answers its customers, the most asked for first. */
export const companyLanguages = ['vi', 'en', 'ko', 'ja', 'zh'] as const;
export type CompanyLanguage = (typeof companyLanguages)[number];

/**
 * What a company tells of itself on its page; '' and null are “not told”. Its name, its tax code and its office are no part of
 * it: they are those of the registration, which staff have checked. Đồng, square metres, people.
 */
export type CompanyContent = {
  readonly introduction: ItemWords;
  /** The first of its pictures, by address: the one that its card shows. */
  readonly cover: string;
  readonly logo: string;
  readonly services: readonly ContractorService[];
  /** Where it builds. */
  readonly work_cities: readonly string[];
  readonly house_types: readonly (typeof sharedHouseTypes)[number][];
  readonly styles: readonly (typeof designStyles)[number][];
  readonly area_from: number | null;
  readonly area_to: number | null;
  /** What a whole job costs. */
  readonly budget_from: number | null;
  readonly budget_to: number | null;
  readonly team_size: number | null;
  readonly languages: readonly CompanyLanguage[];
  readonly company_phone: string;
  readonly hotline: string;
  readonly email: string;
  readonly website: string;
};

export type CompanyField = keyof CompanyContent;

/** Of each field, in the order in which they are told. */
export const companyFieldLabels: Readonly<Record<CompanyField, Text>> = {
  introduction: { vi: 'Giới thiệu', en: 'Introduction', ko: '소개' },
  cover: { vi: 'Ảnh bìa', en: 'Cover picture', ko: '대표 사진' },
  logo: { vi: 'Logo', en: 'Logo', ko: '로고' },
  services: { vi: 'Nhận việc', en: 'Services', ko: '시공 분야' },
  work_cities: { vi: 'Nơi thi công', en: 'Cities served', ko: '시공 지역' },
  house_types: { vi: 'Loại nhà', en: 'Kinds of home', ko: '주택 유형' },
  styles: { vi: 'Phong cách', en: 'Styles', ko: '스타일' },
  area_from: { vi: 'Diện tích từ', en: 'Area from', ko: '면적 (최소)' },
  area_to: { vi: 'Diện tích đến', en: 'Area to', ko: '면적 (최대)' },
  budget_from: { vi: 'Chi phí trọn việc từ', en: 'Whole job from', ko: '총공사비 (최소)' },
  budget_to: { vi: 'Chi phí trọn việc đến', en: 'Whole job to', ko: '총공사비 (최대)' },
  team_size: { vi: 'Số người', en: 'People', ko: '인원' },
  languages: { vi: 'Nói được tiếng', en: 'Languages', ko: '사용 언어' },
  company_phone: { vi: 'Điện thoại', en: 'Telephone', ko: '전화번호' },
  hotline: { vi: 'Tổng đài', en: 'Hotline', ko: '대표번호' },
  email: { vi: 'Email', en: 'Email', ko: '이메일' },
  website: { vi: 'Trang web', en: 'Website', ko: '웹사이트' },
};

export const companyFields = Object.keys(companyFieldLabels) as CompanyField[];

export const companyLanguageLabels: Readonly<Record<CompanyLanguage, Text>> = {
  vi: { vi: 'Tiếng Việt', en: 'Vietnamese', ko: '베트남어' },
  en: { vi: 'Tiếng Anh', en: 'English', ko: '영어' },
  ko: { vi: 'Tiếng Hàn', en: 'Korean', ko: '한국어' },
  ja: { vi: 'Tiếng Nhật', en: 'Japanese', ko: '일본어' },
  zh: { vi: 'Tiếng Trung', en: 'Chinese', ko: '중국어' },
};

/** Fields that differ between two versions. Each is something that customers rely on, so each waits for staff. */
export function companyChanges(live: CompanyContent, asked: CompanyContent) {
  return companyFields.filter((field) => !isSame(live[field], asked[field]));
}

/** Every picture that a content names, each once. */
export const companyPictureAddresses = ({
  cover,
  logo,
}: Pick<CompanyContent, 'cover' | 'logo'>): readonly string[] => [
  ...new Set([cover, logo].filter((address) => address !== '')),
];
