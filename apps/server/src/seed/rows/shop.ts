import type {
  brands as brandTable,
  categories as categoryTable,
  productOptions,
  productPictures,
  products,
  sellers as sellerTable,
} from '../../db/schema/shop.ts';
import type { StoredPicture, StoredSection } from '../../db/schema/columns.ts';
import { searchVector } from '../../db/search-vector.ts';
import { slug } from '@hien/domain';
import { between, chance } from '../chance.ts';
import { brands } from '../content/brands.ts';
import { categories } from '../content/categories.ts';
import { sellers } from '../content/sellers.ts';
import { text } from '../content/text.ts';
import { demoId } from '../demo-accounts.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { type CatalogueEntry, entries } from './catalogue-content.ts';
import {
  applianceOf,
  packOf,
  isStopped,
  kilogramsOf,
  optionsOf,
  pricesOf,
  promotionIconsOf,
  returnsOf,
  shippingOf,
} from './product-facts.ts';
import { storyOf } from './product-stories.ts';
import {
  descriptionOf,
  hashtagsOf,
  materialOf,
  measurementOf,
  nameOf,
  sizeOf,
} from './product-texts.ts';
import { roomWord } from './placing.ts';
import { likingOf, type QuestionRow, questionsOf, type ReviewRow, reviewsOf } from './reviews.ts';

export type ShopRows = {
  brands: (typeof brandTable.$inferInsert)[];
  sellers: (typeof sellerTable.$inferInsert)[];
  categories: (typeof categoryTable.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  options: (typeof productOptions.$inferInsert)[];
  pictures: (typeof productPictures.$inferInsert)[];
  reviews: ReviewRow[];
  questions: QuestionRow[];
};

const vietnam = text('Việt Nam', 'Vietnam', '베트남');
const supportHours = text(
  'Thứ Hai – Thứ Sáu, 8:00–17:00',
  'Monday to Friday, 8:00–17:00',
  '월–금 8:00–17:00',
);

const phoneOf = (index: number): string => `0900000${String(101 + index)}`;

/** The piece and its other side; another size or set of it as it is photographed, if it is. */
function photographsOf({ model, edition }: CatalogueEntry, book: PictureBook): StoredPicture[] {
  const own = book.exact(`${model.id}-${edition.key}`);
  if (own !== null) return [own];
  const front = book.find({
    id: model.id,
    kinds: ['product'],
    tags: [model.category, model.material, model.colour],
    alt: model.name,
  });
  const second = book.exact(`${model.id}-2`);
  return second === null ? [front] : [front, second];
}

/** Rooms in which the very piece stands. */
const roomsOf = ({ model }: CatalogueEntry, book: PictureBook): StoredPicture[] =>
  book.showing([model.id], ['room', 'banner', 'cover']).slice(0, 3);

/** The gallery: photographs of the piece, then rooms in which it stands, or would: no room with another floor or paint. */
function galleryOf(entry: CatalogueEntry, book: PictureBook): StoredPicture[] {
  const rooms = roomsOf(entry, book);
  const room =
    rooms.length > 0 || entry.piece.surface !== undefined
      ? rooms
      : [
          book.find({
            kinds: ['room'],
            tags: [...entry.piece.rooms.map(roomWord), ...entry.piece.styles],
            alt: entry.piece.about,
          }),
        ];
  const all = [...photographsOf(entry, book), ...room];
  return all.filter(
    (picture, index) =>
      all.findIndex((other) => other.path === picture.path && other.name === picture.name) ===
      index,
  );
}

function productRow(
  entry: CatalogueEntry,
  { gallery, story }: { gallery: readonly StoredPicture[]; story: StoredSection[] },
  reviews: readonly ReviewRow[],
  questions: readonly QuestionRow[],
) {
  const brand = brands[entry.brandId - 1];
  const category = categories[entry.categoryId - 1];
  const [cover] = gallery;
  if (brand === undefined || category === undefined || cover === undefined)
    throw new Error(`${entry.model.id} is incomplete`);
  const name = nameOf(entry);
  const prices = pricesOf(entry);
  const shipping = shippingOf(entry, prices.finalPrice);
  const options = optionsOf(entry);
  const stock = options.reduce((sum, option) => sum + option.stock, 0);
  const hashtags = hashtagsOf(entry);
  const material = materialOf(entry);
  const { w, d, h } = sizeOf(entry);
  const histogram = [5, 4, 3, 2, 1].map(
    (stars) => reviews.filter((review) => review.rating === stars).length,
  );
  const total = reviews.reduce((sum, review) => sum + review.rating, 0);
  const sold = Math.round(
    (likingOf(entry) ** 2 * 60 * (0.4 + chance(entry.model.id, entry.edition.key, 'sold'))) /
      (1 + prices.finalPrice / 30_000_000),
  );
  const age =
    chance(entry.model.id, entry.edition.key, 'new') < 0.14
      ? between(1, 24, entry.model.id, entry.edition.key, 'age')
      : between(40, 560, entry.model.id, entry.edition.key, 'age');
  const made = daysBefore(age + chance(entry.model.id, entry.edition.key, 'hour'));
  return {
    id: entry.id,
    sellerId: entry.brandId,
    brandId: entry.brandId,
    categoryId: entry.categoryId,
    sku: `HN-${entry.number}`,
    slug: slug(name.vi),
    status: isStopped(entry) ? 'sold_out' : 'on_sale',
    name,
    summary: entry.edition.lead,
    description: descriptionOf(entry),
    material: material.name,
    measurement: measurementOf(entry),
    handling: material.care,
    ...prices,
    stock,
    optionCount: options.length,
    madeToOrder: entry.edition.madeToOrder === true,
    widthMm: w * 10,
    depthMm: d * 10,
    heightMm: h * 10,
    weightGrams: kilogramsOf(entry) * 1000,
    appliance: applianceOf(entry),
    pack: packOf(entry),
    producer: `${brand.name}, ${brand.place.vi.replace(/ cũ$/u, '')}`,
    country: vietnam,
    afterSales: {
      name: `${brand.name} – chăm sóc khách hàng`,
      phone: phoneOf(entry.brandId),
      hours: supportHours,
    },
    shipping,
    returns: returnsOf(entry, shipping.fee),
    promotionIcons: promotionIconsOf(entry, prices, shipping),
    style: entry.piece.styles[0] ?? 'other',
    rooms: [...entry.piece.rooms],
    hashtags,
    story,
    cover,
    hover: gallery[1] ?? null,
    rating: reviews.length === 0 ? 0 : Math.round((total / reviews.length) * 10) / 10,
    ratingCount: reviews.length,
    ratingHistogram: histogram,
    pictureReviewCount: reviews.filter((review) => (review.pictures ?? []).length > 0).length,
    questionCount: questions.length,
    soldCount: sold,
    popularity: sold * 4 + reviews.length * 6 + Math.round(likingOf(entry) * 40),
    publishedAt: made,
    createdAt: made,
    updatedAt: made,
    search: searchVector(name, [brand.name, category.name, material.name, ...hashtags]),
  } satisfies typeof products.$inferInsert;
}

/** Every row of the shop, complete and consistent: sums and means are taken from the rows they describe. */
export function shopRows(book: PictureBook): ShopRows {
  const rows: ShopRows = {
    brands: [],
    sellers: [],
    categories: [],
    products: [],
    options: [],
    pictures: [],
    reviews: [],
    questions: [],
  };
  for (const entry of entries) {
    const gallery = galleryOf(entry, book);
    const reviews = reviewsOf(entry, book);
    const questions = questionsOf(entry);
    const story = storyOf(entry, photographsOf(entry, book), roomsOf(entry, book));
    rows.products.push(productRow(entry, { gallery, story }, reviews, questions));
    rows.pictures.push(
      ...gallery.map((picture, position) => ({ productId: entry.id, picture, position })),
    );
    const before = rows.options.length;
    rows.options.push(
      ...optionsOf(entry).map((option, position) => ({
        ...option,
        id: before + position + 1,
        productId: entry.id,
        sku: `HN-${entry.number}-${position + 1}`,
        position,
      })),
    );
    rows.reviews.push(...reviews);
    rows.questions.push(...questions);
  }
  rows.categories.push(
    ...categories.map((category, index) => ({
      id: index + 1,
      slug: category.key,
      name: category.name,
      position: index,
      picture: book.find({
        id: rows.products
          .find((row) => row.categoryId === index + 1)
          ?.cover.name.replace('.avif', ''),
        kinds: ['product'],
        tags: category.pictureTags,
        alt: category.name,
      }),
    })),
  );
  const covers = new Set<string>();
  rows.brands.push(
    ...brands.map((brand, index) => ({
      id: index + 1,
      slug: brand.key,
      name: brand.name,
      country: vietnam,
      logo: markOf(book, brand.key, brand.name),
      place: brand.place,
      line: brand.line,
      story: brand.story,
      craft: brand.craft,
      founded: brand.founded,
      cover: coverOf(
        book,
        brand.name,
        entries.filter(({ brandId }) => brandId === index + 1),
        covers,
      ),
      position: index,
    })),
  );
  rows.sellers.push(...sellers.map((seller, index) => sellerRow(seller, index, rows)));
  return rows;
}

/** Which of the drawn marks each workshop wears: by what it makes. */
const marks: Readonly<Record<(typeof brands)[number]['key'], string>> = {
  'moc-suong': 'furniture-04',
  'trang-may': 'furniture-07',
  'dat-son': 'furniture-09',
  'lua-ha': 'furniture-12',
  'anh-khuya': 'furniture-06',
  'dong-van': 'furniture-10',
  'sai-tay': 'furniture-02',
  'nha-lang': 'furniture-08',
  'da-chieu': 'furniture-05',
  'xuong-so-chin': 'furniture-11',
  'bep-nha-minh': 'furniture-01',
  'them-xanh': 'furniture-03',
  's-living': 'furniture-13',
};

/**
 * The room in which most of the workshop's pieces stand, and which no other workshop shows; without one, its best piece.
 * `taken` are the names of those that are shown.
 */
function coverOf(
  book: PictureBook,
  name: string,
  made: readonly CatalogueEntry[],
  taken: Set<string>,
): StoredPicture | null {
  const models = [...new Set(made.map(({ model }) => model.id))];
  const pieces = models.flatMap((model) => book.exact(model) ?? []);
  const ownIn = (room: StoredPicture): number =>
    book.modelsIn(room).filter((model) => models.includes(model)).length;
  const rooms = book.showing(models, ['room']).toSorted((a, b) => ownIn(b) - ownIn(a));
  const cover = [...rooms, ...pieces].find((picture) => !taken.has(picture.name));
  if (cover !== undefined) {
    taken.add(cover.name);
    return cover;
  }
  const [best] = made;
  return best === undefined
    ? null
    : book.find({
        kinds: ['room'],
        tags: [...best.piece.rooms.map(roomWord), ...best.piece.styles],
        alt: text(`Một căn phòng của ${name}`, `A room with ${name}`, `${name}의 방`),
      });
}

function markOf(book: PictureBook, key: keyof typeof marks, name: string): StoredPicture {
  return book.find({
    id: marks[key],
    kinds: ['mark'],
    tags: ['furniture'],
    alt: text(`Dấu hiệu của ${name}`, `Mark of ${name}`, `${name} 로고`),
  });
}

function sellerRow(seller: (typeof sellers)[number], index: number, rows: ShopRows) {
  const brand = brands[index];
  if (brand?.key !== seller.brand)
    throw new Error(`the seller of ${seller.brand} stands at the wrong place`);
  const own = rows.products.filter((product) => product.sellerId === index + 1);
  const ids = new Set(own.map((product) => product.id));
  const reviews = rows.reviews.filter((review) => ids.has(review.productId));
  const mean =
    reviews.length === 0
      ? 0
      : reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
  return {
    id: index + 1,
    // The demo seller has the first workshop.
    userId: index === 0 ? demoId('seller') : null,
    slug: seller.brand,
    name: brand.name,
    companyName: seller.companyName,
    registrationNumber: `0000${String(100_001 + index)}`,
    taxCode: `0000${String(100_001 + index)}`,
    address: seller.address,
    representative: seller.representative,
    phone: phoneOf(index + 1),
    email: `${seller.brand}@hien.example`,
    rating: Math.round(mean * 10) / 10,
    ratingCount: reviews.length,
    productCount: own.length,
    createdAt: daysBefore(400 + index * 37),
  };
}
