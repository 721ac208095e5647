import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { addresses } from '../../db/schema/my-page.ts';
import type { OrderAddress } from '../../db/schema/orders.ts';
import { ApiError } from '../../http/api-error.ts';

export type BookAddress = typeof addresses.$inferSelect;

/** @throws {ApiError} NOT_FOUND for an address that is not the member's. */
export async function findAddress(orm: Orm, userId: number, id: number): Promise<BookAddress> {
  const [address] = await orm
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  if (address === undefined) throw new ApiError('NOT_FOUND');
  return address;
}

/** An address of the book as an order keeps it. */
export function deliveryAddress({
  receiver,
  phone,
  adminSystem,
  city,
  district,
  ward,
  address,
}: BookAddress): OrderAddress {
  return { receiver, phone, adminSystem, city, district, ward, address };
}
