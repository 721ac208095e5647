import { type ReviewedCost, costTruth } from '@hien/domain';
import { Values } from '../db/json-sql.ts';
import { type Condition, conditionsSql } from '../db/conditions.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { TtlCache } from '../ttl-cache.ts';

const fiveMinutesMs = 300_000;

/** What a square metre cost (docs/adr/0077), kept for five minutes: every review that stands is read for it. */
export function getCostTruth({ database, now }: Services): Handler<'getCostTruth'> {
  const kept = new TtlCache<ReturnType<typeof costTruth>>({
    lifeMs: fiveMinutesMs,
    most: 500,
    now,
  });
  const read = async (where: readonly Condition[]) => {
    const values = new Values();
    const text = `select contractor_id as "contractorId", cost_from::float8 as "costFrom", cost_to::float8 as "costTo",
        area_m2 as area, extract(year from created_at at time zone 'Asia/Ho_Chi_Minh')::int as year
      from construction_reviews where ${conditionsSql(where, values)}`;
    return costTruth(await database.rows<ReviewedCost>({ text }, values.list));
  };
  return async ({ query }) => {
    const { city, style, house_type: house } = query;
    const where: Condition[] = ['removed_on is null'];
    if (city !== undefined) where.push(['city =', city]);
    if (style !== undefined) where.push(['style =', style]);
    if (house !== undefined) where.push(['house_type =', house]);
    const truth = await kept.get(JSON.stringify(where), () => read(where));
    if (truth === null) return { data: null };
    const { farOff, ...rest } = truth;
    return { data: { ...rest, far_off: farOff } };
  };
}
