import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { emptyPostgresUrl } from '../testing/databases.ts';
import { password } from '../testing/fixture-values.ts';
import { postgresBin } from '../testing/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

describe.runIf(postgresBin() !== null)('two processes on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hien-two-'));
  let servers: readonly ServerProcess[];

  beforeAll(async () => {
    const database = { url: await emptyPostgresUrl() };
    // Both begin at once with an empty database: they race to migrate it.
    const start = () => startServerProcess({ database, folder });
    servers = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (server: ServerProcess | undefined, path: string, body: object) =>
    fetch(`${server?.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('a token of one opens the other', async () => {
    const [one, other] = servers;
    const signedIn = await post(one, '/app/auth/login-user', {
      email: 'khach@hien.example',
      password,
      login_method: 'system',
    });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const profile = await fetch(`${other?.address}/app/user/profile`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(await profile.json()).toMatchObject({ data: { email: 'khach@hien.example' } });
  });

  test('failed sign-ins are counted together', async () => {
    const guess = (server: ServerProcess | undefined) =>
      post(server, '/app/auth/login-user', {
        email: 'tho@hien.example',
        password: 'doan-mo-mo',
        login_method: 'system',
      });
    const statuses = [];
    for (let tries = 0; tries < 9; tries += 1)
      statuses.push((await guess(servers[tries % 2])).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
  });

  test('what one stores the other serves', async () => {
    const [one, other] = servers;
    const form = new FormData();
    form.append('folder', 'inbox');
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    form.append('files', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), 'a.png');
    const uploaded = await fetch(`${one?.address}/aws/upload`, { method: 'POST', body: form });
    const { data } = (await uploaded.json()) as { data: string[] };
    expect((await fetch(`${other?.address}${data[0]}`)).status).toBe(200);
  });

  test('the clock of both is moved together', async () => {
    const [one, other] = servers;
    const signedIn = await post(one, '/app/auth/login-user', {
      email: 'quan-tri@hien.example',
      password,
      login_method: 'system',
    });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const headers = {
      authorization: `Bearer ${data.token}`,
      'content-type': 'application/json',
    };
    const to = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const moved = await fetch(`${one?.address}/admin/clock/move`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to }),
    });
    expect(moved.status).toBe(200);
    // Within two seconds, whatever the other one was asked before.
    await vi.waitFor(
      async () => {
        const read = await fetch(`${other?.address}/admin/clock`, { headers });
        const { data: clock } = (await read.json()) as { data: { ahead_seconds: number } };
        expect(clock.ahead_seconds).toBeGreaterThan(6.9 * 86_400);
      },
      { timeout: 2_000, interval: 50 },
    );
  });

  test('one may stop while the other works on', async () => {
    const [one, other] = servers;
    expect(await one?.stop()).toBe(0);
    expect((await fetch(`${other?.address}/readyz`)).status).toBe(200);
  });
});
