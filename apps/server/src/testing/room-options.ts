import type { Database } from '../db/database.ts';
import { roomOptions } from '../db/schema/room-by-room.ts';

/** In the planted home's one room: a paint, a sofa that its style shows, and another one; all in stock. */
export async function plantRoomOptions(database: Database): Promise<void> {
  const rows = await database.rows<{ product: number; variant: number }>(
    {
      text: `select product_id as product, min(o.id) as variant from product_options o join products p on p.id = o.product_id
        where p.status = 'on_sale' group by product_id order by product_id limit 3`,
    },
    [],
  );
  await database.rows({ text: 'update product_options set stock = 9' }, []);
  const piece = (at: number) => ({
    roomId: 1,
    slot: 'sofa' as const,
    slotPosition: 1,
    position: at,
    productId: rows[at]?.product ?? 0,
    variantId: rows[at]?.variant ?? 0,
  });
  await database.orm.insert(roomOptions).values([
    { ...piece(2), slot: 'wall', slotPosition: 0, position: 0, styleIds: [1], color: '#e4dac8' },
    { ...piece(0), styleIds: [1] },
    { ...piece(1), styleIds: [] },
  ]);
}
