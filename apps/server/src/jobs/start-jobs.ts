import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { passTime } from './pass-time.ts';

export const roundsQueue = 'rounds';

export type JobsOptions = {
  readonly database: Database;
  readonly now: () => number | Promise<number>;
  /** Told of a round that broke. */
  readonly onError: (error: unknown) => void;
};

export type Jobs = {
  /** Does what is due now instead of with the next minute. */
  soon(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The job queue lives in the database itself, on PostgreSQL for all processes together and on the embedded one for the
 * only one. Every minute one of them finds what has come due; the first round begins with the server, so that what fell
 * due while it stood still is made up for.
 */
export async function startJobs({ database, now, onError }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind,
    schema: 'jobs',
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
  });
  boss.on('error', onError);
  await boss.start();
  // One round waits, however often it is asked for, and none waits for another: two at once pass over each other's
  // orders, and the round of a process that died would be taken for alive for some forty seconds.
  const rounds = { retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 15 };
  await boss.createQueue(roundsQueue, { policy: 'short', ...rounds });
  await boss.updateQueue(roundsQueue, rounds);
  const round = async (): Promise<void> => passTime(database, await now(), onError);
  await boss.work(roundsQueue, { pollingIntervalSeconds: 2 }, round);
  await boss.schedule(roundsQueue, '* * * * *');
  // At once, not with the next minute: what fell due while no server ran is made up for.
  const first = round().catch(onError);
  return {
    soon: async () => {
      await boss.send(roundsQueue);
    },
    stop: async () => {
      await first;
      await boss.stop({ graceful: true, close: false, timeout: 5_000 });
    },
  };
}
