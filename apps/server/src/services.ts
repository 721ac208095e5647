import type { Database } from './db/database.ts';
import type { Mail } from './mail/mail.ts';

/** What every area may ask for. */
export type Services = {
  readonly database: Database;
  /** Milliseconds since the epoch; the only source of time. */
  readonly now: () => number;
  /** The one way to write to people. */
  readonly mail: Mail;
};
