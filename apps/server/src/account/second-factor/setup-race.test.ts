import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { proveSecondFactor, startSetup } from './second-factor.ts';
import { codeAt } from './totp.ts';

const userId = 1;
const later = testNow + 120_000;

describe.each(databaseKinds)('two who set up the same second factor on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  const start = () => database.orm.transaction((tx) => startSetup(tx, userId, new Date(testNow)));
  const waiting = async (): Promise<number> => {
    const [row] = await database.rows<{ waiting: number }>(
      {
        text: `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      },
      [],
    );
    return row?.waiting ?? 0;
  };

  test('in the same moment: the key that was confirmed stays', async () => {
    let second: Promise<string | null> = Promise.resolve(null);
    const key = await database.orm.transaction(async (tx) => {
      const secret = await startSetup(tx, userId, new Date(testNow));
      second = start();
      // The embedded database takes one transaction after the other by itself.
      if (kind === 'postgres')
        await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000 });
      const proof = await proveSecondFactor(tx, userId, codeAt(secret ?? '', testNow), testNow);
      expect(proof.ok).toBe(true);
      return secret ?? '';
    });
    expect(await second).toBeNull();
    const proof = await database.orm.transaction((tx) =>
      proveSecondFactor(tx, userId, codeAt(key, later), later),
    );
    expect(proof).toEqual({ ok: true, recoveryCodes: null });
    expect(await start()).toBeNull();
  });
});
