import type { Clock } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { settings } from '../db/schema/system.ts';

const key = 'clock';

type Kept = { readonly ahead: number };

/** The clock of a server to try the product on: the machine's and what staff have moved it ahead. */
export type DemoClock = Clock & {
  /** Milliseconds ahead of the machine's. */
  ahead(): number;
  /** Takes over what another process has moved, and answers the time. */
  refresh(): Promise<number>;
  /**
   * Brings the time forward; a moment that has passed changes nothing. Never back: histories, numbers and ledgers only
   * grow, and an entry after which an older one is written would contradict them.
   */
  moveTo(at: number): Promise<void>;
  /** Told after every move of this process. */
  onMove(listener: () => void): void;
};

/** Opens the clock as it was left; it lives in the database, so that every process has the same one. */
export async function openDemoClock(database: Database, machine: Clock): Promise<DemoClock> {
  let ahead = 0;
  const listeners: (() => void)[] = [];
  const now = (): number => machine.now() + ahead;
  const clock: DemoClock = {
    now,
    ahead: () => ahead,
    refresh: async () => {
      const kept = await keptAhead(database.orm);
      // An answer that was on its way while somebody moved it is older than what is known.
      ahead = Math.max(ahead, kept);
      return now();
    },
    moveTo: async (at) => {
      const moved = await database.orm.transaction((tx) => move(tx, at, machine.now()));
      ahead = Math.max(ahead, moved);
      for (const listener of listeners) listener();
    },
    onMove: (listener) => {
      listeners.push(listener);
    },
  };
  await clock.refresh();
  return clock;
}

/** Between two looks at what another process may have moved. */
const followEveryMs = 1_000;

/** Keeps the clock where every other process has it, to within a second; the answer stops it. */
export function followClock(clock: DemoClock, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void clock.refresh().catch(onError), followEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function keptAhead(orm: Orm): Promise<number> {
  const [row] = await orm.select().from(settings).where(eq(settings.key, key));
  return row === undefined ? 0 : (row.value as Kept).ahead;
}

async function move(tx: Orm, to: number, machineNow: number): Promise<number> {
  await tx
    .insert(settings)
    .values({ key, value: { ahead: 0 } })
    .onConflictDoNothing();
  const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for('update');
  const { ahead: before } = (row?.value ?? { ahead: 0 }) as Kept;
  const ahead = to - machineNow;
  if (ahead <= before) return before;
  await tx
    .update(settings)
    .set({ value: { ahead } satisfies Kept, updatedAt: new Date(machineNow) })
    .where(eq(settings.key, key));
  await takeSessionsAlong(tx, machineNow + before, ahead - before);
  return ahead;
}

/**
 * Whoever looks on is not signed out by the leap, neither as too old nor as not used. Codes, links, payments and offers
 * do come to their end.
 */
async function takeSessionsAlong(tx: Orm, now: number, leap: number): Promise<void> {
  await tx.execute(sql`update sessions
    set expires_at = expires_at + ${leap}::bigint * interval '1 millisecond',
      used_at = used_at + ${leap}::bigint * interval '1 millisecond'
    where revoked_at is null and expires_at > ${new Date(now).toISOString()}::timestamptz`);
}
