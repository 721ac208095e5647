import type { Text } from '../language/language.ts';
import { deskCount } from './placed.ts';
import { type OfficeProject, areaOf, floorOf } from './project.ts';
import type { Task } from './schedule.ts';
import { allModules } from './total.ts';
import type { Crew } from './workdays.ts';

/** The steps from a signed quotation to the keys, in the order in which people think of them. */
export const workSteps = [
  'survey',
  'drawings',
  'approval',
  'production',
  'preparation',
  'wiring',
  'partitions',
  'painting',
  'lighting',
  'flooring',
  'installation',
  'network',
  'cleaning',
  'handover',
] as const;
export type WorkStep = (typeof workSteps)[number];

export const workStepLabels: Readonly<Record<WorkStep, Text>> = {
  survey: { vi: 'Khảo sát mặt bằng', en: 'Survey of the floor', ko: '현장 실측' },
  drawings: { vi: 'Bản vẽ thi công', en: 'Working drawings', ko: '시공 도면 작성' },
  approval: { vi: 'Tòa nhà duyệt bản vẽ', en: 'Approval by the building', ko: '건물 측 도면 승인' },
  production: {
    vi: 'Sản xuất mô-đun tại xưởng',
    en: 'Modules made in the workshop',
    ko: '모듈 공장 제작',
  },
  preparation: {
    vi: 'Chuẩn bị mặt bằng, che chắn',
    en: 'Preparation and protection',
    ko: '현장 준비·보양',
  },
  wiring: { vi: 'Đi dây điện và mạng', en: 'Electric and data wiring', ko: '전기·통신 배선' },
  partitions: { vi: 'Dựng vách ngăn', en: 'Partitions', ko: '칸막이 설치' },
  painting: { vi: 'Sơn tường, trần', en: 'Painting', ko: '도장' },
  lighting: { vi: 'Lắp đèn', en: 'Lights', ko: '조명 설치' },
  flooring: { vi: 'Trải thảm, len chân tường', en: 'Carpet and skirting', ko: '바닥 마감' },
  installation: {
    vi: 'Giao và lắp mô-đun',
    en: 'Delivery and building up of modules',
    ko: '모듈 납품·설치',
  },
  network: { vi: 'Đấu nối và kiểm tra mạng', en: 'Network test', ko: '네트워크 점검' },
  cleaning: { vi: 'Vệ sinh công nghiệp', en: 'Cleaning', ko: '준공 청소' },
  handover: { vi: 'Nghiệm thu, bàn giao', en: 'Handover', ko: '검수·인도' },
};

type Row = readonly [
  step: WorkStep,
  crew: Crew,
  /** Workdays: so many at least, and one more for each so many m² and desks. */
  days: readonly [least: number, area: number, desks: number],
  after: readonly (readonly [step: WorkStep, lag: number])[],
];

const rows: readonly Row[] = [
  ['survey', 'office', [1, 400, 0], []],
  ['drawings', 'office', [3, 150, 0], [['survey', 0]]],
  ['approval', 'office', [3, 0, 0], [['drawings', 0]]],
  ['production', 'site', [10, 0, 8], [['approval', 0]]],
  ['preparation', 'site', [1, 250, 0], [['approval', 0]]],
  ['wiring', 'site', [2, 120, 0], [['preparation', 0]]],
  ['partitions', 'site', [2, 100, 0], [['preparation', 0]]],
  // A coat dries for a day before lights and carpet come.
  [
    'painting',
    'site',
    [2, 150, 0],
    [
      ['wiring', 0],
      ['partitions', 0],
    ],
  ],
  ['lighting', 'site', [1, 200, 0], [['painting', 1]]],
  ['flooring', 'site', [1, 150, 0], [['painting', 1]]],
  [
    'installation',
    'site',
    [1, 0, 20],
    [
      ['production', 0],
      ['flooring', 0],
      ['lighting', 0],
    ],
  ],
  ['network', 'office', [1, 0, 40], [['installation', 0]]],
  ['cleaning', 'site', [1, 500, 0], [['installation', 0]]],
  [
    'handover',
    'office',
    [1, 0, 0],
    [
      ['network', 0],
      ['cleaning', 0],
    ],
  ],
];

/** The works of a project as tasks: how long each takes follows from its area and its desks. */
export function worksOf(project: OfficeProject): readonly (Task & { readonly id: WorkStep })[] {
  const area = areaOf(floorOf(project));
  const desks = deskCount(allModules(project));
  return rows.map(([id, crew, [least, perArea, perDesks], after]) => ({
    id,
    crew,
    days:
      least +
      (perArea === 0 ? 0 : Math.floor(area / perArea)) +
      (perDesks === 0 ? 0 : Math.floor(desks / perDesks)),
    after: after.map(([step, lag]) => ({ id: step, lag })),
  }));
}
