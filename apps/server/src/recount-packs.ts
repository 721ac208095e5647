import { isSame, isSurface, packsFor } from '@hien/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from './db/database.ts';
import { roomOptions } from './db/schema/room-by-room.ts';
import { products } from './db/schema/shop.ts';

/**
 * Counts anew how many packs of a floor or a paint each room takes that offers it, after its shop said what a pack covers.
 * Where it is none of that surface any more it is retired: links name it. Twice is once.
 */
export async function recountPacks(tx: Orm, id: number): Promise<void> {
  const rows = await tx
    .select({
      id: roomOptions.id,
      slot: roomOptions.slot,
      coverage: roomOptions.coverage,
      retired: roomOptions.retired,
      pack: products.pack,
    })
    .from(roomOptions)
    .innerJoin(products, eq(products.id, roomOptions.productId))
    .where(and(eq(roomOptions.productId, id), isNotNull(roomOptions.coverage)));
  for (const { id: option, slot, coverage, retired, pack } of rows) {
    if (coverage === null || !isSurface(slot)) continue;
    const counted = pack?.surface === slot ? { room: coverage.room, pack: pack.covers } : undefined;
    const next = { coverage: counted ?? coverage, retired: counted === undefined };
    // Of most new versions the pack is what it was.
    if (isSame(next, { coverage, retired })) continue;
    await tx
      .update(roomOptions)
      .set({ ...next, quantity: packsFor(next.coverage) })
      .where(eq(roomOptions.id, option));
  }
}
