import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { plantedSample } from '../testing/planted-sample.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { demoAccounts } from './demo-accounts.ts';

describe.each(databaseKinds)('appeals of the sample on %s', (kind) => {
  let server: TestApp;
  let admin: { authorization: string };

  beforeAll(async () => {
    const { database } = await plantedSample(kind);
    server = await testApp(database);
    const account = demoAccounts.find(({ role }) => role === 'admin');
    admin = await signIn(server.app, account?.email ?? '', account?.password);
  }, 120_000);
  afterAll(() => server.close());

  const appealed = async <Case>(path: string) => {
    const answer = await server.app.inject({ url: `/admin/${path}/list`, headers: admin });
    const { items } = answer.json<{
      data: { items: ({ id: number; version: number; state: string } & Case)[] };
    }>().data;
    return items.filter(({ state }) => state === 'appealed');
  };

  test.each(['ad', 'report', 'construction-review'])(
    'whoever decided about what is appealed in %s is the admin’s colleague',
    async (path) => {
      const cases = await appealed<{ decided: { by: string } | null }>(path);
      expect(cases.map(({ decided }) => decided?.by)).toEqual(['Đỗ Hải Yến']);
    },
  );

  test('an ad that was taken down is shown again by another of the staff', async () => {
    const cases = await appealed<{ places: unknown; decided: { by: string } }>('ad');
    expect(cases).toMatchObject([
      {
        company: 'Công ty TNHH Vườn Sân Thượng (mẫu)',
        places: [{ city: 'Thành phố Hồ Chí Minh', position: 52 }],
        rule: 'misleading',
      },
    ]);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/ad/decide/${cases[0]?.id ?? 0}`,
      headers: admin,
      payload: {
        decision: 'restore',
        rule: null,
        reason: 'Câu ấy không có trên trang của công ty.',
        expected_version: cases[0]?.version,
      },
    });
    expect(answer.json()).toMatchObject({ data: { state: 'restored' } });
  });
});
