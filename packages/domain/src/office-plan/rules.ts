import type { Text } from '../language/language.ts';
import type { OfficeModule } from './modules.ts';

/** How close people sit: each is a set of rules, and one of the alternatives that are compared. */
export const densities = ['tight', 'usual', 'generous'] as const;
export type Density = (typeof densities)[number];

export const densityLabels: Readonly<Record<Density, Text>> = {
  tight: { vi: 'Nhiều chỗ nhất', en: 'Most desks', ko: '좌석 최대' },
  usual: { vi: 'Cân bằng', en: 'Balanced', ko: '균형' },
  generous: { vi: 'Rộng rãi', en: 'Generous', ko: '여유' },
};

/** Metres, but for the last, which is square metres a person of a work area. */
export type PlacementRules = {
  /** Between two rows of desks: where people sit back to back and pass. */
  readonly betweenRows: number;
  /** From a row's end to the wall or the next row: how one gets to the rows. */
  readonly rowEnd: number;
  /** How much stays free before a door, on both of its sides. */
  readonly doorApproach: number;
  /** The narrowest way that counts as a way. */
  readonly path: number;
  readonly areaPerPerson: number;
};

/**
 * Public planning tables for open-plan offices: 6, 7 and 9 m² a person, aisles of 0.9, 1.2 and 1.5 m. They are not a check by
 * QCVN 06:2022/BXD, which looks at escape routes; screens say so.
 */
export const placementRules: Readonly<Record<Density, PlacementRules>> = {
  tight: { betweenRows: 0.9, rowEnd: 0.9, doorApproach: 1.2, path: 0.9, areaPerPerson: 6 },
  usual: { betweenRows: 1.2, rowEnd: 1.2, doorApproach: 1.2, path: 0.9, areaPerPerson: 7 },
  generous: { betweenRows: 1.5, rowEnd: 1.5, doorApproach: 1.5, path: 0.9, areaPerPerson: 9 },
};

/** Between which measures a rule of one's own lies: narrower nobody passes, wider nobody builds. Less than 0.9 m is no way to a desk. */
export const ruleLimits: Readonly<
  Record<keyof PlacementRules, { readonly least: number; readonly most: number }>
> = {
  betweenRows: { least: 0.9, most: 3 },
  rowEnd: { least: 0.9, most: 3 },
  doorApproach: { least: 0.9, most: 3 },
  path: { least: 0.9, most: 2 },
  areaPerPerson: { least: 4, most: 30 },
};
export const ruleNames = Object.keys(ruleLimits) as readonly (keyof PlacementRules)[];

export const ruleLabels: Readonly<Record<keyof PlacementRules, Text>> = {
  betweenRows: { vi: 'Giữa hai dãy bàn', en: 'Between two rows', ko: '책상 열 사이' },
  rowEnd: { vi: 'Đầu dãy đến tường', en: 'From a row’s end to the wall', ko: '열 끝에서 벽까지' },
  doorApproach: { vi: 'Trước cửa', en: 'Before a door', ko: '문 앞' },
  path: { vi: 'Lối đi hẹp nhất', en: 'The narrowest way', ko: '최소 통로 폭' },
  areaPerPerson: { vi: 'Diện tích mỗi người', en: 'Area a person', ko: '1인당 면적' },
};
export const ruleUnit = (name: keyof PlacementRules): 'm' | 'm²' =>
  name === 'areaPerPerson' ? 'm²' : 'm';

/** Rules of one project's own; those that it does not name are its density's. */
export type OwnRules = { readonly [Rule in keyof PlacementRules]?: number | undefined };

/** Ways that are no narrower than the narrowest: nobody gets to a row behind one that is. */
const ways: ReadonlySet<keyof PlacementRules> = new Set(['betweenRows', 'rowEnd', 'doorApproach']);

/** The least that a rule can be beside a narrowest way. */
export const leastOf = (name: keyof PlacementRules, path: number): number =>
  ways.has(name) ? Math.max(ruleLimits[name].least, path) : ruleLimits[name].least;

/** By which rules a project is furnished: where its narrowest way is wider than another of its ways, that one is as wide. */
export const rulesOf = (
  { rules }: { readonly rules?: OwnRules | undefined },
  density: Density,
): PlacementRules => {
  const usual = placementRules[density];
  const path = rules?.path ?? usual.path;
  const measure = (name: keyof PlacementRules): number =>
    Math.max(rules?.[name] ?? usual[name], leastOf(name, path));
  return {
    betweenRows: measure('betweenRows'),
    rowEnd: measure('rowEnd'),
    doorApproach: measure('doorApproach'),
    path,
    areaPerPerson: measure('areaPerPerson'),
  };
};

/** A rule that a project has in place of its density's. */
export type OwnRule = {
  readonly name: keyof PlacementRules;
  readonly value: number;
  readonly usual: number;
};

/** What a project does otherwise than its density says; a rule that says the same is none of its own. */
export const ownRulesOf = ({
  rules,
  density,
}: {
  readonly rules?: OwnRules | undefined;
  readonly density: Density;
}): readonly OwnRule[] =>
  ruleNames.flatMap((name) => {
    const usual = placementRules[density][name];
    const value = rulesOf({ rules }, density)[name];
    return value === usual ? [] : [{ name, value, usual }];
  });

/** What a room is for; the first ones get modules of their own. */
export const officeRoomKinds = [
  'work',
  'meeting',
  'board',
  'focus',
  'phone',
  'reception',
  'pantry',
  'lounge',
  'training',
  'quiet',
  'nursing',
  'server',
  'print',
  'storage',
  'toilets',
  'corridor',
] as const;
export type OfficeRoomKind = (typeof officeRoomKinds)[number];

export const officeRoomLabels: Readonly<Record<OfficeRoomKind, Text>> = {
  work: { vi: 'Khu làm việc', en: 'Work area', ko: '업무 공간' },
  meeting: { vi: 'Phòng họp', en: 'Meeting room', ko: '회의실' },
  board: { vi: 'Phòng họp ban giám đốc', en: 'Board room', ko: '임원 회의실' },
  focus: { vi: 'Phòng tập trung', en: 'Focus room', ko: '집중 업무실' },
  phone: { vi: 'Buồng điện thoại', en: 'Phone booth', ko: '폰부스' },
  reception: { vi: 'Lễ tân', en: 'Reception', ko: '리셉션' },
  pantry: { vi: 'Pantry', en: 'Pantry', ko: '탕비실' },
  lounge: { vi: 'Khu thư giãn', en: 'Lounge', ko: '라운지' },
  training: { vi: 'Phòng đào tạo', en: 'Training room', ko: '교육실' },
  quiet: { vi: 'Phòng yên tĩnh', en: 'Quiet room', ko: '콰이어트룸' },
  nursing: { vi: 'Phòng vắt sữa', en: 'Nursing room', ko: '수유실' },
  server: { vi: 'Phòng máy chủ', en: 'Server room', ko: '서버실' },
  print: { vi: 'Góc in ấn', en: 'Print corner', ko: '복합기 코너' },
  storage: { vi: 'Kho', en: 'Storage', ko: '창고' },
  toilets: { vi: 'Nhà vệ sinh', en: 'Toilets', ko: '화장실' },
  corridor: { vi: 'Hành lang', en: 'Corridor', ko: '복도' },
};

/** Which modules a room gets, the most wanted first: the first that fits stands there. Work areas get rows of desks instead. */
export const modulesOfRoom: Readonly<Record<Exclude<OfficeRoomKind, 'work'>, readonly string[]>> = {
  meeting: ['meeting-12', 'meeting-8', 'meeting-4'],
  board: ['board-room', 'meeting-12', 'meeting-8'],
  focus: ['desk-1'],
  phone: [],
  reception: ['reception'],
  pantry: ['pantry'],
  lounge: ['lounge', 'waiting'],
  training: ['training'],
  quiet: ['quiet-room', 'waiting'],
  nursing: ['nursing-room'],
  server: ['server'],
  print: ['print-corner'],
  storage: ['shelf', 'lockers'],
  toilets: [],
  corridor: [],
};

/** The rooms that a module is for: desks, booths and what divides stand in work areas, the rest where the rules place it. */
export function roomsOfModule({ id, group }: OfficeModule): readonly OfficeRoomKind[] {
  const inWork = group === 'desk' || group === 'booth' || group === 'divider';
  const placed = officeRoomKinds.filter(
    (kind) => kind !== 'work' && modulesOfRoom[kind].includes(id),
  );
  return inWork ? ['work', ...placed] : placed;
}
