import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from '@hien/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { designRooms, designs } from '../../db/schema/designs.ts';
import type { Answer } from '../../http/handler.ts';
import { PictureBook } from '../../seed/picture-book.ts';
import { designRows } from '../../seed/rows/designs.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

const rows = designRows(new PictureBook(pictures));
const picturesFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@hien/pictures/manifest'))),
  'files',
);
const day = 24 * 3_600_000;

/** The file of a picture in the size it is sold in, where there is one (docs/adr/0170). */
function asSold(picture: { readonly path: string; readonly name: string } | undefined): string {
  const { path, name } = picture ?? { path: '', name: '' };
  const sold = join(picturesFolder, 'sold', name);
  return path === 'rooms' && existsSync(sold) ? sold : join(picturesFolder, path, name);
}

type Headers = { authorization: string };
type Standing = Answer<'getLargePictures'>['data'];
type Case = Answer<'decideLargePictures'>['data'];

describe.each(databaseKinds)('larger pictures of designs on %s', (kind) => {
  let server: TestApp;
  let now = testNow;
  let member: Headers;
  let other: Headers;
  let designer: Headers;
  let stranger: Headers;
  let staff: Headers;
  const [ours = 0, theirs = 0] = rows.designs
    .filter(({ withdrawnAt }) => withdrawnAt == null)
    .map(({ id }) => id ?? 0);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, partner, roles, business_kind)
          select n || '@hien.example', password_hash, 'Khuê', 'Lê',
            case when n like 've-%' then '{design}' else '{}' end::text[],
            case n when 'nhan-vien' then '{admin}' when 'ban-doc' then '{}' else '{business}' end::text[],
            case when n like 've-%' then 'freelancer' end
          from users u, unnest(array['ve-nha', 've-khac', 'nhan-vien', 'ban-doc']) n where u.email = 'khach@hien.example'`,
      },
      [],
    );
    const [owner] = await database.rows<{ id: number }>(
      { text: `select id from users where email = 've-nha@hien.example'` },
      [],
    );
    await database.orm.delete(designs);
    await database.orm.insert(designs).values(
      rows.designs.map((row) => ({
        ...row,
        ownerId: row.id === theirs ? (owner?.id ?? 0) : null,
      })),
    );
    await database.orm.insert(designRooms).values(rows.rooms);
    server = await testApp(database, { picturesFolder, clock: { now: () => now } });
    member = await signIn(server.app, 'khach@hien.example');
    other = await signIn(server.app, 'ban-doc@hien.example');
    designer = await signIn(server.app, 've-nha@hien.example');
    stranger = await signIn(server.app, 've-khac@hien.example');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now += 2 * day;
    // Staff sign in each day.
    staff = await signIn(server.app, 'nhan-vien@hien.example');
    await server.database.rows({ text: 'delete from design_picture_requests' }, []);
  });

  const base = '/app/interior-design';
  const standing = async (id: number, headers: Headers) =>
    (await server.app.inject({ url: `${base}/pictures/${id}`, headers })).json<{ data: Standing }>()
      .data;
  const ask = (id: number, headers: Headers, reason = 'Xem kỹ tủ bếp') =>
    server.app.inject({
      method: 'POST',
      url: `${base}/pictures/${id}/ask`,
      payload: { reason },
      headers,
    });
  const read = (id: number, headers: Headers, number = 0) =>
    server.app.inject({ url: `${base}/pictures/${id}/read?number=${number}`, headers });
  const firstOf = async (id: number) => {
    const [one] = (await standing(id, member)).pictures;
    return { path: one?.path ?? '', name: one?.name ?? '' };
  };
  const queue = async (headers: Headers, state = 'waiting') =>
    (await server.app.inject({ url: `${base}/picture-request/list?state=${state}`, headers })).json<
      Answer<'listLargePictureCases'>
    >().data.items;
  const decide = (one: Case | undefined, headers: Headers, decision = 'approve') =>
    server.app.inject({
      method: 'POST',
      url: `${base}/picture-request/${one?.id}/decide`,
      payload: { decision, reason: 'Mời bạn xem', expected_version: one?.version },
      headers,
    });
  const told = async () =>
    (
      await server.database.rows<{ line: string }>(
        {
          text: `select n.about || ' ' || u.email as line from notices n join users u on u.id = n.user_id
            where n.about like 'design-pictures.%' and n.at = $1 order by n.id`,
        },
        [new Date(now)],
      )
    ).map(({ line }) => line);

  test('its designer allows it: shown for a day with a line of who looks, to nobody else', async () => {
    expect((await read(theirs, member)).statusCode).toBe(404);
    const twice = await Promise.all([ask(theirs, member), ask(theirs, member)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, ...more] = await queue(designer);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ member: 'An N.', reason: 'Xem kỹ tủ bếp', decided: null });
    expect(await queue(stranger)).toEqual([]);
    expect(await queue(staff)).toEqual([]);
    expect((await decide(one, stranger)).statusCode).toBe(404);
    expect((await decide(one, member)).statusCode).toBe(403);
    expect((await read(theirs, member)).statusCode).toBe(404);
    expect((await decide(one, designer)).statusCode).toBe(200);
    expect((await decide(one, designer)).statusCode).toBe(200);
    expect((await decide(one, designer, 'reject')).statusCode).toBe(409);
    expect(await told()).toEqual([
      'design-pictures.asked ve-nha@hien.example',
      'design-pictures.allowed khach@hien.example',
    ]);
    const { shown, pictures: all, request } = await standing(theirs, member);
    expect([shown, request?.answer]).toEqual([true, 'Mời bạn xem']);
    const answer = (await read(theirs, member)).json<Answer<'readLargePicture'>>().data;
    const [first] = all;
    const source = await sharp(asSold(first)).metadata();
    const made = Buffer.from(answer.content, 'base64');
    expect(await sharp(made).metadata()).toMatchObject({
      format: 'webp',
      width: source.width,
      height: source.height,
    });
    // The line lies across the middle; the corners stay as they are.
    const differs = async (left: number, top: number) => {
      const part = { left, top, width: 400, height: 60 };
      const raw = (input: string | Buffer) =>
        sharp(input).removeAlpha().extract(part).raw().toBuffer();
      const [plain, stamped] = await Promise.all([raw(asSold(first)), raw(made)]);
      return (
        plain.reduce((sum, value, at) => sum + Math.abs(value - (stamped[at] ?? 0)), 0) /
        plain.length
      );
    };
    const { width, height } = source;
    expect(await differs(Math.round(width / 2) - 200, Math.round(height / 2) - 30)).toBeGreaterThan(
      3 * (await differs(0, 0)),
    );
    expect((await read(theirs, member, 199)).statusCode).toBe(404);
    expect((await read(theirs, other)).statusCode).toBe(404);
    // While they are shown nothing is asked anew.
    await ask(theirs, member, 'Lần nữa');
    expect((await standing(theirs, member)).request?.reason).toBe('Xem kỹ tủ bếp');
    now += day;
    expect((await read(theirs, member)).statusCode).toBe(404);
    expect((await standing(theirs, member)).shown).toBe(false);
    await ask(theirs, member, 'Lần nữa');
    expect((await standing(theirs, member)).request).toMatchObject({
      reason: 'Lần nữa',
      decision: null,
    });
  });

  test('of a design of the house staff decide; refused, the reason stands there and one may ask again', async () => {
    await ask(ours, member);
    expect(await queue(designer)).toEqual([]);
    const [one] = await queue(staff);
    expect((await decide(one, designer)).statusCode).toBe(404);
    expect((await decide(one, staff, 'reject')).statusCode).toBe(200);
    expect(await told()).toEqual(['design-pictures.refused khach@hien.example']);
    expect(await standing(ours, member)).toMatchObject({
      shown: false,
      request: { decision: 'reject', answer: 'Mời bạn xem', shown_until: null },
    });
    expect((await read(ours, member)).statusCode).toBe(404);
    expect((await ask(ours, member)).statusCode).toBe(200);
    expect(await queue(staff)).toHaveLength(1);
    expect(await queue(staff, 'decided')).toHaveLength(1);
  });

  test('who bought it looks before downloading, under the same line; whose money went back does not', async () => {
    expect((await read(ours, other)).statusCode).toBe(404);
    const [buyer] = await server.database.rows<{ id: number }>(
      { text: `select id from users where email = 'ban-doc@hien.example'` },
      [],
    );
    await server.database.rows(
      {
        text: `insert into design_purchases (user_id, design_id, granted_at, expires_at, allowed_times)
          values ($1, $2, $3, $4, 5)`,
      },
      [buyer?.id, ours, new Date(now), new Date(now + day)],
    );
    expect(await standing(ours, other)).toMatchObject({ shown: true, request: null });
    const made = (await read(ours, other)).json<Answer<'readLargePicture'>>().data;
    const plain = await sharp(asSold(await firstOf(ours))).metadata();
    expect(await sharp(Buffer.from(made.content, 'base64')).metadata()).toMatchObject({
      width: plain.width,
    });
    expect((await read(ours, member)).statusCode).toBe(404);
    await server.database.rows({ text: 'update design_purchases set returned_at = $1' }, [
      new Date(now),
    ]);
    expect((await read(ours, other)).statusCode).toBe(404);
    expect((await standing(ours, other)).shown).toBe(false);
  });

  test('not of one’s own, nor of what is not sold; eleven in an hour are too many', async () => {
    expect((await ask(theirs, designer)).statusCode).toBe(409);
    const gone = rows.designs.find(({ withdrawnAt }) => withdrawnAt != null);
    expect((await ask(gone?.id ?? 0, member)).statusCode).toBe(404);
    expect((await ask(999_999, member)).statusCode).toBe(404);
    const others = rows.designs.filter(({ withdrawnAt }) => withdrawnAt == null).slice(2, 13);
    const answers = [];
    for (const { id } of others) answers.push((await ask(id ?? 0, other)).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
