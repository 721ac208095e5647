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
  const boss = new PgBoss({ db: database.jobs, backend: database.kind, schema: 'jobs' });
  boss.on('error', onError);
  await boss.start();
  // One round runs and one waits, however often it is asked for.
  await boss.createQueue(queue, { policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await boss.work(queue, { pollingIntervalSeconds: 2 }, async () =>
    passTime(database, await now(), onError),
  );
  await boss.schedule(queue, '* * * * *');
  await boss.send(queue);
  return {
    soon: async () => {
      await boss.send(queue);
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  };
}
