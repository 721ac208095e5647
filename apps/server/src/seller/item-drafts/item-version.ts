import {
  type ItemContent,
  type ItemWords,
  blankItem,
  ictDate,
  typedFacts,
  typedLegs,
  typedPack,
} from '@hien/domain';
import { asc, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { LocalizedText, StoredPicture } from '../../db/schema/columns.ts';
import { productPictures, type productOptions, type products } from '../../db/schema/shop.ts';

type Product = typeof products.$inferSelect;
type Option = typeof productOptions.$inferSelect;

const wordsOf = ({ vi, en, ko }: LocalizedText): ItemWords => ({ vi, en: en ?? '', ko: ko ?? '' });

/** Where a picture is served: what a draft calls it. */
export const pictureAddress = ({ path, name }: StoredPicture): string => `/media/${path}/${name}`;

/** Every picture that a content names, each once. */
export const addressesIn = ({ pictures, story }: Pick<ItemContent, 'pictures' | 'story'>) => [
  ...new Set([...pictures, ...story.map(({ picture }) => picture)].filter((one) => one !== '')),
];

/** Pictures of an item as buyers see them, the thumbnail first. */
export async function picturesOfItems(
  orm: Orm,
  items: readonly Product[],
): Promise<ReadonlyMap<number, readonly StoredPicture[]>> {
  const rows =
    items.length === 0
      ? []
      : await orm
          .select()
          .from(productPictures)
          .where(
            inArray(
              productPictures.productId,
              items.map(({ id }) => id),
            ),
          )
          .orderBy(asc(productPictures.position), asc(productPictures.id));
  const of = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    items.map((item) => {
      const shown = (of.get(item.id) ?? []).map(({ picture }) => picture);
      const cover = pictureAddress(item.cover);
      return [item.id, [item.cover, ...shown.filter((one) => pictureAddress(one) !== cover)]];
    }),
  );
}

/** The discount of an item and where it counts: one of the three (D79). */
function discountOf({ price, finalPrice, appPrice }: Product) {
  const web = price - finalPrice;
  if (web === 0 && appPrice !== null)
    return { discount: price - appPrice, discountScope: 'app' as const };
  return { discount: web, discountScope: 'all' as const };
}

/**
 * What was typed, whole: what was kept before a field was there says of it what a new item does, and of its legs and what
 * its category alone is asked for what the item has.
 */
export function wholeContent(
  typed: ItemContent,
  item: Pick<Product, 'appliance' | 'pack' | 'shipping'> | null,
): ItemContent {
  const known: ItemContent = {
    ...blankItem,
    removableLegs: typedLegs(item?.shipping.removableLegs),
    ...typedFacts(item?.appliance ?? null),
    ...typedPack(item?.pack ?? null),
  };
  return { ...known, ...typed };
}

/** An item in the shop as the wizard tells it. */
export function contentOf(
  item: Product,
  options: readonly Option[],
  pictures: readonly StoredPicture[],
): ItemContent {
  const { shipping } = item;
  return {
    sku: item.sku,
    categoryId: item.categoryId,
    style: item.style,
    name: wordsOf(item.name),
    summary: wordsOf(item.summary),
    description: wordsOf(item.description),
    material: wordsOf(item.material),
    measurement: wordsOf(item.measurement),
    handling: wordsOf(item.handling),
    country: wordsOf(item.country),
    producer: item.producer,
    width: item.widthMm / 10,
    depth: item.depthMm / 10,
    height: item.heightMm / 10,
    weight: item.weightGrams / 1000,
    removableLegs: typedLegs(shipping.removableLegs),
    ...typedFacts(item.appliance),
    ...typedPack(item.pack),
    price: item.price,
    ...discountOf(item),
    options: options.map(({ sku, name, extraPrice, stock }) => ({
      sku,
      name: wordsOf(name),
      additionalAmount: extraPrice,
      stock,
    })),
    pictures: pictures.slice(0, 10).map(pictureAddress),
    contact: item.afterSales.phone,
    preparationDays: shipping.preparationDays,
    shippingMethod: shipping.method,
    shippingCompany: shipping.company ?? '',
    feeType: shipping.feeType,
    fee: shipping.feeType === 'free' || shipping.feeType === 'on-quote' ? null : shipping.fee,
    freeFrom: shipping.freeFrom,
    installationFee: shipping.installationFee,
    packingSize: shipping.packingSize ?? '',
    // Once buyers have seen it, it is no longer asked.
    visibleOn:
      item.visibleFrom === null || item.status === 'on_sale' || item.status === 'sold_out'
        ? ''
        : ictDate(item.visibleFrom.getTime()),
    hashtags: item.hashtags,
    story: item.story.map(({ title, text, picture, side }) => ({
      title: wordsOf(title),
      text: wordsOf(text),
      picture: picture === undefined ? '' : pictureAddress(picture),
      side,
    })),
  };
}
