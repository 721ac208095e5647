import type { Text } from '../language/language.ts';

export const moduleGroups = [
  'desk',
  'meeting',
  'booth',
  'room',
  'social',
  'storage',
  'divider',
] as const;
export type ModuleGroup = (typeof moduleGroups)[number];

export const moduleGroupLabels: Readonly<Record<ModuleGroup, Text>> = {
  desk: { vi: 'Bàn làm việc', en: 'Desks', ko: '업무 책상' },
  meeting: { vi: 'Họp', en: 'Meeting', ko: '회의' },
  booth: { vi: 'Buồng', en: 'Booths', ko: '부스' },
  room: { vi: 'Phòng chức năng', en: 'Rooms', ko: '특수 공간' },
  social: { vi: 'Đón tiếp, nghỉ ngơi', en: 'Welcome and breaks', ko: '응대·휴식' },
  storage: { vi: 'Lưu trữ', en: 'Storage', ko: '수납' },
  divider: { vi: 'Ngăn chia', en: 'Dividers', ko: '칸막이' },
};

/** Where people have to get to a module: metres that stay free before its sides, which are named as it stands unturned. */
export type Clearance = {
  readonly back: number;
  readonly front: number;
  readonly side: number;
};

/** A module that offices are fitted out with. */
export type OfficeModule = {
  /** Its number in addresses. */
  readonly number: number;
  /** Its name in pictures and in projects. */
  readonly id: string;
  readonly group: ModuleGroup;
  readonly name: Text;
  /** Metres along the front, from back to front, and to the top. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** People it is for at once; 0 where nobody sits. */
  readonly people: number;
  readonly clearance: Clearance;
  /** Đồng for one, delivered and built up, VAT included. */
  readonly price: number;
  /** What comes with it, in one sentence. */
  readonly about: Text;
};

type Row = readonly [
  id: string,
  group: ModuleGroup,
  name: readonly [vi: string, en: string, ko: string],
  size: readonly [width: number, depth: number, height: number],
  people: number,
  clearance: readonly [back: number, front: number, side: number],
  price: number,
  about: readonly [vi: string, en: string, ko: string],
];

// Sizes are those of the drawings in packages/pictures; a test there compares them.
const rows: readonly Row[] = [
  [
    'desk-1',
    'desk',
    ['Bàn làm việc một người', 'Desk for one', '1인 책상'],
    [1.6, 1.4, 1.16],
    1,
    [0, 0.9, 0],
    4_900_000,
    [
      'Bàn 1,6 m, ghế xoay, hộc di động và ổ điện âm bàn.',
      'A 1.6 m desk, a swivel chair, a mobile pedestal and sockets in the top.',
      '1.6m 책상, 회전의자, 이동 서랍, 매립 콘센트를 포함합니다.',
    ],
  ],
  [
    'desk-2',
    'desk',
    ['Cụm bàn hai người', 'Desks for two', '2인 책상'],
    [1.6, 3, 1.16],
    2,
    [0.9, 0.9, 0],
    9_400_000,
    [
      'Hai bàn đối diện, vách ngăn vải tiêu âm ở giữa.',
      'Two desks face to face with a screen of sound-absorbing cloth between.',
      '마주 보는 책상 2개와 흡음 패브릭 스크린으로 구성됩니다.',
    ],
  ],
  [
    'desk-4',
    'desk',
    ['Cụm bàn bốn người', 'Desks for four', '4인 책상'],
    [3.2, 3, 1.16],
    4,
    [0.9, 0.9, 0],
    18_200_000,
    [
      'Bốn bàn chung chân và máng dây, vách ngăn tiêu âm.',
      'Four desks on a shared frame and cable tray, with acoustic screens.',
      '프레임과 배선 트레이를 함께 쓰는 책상 4개와 흡음 스크린입니다.',
    ],
  ],
  [
    'desk-6',
    'desk',
    ['Cụm bàn sáu người', 'Desks for six', '6인 책상'],
    [4.8, 3, 1.16],
    6,
    [0.9, 0.9, 0],
    26_400_000,
    [
      'Sáu bàn chung chân, rẻ nhất cho mỗi chỗ ngồi.',
      'Six desks on a shared frame: the lowest price per seat.',
      '프레임을 공유하는 책상 6개로, 좌석당 가격이 가장 낮습니다.',
    ],
  ],
  [
    'focus-booth',
    'booth',
    ['Buồng tập trung', 'Focus booth', '집중 부스'],
    [1.8, 1.8, 2.2],
    1,
    [0, 0.9, 0],
    68_000_000,
    [
      'Buồng cách âm có bàn, đèn và quạt thông gió.',
      'A sound-proof booth with a desk, a light and a fan.',
      '책상, 조명, 환기 팬을 갖춘 방음 부스입니다.',
    ],
  ],
  [
    'phone-booth',
    'booth',
    ['Buồng điện thoại', 'Phone booth', '폰부스'],
    [1.1, 1.1, 2.2],
    1,
    [0, 0.9, 0],
    42_000_000,
    [
      'Chỗ gọi điện và họp trực tuyến một người, cách âm 30 dB.',
      'For one caller or one video call; takes away 30 dB.',
      '1인 통화·화상회의용, 차음 30dB입니다.',
    ],
  ],
  [
    'meeting-4',
    'meeting',
    ['Bàn họp bốn người', 'Meeting table for four', '4인 회의 테이블'],
    [2.4, 2.3, 0.86],
    4,
    [0.3, 0.3, 0.6],
    12_500_000,
    [
      'Bàn 1,6 m và bốn ghế, có ổ điện giữa bàn.',
      'A 1.6 m table with four chairs and sockets in the middle.',
      '1.6m 테이블과 의자 4개, 중앙 콘센트를 포함합니다.',
    ],
  ],
  [
    'meeting-8',
    'meeting',
    ['Bàn họp tám người', 'Meeting table for eight', '8인 회의 테이블'],
    [3.8, 2.4, 0.86],
    8,
    [0.3, 0.3, 0.6],
    24_800_000,
    [
      'Bàn 2,4 m, tám ghế, máng dây đến màn hình.',
      'A 2.4 m table, eight chairs, a cable way to the screen.',
      '2.4m 테이블, 의자 8개, 모니터 배선을 포함합니다.',
    ],
  ],
  [
    'meeting-12',
    'meeting',
    ['Bàn họp mười hai người', 'Meeting table for twelve', '12인 회의 테이블'],
    [5.2, 2.5, 0.86],
    12,
    [0.3, 0.3, 0.6],
    39_000_000,
    [
      'Bàn 3,8 m ghép hai phần, mười hai ghế.',
      'A 3.8 m table in two parts with twelve chairs.',
      '두 부분으로 된 3.8m 테이블과 의자 12개입니다.',
    ],
  ],
  [
    'board-room',
    'meeting',
    ['Phòng họp ban giám đốc', 'Board room', '임원 회의실'],
    [6.6, 3.2, 1.8],
    16,
    [0.3, 0.3, 0.6],
    86_000_000,
    [
      'Bàn gỗ óc chó 5,2 m, mười sáu ghế, màn hình 86 inch.',
      'A walnut table of 5.2 m, sixteen chairs, an 86-inch screen.',
      '5.2m 월넛 테이블, 의자 16개, 86인치 화면을 포함합니다.',
    ],
  ],
  [
    'reception',
    'social',
    ['Quầy lễ tân', 'Reception desk', '리셉션 데스크'],
    [2.8, 1.9, 1.1],
    1,
    [0, 1.2, 0.6],
    28_000_000,
    [
      'Quầy hai cao độ, chỗ ngồi cho một lễ tân, có logo.',
      'A counter of two heights for one receptionist, with your logo.',
      '높이가 다른 2단 카운터로 로고를 부착해 드립니다.',
    ],
  ],
  [
    'waiting',
    'social',
    ['Khu chờ', 'Waiting area', '대기 공간'],
    [2.8, 2.3, 0.86],
    4,
    [0, 0.6, 0.3],
    22_000_000,
    [
      'Sofa hai chỗ, hai ghế bành và bàn thấp.',
      'A sofa for two, two armchairs and a low table.',
      '2인 소파, 암체어 2개, 낮은 테이블입니다.',
    ],
  ],
  [
    'pantry',
    'social',
    ['Quầy pantry', 'Pantry', '탕비실'],
    [3, 2.6, 1.9],
    4,
    [0, 0.9, 0],
    46_000_000,
    [
      'Tủ bếp 3 m, chậu rửa, tủ lạnh và bàn cao bốn chỗ.',
      'A 3 m kitchen run with sink and fridge, and a high table for four.',
      '3m 주방장, 싱크대, 냉장고, 4인 하이테이블을 포함합니다.',
    ],
  ],
  [
    'lounge',
    'social',
    ['Khu thư giãn', 'Lounge', '라운지'],
    [3.4, 2.8, 1.09],
    6,
    [0, 0.6, 0.3],
    34_000_000,
    [
      'Sofa ba chỗ, ba ghế bành, bàn tròn và cây xanh.',
      'A sofa for three, three armchairs, a round table and a plant.',
      '3인 소파, 암체어 3개, 원형 테이블, 식물을 포함합니다.',
    ],
  ],
  [
    'lockers',
    'storage',
    ['Tủ đồ cá nhân', 'Lockers', '사물함'],
    [1.8, 0.5, 1.8],
    0,
    [0, 0.9, 0],
    7_200_000,
    [
      'Sáu ngăn khóa số, thân thép sơn tĩnh điện.',
      'Six lockers with number locks in powder-coated steel.',
      '번호 자물쇠가 달린 6칸 철제 사물함입니다.',
    ],
  ],
  [
    'shelf',
    'storage',
    ['Kệ hồ sơ', 'Shelf', '선반'],
    [1.6, 0.4, 1.8],
    0,
    [0, 0.9, 0],
    4_600_000,
    [
      'Bốn tầng cho bìa còng khổ A4, neo vào tường.',
      'Four shelves for A4 binders, fixed to the wall.',
      'A4 바인더용 4단 선반으로 벽에 고정합니다.',
    ],
  ],
  [
    'print-corner',
    'storage',
    ['Góc in ấn', 'Print corner', '복합기 코너'],
    [1.8, 1.2, 1.1],
    1,
    [0, 0.9, 0],
    9_800_000,
    [
      'Tủ giấy, mặt bàn và chỗ đặt máy in; chưa gồm máy in.',
      'A paper cupboard, a top and room for the printer; the printer is yours.',
      '용지함과 작업대, 복합기 자리입니다. 복합기는 제외됩니다.',
    ],
  ],
  [
    'quiet-room',
    'room',
    ['Phòng yên tĩnh', 'Quiet room', '콰이어트룸'],
    [2.6, 2.4, 2.2],
    1,
    [0, 0.9, 0],
    78_000_000,
    [
      'Phòng lắp ghép cách âm, giường nghỉ và cây xanh.',
      'A prefabricated sound-proof room with a day bed and a plant.',
      '휴식용 침대와 식물이 있는 조립식 방음실입니다.',
    ],
  ],
  [
    'training',
    'room',
    ['Phòng đào tạo', 'Training room', '교육실'],
    [5, 4.6, 2.1],
    12,
    [0, 0.6, 0.6],
    52_000_000,
    [
      'Sáu bàn đôi gấp gọn, mười hai ghế, bảng trắng 2,2 m.',
      'Six folding double desks, twelve chairs, a 2.2 m whiteboard.',
      '접이식 2인 책상 6개, 의자 12개, 2.2m 화이트보드입니다.',
    ],
  ],
  [
    'nursing-room',
    'room',
    ['Phòng vắt sữa', 'Nursing room', '수유실'],
    [2.2, 2, 2.2],
    1,
    [0, 0.9, 0],
    64_000_000,
    [
      'Buồng kín có chậu rửa, tủ mát và ghế tựa, theo Bộ luật Lao động.',
      'A closed room with a basin, a fridge and an armchair, as labour law asks.',
      '노동법 기준에 맞춰 세면대, 냉장고, 의자를 갖춘 공간입니다.',
    ],
  ],
  [
    'server',
    'storage',
    ['Tủ máy chủ', 'Server racks', '서버 랙'],
    [1.3, 1.1, 2],
    0,
    [0, 0.9, 0],
    38_000_000,
    [
      'Hai tủ 42U có quạt, khóa và thanh nguồn.',
      'Two 42U racks with fans, locks and power bars.',
      '팬, 잠금장치, 전원바를 갖춘 42U 랙 2대입니다.',
    ],
  ],
  [
    'plants',
    'divider',
    ['Bồn cây ngăn', 'Planter', '화분 파티션'],
    [1.2, 0.4, 1.1],
    0,
    [0, 0, 0],
    3_400_000,
    [
      'Bồn gỗ ba cây ưa bóng, chăm sóc ba tháng đầu.',
      'A wooden planter with three shade plants, cared for in the first three months.',
      '음지 식물 3그루가 있는 목재 화분으로 3개월간 관리해 드립니다.',
    ],
  ],
  [
    'partition-glass',
    'divider',
    ['Vách kính', 'Glass partition', '유리 파티션'],
    [1.2, 0.1, 2.6],
    0,
    [0, 0, 0],
    4_200_000,
    [
      'Kính cường lực 10 mm, khung nhôm, mỗi tấm 1,2 m.',
      'Toughened glass of 10 mm in an aluminium frame, 1.2 m a piece.',
      '10mm 강화유리와 알루미늄 프레임, 1장당 1.2m입니다.',
    ],
  ],
  [
    'partition-wood',
    'divider',
    ['Vách gỗ', 'Wood partition', '목재 파티션'],
    [1.2, 0.1, 2.6],
    0,
    [0, 0, 0],
    3_100_000,
    [
      'Nan gỗ tần bì, thoáng và nhìn xuyên, mỗi tấm 1,2 m.',
      'Ash slats that let air and looks through, 1.2 m a piece.',
      '바람과 시선이 통하는 물푸레 루버, 1장당 1.2m입니다.',
    ],
  ],
];

const text = ([vi, en, ko]: readonly [string, string, string]): Text => ({ vi, en, ko });

export const officeModules: readonly OfficeModule[] = rows.map(
  ([id, group, name, [width, depth, height], people, [back, front, side], price, about], at) => ({
    number: at + 1,
    id,
    group,
    name: text(name),
    width,
    depth,
    height,
    people,
    clearance: { back, front, side },
    price,
    about: text(about),
  }),
);

const byId: ReadonlyMap<string, OfficeModule> = new Map(
  officeModules.map((module) => [module.id, module]),
);

/** The module of that id; undefined when there is none. */
export const officeModule = (id: string): OfficeModule | undefined => byId.get(id);

/** The module of that number in an address; undefined when there is none. */
export const officeModuleNumbered = (number: number): OfficeModule | undefined =>
  officeModules[number - 1];

/** Metres that a module takes with what stays free around it, as it stands unturned. */
export const withClearance = ({
  width,
  depth,
  clearance: { back, front, side },
}: Pick<OfficeModule, 'width' | 'depth' | 'clearance'>) => ({
  width: width + 2 * side,
  depth: depth + back + front,
});
