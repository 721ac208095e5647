import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';

export type SignInLimits = {
  readonly windowMs: number;
  /** Failures of one address on one account. */
  readonly perAccount: number;
  /** Failures of one address on all accounts. */
  readonly perAddress: number;
};

export const signInLimits: SignInLimits = { windowMs: 15 * 60_000, perAccount: 8, perAddress: 60 };

/**
 * Counts failed sign-ins in the database, so that all processes see one count. Only failures count, and a
 * success forgets them: nobody is locked out of an account by others, because the address is in the key.
 */
export class SignInLimit {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #limits: SignInLimits;

  constructor(database: Database, now: () => number, limits: SignInLimits = signInLimits) {
    this.#database = database;
    this.#now = now;
    this.#limits = limits;
  }

  /** @throws {ApiError} RATE_LIMITED with the seconds to wait. */
  async check(address: string, account: string): Promise<void> {
    const rows = await this.#database.rows<{ key: string; failures: number; ends: Date }>(
      {
        name: 'sign-in-attempts',
        text: 'select key, failures, window_ends_at as ends from sign_in_attempts where key = any($1) and window_ends_at > $2',
      },
      [[accountKey(address, account), addressKey(address)], new Date(this.#now())],
    );
    for (const { key, failures, ends } of rows) {
      const limit = key === addressKey(address) ? this.#limits.perAddress : this.#limits.perAccount;
      if (failures >= limit) {
        const retryAfterSeconds = Math.max(
          1,
          Math.ceil((new Date(ends).getTime() - this.#now()) / 1000),
        );
        throw new ApiError('RATE_LIMITED', { retryAfterSeconds });
      }
    }
  }

  async failed(address: string, account: string): Promise<void> {
    const now = this.#now();
    for (const key of [accountKey(address, account), addressKey(address)]) {
      await this.#database.rows(
        {
          name: 'sign-in-failed',
          text: `insert into sign_in_attempts as a (key, failures, window_ends_at) values ($1, 1, $2)
            on conflict (key) do update set
              failures = case when a.window_ends_at > $3 then a.failures + 1 else 1 end,
              window_ends_at = case when a.window_ends_at > $3 then a.window_ends_at else excluded.window_ends_at end`,
        },
        [key, new Date(now + this.#limits.windowMs), new Date(now)],
      );
    }
  }

  async succeeded(address: string, account: string): Promise<void> {
    await this.#database.rows(
      { name: 'sign-in-succeeded', text: 'delete from sign_in_attempts where key = $1' },
      [accountKey(address, account)],
    );
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const accountKey = (address: string, account: string): string =>
  hash(`account ${address} ${account}`);
const addressKey = (address: string): string => hash(`address ${address}`);
