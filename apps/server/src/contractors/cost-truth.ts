import { type CountedCosts, publishedCosts } from '@hien/domain';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

const costs = {
  name: 'known-costs',
  text: `select lower, median, upper, reviews as "all", near, companies, first_year as "firstYear", last_year as "lastYear"
    from known_costs where city = $1 and style = $2 and house_type = $3`,
};

/** What a square metre cost (docs/adr/0077), as it was counted last (docs/adr/0176). */
export function getCostTruth({ database }: Services): Handler<'getCostTruth'> {
  return async ({ query: { city = '', style = '', house_type: house = '' } }) => {
    const [counted] = await database.rows<CountedCosts>(costs, [city, style, house]);
    const truth = counted === undefined ? null : publishedCosts(counted);
    if (truth === null) return { data: null };
    const { farOff, ...rest } = truth;
    return { data: { ...rest, far_off: farOff } };
  };
}
