import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { systemClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { brokenBooks } from '../testing/books.ts';
import { CrashLoad } from '../testing/crash-load.ts';
import { databaseKinds, emptyPostgresUrl } from '../testing/databases.ts';
import { dice } from '../testing/dice.ts';
import { giveCoupon, givePoints, type Market, seedMarketplace } from '../testing/marketplace.ts';
import { type Outside, startOutsideServices } from '../testing/outside-services.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { Shopper } from '../testing/shopper.ts';

/** CRASHES=50 is the long run. */
const crashes = Number(process.env['CRASHES'] ?? 2);
const stock = 10_000;
const buyers = 24;
const hands = 8;
const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(databaseKinds)('a server that dies under load on %s', (kind) => {
  const roll = dice(11);
  const folder = mkdtempSync(join(tmpdir(), 'hien-crash-'));
  let where: { readonly url: string } | { readonly folder: string };
  let outside: Outside;
  let market: Market;
  let load: CrashLoad;
  /** How far the shop's clock is in front of this machine's. */
  let ahead = 0;
  const now = (): number => systemClock.now() + ahead;

  /** The database while no server runs: what a crash left behind is what is found. */
  async function look<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await openDatabase(where);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const start = (): Promise<ServerProcess> =>
    startServerProcess({
      database: where,
      folder,
      ahead,
      gateways: outside.gateways,
      mails: outside.mails,
      work: true,
    });

  beforeAll(async () => {
    where =
      kind === 'postgres' ? { url: await emptyPostgresUrl() } : { folder: join(folder, 'db') };
    outside = await startOutsideServices(roll);
    market = await look(async (database) => {
      await database.migrate();
      const at = systemClock.now();
      const planted = await seedMarketplace(database, { buyers, stock, at });
      const rich = [];
      for (const buyer of planted.buyers) {
        const { userId } = buyer;
        await givePoints(database, userId, { source: `a-${userId}`, points: 30_000, at });
        await givePoints(database, userId, { source: `b-${userId}`, points: 50_000, at });
        const code = 'MOT-LAN';
        rich.push({
          ...buyer,
          couponId: await giveCoupon(database, userId, { code, amount: 70_000, at }),
        });
      }
      return { ...planted, buyers: rich };
    });
    load = new CrashLoad(market, roll);
  }, 120_000);
  afterAll(async () => {
    await outside.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Nothing that was heard is lost, nothing is there twice, nothing is half done. */
  async function inOrder(): Promise<void> {
    const { placed, checkouts, versions } = load.journal;
    await look(async (database) => {
      expect(await brokenBooks(database, stock)).toEqual([]);
      const groups = await database.rows<{ id: number }>(
        { text: 'select id from payment_groups' },
        [],
      );
      const there = new Set(groups.map(({ id }) => id));
      expect([...placed.keys()].filter((id) => !there.has(id))).toEqual([]);
      // More than was heard of is only what nobody has heard of yet.
      expect(there.size - placed.size).toBeLessThanOrEqual(checkouts.size);
      const orders = await database.rows<{ id: number; version: number }>(
        { text: 'select id, version from orders' },
        [],
      );
      const versionOf = new Map(orders.map(({ id, version }) => [id, version]));
      expect([...versions].filter(([id, version]) => (versionOf.get(id) ?? -1) < version)).toEqual(
        [],
      );
      await paidInOrder(database);
      await outsideInOrder(database);
    });
  }

  async function paidInOrder(database: Database): Promise<void> {
    const attempts = await database.rows<{ reference: string; state: string }>(
      { text: 'select reference, state from payment_attempts' },
      [],
    );
    const stateOf = new Map(attempts.map(({ reference, state }) => [reference, state]));
    expect(
      [...load.journal.paid].filter((reference) => stateOf.get(reference) !== 'succeeded'),
    ).toEqual([]);
  }

  /** Money left and mails went for what is written down, once each, or what is open is known to be so. */
  async function outsideInOrder(database: Database): Promise<void> {
    const returns = await database.rows<{ key: string; amount: number; state: string }>(
      { text: `select 'HT' || id || '-' || round as key, amount, state from money_returns` },
      [],
    );
    const known = new Map(returns.map((one) => [one.key, one]));
    for (const [key, amount] of outside.refunds) {
      expect(known.get(key)?.amount).toBe(amount);
      expect(known.get(key)?.state).not.toBe('requested');
    }
    for (const { key, state } of returns)
      if (state === 'refunded') expect(outside.refunds.has(key)).toBe(true);
    const mails = await database.rows<{ id: number; state: string; attempts: number }>(
      { text: 'select id, state, attempts from outbox' },
      [],
    );
    let twice = 0;
    for (const { id, state, attempts } of mails) {
      const arrived = outside.letters.get(`outbox-${id}@hien.example`) ?? 0;
      expect(arrived).toBeLessThanOrEqual(attempts);
      if (state === 'sent') expect(arrived).toBeGreaterThan(0);
      twice += arrived > 1 ? 1 : 0;
    }
    // Only the mail that was on its way at that moment may come again, under the same Message-ID.
    expect(twice).toBeLessThanOrEqual(crashes);
    expect(outside.letters.size).toBeLessThanOrEqual(mails.length);
  }

  test(`${crashes} times: nothing is lost, doubled or half done`, async () => {
    for (let crash = 0; crash < crashes; crash += 1) {
      const server = await start();
      const shop = new Shopper(server.address);
      // Somewhere in the midst of it: after so many acts, and a moment more.
      const enough = load.after(crashes > 5 ? 30 + roll(60) : 10 + roll(10));
      const work = load.settle(shop).then(() => load.run(shop, hands, now));
      await Promise.race([enough.then(() => after(roll(60))), work]);
      await Promise.all([work, server.kill()]);
      await inOrder();
      await pardon();
      // Leases run out while a server stands still, and now and then days pass.
      ahead += crash % 5 === 4 ? 4 * day : roll(2) * 6 * minute;
    }
    await comesToRest();
    const { placed, paid, versions, refused } = load.journal;
    expect(placed.size).toBeGreaterThan(0);
    // The short run may die before anybody has paid.
    expect(paid.size).toBeGreaterThanOrEqual(crashes > 5 ? crashes : 0);
    if (crashes > 5)
      process.stdout.write(
        `${kind}: ${crashes} crashes, ${placed.size} checkouts, ${paid.size} payments, ${versions.size} orders changed, ${refused} refusals, ${outside.refunds.size} refunds, ${outside.letters.size} mails\n`,
      );
  }, 7_200_000);

  /** A shop that let deadlines pass is stopped; here it shall go on selling. */
  const pardon = (): Promise<unknown> =>
    look(async (database) => {
      await database.rows({ text: 'delete from penalties' }, []);
      await database.rows({ text: 'update sellers set sales_stopped_at = null' }, []);
    });

  /** The last servers are not killed: they answer what is open, and everything that is due happens. */
  async function comesToRest(): Promise<void> {
    await settled();
    await deadlinesPass();
    const groups = await look((database) =>
      database.rows<{ n: number }>({ text: 'select count(*)::int as n from payment_groups' }, []),
    );
    expect(groups).toEqual([{ n: load.journal.placed.size }]);
    await allLeaves();
    await inOrder();
  }

  /** What was answered late is answered by a server that is left alone with it. */
  async function settled(): Promise<void> {
    const server = await start();
    await load.settle(new Shopper(server.address));
    expect(load.journal.open).toBe(0);
    expect(await server.stop()).toBe(0);
  }

  /** Four days later nobody is waited for in vain, and no timer is overdue: nobody presses, so no order is passed over. */
  async function deadlinesPass(): Promise<void> {
    ahead += 4 * day;
    const server = await start();
    const shop = new Shopper(server.address);
    const unpaid = [...load.journal.placed.values()].find(({ method }) => method === 'QR');
    const [orderId] = unpaid?.orderIds ?? [];
    if (unpaid === undefined || orderId === undefined) throw new Error('nothing was ordered');
    await vi.waitFor(
      async () => {
        const { body } = await shop.read(unpaid.buyer.token, orderId);
        expect(body.items.map(({ state }) => state)).not.toContain('awaiting_payment');
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(await server.stop()).toBe(0);
    const late = await look((database) =>
      database.rows<{ order: number; state: string; due: string }>(
        {
          text: `select order_id as order, state, due_at::text as due from order_items where due_at < $1`,
        },
        [new Date(now() - minute)],
      ),
    );
    expect(late).toEqual([]);
  }

  /** A gateway that loses answers is asked until it is known that the money moved. */
  async function allLeaves(): Promise<void> {
    for (let tries = 0; tries < 8; tries += 1) {
      const due = await look((database) =>
        database.rows<{ key: string }>(
          {
            text: `select 'HT' || r.id || '-' || r.round as key from money_returns r
              join payment_attempts a on a.id = r.attempt_id where r.state in ('requested', 'processing')`,
          },
          [],
        ),
      );
      if (due.length === 0) return;
      ahead += day;
      const before = new Map(outside.asked);
      const again = ({ key }: { readonly key: string }): boolean =>
        (outside.asked.get(key) ?? 0) > (before.get(key) ?? 0);
      const server = await start();
      await vi.waitFor(() => expect(due.filter((one) => !again(one))).toEqual([]), {
        timeout: 120_000,
        interval: 100,
      });
      expect(await server.stop()).toBe(0);
    }
    throw new Error('money is still on its way back');
  }
});
