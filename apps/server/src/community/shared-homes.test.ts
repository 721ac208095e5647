import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../account/session-repository.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

describe.each(databaseKinds)('shared homes on %s', (kind) => {
  let server: TestApp;
  let member: { authorization: string };
  let seller: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    member = await signIn(server.app, 'khach@hien.example');
    seller = await signIn(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());

  const read = async (slug: string) => {
    const answer = await server.app.inject({ url: `/app/interior-share/detail/${slug}` });
    return {
      status: answer.statusCode,
      share: answer.json<{ data: Answer<'getInteriorShare'>['data'] }>().data,
    };
  };
  const like = async (id: number, liked: boolean, headers = member) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/interior-share/like',
      payload: { id, liked },
      headers,
    });
    return {
      status: answer.statusCode,
      likes: answer.json<{ data?: { likes: number } }>().data?.likes,
    };
  };
  const likesOf = async (id: number) => {
    const [row] = await server.database.rows<{ likes: number }>(
      { text: 'select like_count as likes from interior_shares where id = $1' },
      [id],
    );
    return row?.likes ?? 0;
  };
  const list = async (query: string) => {
    const answer = await server.app.inject({ url: `/app/interior-share/list?${query}` });
    return answer.json<Answer<'listInteriorShares'>>().data.items.map(({ slug }) => slug);
  };

  test('a mark is a piece of the shop, or what its author calls it', async () => {
    const { share } = await read('nha-0');
    expect(share.pictures).toHaveLength(1);
    expect(share.pictures[0]?.tags).toMatchObject([
      { x: 0.25, y: 0.5, product_id: 1 },
      { x: 0.75, y: 0.5, product_id: null, label: 'Ghế của ông' },
    ]);
    expect(share.pieces_shown.map(({ id }) => id)).toEqual([1]);
    expect(share.pieces).toBe(1);
    expect(share.related.map(({ slug }) => slug)).toEqual(['nha-1']);
  });

  test('a piece that is not sold any more keeps its name on the picture and leaves the list', async () => {
    const sell = (status: string) =>
      server.database.rows({ text: `update products set status = $1 where id = 1` }, [status]);
    await sell('rejected');
    const { share } = await read('nha-0?');
    await sell('on_sale');
    expect(share.pieces_shown).toEqual([]);
    const [tag] = share.pictures[0]?.tags ?? [];
    expect(tag?.product_id).toBeNull();
    expect(tag?.label).not.toBe('');
  });

  test('an address it had before finds it; a hidden one is found by none', async () => {
    expect((await read('nha-cu')).share.slug).toBe('nha-0');
    const hide = (status: string) =>
      server.database.rows({ text: `update interior_shares set status = $1 where id = 1` }, [
        status,
      ]);
    await hide('hidden');
    // Another address, so that no kept answer is read.
    expect((await read('nha-cu?again')).status).toBe(404);
    expect((await like(1, true)).status).toBe(404);
    await hide('visible');
  });

  test('the list is narrowed by city and kind of home', async () => {
    expect(await list(`city=${encodeURIComponent('Đà Nẵng')}`)).toEqual(['nha-0']);
    expect(await list('house_type=1-bedroom')).toEqual(['nha-0', 'nha-1']);
    expect(await list('house_type=villa')).toEqual([]);
  });

  test('a page far behind anything is refused before the database is asked', async () => {
    const answer = await server.app.inject({ url: '/app/interior-share/list?page=1000000000' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
  });

  test('a like counts once for each member, and is taken back once', async () => {
    expect(await like(1, true)).toEqual({ status: 200, likes: 1 });
    expect((await like(1, true)).likes).toBe(1);
    expect((await like(1, true, seller)).likes).toBe(2);
    const mine = await server.app.inject({ url: '/app/interior-share/liked', headers: member });
    expect(mine.json()).toEqual({ data: { ids: [1], own: [2, 1] } });
    expect((await like(1, false)).likes).toBe(1);
    expect((await like(1, false)).likes).toBe(1);
    expect((await like(999_999, true)).status).toBe(404);
  });

  test('of a thousand at once each counts, and nobody twice', async () => {
    const before = await likesOf(2);
    const people = await server.database.rows<{ id: number }>(
      {
        text: `insert into users (email, password_hash, first_name, last_name)
          select 'nguoi-thich-' || n || '@hien.example', u.password_hash, 'Thích', 'Số ' || n
          from users u, generate_series(1, 1000) n where u.email = 'khach@hien.example' returning id`,
      },
      [],
    );
    // A password takes a processor its time: these have signed in already.
    const tokens = await Promise.all(
      people.map(async ({ id }) => {
        const { token } = await openSession(server.database.orm, id, testNow);
        return `Bearer ${token}`;
      }),
    );
    const sent = await Promise.all(
      tokens.flatMap((authorization, at) => {
        const one = () => like(2, true, { authorization });
        // Every fifth presses twice: the second press says the same.
        return at % 5 === 0 ? [one(), one()] : [one()];
      }),
    );
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await likesOf(2)).toBe(before + 1000);
    await Promise.all(tokens.map((authorization) => like(2, false, { authorization })));
    expect(await likesOf(2)).toBe(before);
  }, 120_000);
});
