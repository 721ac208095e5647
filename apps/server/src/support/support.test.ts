import { limits } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

type Header = { authorization: string };
type Thread = {
  id: number;
  state: string;
  side: string;
  messages: { content: string; mine: boolean; images: unknown[] }[];
};
type Post = {
  id: number;
  state: string;
  version: number;
  editable: boolean;
  title: string;
  messages: { content: string; by: string; author_name: string }[];
};

describe.each(databaseKinds)('inbox and customer center on %s', (kind) => {
  let server: TestApp;
  let member: Header;
  let company: Header;
  let stranger: Header;
  let staff: Header;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      { text: `update users set roles = '{admin}', language = 'en' where email = $1` },
      ['ban-hang@hien.example'],
    );
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, language)
          select 'khac@hien.example', password_hash, 'Bình', 'Lê', 'ko' from users where email = $1`,
      },
      ['khach@hien.example'],
    );
    server = await testApp(database);
    member = await signIn(server.app, 'khach@hien.example');
    company = await signIn(server.app, 'tho@hien.example');
    staff = await signIn(server.app, 'ban-hang@hien.example');
    stranger = await signIn(server.app, 'khac@hien.example');
  });
  afterAll(() => server.close());

  const get = async <Data>(url: string, headers: Header) => {
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, data: answer.json<{ data: Data }>().data };
  };
  const post = async <Data>(url: string, payload: object, headers: Header) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    const body = answer.json<{ data: Data; code?: string }>();
    return { status: answer.statusCode, data: body.data, code: body.code };
  };
  const unread = async (headers: Header) =>
    (await get<{ unread_inbox: number }>('/app/user/profile', headers)).data.unread_inbox;
  const mails = (template: string) =>
    server.database.rows<{ recipient: string; language: string; key: string }>(
      { text: 'select recipient, language, key from outbox where template = $1 order by id' },
      [template],
    );
  const upload = async (color: string): Promise<string> => {
    const picture = sharp({ create: { width: 9, height: 6, channels: 3, background: color } });
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png');
    form.append('folder', 'inbox');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/aws/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json<{ data: string[] }>().data[0] ?? '';
  };

  const nasty = '<script>alert(1)</script> & "báo giá" \u{1F3E0}';
  const inquiry = {
    target_type: 'contractor',
    contractor_id: 1,
    phone_number: '0912 345 678',
    email: 'khach@hien.example',
    content: nasty,
    images: [] as { images: string }[],
  };
  const send = (more: object, headers = member) =>
    post<{ id: number }>('/app/inbox/upload', { ...inquiry, ...more }, headers);

  describe('conversations', () => {
    let id = 0;

    test('an inquiry sent twice with one key is one, also when both come at once', async () => {
      const images = [{ images: await upload('#123123') }];
      const keyed = { key: 'inquiry-0001', images, design_ids: [1] };
      const answers = await Promise.all([send(keyed), send(keyed), send(keyed)]);
      const ids = new Set(answers.map(({ data }) => data.id));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(ids.size).toBe(1);
      id = [...ids][0] ?? 0;
      expect(await unread(company)).toBe(1);
      expect(await unread(member)).toBe(0);
      expect(await mails('inbox-words')).toMatchObject([{ recipient: 'tho@hien.example' }]);
    });

    test('both sides read it as it was written, with its picture and its design', async () => {
      const theirs = await get<Thread & { designs: unknown[]; phone_number: string }>(
        `/app/inbox/detail/${id}`,
        company,
      );
      expect(theirs.data).toMatchObject({
        side: 'received',
        state: 'unread',
        phone_number: '0912 345 678',
        messages: [{ content: nasty, mine: false, images: [{ path: 'uploads', width: 9 }] }],
        designs: [{ id: 1 }],
      });
      const mine = await get<Thread>(`/app/inbox/detail/${id}`, member);
      expect(mine.data).toMatchObject({ side: 'sent', state: 'read', messages: [{ mine: true }] });
    });

    test('reading marks it, and only for who read', async () => {
      const read = await post<{ unread: number }>('/app/inbox/read', { id }, company);
      expect(read.data).toEqual({ id, state: 'read', unread: 0 });
      expect(await unread(company)).toBe(0);
      expect((await post('/app/inbox/read', { id }, company)).status).toBe(200);
    });

    test('an answer is unread for the other side, once however often it is sent', async () => {
      const reply = { id, content: 'Chiều mai nhé', images: [], key: 'reply-00001' };
      const [first, second] = await Promise.all([
        post<{ position: number }>('/app/inbox/reply', reply, company),
        post<{ position: number }>('/app/inbox/reply', reply, company),
      ]);
      expect([first.data.position, second.data.position]).toEqual([2, 2]);
      expect(await unread(member)).toBe(1);
      expect(await unread(company)).toBe(0);
      const { data } = await get<Thread>(`/app/inbox/detail/${id}`, member);
      expect(data.messages).toHaveLength(2);
      expect(await mails('inbox-words')).toHaveLength(2);
      const other = { ...reply, content: 'Sáng mai nhé' };
      expect((await post('/app/inbox/reply', other, company)).status).toBe(409);
    });

    test('the list knows sides, states and words without accents', async () => {
      type List = { items: { id: number; excerpt: string; last_by_me: boolean }[]; unread: number };
      const list = async (query: string, headers = member) =>
        (await get<List>(`/app/inbox/list?${query}`, headers)).data;
      expect((await list('')).items).toMatchObject([{ id, excerpt: 'Chiều mai nhé' }]);
      expect((await list('state=unread')).unread).toBe(1);
      expect((await list('state=read')).items).toEqual([]);
      expect((await list('side=received')).items).toEqual([]);
      expect((await list('side=received', company)).items).toHaveLength(1);
      expect((await list('q=BAO%20gia')).items).toHaveLength(1);
      expect((await list('q=chieu')).items).toHaveLength(1);
      expect((await list('q=%25')).items).toEqual([]);
      expect((await list('q=%27%20or%201%3D1')).items).toEqual([]);
      expect((await list('page=9')).items).toEqual([]);
    });

    test('nobody else learns that it exists', async () => {
      expect((await get(`/app/inbox/detail/${id}`, stranger)).status).toBe(404);
      expect((await get(`/app/inbox/detail/${id}`, staff)).status).toBe(404);
      expect((await post('/app/inbox/read', { id }, stranger)).status).toBe(404);
      const reply = { id, content: 'Tôi đây', images: [], key: 'reply-00002' };
      expect((await post('/app/inbox/reply', reply, stranger)).status).toBe(404);
      expect((await get<{ items: unknown[] }>('/app/inbox/list', stranger)).data.items).toEqual([]);
    });

    test('pictures from elsewhere, designs that are not there, and 5 MB of words are refused', async () => {
      const images = ['/media/uploads/0123456789abcdef0123456789abcdef.webp'];
      const reply = { id, content: 'Xem ảnh', images, key: 'reply-00003' };
      expect((await post('/app/inbox/reply', reply, member)).status).toBe(422);
      expect((await send({ design_ids: [1, 99], key: 'inquiry-0002' })).status).toBe(404);
      expect((await send({ content: 'a'.repeat(5 * 1024 * 1024) })).status).toBe(413);
      expect((await send({ content: 'a'.repeat(5001) })).status).toBe(400);
      expect((await send({ key: 'no spaces please' })).status).toBe(400);
      const { data } = await get<Thread>(`/app/inbox/detail/${id}`, member);
      expect(data.messages).toHaveLength(2);
    });
  });

  describe('the customer center', () => {
    const question = {
      category: 'delivery',
      title: 'Đổi ngày giao',
      content: nasty,
      images: [] as string[],
      key: 'post-000001',
    };
    let first: Post;

    test('a post sent twice is one', async () => {
      const [one, two] = await Promise.all([
        post<Post>('/app/customer-center/write', question, member),
        post<Post>('/app/customer-center/write', question, member),
      ]);
      expect(one.data.id).toBe(two.data.id);
      first = one.data;
      expect(first).toMatchObject({ state: 'unanswered', version: 0, editable: true });
      expect(first.messages).toMatchObject([{ content: nasty, by: 'member' }]);
    });

    test('changes while nobody has answered; of two tabs the second is told', async () => {
      const change = { ...question, key: undefined, id: first.id, version: 0, title: 'Đổi giờ' };
      const picture = await upload('#445566');
      const [one, two] = await Promise.all([
        post<Post>('/app/customer-center/edit', { ...change, images: [picture] }, member),
        post<Post>('/app/customer-center/edit', { ...change, images: [picture] }, member),
      ]);
      expect([one.status, two.status].toSorted()).toEqual([200, 409]);
      const { data } = await get<Post>(`/app/customer-center/detail/${first.id}`, member);
      expect(data).toMatchObject({ title: 'Đổi giờ', version: 1 });
      expect((await post('/app/customer-center/edit', change, stranger)).status).toBe(404);
    });

    test('the queue is for staff alone, and shows who waits', async () => {
      type Queue = { items: { id: number; author: { email: string } }[]; waiting: number };
      for (const who of [member, company, stranger])
        expect((await get('/admin/customer-center/list', who)).status).toBe(403);
      const { data } = await get<Queue>('/admin/customer-center/list?q=doi%20gio', staff);
      expect(data).toMatchObject({
        waiting: 1,
        items: [{ id: first.id, author: { email: 'khach@hien.example' } }],
      });
      expect((await get(`/admin/customer-center/detail/${first.id}`, member)).status).toBe(403);
    });

    test('an answer goes out once, as a mail in the language of the member', async () => {
      const answer = { id: first.id, content: 'Đã đổi sang thứ Bảy.', key: 'answer-0001' };
      expect((await post('/admin/customer-center/answer', answer, member)).status).toBe(403);
      const answers = await Promise.all([
        post<Post>('/admin/customer-center/answer', answer, staff),
        post<Post>('/admin/customer-center/answer', answer, staff),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { data } = await get<Post>(`/app/customer-center/detail/${first.id}`, member);
      expect(data).toMatchObject({ state: 'answered', editable: false });
      expect(data.messages).toMatchObject([{ by: 'member' }, { by: 'staff', author_name: 'Hiên' }]);
      const sent = await mails('support-answered');
      expect(sent).toMatchObject([{ recipient: 'khach@hien.example', language: 'vi' }]);
    });

    test('after an answer it cannot be changed, but asked again', async () => {
      const { data: now } = await get<Post>(`/app/customer-center/detail/${first.id}`, member);
      const change = { ...question, key: undefined, id: first.id, version: now.version };
      expect(await post('/app/customer-center/edit', change, member)).toMatchObject({
        status: 409,
        code: 'CONFLICT',
      });
      const again = { id: first.id, content: 'Phí bao nhiêu?', images: [], key: 'again-00001' };
      expect((await post('/app/customer-center/ask', again, stranger)).status).toBe(404);
      expect((await post<Post>('/app/customer-center/ask', again, member)).data).toMatchObject({
        state: 'unanswered',
        editable: false,
      });
      const { data } = await post<Post>('/app/customer-center/ask', again, member);
      expect(data.messages).toHaveLength(3);
    });

    test('who asks again and again has to wait, and is asked for patience', async () => {
      const { data } = await post<Post>(
        '/app/customer-center/write',
        { ...question, key: 'post-impatient' },
        stranger,
      );
      const ask = async (at: number) =>
        (
          await post(
            '/app/customer-center/ask',
            { id: data.id, content: 'Còn lâu không?', images: [], key: `impatient-${at}` },
            stranger,
          )
        ).status;
      const answers: number[] = [];
      for (let at = 1; at <= limits.writingPerHour.posts; at += 1) answers.push(await ask(at));
      expect(answers.slice(0, -1).every((status) => status < 300)).toBe(true);
      expect(answers.at(-1)).toBe(429);
      // What was sent before and is sent once more is no further question.
      expect(await ask(1)).toBeLessThan(300);
      await server.database.rows({ text: 'delete from support_posts where id = $1' }, [data.id]);
    });

    test('the list of the member by state, category and words', async () => {
      const count = async (query: string, who = member) => {
        const url = `/app/customer-center/list?${query}`;
        return (await get<{ items: unknown[] }>(url, who)).data.items.length;
      };
      expect(await count('')).toBe(1);
      expect(await count('state=answered')).toBe(0);
      expect(await count('category=delivery&q=phi%20bao')).toBe(1);
      expect(await count('category=refund')).toBe(0);
      expect(await count('', stranger)).toBe(0);
    });
  });
});
