import type { Text } from '../../language/language.ts';

/** The teams that hire, in the order they are shown in. */
export const jobTeams = ['product', 'design', 'partners', 'care'] as const;
export type JobTeam = (typeof jobTeams)[number];

export const jobTeamLabels: Readonly<Record<JobTeam, Text>> = {
  product: { vi: 'Sản phẩm và công nghệ', en: 'Product and technology', ko: '제품·기술' },
  design: { vi: 'Thiết kế nội thất', en: 'Interior design', ko: '인테리어 디자인' },
  partners: { vi: 'Đối tác và ngành hàng', en: 'Partners and assortment', ko: '파트너·상품' },
  care: { vi: 'Chăm sóc khách hàng', en: 'Customer care', ko: '고객 지원' },
};

export const jobTypes = ['full-time', 'part-time', 'internship'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobTypeLabels: Readonly<Record<JobType, Text>> = {
  'full-time': { vi: 'Toàn thời gian', en: 'Full-time', ko: '정규직' },
  'part-time': { vi: 'Bán thời gian', en: 'Part-time', ko: '시간제' },
  internship: { vi: 'Thực tập', en: 'Internship', ko: '인턴' },
};

/** A place on one of the teams. Money is in đồng a month, before tax. */
export type Job = {
  readonly id: number;
  readonly team: JobTeam;
  readonly type: JobType;
  readonly title: Text;
  /** What one does there, in two sentences. */
  readonly summary: Text;
  readonly place: Text;
  readonly pay: { readonly from: number; readonly to: number };
};
