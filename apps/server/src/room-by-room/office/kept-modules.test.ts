import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('kept modules on %s', (kind) => {
  let server: TestApp;
  let member: Record<string, string>;
  let other: Record<string, string>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    member = await signIn(server.app, 'khach@hien.example');
    other = await signIn(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.rows({ text: 'delete from kept_modules' }, []));

  const send = async (what: 'keep' | 'release', payload: object, headers = member) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app/room-by-room/office/modules/${what}`,
      headers,
      payload,
    });
    const { data, code } = answer.json<{ data?: { numbers: number[] }; code?: string }>();
    return { status: answer.statusCode, code, numbers: data?.numbers };
  };
  const list = async (headers = member) =>
    (await server.app.inject({ url: '/app/room-by-room/office/modules/list', headers })).json<{
      data: { numbers: number[] };
    }>().data.numbers;

  test('the one kept last is first, and what is kept already stays where it is', async () => {
    expect(await list()).toEqual([]);
    await send('keep', { numbers: [3] });
    expect((await send('keep', { numbers: [7, 2] })).numbers).toEqual([7, 2, 3]);
    expect((await send('keep', { numbers: [3, 7, 7] })).numbers).toEqual([7, 2, 3]);
    expect(await list()).toEqual([7, 2, 3]);
  });

  test('one is let go, twice with the same answer, and kept again it is the latest', async () => {
    await send('keep', { numbers: [7, 2, 3] });
    expect((await send('release', { number: 2 })).numbers).toEqual([7, 3]);
    expect(await send('release', { number: 2 })).toMatchObject({ status: 200, numbers: [7, 3] });
    expect((await send('keep', { numbers: [2] })).numbers).toEqual([2, 7, 3]);
  });

  test('all of them or none: where one is no module nothing is kept', async () => {
    expect(await send('keep', { numbers: [7, 9999] })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await list()).toEqual([]);
  });

  test.each([{ numbers: [] }, { numbers: [0] }, { numbers: ['7'] }, {}])(
    '%j is refused',
    async (payload) => {
      expect(await send('keep', payload)).toMatchObject({ status: 400, code: 'VALIDATION' });
    },
  );

  test('everybody has their own', async () => {
    await send('keep', { numbers: [7] });
    expect(await list(other)).toEqual([]);
    await send('release', { number: 7 }, other);
    expect(await list()).toEqual([7]);
  });

  test('the same presses at once keep each module once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('keep', { numbers: [1, 2, 3, 4] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await list()).toEqual([1, 2, 3, 4]);
  });

  test('a guest has none on the server', async () => {
    expect(await send('keep', { numbers: [7] }, {})).toMatchObject({ status: 401 });
  });
});
