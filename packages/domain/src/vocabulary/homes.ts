import { limits } from '../constants.ts';
import type { Text } from '../language/language.ts';

export const apartmentTypes = [
  'duplex',
  'studio',
  'penthouse',
  'villa',
  '1_bedroom',
  '2_bedroom',
  '3_bedroom',
  '4_bedroom',
] as const;
export type ApartmentType = (typeof apartmentTypes)[number];

export const apartmentTypeLabels: Readonly<Record<ApartmentType, Text>> = {
  duplex: { vi: 'Căn hộ thông tầng', en: 'Duplex', ko: '복층' },
  studio: { vi: 'Studio', en: 'Studio', ko: '스튜디오' },
  penthouse: { vi: 'Penthouse', en: 'Penthouse', ko: '펜트하우스' },
  villa: { vi: 'Biệt thự', en: 'Villa', ko: '빌라' },
  '1_bedroom': { vi: '1 phòng ngủ', en: '1 bedroom', ko: '침실 1개' },
  '2_bedroom': { vi: '2 phòng ngủ', en: '2 bedrooms', ko: '침실 2개' },
  '3_bedroom': { vi: '3 phòng ngủ', en: '3 bedrooms', ko: '침실 3개' },
  '4_bedroom': { vi: '4 phòng ngủ', en: '4 bedrooms', ko: '침실 4개' },
};

export const roomTypes = [
  'living_room',
  'bedroom',
  'kitchen',
  'bathroom',
  'other',
  'master_room',
  'gym',
  'multipurpose',
  'living_kitchen',
] as const;
export type RoomType = (typeof roomTypes)[number];

export const roomTypeLabels: Readonly<Record<RoomType, Text>> = {
  living_room: { vi: 'Phòng khách', en: 'Living room', ko: '거실' },
  bedroom: { vi: 'Phòng ngủ', en: 'Bedroom', ko: '침실' },
  kitchen: { vi: 'Phòng bếp', en: 'Kitchen', ko: '주방' },
  bathroom: { vi: 'Phòng tắm', en: 'Bathroom', ko: '욕실' },
  other: { vi: 'Phòng khác', en: 'Other room', ko: '기타 공간' },
  master_room: { vi: 'Phòng ngủ chính', en: 'Master bedroom', ko: '안방' },
  gym: { vi: 'Phòng tập', en: 'Gym', ko: '운동실' },
  multipurpose: { vi: 'Phòng đa năng', en: 'Multipurpose room', ko: '다용도실' },
  living_kitchen: {
    vi: 'Phòng khách liền bếp',
    en: 'Living room with kitchen',
    ko: '거실 겸 주방',
  },
};

/** One label table for the three style vocabularies: they are different fields with some words in common (D66). */
export const styles = [
  'industrial',
  'luxury',
  'modern',
  'scandinavian',
  'other',
  'classic',
  'rural',
  'rustic',
  'neo_classic',
  'japandi',
] as const;
export type Style = (typeof styles)[number];

export const styleLabels: Readonly<Record<Style, Text>> = {
  industrial: { vi: 'Công nghiệp', en: 'Industrial', ko: '인더스트리얼' },
  luxury: { vi: 'Sang trọng', en: 'Luxury', ko: '럭셔리' },
  modern: { vi: 'Hiện đại', en: 'Modern', ko: '모던' },
  scandinavian: { vi: 'Bắc Âu', en: 'Scandinavian', ko: '북유럽' },
  other: { vi: 'Phong cách khác', en: 'Other', ko: '기타' },
  classic: { vi: 'Cổ điển', en: 'Classic', ko: '클래식' },
  rural: { vi: 'Đồng quê', en: 'Rural', ko: '컨트리' },
  rustic: { vi: 'Mộc mạc', en: 'Rustic', ko: '러스틱' },
  neo_classic: { vi: 'Tân cổ điển', en: 'Neo-classic', ko: '네오클래식' },
  japandi: { vi: 'Japandi', en: 'Japandi', ko: '재팬디' },
};

/** Designs and portfolios. */
export const designStyles = [
  'industrial',
  'luxury',
  'modern',
  'scandinavian',
  'other',
] as const satisfies readonly Style[];
/** Construction reviews. */
export const reviewStyles = [
  'modern',
  'scandinavian',
  'luxury',
  'industrial',
  'classic',
  'other',
] as const satisfies readonly Style[];

/** Added to the room-by-room list; they share the id 0, so a list key is its source and place (D65). */
export const extraRoomStyles = [
  'rural',
  'rustic',
  'neo_classic',
  'japandi',
] as const satisfies readonly Style[];

export type RoomStyle = {
  readonly id: number;
  readonly style_name: string;
  readonly thumbnail: string | null;
  readonly key: string;
};

/** The room-by-room styles with the four fixed ones behind them. */
export function withExtraStyles(
  fromServer: readonly {
    readonly id: number;
    readonly style_name: string;
    readonly thumbnail: string | null;
  }[],
): readonly RoomStyle[] {
  return [
    ...fromServer.map((style, index) => ({ ...style, key: `server-${index}` })),
    ...extraRoomStyles.map((style, index) => ({
      id: 0,
      style_name: styleLabels[style].en,
      thumbnail: null,
      key: `fixed-${index}`,
    })),
  ];
}

export const packageTiers = ['basic', 'trend', 'premium', 'economy', 'deluxe'] as const;
export type PackageTier = (typeof packageTiers)[number];

/** Furniture packages; the words overlap with ad plans and mean something else (D94). */
export const packageTierLabels: Readonly<Record<PackageTier, Text>> = {
  basic: { vi: 'Cơ bản', en: 'Basic', ko: '기본형' },
  trend: { vi: 'Xu hướng', en: 'Trend', ko: '트렌드형' },
  premium: { vi: 'Cao cấp', en: 'Premium', ko: '프리미엄형' },
  economy: { vi: 'Tiết kiệm', en: 'Economy', ko: '실속형' },
  deluxe: { vi: 'Hạng sang', en: 'Deluxe', ko: '디럭스형' },
};

export const areaTiers = ['up_to_50', '50_to_100', '100_to_200', '200_to_500', 'over_500'] as const;
export type AreaTier = (typeof areaTiers)[number];

/** Above 500 m² an estimate is made on request (D95). */
export function areaTier(squareMetres: number): AreaTier {
  if (squareMetres <= 50) return 'up_to_50';
  if (squareMetres <= 100) return '50_to_100';
  if (squareMetres <= 200) return '100_to_200';
  return squareMetres <= limits.largeAreaAboveM2 ? '200_to_500' : 'over_500';
}
