import { adCities, goldPositionsLeft, placesPastTheLine, tierOf } from '@hien/domain';
import { count, eq, gt } from 'drizzle-orm';
import { contractorPositions } from '../db/schema/contractors.ts';
import { placeWaits } from '../db/schema/memberships.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Each city with the places that are free past whoever waits. Two statements: what is taken is as little as what was sold. */
export function listAdCities({ database, now }: Services): Handler<'listAdCities'> {
  return async () => {
    const taken = await database.orm
      .select({ city: contractorPositions.city, position: contractorPositions.position })
      .from(contractorPositions)
      .where(gt(contractorPositions.runsUntil, new Date(now())));
    const lines = await database.orm
      .select({ city: placeWaits.city, waiting: count() })
      .from(placeWaits)
      .where(eq(placeWaits.state, 'waiting'))
      .groupBy(placeWaits.city);
    const waits = new Map(lines.map(({ city, waiting }) => [city, waiting]));
    const byCity = Map.groupBy(taken, ({ city }) => city);
    return {
      items: adCities.map((city) => {
        const positions = (byCity.get(city) ?? []).map(({ position }) => position);
        const of = (tier: ReturnType<typeof tierOf>) =>
          positions.filter((position) => tierOf(position) === tier).length;
        const waiting = waits.get(city) ?? 0;
        return {
          city,
          goldFree: placesPastTheLine(goldPositionsLeft(positions), waiting),
          waiting,
          gold: of('gold'),
          basic: of('basic'),
          premium: of('premium'),
        };
      }),
    };
  };
}
