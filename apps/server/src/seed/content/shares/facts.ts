import { text, type Text } from '../text.ts';

/** What a home's author tells in figures, and what of the picture was never in a shop. */
export type ShareFacts = {
  city: string;
  /** Million đồng for works and furniture; null where the author keeps it. */
  cost: number | null;
  /** A model in the first picture that is theirs, and what they call it. */
  own?: readonly [model: string, name: Text];
  /** The address the post had before its title was changed. */
  formerSlug?: string;
};

const saigon = 'Thành phố Hồ Chí Minh';
const hanoi = 'Hà Nội';
const danang = 'Đà Nẵng';

/** By the cover. */
export const shareFacts: Readonly<Record<string, ShareFacts>> = {
  'living-kitchen-japandi-01': { city: saigon, cost: 310, formerSlug: 'bay-muoi-met-vuong' },
  'living-modern-02': { city: hanoi, cost: 240 },
  'bedroom-modern-01': { city: saigon, cost: 95 },
  'kitchen-rural-01': {
    city: 'Đồng Tháp',
    cost: 180,
    own: [
      'dining-table-oak-180',
      text('Bàn ăn cũ của bà ngoại', 'My grandmother’s old table', '외할머니의 오래된 식탁'),
    ],
  },
  'living-industrial-01': { city: hanoi, cost: 68 },
  'bathroom-scandinavian-01': { city: danang, cost: 74 },
  'balcony-japandi-01': { city: saigon, cost: 32 },
  'living-scandinavian-02': { city: hanoi, cost: 56 },
  'master-room-luxury-01': { city: saigon, cost: null },
  'multipurpose-japandi-01': { city: danang, cost: 48 },
  'kitchen-industrial-01': { city: saigon, cost: 165 },
  'living-neo-classic-01': { city: 'Hải Phòng', cost: 520 },
  'bedroom-rustic-01': {
    city: 'Lâm Đồng',
    cost: 130,
    own: ['chest-walnut', text('Tủ của bà nội', 'Grandmother’s chest', '친할머니의 서랍장')],
  },
  'living-rustic-01': { city: hanoi, cost: 210 },
  'gym-industrial-01': { city: 'Đồng Nai', cost: 150 },
  'kitchen-luxury-01': { city: danang, cost: null },
  'bathroom-modern-01': { city: hanoi, cost: 88 },
  'living-kitchen-modern-01': { city: 'Cần Thơ', cost: 195 },
  'bedroom-neo-classic-01': { city: 'Huế', cost: 110 },
  'multipurpose-modern-01': { city: hanoi, cost: 44 },
  'balcony-rural-01': {
    city: 'Khánh Hòa',
    cost: 60,
    own: [
      'armchair-oak-linen',
      text('Ghế ba đóng năm 1994', 'The chair Father built in 1994', '아버지가 1994년에 만든 의자'),
    ],
  },
  'master-room-modern-01': { city: saigon, cost: 140 },
  'bathroom-rustic-01': { city: 'Lâm Đồng', cost: 120 },
  'living-luxury-02': { city: saigon, cost: 680 },
  'living-japandi-01': { city: saigon, cost: 215 },
  'living-japandi-02': { city: hanoi, cost: 72 },
  'bedroom-rural-01': { city: 'Bình Định', cost: 58 },
  'bathroom-japandi-01': { city: saigon, cost: 135 },
  'balcony-modern-01': { city: saigon, cost: 90 },
  'gym-modern-01': { city: hanoi, cost: 64 },
  'multipurpose-industrial-01': { city: saigon, cost: 25 },
  'multipurpose-scandinavian-01': { city: saigon, cost: 38 },
  'home-living-scandinavian': { city: 'Nam Định', cost: 62 },
  'home-living-modern': {
    city: saigon,
    cost: 84,
    own: [
      'armchair-walnut-leather',
      text('Ghế của ba tôi, từ Pune', 'My father’s chair, from Pune', '푸네에서 온 아버지의 의자'),
    ],
  },
  'home-living-luxury': { city: saigon, cost: 148 },
  'home-living-rural': { city: 'Bến Tre', cost: 176 },
  'home-bedroom-japandi': { city: danang, cost: 39 },
  'home-bedroom-scandinavian': { city: hanoi, cost: 31 },
  'home-bedroom-luxury': { city: 'Quảng Ninh', cost: 97 },
  'home-bedroom-industrial': { city: 'Bình Dương', cost: 46 },
  'home-kitchen-scandinavian': { city: 'Nghệ An', cost: 88 },
  'home-kitchen-modern': { city: 'Bà Rịa - Vũng Tàu', cost: 225 },
  'home-kitchen-japandi': { city: 'Thanh Hóa', cost: 112 },
  'home-kitchen-rural': { city: 'Đồng Tháp', cost: 6 },
  'home-kitchen-luxury': { city: hanoi, cost: 318 },
  'home-bathroom-luxury': { city: 'Bắc Ninh', cost: 265 },
  'home-bathroom-rustic': { city: 'Sơn La', cost: 95 },
  'home-bathroom-scandinavian': { city: 'Hải Phòng', cost: 52 },
  'home-multipurpose-modern': { city: hanoi, cost: 14 },
  'home-balcony-rural': { city: 'Khánh Hòa', cost: 5 },
  'home-master-room-japandi': { city: 'Huế', cost: 69 },
  'home-master-room-neo-classic': { city: 'Cần Thơ', cost: 152 },
  'home-living-kitchen-scandinavian': { city: 'Quảng Nam', cost: 57 },
  'home-living-kitchen-industrial': { city: 'Đắk Lắk', cost: 330 },
  'home-living-industrial': { city: hanoi, cost: 38 },
  'home-living-rustic': { city: 'Lào Cai', cost: 205 },
  'home-living-neo-classic': { city: 'Hải Phòng', cost: 48 },
  'home-living-luxury-02': { city: saigon, cost: 76 },
  'home-living-modern-02': { city: hanoi, cost: 27 },
  'home-bedroom-rustic': { city: hanoi, cost: 58 },
  'home-tube-lounge': { city: saigon, cost: 66 },
  'home-desk-bedroom': { city: hanoi, cost: 19 },
  'home-balcony-laundry': { city: danang, cost: 12 },
  'home-small-kitchen': { city: 'Tiền Giang', cost: 58 },
  'home-child-corner': { city: saigon, cost: 16 },
  'home-light-well': { city: 'Cần Thơ', cost: 92 },
  'home-altar-corner': { city: hanoi, cost: 41 },
  'home-under-stairs': { city: saigon, cost: 15 },
  'home-work-corner': { city: hanoi, cost: 34 },
  'home-tube-bathroom': { city: 'Hải Phòng', cost: 71 },
  'home-entrance': {
    city: 'Huế',
    cost: 18,
    own: [
      'mirror-arch-oak',
      text('Gương cưới của ba mẹ', 'My parents’ wedding mirror', '부모님의 혼수 거울'),
    ],
  },
  'home-attic': { city: 'Lâm Đồng', cost: 83 },
};
