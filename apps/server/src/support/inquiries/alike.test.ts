import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { signInAttempts, users } from '../../db/schema/account.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { inboxMessages, inboxReplies } from '../../db/schema/support.ts';
import { mediaUploads } from '../../db/schema/system.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };
type Thread = Answer<'getInboxThread'>['data'];
type List = Answer<'listInbox'>['data'];

/** docs/adr/0207: one member asks several companies the same, and alone sees that they did. */
describe.each(databaseKinds)('inquiries that are alike on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let member: Header;
  let company: Header;
  let stranger: Header;
  let others: readonly [number, number];

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, language)
          select 'khac@hien.example', password_hash, 'Bình', 'Lê', 'ko' from users where email = $1`,
      },
      ['khach@hien.example'],
    );
    others = [await another('Mộc Hai'), await another('Xây Ba')];
    server = await testApp(database);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database.orm.delete(inboxReplies);
    await database.orm.delete(inboxMessages);
    await database.orm.delete(signInAttempts);
    member = await signIn(server.app, 'khach@hien.example');
    company = await signIn(server.app, 'tho@hien.example');
    stranger = await signIn(server.app, 'khac@hien.example');
  });

  /** One more company to ask. */
  const another = async (companyName: string): Promise<number> => {
    const [like] = await database.orm.select().from(contractors).where(eq(contractors.id, 1));
    if (like === undefined) throw new Error('the fixtures have no company');
    const { id: _, ...facts } = like;
    const [made] = await database.orm
      .insert(contractors)
      .values({ ...facts, companyName, slug: companyName })
      .returning({ id: contractors.id });
    return made?.id ?? 0;
  };
  const send = async (more: object = {}, headers = member) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/inbox/upload',
      headers,
      payload: {
        target_type: 'contractor',
        contractor_id: 1,
        phone_number: '0912 345 678',
        email: 'khach@hien.example',
        content: 'Xin báo giá cải tạo.',
        images: [],
        ...more,
      },
    });
    const { data, code } = answer.json<{ data?: { id: number }; code?: string }>();
    return { status: answer.statusCode, code, id: data?.id ?? 0 };
  };
  const thread = async (id: number, headers = member): Promise<Thread> => {
    const answer = await server.app.inject({ url: `/app/inbox/detail/${id}`, headers });
    return answer.json<{ data: Thread }>().data;
  };
  const list = async (headers: Header): Promise<List> => {
    const answer = await server.app.inject({ url: '/app/inbox/list', headers });
    return answer.json<{ data: List }>().data;
  };
  const alikeIds = async (id: number, headers = member) =>
    (await thread(id, headers)).alike.map((one) => one.id);
  const counts = async (headers: Header) =>
    (await list(headers)).items.map(({ id, alike_count }) => [id, alike_count]);

  test('each leads to the others, whichever was taken up', async () => {
    const { id: first } = await send();
    const { id: second } = await send({ contractor_id: others[0], like: first });
    const { id: third } = await send({ contractor_id: others[1], like: second });
    const { id: alone } = await send();
    expect(await alikeIds(first)).toEqual([third, second]);
    expect(await alikeIds(second)).toEqual([third, first]);
    expect(await alikeIds(third)).toEqual([second, first]);
    expect(await alikeIds(alone)).toEqual([]);
    expect(new Map((await counts(member)) as [number, number][])).toEqual(
      new Map([
        [first, 2],
        [second, 2],
        [third, 2],
        [alone, 0],
      ]),
    );
  });

  test('with who was asked, where it stands and what was said last', async () => {
    const { id: first } = await send();
    const { id: second } = await send({ contractor_id: others[0], like: first });
    const payload = { id: first, reason: 'too-far', words: 'Xưởng ở Hà Nội.' };
    await server.app.inject({
      method: 'POST',
      url: '/app/inbox/refuse',
      headers: company,
      payload,
    });
    expect((await thread(second)).alike).toMatchObject([
      {
        id: first,
        contractor: { contractor_id: 1 },
        inquiry: 'refused',
        state: 'unread',
        excerpt: 'Xưởng ở Hà Nội.',
        last_by_me: false,
      },
    ]);
    expect((await thread(first)).alike).toMatchObject([
      { id: second, inquiry: 'new', state: 'read', last_by_me: true },
    ]);
  });

  test('a company does not learn whom else its customer asked', async () => {
    const { id: first } = await send({ contractor_id: others[0] });
    const { id: second } = await send({ like: first });
    expect(await thread(second, company)).toMatchObject({ side: 'received', alike: [] });
    // Even where both companies are theirs.
    expect(await counts(company)).toEqual([
      [second, 0],
      [first, 0],
    ]);
  });

  test.each(['a stranger', 'the company that received it'])(
    'taken up by %s it is not there, and nothing is sent',
    async (who) => {
      const { id } = await send();
      const headers = who === 'a stranger' ? stranger : company;
      for (const like of [id, 999_999])
        expect(await send({ contractor_id: others[0], like }, headers)).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        });
      expect(await database.orm.select().from(inboxMessages)).toHaveLength(1);
    },
  );

  test('pictures go along again without a second upload; private ones of others do not', async () => {
    const name = `${'a1'.repeat(16)}.webp`;
    const secret = `private-${'b2'.repeat(16)}.webp`;
    const facts = {
      width: 4,
      height: 3,
      bytes: 10,
      sha256: 'x',
      placeholder: '',
      color: '#777777',
    };
    const [owner] = await database.orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'khac@hien.example'));
    await database.orm.insert(mediaUploads).values([
      { ...facts, name },
      { ...facts, name: secret, ownerId: owner?.id ?? 0 },
    ]);
    const images = [{ images: `/media/uploads/${name}` }];
    const { id: first } = await send({ images });
    const again = await send({ contractor_id: others[0], like: first, images });
    expect(again.status).toBe(201);
    expect((await thread(again.id)).messages[0]?.images).toMatchObject([{ path: 'uploads', name }]);
    const [kept] = await database.orm
      .select()
      .from(mediaUploads)
      .where(eq(mediaUploads.name, name));
    expect(kept?.usedAt).not.toBeNull();
    const stolen = [{ images: `/media/private/${'b2'.repeat(16)}.webp` }];
    expect(await send({ contractor_id: others[1], like: first, images: stolen })).toMatchObject({
      status: 422,
      code: 'PRODUCT_07',
    });
  });
});
