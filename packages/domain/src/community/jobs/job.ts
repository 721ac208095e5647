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
  /** The day it was opened, `2026-02-16`. */
  readonly postedOn: string;
};

/** What a job's own page adds: what there is to do, and what one brings. */
export type JobInFull = { readonly tasks: readonly Text[]; readonly asks: readonly Text[] };

/** What every job comes with, whichever team it is on. */
export const jobOffers: readonly Text[] = [
  {
    vi: 'Thử việc hai tháng, nhận đủ lương từ ngày đầu.',
    en: 'Two months of probation at full pay from the first day.',
    ko: '수습 기간은 2개월이며 첫날부터 급여를 전액 지급합니다.',
  },
  {
    vi: 'Bảo hiểm xã hội đóng trên toàn bộ lương, thêm bảo hiểm sức khỏe cho bạn và một người thân.',
    en: 'Social insurance on the whole salary, and health insurance for you and one relative.',
    ko: '급여 전액 기준으로 사회보험에 가입하고 본인과 가족 1명에게 건강보험을 제공합니다.',
  },
  {
    vi: '14 ngày nghỉ phép mỗi năm, và tháng lương thứ 13 trước Tết.',
    en: '14 days of leave a year, and a thirteenth salary before Tết.',
    ko: '연차 14일을 제공하고 설 전에 13번째 월급을 지급합니다.',
  },
  {
    vi: 'Mua nội thất trên Hiên với giá nhập.',
    en: 'Furniture from Hiên at the price we pay.',
    ko: 'Hiên의 가구를 매입가로 구매하실 수 있습니다.',
  },
];
