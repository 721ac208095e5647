import type { Database } from './db/database.ts';

/** What every area may ask for. */
export type Services = {
  readonly database: Database;
  /** Milliseconds since the epoch; the only source of time. */
  readonly now: () => number;
};
