import type { PictureData } from '../components/Picture/media.ts';
import { common } from './languages/common.ts';
import { words } from './languages/words.ts';

/** A product of the picture library by its file name without extension. */
export const product = (name: string, alt: string): PictureData => ({
  path: 'products',
  name: `${name}.avif`,
  width: 1200,
  height: 1200,
  alt,
});

/** A room of the picture library. */
export const room = (name: string, alt: string): PictureData => ({
  path: 'rooms',
  name: `${name}.avif`,
  width: 1600,
  height: 1200,
  alt,
});

export const sofa = product(
  'sofa-linen-oat',
  words(
    'Sofa ba chỗ bọc vải lanh màu yến mạch, chân gỗ sồi',
    'Three-seat sofa in oat linen on oak legs',
    '오크 다리의 오트색 리넨 3인 소파',
  ),
);
export const armchair = product(
  'armchair-oak-linen',
  words(
    'Ghế thư giãn khung gỗ sồi, nệm lanh',
    'Lounge chair, oak frame and linen cushion',
    '오크 프레임과 리넨 쿠션의 라운지 체어',
  ),
);
export const ceilingLamp = product(
  'ceiling-rattan-dome',
  words(
    'Đèn trần thả mây đan hình nón',
    'Cone-shaped rattan pendant lamp',
    '원뿔형 라탄 펜던트 조명',
  ),
);
export const table = product(
  'dining-table-oak-180',
  words('Bàn ăn gỗ sồi dài 1,8 m', 'Oak dining table, 1.8 m long', '길이 1.8 m 오크 식탁'),
);
export const cabinet = product(
  'sideboard-oak-tambour',
  words('Tủ thấp cửa nan gỗ sồi', 'Oak sideboard with slatted doors', '슬랫 도어 오크 낮은 장'),
);

export const livingRoom = room('living-japandi-01', common.japandiLivingRoom);
export const eveningRoom = room(
  'living-luxury-01',
  words(
    'Phòng khách buổi tối, đèn đồng và tường thạch cao',
    'Living room in the evening, brass lamps and plaster walls',
    '황동 조명과 석고 벽의 저녁 거실',
  ),
);
export const brightRoom = room(
  'living-scandinavian-01',
  words(
    'Phòng khách Bắc Âu, tường trắng, ghế gỗ sáng màu',
    'Scandinavian living room, white walls, pale wooden chairs',
    '흰 벽과 밝은 원목 의자의 북유럽풍 거실',
  ),
);

/** `livingRoom` before the works, from the same point. */
export const bareRoom: PictureData = {
  ...livingRoom,
  path: 'projects',
  name: 'before-living-japandi-01.avif',
  alt: 'Phòng khách lúc mới trát xi măng, chưa có đồ',
};

/** A picture that is not there. */
export const missing = product('mat-anh', common.oakBedWithA);

/** A page that leads nowhere, for links in stories. */
export const nowhere = '#';

/** Addresses of ten rooms, as an uploader keeps them. */
export const rooms = [
  'living-japandi-01',
  'balcony-japandi-01',
  'bathroom-modern-01',
  'bedroom-japandi-01',
  'living-luxury-01',
  'balcony-rural-01',
  'bedroom-industrial-01',
  'living-scandinavian-01',
  'bathroom-luxury-01',
  'bedroom-luxury-01',
].map((name) => `/media/rooms/${name}.avif`);

/** A campaign's wide picture. */
export const campaign: PictureData = {
  path: 'banners',
  name: 'banner-campaign-1.avif',
  width: 1920,
  height: 1080,
  alt: words(
    'Phòng ăn gỗ sồi trong nắng sáng',
    'An oak dining room in the morning sun',
    '아침 햇살이 드는 오크 다이닝룸',
  ),
};
