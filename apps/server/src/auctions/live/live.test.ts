import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { auctionLivePath, fromIct, movableClock } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auctions } from '../../db/schema/auctions.ts';
import { plantContractors } from '../../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { signInToShop, type TestApp, testApp } from '../../testing/test-app.ts';

const city = 'Hà Nội';

describe.each(databaseKinds)('a stream of an auction on %s', (kind) => {
  const clock = movableClock(fromIct(2026, 3, 2) + 9 * 3_600_000);
  let server: TestApp;
  let headers: { authorization: string };
  let origin = '';

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    const [company] = await plantContractors(database, { count: 1, cities: [city] });
    server = await testApp(database, { clock });
    headers = await signInToShop(server.app, company?.email ?? '');
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const open = (asked = city, more: Record<string, string> = headers) => {
    const stop = new AbortController();
    const answer = fetch(`${origin}${auctionLivePath}?city=${encodeURIComponent(asked)}`, {
      headers: more,
      signal: stop.signal,
    });
    return { answer, close: () => stop.abort() };
  };
  /** The ids of the next events of a stream. */
  const hear = async (body: ReadableStream<Uint8Array> | null, count: number) => {
    let said = '';
    const words = new TextDecoder();
    const reader = (body ?? new ReadableStream<Uint8Array>()).getReader();
    const ids = () => [...said.matchAll(/^id: (.+)\ndata: changed\n\n/gm)].map(([, id]) => id);
    while (ids().length < count) {
      const { done, value } = await reader.read();
      if (done) break;
      said += words.decode(value, { stream: true });
    }
    reader.releaseLock();
    return ids();
  };
  const writeLine = (lines: number) =>
    server.database.orm
      .insert(auctions)
      .values({
        city,
        week: '2026-03-09',
        weekKey: randomUUID(),
        ownerKey: randomUUID(),
        head: '',
        lines,
      })
      .onConflictDoUpdate({ target: [auctions.city, auctions.week], set: { lines } });

  test('tells how it stands as it opens, then each line, by its number alone', async () => {
    const { answer, close } = open();
    const { status, headers: said, body } = await answer;
    expect(status).toBe(200);
    expect(said.get('content-type')).toMatch(/^text\/event-stream/);
    expect(said.get('cache-control')).toBe('no-store');
    expect(said.get('content-encoding')).toBeNull();
    expect(await hear(body, 1)).toEqual(['2026-03-09.0']);
    await writeLine(1);
    expect(await hear(body, 1)).toEqual(['2026-03-09.1']);
    await writeLine(4);
    expect(await hear(body, 1)).toEqual(['2026-03-09.4']);
    close();
  });

  test('who comes back with the id it heard last is told what it missed, and else nothing', async () => {
    await writeLine(5);
    const missed = open(city, { ...headers, 'last-event-id': '2026-03-09.4' });
    expect(await hear((await missed.answer).body, 1)).toEqual(['2026-03-09.5']);
    missed.close();

    const knows = open(city, { ...headers, 'last-event-id': '2026-03-09.5' });
    const { body } = await knows.answer;
    await writeLine(6);
    expect(await hear(body, 1)).toEqual(['2026-03-09.6']);
    knows.close();
  });

  test('refuses guests, cities without places, and the seventh stream of one member', async () => {
    expect((await open(city, {}).answer).status).toBe(401);
    expect((await open(city, { authorization: `Bearer ${'x'.repeat(43)}` }).answer).status).toBe(
      401,
    );
    expect((await open('Atlantis').answer).status).toBe(404);

    const six = Array.from({ length: 6 }, () => open());
    for (const { answer } of six) expect((await answer).status).toBe(200);
    const seventh = await open().answer;
    expect(seventh.status).toBe(429);
    expect(seventh.headers.get('retry-after')).toBe('30');
    for (const { close } of six) close();
    await expect
      .poll(async () => {
        const again = open();
        const { status } = await again.answer;
        again.close();
        return status;
      })
      .toBe(200);
  });

  test('who leaves before the stream has begun takes no place of it', async () => {
    for (let at = 0; at < 6; at += 1) {
      const busy = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const blocking = server.database.orm.transaction(async (tx) => {
        await tx.execute(sql`lock table auctions in access exclusive mode`);
        held.resolve();
        await busy.promise;
      });
      await held.promise;
      const asked = once(server.app.server, 'request');
      const { answer, close } = open();
      answer.catch(() => undefined);
      const [, response] = (await asked) as [IncomingMessage, ServerResponse];
      const closed = once(response, 'close');
      close();
      await closed;
      busy.resolve();
      await blocking;
      // Whoever was kept waiting is through.
      await server.database.orm.select().from(auctions);
    }
    await vi.waitFor(async () => {
      const { answer, close } = open();
      expect((await answer).status).toBe(200);
      close();
    });
  });

  test('ends with the server, which does not wait for its readers', async () => {
    const other = await testApp(server.database, { clock });
    const at = await other.app.listen({ host: '127.0.0.1', port: 0 });
    const { body, status } = await fetch(
      `${at}${auctionLivePath}?city=${encodeURIComponent(city)}`,
      { headers },
    );
    expect(status).toBe(200);
    await other.app.close();
    const rest = await hear(body, Number.POSITIVE_INFINITY);
    expect(rest).toHaveLength(1);
  });
});
