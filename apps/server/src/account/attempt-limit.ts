import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';

export type AttemptLimits = {
  /** Names what is counted, so that counts do not meet. */
  readonly name: string;
  readonly windowMs: number;
  /** On one account. */
  readonly perAccount: number;
  /** From one address, on all accounts. */
  readonly perAddress: number;
  /**
   * `from-address`: an account is counted apart for each address, so nobody locks out its owner. `everywhere`:
   * from all addresses together, where each attempt reaches the owner (a mail).
   */
  readonly account: 'from-address' | 'everywhere';
};

const minute = 60_000;

/** Failed sign-ins. */
export const signInLimits: AttemptLimits = {
  name: '',
  windowMs: 15 * minute,
  perAccount: 8,
  perAddress: 60,
  account: 'from-address',
};

/** Mails with a code. Five tries for each: at most thirty of a million codes an hour can be guessed. */
export const codeMailLimits: AttemptLimits = {
  name: 'code-mail ',
  windowMs: 60 * minute,
  perAccount: 6,
  perAddress: 40,
  account: 'everywhere',
};

/** Wrong codes; the code counts its own five tries, this one stops an address that tries many e-mails. */
export const codeTryLimits: AttemptLimits = {
  name: 'code-try ',
  windowMs: 15 * minute,
  perAccount: 30,
  perAddress: 60,
  account: 'from-address',
};

/**
 * Counts attempts in the database, so that all processes see one count. What is counted is the caller's matter:
 * failed sign-ins, where a success forgets them, or every mail that was asked for.
 */
export class AttemptLimit {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #limits: AttemptLimits;

  constructor(database: Database, now: () => number, limits: AttemptLimits = signInLimits) {
    this.#database = database;
    this.#now = now;
    this.#limits = limits;
  }

  /** @throws {ApiError} RATE_LIMITED with the seconds to wait. */
  async check(address: string, account: string): Promise<void> {
    const rows = await this.#database.rows<{ key: string; failures: number; ends: Date }>(
      {
        name: 'attempts',
        text: 'select key, failures, window_ends_at as ends from sign_in_attempts where key = any($1) and window_ends_at > $2',
      },
      [this.#keys(address, account), new Date(this.#now())],
    );
    const ofAddress = this.#addressKey(address);
    for (const { key, failures, ends } of rows) {
      const limit = key === ofAddress ? this.#limits.perAddress : this.#limits.perAccount;
      if (failures >= limit) {
        const retryAfterSeconds = Math.max(
          1,
          Math.ceil((new Date(ends).getTime() - this.#now()) / 1000),
        );
        throw new ApiError('RATE_LIMITED', { retryAfterSeconds });
      }
    }
  }

  /** One more attempt of the kind that is counted. */
  async failed(address: string, account: string): Promise<void> {
    const now = this.#now();
    for (const key of this.#keys(address, account)) {
      await this.#database.rows(
        {
          name: 'attempt-failed',
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
      { name: 'attempt-succeeded', text: 'delete from sign_in_attempts where key = $1' },
      [this.#accountKey(address, account)],
    );
  }

  #keys(address: string, account: string): string[] {
    return [this.#accountKey(address, account), this.#addressKey(address)];
  }

  #accountKey(address: string, account: string): string {
    const from = this.#limits.account === 'everywhere' ? '' : address;
    return hash(`${this.#limits.name}account ${from} ${account}`);
  }

  #addressKey(address: string): string {
    return hash(`${this.#limits.name}address ${address}`);
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
