import {
  type Coupon,
  type Language,
  canUseCoupon,
  couponDiscount,
  limits,
  priceBreakdown,
} from '@hien/domain';
import type { Orm } from '../db/database.ts';
import { pictureOf, textOf } from '../db/localized.ts';
import type { LocalizedText, StoredPicture } from '../db/schema/columns.ts';
import type { Answer } from '../http/handler.ts';
import { readCoupons } from '../rewards/coupons.ts';
import { optionOf, priceLineOf, problemsOf, unitPriceOf } from './cart-prices.ts';
import { type CartRow, type OptionRow, readCartRows } from './cart-rows.ts';

type Cart = Answer<'readCart'>;
type Line = Cart['sellers'][number]['lines'][number];

/** The whole cart as the wire shows it: two statements, however many lines there are. */
export async function cartAnswer(
  orm: Orm,
  userId: number,
  language: Language,
  at: number,
): Promise<Cart> {
  const rows = await readCartRows(orm, userId);
  const coupons = rows.length === 0 ? [] : await readCoupons(orm, userId);
  const problems = problemsOf(rows);
  const lines = new Map(
    rows.map((row) => [row.id, lineOf(row, problems.get(row.id) ?? null, language)]),
  );
  const chosen = rows.filter(
    (row) => !row.later && row.selected && (problems.get(row.id) ?? null) === null,
  );
  const { list, options, discount, goods } = priceBreakdown({
    lines: chosen.map(priceLineOf),
    coupon: 0,
    points: 0,
    delivery: new Map(),
  });
  return {
    sellers: groupsOf(
      rows.filter(({ later }) => !later),
      lines,
      new Set(chosen.map(({ id }) => id)),
    ),
    later: rows
      .filter(({ later }) => later)
      .toReversed()
      .flatMap(({ id }) => lines.get(id) ?? []),
    totals: {
      list: list + options,
      discount,
      goods,
      lines: chosen.length,
      pieces: chosen.reduce((all, { quantity }) => all + quantity, 0),
    },
    coupon: couponHint(coupons, goods, at, language),
    count: rows.filter(({ later }) => !later).length,
    maxLines: limits.cart.maxLines,
    bulkFrom: limits.bulk.minQuantity,
  };
}

function groupsOf(
  rows: readonly CartRow[],
  lines: ReadonlyMap<number, Line>,
  chosen: ReadonlySet<number>,
): Cart['sellers'] {
  const groups = new Map<number, Cart['sellers'][number]>();
  for (const { id, seller } of rows) {
    const line = lines.get(id);
    if (line === undefined) continue;
    const group = groups.get(seller.id) ?? { seller, lines: [], amount: 0 };
    group.lines.push(line);
    if (chosen.has(id)) group.amount += line.amount;
    groups.set(seller.id, group);
  }
  return [...groups.values()];
}

function lineOf(row: CartRow, problem: Line['problem'], language: Language): Line {
  const option = optionOf(row);
  const unitPrice = unitPriceOf(row.product, option);
  const shown = (one: OptionRow) => ({
    id: one.id,
    name: textOf(one.name, language),
    color: one.color,
    unitPrice: unitPriceOf(row.product, one),
    stock: one.stock,
  });
  return {
    id: row.id,
    product: {
      id: row.product.id,
      name: textOf(row.product.name, language),
      slug: row.product.slug,
      picture: wirePicture(row.product.cover, language),
    },
    option: option === null ? null : shown(option),
    options: row.options.map(shown),
    quantity: row.quantity,
    unitPrice,
    listPrice: row.product.price + (option?.extraPrice ?? 0),
    seenPrice: row.seenPrice,
    stock: option?.stock ?? 0,
    problem,
    selected: row.selected,
    later: row.later,
    amount: unitPrice * row.quantity,
  };
}

/** A picture that is there, as the wire shows it. */
export const wirePicture = (picture: StoredPicture, language: Language) =>
  pictureOf(picture, language) ?? { ...picture, alt: '' };

/** The coupon that takes off most, else the one that is nearest to its minimum. */
function couponHint(
  coupons: readonly (Coupon & { readonly name: LocalizedText })[],
  goods: number,
  at: number,
  language: Language,
): Cart['coupon'] {
  const found = coupons.map((coupon) => ({
    coupon,
    refused: canUseCoupon(coupon, goods, at),
    off: couponDiscount(coupon, Math.max(goods, coupon.minimum)),
  }));
  const [best] = found
    .filter(({ refused }) => refused === null)
    .toSorted((a, b) => b.off - a.off || a.coupon.until - b.coupon.until);
  const [nearest] = found
    .filter(({ refused }) => refused === 'COUPON_MINIMUM')
    .toSorted((a, b) => a.coupon.minimum - b.coupon.minimum);
  const shown = best ?? nearest;
  if (shown === undefined) return null;
  return {
    name: textOf(shown.coupon.name, language),
    off: shown.off,
    missing: Math.max(0, shown.coupon.minimum - goods),
  };
}
