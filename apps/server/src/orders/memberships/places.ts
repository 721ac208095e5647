import {
  type AdPlan,
  type CityPosition,
  freePosition,
  goldPositionsLeft,
  type Membership,
  placesPastTheLine,
  shownUntil,
} from '@hien/domain';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractorPositions, contractors } from '../../db/schema/contractors.ts';
import { lockCity } from './city-lock.ts';
import { aheadOf, liveWait, waitsTaken } from './waiting-list.ts';

type Wanted = {
  readonly contractorId: number;
  readonly plan: AdPlan;
  readonly cities: readonly string[];
  readonly until: number;
  readonly at: number;
};

/**
 * Gives a company the lowest free place of its plan in each city, or the cities that have none. Who asks for a place of
 * a city waits for whoever asked before: of two who want the last one, one gets it. They are held; `followPlaces` shows them.
 */
export async function takePlaces(
  tx: Orm,
  { contractorId, plan, cities, until, at }: Wanted,
): Promise<{ readonly places: readonly CityPosition[] } | { readonly full: readonly string[] }> {
  // Always in one order, so that two who want the same cities do not wait for each other.
  for (const city of cities.toSorted()) await lockCity(tx, city);
  const here = inArray(contractorPositions.city, [...cities]);
  await tx
    .delete(contractorPositions)
    .where(and(here, lte(contractorPositions.runsUntil, new Date(at))));
  const taken = await tx
    .select({ city: contractorPositions.city, position: contractorPositions.position })
    .from(contractorPositions)
    .where(here);
  const found: { city: string; position: number | null }[] = [];
  for (const city of cities) {
    const used = taken.filter((one) => one.city === city).map(({ position }) => position);
    found.push({
      city,
      position:
        plan === 'gold'
          ? await goldPlace(tx, { contractorId, city, used, at })
          : freePosition(plan, used),
    });
  }
  const places = found.flatMap(({ city, position }) =>
    position === null ? [] : [{ city, position }],
  );
  if (places.length < found.length)
    return { full: found.flatMap(({ city, position }) => (position === null ? [city] : [])) };
  for (const place of places)
    await tx
      .insert(contractorPositions)
      .values({ ...place, contractorId, runsUntil: new Date(until), shown: false })
      // Its own already, by an offer: kept for as long as the longer of both.
      .onConflictDoUpdate({
        target: [contractorPositions.city, contractorPositions.position],
        set: { runsUntil: sql`greatest(${contractorPositions.runsUntil}, excluded.runs_until)` },
        setWhere: eq(contractorPositions.contractorId, contractorId),
      });
  return { places };
}

/** The gold place that a company could take in a city now; null when it would have to wait. The city's lock is held. */
export async function freeGoldPlace(
  tx: Orm,
  contractorId: number,
  city: string,
  at: number,
): Promise<number | null> {
  const taken = await tx
    .select({ position: contractorPositions.position })
    .from(contractorPositions)
    .where(
      and(eq(contractorPositions.city, city), gt(contractorPositions.runsUntil, new Date(at))),
    );
  return goldPlace(tx, { contractorId, city, used: taken.map(({ position }) => position), at });
}

/** The place that is offered to the company, else the lowest that is free past everybody who waits longer. */
async function goldPlace(
  tx: Orm,
  of: {
    readonly contractorId: number;
    readonly city: string;
    readonly used: readonly number[];
    readonly at: number;
  },
): Promise<number | null> {
  const wait = await liveWait(tx, of.contractorId, of.city);
  if (wait?.state === 'offered' && (wait.offerUntil?.getTime() ?? 0) >= of.at) return wait.position;
  const left = goldPositionsLeft(of.used);
  return placesPastTheLine(left, await aheadOf(tx, of.city, wait)) === 0
    ? null
    : freePosition('gold', of.used);
}

const these = (contractorId: number, places: readonly CityPosition[]) =>
  and(
    eq(contractorPositions.contractorId, contractorId),
    or(
      ...places.map(({ city, position }) =>
        and(eq(contractorPositions.city, city), eq(contractorPositions.position, position)),
      ),
    ),
  );

export async function freePlaces(
  tx: Orm,
  contractorId: number,
  places: readonly CityPosition[],
): Promise<void> {
  if (places.length > 0) await tx.delete(contractorPositions).where(these(contractorId, places));
}

/** Places follow their membership: those it left are free, the others are shown as long as it says. */
export async function followPlaces(
  tx: Orm,
  contractorId: number,
  before: readonly CityPosition[],
  after: Membership,
): Promise<void> {
  const until = shownUntil(after);
  const kept = until === null ? [] : after.cities;
  await freePlaces(
    tx,
    contractorId,
    before.filter(
      (old) => !kept.some(({ city, position }) => city === old.city && position === old.position),
    ),
  );
  if (until === null) return;
  if (after.plan === 'gold')
    await waitsTaken(
      tx,
      contractorId,
      kept.map(({ city }) => city),
      after.changedAt,
    );
  await tx
    .update(contractorPositions)
    .set({ runsUntil: new Date(until + 1), shown: !after.suspended })
    .where(these(contractorId, kept));
  // Who buys a place in a city says that they work there: else the directory of that city would not show them.
  await tx
    .update(contractors)
    .set({
      workCities: sql`(select array_agg(distinct city) from unnest(${contractors.workCities} || ${sql.param(
        kept.map(({ city }) => city),
        contractors.workCities,
      )}) city)`,
    })
    .where(eq(contractors.id, contractorId));
}
