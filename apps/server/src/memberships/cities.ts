import { adCities, goldPositionsLeft, tierOf } from '@hien/domain';
import { gt } from 'drizzle-orm';
import { contractorPositions } from '../db/schema/contractors.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Each city with the places that are free now. One statement: what is taken is as little as what was sold. */
export function listAdCities({ database, now }: Services): Handler<'listAdCities'> {
  return async () => {
    const taken = await database.orm
      .select({ city: contractorPositions.city, position: contractorPositions.position })
      .from(contractorPositions)
      .where(gt(contractorPositions.runsUntil, new Date(now())));
    const byCity = Map.groupBy(taken, ({ city }) => city);
    return {
      items: adCities.map((city) => {
        const positions = (byCity.get(city) ?? []).map(({ position }) => position);
        const of = (tier: ReturnType<typeof tierOf>) =>
          positions.filter((position) => tierOf(position) === tier).length;
        return {
          city,
          goldFree: goldPositionsLeft(positions),
          gold: of('gold'),
          basic: of('basic'),
          premium: of('premium'),
        };
      }),
    };
  };
}
