import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from '@hien/pictures';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysAfter, limits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import { designPurchases } from '../../db/schema/design-purchases.ts';
import { designRooms, designs } from '../../db/schema/designs.ts';
import type { Answer } from '../../http/handler.ts';
import { PictureBook } from '../../seed/picture-book.ts';
import { designRows } from '../../seed/rows/designs.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import { planZip } from '../package/zip.ts';
import { grantDesign } from '../purchases.ts';
import { sweepDownloads } from './sweep.ts';

const rows = designRows(new PictureBook(pictures));
const chosen = rows.designs.find(({ floors }) => (floors?.length ?? 0) > 1);
const designId = chosen?.id ?? 0;
const picturesFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@hien/pictures/manifest'))),
  'files',
);
const hourMs = 3_600_000;

/** Another reader of archives than unzip, where the machine has it. */
const sevenZip =
  ['/usr/bin/7z', '/usr/bin/7zz', '/usr/local/bin/7zz'].find((path) => existsSync(path)) ?? null;

type Headers = Record<string, string>;

describe.each(databaseKinds)('downloads of designs on %s', (kind) => {
  let server: TestApp;
  let owner: Headers;
  let other: Headers;
  let origin: string;
  let now = testNow;
  let buyerId = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.orm.delete(designs);
    await database.orm
      .insert(designs)
      .values(rows.designs.map((row) => ({ ...row, ownerId: null })));
    await database.orm.insert(designRooms).values(rows.rooms);
    await database.rows(
      {
        text: `update users set roles = '{business}', business_kind = 'company' where email = 'khach@hien.example'`,
      },
      [],
    );
    server = await testApp(database, { picturesFolder, clock: { now: () => now } });
    owner = await signIn(server.app, 'ban-hang@hien.example');
    other = await signIn(server.app, 'khach@hien.example');
    const [buyer] = await sql<{ id: number }>(
      `select id from users where email = 'ban-hang@hien.example'`,
    );
    buyerId = buyer?.id ?? 0;
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = testNow;
    await sql('delete from design_purchases');
    await grantDesign(server.database.orm, { userId: buyerId, designId, orderId: null, at: now });
  });

  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);
  const purchase = async () =>
    (
      await sql<{ used: number; first: unknown }>(
        'select used_times as used, first_download_at as first from design_purchases',
      )
    )[0];
  const send = async (what: string, payload: object, headers: Headers = owner) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app/interior-design/owned/${designId}/${what}`,
      headers: {
        ...headers,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36',
      },
      payload,
    });
    const body = answer.json<{
      data: { id: number; token: string; url: string; size: number };
      code?: string;
    }>();
    return { status: answer.statusCode, ...body };
  };
  const link = async () => (await send('link', { mail: false })).data;
  const ticket = async (token?: string) =>
    (await send('open', { token: token ?? (await link()).token })).data;
  const fetched = async (url: string, headers: Headers = {}) => {
    const answer = await fetch(`${origin}${url}`, { headers, redirect: 'manual' });
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const code = ({ bytes }: { bytes: Buffer }) =>
    (JSON.parse(bytes.toString()) as { code: string }).code;
  /** Reads until so many bytes came, then hangs up. */
  const broken = (url: string, enough: number, from = origin, end?: () => void) =>
    new Promise<Buffer>((resolve, reject) => {
      const parts: Buffer[] = [];
      const request = get(`${from}${url}`, (answer) => {
        answer.on('error', () => undefined);
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          if (Buffer.concat(parts).length < enough) return;
          if (end === undefined) answer.destroy();
          else end();
          resolve(Buffer.concat(parts).subarray(0, enough));
        });
      });
      request.on('error', reject);
    });

  test('holds every file it lists, and the estimate of the page', async () => {
    const url = `/app/interior-design/files/${designId}`;
    const told = (await server.app.inject({ url, headers: owner })).json<{
      data: { files: { path: string; kind: string; size: number }[]; size: number };
    }>().data;
    const { url: address, size } = await ticket();
    expect(size).toBe(told.size);
    const { bytes, headers } = await fetched(address);
    expect(bytes).toHaveLength(size);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${chosen?.number}.zip"`);
    const folder = mkdtempSync(join(tmpdir(), 'hien-package-'));
    try {
      writeFileSync(join(folder, 'a.zip'), bytes);
      expect(execFileSync('unzip', ['-t', join(folder, 'a.zip')], { encoding: 'utf8' })).toContain(
        'No errors detected',
      );
      execFileSync('unzip', ['-q', join(folder, 'a.zip'), '-d', folder]);
      for (const { path, size: length } of told.files)
        expect([path, readFileSync(join(folder, path)).length]).toEqual([path, length]);
      // Every room and every floor, as they lie among the pictures.
      const renders = told.files.filter(({ kind: is }) => is === 'render');
      expect(renders.length).toBeGreaterThanOrEqual(
        rows.rooms.filter((room) => room.designId === designId).length,
      );
      expect(told.files.filter(({ path }) => path.endsWith('.svg'))).toHaveLength(
        chosen?.floors?.length ?? 0,
      );
      const page = (
        await server.app.inject({ url: `/app/interior-design/detail/${designId}`, headers: owner })
      ).json<{
        data: {
          estimate: { net: number; vat: number; total: number; lines: { amount: number }[] };
        };
      }>().data.estimate;
      const lines = readFileSync(join(folder, chosen?.number ?? '', 'du-toan.csv'), 'utf8')
        .trim()
        .split('\r\n');
      const amounts = lines.slice(1).map((line) => Number(line.split(',').at(-1)));
      const count = page.lines.length;
      expect(amounts.slice(0, count)).toEqual(page.lines.map(({ amount }) => amount));
      expect(amounts.slice(count, count + 2)).toEqual([page.net, page.vat]);
      expect(amounts.at(-1)).toBe(page.total);
      execFileSync('unzip', [
        '-q',
        join(folder, chosen?.number ?? '', 'du-toan.xlsx'),
        '-d',
        join(folder, 'x'),
      ]);
      const sheet = readFileSync(join(folder, 'x', 'xl', 'worksheets', 'sheet1.xml'), 'utf8');
      expect(sheet).toContain(`<v>${page.total}</v>`);
      const note = readFileSync(join(folder, chosen?.number ?? '', 'GIAY-PHEP.txt'), 'utf8');
      expect(note).toContain(`Thiết kế: ${chosen?.number}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('any part is that part of the whole, and resuming after a break gives the same file', async () => {
    const { url, size } = await ticket();
    const whole = (await fetched(url)).bytes;
    await sql('update design_downloads set sent = 0');
    for (let nth = 0; nth < 24; nth += 1) {
      const [one, two] = [Math.floor(Math.random() * size), Math.floor(Math.random() * size)];
      const [from, last] = [Math.min(one, two), Math.max(one, two)];
      const part = await fetched(url, { range: `bytes=${from}-${last}` });
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${last}/${size}`);
      expect([from, last, part.bytes.equals(whole.subarray(from, last + 1))]).toEqual([
        from,
        last,
        true,
      ]);
      await sql('update design_downloads set sent = 1');
    }
    const head = await broken(url, Math.floor(size * 0.4));
    const { headers } = await fetched(url, { range: 'bytes=0-0' });
    const rest = await fetched(url, {
      range: `bytes=${head.length}-`,
      'if-range': headers.get('etag') ?? '',
    });
    expect(rest.status).toBe(206);
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(Buffer.concat([head, rest.bytes]))).toBe(hash(whole));
    expect((await purchase())?.used).toBe(1);
  });

  test('a server that goes in the middle costs no second time, and another process sends the rest', async () => {
    const { url, size } = await ticket();
    const dying = await testApp(server.database, { picturesFolder, clock: { now: () => now } });
    await dying.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = dying.app.server.address() as AddressInfo;
    const head = await broken(url, Math.floor(size * 0.4), `http://127.0.0.1:${port}`, () =>
      // As the process takes its sockets along: nobody hears an end of the answer.
      dying.app.server.closeAllConnections(),
    );
    await dying.app.close();
    expect((await purchase())?.used).toBe(1);
    const rest = await fetched(url, { range: `bytes=${head.length}-` });
    expect(rest.status).toBe(206);
    expect((await purchase())?.used).toBe(1);
    await sql('update design_downloads set sent = 1');
    const whole = (await fetched(url)).bytes;
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(Buffer.concat([head, rest.bytes]))).toBe(hash(whole));
  });

  test.skipIf(sevenZip === null)(
    'opens with 7-Zip as it is computed (skipped where there is no 7z)',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hien-package-'));
      try {
        writeFileSync(join(folder, 'a.zip'), (await fetched((await ticket()).url)).bytes);
        const told = execFileSync(sevenZip ?? '', ['t', join(folder, 'a.zip')], {
          encoding: 'utf8',
        });
        expect(told).toContain('Everything is Ok');
        expect(told).not.toContain('Warnings');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  test('a whole file for an If-Range of something else and for several ranges, 416 behind the end', async () => {
    const { url, size } = await ticket();
    const stale = await fetched(url, { range: 'bytes=5-', 'if-range': '"other"' });
    expect([stale.status, stale.bytes.length]).toEqual([200, size]);
    const several = await fetched(url, { range: 'bytes=0-1,5-6' });
    expect([several.status, several.bytes.length]).toEqual([200, size]);
    const behind = await fetched(url, { range: `bytes=${size}-` });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });

  test('asking for the length uses nothing, and neither does a link', async () => {
    const { url, size } = await ticket();
    for (let nth = 0; nth < 3; nth += 1) {
      const answer = await fetch(`${origin}${url}`, { method: 'HEAD' });
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(size)]);
    }
    expect(await purchase()).toEqual({ used: 0, first: null });
    await fetched(url);
    expect((await purchase())?.used).toBe(1);
  });

  test('of two hundred that want the last time one gets it', async () => {
    await sql('update design_purchases set used_times = 4');
    const { url } = await ticket();
    await sql(
      `insert into design_links (purchase_id, token_hash, created_at, expires_at)
        select purchase_id, 'l' || n, created_at, expires_at from design_links, generate_series(1, 199) n`,
    );
    const token = (n: number) => String(n).padStart(43, 'x');
    for (let n = 1; n < 200; n += 1)
      await sql(
        `insert into design_downloads (purchase_id, link_id, token_hash, device, created_at, expires_at, size, etag, files, content)
          select d.purchase_id, (select id from design_links where token_hash = $2), $1, '', d.created_at, d.expires_at, size, etag, files, content
          from design_downloads d order by d.id limit 1`,
        [createHash('sha256').update(token(n)).digest('hex'), `l${n}`],
      );
    const addresses = [url, ...Array.from({ length: 199 }, (_, n) => `/downloads/${token(n + 1)}`)];
    const answers = await Promise.all(
      addresses.map((address) =>
        server.app.inject({ url: address, headers: { range: 'bytes=0-99' } }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 206)).toHaveLength(1);
    // Whoever waited too long for a connection of a busy database is told to come back, and has used nothing.
    expect(statuses.filter((status) => status === 422 || status === 503)).toHaveLength(199);
    expect((await purchase())?.used).toBe(5);
    expect(await send('link', { mail: false })).toMatchObject({
      status: 422,
      code: 'DOWNLOADS_USED_UP',
    });
    // Two hundred at once take the embedded database half a minute on a busy machine.
  }, 120_000);

  test('parts are free for six hours and twice the size', async () => {
    const { url } = await ticket();
    expect((await fetched(url)).status).toBe(200);
    now += 6 * hourMs;
    expect((await fetched(url)).status).toBe(200);
    await vi.waitFor(async () =>
      expect(await sql('select sent = size * 2 as all from design_downloads')).toEqual([
        { all: true },
      ]),
    );
    const third = await fetched(url, { range: 'bytes=0-' });
    expect([third.status, code(third)]).toEqual([422, 'DOWNLOAD_OVER']);
    await sql('update design_downloads set sent = 1');
    now += 1;
    expect(code(await fetched(url, { range: 'bytes=0-0' }))).toBe('DOWNLOAD_OVER');
    expect((await purchase())?.used).toBe(1);
  });

  test('a start without a byte is given back', async () => {
    const { url } = await ticket();
    await sql(
      `update design_downloads set files = jsonb_set(files, '{0,from}', '{"picture": "rooms/none.avif"}')`,
    );
    // Inside the first picture, which is gone.
    await fetched(url, { range: 'bytes=200-300' }).catch(() => null);
    await vi.waitFor(async () => {
      expect(await purchase()).toEqual({ used: 0, first: null });
      expect(await sql('select sent::int, started_at from design_downloads')).toEqual([
        { sent: 0, started_at: null },
      ]);
    });
    // What went out counts, however little it was.
    expect((await fetched(url, { range: 'bytes=0-9' })).status).toBe(206);
    expect((await purchase())?.used).toBe(1);
  });

  test('who hangs up before the first byte is ready takes neither a time nor a connection', async () => {
    const { url } = await ticket();
    const range = { range: 'bytes=0-99' };
    for (let at = 0; at < limits.design.connections; at += 1) {
      const busy = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const blocking = server.database.orm.transaction(async (tx) => {
        await tx.select().from(designPurchases).for('update');
        held.resolve();
        await busy.promise;
      });
      await held.promise;
      const asked = once(server.app.server, 'request');
      const request = get(`${origin}${url}`, { headers: range, agent: false });
      request.on('error', () => undefined);
      const [, response] = (await asked) as [IncomingMessage, ServerResponse];
      const closed = once(response, 'close');
      request.destroy();
      await closed;
      busy.resolve();
      await blocking;
    }
    // The last of them takes its time and gives it back a moment after it was let go.
    await vi.waitFor(async () => {
      expect(await purchase()).toEqual({ used: 0, first: null });
      expect(await sql('select sent::int, started_at from design_downloads')).toEqual([
        { sent: 0, started_at: null },
      ]);
    });
    expect((await fetched(url, range)).status).toBe(206);
    await vi.waitFor(async () => expect((await purchase())?.used).toBe(1));
  });

  test('a link is its buyer’s, for a day, until it is taken back', async () => {
    const { id, token } = await link();
    expect((await send('open', { token }, other)).status).toBe(404);
    expect((await send('open', { token: 'x'.repeat(43) })).status).toBe(404);
    const { url } = await ticket(token);
    expect((await send('revoke', { link_id: id }, other)).status).toBe(404);
    expect((await send('revoke', { link_id: id })).status).toBe(200);
    expect(await send('open', { token })).toMatchObject({ status: 422, code: 'LINK_EXPIRED' });
    expect(code(await fetched(url))).toBe('LINK_EXPIRED');
    const second = (await link()).token;
    now += 24 * hourMs + 1;
    expect(await send('open', { token: second })).toMatchObject({
      status: 422,
      code: 'LINK_EXPIRED',
    });
    expect((await purchase())?.used).toBe(0);
    expect((await fetched(`/downloads/${'y'.repeat(43)}`)).status).toBe(404);
  });

  test('neither database nor log knows a token; who pressed a link is told on the page', async () => {
    const { token } = await link();
    const { url } = await ticket(token);
    const kept = JSON.stringify(
      await sql(
        'select l.token_hash as l, d.token_hash as d from design_links l, design_downloads d',
      ),
    );
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(url.split('/').at(-1));
    await sql(`update design_purchases set locked_at = now()`);
    const answer = await fetched(url, { accept: 'text/html', 'accept-language': 'ko' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/ko/design-download/${designId}?failed=DOWNLOADS_LOCKED`,
    ]);
    await sql(
      `update design_purchases set locked_at = null, expires_at = now() - interval '90 years'`,
    );
    expect(code(await fetched(url))).toBe('DOWNLOAD_EXPIRED');
  });

  test('what a download kept goes when it is over; that it was stays', async () => {
    const begun = await ticket();
    await fetched(begun.url);
    await ticket();
    const kept = () =>
      sql(
        'select started_at is not null as used, length(content) > 0 as kept from design_downloads order by id',
      );
    await sweepDownloads(server.database, now + 6 * hourMs);
    expect(await kept()).toEqual([{ used: true, kept: true }]);
    await sweepDownloads(server.database, now + 6 * hourMs + 1);
    expect(await kept()).toEqual([{ used: true, kept: false }]);
    await sweepDownloads(server.database, now + 48 * hourMs + 1);
    expect(await sql('select count(*)::int as n from design_links')).toEqual([{ n: 1 }]);
    now += 7 * hourMs;
    expect(code(await fetched(begun.url))).toBe('DOWNLOAD_OVER');
  });

  describe('more of them (G11)', () => {
    let staff: Headers;
    beforeAll(async () => {
      const { orm } = server.database;
      const [{ id: _, ...member } = { id: 0 }] = await orm
        .select()
        .from(users)
        .where(eq(users.id, buyerId));
      if (!('email' in member)) throw new Error('the fixtures have no buyer');
      await orm.insert(users).values({
        ...member,
        email: 'quan-tri@hien.example',
        roles: ['admin'],
        businessKind: null,
      });
      staff = await signIn(server.app, 'quan-tri@hien.example');
    });
    const ask = (reason = 'Máy hỏng khi đang tải') => send('extension', { reason });
    const decide = async (
      id: number,
      decision: 'approve' | 'reject',
      reason = 'Lần tải bị ngắt',
    ) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/admin/download-extension/decide/${id}`,
        headers: staff,
        payload: { decision, reason, expected_version: 0 },
      });
      return answer.statusCode;
    };
    const waiting = async () =>
      (await server.app.inject({ url: '/admin/download-extension/list', headers: staff })).json<
        Answer<'listDownloadExtensions'>
      >().data.items;
    const left = async () =>
      (
        await sql<{ allowed: number; until: Date }>(
          'select allowed_times as allowed, expires_at as until from design_purchases',
        )
      )[0];

    test('what is used up goes on when staff say so, however often both press', async () => {
      expect((await ask()).code).toBe('EVENT_REFUSED');
      await sql('update design_purchases set used_times = 5');
      expect((await send('link', { mail: false })).code).toBe('DOWNLOADS_USED_UP');
      const asked = await Promise.all([ask(), ask(), ask()]);
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [one, ...others] = await waiting();
      expect([one?.reason, others]).toEqual(['Máy hỏng khi đang tải', []]);
      expect(await decide(one?.id ?? 0, 'approve', ' ')).toBe(422);
      const pressed = await Promise.all([1, 2, 3].map(() => decide(one?.id ?? 0, 'approve')));
      expect(pressed).toEqual([200, 200, 200]);
      expect((await left())?.allowed).toBe(7);
      expect(await waiting()).toEqual([]);
      expect((await send('link', { mail: false })).status).toBe(201);
      const [news] = await sql<{ about: string; note: string }>(
        `select about, values->>'note' as note from notices where user_id = $1 order by id desc limit 1`,
        [buyerId],
      );
      expect(news).toEqual({ about: 'design.download-extended', note: 'Lần tải bị ngắt' });
    });

    test('what is over is good for a fortnight from the decision', async () => {
      await sql('update design_purchases set expires_at = $1', [new Date(now - 1)]);
      await ask();
      const [one] = await waiting();
      await decide(one?.id ?? 0, 'approve');
      const until = new Date((await left())?.until ?? 0).getTime();
      expect(until).toBe(daysAfter(now, 14));
      expect((await ticket()).url).toMatch(/^\/downloads\//);
    });

    test('refused, the owner reads why and may ask again; others see nothing of it', async () => {
      await sql('update design_purchases set used_times = 5');
      await ask();
      const [one] = await waiting();
      expect(await decide(one?.id ?? 0, 'reject', 'Đã tải đủ năm lần')).toBe(200);
      const detail = await server.app.inject({
        url: `/app/interior-design/owned/${designId}`,
        headers: owner,
      });
      expect(detail.json<Answer<'getOwnedDesign'>>().data.extension).toMatchObject({
        decision: 'reject',
        answer: 'Đã tải đủ năm lần',
      });
      expect((await left())?.allowed).toBe(5);
      expect((await ask('Xin xem lại')).status).toBe(200);
      expect((await send('extension', { reason: 'Của ai' }, other)).status).toBe(404);
    });

    test('while the money is asked back nothing goes on', async () => {
      await sql('update design_purchases set used_times = 5');
      await ask();
      await sql('update design_purchases set locked_at = now()');
      const [one] = await waiting();
      expect(await decide(one?.id ?? 0, 'approve')).toBe(409);
      expect((await left())?.allowed).toBe(5);
    });
  });

  test('a fifth connection waits, also when six come at once', async () => {
    const { url } = await ticket();
    const length = 16_000_000;
    const { size } = planZip([{ path: 'a', size: length, crc: 0 }], now);
    await sql(
      `update design_downloads set size = $1, files = $2, content = decode(repeat('00', ${length}), 'hex')`,
      [size, JSON.stringify([{ path: 'a', size: length, crc: 0, from: { at: 0 } }])],
    );
    // More than sockets hold, read by nobody.
    const range = `bytes=0-${length / 2 - 1}`;
    const held = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(
        () =>
          new Promise<IncomingMessage>((resolve, reject) => {
            get(`${origin}${url}`, { headers: { range }, agent: false }, resolve).on(
              'error',
              reject,
            );
          }),
      ),
    );
    const codes = held.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([206, 206, 206, 206, 429, 429]);
    const fifth = await fetched(url, { range: 'bytes=0-9' });
    expect([fifth.status, code(fifth)]).toEqual([429, 'RATE_LIMITED']);
    for (const each of held) each.destroy();
    await vi.waitFor(
      async () => expect((await fetched(url, { range: 'bytes=0-9' })).status).toBe(206),
      { timeout: 20_000 },
    );
    expect((await purchase())?.used).toBe(1);
    // So do sixteen megabytes that are read by six.
  }, 120_000);
});
