import {
  type ItemContent,
  type ItemWords,
  askedFacts,
  factsOf,
  itemPrices,
  keptLegs,
  packFactsOf,
  slug,
  startOfDate,
} from '@hien/domain';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { LocalizedText, StoredPicture } from '../../db/schema/columns.ts';
import { stockMoves } from '../../db/schema/orders.ts';
import {
  brands,
  categories,
  itemChanges,
  productOptions,
  productPictures,
  products,
  sellers,
} from '../../db/schema/shop.ts';
import { searchVector } from '../../db/search-vector.ts';
import { ApiError } from '../../http/api-error.ts';
import { picturesOf } from '../../media/stored-uploads.ts';
import { chargeItems } from '../promotions/charge.ts';
import { asUsual } from '../promotions/usual-prices.ts';
import { isPublic } from './draft-state.ts';
import { addressesIn, pictureAddress, picturesOfItems } from './item-version.ts';

type Product = typeof products.$inferSelect;

const stored = ({ vi, en, ko }: ItemWords): LocalizedText => ({
  vi: vi.trim(),
  en: en.trim() === '' ? null : en.trim(),
  ko: ko.trim() === '' ? null : ko.trim(),
});

const hours: LocalizedText = {
  vi: '8:00–17:00, thứ Hai đến thứ Sáu',
  en: '8:00–17:00, Monday to Friday',
  ko: '월–금 8:00–17:00',
};

/**
 * Writes an item as its content says and answers with its id: a new one waits until staff approve it. Options are known
 * by their SKU: what a buyer has in the cart stays the same option. `base` is what the content was typed over: stock
 * changes by the difference, so that pieces sold since are not put back.
 */
export async function writeItem(
  tx: Orm,
  {
    item,
    sellerId,
    content,
    base,
    userId,
    at,
  }: {
    readonly item: Product | null;
    readonly sellerId: number;
    readonly content: ItemContent;
    readonly base: ItemContent | null;
    readonly userId: number;
    readonly at: Date;
  },
): Promise<number> {
  const columns = await columnsOf(tx, { item, sellerId, content, at });
  const { gallery, ...values } = columns;
  const [written] =
    item === null
      ? await tx
          .insert(products)
          .values({ ...values, ...newItem, status: 'waiting', sellerId, createdAt: at })
          .returning({ id: products.id })
      : await tx
          .update(products)
          .set(values)
          .where(eq(products.id, item.id))
          .returning({ id: products.id });
  if (written === undefined) throw new ApiError('INTERNAL');
  const { id } = written;
  await tx.delete(productPictures).where(eq(productPictures.productId, id));
  await tx
    .insert(productPictures)
    .values(gallery.map((picture, position) => ({ productId: id, picture, position })));
  await writeOptions(tx, id, { content, base, userId, at });
  if (item !== null) {
    await tellPrices(tx, asUsual(item), values, userId, at);
    if (item.priceDue !== null) await chargeItems(tx, [id], at.getTime());
  }
  return id;
}

const newItem = {
  returns: {
    returnable: true,
    withinDays: 7,
    processBusinessDays: 3,
    returnFee: 0,
    paidBy: 'buyer' as const,
    note: null,
  },
  optionCount: 0,
  stock: 0,
};

async function columnsOf(
  tx: Orm,
  {
    item,
    sellerId,
    content,
    at,
  }: {
    readonly item: Product | null;
    readonly sellerId: number;
    readonly content: ItemContent;
    readonly at: Date;
  },
) {
  const [category] = await tx
    .select()
    .from(categories)
    .where(eq(categories.id, content.categoryId ?? 0));
  if (category === undefined) throw new ApiError('PRODUCT_04');
  const [shop] = await tx.select().from(sellers).where(eq(sellers.id, sellerId));
  if (shop === undefined) throw new ApiError('NOT_FOUND');
  const brand = await brandOf(tx, shop);
  const known = await knownPictures(tx, item, content);
  const gallery = [...new Set(content.pictures)].flatMap((address) => known.get(address) ?? []);
  const [cover, hover = null] = gallery;
  if (cover === undefined) throw new ApiError('PRODUCT_07');
  const name = stored(content.name);
  const material = stored(content.material);
  const hasFee = content.feeType === 'fixed' || content.feeType === 'free-from-amount';
  return {
    gallery,
    brandId: item?.brandId ?? brand.id,
    categoryId: category.id,
    sku: content.sku.trim(),
    slug: slug(name.vi) || 'san-pham',
    name,
    summary: stored(content.summary),
    description: stored(content.description),
    material,
    measurement: stored(content.measurement),
    handling: stored(content.handling),
    country: stored(content.country),
    producer: content.producer.trim(),
    ...itemPrices(content),
    usual: null,
    promotionIcons: item === null ? [] : asUsual(item).promotionIcons,
    widthMm: Math.round((content.width ?? 0) * 10),
    depthMm: Math.round((content.depth ?? 0) * 10),
    heightMm: Math.round((content.height ?? 0) * 10),
    weightGrams: Math.round((content.weight ?? 0) * 1000),
    appliance: askedFacts(category) === 'appliance' ? factsOf(content) : null,
    pack: askedFacts(category) === 'pack' ? packFactsOf(content) : null,
    afterSales: {
      name: item?.afterSales.name ?? shop.name,
      phone: content.contact,
      hours: item?.afterSales.hours ?? hours,
    },
    shipping: {
      method: content.shippingMethod,
      company: content.shippingMethod === 'self' ? null : content.shippingCompany.trim(),
      feeType: content.feeType,
      fee: hasFee ? (content.fee ?? 0) : 0,
      freeFrom: content.feeType === 'free-from-amount' ? content.freeFrom : null,
      installationFee: content.installationFee,
      preparationDays: content.preparationDays ?? 0,
      packingSize: content.packingSize.trim() === '' ? null : content.packingSize.trim(),
      removableLegs: keptLegs(content),
    },
    ...(item === null || !isPublic({ product: item }) ? { visibleFrom: visibleFrom(content) } : {}),
    style: content.style,
    hashtags: [...content.hashtags],
    story: content.story.map(({ title, text, picture, side }) => {
      const shown = known.get(picture);
      return {
        title: stored(title),
        text: stored(text),
        side,
        ...(shown === undefined ? {} : { picture: shown }),
      };
    }),
    cover,
    hover,
    updatedAt: at,
    search: searchVector(name, [brand.name, category.name, material, ...content.hashtags]),
  };
}

/** The first moment of the day from which buyers see it; null for as soon as it is approved. */
function visibleFrom({ visibleOn }: ItemContent): Date | null {
  const at = startOfDate(visibleOn);
  return at === null ? null : new Date(at);
}

/** The brand under which a shop sells: that of its items, or one called as the shop is. */
async function brandOf(tx: Orm, shop: typeof sellers.$inferSelect) {
  const [known] = await tx
    .select({ brand: brands })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.sellerId, shop.id))
    .orderBy(desc(products.soldCount), desc(products.id))
    .limit(1);
  if (known !== undefined) return known.brand;
  const country = { vi: 'Việt Nam', en: 'Vietnam', ko: '베트남' };
  const [made] = await tx
    .insert(brands)
    .values({ slug: shop.slug, name: shop.name, country })
    .onConflictDoUpdate({ target: brands.slug, set: { name: shop.name } })
    .returning();
  if (made === undefined) throw new ApiError('INTERNAL');
  return made;
}

/** Pictures by their addresses: those the item has already, and uploads. Each is called as the item is. */
async function knownPictures(
  tx: Orm,
  item: Product | null,
  content: ItemContent,
): Promise<ReadonlyMap<string, StoredPicture>> {
  const shown = item === null ? [] : ((await picturesOfItems(tx, [item])).get(item.id) ?? []);
  const told = (item?.story ?? []).flatMap(({ picture }) => picture ?? []);
  const uploaded = await picturesOf(tx, addressesIn(content));
  return new Map([...shown, ...told, ...uploaded].map((one) => [pictureAddress(one), one]));
}

async function writeOptions(
  tx: Orm,
  productId: number,
  {
    content,
    base,
    userId,
    at,
  }: {
    readonly content: ItemContent;
    readonly base: ItemContent | null;
    readonly userId: number;
    readonly at: Date;
  },
): Promise<void> {
  const now = await tx
    .select()
    .from(productOptions)
    .where(eq(productOptions.productId, productId))
    .for('update');
  const bySku = new Map(now.map((option) => [option.sku, option]));
  const was = new Map((base?.options ?? []).map((option) => [option.sku, option]));
  const skus = content.options.map(({ sku }) => sku);
  await tx
    .delete(productOptions)
    .where(
      and(eq(productOptions.productId, productId), notInArray(productOptions.sku, [...skus, ''])),
    );
  const rows = content.options.map((option, position) => {
    const known = bySku.get(option.sku);
    const stock =
      known === undefined
        ? option.stock
        : Math.max(0, known.stock + option.stock - (was.get(option.sku)?.stock ?? known.stock));
    return {
      productId,
      sku: option.sku,
      name: stored(option.name),
      // What was typed in the list meanwhile stays, unless it was typed here too.
      extraPrice:
        known !== undefined && was.get(option.sku)?.additionalAmount === option.additionalAmount
          ? known.extraPrice
          : option.additionalAmount,
      stock,
      position,
    };
  });
  const written = await tx
    .insert(productOptions)
    .values(rows)
    .onConflictDoUpdate({
      target: productOptions.sku,
      set: {
        name: sql`excluded.name`,
        extraPrice: sql`excluded.extra_price`,
        stock: sql`excluded.stock`,
        position: sql`excluded.position`,
      },
      setWhere: eq(productOptions.productId, productId),
    })
    .returning();
  const moves = written.flatMap(({ id, sku, stock }) => {
    const before = bySku.get(sku)?.stock ?? 0;
    return stock === before ? [] : [{ optionId: id, before, after: stock }];
  });
  if (moves.length > 0) {
    await tx.insert(stockMoves).values(
      moves.map(({ optionId, before, after }) => ({
        optionId,
        orderItemId: null,
        amount: after - before,
        because: 'seller' as const,
        at,
      })),
    );
    await tx
      .insert(itemChanges)
      .values(moves.map((move) => ({ ...move, productId, userId, what: 'stock' as const, at })));
  }
  await tx
    .update(products)
    .set({
      optionCount: rows.length,
      stock: rows.reduce((sum, { stock }) => sum + stock, 0),
    })
    .where(eq(products.id, productId));
}

/** Changes of price go into the item's history (2.12). */
async function tellPrices(
  tx: Orm,
  before: Product,
  after: Pick<Product, 'price' | 'finalPrice'>,
  userId: number,
  at: Date,
): Promise<void> {
  const steps = [
    { what: 'price' as const, before: before.price, after: after.price },
    {
      what: 'discount' as const,
      before: before.price - before.finalPrice,
      after: after.price - after.finalPrice,
    },
  ].filter((step) => step.before !== step.after);
  if (steps.length > 0)
    await tx
      .insert(itemChanges)
      .values(steps.map((step) => ({ ...step, productId: before.id, userId, at })));
}

/** Which of these numbers items, or options of items, have already, whoever's. */
export async function ownersOfSkus(
  tx: Orm,
  items: readonly string[],
  options: readonly string[],
): Promise<{ readonly items: ReadonlySet<string>; readonly options: ReadonlySet<string> }> {
  const ofItems = await tx
    .select({ sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...items, '']));
  const ofOptions = await tx
    .select({ sku: productOptions.sku })
    .from(productOptions)
    .where(inArray(productOptions.sku, [...options, '']));
  return {
    items: new Set(ofItems.map(({ sku }) => sku)),
    options: new Set(ofOptions.map(({ sku }) => sku)),
  };
}

/** SKUs of a content that other items, or options of other items, have already. */
export async function takenSkus(
  tx: Orm,
  content: ItemContent,
  productId: number | null,
): Promise<{ readonly item: boolean; readonly options: ReadonlySet<string> }> {
  const own = productId ?? 0;
  const items = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sku, content.sku.trim()), sql`${products.id} <> ${own}`));
  const options = await tx
    .select({ sku: productOptions.sku })
    .from(productOptions)
    .where(
      and(
        inArray(productOptions.sku, [...content.options.map(({ sku }) => sku), '']),
        sql`${productOptions.productId} <> ${own}`,
      ),
    );
  return { item: items.length > 0, options: new Set(options.map(({ sku }) => sku)) };
}
