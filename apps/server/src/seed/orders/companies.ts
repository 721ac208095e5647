import type { RedBillBuyer } from '@hien/domain';

const of = (company: string, email: string, taxCode: string, address: string): RedBillBuyer => ({
  company,
  email,
  taxCode,
  address,
});

/** Whom the VAT invoices of the sample are for. The kitchen's check digit does not fit. */
export const company = {
  lamSon: of(
    'Công ty Cổ phần Kiến trúc Lam Sơn',
    'ketoan@lamson.example',
    '0100109106',
    '27 Lý Thái Tổ, Phường Hoàn Kiếm, Hà Nội',
  ),
  cafe: of(
    'Hộ kinh doanh Cà phê Hiên Nhà',
    'hiennha@caphe.example',
    '079188001234',
    '8 Phan Chu Trinh, Phường Hội An, Đà Nẵng',
  ),
  kitchen: of(
    'Công ty TNHH MTV Bếp Mới',
    'hoadon@bepmoi.example',
    '0312345679-001',
    '112 Nguyễn Thị Thập, Phường Tân Hưng, Thành phố Hồ Chí Minh',
  ),
  office: of(
    'Văn phòng luật sư Trường Sa',
    'vanphong@truongsa.example',
    '0301464823',
    '45 Trường Sa, Phường Gia Định, Thành phố Hồ Chí Minh',
  ),
  hotel: of(
    'Công ty TNHH Khách sạn Bờ Kè',
    'ketoan@boke.example',
    '0401234568',
    '3 Bạch Đằng, Phường Hải Châu, Đà Nẵng',
  ),
  clinic: of(
    'Công ty TNHH Phòng khám Hoa Sữa',
    'phongkham@hoasua.example',
    '0101243150',
    '60 Nguyễn Du, Phường Cửa Nam, Hà Nội',
  ),
} as const;
