import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';

type Headers = { authorization: string };
type Mine = Answer<'answerQuestion'>;

describe.each(databaseKinds)('questions about designs on %s', (kind) => {
  let server: TestApp;
  let member: Headers;
  let designer: Headers;
  let stranger: Headers;
  let staff: Headers;
  let keys = 0;
  let ours = 0;
  let theirs = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, partner, roles, business_kind)
          select n || '@hien.example', password_hash, 'Khuê', 'Lê', case when n = 'nhan-vien' then '{}' else '{design}' end::text[],
            case when n = 'nhan-vien' then '{admin}' else '{business}' end::text[], case when n = 'nhan-vien' then null else 'freelancer' end
          from users u, unnest(array['ve-nha', 've-khac', 'nhan-vien']) n where u.email = 'khach@hien.example'`,
      },
      [],
    );
    const [first] = await database.rows<{ id: number }>(
      { text: 'update designs set owner_id = null returning id' },
      [],
    );
    ours = first?.id ?? 0;
    const [second] = await database.rows<{ id: number }>(
      {
        text: `insert into designs (slug, number, name, summary, designer_name, design_type, house_type, style, area_m2, price, cover, search, owner_id)
          select 'cua-khue', 'HD-9999', name, summary, 'Khuê Lê', design_type, house_type, style, area_m2, price, cover, search,
            (select id from users where email = 've-nha@hien.example') from designs where id = $1 returning id`,
      },
      [ours],
    );
    theirs = second?.id ?? 0;
    server = await testApp(database);
    member = await signInToShop(server.app, 'khach@hien.example');
    designer = await signInToShop(server.app, 've-nha@hien.example');
    stranger = await signInToShop(server.app, 've-khac@hien.example');
    staff = await signInToShop(server.app, 'nhan-vien@hien.example');
  });
  afterAll(() => server.close());

  const post = async <Body>(path: string, payload: object, headers: Headers) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/question/${path}`,
      payload,
      headers,
    });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  };
  const get = async <Body>(path: string, headers?: Headers) =>
    (
      await server.app.inject({ url: `/mall/api${path}`, ...(headers && { headers }) })
    ).json<Body>();
  const ask = (designId: number, more: object = {}, headers = member) =>
    post<Answer<'askDesignQuestion'>>(
      'ask-design',
      { designId, content: 'Trần 2,6 m?', secret: false, key: `design-q-${(keys += 1)}`, ...more },
      headers,
    );
  const answer = (id: number, headers: Headers, version = 0) =>
    post<Mine>('answer', { id, version, content: 'Được ạ.' }, headers);
  const cases = async (headers: Headers, state = 'unanswered') =>
    get<Answer<'listDesignQuestionCases'>>(`/question/of-designs?state=${state}`, headers);
  const listed = (id: number, headers?: Headers) =>
    get<Answer<'listDesignQuestions'>>(`/public/design/${id}/questions`, headers);
  const told = async (about: string) =>
    (
      await server.database.rows<{ email: string }>(
        {
          text: `select u.email from notices n join users u on u.id = n.user_id where n.about = $1 order by n.id`,
        },
        [about],
      )
    ).map(({ email }) => email);

  test('its designer is told and answers; who asked finds it among their own', async () => {
    const { status, body } = await ask(theirs);
    expect(status).toBe(201);
    expect(await told('design-question.asked')).toEqual(['ve-nha@hien.example']);
    expect((await cases(designer)).items).toMatchObject([
      { id: body.id, product: null, design: { id: theirs }, state: 'unanswered', author: 'An N.' },
    ]);
    expect((await cases(stranger)).items).toEqual([]);
    expect((await answer(body.id, stranger)).status).toBe(404);
    expect((await answer(body.id, member)).status).toBe(403);
    const said = await answer(body.id, designer);
    expect(said.body).toMatchObject({ state: 'answered', answer: { name: 'Khuê Lê' } });
    expect((await answer(body.id, designer, 7)).body.code).toBe('CONFLICT');
    expect(await told('design-question.answered')).toEqual(['khach@hien.example']);
    const mine = await get<Answer<'listMyQuestions'>>('/question/mine', member);
    expect(mine.items[0]).toMatchObject({ id: body.id, product: null, design: { id: theirs } });
    expect((await listed(theirs)).items).toMatchObject([
      { id: body.id, content: 'Trần 2,6 m?', answer: { content: 'Được ạ.' } },
    ]);
    const more = await post<Mine>(
      'ask-again',
      { id: body.id, content: 'Còn 2,4 m?', key: 'design-more-1' },
      member,
    );
    expect(more.body).toMatchObject({ state: 'unanswered', further: [{ content: 'Còn 2,4 m?' }] });
    expect((await cases(designer)).counts).toEqual({ unanswered: 1, answered: 0 });
  });

  test('of a design of the house staff answer, and they see what partners answered', async () => {
    const { body } = await ask(ours);
    expect(await told('design-question.asked')).not.toContain('nhan-vien@hien.example');
    expect((await cases(staff)).items.map(({ id }) => id)).toEqual([body.id]);
    expect((await answer(body.id, designer)).status).toBe(404);
    expect((await answer(body.id, staff)).status).toBe(200);
    expect((await cases(staff)).counts.unanswered).toBe(0);
    const partners = (await cases(designer)).items[0];
    await answer(partners?.id ?? 0, designer, partners?.version);
    const seen = (await cases(staff, 'answered')).items.map(({ design }) => design?.id);
    expect(seen.toSorted()).toEqual([ours, theirs].toSorted());
  });

  test('a secret one is read by its author and the designer, nobody else', async () => {
    const { body } = await ask(theirs, { secret: true, content: 'Nhà tôi ở tầng 9' });
    const seen = async (headers?: Headers) =>
      (await listed(theirs, headers)).items.find(({ id }) => id === body.id);
    expect(await seen()).toMatchObject({ content: '', author: { name: '' } });
    expect(await seen(stranger)).toMatchObject({ content: '' });
    expect(await seen(member)).toMatchObject({ content: 'Nhà tôi ở tầng 9' });
    expect(await seen(designer)).toMatchObject({ content: 'Nhà tôi ở tầng 9' });
  });

  test('one’s own design, one that is not sold and one of nobody are not asked about', async () => {
    expect((await ask(theirs, {}, designer)).status).toBe(409);
    expect((await ask(999_999)).status).toBe(404);
    await server.database.rows({ text: 'update designs set withdrawn_at = now() where id = $1' }, [
      theirs,
    ]);
    expect((await ask(theirs)).status).toBe(404);
    expect((await listed(theirs)).meta.total).toBe(2);
  });

  test('the same key is one question, pressed twice at once', async () => {
    const pressed = await Promise.all([
      ask(ours, { key: 'design-q-once' }),
      ask(ours, { key: 'design-q-once' }),
    ]);
    expect(new Set(pressed.map(({ body }) => body.id)).size).toBe(1);
  });
});
