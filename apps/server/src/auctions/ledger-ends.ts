import { adCities } from '@hien/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import { auctions } from '../db/schema/auctions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { mostWeeks } from './ledger.ts';

/** Where the ledger of each week of a city ends, for everybody: what a receipt is held against (docs/adr/0183). */
export function listLedgerEnds({ database }: Services): Handler<'listLedgerEnds'> {
  return async ({ query: { city } }) => {
    if (!adCities.includes(city)) throw new ApiError('NOT_FOUND');
    const rows = await database.orm
      .select({
        week: auctions.week,
        lines: auctions.lines,
        hash: auctions.head,
        closedAt: auctions.closedAt,
      })
      .from(auctions)
      .where(and(eq(auctions.city, city), gt(auctions.lines, 0)))
      .orderBy(desc(auctions.week))
      .limit(mostWeeks);
    return {
      city,
      ends: rows.map(({ closedAt, ...end }) => ({ ...end, closed: closedAt !== null })),
    };
  };
}
