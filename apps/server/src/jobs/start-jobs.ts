import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { passTime } from './pass-time.ts';

const queue = 'time-passes';

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
  // One round runs and one waits, however often it is asked for. A process that dies in its round must not keep the
  // others waiting: its round is given up once its heart stands still.
  const rounds = { retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 15 };
  await boss.createQueue(queue, { policy: 'stately', ...rounds });
  await boss.updateQueue(queue, rounds);
  const round = async (): Promise<void> => passTime(database, await now(), onError);
  await boss.work(queue, { pollingIntervalSeconds: 2 }, round);
  await boss.schedule(queue, '* * * * *');
  // Not through the queue: the round in which the process before this one died may still be taken for alive there.
  const first = round().catch(onError);
  return {
    soon: async () => {
      await boss.send(queue);
    },
    stop: async () => {
      await first;
      await boss.stop({ graceful: true, close: false, timeout: 5_000 });
    },
  };
}
