import type { Text } from '../language/language.ts';

/** Rooms as plans name them; what is built in a room follows from what it is. */
export const roomKinds = [
  'living',
  'bedroom',
  'master',
  'kitchen',
  'living-kitchen',
  'bath',
  'balcony',
  'hall',
  'stairs',
  'study',
  'dining',
  'laundry',
  'gym',
  'multipurpose',
] as const;
export type RoomKind = (typeof roomKinds)[number];

/** How much a design spends on materials; each work has one price for each. */
export const finishLevels = ['plain', 'fine', 'select'] as const;
export type FinishLevel = (typeof finishLevels)[number];

export const workGroups = ['surfaces', 'electric', 'water', 'joinery', 'site'] as const;
export type WorkGroup = (typeof workGroups)[number];

export const workUnits = ['m2', 'm', 'piece', 'point', 'set'] as const;
export type WorkUnit = (typeof workUnits)[number];

/** A room as it is measured. Lengths in metres, areas in square metres. */
type Measures = {
  readonly kind: RoomKind;
  readonly area: number;
  /** Around the floor. */
  readonly perimeter: number;
};

/** A kind of work with its price in đồng a unit, material and labour, without VAT. */
export type Work = {
  readonly code: string;
  readonly group: WorkGroup;
  readonly unit: WorkUnit;
  readonly name: Text;
  readonly price: Readonly<Record<FinishLevel, number>>;
  /** How much of it a room takes; 0 where it takes none. */
  readonly quantity: (room: Measures) => number;
};

/** Storey height under the ceiling, metres. */
const HEIGHT = 2.7;
/** Wall tiles of a bathroom, metres from the floor. */
const TILED = 2.4;
/** Door and window of a room, square metres that are not painted. */
const OPENINGS = 3.5;
/** Cut off and broken while laying. */
const WASTE = 1.05;

const wet: readonly RoomKind[] = ['bath', 'laundry'];
const cooking: readonly RoomKind[] = ['kitchen', 'living-kitchen'];
const sleeping: readonly RoomKind[] = ['bedroom', 'master'];
const sitting: readonly RoomKind[] = ['living', 'living-kitchen'];
const tiled: readonly RoomKind[] = [...wet, 'balcony', 'kitchen'];
const withoutDoor: readonly RoomKind[] = [...sitting, 'kitchen', 'hall', 'stairs', 'dining'];

const among =
  (kinds: readonly RoomKind[], amount: (room: Measures) => number) =>
  (room: Measures): number =>
    kinds.includes(room.kind) ? amount(room) : 0;
const outside =
  (kinds: readonly RoomKind[], amount: (room: Measures) => number) =>
  (room: Measures): number =>
    kinds.includes(room.kind) ? 0 : amount(room);

const prices = (plain: number, fine: number, select: number) => ({ plain, fine, select });

/** Every work that the packages count, in the order of an estimate. Prices are ours, by the market of 2026. */
export const works: readonly Work[] = [
  {
    code: 'HT-01',
    group: 'surfaces',
    unit: 'm2',
    name: {
      vi: 'Sàn gỗ kỹ thuật, lót xốp, nẹp kết thúc',
      en: 'Engineered timber floor with underlay and trims',
      ko: '원목마루(하부 쿠션·마감 몰딩 포함)',
    },
    price: prices(620_000, 980_000, 1_650_000),
    quantity: outside(tiled, ({ area }) => area * WASTE),
  },
  {
    code: 'HT-02',
    group: 'surfaces',
    unit: 'm2',
    name: {
      vi: 'Gạch porcelain lát sàn 60 × 60 cm',
      en: 'Porcelain floor tiles, 60 × 60 cm',
      ko: '포세린 바닥 타일 60 × 60cm',
    },
    price: prices(480_000, 720_000, 1_280_000),
    quantity: among(tiled, ({ area }) => area * WASTE),
  },
  {
    code: 'HT-03',
    group: 'surfaces',
    unit: 'm',
    name: { vi: 'Len chân tường', en: 'Skirting', ko: '걸레받이' },
    price: prices(85_000, 130_000, 240_000),
    quantity: outside(tiled, ({ perimeter }) => perimeter - 0.9),
  },
  {
    code: 'HT-04',
    group: 'surfaces',
    unit: 'm2',
    name: {
      vi: 'Bả và sơn tường hai lớp',
      en: 'Walls filled and painted twice',
      ko: '벽 퍼티 및 2회 도장',
    },
    price: prices(120_000, 165_000, 260_000),
    quantity: ({ kind, perimeter }) =>
      wet.includes(kind) ? perimeter * (HEIGHT - TILED) : perimeter * HEIGHT - OPENINGS,
  },
  {
    code: 'HT-05',
    group: 'surfaces',
    unit: 'm2',
    name: {
      vi: 'Gạch ốp tường khu ướt',
      en: 'Wall tiles of wet rooms',
      ko: '습식 공간 벽 타일',
    },
    price: prices(520_000, 790_000, 1_450_000),
    quantity: (room) =>
      among(wet, ({ perimeter }) => (perimeter * TILED - 1.6) * WASTE)(room) +
      among(cooking, ({ area }) => counter(area) * 0.6 * WASTE)(room),
  },
  {
    code: 'HT-06',
    group: 'surfaces',
    unit: 'm2',
    name: {
      vi: 'Chống thấm sàn và chân tường',
      en: 'Waterproofing of floor and foot of the walls',
      ko: '바닥·벽 하부 방수',
    },
    price: prices(210_000, 260_000, 330_000),
    quantity: among([...wet, 'balcony'], ({ area, perimeter }) => area + perimeter * 0.3),
  },
  {
    code: 'HT-07',
    group: 'surfaces',
    unit: 'm2',
    name: {
      vi: 'Trần thạch cao khung chìm',
      en: 'Plasterboard ceiling on a hidden frame',
      ko: '석고보드 천장',
    },
    price: prices(210_000, 260_000, 420_000),
    quantity: outside(['balcony'], ({ area }) => area),
  },
  {
    code: 'DI-01',
    group: 'electric',
    unit: 'point',
    name: {
      vi: 'Ổ cắm và công tắc, gồm dây âm tường',
      en: 'Sockets and switches with wires in the wall',
      ko: '콘센트·스위치(매립 배선 포함)',
    },
    price: prices(320_000, 420_000, 680_000),
    quantity: ({ area }) => Math.ceil(area / 4) + 2,
  },
  {
    code: 'DI-02',
    group: 'electric',
    unit: 'point',
    name: {
      vi: 'Đèn âm trần, gồm dây',
      en: 'Recessed lights with wires',
      ko: '매립등(배선 포함)',
    },
    price: prices(360_000, 520_000, 890_000),
    quantity: ({ area }) => Math.ceil(area / 3.5),
  },
  {
    code: 'NU-01',
    group: 'water',
    unit: 'point',
    name: {
      vi: 'Điểm cấp và thoát nước',
      en: 'Water supply and drain points',
      ko: '급배수 포인트',
    },
    price: prices(850_000, 950_000, 1_200_000),
    quantity: (room) =>
      among(['bath'], () => 5)(room) +
      among([...cooking, 'laundry'], () => 2)(room) +
      among(['balcony'], () => 1)(room),
  },
  {
    code: 'NU-02',
    group: 'water',
    unit: 'set',
    name: {
      vi: 'Thiết bị vệ sinh: bồn cầu, lavabo, sen, phụ kiện',
      en: 'Toilet, basin, shower and fittings',
      ko: '위생 기구 세트(변기·세면대·샤워·액세서리)',
    },
    price: prices(14_500_000, 24_000_000, 52_000_000),
    quantity: among(['bath'], () => 1),
  },
  {
    code: 'MO-01',
    group: 'joinery',
    unit: 'piece',
    name: {
      vi: 'Cửa đi kèm khuôn và khóa',
      en: 'Door with frame and lock',
      ko: '실내문(문틀·도어록 포함)',
    },
    price: prices(5_200_000, 7_800_000, 14_500_000),
    quantity: outside(withoutDoor, () => 1),
  },
  {
    code: 'MO-02',
    group: 'joinery',
    unit: 'm2',
    name: { vi: 'Tủ áo âm tường', en: 'Built-in wardrobe', ko: '붙박이장' },
    price: prices(3_200_000, 4_600_000, 7_900_000),
    quantity: (room) =>
      among(['bedroom'], () => 2.4 * 1.8)(room) + among(['master'], () => 2.4 * 2.4)(room),
  },
  {
    code: 'MO-03',
    group: 'joinery',
    unit: 'm',
    name: {
      vi: 'Tủ bếp dưới kèm mặt đá',
      en: 'Base units with stone top',
      ko: '하부장(석재 상판 포함)',
    },
    price: prices(5_400_000, 7_900_000, 14_800_000),
    quantity: among(cooking, ({ area }) => counter(area)),
  },
  {
    code: 'MO-04',
    group: 'joinery',
    unit: 'm',
    name: { vi: 'Tủ bếp trên', en: 'Wall units', ko: '상부장' },
    price: prices(3_400_000, 4_900_000, 8_600_000),
    quantity: among(cooking, ({ area }) => counter(area) * 0.8),
  },
  {
    code: 'MO-05',
    group: 'joinery',
    unit: 'm2',
    name: {
      vi: 'Vách tivi và kệ đóng theo tường',
      en: 'Media wall and fitted shelves',
      ko: '거실 아트월·맞춤 선반',
    },
    price: prices(2_900_000, 4_200_000, 7_600_000),
    quantity: among(sitting, () => 2.7 * 2.4),
  },
  {
    code: 'MO-06',
    group: 'joinery',
    unit: 'm2',
    name: {
      vi: 'Vách đầu giường bọc hoặc ốp gỗ',
      en: 'Bed wall, upholstered or panelled',
      ko: '침대 헤드월(패브릭 또는 목재)',
    },
    price: prices(1_600_000, 2_400_000, 4_800_000),
    quantity: among(sleeping, () => 2.2 * 1.2),
  },
  {
    code: 'CT-01',
    group: 'site',
    unit: 'm2',
    name: {
      vi: 'Che chắn, vận chuyển, vệ sinh bàn giao',
      en: 'Protection, transport and final cleaning',
      ko: '보양·운반·준공 청소',
    },
    price: prices(180_000, 220_000, 320_000),
    quantity: ({ area }) => area,
  },
];

/** The run of a kitchen's counter, metres. */
function counter(area: number): number {
  return Math.min(4.2, Math.max(2.1, Math.sqrt(area) * 1.1));
}
