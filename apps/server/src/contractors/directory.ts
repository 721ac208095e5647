import { districtInCity, ictDate } from '@hien/domain';
import { objectSql } from '../db/json-sql.ts';
import type { Condition } from '../db/conditions.ts';
import { listText } from '../db/list-query.ts';
import type { Matches } from '../db/ranked-ids.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { TtlCache } from '../ttl-cache.ts';
import { companyFields } from './company-card.ts';
import { refusedBy } from './paid-places/refused-places.ts';
import { soldText } from './sold-places.ts';

type Query = Parameters<Handler<'listContractors'>>[0]['query'];

const minuteMs = 60_000;

/** Merit alone, but for the recommended order of a city, which bought positions lead. */
const orders = {
  recommended: 't.score desc, t.id',
  rating: 't.rating desc, t.review_count desc, t.id',
  projects: 't.verified_projects desc, t.id',
};

const merit = `json_build_object('by', 'merit', 'position', null, 'strongest', t.strongest, 'points', t.points)`;

function conditionsOf(query: Query, today: string): readonly Condition[] {
  const { city, style, service, house_type: house, area, budget } = query;
  const where: Condition[] = [`t.approval = 'approved'`];
  // A district is one of its city; by itself it is none.
  if (city !== undefined && query.district !== undefined) {
    where.push(['t.work_districts @>', [districtInCity(city, query.district)]]);
    // Written so that the city's index is left alone: a whole city would be read to find the few of one district again.
    where.push(['true is not distinct from t.work_cities @>', [city]]);
  } else if (city !== undefined) where.push(['t.work_cities @>', [city]]);
  if (style !== undefined) where.push(['t.styles @>', [style]]);
  if (service !== undefined) where.push(['t.services @>', [service]]);
  if (house !== undefined) where.push(['t.house_types @>', [house]]);
  if (query.verified === true) where.push(['t.checked_until >=', today]);
  // Who names no limit takes every job.
  if (area !== undefined)
    where.push(['coalesce(t.area_from, 0) <=', area], ['coalesce(t.area_to, 1000000) >=', area]);
  if (budget !== undefined) where.push(['coalesce(t.budget_from, 0) <=', budget]);
  return where;
}

/** The directory as ADR 0076 orders it. Somebody who looks for words finds the best match first, whoever paid. */
export function listContractors({ database, now }: Services): Handler<'listContractors'> {
  const totals = new TtlCache<number>({ lifeMs: minuteMs, most: 1000, now });
  const matches = new TtlCache<Matches>({ lifeMs: minuteMs, most: 1000, now });
  return async ({ query, language, member }) => {
    const { city } = query;
    const sort = query.sort ?? 'recommended';
    const text = query.q ?? '';
    const item = (place: string): string =>
      objectSql({ id: 't.id', name: 't.company_name', ...companyFields(language), place });
    const list = {
      table: 'contractors',
      item: item(merit),
      order: orders[sort],
      where: conditionsOf(query, ictDate(now())),
      text,
      page: { page: query.page ?? 1, limit: query.limit ?? 12 },
      totals,
      matches,
    };
    const isSold = city !== undefined && sort === 'recommended' && text.trim() === '';
    if (!isSold) return new JsonText(await listText(database, list));
    const who = await member();
    const refused = [
      ...(query.refused ?? []),
      ...(who === null ? [] : await refusedBy(database, who.userId)),
    ];
    return new JsonText(
      await soldText(database, { ...list, city, at: new Date(now()), refused, soldItem: item }),
    );
  };
}
