import type { Database } from '../db/database.ts';
import { hashPassword } from '../account/passwords.ts';
import { users } from '../db/schema/account.ts';
import type { LocalizedText, StoredPicture } from '../db/schema/columns.ts';
import { interiorShares } from '../db/schema/community.ts';
import { articles } from '../db/schema/content.ts';
import { contractors } from '../db/schema/contractors.ts';
import { designProducts, designs, furnitureDecors } from '../db/schema/designs.ts';
import { roomLayouts, roomProjectParts, roomProjects, roomStyles, roomUnits, rooms } from '../db/schema/room-by-room.ts';
import { banners, brands, categories, productOptions, productPictures, productQuestions, productReviews, products, sellers } from '../db/schema/shop.ts';
import { searchVector } from '../db/search-vector.ts';

/** The instant all fixtures are written for. */
export const testNow = Date.parse('2026-11-20T03:00:00Z');

export const password = 'mat-khau-thu';

export const text = (vi: string, en: string | null = null, ko: string | null = null): LocalizedText => ({ vi, en, ko });

export const picture = (name: string, path = 'products'): StoredPicture => ({
  path,
  name: `${name}.avif`,
  width: 1600,
  height: 1600,
  alt: text(`Ảnh ${name}`, `Picture ${name}`),
  placeholder: '',
  color: '#c8b8a0',
});

/** Names that differ in accents alone, so that ranking shows. */
const names: readonly [string, string | null, string | null][] = [
  ['Đèn trần mây', 'Rattan ceiling lamp', '라탄 천장등'],
  ['Đèn bàn gốm', 'Ceramic table lamp', null],
  ['Bàn ăn gỗ sồi', 'Oak dining table', '오크 식탁'],
  ['Bạn đọc sách', 'Reading friend', null],
  ['Sofa vải linen', 'Linen sofa', '린넨 소파'],
  ['Ghế bành tre', null, null],
];

export const productId = (index: number): number => index + 1;

/** A small catalogue and members; ids begin at 1. Twelve products: each name twice. */
export async function plant(database: Database): Promise<void> {
  const { orm } = database;
  const passwordHash = await hashPassword(password);
  const member = (email: string, more: Partial<typeof users.$inferInsert> = {}) => ({ email, passwordHash, firstName: 'An', lastName: 'Nguyễn', ...more });
  await orm.insert(users).values([
    member('khach@hien.example'),
    member('ban-hang@hien.example', { partner: ['commerce'], roles: ['business'], businessKind: 'company' }),
    member('tho@hien.example', { roles: ['contractor'], membershipType: 'Gold', isAuction: true }),
    member('dung@hien.example', { status: 'suspended' }),
    member('roi@hien.example', { status: 'withdrawn' }),
  ]);
  await orm.insert(sellers).values({ userId: 2, slug: 'nha-may', name: 'Nhà Mây', companyName: 'Công ty TNHH Nhà Mây', registrationNumber: '0312345678', taxCode: '0312345678', address: '12 Lê Lợi, Quận 1', phone: '02812345678', email: 'cskh@hien.example', rating: 4.6, ratingCount: 10, productCount: 12, createdAt: new Date('2024-05-02T00:00:00Z') });
  await orm.insert(brands).values(['May', 'Gom'].map((name, position) => ({ slug: name.toLowerCase(), name, country: text('Việt Nam', 'Vietnam', '베트남'), position })));
  await orm.insert(categories).values([text('Đèn', 'Lamps', '조명'), text('Bàn ghế', 'Tables and chairs', '테이블과 의자')].map((name, position) => ({ slug: `muc-${position}`, name, position })));
  await orm.insert(products).values(Array.from({ length: 12 }, (_, index) => product(index)));
  await orm.insert(productOptions).values(Array.from({ length: 12 }, (_, index) => [0, 1].map((position) => ({ productId: productId(index), sku: `SKU-${index}-${position}`, name: text(position === 0 ? 'Nhỏ' : 'Lớn', position === 0 ? 'Small' : 'Large'), extraPrice: position * 200_000, stock: index === 11 ? 0 : 5, position }))).flat());
  await orm.insert(productPictures).values([0, 1].map((position) => ({ productId: 1, picture: picture(`den-tran-${position}`), position })));
  await orm.insert(productReviews).values([5, 4, 2].map((rating, index) => ({ productId: 1, authorName: 'Minh', rating, content: `<b>Đẹp</b> ${index}`, pictures: index === 0 ? [picture('danh-gia')] : [], helpfulCount: index, reply: index === 0 ? 'Cảm ơn bạn.' : null, repliedAt: index === 0 ? new Date(testNow) : null, createdAt: new Date(testNow - index * 86_400_000) })));
  await orm.insert(productQuestions).values([
    { productId: 1, userId: 1, authorName: 'An', content: 'Dây dài bao nhiêu?', answer: 'Dài 1,2 m.', answeredAt: new Date(testNow), createdAt: new Date(testNow - 5000) },
    { productId: 1, userId: 1, authorName: 'An', content: 'Số nhà của tôi là 5', secret: true, answer: 'Đã rõ.', answeredAt: new Date(testNow), createdAt: new Date(testNow - 4000) },
  ]);
  await orm.insert(banners).values([
    { placement: 'home-hero', title: text('Hiên nhà mùa gió', 'Veranda season'), href: '/shop', picture: picture('hien', 'banners'), position: 0 },
    { placement: 'home-hero', title: text('Đã hết'), href: '/shop', picture: picture('cu', 'banners'), position: 1, endsAt: new Date(testNow - 1000) },
  ]);
  await plantRooms(database);
  await plantStories(database);
}

function product(index: number): typeof products.$inferInsert {
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
    afterSales: { name: 'Nhà Mây', phone: '02812345678', hours: text('8:00–17:00, thứ Hai đến thứ Sáu', '8:00–17:00, Monday to Friday') },
    shipping: { method: 'package-company', company: 'GHN', feeType: 'fixed', fee: 30_000, freeFrom: null, installationFee: null, preparationDays: 3, packingSize: null },
    returns: { returnable: true, withinDays: 7, processBusinessDays: 3, returnFee: 30_000, paidBy: 'buyer', note: null },
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

async function plantRooms({ orm }: Database): Promise<void> {
  await orm.insert(designs).values({ slug: 'can-ho-sang', number: 'HD-0001', name: text('Căn hộ sáng', 'A bright flat'), summary: text('Gỗ và nắng', 'Wood and sun'), designerName: 'Lan', designType: 'whole-unit', houseType: '2-bedroom', style: 'modern', areaM2: 72.5, price: 4_900_000, constructionPriceFrom: 300_000_000, constructionPriceTo: 420_000_000, cover: picture('can-ho', 'rooms'), simple: true, top: true, search: searchVector(text('Căn hộ sáng', 'A bright flat'), []) });
  await orm.insert(designProducts).values({ designId: 1, productId: 1, x: 0.25, y: 0.5 });
  await orm.insert(furnitureDecors).values({ slug: 'goc-doc', title: text('Góc đọc', 'Reading corner'), content: text('<p>Một <b>góc</b></p>'), roomType: 'living-room', style: 'modern', cover: picture('goc-doc', 'rooms'), productIds: [1, 2] });
  await orm.insert(roomProjects).values({ slug: 'song-xanh', name: text('Sông Xanh', 'Blue River'), location: text('Thủ Đức', 'Thu Duc'), description: text('Ven sông'), towers: ['S1'], cover: picture('song-xanh', 'rooms') });
  await orm.insert(roomProjectParts).values({ projectId: 1, name: text('Khu A', 'Block A'), tower: 'S1' });
  await orm.insert(roomUnits).values({ projectId: 1, name: text('Căn 2 phòng ngủ'), tower: 'S1', type: '2-bedroom', areaM2: 68, plan: picture('mat-bang', 'rooms') });
  await orm.insert(roomStyles).values([{ name: text('Hiện đại', 'Modern'), thumbnail: picture('hien-dai', 'rooms') }, { name: text('Chưa vẽ'), thumbnail: picture('chua', 'rooms') }]);
  await orm.insert(rooms).values({ unitId: 1, roomType: 'living-room', name: text('Phòng khách', 'Living room'), thumbnail: picture('khach', 'rooms') });
  await orm.insert(roomLayouts).values({ roomId: 1, styleId: 1, picture: picture('khach-hien-dai', 'rooms'), price: 60_000_000, products: [{ productId: 2, x: 0.1, y: 0.9 }] });
}

async function plantStories({ orm }: Database): Promise<void> {
  const titles = ['Chọn đèn cho trần thấp', 'Ban công nhỏ'];
  await orm.insert(articles).values(titles.map((title, index) => ({ slug: `bai-${index}`, type: index === 0 ? ('guide' as const) : ('story' as const), title: text(title), excerpt: text('Tóm tắt'), body: text('<p>Thân bài</p>'), cover: picture(`bai-${index}`, 'rooms'), authorName: 'Hà', publishedAt: new Date(testNow - index * 1000), search: searchVector(text(title), []) })));
  await orm.insert(interiorShares).values(['Nhà của Vy', 'Phòng của Khoa'].map((title, index) => ({ slug: `nha-${index}`, userId: 1, authorName: 'Vy', title: text(title), excerpt: text('Ở 3 năm'), content: text('Nội dung'), houseType: '1-bedroom' as const, style: 'modern' as const, areaM2: index === 0 ? 45 : null, cover: picture(`nha-${index}`, 'rooms'), likeCount: index * 10, publishedAt: new Date(testNow - index * 1000), search: searchVector(text(title), []) })));
  await orm.insert(contractors).values([
    { userId: 3, slug: 'xay-dep', companyName: 'Xây Đẹp', companyPhone: '02811112222', email: 'xaydep@hien.example', address: '5 Hai Bà Trưng', city: 'TP. Hồ Chí Minh', taxCode: '0311111111', experienceYears: 12, introduction: text('Thi công trọn gói', 'Turnkey works'), approval: 'approved' },
    { userId: 3, slug: 'cho-duyet', companyName: 'Chờ Duyệt', companyPhone: '02811113333', email: 'cho@hien.example', address: '6 Hai Bà Trưng', city: 'TP. Hồ Chí Minh', taxCode: '0311111112', introduction: text('…'), approval: 'applied' },
  ]);
}
