/**
 * The modules that offices are fitted out with: what each is made of, as boxes and drums in metres. The plan symbol is the
 * view from above, the isometric picture the same parts seen from the front right; the floor plans are furnished with them.
 */
import type { Language } from '../src/types.ts';

export type Tone = 'wood' | 'cloth' | 'metal' | 'dark' | 'glass' | 'leaf' | 'white' | 'clay';

/** A box: left, back, lower edge, width, depth, height. A drum stands in a square box. */
export interface Part {
  shape: 'box' | 'drum';
  at: readonly [number, number, number];
  size: readonly [number, number, number];
  tone: Tone;
}

export type ModuleGroup = 'desk' | 'booth' | 'meeting' | 'room' | 'social' | 'storage' | 'divider';

export interface OfficeModule {
  id: string;
  group: ModuleGroup;
  name: Record<Language, string>;
  /** Metres along the front, from back to front, and to the top. */
  width: number;
  depth: number;
  height: number;
  /** How many people it is for at once; 0 when nobody sits or stands in it. */
  people: number;
  parts: readonly Part[];
}

type Facing = 'n' | 'e' | 's' | 'w';

const box = (
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  tone: Tone,
): Part => ({
  shape: 'box',
  at: [x, y, z],
  size: [w, d, h],
  tone,
});
/** A drum by its middle. */
const drum = (x: number, y: number, z: number, across: number, h: number, tone: Tone): Part => ({
  shape: 'drum',
  at: [x - across / 2, y - across / 2, z],
  size: [across, across, h],
  tone,
});

const SEAT = 0.46;
const BACK = 0.07;

/** A chair by its middle; `facing` is where the one who sits in it looks. */
function chair(x: number, y: number, facing: Facing, tone: Tone = 'cloth'): Part[] {
  const half = SEAT / 2;
  const backs: Record<Facing, Part> = {
    n: box(x - half, y + half - BACK, 0.46, SEAT, BACK, 0.4, tone),
    s: box(x - half, y - half, 0.46, SEAT, BACK, 0.4, tone),
    e: box(x - half, y - half, 0.46, BACK, SEAT, 0.4, tone),
    w: box(x + half - BACK, y - half, 0.46, BACK, SEAT, 0.4, tone),
  };
  return [
    drum(x, y, 0, 0.3, 0.1, 'dark'),
    box(x - half, y - half, 0.4, SEAT, SEAT, 0.06, tone),
    backs[facing],
  ];
}

/** A sofa whose back is towards the wall behind it. */
const sofa = (x: number, y: number, w: number, tone: Tone = 'cloth'): Part[] => [
  box(x, y, 0, w, 0.8, 0.42, tone),
  box(x, y, 0.42, w, 0.2, 0.36, tone),
  box(x, y + 0.2, 0.42, 0.16, 0.6, 0.18, tone),
  box(x + w - 0.16, y + 0.2, 0.42, 0.16, 0.6, 0.18, tone),
];

const table = (x: number, y: number, w: number, d: number, tone: Tone = 'wood'): Part[] => [
  box(x + w * 0.12, y + d * 0.3, 0, 0.08, d * 0.4, 0.71, 'dark'),
  box(x + w * 0.88 - 0.08, y + d * 0.3, 0, 0.08, d * 0.4, 0.71, 'dark'),
  box(x, y, 0.71, w, d, 0.03, tone),
];

const plant = (x: number, y: number, across = 0.44): Part[] => [
  drum(x, y, 0, across * 0.7, 0.34, 'clay'),
  drum(x, y, 0.34, across, 0.75, 'leaf'),
];

const screen = (x: number, y: number, w: number): Part => box(x, y, 0.82, w, 0.04, 0.34, 'dark');

const WALL = 0.08;
/** Three walls and a front of glass with a way in at its right. */
function cabin(w: number, d: number, h = 2.2): Part[] {
  return [
    box(0, 0, 0, w, WALL, h, 'wood'),
    box(0, WALL, 0, WALL, d - WALL, h, 'wood'),
    box(w - WALL, WALL, 0, WALL, d - 2 * WALL, 0.9, 'wood'),
    box(WALL, d - 0.04, 0, Math.max(0.1, w - 0.95), 0.04, h, 'glass'),
  ];
}

/** Desks of 1.6 m in pairs, face to face with a screen between. */
function desks(pairs: number): Part[] {
  return Array.from({ length: pairs }, (_, at) => {
    const x = at * 1.6;
    return [
      ...chair(x + 0.8, 0.36, 's'),
      ...table(x, 0.7, 1.6, 0.8),
      screen(x + 0.5, 1.32, 0.6),
      ...table(x, 1.5, 1.6, 0.8),
      screen(x + 0.5, 1.64, 0.6),
      ...chair(x + 0.8, 2.64, 'n'),
    ];
  })
    .flat()
    .concat(box(0, 1.485, 0.74, pairs * 1.6, 0.03, 0.42, 'cloth'));
}

/** A table with as many chairs at each long side and one at each end. */
function meeting(
  w: number,
  d: number,
  tableW: number,
  tableD: number,
  sides: number,
  ends: 0 | 1,
): Part[] {
  const x = (w - tableW) / 2;
  const y = (d - tableD) / 2;
  const along = Array.from({ length: sides }, (_, at) => x + (tableW / sides) * (at + 0.5));
  return [
    ...along.flatMap((at) => chair(at, y - 0.3, 's')),
    ...(ends ? chair(x - 0.3, d / 2, 'e') : []),
    ...table(x, y, tableW, tableD),
    ...(ends ? chair(x + tableW + 0.3, d / 2, 'w') : []),
    ...along.flatMap((at) => chair(at, y + tableD + 0.3, 'n')),
  ];
}

function module(
  id: string,
  group: ModuleGroup,
  [vi, en, ko]: [string, string, string],
  [width, depth]: [number, number],
  people: number,
  parts: readonly Part[],
): OfficeModule {
  const height = Math.max(...parts.map(({ at, size }) => at[2] + size[2]));
  return { id, group, name: { vi, en, ko }, width, depth, height, people, parts };
}

export const officeModules: readonly OfficeModule[] = [
  module('desk-1', 'desk', ['Bàn làm việc một người', 'Desk for one', '1인 책상'], [1.6, 1.4], 1, [
    ...table(0, 0, 1.6, 0.8),
    screen(0.5, 0.16, 0.6),
    ...chair(0.8, 1.06, 'n'),
  ]),
  module(
    'desk-2',
    'desk',
    ['Cụm bàn hai người', 'Desks for two', '2인 책상'],
    [1.6, 3.0],
    2,
    desks(1),
  ),
  module(
    'desk-4',
    'desk',
    ['Cụm bàn bốn người', 'Desks for four', '4인 책상'],
    [3.2, 3.0],
    4,
    desks(2),
  ),
  module(
    'desk-6',
    'desk',
    ['Cụm bàn sáu người', 'Desks for six', '6인 책상'],
    [4.8, 3.0],
    6,
    desks(3),
  ),
  module('focus-booth', 'booth', ['Buồng tập trung', 'Focus booth', '집중 부스'], [1.8, 1.8], 1, [
    ...cabin(1.8, 1.8),
    ...table(0.12, 0.1, 1.5, 0.6),
    screen(0.55, 0.2, 0.6),
    ...chair(0.85, 1.0, 'n'),
  ]),
  module('phone-booth', 'booth', ['Buồng điện thoại', 'Phone booth', '폰부스'], [1.1, 1.1], 1, [
    ...cabin(1.1, 1.1),
    box(0.1, 0.08, 0.95, 0.9, 0.32, 0.03, 'wood'),
    drum(0.55, 0.66, 0, 0.34, 0.7, 'cloth'),
  ]),
  module(
    'meeting-4',
    'meeting',
    ['Bàn họp bốn người', 'Meeting table for four', '4인 회의 테이블'],
    [2.4, 2.3],
    4,
    meeting(2.4, 2.3, 1.6, 0.9, 2, 0),
  ),
  module(
    'meeting-8',
    'meeting',
    ['Bàn họp tám người', 'Meeting table for eight', '8인 회의 테이블'],
    [3.8, 2.4],
    8,
    meeting(3.8, 2.4, 2.4, 1.1, 3, 1),
  ),
  module(
    'meeting-12',
    'meeting',
    ['Bàn họp mười hai người', 'Meeting table for twelve', '12인 회의 테이블'],
    [5.2, 2.5],
    12,
    meeting(5.2, 2.5, 3.8, 1.2, 5, 1),
  ),
  module(
    'board-room',
    'meeting',
    ['Phòng họp ban giám đốc', 'Board room', '임원 회의실'],
    [6.6, 3.2],
    16,
    [...meeting(6.6, 3.2, 5.2, 1.4, 7, 1), box(6.5, 0.8, 0.9, 0.06, 1.6, 0.9, 'dark')],
  ),
  module('reception', 'social', ['Quầy lễ tân', 'Reception desk', '리셉션 데스크'], [2.8, 1.9], 1, [
    ...chair(1.4, 0.5, 's'),
    box(0.2, 1.0, 0, 2.4, 0.6, 0.74, 'wood'),
    box(0.2, 1.5, 0.74, 2.4, 0.2, 0.36, 'white'),
    screen(1.1, 1.16, 0.5),
  ]),
  module('waiting', 'social', ['Khu chờ', 'Waiting area', '대기 공간'], [2.8, 2.3], 4, [
    ...sofa(0.4, 0, 2.0),
    drum(1.4, 1.3, 0, 0.7, 0.4, 'wood'),
    ...chair(0.6, 1.9, 'n', 'clay'),
    ...chair(2.2, 1.9, 'n', 'clay'),
  ]),
  module('pantry', 'social', ['Quầy pantry', 'Pantry', '탕비실'], [3.0, 2.6], 4, [
    box(0, 0, 0, 0.7, 0.65, 1.9, 'metal'),
    box(0.7, 0, 0, 2.3, 0.6, 0.9, 'wood'),
    box(1.6, 0.14, 0.9, 0.5, 0.34, 0.02, 'metal'),
    box(2.4, 0.12, 0.9, 0.3, 0.36, 0.4, 'dark'),
    box(0.6, 1.5, 0, 1.8, 0.6, 0.95, 'white'),
    ...[0.85, 1.28, 1.72, 2.15].map((x) => drum(x, 2.35, 0, 0.36, 0.65, 'clay')),
  ]),
  module('lounge', 'social', ['Khu thư giãn', 'Lounge', '라운지'], [3.4, 2.8], 6, [
    ...sofa(0.5, 0, 2.4),
    drum(1.7, 1.45, 0, 0.9, 0.38, 'wood'),
    ...chair(0.5, 1.6, 'e', 'clay'),
    ...chair(2.9, 1.6, 'w', 'clay'),
    ...chair(1.7, 2.4, 'n', 'clay'),
    ...plant(3.14, 0.3),
  ]),
  module(
    'lockers',
    'storage',
    ['Tủ đồ cá nhân', 'Lockers', '사물함'],
    [1.8, 0.5],
    0,
    [0, 0.6, 1.2].flatMap((x) => [
      box(x, 0, 0, 0.59, 0.5, 0.9, 'white'),
      box(x, 0, 0.91, 0.59, 0.5, 0.89, 'wood'),
    ]),
  ),
  module('shelf', 'storage', ['Kệ hồ sơ', 'Shelf', '선반'], [1.6, 0.4], 0, [
    box(0, 0, 0, 0.04, 0.4, 1.8, 'dark'),
    ...[0.1, 0.55, 1.0, 1.45].flatMap((z) => [
      box(0.04, 0, z, 1.52, 0.4, 0.03, 'wood'),
      box(0.14, 0.08, z + 0.03, 0.5, 0.26, 0.26, 'clay'),
      box(0.8, 0.08, z + 0.03, 0.6, 0.26, 0.2, 'white'),
    ]),
    box(1.56, 0, 0, 0.04, 0.4, 1.8, 'dark'),
  ]),
  module('print-corner', 'storage', ['Góc in ấn', 'Print corner', '복합기 코너'], [1.8, 1.2], 1, [
    box(0, 0, 0, 0.9, 0.6, 0.9, 'wood'),
    box(0.1, 0.12, 0.9, 0.3, 0.4, 0.2, 'white'),
    box(1.0, 0, 0, 0.7, 0.65, 0.9, 'white'),
    box(1.0, 0, 0.9, 0.7, 0.6, 0.2, 'dark'),
  ]),
  module('quiet-room', 'room', ['Phòng yên tĩnh', 'Quiet room', '콰이어트룸'], [2.6, 2.4], 1, [
    ...cabin(2.6, 2.4),
    box(0.2, 0.2, 0, 2.0, 0.85, 0.4, 'cloth'),
    box(0.2, 0.2, 0.4, 0.5, 0.85, 0.1, 'white'),
    ...plant(2.2, 1.5),
  ]),
  module('training', 'room', ['Phòng đào tạo', 'Training room', '교육실'], [5.0, 4.6], 12, [
    box(1.4, 0, 0.9, 2.2, 0.06, 1.2, 'white'),
    ...[1.3, 2.4, 3.5].flatMap((y) =>
      [0.2, 2.7].flatMap((x) => [
        ...table(x, y, 2.1, 0.5),
        ...chair(x + 0.5, y + 0.8, 'n'),
        ...chair(x + 1.6, y + 0.8, 'n'),
      ]),
    ),
  ]),
  module('nursing-room', 'room', ['Phòng vắt sữa', 'Nursing room', '수유실'], [2.2, 2.0], 1, [
    ...cabin(2.2, 2.0),
    box(0.16, 0.14, 0, 1.2, 0.5, 0.86, 'wood'),
    box(0.4, 0.22, 0.86, 0.4, 0.3, 0.02, 'metal'),
    box(1.4, 0.14, 0, 0.55, 0.5, 0.86, 'white'),
    ...chair(0.6, 1.3, 'e', 'clay'),
  ]),
  module('server', 'storage', ['Tủ máy chủ', 'Server racks', '서버 랙'], [1.3, 1.1], 0, [
    box(0, 0, 0, 0.62, 1.0, 2.0, 'dark'),
    box(0.66, 0, 0, 0.62, 1.0, 2.0, 'dark'),
    box(0.06, 1.0, 0.3, 0.5, 0.02, 1.4, 'metal'),
    box(0.72, 1.0, 0.3, 0.5, 0.02, 1.4, 'metal'),
  ]),
  module('plants', 'divider', ['Bồn cây ngăn', 'Planter', '화분 파티션'], [1.2, 0.4], 0, [
    box(0, 0, 0, 1.2, 0.4, 0.5, 'wood'),
    ...[0.2, 0.6, 1.0].map((x) => drum(x, 0.2, 0.5, 0.38, 0.6, 'leaf')),
  ]),
  module(
    'partition-glass',
    'divider',
    ['Vách kính', 'Glass partition', '유리 파티션'],
    [1.2, 0.1],
    0,
    [
      box(0, 0, 0, 0.05, 0.1, 2.6, 'dark'),
      box(0.05, 0.03, 0.05, 1.1, 0.04, 2.5, 'glass'),
      box(1.15, 0, 0, 0.05, 0.1, 2.6, 'dark'),
    ],
  ),
  module(
    'partition-wood',
    'divider',
    ['Vách gỗ', 'Wood partition', '목재 파티션'],
    [1.2, 0.1],
    0,
    Array.from({ length: 10 }, (_, at) => box(at * 0.125, 0, 0, 0.07, 0.1, 2.6, 'wood')),
  ),
];

const byId = new Map(officeModules.map((one) => [one.id, one]));

/** The module with that id; an error when there is none. */
export function officeModule(id: string): OfficeModule {
  const found = byId.get(id);
  if (!found) throw new Error(`no office module ${id}`);
  return found;
}
