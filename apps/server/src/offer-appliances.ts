import { applianceKinds } from '@hien/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Orm } from './db/database.ts';
import { roomOptions } from './db/schema/room-by-room.ts';
import { productOptions, products } from './db/schema/shop.ts';

/** As many options of a place as the contract has. */
const mostInPlace = 40;

/**
 * Offers goods that went on sale, or changed, in every room that has a place for what they are, behind what is offered there
 * already. What is no appliance of that kind any more is retired there: links name it. Twice is once.
 */
export async function offerAppliances(tx: Orm, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const own = and(eq(roomOptions.productId, id), inArray(roomOptions.slot, [...applianceKinds]));
    await tx
      .update(roomOptions)
      .set({
        retired: sql`(select p.appliance->>'kind' is distinct from ${roomOptions.slot} from ${products} p where p.id = ${id})`,
      })
      .where(own);
    // The option of the product that was bought here may have been taken away.
    await tx
      .update(roomOptions)
      .set({ variantId: firstVariant(id) })
      .where(and(own, isNull(roomOptions.variantId)));
    await tx.execute(sql`
      insert into room_options (room_id, slot, slot_position, position, product_id, variant_id, style_ids)
      select m.id, p.appliance->>'kind', coalesce(there.slot_position, behind.slot_position),
        there.position, p.id, ${firstVariant(id)}, '{}'
      from products p
      join rooms m on m.niches @> jsonb_build_array(jsonb_build_object('slot', p.appliance->'kind'))
      cross join lateral (
        select min(o.slot_position) as slot_position, coalesce(max(o.position), -1) + 1 as position,
          count(*) as count, coalesce(bool_or(o.product_id = p.id), false) as has
        from room_options o where o.room_id = m.id and o.slot = p.appliance->>'kind'
      ) there
      cross join lateral (
        select coalesce(max(o.slot_position), -1) + 1 as slot_position from room_options o where o.room_id = m.id
      ) behind
      where p.id = ${id} and p.status in ('on_sale', 'sold_out') and p.deleted_at is null
        and not there.has and there.count < ${mostInPlace}
      order by m.id`);
  }
}

/** The option of a product that is bought from a room: one that is in stock, the first of them. */
const firstVariant = (id: number) =>
  sql<number>`(select v.id from ${productOptions} v where v.product_id = ${id} order by v.stock = 0, v.position, v.id limit 1)`;
