import type { BrandKey } from './brands.ts';

export type SellerContent = {
  brand: BrandKey;
  companyName: string;
  address: string;
  representative: string;
};

/**
 * One seller per workshop. Companies, people and addresses are made up; registration numbers begin with
 * 0000 and phone numbers with 0900 000, which are given to nobody.
 */
export const sellers: readonly SellerContent[] = [
  {
    brand: 'moc-suong',
    companyName: 'Công ty TNHH Mộc Sương (mẫu)',
    address: 'Lô 12, cụm nghề mộc, đường Sương Mai, Bắc Ninh',
    representative: 'Nguyễn Đình Minh',
  },
  {
    brand: 'trang-may',
    companyName: 'Hợp tác xã Mây tre Tràng Mây (mẫu)',
    address: 'Xóm Giếng, làng Tràng Mây, Hà Nội',
    representative: 'Phùng Thị Hoa',
  },
  {
    brand: 'dat-son',
    companyName: 'Công ty TNHH Gốm Đất Son (mẫu)',
    address: 'Bến Lò Tròn, ven sông Cổ Chiên, Vĩnh Long',
    representative: 'Huỳnh Văn Lộc',
  },
  {
    brand: 'lua-ha',
    companyName: 'Công ty CP Dệt Lụa Hạ (mẫu)',
    address: 'Bãi Dâu, ven sông Thu Bồn, Đà Nẵng',
    representative: 'Trần Thị Thu',
  },
  {
    brand: 'anh-khuya',
    companyName: 'Công ty TNHH Ánh Khuya (mẫu)',
    address: 'Hẻm 9, đường Đèn Lồng, Thành phố Hồ Chí Minh',
    representative: 'Lâm Quang Huy',
  },
  {
    brand: 'dong-van',
    companyName: 'Công ty TNHH Đúc đồng Đồng Vân (mẫu)',
    address: 'Phố Lò Đúc, Ý Yên, Ninh Bình',
    representative: 'Vũ Đức Toàn',
  },
  {
    brand: 'sai-tay',
    companyName: 'Công ty CP Nội thất Sải Tay (mẫu)',
    address: 'Đường số 4, khu xưởng Tân Uyên, Thành phố Hồ Chí Minh',
    representative: 'Đỗ Hữu Tài',
  },
  {
    brand: 'nha-lang',
    companyName: 'Công ty TNHH Nhà Lặng (mẫu)',
    address: 'Thôn Lặng, Hòa Vang, Đà Nẵng',
    representative: 'Phan Thanh Bình',
  },
  {
    brand: 'da-chieu',
    companyName: 'Công ty TNHH Đá Chiều (mẫu)',
    address: 'Chân núi Thủy, Ngũ Hành Sơn, Đà Nẵng',
    representative: 'Lê Văn Thạch',
  },
  {
    brand: 'xuong-so-chin',
    companyName: 'Công ty TNHH Cơ khí Xưởng Số Chín (mẫu)',
    address: 'Dãy nhà 9, khu cơ khí cũ, Biên Hòa, Đồng Nai',
    representative: 'Bùi Văn Dũng',
  },
  {
    brand: 'bep-nha-minh',
    companyName: 'Công ty CP Bếp Nhà Mình (mẫu)',
    address: 'Đường Bến Gạo, Bến Lức, Tây Ninh',
    representative: 'Võ Thị Hạnh',
  },
  {
    brand: 'them-xanh',
    companyName: 'Hợp tác xã Vườn Thềm Xanh (mẫu)',
    address: 'Đồi Thông Nhỏ, Đơn Dương, Lâm Đồng',
    representative: 'Đặng Thị Lan',
  },
  {
    brand: 's-living',
    companyName: 'Công ty CP Điện gia dụng S-Living (mẫu)',
    address: 'Lô 7, đường Đồi Sim, Hòa Lạc, Hà Nội',
    representative: 'Ngô Quang Vinh',
  },
];
