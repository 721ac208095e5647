import type { PictureData } from '../components/Picture/media.ts';

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

export const sofa = product('sofa-linen-oat', 'Sofa ba chỗ bọc vải lanh màu yến mạch, chân gỗ sồi');
export const armchair = product('armchair-oak-linen', 'Ghế thư giãn khung gỗ sồi, nệm lanh');
export const ceilingLamp = product('ceiling-rattan-dome', 'Đèn trần thả mây đan hình nón');
export const table = product('dining-table-oak-180', 'Bàn ăn gỗ sồi dài 1,8 m');
export const cabinet = product('sideboard-oak-tambour', 'Tủ thấp cửa nan gỗ sồi');

export const livingRoom = room(
  'living-japandi-01',
  'Phòng khách Japandi: sofa lanh, sàn gỗ sồi, nắng sớm qua rèm voan',
);
export const eveningRoom = room(
  'living-luxury-01',
  'Phòng khách buổi tối, đèn đồng và tường thạch cao',
);
export const brightRoom = room(
  'living-scandinavian-01',
  'Phòng khách Bắc Âu, tường trắng, ghế gỗ sáng màu',
);

/** `livingRoom` before the works, from the same point. */
export const bareRoom: PictureData = {
  ...livingRoom,
  path: 'projects',
  name: 'before-living-japandi-01.avif',
  alt: 'Phòng khách lúc mới trát xi măng, chưa có đồ',
};

/** A picture that is not there. */
export const missing = product('mat-anh', 'Giường ngủ gỗ sồi, đầu giường nan');

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
  alt: 'Phòng ăn gỗ sồi trong nắng sáng',
};
