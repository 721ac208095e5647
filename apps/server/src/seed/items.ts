import { type ItemContent, type Text, blankItem, slug } from '@hien/domain';
import { and, asc, eq, getTableName } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import type { LocalizedText } from '../db/schema/columns.ts';
import {
  brands,
  categories,
  itemDrafts,
  itemRequests,
  productOptions,
  productPictures,
  products,
  sellers,
} from '../db/schema/shop.ts';
import { searchVector } from '../db/search-vector.ts';
import { draftState } from '../seller/item-drafts/draft-state.ts';
import { demoId } from './demo-accounts.ts';
import { reserveIds } from './write-rows.ts';

const day = 86_400_000;
/** Behind the ids of the catalogue, before those of people. */
const firstId = 9_001;

type Story = {
  readonly status: 'waiting' | 'rejected' | 'draft';
  /** What is added to the name of a piece that the shop sells already. */
  readonly edition: Text;
  readonly summary: Text;
  readonly reason: string | null;
  readonly daysAgo: number;
};

/** Editions of what the shop sells, each where an item can stand before buyers see it (2.12). */
export const itemStories: readonly Story[] = [
  {
    status: 'waiting',
    edition: { vi: 'bản óc chó', en: 'walnut edition', ko: '월넛 에디션' },
    summary: {
      vi: 'Cùng dáng với bản gỗ sồi, đóng từ óc chó nhập, vân trầm và ấm hơn.',
      en: 'The shape of the oak one in imported walnut, with a darker, warmer grain.',
      ko: '오크 모델과 같은 형태를 결이 깊고 따뜻한 월넛으로 제작했습니다.',
    },
    reason: null,
    daysAgo: 1,
  },
  {
    status: 'waiting',
    edition: { vi: 'cỡ căn hộ', en: 'apartment size', ko: '소형 아파트용' },
    summary: {
      vi: 'Thu ngắn 20 cm cho phòng khách dưới 18 m², lọt cửa thang máy 80 cm.',
      en: 'Twenty centimetres shorter, for living rooms under 18 m²; fits an 80 cm lift door.',
      ko: '18㎡ 이하 거실을 위해 20cm 줄였고 80cm 엘리베이터 문을 통과합니다.',
    },
    reason: null,
    daysAgo: 3,
  },
  {
    status: 'rejected',
    edition: { vi: 'bản sơn trắng', en: 'white lacquer', ko: '화이트 래커' },
    summary: {
      vi: 'Sơn PU trắng mờ ba lớp, lau được vết cà phê.',
      en: 'Three coats of matt white lacquer; coffee wipes off.',
      ko: '무광 화이트 3회 도장으로 커피 자국도 닦입니다.',
    },
    reason:
      'Ảnh vẫn là bản gỗ sồi, người mua sẽ hiểu nhầm màu. Hãy chụp đúng bản sơn trắng rồi gửi lại.',
    daysAgo: 4,
  },
  {
    status: 'draft',
    edition: { vi: 'bản tần bì', en: 'ash edition', ko: '물푸레 에디션' },
    summary: {
      vi: 'Tần bì sáng màu, nhẹ hơn bản gỗ sồi một phần tư.',
      en: 'Pale ash, a quarter lighter than the oak one.',
      ko: '밝은 물푸레나무로 오크보다 4분의 1 가볍습니다.',
    },
    reason: null,
    daysAgo: 6,
  },
];

/** What the sample shop is writing: items before buyers see them, a new version that waits, and one just begun. */
export async function seedItems(orm: Orm, now: number): Promise<void> {
  const [shop] = await orm
    .select()
    .from(sellers)
    .where(eq(sellers.userId, demoId('seller')));
  if (shop === undefined) return;
  const sold = await orm
    .select({ product: products, brand: brands.name, category: categories.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.sellerId, shop.id), eq(products.status, 'on_sale')))
    .orderBy(asc(products.id))
    .limit(itemStories.length + 1);
  for (const [index, story] of itemStories.entries()) {
    const model = sold[index];
    if (model !== undefined) await seedEdition(orm, { index, story, now, ...model });
  }
  const edited = sold[itemStories.length]?.product;
  if (edited !== undefined) await askForEdit(orm, edited, now);
  const written = [
    { key: '', version: 4, content: begun, savedAt: new Date(now - day / 4) },
    ...besides.map((content, at) => ({
      key: `san-pham-moi-${at + 1}`,
      version: 2,
      content,
      savedAt: new Date(now - (at + 1) * day),
    })),
  ];
  await orm.insert(itemDrafts).values(
    written.map(({ content, ...draft }) => ({
      ...draft,
      sellerId: shop.id,
      content: { ...content, contact: shop.phone },
    })),
  );
  for (const table of [products, productOptions, productPictures, itemDrafts, itemRequests])
    await reserveIds(orm, getTableName(table));
}

const begun: ItemContent = {
  ...blankItem,
  sku: 'KE-TREO-2026',
  style: 'scandinavian',
  name: { vi: 'Kệ treo ba tầng, dây da', en: '', ko: '' },
  summary: { vi: 'Treo bằng dây da bò, không khoan quá bốn lỗ.', en: '', ko: '' },
  material: { vi: 'Gỗ sồi, dây da bò', en: '', ko: '' },
  width: 80,
  depth: 20,
  price: 1_290_000,
};

/** Further new items that the shop writes side by side. */
const besides: readonly ItemContent[] = [
  {
    ...blankItem,
    sku: 'GUONG-TRON-70',
    style: 'modern',
    name: { vi: 'Gương tròn khung sồi 70 cm', en: 'Round oak mirror, 70 cm', ko: '' },
    material: { vi: 'Gỗ sồi, gương 5 mm', en: '', ko: '' },
    width: 70,
    height: 70,
    depth: 3,
    weight: 6.5,
    price: 1_650_000,
  },
  {
    ...blankItem,
    name: { vi: 'Khay trà gỗ tếch', en: '', ko: '' },
    price: 390_000,
  },
];

async function seedEdition(
  orm: Orm,
  {
    index,
    story,
    now,
    product: model,
    brand,
    category,
  }: {
    readonly index: number;
    readonly story: Story;
    readonly now: number;
    readonly product: typeof products.$inferSelect;
    readonly brand: string;
    readonly category: LocalizedText;
  },
): Promise<void> {
  const id = firstId + index;
  const at = new Date(now - story.daysAgo * day);
  const name = {
    vi: `${model.name.vi}, ${story.edition.vi}`,
    en: `${model.name.en ?? model.name.vi}, ${story.edition.en}`,
    ko: `${model.name.ko ?? model.name.vi}, ${story.edition.ko}`,
  };
  const sku = `${model.sku}-${index + 2}`;
  await orm.insert(products).values({
    ...model,
    id,
    sku,
    slug: slug(name.vi),
    status: story.status,
    name,
    summary: story.summary,
    stock: 12,
    optionCount: 1,
    rating: 0,
    ratingCount: 0,
    ratingHistogram: [0, 0, 0, 0, 0],
    pictureReviewCount: 0,
    questionCount: 0,
    soldCount: 0,
    popularity: 0,
    createdAt: at,
    updatedAt: at,
    search: searchVector(name, [brand, category, model.material, ...model.hashtags]),
  });
  await orm
    .insert(productPictures)
    .values({ id: firstId + index, productId: id, picture: model.cover, position: 0 });
  await orm.insert(productOptions).values({
    id: firstId + index,
    productId: id,
    sku: `${sku}-A`,
    name: { vi: 'Tiêu chuẩn', en: 'Standard', ko: '기본' },
    extraPrice: 0,
    stock: 12,
    position: 0,
  });
  if (story.status === 'draft') return;
  const { kept } = await draftState(orm, model.sellerId, id);
  const refused = story.status === 'rejected';
  await orm.insert(itemRequests).values({
    id: firstId + index,
    productId: id,
    after: kept ?? blankItem,
    state: story.status,
    version: refused ? 1 : 0,
    sentBy: demoId('seller'),
    sentAt: at,
    reason: story.reason,
    ...(refused ? { decidedBy: demoId('admin'), decidedAt: new Date(at.getTime() + day / 2) } : {}),
  });
}

/** A new name and first words of an item on sale wait for staff, while buyers see the old ones. */
async function askForEdit(
  orm: Orm,
  product: typeof products.$inferSelect,
  now: number,
): Promise<void> {
  const { kept } = await draftState(orm, product.sellerId, product.id);
  if (kept === null) return;
  const after: ItemContent = {
    ...kept,
    name: {
      vi: `${kept.name.vi}, đời 2026`,
      en: `${kept.name.en}, 2026`,
      ko: `${kept.name.ko}, 2026년형`,
    },
    summary: {
      vi: 'Bản 2026: chân gỗ to hơn 5 mm, mộng ghép lại, hết kêu khi ngồi.',
      en: 'The 2026 model: legs 5 mm thicker and new joints that do not creak.',
      ko: '2026년형: 다리를 5mm 굵게 하고 이음을 바꿔 삐걱거림을 없앴습니다.',
    },
  };
  const at = new Date(now - 2 * day);
  const id = firstId + itemStories.length;
  await orm.update(products).set({ editAsked: true }).where(eq(products.id, product.id));
  await orm.insert(itemRequests).values({
    id,
    productId: product.id,
    before: kept,
    after,
    sentBy: demoId('seller'),
    sentAt: at,
  });
  await orm.insert(itemDrafts).values({
    id,
    sellerId: product.sellerId,
    productId: product.id,
    content: after,
    base: kept,
    version: 2,
    savedAt: at,
  });
}
