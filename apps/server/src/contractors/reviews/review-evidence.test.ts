import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };
type Sent = { id: number; kind?: string; files: string[]; key: string };

const codes = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe.each(databaseKinds)('evidence for construction reviews on %s', (kind) => {
  let server: TestApp;
  let writer: Header;
  let stranger: Header;
  let admin: Header;
  let made = 0;
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    await sql(
      `insert into users (email, password_hash, first_name, last_name)
        select 'khach-' || n || '@hien.example', password_hash, 'Khách', 'Số ' || n
        from users, generate_series(1, 2) n where email = 'khach@hien.example'`,
    );
    await sql(
      `insert into users (email, password_hash, first_name, last_name, roles)
        select 'can-bo@hien.example', password_hash, 'Thu', 'Trần', array['admin'] from users where email = 'khach@hien.example'`,
    );
    await sql(
      `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
        select id, 'tho-giay', 'Thợ Giấy', '0900000000', email, 'Số 1', 'Hà Nội', '0301234599', '{"vi":"Thợ","en":null,"ko":null}', 'approved'
        from users where email = 'can-bo@hien.example'`,
    );
    [writer, stranger, admin] = await Promise.all([
      signIn(server.app, 'khach-1@hien.example'),
      signIn(server.app, 'khach-2@hien.example'),
      signIn(server.app, 'can-bo@hien.example'),
    ]);
  });
  afterAll(() => server.close());

  /** A review of the writer's that stands. */
  const review = async (): Promise<number> => {
    made += 1;
    const [row] = await sql<{ id: number }>(
      `insert into construction_reviews (contractor_id, user_id, author_name, phone, rating, content, language, building, home, district,
          city, area_m2, style, house_type, months, cost_from, cost_to)
        select c.id, u.id, 'Khách S.', '0900000000', 5, 'Đúng hẹn.', 'ko', $1, $1, 'Tân Bình', 'Hà Nội', 60, 'modern', '2-bedroom', 2, 1, 2
        from contractors c, users u where c.slug = 'tho-giay' and u.email = 'khach-1@hien.example' returning id`,
      [`Nhà ${made}`],
    );
    return row?.id ?? 0;
  };
  /** A private upload, of the writer unless told. */
  const paper = async (owner = 'khach-1@hien.example', ending = 'pdf'): Promise<string> => {
    made += 1;
    const name = `${String(made).padStart(32, '0')}.${ending}`;
    await sql(
      `insert into media_uploads (name, source_sha256, sha256, owner_id, width, height, bytes, placeholder, color)
        select $1, $2, $2, id, 0, 0, 10, '', '#ffffff' from users where email = $3`,
      [`private-${name}`, String(made).padStart(64, '0'), owner],
    );
    return `/media/private/${name}`;
  };
  const isThere = async (address: string): Promise<boolean> => {
    const [row] = await sql<{ swept: boolean }>(
      'select swept_at is not null as swept from media_uploads where name = $1',
      [`private-${address.slice('/media/private/'.length)}`],
    );
    return row?.swept === false;
  };
  const send = (body: Sent, headers = writer) =>
    server.app.inject({
      method: 'POST',
      url: '/app/contractor/review/evidence',
      headers,
      payload: { kind: 'contract', ...body },
    });
  /** Papers that wait, with their case. */
  const sent = async () => {
    const id = await review();
    const file = await paper();
    const answer = await send({ id, files: [file], key: `evidence-key-${id}` });
    expect(answer.statusCode).toBe(200);
    return { id, file, one: await caseOf(id) };
  };
  const caseOf = async (reviewId: number) => {
    const [row] = await sql<{ id: number; version: number; state: string; files: string[] }>(
      'select id, version, state, files from construction_evidence where review_id = $1',
      [reviewId],
    );
    return row ?? { id: 0, version: 0, state: 'none', files: [] };
  };
  const decide = (
    one: { id: number; version: number },
    decision: 'approve' | 'reject',
    reason = 'Không có tên công ty.',
  ) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/review-evidence/decide/${one.id}`,
      headers: admin,
      payload: { decision, reason, expected_version: one.version },
    });
  const withdraw = (id: number) =>
    server.app.inject({
      method: 'POST',
      url: '/app/contractor/review/withdraw',
      headers: writer,
      payload: { id },
    });
  const mails = (subject = '%') =>
    sql<{ language: string; values: { reason: string | null } }>(
      `select language, values from outbox where template = 'review-evidence-decided' and key like $1 order by id`,
      [subject],
    );

  test('a confirmed contract gives the badge, the number and the filter; nobody reads where it lies', async () => {
    const { id, file, one } = await sent();
    expect((await decide(one, 'approve', '')).statusCode).toBe(200);
    const [row] = await sql<{ id: number }>(
      'select contractor_id as id from construction_reviews where id = $1',
      [id],
    );
    const address = `/app/contractor/${row?.id}/reviews?proven=true`;
    const answer = await server.app.inject(address);
    const { items, summary, meta } = answer.json().data;
    expect(items.map((item: { id: number }) => item.id)).toEqual([id]);
    expect(items[0].proven_on).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect([summary.proven, meta.total]).toEqual([1, 1]);
    const mine = await server.app.inject({ url: '/app/contractor/review/mine', headers: writer });
    expect(mine.json().data.items[0]).toMatchObject({
      evidence: { state: 'confirmed', kind: 'contract', reason: null },
      evidence_refused: 'confirmed',
    });
    for (const said of [answer.body, mine.body]) expect(said).not.toContain(file.slice(-36));
    expect(await isThere(file)).toBe(true);
    // What was confirmed is not sent again, and in the writer's language is said why.
    const again = await send({ id, files: [await paper()], key: 'another-evidence' });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Đánh giá này đã có giấy tờ xác nhận.',
    ]);
    // Taken back, it has no badge and no papers.
    expect((await withdraw(id)).statusCode).toBe(200);
    expect((await server.app.inject(address)).json().data.meta.total).toBe(0);
    expect(await isThere(file)).toBe(false);
    expect((await caseOf(id)).state).toBe('none');
  });

  test('two presses at once are one; a lost answer sent again is the same', async () => {
    const id = await review();
    const files = [await paper(), await paper(undefined, 'webp')];
    const both = await Promise.all([
      send({ id, files, key: 'pressed-twice' }),
      send({ id, files, key: 'pressed-twice' }),
    ]);
    expect(codes(both)).toEqual([200, 200]);
    const others = await Promise.all([
      send({ id, files, key: 'pressed-once-a' }),
      send({ id, files, key: 'pressed-once-b' }),
    ]);
    expect(codes(others)).toEqual([409, 409]);
    expect(await caseOf(id)).toMatchObject({ version: 0, state: 'waiting', files });
  });

  test('two different papers at the same moment: the first is kept, the other is told', async () => {
    const id = await review();
    const [a, b] = [await paper(), await paper()];
    const both = await Promise.all([
      send({ id, files: [a], key: 'first-of-two' }),
      send({ id, files: [b], key: 'second-of-two' }),
    ]);
    expect(codes(both)).toEqual([200, 409]);
  });

  test('a refusal takes the files away, is told by mail, and three are the last', async () => {
    const { id, file, one } = await sent();
    expect((await decide(one, 'reject', '  ')).json().code).toBe('AUTH_15');
    expect((await decide(one, 'reject')).statusCode).toBe(200);
    expect(await isThere(file)).toBe(false);
    // The same press again answers the same, and nobody is told twice.
    expect((await decide(one, 'reject')).statusCode).toBe(200);
    expect(await mails(`review-evidence:${one.id}:%`)).toMatchObject([
      { values: { reason: 'Không có tên công ty.' } },
    ]);
    for (const key of ['second-try', 'third-try-1']) {
      expect((await send({ id, files: [await paper()], key })).statusCode).toBe(200);
      expect((await decide(await caseOf(id), 'reject')).statusCode).toBe(200);
    }
    const fourth = await send({ id, files: [await paper()], key: 'fourth-try' });
    expect([fourth.statusCode, fourth.json().message]).toEqual([
      409,
      'Giấy tờ của đánh giá này đã 3 lần chưa đạt, nên không gửi thêm được.',
    ]);
    expect(await mails(`review-evidence:${one.id}:%`)).toHaveLength(3);
  });

  test('two of our staff decide at once: one is told that the other was first', async () => {
    const { one } = await sent();
    const both = await Promise.all([decide(one, 'approve', ''), decide(one, 'reject')]);
    expect(codes(both)).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('VERSION_CONFLICT');
  });

  test('taken back while it waits: nothing is left to decide, whoever was first', async () => {
    const { id, file, one } = await sent();
    const [taken, decided] = await Promise.all([withdraw(id), decide(one, 'approve', '')]);
    expect(taken.statusCode).toBe(200);
    expect([200, 404]).toContain(decided.statusCode);
    expect((await caseOf(id)).state).toBe('none');
    expect(await isThere(file)).toBe(false);
    expect((await decide(one, 'approve', '')).statusCode).toBe(404);
    const late = await send({ id, files: [await paper()], key: 'too-late-now' });
    expect(late.statusCode).toBe(409);
  });

  test('what staff remove keeps no papers', async () => {
    const { id, file, one } = await sent();
    expect((await decide(one, 'approve', '')).statusCode).toBe(200);
    const [removal] = await sql<{ id: number }>(
      `insert into construction_removals (review_id, rule, words, requested_at) values ($1, 'insult', 'Xúc phạm thợ.', now()) returning id`,
      [id],
    );
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/construction-review/decide/${removal?.id}`,
      headers: admin,
      payload: { decision: 'remove', reason: 'Xúc phạm.', expected_version: 0 },
    });
    // Whoever decides sees that the review is proven.
    expect(answer.json().data.proven_on).toMatch(/^\d{4}-/u);
    expect([(await caseOf(id)).state, await isThere(file)]).toEqual(['none', false]);
  });

  test('a file that proves two reviews stays until both let it go', async () => {
    const first = await sent();
    const other = await review();
    expect((await send({ id: other, files: [first.file], key: 'shared-file' })).statusCode).toBe(
      200,
    );
    expect((await withdraw(first.id)).statusCode).toBe(200);
    expect(await isThere(first.file)).toBe(true);
    expect((await withdraw(other)).statusCode).toBe(200);
    expect(await isThere(first.file)).toBe(false);
  });

  test('a file that was used for something else before stays', async () => {
    const id = await review();
    const file = await paper();
    await sql(`update media_uploads set used_at = '2020-01-01' where name = $1`, [
      `private-${file.slice('/media/private/'.length)}`,
    ]);
    expect((await send({ id, files: [file], key: 'also-my-licence' })).statusCode).toBe(200);
    expect((await withdraw(id)).statusCode).toBe(200);
    expect(await isThere(file)).toBe(true);
  });

  test('nobody sends for another’s review, or a file that is not their own private one', async () => {
    const id = await review();
    const theirs = await paper('khach-2@hien.example');
    expect((await send({ id, files: [theirs], key: 'strangers-key' }, stranger)).statusCode).toBe(
      404,
    );
    const open = '/media/uploads/0123456789abcdef0123456789abcdef.webp';
    for (const [at, file] of [theirs, open, '/media/private/nowhere.pdf'].entries()) {
      const answer = await send({ id, files: [await paper(), file], key: `wrong-file-${at}` });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'PRODUCT_07']);
      expect(answer.json().errors[0].field).toBe('files');
    }
    expect((await caseOf(id)).state).toBe('none');
    const listed = await server.app.inject({ url: '/admin/review-evidence/list', headers: writer });
    expect(listed.statusCode).toBe(403);
  });
});
