import {
  apply,
  type Command,
  goldPositionsLeft,
  freePosition,
  newPlaceWait,
  type PlaceWait,
  placeWaitMachine,
  type PlaceWaitPayloads,
} from '@hien/domain';
import { and, asc, count, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { contractorPositions, contractors } from '../../db/schema/contractors.ts';
import { adOrders, placeWaits } from '../../db/schema/memberships.ts';
import { notifyMember } from '../../notices/notify-member.ts';
import { lockCity } from './city-lock.ts';

export type WaitRow = typeof placeWaits.$inferSelect;

const live = inArray(placeWaits.state, ['waiting', 'offered']);

const asWait = (row: WaitRow): PlaceWait => ({
  state: row.state,
  version: row.version,
  changedAt: row.changedAt.getTime(),
  city: row.city,
  offerUntil: row.offerUntil?.getTime() ?? null,
});

/** Moves a company in the line. The city's lock is held. */
export async function moveWait(
  tx: Orm,
  row: WaitRow,
  command: Command<PlaceWaitPayloads>,
  position: number | null = null,
): Promise<WaitRow> {
  const applied = apply(placeWaitMachine, asWait(row), command);
  if (!applied.ok) throw new Error(`wait ${row.id}: ${command.event}: ${applied.refusal.reason}`);
  const { state, version, offerUntil, changedAt } = applied.entity;
  const [after = row] = await tx
    .update(placeWaits)
    .set({
      state,
      version,
      position,
      offerUntil: offerUntil === null ? null : new Date(offerUntil),
      changedAt: new Date(changedAt),
    })
    .where(eq(placeWaits.id, row.id))
    .returning();
  for (const effect of applied.effects) {
    const about =
      effect.do === 'notify'
        ? (['place.offered', 'place.lapsed'] as const).find((one) => one === effect.about)
        : undefined;
    if (about !== undefined)
      await notifyMember(tx, {
        userId: row.userId,
        key: `place-wait:${row.id}:${version}`,
        at: command.at,
        values: { note: row.city },
        mail: { template: 'place-step', values: { about, city: row.city, until: offerUntil } },
      });
  }
  return after;
}

/** The company's place in the line of a city, while it has one. */
export async function liveWait(
  tx: Orm,
  contractorId: number,
  city: string,
): Promise<WaitRow | undefined> {
  const [row] = await tx
    .select()
    .from(placeWaits)
    .where(and(eq(placeWaits.contractorId, contractorId), eq(placeWaits.city, city), live));
  return row;
}

/** How many companies wait in a city before somebody: before all who are not in the line. */
export async function aheadOf(tx: Orm, city: string, row: WaitRow | undefined): Promise<number> {
  const [found] = await tx
    .select({ waiting: count() })
    .from(placeWaits)
    .innerJoin(contractors, eq(contractors.id, placeWaits.contractorId))
    .where(
      and(
        eq(placeWaits.city, city),
        eq(placeWaits.state, 'waiting'),
        eq(contractors.approval, 'approved'),
        row === undefined ? undefined : lt(placeWaits.id, row.id),
      ),
    );
  return found?.waiting ?? 0;
}

/** The company has its places in these cities: it waits there no longer. */
export async function waitsTaken(
  tx: Orm,
  contractorId: number,
  cities: readonly string[],
  at: number,
): Promise<void> {
  if (cities.length === 0) return;
  const rows = await tx
    .select()
    .from(placeWaits)
    .where(
      and(eq(placeWaits.contractorId, contractorId), inArray(placeWaits.city, [...cities]), live),
    )
    .for('update');
  for (const row of rows)
    await moveWait(tx, row, { event: 'place.take', by: 'company', at, payload: {} });
}

/** What an order held and let go is kept on for who is still offered it. */
export async function keepOffers(tx: Orm, contractorId: number, at: number): Promise<void> {
  const rows = await tx
    .select()
    .from(placeWaits)
    .where(
      and(
        eq(placeWaits.contractorId, contractorId),
        eq(placeWaits.state, 'offered'),
        gte(placeWaits.offerUntil, new Date(at)),
      ),
    );
  for (const row of rows) await hold(tx, row);
}

async function hold(tx: Orm, { city, position, contractorId, offerUntil }: WaitRow): Promise<void> {
  if (position === null || offerUntil === null) throw new Error('an offer without its place');
  await tx
    .insert(contractorPositions)
    .values({
      city,
      position,
      contractorId,
      runsUntil: new Date(offerUntil.getTime() + 1),
      shown: false,
    })
    .onConflictDoNothing();
}

/** Lines in which time has something to do: offers that are over, and places that became free. Each city by itself. */
export async function advanceWaitingLists(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const { orm } = database;
  const cities = await orm.selectDistinct({ city: placeWaits.city }).from(placeWaits).where(live);
  for (const { city } of cities) {
    try {
      await retried(orm, (tx) => advanceCity(tx, city, now));
    } catch (error) {
      onError(error);
    }
  }
}

async function advanceCity(tx: Orm, city: string, now: number): Promise<void> {
  await lockCity(tx, city);
  const line = await tx
    .select({ wait: placeWaits, approval: contractors.approval })
    .from(placeWaits)
    .innerJoin(contractors, eq(contractors.id, placeWaits.contractorId))
    .where(and(eq(placeWaits.city, city), live))
    .orderBy(asc(placeWaits.id))
    .for('update', { of: placeWaits });
  for (const { wait } of line)
    if (wait.offerUntil !== null && wait.offerUntil.getTime() < now) await lapse(tx, wait, now);
  const taken = await tx
    .select({ position: contractorPositions.position })
    .from(contractorPositions)
    .where(
      and(eq(contractorPositions.city, city), gt(contractorPositions.runsUntil, new Date(now))),
    );
  const used = taken.map(({ position }) => position);
  const next = line
    .filter(({ wait, approval }) => wait.state === 'waiting' && approval === 'approved')
    .slice(0, goldPositionsLeft(used));
  for (const { wait } of next) {
    const position = freePosition('gold', used);
    if (position === null) return;
    used.push(position);
    // One that ran out and was not cleared yet stands at the same number.
    await tx
      .delete(contractorPositions)
      .where(and(eq(contractorPositions.city, city), eq(contractorPositions.position, position)));
    await hold(
      tx,
      await moveWait(
        tx,
        wait,
        { event: 'place.offer', by: 'system', at: now, payload: {} },
        position,
      ),
    );
  }
}

/** A day is over. Who is paying for it right now keeps it until that order is. */
async function lapse(tx: Orm, wait: WaitRow, now: number): Promise<void> {
  if (await isBeingPaid(tx, wait, now)) return;
  await moveWait(tx, wait, { event: 'offer.lapse', by: 'system', at: now, payload: {} });
  await letGo(tx, wait, now);
}

/** Whether an order of the company holds a place of that city and waits for its money. */
async function isBeingPaid(
  tx: Orm,
  { contractorId, city }: WaitRow,
  now: number,
): Promise<boolean> {
  const paying = await tx
    .select({ id: adOrders.id })
    .from(adOrders)
    .where(
      and(
        eq(adOrders.contractorId, contractorId),
        eq(adOrders.state, 'waiting'),
        sql`${adOrders.kind} <> 'renewal'`,
        sql`${adOrders.cities} @> ${JSON.stringify([{ city }])}::jsonb`,
        gte(adOrders.dueAt, new Date(now)),
      ),
    );
  return paying.length > 0;
}

/** The place that is kept for an offer is free again, or the order's that is being paid for it. */
export async function letGo(tx: Orm, wait: WaitRow, now: number): Promise<void> {
  const { city, position, contractorId } = wait;
  if (position === null || (await isBeingPaid(tx, wait, now))) return;
  await tx
    .delete(contractorPositions)
    .where(
      and(
        eq(contractorPositions.city, city),
        eq(contractorPositions.position, position),
        eq(contractorPositions.contractorId, contractorId),
        eq(contractorPositions.shown, false),
      ),
    );
}

/** Joins the line of a city, once however often it is pressed. The city's lock is held. */
export async function joinLine(
  tx: Orm,
  { id, userId }: { readonly id: number; readonly userId: number },
  city: string,
  at: number,
): Promise<void> {
  const { state, version, changedAt } = newPlaceWait(city, at);
  await tx
    .insert(placeWaits)
    .values({
      contractorId: id,
      userId,
      city,
      state,
      version,
      joinedAt: new Date(at),
      changedAt: new Date(changedAt),
    })
    .onConflictDoNothing();
}
