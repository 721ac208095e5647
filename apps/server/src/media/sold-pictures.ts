import type { Database } from '../db/database.ts';

/**
 * Whether a design is sold with this picture, by what the designs hold today: those of the house and of partners, on sale or not,
 * because whoever bought one has paid for it. The room that a panorama shows and plans are looked at on the page as they are.
 */
export async function isSold(database: Database, address: string): Promise<boolean> {
  const cut = address.lastIndexOf('/');
  const held = JSON.stringify([{ path: address.slice(0, cut), name: address.slice(cut + 1) }]);
  const [row] = await database.rows<{ sold: boolean }>(
    {
      name: 'sold-picture',
      text: `select exists (select 1 from designs where pictures @> $1::jsonb)
        or exists (select 1 from design_rooms where pictures @> $1::jsonb) as sold`,
    },
    [held],
  );
  return row?.sold === true;
}
