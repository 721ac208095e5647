import type { HouseType, RoomType } from '../../db/schema/vocabulary.ts';
import type { ApplianceKind, Niche } from '@hien/domain';
import { text, type Text } from './text.ts';

type UnitContent = {
  name: Text;
  tower: string | null;
  type: HouseType;
  area: number;
  /** Of the pictures: the drawing of its floor, of its lower one when it has two. */
  plan: string;
  rooms: readonly RoomType[];
  /** What a room is called that no type of the contract names. */
  names?: Partial<Record<RoomType, Text>>;
  /** Where a room lies that is not at the first place of its kind: a plan, and the room's id there. */
  places?: Partial<Record<RoomType, readonly [plan: string, room: string]>>;
  /** Where appliances stand in its rooms, which the electronics partner's projects know. */
  niches?: Partial<Record<RoomType, Partial<Record<ApplianceKind, Niche>>>>;
};

export type ProjectContent = {
  slug: string;
  brand: 'default' | 'demo' | 'samsung' | 'vib';
  towers: readonly string[];
  /** Pictures of exteriors are numbered. */
  building: number;
  name: Text;
  location: Text;
  description: Text;
  units: readonly UnitContent[];
};

const two = text('Căn hai phòng ngủ', 'Two-bedroom flat', '투룸');
const three = text('Căn ba phòng ngủ', 'Three-bedroom flat', '쓰리룸');
const one = text('Căn một phòng ngủ', 'One-bedroom flat', '원룸형');
const studio = text('Căn studio', 'Studio', '스튜디오');
const duplex = text('Căn thông tầng', 'Duplex', '복층');

const villa = text('Biệt thự', 'Villa', '빌라');

/** Clear width, depth and height in millimetres, and what reaches the place. */
const niche = (
  width: number,
  depth: number,
  height: number,
  ...connections: Niche['connections']
): Niche => ({ width, depth, height, connections });

const withPlan = (name: Text, plan: string): Text =>
  text(`${name.vi} ${plan}`, `${name.en} ${plan}`, `${name.ko} ${plan}`);

/** Fictional buildings whose homes can be furnished room by room. */
export const projects: readonly ProjectContent[] = [
  {
    slug: 'vuon-song',
    brand: 'default',
    towers: ['Sen', 'Súng'],
    building: 1,
    name: text('Khu Vườn Sông', 'River Garden', '리버 가든'),
    location: text(
      'Ven sông, Thành phố Hồ Chí Minh',
      'By the river, Ho Chi Minh City',
      '호찌민시 강변',
    ),
    description: text(
      'Hai tòa mười tám tầng quay ra sông, mỗi căn có hiên sâu 1,6 m. Bạn chọn phong cách từng phòng và xem ngay món đồ, giá và tổng chi phí.',
      'Two eighteen-storey blocks facing the river, each home with a veranda 1.6 m deep. Choose a style room by room and see pieces, prices and the total at once.',
      '강을 바라보는 18층 두 동, 모든 세대에 깊이 1.6m 툇마루가 있습니다. 방마다 스타일을 고르면 가구와 가격, 총비용을 바로 볼 수 있습니다.',
    ),
    units: [
      {
        name: withPlan(two, 'A'),
        tower: 'Sen',
        type: '2-bedroom',
        area: 72,
        plan: 'plan-vuon-song-a',
        rooms: ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom'],
      },
      {
        name: withPlan(three, 'B'),
        tower: 'Sen',
        type: '3-bedroom',
        area: 96,
        plan: 'plan-vuon-song-b',
        rooms: ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom'],
      },
      {
        name: withPlan(one, 'C'),
        tower: 'Súng',
        type: '1-bedroom',
        area: 48,
        plan: 'plan-vuon-song-c',
        rooms: ['living-kitchen', 'bedroom', 'bathroom'],
      },
    ],
  },
  {
    slug: 'nha-mau',
    brand: 'demo',
    towers: ['Mẫu'],
    building: 2,
    name: text('Nhà Mẫu', 'Show Home', '모델하우스'),
    location: text('Phòng trưng bày Hiên', 'The Hiên showroom', '히엔 쇼룸'),
    description: text(
      'Hai căn mẫu để thử mọi phong cách trước khi chọn cho nhà thật.',
      'Two show flats in which to try each style before choosing for the real home.',
      '실제 집에 고르기 전에 모든 스타일을 시험해 보는 견본 주택 두 채입니다.',
    ),
    units: [
      {
        name: withPlan(two, 'M1'),
        tower: 'Mẫu',
        type: '2-bedroom',
        area: 68,
        plan: 'plan-nha-mau-m1',
        rooms: ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom'],
      },
      {
        name: withPlan(studio, 'M2'),
        tower: 'Mẫu',
        type: 'studio',
        area: 34,
        plan: 'plan-nha-mau-m2',
        rooms: ['living-room', 'kitchen', 'bathroom'],
      },
    ],
  },
  {
    slug: 'thap-sang',
    brand: 'samsung',
    towers: ['Đông', 'Tây'],
    building: 4,
    name: text('Tháp Sáng', 'Light Tower', '라이트 타워'),
    location: text('Trung tâm mới, Đà Nẵng', 'New centre, Đà Nẵng', '다낭 신도심'),
    description: text(
      'Căn hộ nối thiết bị thông minh: đèn, rèm và bếp đi cùng bộ đồ nội thất bạn chọn.',
      'Connected flats in which lights, curtains and kitchen come with the furniture you choose.',
      '조명과 커튼, 주방이 가구와 함께 연결되는 스마트 아파트입니다.',
    ),
    units: [
      {
        name: withPlan(two, 'Đ2'),
        tower: 'Đông',
        type: '2-bedroom',
        area: 76,
        plan: 'plan-thap-sang-d2',
        rooms: ['living-kitchen', 'master-room', 'bedroom', 'multipurpose', 'bathroom'],
        niches: {
          'living-kitchen': {
            television: niche(1800, 400, 1300, 'power'),
            air_conditioner: niche(1300, 300, 450, 'power', 'drain', 'outdoor'),
            refrigerator: niche(660, 720, 1950, 'power'),
            hob: niche(600, 600, 720, 'circuit'),
            hood: niche(900, 600, 1000, 'power'),
            oven: niche(600, 600, 605, 'power'),
            dishwasher: niche(600, 600, 870, 'power', 'water', 'drain'),
          },
          'master-room': { air_conditioner: niche(1200, 260, 420, 'power', 'drain', 'outdoor') },
          bedroom: { air_conditioner: niche(1160, 260, 420, 'power', 'drain', 'outdoor') },
          multipurpose: { purifier: niche(1000, 600, 1300, 'power') },
          bathroom: {
            washer: niche(640, 680, 900, 'power', 'water', 'drain'),
            dryer: niche(640, 680, 900, 'power'),
          },
        },
      },
      {
        name: withPlan(duplex, 'T5'),
        tower: 'Tây',
        type: 'duplex',
        area: 118,
        plan: 'plan-thap-sang-t5-1',
        rooms: ['living-room', 'master-room', 'kitchen', 'gym', 'bathroom'],
        niches: {
          'living-room': {
            television: niche(2000, 420, 1400, 'power'),
            soundbar: niche(1800, 400, 200, 'power'),
            air_conditioner: niche(1300, 300, 450, 'power', 'drain', 'outdoor'),
            robot_vacuum: niche(1500, 1600, 400, 'power'),
          },
          'master-room': { air_conditioner: niche(1200, 260, 420, 'power', 'drain', 'outdoor') },
          kitchen: {
            // Three centimetres short of the four-door refrigerator.
            refrigerator: niche(960, 760, 1950, 'power'),
            hob: niche(600, 600, 720, 'circuit'),
            hood: niche(900, 600, 1000, 'power', 'duct'),
            oven: niche(600, 600, 605, 'power'),
            dishwasher: niche(600, 600, 870, 'power', 'water', 'drain'),
            rice_cooker: niche(600, 600, 650, 'power'),
          },
          gym: { purifier: niche(1000, 600, 1300, 'power') },
          bathroom: {
            washer: niche(640, 680, 900, 'power', 'water', 'drain'),
            dryer: niche(640, 680, 900, 'power'),
          },
        },
      },
    ],
  },
  {
    slug: 'ben-nuoc',
    brand: 'vib',
    towers: ['Bến 1', 'Bến 2'],
    building: 5,
    name: text('Bến Nước', 'Water Landing', '워터 랜딩'),
    location: text(
      'Bờ tây sông Hàn, Đà Nẵng',
      'West bank of the Hàn river, Đà Nẵng',
      '다낭 한강 서안',
    ),
    description: text(
      'Gói hoàn thiện đi kèm khoản vay mua nhà: chọn phòng, chọn mức chi, biết ngay khoản trả mỗi tháng.',
      'A finishing package that comes with the home loan: choose rooms and budget, see the monthly payment.',
      '주택 대출과 함께하는 마감 패키지. 방과 예산을 고르면 월 납입액을 바로 알 수 있습니다.',
    ),
    units: [
      {
        name: withPlan(three, 'BN3'),
        tower: 'Bến 1',
        type: '3-bedroom',
        area: 104,
        plan: 'plan-ben-nuoc-bn3',
        rooms: ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom'],
      },
      {
        name: withPlan(one, 'BN1'),
        tower: 'Bến 2',
        type: '1-bedroom',
        area: 52,
        plan: 'plan-ben-nuoc-bn1',
        rooms: ['living-kitchen', 'bedroom', 'bathroom'],
      },
    ],
  },
  {
    slug: 'doi-thong',
    brand: 'default',
    towers: [],
    building: 3,
    name: text('Đồi Thông', 'Pine Hill', '파인 힐'),
    location: text('Ven rừng thông, Đà Lạt', 'Beside the pine woods, Đà Lạt', '달랏 소나무 숲가'),
    description: text(
      'Hai kiểu biệt thự trên sườn đồi, ốp gỗ thông, hiên rộng mở ra vườn. Mỗi tầng một mặt bằng: chọn đồ từ phòng khách đến phòng tập trên mái và biết tổng chi phí cả nhà.',
      'Two kinds of villas on a hillside, clad in pine, their wide verandas open to the garden. One plan a floor: furnish from the living room to the gym under the roof and know the total of the house.',
      '언덕 위 두 가지 타입의 빌라로, 소나무로 마감하고 넓은 테라스가 정원으로 열립니다. 층마다 평면도가 있어 거실부터 꼭대기 운동실까지 꾸미고 집 전체 비용을 볼 수 있습니다.',
    ),
    units: [
      {
        name: withPlan(villa, 'A'),
        tower: null,
        type: 'villa',
        area: 176.9,
        plan: 'plan-doi-thong-a-1',
        rooms: [
          'living-room',
          'other',
          'kitchen',
          'master-room',
          'bedroom',
          'multipurpose',
          'bathroom',
        ],
        names: { other: text('Phòng ăn', 'Dining room', '다이닝 룸') },
        places: {
          other: ['plan-doi-thong-a-1', 'dining'],
          // Its own picture is of the bathroom for all of the upper floor.
          bathroom: ['plan-doi-thong-a-2', 'bath-2'],
        },
      },
      {
        name: withPlan(villa, 'B'),
        tower: null,
        type: 'villa',
        area: 235.8,
        plan: 'plan-doi-thong-b-1',
        rooms: [
          'living-room',
          'kitchen',
          'master-room',
          'bedroom',
          'multipurpose',
          'gym',
          'bathroom',
        ],
      },
    ],
  },
];

/** Styles drawn for every home; `look` is the word of the pictures. */
export const projectStyles: readonly { look: string; name: Text }[] = [
  { look: 'modern', name: text('Hiện đại', 'Modern', '모던') },
  { look: 'scandinavian', name: text('Bắc Âu', 'Scandinavian', '스칸디나비안') },
  { look: 'luxury', name: text('Sang trọng', 'Luxury', '럭셔리') },
  { look: 'industrial', name: text('Công nghiệp', 'Industrial', '인더스트리얼') },
  { look: 'other', name: text('Đông Dương', 'Indochine', '인도차이나') },
  { look: 'rural', name: text('Thôn quê', 'Rural', '컨트리') },
  { look: 'rustic', name: text('Mộc mạc', 'Rustic', '러스틱') },
  { look: 'neo-classic', name: text('Tân cổ điển', 'Neo-classic', '네오클래식') },
  { look: 'japandi', name: text('Japandi', 'Japandi', '재팬디') },
];
