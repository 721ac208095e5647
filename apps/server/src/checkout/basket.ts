import type { QuotedReferral } from '@hien/api/wire';
import { foldCode, type Lot, referralRefused } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { type CartRow, readCartRows } from '../cart/cart-rows.ts';
import type { Orm } from '../db/database.ts';
import { referralCodes } from '../db/schema/rewards.ts';
import { ApiError } from '../http/api-error.ts';
import { type BookAddress, findAddress } from '../orders/write/delivery-address.ts';
import { type OwnCoupon, readCoupons } from '../rewards/coupons.ts';
import { readActiveLots } from '../rewards/lots.ts';

/** What somebody asks to buy, and how. */
export type Ask = {
  /** The chosen lines of the cart when left out. */
  readonly lineIds?: readonly number[] | undefined;
  readonly addressId?: number | null | undefined;
  /** Sellers that put everything up at home. */
  readonly installation?: readonly number[] | undefined;
  readonly couponId?: number | null | undefined;
  readonly points?: number | undefined;
  readonly referralCode?: string | undefined;
};

/** Everything a price is made of, as it stands at this moment. */
export type Basket = {
  readonly rows: readonly CartRow[];
  readonly address: BookAddress | null;
  readonly coupons: readonly OwnCoupon[];
  readonly coupon: OwnCoupon | null;
  readonly lots: readonly Lot[];
  readonly referral: QuotedReferral;
};

/**
 * Reads what was asked for: a fixed number of statements, whatever the size of the cart.
 * @throws {ApiError} NOT_FOUND for a line, an address or a coupon that is not the member's.
 */
export async function readBasket(orm: Orm, userId: number, ask: Ask, at: number): Promise<Basket> {
  const all = await readCartRows(orm, userId);
  const rows =
    ask.lineIds === undefined
      ? all.filter(({ selected, later }) => selected && !later)
      : all.filter(({ id }) => ask.lineIds?.includes(id));
  if (ask.lineIds !== undefined && rows.length < new Set(ask.lineIds).size)
    throw new ApiError('NOT_FOUND');
  const coupons = await readCoupons(orm, userId);
  const coupon = coupons.find(({ id }) => id === ask.couponId) ?? null;
  if (typeof ask.couponId === 'number' && coupon === null) throw new ApiError('NOT_FOUND');
  return {
    // What was put aside and is named all the same is bought like the others.
    rows: rows.map((row) => ({ ...row, later: false })),
    address:
      typeof ask.addressId === 'number' ? await findAddress(orm, userId, ask.addressId) : null,
    coupons,
    coupon,
    lots: await readActiveLots(orm, userId),
    referral: await findReferral(orm, userId, ask.referralCode ?? '', at),
  };
}

/** Codes are folded to capitals. */
export async function findReferral(
  orm: Orm,
  userId: number,
  typed: string,
  at: number,
): Promise<QuotedReferral> {
  const code = foldCode(typed);
  if (code === '') return null;
  const [row] = await orm.select().from(referralCodes).where(eq(referralCodes.code, code));
  const known =
    row === undefined ? null : { userId: row.userId, endsAt: row.endsAt?.getTime() ?? null };
  return referralRefused(known, userId, at) ?? { code };
}
