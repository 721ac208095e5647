import { objectSql } from '../db/json-sql.ts';
import { type ListQuery, listText } from '../db/list-query.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { companyFields } from './company-card.ts';

/** Merit alone, but for the recommended order of a city, which bought positions lead. */
const orders = {
  recommended: 't.score desc, t.id',
  rating: 't.rating desc, t.review_count desc, t.id',
  projects: 't.verified_projects desc, t.id',
};

const placeOf = (position: string): string =>
  `case when ${position} is null
    then json_build_object('by', 'merit', 'position', null, 'strongest', t.strongest)
    else json_build_object('by', 'payment', 'position', ${position}, 'strongest', null) end`;

/** The directory as ADR 0076 orders it. Somebody who looks for words finds the best match first, whoever paid. */
export function listContractors({ database, now }: Services): Handler<'listContractors'> {
  return async ({ query, language }) => {
    const { city, style, service, house_type: house, area, budget } = query;
    const sort = query.sort ?? 'recommended';
    const text = query.q ?? '';
    const isSold = city !== undefined && sort === 'recommended' && text.trim() === '';
    const where: ListQuery['where'][number][] = [`t.approval = 'approved'`];
    if (city !== undefined) where.push(['t.work_cities @>', [city]]);
    if (style !== undefined) where.push(['t.styles @>', [style]]);
    if (service !== undefined) where.push(['t.services @>', [service]]);
    if (house !== undefined) where.push(['t.house_types @>', [house]]);
    if (query.verified === true) where.push(`t.facts <> '[]'`);
    // Who names no limit takes every job.
    if (area !== undefined)
      where.push(['coalesce(t.area_from, 0) <=', area], ['coalesce(t.area_to, 1000000) >=', area]);
    if (budget !== undefined) where.push(['coalesce(t.budget_from, 0) <=', budget]);
    const page = await listText(database, {
      table: 'contractors',
      item: objectSql({
        id: 't.id',
        name: 't.company_name',
        ...companyFields(language),
        place: placeOf(isSold ? 'p.position' : 'null::integer'),
      }),
      order: isSold ? `p.position nulls last, ${orders.recommended}` : orders[sort],
      ...(isSold
        ? {
            beside: {
              table: 'contractor_positions p',
              on: [
                'p.contractor_id = t.id',
                ['p.city =', city],
                ['p.runs_until >', new Date(now())],
              ],
            },
          }
        : {}),
      where,
      text,
      page: { page: query.page ?? 1, limit: query.limit ?? 12 },
    });
    return new JsonText(page);
  };
}
