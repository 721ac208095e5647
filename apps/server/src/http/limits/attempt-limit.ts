import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database, Orm } from '../../db/database.ts';
import { signInAttempts } from '../../db/schema/account.ts';
import { ApiError } from '../api-error.ts';

export type AttemptLimits = {
  /** Names what is counted, so that counts do not meet. */
  readonly name: string;
  /** From the first attempt that is counted on. */
  readonly windowMs: number;
  /** On one account from one address, so that nobody locks out its owner; null does not count it. */
  readonly perAccountHere: number | null;
  /**
   * On one account from all addresses together: who has many addresses is slowed down as well, and each mail that
   * reaches an owner is counted here. Whoever got in before is let past it from where they did.
   */
  readonly perAccount: { readonly most: number; readonly windowMs: number } | null;
  /** From one address, on all accounts. Whoever got in from there before is let past it. */
  readonly perAddress: number;
};

const minute = 60_000;

/** Failed sign-ins. */
export const signInLimits: AttemptLimits = {
  name: '',
  windowMs: 15 * minute,
  perAccountHere: 8,
  perAccount: { most: 20, windowMs: 60 * minute },
  perAddress: 60,
};

/** Mails with a code. Five tries for each: at most thirty of a million codes an hour can be guessed. */
export const codeMailLimits: AttemptLimits = {
  name: 'code-mail ',
  windowMs: 60 * minute,
  perAccountHere: null,
  perAccount: { most: 6, windowMs: 60 * minute },
  perAddress: 40,
};

/** Wrong codes; the code counts its own five tries, this one stops an address that tries many e-mails. */
export const codeTryLimits: AttemptLimits = {
  name: 'code-try ',
  windowMs: 15 * minute,
  perAccountHere: 30,
  perAccount: null,
  perAddress: 60,
};

/** Codes of a second factor: ten wrong ones of a million in an hour, from wherever they come. */
export const secondFactorLimits: AttemptLimits = {
  name: 'second-factor ',
  windowMs: 60 * minute,
  perAccountHere: null,
  perAccount: { most: 10, windowMs: 60 * minute },
  perAddress: 30,
};

/** How long it is remembered from where somebody got in. */
const knownMs = 90 * 86_400_000;

/** One thing that is counted, and how often it may be. */
type Count = { readonly key: string; readonly most: number; readonly windowMs: number };

/**
 * Counts attempts in the database, so that all processes see one count. An attempt is counted before it is judged:
 * of any number that come at the same moment as many are let through as the limit says. What went well is taken back.
 * `caller` is `callerOf(request)`; null, an address that says nothing, is not counted by itself.
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

  /** One more attempt; one that is refused counts nowhere. @throws {ApiError} RATE_LIMITED with the seconds to wait. */
  async attempt(
    caller: string | null,
    account: string,
    orm: Orm = this.#database.orm,
  ): Promise<void> {
    const now = this.#now();
    await orm.transaction(async (tx) => {
      const known = await this.#isKnown(tx, caller, account);
      // Always in one order, so that two attempts never wait for each other.
      const counts = this.#counts(caller, account, known).sort((a, b) => (a.key < b.key ? -1 : 1));
      const open = sql`${signInAttempts.windowEndsAt} > ${new Date(now).toISOString()}`;
      const rows = await tx
        .insert(signInAttempts)
        .values(
          counts.map(({ key, windowMs }) => ({
            key,
            failures: 1,
            windowEndsAt: new Date(now + windowMs),
          })),
        )
        .onConflictDoUpdate({
          target: signInAttempts.key,
          set: {
            failures: sql`case when ${open} then ${signInAttempts.failures} + 1 else 1 end`,
            windowEndsAt: sql`case when ${open} then ${signInAttempts.windowEndsAt} else excluded.window_ends_at end`,
          },
        })
        .returning();
      const ends = rows
        .filter(
          ({ key, failures }) => failures > (counts.find((each) => each.key === key)?.most ?? 0),
        )
        .map(({ windowEndsAt }) => windowEndsAt.getTime());
      if (ends.length > 0)
        throw new ApiError('RATE_LIMITED', {
          retryAfterSeconds: Math.max(1, Math.ceil((Math.max(...ends) - now) / 1000)),
        });
    });
  }

  /** The attempt went well and was none that counts. */
  async takeBack(caller: string | null, account: string): Promise<void> {
    await this.#database.orm.transaction((tx) => this.#lower(tx, caller, account));
  }

  /** They got in: failures from here are forgotten, and the way in is remembered. */
  async gotIn(caller: string | null, account: string): Promise<void> {
    const here = this.#here(caller, account);
    await this.#database.orm.transaction(async (tx) => {
      await this.#lower(tx, caller, account);
      await tx.delete(signInAttempts).where(eq(signInAttempts.key, here));
      if (caller === null) return;
      const known = { failures: 0, windowEndsAt: new Date(this.#now() + knownMs) };
      await tx
        .insert(signInAttempts)
        .values({ key: this.#knownKey(caller, account), ...known })
        .onConflictDoUpdate({ target: signInAttempts.key, set: known });
    });
  }

  async #lower(tx: Orm, caller: string | null, account: string): Promise<void> {
    const known = await this.#isKnown(tx, caller, account);
    const keys = this.#counts(caller, account, known).map(({ key }) => key);
    // In the order in which attempts take them.
    await tx.execute(sql`with locked as (
        select ${signInAttempts.key} from ${signInAttempts} where ${inArray(signInAttempts.key, keys)} order by 1 for update
      ) update ${signInAttempts} set failures = greatest(0, failures - 1) where key in (select key from locked)`);
  }

  async #isKnown(tx: Orm, caller: string | null, account: string): Promise<boolean> {
    if (caller === null) return false;
    const [row] = await tx
      .select({ key: signInAttempts.key })
      .from(signInAttempts)
      .where(
        and(
          eq(signInAttempts.key, this.#knownKey(caller, account)),
          gt(signInAttempts.windowEndsAt, new Date(this.#now())),
        ),
      );
    return row !== undefined;
  }

  #counts(caller: string | null, account: string, known: boolean): Count[] {
    const { name, windowMs, perAccountHere, perAccount, perAddress } = this.#limits;
    const counts: Count[] = [];
    if (perAccountHere !== null)
      counts.push({ key: this.#here(caller, account), most: perAccountHere, windowMs });
    if (perAccount !== null && !known)
      counts.push({ key: hash(`${name}everywhere ${account}`), ...perAccount });
    if (caller !== null && !known)
      counts.push({ key: hash(`${name}address ${caller}`), most: perAddress, windowMs });
    return counts;
  }

  #here(caller: string | null, account: string): string {
    return hash(`${this.#limits.name}account ${caller ?? ''} ${account}`);
  }

  #knownKey(caller: string, account: string): string {
    return hash(`${this.#limits.name}known ${caller} ${account}`);
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
