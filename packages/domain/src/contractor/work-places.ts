import type { Text } from '../language/language.ts';

/** Where a province or city stands on a map: degrees east and north of the middle of its homes, and what it is called. */
export type PlaceOfWork = { readonly east: number; readonly north: number; readonly name: Text };

const place = (east: number, north: number, vi: string, en: string, ko: string): PlaceOfWork => ({
  east,
  north,
  name: { vi, en, ko },
});

/** The provinces and cities of today, by the name that addresses carry. */
export const placesOfWork: ReadonlyMap<string, PlaceOfWork> = /* @__PURE__ */ new Map([
  ['Thành phố Hồ Chí Minh', place(106.7, 10.75, 'TP. Hồ Chí Minh', 'Ho Chi Minh City', '호찌민')],
  ['Hà Nội', place(105.82, 21.02, 'Hà Nội', 'Hanoi', '하노이')],
  ['Đà Nẵng', place(108.15, 15.95, 'Đà Nẵng', 'Da Nang', '다낭')],
  ['Hải Phòng', place(106.65, 20.83, 'Hải Phòng', 'Hai Phong', '하이퐁')],
  ['Cần Thơ', place(105.75, 10.0, 'Cần Thơ', 'Can Tho', '껀터')],
  ['Huế', place(107.55, 16.42, 'Huế', 'Hue', '후에')],
  ['An Giang', place(105.2, 10.3, 'An Giang', 'An Giang', '안장')],
  ['Bắc Ninh', place(106.2, 21.27, 'Bắc Ninh', 'Bac Ninh', '박닌')],
  ['Cà Mau', place(105.2, 9.15, 'Cà Mau', 'Ca Mau', '까마우')],
  ['Cao Bằng', place(106.25, 22.66, 'Cao Bằng', 'Cao Bang', '까오방')],
  ['Đắk Lắk', place(108.1, 12.75, 'Đắk Lắk', 'Dak Lak', '닥락')],
  ['Điện Biên', place(103.05, 21.5, 'Điện Biên', 'Dien Bien', '디엔비엔')],
  ['Đồng Nai', place(107.1, 11.35, 'Đồng Nai', 'Dong Nai', '동나이')],
  ['Đồng Tháp', place(105.95, 10.42, 'Đồng Tháp', 'Dong Thap', '동탑')],
  ['Gia Lai', place(108.6, 13.85, 'Gia Lai', 'Gia Lai', '잘라이')],
  ['Hà Tĩnh', place(105.8, 18.3, 'Hà Tĩnh', 'Ha Tinh', '하띤')],
  ['Hưng Yên', place(106.25, 20.6, 'Hưng Yên', 'Hung Yen', '흥옌')],
  ['Khánh Hòa', place(109.0, 12.15, 'Khánh Hòa', 'Khanh Hoa', '카인호아')],
  ['Lai Châu', place(103.3, 22.3, 'Lai Châu', 'Lai Chau', '라이쩌우')],
  ['Lạng Sơn', place(106.65, 21.85, 'Lạng Sơn', 'Lang Son', '랑선')],
  ['Lào Cai', place(104.3, 22.0, 'Lào Cai', 'Lao Cai', '라오까이')],
  ['Lâm Đồng', place(108.3, 11.75, 'Lâm Đồng', 'Lam Dong', '럼동')],
  ['Nghệ An', place(105.2, 19.1, 'Nghệ An', 'Nghe An', '응에안')],
  ['Ninh Bình', place(105.98, 20.3, 'Ninh Bình', 'Ninh Binh', '닌빈')],
  ['Phú Thọ', place(105.25, 21.2, 'Phú Thọ', 'Phu Tho', '푸토')],
  ['Quảng Ngãi', place(108.5, 15.0, 'Quảng Ngãi', 'Quang Ngai', '꽝응아이')],
  ['Quảng Ninh', place(107.3, 21.2, 'Quảng Ninh', 'Quang Ninh', '꽝닌')],
  ['Quảng Trị', place(106.7, 17.1, 'Quảng Trị', 'Quang Tri', '꽝찌')],
  ['Sơn La', place(104.0, 21.2, 'Sơn La', 'Son La', '선라')],
  ['Tây Ninh', place(106.2, 11.0, 'Tây Ninh', 'Tay Ninh', '떠이닌')],
  ['Thái Nguyên', place(105.85, 21.75, 'Thái Nguyên', 'Thai Nguyen', '타이응우옌')],
  ['Thanh Hóa', place(105.6, 19.85, 'Thanh Hóa', 'Thanh Hoa', '타인호아')],
  ['Tuyên Quang', place(105.05, 22.4, 'Tuyên Quang', 'Tuyen Quang', '뚜옌꽝')],
  ['Vĩnh Long', place(106.2, 10.05, 'Vĩnh Long', 'Vinh Long', '빈롱')],
]);
