import { reportsPerHour } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantMembers } from '../testing/members.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

type Headers = { authorization: string };

describe.each(databaseKinds)('reports of shared homes and comments on %s', (kind) => {
  let server: TestApp;
  let reader: Headers;
  let author: Headers;
  let comments: number[];

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock: { now: () => testNow } });
    await plantMembers(database, 'bao-cao', 2);
    reader = await signIn(server.app, 'bao-cao-1@hien.example');
    author = await signIn(server.app, 'bao-cao-2@hien.example');
    const written = await database.rows<{ id: number }>(
      {
        text: `insert into share_comments (share_id, user_id, author_name, content, language, created_at)
          select 1, u.id, 'Mai S.', 'Lời ' || n, 'vi', $1::timestamptz from users u, generate_series(1, 25) n
          where u.email = 'bao-cao-2@hien.example' returning id`,
      },
      [new Date(testNow)],
    );
    comments = written.map(({ id }) => id);
  });
  afterAll(() => server.close());

  const report = (payload: Record<string, unknown>, headers: Headers, language = 'vi') =>
    server.app.inject({
      method: 'POST',
      url: '/app/interior-share/report',
      payload: { share_id: 1, comment_id: null, reason: 'spam', words: '', ...payload },
      headers: { ...headers, 'accept-language': language },
    });
  const kept = async () => {
    const rows = await server.database.rows<{ n: number }>(
      { text: 'select count(*)::integer as n from community_reports' },
      [],
    );
    return rows[0]?.n ?? 0;
  };

  test('pressed twice at once and once more, it is one report with the first reason', async () => {
    const answers = await Promise.all([report({}, reader), report({}, reader)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const again = await report({ reason: 'insult' }, reader);
    expect(again.json().data).toMatchObject({ comment_id: null, reason: 'spam' });
    expect(await kept()).toBe(1);
  });

  test('a home has one case that waits, and each member makes it weigh more', async () => {
    await report({}, author);
    const cases = await server.database.rows<{ reports: number; reach: number; weight: number }>(
      {
        text: `select reports, reach, weight from community_cases
          where share_id = 1 and comment_id is null and state = 'reported'`,
      },
      [],
    );
    expect(cases).toHaveLength(1);
    const [one = { reports: 0, reach: 0, weight: 0 }] = cases;
    expect(one.reports).toBe(2);
    expect(one.weight).toBe(2 * (1 + one.reach));
  });

  test('its author deletes a comment: nobody looks at it any more', async () => {
    const id = comments.at(-1) ?? 0;
    await report({ comment_id: id }, reader);
    await server.app.inject({
      method: 'POST',
      url: '/app/interior-share/comment/delete',
      payload: { id },
      headers: author,
    });
    const states = await server.database.rows(
      { text: 'select state, version from community_cases where comment_id = $1' },
      [id],
    );
    expect(states).toEqual([{ state: 'withdrawn', version: 1 }]);
  });

  test('one’s own, what is gone or elsewhere, and pictures of a comment are refused', async () => {
    const before = await kept();
    const [first = 0, second = 0] = comments;
    const own = await report({ comment_id: first }, author, 'en');
    expect([own.statusCode, own.json().message]).toEqual([
      409,
      'You cannot report what is your own.',
    ]);
    expect((await report({ share_id: 2, comment_id: first }, reader)).statusCode).toBe(404);
    expect((await report({ share_id: 999_999 }, reader)).statusCode).toBe(404);
    const pictures = await report({ comment_id: first, reason: 'stolen-pictures' }, reader);
    expect([pictures.statusCode, pictures.json().errors[0].field]).toEqual([400, 'reason']);
    await server.app.inject({
      method: 'POST',
      url: '/app/interior-share/comment/delete',
      payload: { id: second },
      headers: author,
    });
    expect((await report({ comment_id: second }, reader)).statusCode).toBe(404);
    expect(await kept()).toBe(before);
  });

  test('after twenty in an hour the next is not kept; one said before is answered still', async () => {
    const standing = comments.slice(2);
    const mine = await server.database.rows(
      {
        text: `select r.id from community_reports r join users u on u.id = r.user_id
          where u.email = 'bao-cao-1@hien.example'`,
      },
      [],
    );
    const left = reportsPerHour - mine.length;
    const total = (await kept()) + left;
    for (const id of standing.slice(0, left))
      expect((await report({ comment_id: id }, reader)).statusCode).toBe(200);
    const over = await report({ comment_id: standing[left] }, reader);
    expect(over.statusCode).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect(await kept()).toBe(total);
    expect((await report({}, reader)).statusCode).toBe(200);
  });
});
