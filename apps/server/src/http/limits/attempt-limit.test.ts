import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../api-error.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { AttemptLimit } from './attempt-limit.ts';

describe.each(databaseKinds)('failed sign-ins on %s', (kind) => {
  let database: Database;
  const clock = movableClock(testNow);
  const limit = (): AttemptLimit => new AttemptLimit(database, clock.now);

  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  afterAll(() => database.close());

  /** Whether an attempt is let through to the password. */
  const passes = (caller: string | null, account: string): Promise<boolean> =>
    limit()
      .attempt(caller, account)
      .then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(ApiError);
          expect(error).toMatchObject({ code: 'RATE_LIMITED' });
          return false;
        },
      );
  const count = async (tries: readonly Promise<boolean>[]): Promise<number> =>
    (await Promise.all(tries)).filter(Boolean).length;
  const times = <Result>(n: number, each: (index: number) => Result): Result[] =>
    Array.from({ length: n }, (_, index) => each(index));

  test('of 41 at the same moment eight are let through', async () => {
    expect(await count(times(41, () => passes('10.0.0.1', 'a@hien.example')))).toBe(8);
  });

  test('280 from 40 addresses: twenty in an hour, and what was refused counts nowhere', async () => {
    const account = 'b@hien.example';
    expect(await count(times(280, (n) => passes(`10.1.0.${n % 40}`, account)))).toBe(20);
    // Addresses that were refused are not used up: other accounts are open to them.
    expect(await passes('10.1.0.39', 'c@hien.example')).toBe(true);
    clock.advance(16 * 60_000);
    expect(await passes('10.1.1.1', account)).toBe(false);
    clock.advance(45 * 60_000);
    expect(await passes('10.1.1.1', account)).toBe(true);
  });

  test('who got in from somewhere is let in there while others guess', async () => {
    const account = 'd@hien.example';
    expect(await passes('10.2.0.1', account)).toBe(true);
    await limit().gotIn('10.2.0.1', account);
    expect(await count(times(60, (n) => passes(`10.2.1.${n % 10}`, account)))).toBe(20);
    expect(await count(times(100, (n) => passes('10.2.0.1', `x${n}@hien.example`)))).toBe(60);
    expect(await passes('10.2.0.1', account)).toBe(true);
    expect(await passes('10.2.0.2', account)).toBe(false);
    // And there as often as anybody, not without end.
    expect(await count(times(20, () => passes('10.2.0.1', account)))).toBe(7);
  });

  test('an account of one’s own does not make room for more guesses', async () => {
    const own = 'e@hien.example';
    let guesses = 0;
    for (let n = 0; n < 70; n += 1) {
      if (await passes('10.3.0.1', `y${n}@hien.example`)) guesses += 1;
      if (await passes('10.3.0.1', own)) await limit().gotIn('10.3.0.1', own);
    }
    expect(guesses).toBe(60);
  });

  test('an address that says nothing is not counted by itself, the account is', async () => {
    expect(await count(times(100, (n) => passes(null, `z${n}@hien.example`)))).toBe(100);
    expect(await count(times(30, () => passes(null, 'f@hien.example')))).toBe(8);
  });
});
