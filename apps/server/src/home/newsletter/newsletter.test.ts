import { newsletterLimits } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { renderMail } from '../../mail/render.ts';
import { sendNewsletter } from './send.ts';

const dayMs = 86_400_000;
const base = 'https://hien.example';

describe.each(databaseKinds)('the newsletter on %s', (kind) => {
  let server: TestApp;
  let at = testNow;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock: { now: () => at } });
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object, language = 'vi') =>
    server.app.inject({
      method: 'POST',
      url: `/mall/api/public/newsletter/${url}`,
      payload,
      headers: { 'accept-language': language },
    });
  const subscribe = (email: string, language = 'vi') =>
    post('subscribe', { email, consent: true }, language);
  const mailsTo = (email: string, template: string) =>
    server.database.rows<{ values: { token: string }; language: string }>(
      {
        text: 'select values, language from outbox where recipient = $1 and template = $2 order by id',
      },
      [email, template],
    );
  const reader = async (email: string) => {
    const [row] = await server.database.rows<{ confirmed: boolean; left: boolean }>(
      {
        text: `select confirmed_at is not null as confirmed, unsubscribed_at is not null as left
          from newsletter_subscribers where email = $1`,
      },
      [email],
    );
    return row;
  };
  const tokenTo = async (email: string, template = 'newsletter-confirm'): Promise<string> =>
    (await mailsTo(email, template)).at(-1)?.values.token ?? '';
  const send = () =>
    sendNewsletter(server.database, at, (error) => {
      throw error;
    });

  test('nobody is on the list before they confirm; known and unknown addresses are answered alike', async () => {
    const first = await subscribe('An@hien.example', 'ko');
    expect(await reader('an@hien.example')).toEqual({ confirmed: false, left: false });
    const token = await tokenTo('an@hien.example');
    expect((await post('leave', { token })).statusCode).toBe(404);
    for (let press = 0; press < 2; press++)
      expect((await post('confirm', { token })).json()).toEqual({ done: true });
    expect(await reader('an@hien.example')).toEqual({ confirmed: true, left: false });
    const again = await subscribe('an@hien.example');
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    expect(await mailsTo('an@hien.example', 'newsletter-confirm')).toHaveLength(1);
  });

  test('a link is good for seven days, the database has no token, and an address is asked three times a day', async () => {
    for (let press = 0; press < newsletterLimits.mailsPerDay + 2; press++)
      expect((await subscribe('binh@hien.example')).statusCode).toBe(201);
    expect(await mailsTo('binh@hien.example', 'newsletter-confirm')).toHaveLength(
      newsletterLimits.mailsPerDay,
    );
    const token = await tokenTo('binh@hien.example');
    const known = await server.database.rows(
      { text: 'select 1 from newsletter_tokens where digest = $1' },
      [token],
    );
    expect(known).toEqual([]);
    at = testNow + newsletterLimits.confirmDays * dayMs + 1;
    expect((await post('confirm', { token })).statusCode).toBe(404);
    at = testNow;
  });

  test('last month’s letter goes once to each who had confirmed, in their language, with one press to leave', async () => {
    await server.database.rows(
      {
        text: `insert into newsletter_subscribers (email, language, consent_at, confirmed_at)
          select 'nguoi-doc-' || n || '@hien.example', 'en', $1::timestamptz, $1::timestamptz from generate_series(1, 120) n`,
      },
      [new Date(testNow - 40 * dayMs)],
    );
    await server.database.rows(
      {
        text: `update articles set published_at = $1 where id = (select min(id) from articles where kind = 'article')`,
      },
      [new Date('2026-12-05T03:00:00Z')],
    );
    at = Date.parse('2027-01-01T03:00:00Z');
    await Promise.all([send(), send()]);
    await send();
    const letters = await server.database.rows<{ recipient: string; n: number }>(
      {
        text: `select recipient, count(*)::int as n from outbox where template = 'newsletter' group by recipient`,
      },
      [],
    );
    expect(letters).toHaveLength(121);
    expect(letters.every(({ n }) => n === 1)).toBe(true);
    expect(letters.map(({ recipient }) => recipient)).not.toContain('binh@hien.example');
    const [letter] = await mailsTo('an@hien.example', 'newsletter');
    expect(letter?.language).toBe('ko');
    const token = await tokenTo('an@hien.example', 'newsletter');
    const mail = renderMail('newsletter', letter?.values ?? {}, 'ko', base);
    expect(mail?.unsubscribe).toBe(`${base}/newsletter/leave/ko/${token}`);
    expect(mail?.text).toContain(`${base}/ko/article?newsletter=leave#${token}`);
    expect(mail?.text).toMatch(/\/ko\/article\/\d+/);
    at = Date.parse('2027-01-20T03:00:00Z');
    await send();
    expect(await mailsTo('an@hien.example', 'newsletter')).toHaveLength(1);
  });

  test('a scanner that opens the link changes nothing; the press of a mail program ends it, without a session', async () => {
    const url = `/newsletter/leave/ko/${await tokenTo('an@hien.example', 'newsletter')}`;
    const seen = await server.app.inject({ url });
    expect(seen.statusCode).toBe(303);
    expect(seen.headers.location).toMatch(/^\/ko\/article\?newsletter=leave#/);
    expect(await reader('an@hien.example')).toEqual({ confirmed: true, left: false });
    const press = () =>
      server.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example',
        },
      });
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
    expect(await reader('an@hien.example')).toEqual({ confirmed: true, left: true });
    const unknown = await server.app.inject({
      method: 'POST',
      url: '/newsletter/leave/vi/khong-co',
    });
    expect(unknown.statusCode).toBe(404);
    // Who left is on the list again by their own press alone.
    await subscribe('an@hien.example');
    expect(await reader('an@hien.example')).toEqual({ confirmed: true, left: true });
    await post('confirm', { token: await tokenTo('an@hien.example') });
    expect(await reader('an@hien.example')).toEqual({ confirmed: true, left: false });
  });
});
