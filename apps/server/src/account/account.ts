import type { Database } from '../db/database.ts';
import type { Providers } from './providers.ts';
import type { SignInLimit } from './sign-in-limit.ts';
import type { Zalo } from './social/zalo.ts';

/** What the operations of the account area share. */
export type Account = {
  readonly database: Database;
  readonly now: () => number;
  readonly limit: SignInLimit;
  readonly providers: Providers;
  /** Null when Zalo is not configured. */
  readonly zalo: Zalo | null;
  /** The providers are played on this machine: development and tests. */
  readonly socialSimulated: boolean;
};
