import { type CardKind, cardSize } from '@hien/domain/routes';
import { sql } from 'drizzle-orm';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtProjects } from '../../db/schema/built.ts';
import { contractorProjects } from '../../db/schema/construction.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { drawable, fold, markup } from './card-text.ts';
import { drawCard } from './draw-card.ts';

let server: TestApp;

beforeAll(async () => {
  const database = await freshDatabase('pglite');
  await plant(database);
  // The design of the fixtures has no rooms, which the contract does not allow.
  server = await testApp(database, { validateAnswers: false });
  mkdirSync(join(server.picturesFolder, 'rooms'), { recursive: true });
  await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c46949' } })
    .avif()
    .toFile(join(server.picturesFolder, 'rooms', 'bai-0.avif'));
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

/** The address of what stands on a card now: any other name leads there. */
async function cardOf(kind: CardKind, key: string | number, language = 'vi'): Promise<string> {
  const answer = await get(`/${language}/card/${kind}/${key}/0.jpg`);
  expect([kind, answer.statusCode]).toEqual([kind, 302]);
  return String(answer.headers['location']);
}

/** What its readers ask of it. */
async function looks(content: Buffer) {
  const { width, height, format } = await sharp(content).metadata();
  return { width, height, format, isLight: content.length <= 150_000 };
}
const asWanted = { ...cardSize, format: 'jpeg', isLight: true };

describe('a card', () => {
  test.each([
    ['articles', 1],
    ['essays', 3],
    ['shared-homes', 'nha-0'],
    ['designs', 1],
    ['products', 1],
    ['contractors', 1],
    ['projects', 1],
  ] as const)('of %s is a picture of its own for each language', async (kind, key) => {
    const address = await cardOf(kind, key);
    const answer = await get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await looks(answer.rawPayload)).toEqual(asWanted);
    const english = await get(await cardOf(kind, key, 'en'));
    expect(english.headers['etag']).not.toBe(answer.headers['etag']);
  });

  test('is not sent again to who has it, and kept once for all who ask at once', async () => {
    const address = await cardOf('articles', 2, 'ko');
    const drawn = () =>
      readdirSync(join(server.mediaFolder, 'cards'), { recursive: true }).filter((name) =>
        String(name).endsWith('.jpeg'),
      ).length;
    const before = drawn();
    const all = await Promise.all([get(address), get(address), get(address)]);
    const [one] = all;
    for (const other of all) expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
    expect(drawn() - before).toBe(1);
    const again = await get(address, { 'if-none-match': String(one.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('has another address when its title changes, and the old one leads there', async () => {
    const old = await cardOf('articles', 1);
    await server.database.orm.execute(
      sql`update articles set title = jsonb_set(title, '{vi}', '"Một tên khác"') where id = 1`,
    );
    const answer = await get(old);
    expect(answer.statusCode).toBe(302);
    const now = String(answer.headers['location']);
    expect(now).not.toBe(old);
    expect((await get(now)).statusCode).toBe(200);
  });

  test('of one room of a design is of its own, while the design is sold', async () => {
    const { orm } = server.database;
    await orm.execute(sql`insert into design_rooms (design_id, room_type, name, area_m2, cover)
      select id, 'bedroom', '{"vi":"Phòng ngủ","en":null,"ko":null}', 12, cover from designs where id = 1`);
    const [room] = await server.database.rows<{ id: number }>(
      { text: 'select max(id)::int as id from design_rooms' },
      [],
    );
    const address = await cardOf('design-rooms', `1-${room?.id}`);
    const answer = await get(address);
    expect(await looks(answer.rawPayload)).toEqual(asWanted);
    const whole = await get(await cardOf('designs', 1));
    expect(answer.rawPayload.equals(whole.rawPayload)).toBe(false);
    for (const key of ['1-999999', '1', '999999-1', '1-', '-1'])
      expect((await get(`/vi/card/design-rooms/${key}/0.jpg`)).statusCode).toBe(404);
    await orm.execute(sql`update designs set withdrawn_at = '2020-01-01' where id = 1`);
    expect((await get(address)).statusCode).toBe(404);
    await orm.execute(sql`update designs set withdrawn_at = null where id = 1`);
  });

  test('of a home that was built is of its kind, and shows its owners’ picture where there is one', async () => {
    const { orm } = server.database;
    const words = { vi: 'Nhà mẫu', en: null, ko: null };
    const picture = (name: string) => ({
      path: 'rooms',
      name,
      width: 900,
      height: 900,
      alt: { vi: '', en: null, ko: null },
      placeholder: '',
      color: '#c46949',
    });
    const room = {
      roomType: 'bedroom' as const,
      place: 0,
      name: words,
      area: 12,
      after: picture('bai-0.avif'),
      during: null,
      before: null,
      words: null,
    };
    const told = {
      name: words,
      summary: words,
      story: words,
      location: words,
      city: 'Huế',
      contractorId: 1,
      houseType: 'studio' as const,
      style: 'modern' as const,
      areaM2: 30,
      months: 1,
      cost: 1,
      costs: [{ kind: 'works' as const, amount: 1 }],
      phases: [{ kind: 'fitting' as const, weeks: 1 }],
      finishedOn: '2026-01-01',
      rooms: [room],
      position: 0,
    };
    const [unit] = await server.database.rows<{ id: number }>(
      { text: 'select min(id)::int as id from room_units' },
      [],
    );
    await orm.insert(builtProjects).values([
      { ...told, id: 1, designId: 1 },
      { ...told, id: 2, unitId: unit?.id ?? 0, selection: '1.1.1.1' },
    ]);
    expect((await get(await cardOf('built-homes', 1))).statusCode).toBe(200);
    const ofRoom = await cardOf('finished-homes', 2);
    expect(await looks((await get(ofRoom)).rawPayload)).toEqual(asWanted);
    for (const other of ['built-homes/2', 'finished-homes/1'])
      expect((await get(`/vi/card/${other}/0.jpg`)).statusCode, other).toBe(404);
    await orm.update(builtProjects).set({ photos: [picture('bai-1.avif')] });
    expect(await cardOf('finished-homes', 2)).not.toBe(ofRoom);
  });

  test('of what a company built names it, while the company shows it', async () => {
    const { orm } = server.database;
    const words = { vi: 'Căn hộ bên hồ', en: null, ko: null };
    const picture = {
      path: 'rooms',
      name: 'bai-0.avif',
      width: 900,
      height: 900,
      alt: { vi: '', en: null, ko: null },
      placeholder: '',
      color: '#c46949',
    };
    await orm.insert(contractorProjects).values({
      id: 900,
      contractorId: 1,
      name: words,
      location: 'Ven hồ',
      district: 'Tây Hồ',
      city: 'Hà Nội',
      description: words,
      style: 'modern',
      houseType: 'studio',
      areaM2: 30,
      constructionAreaM2: 30,
      months: 1,
      costFrom: 1_000_000,
      costTo: 2_000_000,
      pictures: [{ after: picture, before: null }],
      reviewedOn: '2026-01-01',
      sortOrder: 0,
    });
    const address = await cardOf('company-projects', 900);
    expect(await looks((await get(address)).rawPayload)).toEqual(asWanted);
    await orm.execute(sql`update contractor_projects set hidden = true where id = 900`);
    expect((await get(address)).statusCode).toBe(404);
  });

  test('of who sells designs is there while they may', async () => {
    const { orm } = server.database;
    await orm.execute(
      sql`update users set partner = '{design}' where email = 'khach@hien.example'`,
    );
    const [member] = await server.database.rows<{ id: number }>(
      { text: `select id from users where email = 'khach@hien.example'` },
      [],
    );
    await orm.execute(sql`update designs set owner_id = ${member?.id} where id = 1`);
    const address = await cardOf('designers', member?.id ?? 0);
    expect(await looks((await get(address)).rawPayload)).toEqual(asWanted);
    await orm.execute(sql`update users set partner = '{}' where email = 'khach@hien.example'`);
    expect((await get(address)).statusCode).toBe(404);
    await orm.execute(sql`update designs set owner_id = null where id = 1`);
  });

  test('is there for nobody where the page is not', async () => {
    const shared = await cardOf('shared-homes', 'nha-1');
    const essay = await cardOf('essays', 3);
    const design = await cardOf('designs', 1);
    const product = await cardOf('products', 2);
    const { orm } = server.database;
    await orm.execute(sql`update interior_shares set status = 'hidden' where slug = 'nha-1'`);
    await orm.execute(sql`update articles set published_at = '2099-01-01' where id = 3`);
    await orm.execute(sql`update designs set withdrawn_at = '2020-01-01' where id = 1`);
    await orm.execute(sql`update products set status = 'draft' where id = 2`);
    const gone = [shared, essay, design, product, '/vi/card/articles/3/0.jpg'];
    expect(await Promise.all(gone.map(async (one) => (await get(one)).statusCode))).toEqual(
      gone.map(() => 404),
    );
  });

  test.each([
    '/vi/card/articles/999999/0.jpg',
    '/vi/card/articles/..%2f..%2fadmin/0.jpg',
    '/vi/card/articles/1e9/0.jpg',
    '/vi/card/shared-homes/%00/0.jpg',
    '/vi/card/members/1/0.jpg',
    '/fr/card/articles/1/0.jpg',
  ])('%s is not there', async (address) => {
    expect((await get(address, { accept: 'image/jpeg' })).statusCode).toBe(404);
  });
});

describe('what is drawn', () => {
  const draw = (title: string, layout: 'over' | 'beside' = 'over') =>
    drawCard({ layout, label: 'Nhà thật', title, price: undefined, ground: undefined });

  test.each([
    ['three hundred letters', 'Ở hiên nhà '.repeat(28)],
    ['one word of three hundred', 'W'.repeat(300)],
    ['Hangul', '삼월의 습기: 바닥과 옷장을 보송하게 지키는 법'],
    ['a syllable that no keyboard of ours has', '뷁쀍'],
    ['symbols alone', '★☆♥ 🙂'],
    ['markup', '<span size="999999">&amp;</span></span>'],
    ['nothing', '   '],
  ])('%s', async (_, title) => {
    expect(await looks(await draw(title))).toEqual(asWanted);
    expect(await looks(await draw(title, 'beside'))).toEqual(asWanted);
  });

  test('each syllable of Hangul is drawn in another way', async () => {
    const [one, two] = await Promise.all([draw('뷁'), draw('쀍')]);
    expect(one?.equals(two ?? one)).toBe(false);
  });

  test('a title that cannot be drawn leaves the card as it is without one', async () => {
    expect((await draw('★ 🙂 عربي')).equals(await draw(''))).toBe(true);
  });
});

describe('a title', () => {
  test('keeps the letters of the font, composed, and no mark that turns the writing', () => {
    expect(drawable('Nhà\u202E  o\u031B\u0309\n집 ★')).toBe('Nhà ở 집');
  });
  test('folds at a word, with an ellipsis and no comma before it', async () => {
    const short = async (text: string): Promise<boolean> => text.length <= 20;
    expect(await fold('Một căn hộ, và một hiên nhà', short)).toBe('Một căn hộ, và một…');
    expect(await fold('Một căn hộ, vàmộthiênnhà', async (text) => text.length <= 12)).toBe(
      'Một căn hộ…',
    );
    expect(await fold('Hiên', short)).toBe('Hiên');
  });
  test('is text in markup, and Korean words stay whole', () => {
    expect(markup('<b> & 집은')).toBe('&lt;b&gt; &amp; <span allow_breaks="false">집은</span>');
  });
});
