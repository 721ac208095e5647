import type { Returns, Shipping } from '../../db/schema/vocabulary.ts';
import type { ApplianceFacts, PackFacts } from '@hien/domain';
import { between, chance } from '../chance.ts';
import { families } from '../content/families.ts';
import { text } from '../content/text.ts';
import type { CatalogueEntry } from './catalogue-content.ts';
import { sizeOf } from './product-texts.ts';

export type ProductPrices = {
  price: number;
  finalPrice: number;
  appPrice: number | null;
  discountPercent: number;
};

/** Prices end in whole thousands, dear ones in whole ten thousands. */
const rounded = (amount: number): number => {
  const step = amount < 1_000_000 ? 1_000 : 10_000;
  return Math.round(amount / step) * step;
};

/** Three in ten are reduced everywhere, one in twelve in the app alone (D79). */
export function pricesOf(entry: CatalogueEntry): ProductPrices {
  const price = entry.edition.price ?? entry.piece.price;
  const luck = chance(entry.model.id, entry.edition.key, 'discount');
  const percent = between(1, 6, entry.model.id, entry.edition.key, 'percent') * 5;
  const finalPrice = luck < 0.3 ? rounded(price * (1 - percent / 100)) : price;
  const appPrice = luck > 0.92 ? rounded(finalPrice * 0.95) : null;
  return {
    price,
    finalPrice,
    appPrice,
    discountPercent: Math.floor(((price - finalPrice) * 100) / price),
  };
}

/** One in fifteen is sold out, of the lesser editions: a shop keeps its best pieces in store, and every floor and paint. */
export const isSoldOut = ({ piece, model, edition }: CatalogueEntry): boolean =>
  piece.surface === undefined &&
  edition.madeToOrder !== true &&
  edition.suffix !== null &&
  chance(model.id, edition.key, 'sold out') < 0.12;

/** Here and there a shop has stopped the sale of a piece that is in store. */
export const isStopped = (entry: CatalogueEntry): boolean =>
  entry.edition.suffix !== null &&
  !isSoldOut(entry) &&
  chance(entry.model.id, entry.edition.key, 'stopped') < 0.03;

/** Kilograms: the edition's or the piece's. */
export const kilogramsOf = ({ piece, edition }: CatalogueEntry): number => edition.kg ?? piece.kg;

/** What is true of an appliance: the piece's facts as the edition departs from them. */
export const applianceOf = ({ piece, edition }: CatalogueEntry): ApplianceFacts | null =>
  piece.appliance === undefined ? null : { ...piece.appliance, ...edition.appliance };

/** What a pack of a floor or a paint covers; its sample covers nothing. */
export const packOf = ({ piece: { surface }, edition }: CatalogueEntry): PackFacts | null => {
  if (surface === undefined) return null;
  return edition.suffix === null
    ? { surface: surface.of, covers: surface.covers }
    : { surface: 'none', covers: null };
};

/** Beds and cupboards come in parts, two boxes of boards; a pack is measured as it is sent; the rest stands in its box. */
function packingOf(entry: CatalogueEntry): string {
  const { w, d, h } = sizeOf(entry);
  if (entry.piece.surface !== undefined) return `${w} × ${d} × ${h} cm`;
  const { category } = entry.model;
  const [long = 0, middle = 0] = [w, d, h].toSorted((a, b) => b - a);
  if ((category === 'beds' || category === 'storage') && long > 100)
    return `${long + 6} × ${Math.min(middle, 60) + 6} × 14 cm + ${Math.min(middle, 120) + 6} × 50 × 18 cm`;
  return `${w + 6} × ${d + 6} × ${Math.max(8, h + 4)} cm`;
}

/** Millimetres of legs that are screwed off: those of every large sofa but one in three, and of tables to eat at. */
function legsOf(entry: CatalogueEntry): number | null {
  const { h, w } = sizeOf(entry);
  const { category, id } = entry.model;
  if (category === 'sofas' && w > 140) return chance(id, 'legs') < 0.67 ? 120 : null;
  return category === 'tables' && h > 60 ? (h - 8) * 10 : null;
}

const freeFrom = 15_000_000;

export function shippingOf(entry: CatalogueEntry, finalPrice: number): Shipping {
  const { method, installation } = families[entry.model.category].shipping;
  const kilograms = kilogramsOf(entry);
  const self = method === 'self' && kilograms >= 20;
  const fee =
    kilograms < 4
      ? 45_000
      : kilograms < 12
        ? 90_000
        : kilograms < 30
          ? 220_000
          : kilograms < 80
            ? 390_000
            : 650_000;
  const free = finalPrice >= freeFrom;
  return {
    method: self ? 'self' : 'package-company',
    company: self ? null : 'Giao Hàng Sông Hồng (mẫu)',
    feeType: free ? 'free' : 'free-from-amount',
    fee: free ? 0 : fee,
    freeFrom: free ? null : freeFrom,
    installationFee:
      installation === 0
        ? 0
        : kilograms < 3
          ? null
          : Math.min(installation, rounded(entry.piece.price * 0.08)),
    preparationDays: entry.edition.madeToOrder ? 5 : between(1, 3, entry.model.id, 'preparation'),
    packingSize: packingOf(entry),
    removableLegs: legsOf(entry),
  };
}

const furnitureReturns = text(
  'Hàng còn nguyên bao bì, chưa lắp. Lỗi từ xưởng: xưởng chịu phí.',
  'Unassembled and in its packing. If the workshop is at fault, it pays.',
  '포장을 유지하고 조립하지 않은 상태여야 합니다. 공방의 하자는 공방이 비용을 부담합니다.',
);

export function returnsOf(entry: CatalogueEntry, fee: number): Returns {
  const made = entry.edition.madeToOrder === true;
  const { returns: unassembled = furnitureReturns } = families[entry.model.category];
  return {
    returnable: !made,
    withinDays: 7,
    processBusinessDays: 3,
    returnFee: made ? 0 : Math.max(45_000, fee),
    paidBy: 'buyer',
    note: made
      ? text(
          'Hàng làm riêng chỉ đổi trả khi lỗi do xưởng.',
          'Made-to-order pieces are returned only for a fault of the workshop.',
          '맞춤 제작품은 공방의 하자인 경우에만 교환·반품됩니다.',
        )
      : unassembled,
  };
}

const icons = ['gift', 'buy-1-get-1', 'pop-up', 'overseas', 'only-here'] as const;

/** At most three, and only those that are true: free shipping and special price follow from the facts. */
export function promotionIconsOf(
  entry: CatalogueEntry,
  prices: ProductPrices,
  shipping: Shipping,
): string[] {
  const list: string[] = [];
  if (prices.discountPercent >= 20) list.push('special-price');
  if (shipping.feeType === 'free') list.push('free-shipping');
  const luck = chance(entry.model.id, entry.edition.key, 'icon');
  if (luck < 0.14) list.push(icons[Math.floor((luck / 0.14) * icons.length)] ?? 'gift');
  return list.slice(0, 3);
}

export type OptionRow = {
  name: ReturnType<typeof text>;
  color: string | null;
  extraPrice: number;
  stock: number;
};

/** A room takes dozens of packs of one floor. */
const packsInStore = 240;

/** The choices of a product with their stock; a sold-out product has none left of any. */
export function optionsOf(entry: CatalogueEntry): OptionRow[] {
  const { options } = families[entry.model.category];
  const group = options[between(0, options.length - 1, entry.model.id, 'options')] ?? options[0];
  if (group === undefined) throw new Error(`no options for ${entry.model.category}`);
  const gone = isSoldOut(entry);
  const stocks = group.options.map((_, index): number => {
    const luck = chance(entry.model.id, entry.edition.key, 'stock', index);
    if (entry.piece.surface !== undefined) return packsInStore + Math.floor(luck * 400);
    return gone || luck < 0.12 ? 0 : 1 + Math.floor(luck * 24);
  });
  if (!gone && !stocks.some((stock) => stock > 0)) stocks[0] = 4;
  return group.options.map((option, index) => ({
    name: text(
      `${group.group.vi}: ${option.name.vi}`,
      `${group.group.en}: ${option.name.en}`,
      `${group.group.ko}: ${option.name.ko}`,
    ),
    color: option.color ?? null,
    extraPrice: Math.min(option.extra, rounded(entry.piece.price * 0.25)),
    stock: stocks[index] ?? 0,
  }));
}
