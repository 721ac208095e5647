import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import { renderMail } from '../../mail/render.ts';
import { sendNewsletter } from './send.ts';

type Letter = {
  month: string;
  state: string;
  version: number;
  words: Record<string, string> | null;
  held_at: string | null;
  changed_by: string | null;
  readers: Record<string, number>;
  sent: number;
  previews: Record<string, { subject: string; parts: { text: string | null }[] }> | null;
};

const words = {
  vi: 'Tháng này mưa nhiều.\n\nMời đọc chậm.',
  en: 'It rained a lot.',
  ko: '비가 많이 왔습니다.',
};
const none = { vi: '', en: '', ko: '' };
const inDecember = Date.parse('2026-12-20T03:00:00Z');
const inJanuary = Date.parse('2027-01-02T03:00:00Z');

describe.each(databaseKinds)('the letter at the desk on %s', (kind) => {
  let server: TestApp;
  let at = inDecember;
  let staff: Record<string, string>;
  let member: Record<string, string>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot', 'hai']);
    server = await testApp(database, { clock: { now: () => at } });
    staff = await signIn(server.app, 'mot@hien.example');
    member = await signIn(server.app, 'khach@hien.example');
    await database.rows(
      {
        text: `insert into newsletter_subscribers (email, language, consent_at, confirmed_at)
          select 'doc-' || n || '@hien.example', (array['vi','vi','ko'])[1 + n % 3], $1::timestamptz, $1::timestamptz
          from generate_series(1, 150) n`,
      },
      [new Date('2026-11-20T03:00:00Z')],
    );
    await database.rows(
      {
        text: `update articles set published_at = $1 where id = (select min(id) from articles where kind = 'article')`,
      },
      [new Date('2026-12-05T03:00:00Z')],
    );
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    at = inDecember;
    await server.database.rows({ text: 'delete from letters' }, []);
    await server.database.rows({ text: `delete from outbox where template = 'newsletter'` }, []);
  });

  const list = async (who = staff) => {
    const answer = await server.app.inject({ url: '/admin/letter/list', headers: who });
    return { status: answer.statusCode, items: answer.json().data?.items as Letter[] };
  };
  const save = async (month: string, payload: object, who = staff) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/letter/${month}/save`,
      headers: who,
      payload: { words, held: false, expected_version: 0, ...payload },
    });
    const body = answer.json<{
      data?: Letter;
      code?: string;
      current?: Letter;
      errors?: { field: string }[];
    }>();
    return { status: answer.statusCode, ...body };
  };
  const send = () =>
    sendNewsletter(server.database, at, (error) => {
      throw error;
    });
  const mails = () =>
    server.database.rows<{ language: 'vi' | 'ko'; values: Record<string, string> }>(
      { text: `select language, values from outbox where template = 'newsletter'` },
      [],
    );

  test('is seen by staff alone, with what it will tell and how many will read it', async () => {
    expect((await list(member)).status).toBe(403);
    expect((await save('2026-12', {}, member)).status).toBe(403);
    const { items } = await list();
    expect(items).toMatchObject([
      {
        month: '2026-12',
        state: 'open',
        version: 0,
        words: null,
        held_at: null,
        changed_by: null,
        readers: { vi: 100, en: 0, ko: 50 },
        sent: 0,
      },
    ]);
    expect(items[0]?.previews?.['ko']?.subject).toBe('[Hiên] 2026년 12월 소식지');
    // February 2026 is before the sample begins.
    at = Date.parse('2025-02-10T03:00:00Z');
    expect((await list()).items).toMatchObject([{ month: '2025-02', previews: null }]);
  });

  test('carries the editor’s words in each reader’s language, after the greeting', async () => {
    expect(await save('2026-12', {})).toMatchObject({ status: 200, data: { version: 1, words } });
    at = inJanuary;
    await send();
    const sent = await mails();
    expect(sent).toHaveLength(150);
    const [korean] = sent.filter(({ language }) => language === 'ko');
    expect(
      renderMail('newsletter', korean?.values ?? {}, 'ko', 'https://hien.example')?.text,
    ).toMatch(/새로운 소식입니다\.\n\n비가 많이 왔습니다\.\n\n/);
    const [own] = sent.filter(({ language }) => language === 'vi');
    expect(
      renderMail('newsletter', own?.values ?? {}, 'vi', 'https://hien.example')?.html,
    ).toContain('Tháng này mưa nhiều.</p>');
  });

  test('is written in all three languages or in none', async () => {
    expect(await save('2026-12', { words: { ...words, ko: '  ' } })).toMatchObject({
      status: 400,
      errors: [{ field: 'words.ko' }],
    });
    expect(await save('2026-12', { words: none })).toMatchObject({
      status: 200,
      data: { words: null },
    });
  });

  test('of two editors the second hears of the first', async () => {
    const other = await signIn(server.app, 'hai@hien.example');
    const both = await Promise.all([save('2026-12', {}), save('2026-12', { words: none }, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 1 } });
    expect((await list()).items[0]?.changed_by).not.toBeNull();
  });

  test('that is held leaves for nobody, and for the rest once it is let go', async () => {
    await save('2026-12', { held: true });
    at = inJanuary;
    // The session of December is over.
    const later = await signIn(server.app, 'mot@hien.example');
    await send();
    expect(await mails()).toHaveLength(0);
    expect((await list(later)).items).toMatchObject([
      { month: '2027-01', state: 'open' },
      { month: '2026-12', state: 'leaving', sent: 0, readers: { vi: 100, ko: 50 } },
    ]);
    // What may have been sent is not written any more; holding it is.
    expect(
      await save('2026-12', { words: none, held: false, expected_version: 1 }, later),
    ).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
    expect(await save('2026-12', { held: false, expected_version: 1 }, later)).toMatchObject({
      status: 200,
      data: { held_at: null, version: 2 },
    });
    await send();
    expect(await mails()).toHaveLength(150);
    expect((await list(later)).items[1]).toMatchObject({ sent: 150 });
  });

  test.each(['2026-11', '2027-01', '2026-13'])(
    'of %s is not at hand in December',
    async (month) => {
      expect((await save(month, {})).status).toBe(month === '2026-13' ? 400 : 404);
    },
  );
});
