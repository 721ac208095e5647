import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { password } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

/** A picture of a profile goes with its member, and nothing else of theirs or of others does (D85). */
describe.each(databaseKinds)('the profile picture of who leaves, on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, login_method)
          select name || '@hien.example', password_hash, 'Một', 'Người', 'system'
          from users, unnest(array['mot', 'hai', 'ba', 'bon']) name where email = 'khach@hien.example'`,
      },
      [],
    );
    server = await testApp(database);
  });
  afterAll(() => server.close());

  const enter = (name: string) => signIn(server.app, `${name}@hien.example`);
  const uploaded = async (background: string): Promise<string> => {
    const content = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('folder', 'avatar');
    form.append('files', new Blob([new Uint8Array(content)]), 'a.png');
    const request = new Request('http://localhost/aws/upload', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/aws/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json<{ data: string[] }>().data[0] ?? '';
  };
  const send = async (url: string, headers: { authorization: string }, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  const wears = async (name: string, avatar: string, expected_version = 0) =>
    send('/app/user/update-profile', await enter(name), {
      first_name: 'Một',
      last_name: 'Người',
      phone: '',
      avatar,
      expected_version,
    });
  const leaves = async (name: string) =>
    send('/app/user/delete-account', await enter(name), { password, understood: true });
  const asks = async (name: string, image: string) =>
    send('/app/customer-center/write', await enter(name), {
      category: 'others',
      title: 'Ảnh',
      content: 'Ảnh của tôi',
      images: [image],
      key: crypto.randomUUID(),
    });
  const isThere = async (address: string): Promise<boolean> => {
    const rows = await server.database.rows<{ there: boolean }>(
      { text: 'select swept_at is null as there from media_uploads where name = $1' },
      [address.split('/').at(-1)],
    );
    return rows[0]?.there === true;
  };

  test('goes at once when it was theirs alone, and not while somebody else wears it', async () => {
    const own = await uploaded('#112233');
    await wears('mot', own);
    await wears('hai', own);
    await leaves('mot');
    expect(await isThere(own)).toBe(true);
    await leaves('hai');
    expect(await isThere(own)).toBe(false);
  });

  test('stays where something else names it, before somebody wore it and after', async () => {
    const before = await uploaded('#445566');
    const after = await uploaded('#778899');
    await asks('khach', before);
    await wears('ba', before);
    await wears('bon', after);
    await asks('khach', after);
    await leaves('ba');
    await leaves('bon');
    expect([await isThere(before), await isThere(after)]).toEqual([true, true]);
  });
});
