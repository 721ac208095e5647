import type { Database } from '../db/database.ts';
import type { Providers } from './providers.ts';
import type { Zalo } from './social/zalo.ts';
import type { Mail } from '../mail/mail.ts';
import type { AttemptLimit } from '../http/limits/attempt-limit.ts';

/** What the operations of the account area share. */
export type Account = {
  readonly database: Database;
  readonly now: () => number;
  readonly mail: Mail;
  /** Failed sign-ins. */
  readonly limit: AttemptLimit;
  readonly codeMails: AttemptLimit;
  readonly codeTries: AttemptLimit;
  readonly secondFactorTries: AttemptLimit;
  /** Strangers come here (PUBLIC_URL): a password alone opens no account of staff. */
  readonly staffNeedSecondFactor: boolean;
  /** Six digits nobody can foresee; tests foresee them. */
  readonly newCode: () => string;
  readonly providers: Providers;
  /** Null when Zalo is not configured. */
  readonly zalo: Zalo | null;
  /** The providers are played on this machine: development and tests. */
  readonly socialSimulated: boolean;
};
