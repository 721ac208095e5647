import type { AdminSystem } from './form.ts';

/** The 34 provinces and cities since 1 July 2025. */
const today = [
  'Thành phố Hồ Chí Minh',
  'Hà Nội',
  'Đà Nẵng',
  'Hải Phòng',
  'Cần Thơ',
  'Huế',
  'An Giang',
  'Bắc Ninh',
  'Cà Mau',
  'Cao Bằng',
  'Đắk Lắk',
  'Điện Biên',
  'Đồng Nai',
  'Đồng Tháp',
  'Gia Lai',
  'Hà Tĩnh',
  'Hưng Yên',
  'Khánh Hòa',
  'Lai Châu',
  'Lạng Sơn',
  'Lào Cai',
  'Lâm Đồng',
  'Nghệ An',
  'Ninh Bình',
  'Phú Thọ',
  'Quảng Ngãi',
  'Quảng Ninh',
  'Quảng Trị',
  'Sơn La',
  'Tây Ninh',
  'Thái Nguyên',
  'Thanh Hóa',
  'Tuyên Quang',
  'Vĩnh Long',
] as const;

/** What was merged into them, and into which: people still write parcels with these. */
const gone = {
  'Bà Rịa - Vũng Tàu': 'Thành phố Hồ Chí Minh',
  'Bạc Liêu': 'Cà Mau',
  'Bắc Giang': 'Bắc Ninh',
  'Bắc Kạn': 'Thái Nguyên',
  'Bến Tre': 'Vĩnh Long',
  'Bình Dương': 'Thành phố Hồ Chí Minh',
  'Bình Định': 'Gia Lai',
  'Bình Phước': 'Đồng Nai',
  'Bình Thuận': 'Lâm Đồng',
  'Đắk Nông': 'Lâm Đồng',
  'Hà Giang': 'Tuyên Quang',
  'Hà Nam': 'Ninh Bình',
  'Hải Dương': 'Hải Phòng',
  'Hậu Giang': 'Cần Thơ',
  'Hòa Bình': 'Phú Thọ',
  'Kiên Giang': 'An Giang',
  'Kon Tum': 'Quảng Ngãi',
  'Long An': 'Tây Ninh',
  'Nam Định': 'Ninh Bình',
  'Ninh Thuận': 'Khánh Hòa',
  'Phú Yên': 'Đắk Lắk',
  'Quảng Bình': 'Quảng Trị',
  'Quảng Nam': 'Đà Nẵng',
  'Sóc Trăng': 'Cần Thơ',
  'Thái Bình': 'Hưng Yên',
  'Tiền Giang': 'Đồng Tháp',
  'Trà Vinh': 'Vĩnh Long',
  'Vĩnh Phúc': 'Phú Thọ',
  'Yên Bái': 'Lào Cai',
} as const satisfies Readonly<Record<string, (typeof today)[number]>>;

// Names come from people: “constructor” is no province.
const goneInto: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(gone),
);

/** Provinces and cities to choose from, the five large cities first (3.3). */
export function citiesOf(system: AdminSystem): readonly string[] {
  return system === 'post2025' ? today : [...today, ...goneInto.keys()];
}

/** The province or city of today that a name of any time stands for; null for what is none. */
export function cityToday(city: string): string | null {
  return goneInto.get(city) ?? today.find((one) => one === city) ?? null;
}

/** What was merged into a province or city of today; none where nothing was. */
export function citiesMergedInto(city: string): readonly string[] {
  return [...goneInto].flatMap(([one, into]) => (into === city ? [one] : []));
}
