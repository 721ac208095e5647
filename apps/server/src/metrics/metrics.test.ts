import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';
import { openMetrics } from './metrics.ts';

const host = '127.0.0.1';

describe.each(databaseKinds)('metrics on %s', (kind) => {
  let server: TestApp;
  let registry: Registry;
  let metrics: MetricsServer;
  beforeAll(async () => {
    const database = await freshDatabase(kind);
    registry = openMetrics(database);
    server = await testApp(database, { metrics: registry });
    metrics = await serveMetrics(registry, { host, port: 0 });
  });
  afterAll(async () => {
    await metrics.close();
    await server.close();
  });

  const ask = (path: string, method = 'GET') =>
    fetch(`http://${host}:${metrics.port}${path}`, { method });
  const told = async (): Promise<string> => (await ask('/metrics')).text();

  test('requests are told by pattern and status, never by what stands in their address', async () => {
    const secret = 'lan.nguyen@example.com';
    await server.app.inject(`/mall/api/public/brand/detail/987654?email=${secret}`);
    await server.app.inject(`/nothing/${secret}`);
    const text = await told();
    expect(text).toMatch(
      /hien_http_request_seconds_count\{method="GET",route="[^"]*\/brand\/detail\/:id",status="404"\} 1/,
    );
    expect(text).toMatch(/hien_http_request_seconds_count\{[^}]*route="none",status="404"\} 1/);
    expect(text).not.toContain('987654');
    expect(text).not.toContain('lan.nguyen');
  });

  test('mails that wait are counted, those that were sent are not', async () => {
    const mail = (key: string, state: 'waiting' | 'sent' | 'failed') => ({
      key,
      state,
      template: 'code',
      recipient: 'lan.nguyen@example.com',
      language: 'vi' as const,
      nextAttemptAt: new Date(testNow),
    });
    await server.database.orm
      .insert(outbox)
      .values([mail('a', 'waiting'), mail('b', 'waiting'), mail('c', 'failed'), mail('d', 'sent')]);
    const text = await told();
    expect(text).toContain('hien_mails{state="waiting"} 2');
    expect(text).toContain('hien_mails{state="failed"} 1');
    expect(text).not.toContain('state="sent"');
    expect(text).toContain('hien_money_returns{state="failed"} 0');
    expect(text).not.toContain('lan.nguyen');
  });

  test('the port answers nothing else', async () => {
    expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404]);
  });
});

const nowhere = {
  rows: () => Promise.reject(new Error('the database is away')),
} as unknown as Database;

test('a scrape without a database is an error, not a page without numbers', async () => {
  const metrics = await serveMetrics(openMetrics(nowhere), { host, port: 0 });
  const answer = await fetch(`http://${host}:${metrics.port}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  await metrics.close();
});

test('a port that is taken is said', async () => {
  const first = await serveMetrics(openMetrics(nowhere), { host, port: 0 });
  const second = serveMetrics(openMetrics(nowhere), { host, port: first.port });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await first.close();
});
