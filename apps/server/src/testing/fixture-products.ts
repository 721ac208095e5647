import type { products } from '../db/schema/shop.ts';
import { searchVector } from '../db/search-vector.ts';
import { picture, testNow, text } from './fixture-values.ts';

/** Names that differ in accents alone, so that ranking shows. */
const names: readonly [string, string | null, string | null][] = [
  ['Đèn trần mây', 'Rattan ceiling lamp', '라탄 천장등'],
  ['Đèn bàn gốm', 'Ceramic table lamp', null],
  ['Bàn ăn gỗ sồi', 'Oak dining table', '오크 식탁'],
  ['Bạn đọc sách', 'Reading friend', null],
  ['Sofa vải linen', 'Linen sofa', '린넨 소파'],
  ['Ghế bành tre', null, null],
];

export function product(index: number): typeof products.$inferInsert {
  const [vi, en, ko] = names[index % names.length] ?? ['', null, null];
  const name = text(index < names.length ? vi : `${vi} II`, en, ko);
  const price = 1_000_000 + index * 250_000;
  const discounted = index % 3 === 0;
  const categoryId = vi.startsWith('Đèn') ? 1 : 2;
  return {
    sellerId: 1,
    brandId: (index % 2) + 1,
    categoryId,
    sku: `HN-${String(index).padStart(4, '0')}`,
    slug: `san-pham-${index}`,
    name,
    summary: text('Làm tay ở Nam Định', 'Made by hand in Nam Dinh', null),
    description: text('Dòng một.\n\nDòng hai.', 'Line one.\n\nLine two.'),
    material: text('Mây tự nhiên', 'Natural rattan'),
    measurement: text('Đo phủ bì', 'Outer size'),
    handling: text('Lau khô', 'Wipe dry'),
    price,
    finalPrice: discounted ? price - 100_000 : price,
    appPrice: index % 4 === 0 ? price - 150_000 : null,
    discountPercent: discounted ? Math.floor(10_000_000 / price) : 0,
    stock: index === 11 ? 0 : 10,
    optionCount: 2,
    widthMm: 400,
    depthMm: 400,
    heightMm: 300,
    weightGrams: 1500,
    producer: 'Xưởng Nam Định',
    country: text('Việt Nam', 'Vietnam', '베트남'),
    afterSales: {
      name: 'Nhà Mây',
      phone: '02812345678',
      hours: text('8:00–17:00, thứ Hai đến thứ Sáu', '8:00–17:00, Monday to Friday'),
    },
    shipping: {
      method: 'package-company',
      company: 'GHN',
      feeType: 'fixed',
      fee: 30_000,
      freeFrom: null,
      installationFee: null,
      preparationDays: 3,
      packingSize: null,
    },
    returns: {
      returnable: true,
      withinDays: 7,
      processBusinessDays: 3,
      returnFee: 30_000,
      paidBy: 'buyer',
      note: null,
    },
    style: index % 2 === 0 ? 'modern' : 'scandinavian',
    rooms: index % 2 === 0 ? ['living-room', 'bedroom'] : ['living-room'],
    hashtags: ['mây tre', 'phòng khách'],
    cover: picture(`san-pham-${index}`),
    rating: index === 0 ? 3.7 : 0,
    ratingCount: index === 0 ? 3 : 0,
    ratingHistogram: index === 0 ? [1, 1, 0, 1, 0] : [0, 0, 0, 0, 0],
    pictureReviewCount: index === 0 ? 1 : 0,
    questionCount: index === 0 ? 2 : 0,
    soldCount: 100 - index,
    popularity: 1000 - index,
    publishedAt: new Date(testNow - index * 5 * 86_400_000),
    search: searchVector(name, [text('Đèn', 'Lamps', '조명'), 'mây tre']),
  };
}
