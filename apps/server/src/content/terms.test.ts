import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishTerms } from '../seed/publish-terms.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** The privacy policy’s third version is announced on 15 November 2026 and important. */
const before = Date.parse('2026-11-20T03:00:00Z');

describe.each(databaseKinds)('documents on %s', (kind) => {
  let server: TestApp;
  const clock = movableClock(before);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await publishTerms(database);
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());

  const terms = async (path: string, language = 'vi') => {
    const answer = await server.app.inject({
      url: `/app/term/${path}`,
      headers: { 'accept-language': language },
    });
    return { status: answer.statusCode, data: answer.json().data };
  };

  test('the terms of service have articles 1–27 in three languages, marked as a sample (D71)', async () => {
    for (const language of ['vi', 'en', 'ko']) {
      const { data } = await terms('detail/service', language);
      expect(data.sections.map(({ number }: { number: number }) => number)).toEqual(
        Array.from({ length: 27 }, (_, index) => index + 1),
      );
      expect(data.sample).toBe(true);
    }
    expect((await terms('detail/service', 'ko')).data.sections[0].title).toBe('목적');
  });

  test('the first version is in force from 7 June 2021, a later one supersedes it', async () => {
    const { data } = await terms('detail/service?version=1');
    expect(data.shown).toMatchObject({
      state: 'superseded',
      in_force_from: '2021-06-06T17:00:00.000Z',
    });
    expect(data.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  test('an announced version can be read, and is in force when its thirty days are over', async () => {
    const list = (await terms('list')).data.items;
    const privacy = list.find(({ category }: { category: string }) => category === 'privacy');
    expect(privacy).toMatchObject({ current: { version: 2 }, announced: { version: 3 } });
    expect((await terms('detail/privacy?version=3')).data).toMatchObject({
      shown: { state: 'announced', important: true },
    });
    clock.moveTo(Date.parse('2026-12-15T16:59:59.999Z'));
    expect((await terms('detail/privacy')).data.shown.version).toBe(2);
    clock.moveTo(Date.parse('2026-12-15T17:00:00.000Z'));
    expect((await terms('detail/privacy')).data.shown.version).toBe(3);
    expect((await terms('detail/privacy?version=2')).data.shown.state).toBe('superseded');
  });

  test('publishing again changes nothing that was announced', async () => {
    const count = async () =>
      (
        await server.database.rows<{ count: number }>(
          { text: 'select count(*)::int as count from terms_versions' },
          [],
        )
      )[0]?.count;
    const first = await count();
    await publishTerms(server.database);
    expect(await count()).toBe(first);
  });

  test('what was never written is not there', async () => {
    expect((await terms('detail/hop-dong')).status).toBe(400);
    expect((await terms('detail/privacy?version=9')).status).toBe(404);
  });
});
