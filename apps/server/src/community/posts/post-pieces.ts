import { sql } from 'drizzle-orm';
import { interiorShares } from '../../db/schema/community.ts';
import type { Answer } from '../../http/handler.ts';

/** The pieces `p` of a home `t` with what readers did with them; what has left the home is counted no more. */
export const countedPieces = `cross join products p left join share_piece_counts c on c.share_id = t.id and c.product_id = p.id
  where p.id = any(t.product_ids)`;

/** All pieces of the home of a row together; none where readers see none. */
export const pieceSum = sql<
  Answer<'getMyPost'>['data']['pieces']
>`(select json_build_object('count', count(*), 'opened', coalesce(sum(c.opened), 0), 'carted', coalesce(sum(c.carted), 0))
    from (values (${interiorShares.id}, ${interiorShares.productIds})) t(id, product_ids) ${sql.raw(countedPieces)})`;
