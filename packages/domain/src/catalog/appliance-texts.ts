import type { Text } from '../language/language.ts';
import type { ApplianceConnection, ApplianceKind } from './appliance.ts';

/** What appliances are called, in a form and in a table. */
export const applianceKindLabels: Readonly<Record<ApplianceKind, Text>> = {
  television: { vi: 'Tivi', en: 'Television', ko: 'TV' },
  soundbar: { vi: 'Loa thanh', en: 'Soundbar', ko: '사운드바' },
  refrigerator: { vi: 'Tủ lạnh', en: 'Refrigerator', ko: '냉장고' },
  hob: { vi: 'Bếp nấu', en: 'Hob', ko: '쿡탑' },
  hood: { vi: 'Máy hút mùi', en: 'Cooker hood', ko: '후드' },
  oven: { vi: 'Lò nướng', en: 'Oven', ko: '오븐' },
  dishwasher: { vi: 'Máy rửa bát', en: 'Dishwasher', ko: '식기세척기' },
  rice_cooker: { vi: 'Nồi cơm điện', en: 'Rice cooker', ko: '전기밥솥' },
  washer: { vi: 'Máy giặt', en: 'Washing machine', ko: '세탁기' },
  dryer: { vi: 'Máy sấy quần áo', en: 'Tumble dryer', ko: '의류 건조기' },
  air_conditioner: { vi: 'Máy lạnh', en: 'Air conditioner', ko: '에어컨' },
  purifier: { vi: 'Máy lọc không khí', en: 'Air purifier', ko: '공기청정기' },
  robot_vacuum: { vi: 'Robot hút bụi', en: 'Robot vacuum', ko: '로봇청소기' },
};

export const applianceConnectionLabels: Readonly<Record<ApplianceConnection, Text>> = {
  power: { vi: 'Ổ điện có tiếp đất', en: 'Earthed socket', ko: '접지 콘센트' },
  circuit: { vi: 'Mạch điện riêng', en: 'Circuit of its own', ko: '전용 회로' },
  water: { vi: 'Nước cấp', en: 'Water', ko: '급수' },
  drain: { vi: 'Thoát nước', en: 'Drain', ko: '배수' },
  gas: { vi: 'Ga', en: 'Gas', ko: '가스' },
  duct: { vi: 'Ống thoát khí', en: 'Duct to the outside', ko: '배기 덕트' },
  outdoor: {
    vi: 'Ống đồng tới dàn nóng',
    en: 'Pipe to the outdoor unit',
    ko: '실외기 배관',
  },
};

/** The use that a year's energy is told with: shops work it out so, and buyers read it beside the figure. */
export const applianceUses: Readonly<Record<ApplianceKind, Text>> = {
  television: { vi: 'xem 4 giờ mỗi ngày', en: 'watched 4 hours a day', ko: '하루 4시간 시청' },
  soundbar: { vi: 'nghe 4 giờ mỗi ngày', en: 'heard 4 hours a day', ko: '하루 4시간 재생' },
  refrigerator: { vi: 'cắm điện suốt năm', en: 'plugged in all year', ko: '연중 가동' },
  hob: { vi: 'nấu hai bữa mỗi ngày', en: 'two meals a day', ko: '하루 두 끼 조리' },
  hood: { vi: 'chạy 1 giờ mỗi ngày', en: 'one hour a day', ko: '하루 1시간 가동' },
  oven: { vi: 'nướng 100 lần một năm', en: '100 bakes a year', ko: '연 100회 사용' },
  dishwasher: { vi: 'rửa 220 mẻ một năm', en: '220 loads a year', ko: '연 220회 세척' },
  rice_cooker: { vi: 'nấu hai nồi mỗi ngày', en: 'two pots a day', ko: '하루 두 번 취사' },
  washer: { vi: 'giặt 220 mẻ một năm', en: '220 loads a year', ko: '연 220회 세탁' },
  dryer: { vi: 'sấy 160 mẻ một năm', en: '160 loads a year', ko: '연 160회 건조' },
  air_conditioner: {
    vi: 'chạy 8 giờ một ngày trong 200 ngày',
    en: '8 hours a day on 200 days',
    ko: '하루 8시간, 연 200일 가동',
  },
  purifier: { vi: 'chạy 12 giờ mỗi ngày', en: '12 hours a day', ko: '하루 12시간 가동' },
  robot_vacuum: { vi: 'dọn mỗi ngày một lần', en: 'one round a day', ko: '하루 한 번 청소' },
};

/** The same in every language. */
export const factUnits = {
  airSide: 'mm',
  airAbove: 'mm',
  airBehind: 'mm',
  power: 'W',
  yearlyEnergy: 'kWh',
  noise: 'dB(A)',
} as const;
