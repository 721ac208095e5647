import { moderationLimits } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportQueue } from '../../admin/report-cases.ts';
import { waitingIn } from '../../cases/case-list.ts';
import { endCases } from './end-cases.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantMembers } from '../../testing/members.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import type { Answer } from '../../http/handler.ts';

type Headers = { authorization: string };
type Case = Answer<'decideReport'>['data'];
type Removal = Answer<'appealRemoval'>['data'];

const dayMs = 86_400_000;

describe.each(databaseKinds)('moderation on %s', (kind) => {
  let server: TestApp;
  let author: Headers;
  let reader: Headers;
  let staff: Headers;
  let colleague: Headers;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot', 'hai']);
    server = await testApp(database, { clock: { now: () => testNow } });
    await plantMembers(database, 'kiem-duyet', 2);
    author = await signIn(server.app, 'kiem-duyet-1@hien.example');
    reader = await signIn(server.app, 'kiem-duyet-2@hien.example');
    staff = await signIn(server.app, 'mot@hien.example');
    colleague = await signIn(server.app, 'hai@hien.example');
  });
  afterAll(() => server.close());

  const call = (url: string, payload: object, headers: Headers) =>
    server.app.inject({ method: 'POST', url, payload, headers });
  const say = async (shareId: number): Promise<number> => {
    const [made] = await server.database.rows<{ id: number }>(
      {
        text: `insert into share_comments (share_id, user_id, author_name, content, language, created_at)
          select $1, u.id, 'Mai S.', 'Rèm giá gốc', 'vi', $2::timestamptz from users u
          where u.email = 'kiem-duyet-1@hien.example' returning id`,
      },
      [shareId, new Date(testNow)],
    );
    await server.database.rows(
      { text: 'update interior_shares set comment_count = comment_count + 1 where id = $1' },
      [shareId],
    );
    return made?.id ?? 0;
  };
  const report = (shareId: number, commentId: number | null) =>
    call(
      '/app/interior-share/report',
      { share_id: shareId, comment_id: commentId, reason: 'not-a-partner', words: ' Bán rèm. ' },
      reader,
    );
  const waiting = async (): Promise<Case[]> => {
    const answer = await server.app.inject({ url: '/admin/report/list', headers: staff });
    return answer.json<Answer<'listReportCases'>>().data.items;
  };
  const removal = { decision: 'remove', rule: 'not-a-partner', quote: 'giá gốc' };
  const decide = (one: Case, body: object, headers = staff) =>
    call(`/admin/report/decide/${one.id}`, { ...body, expected_version: one.version }, headers);
  const answerAppeal = (id: number, decision: string, version: number, headers = staff) =>
    call(
      `/admin/report/appeal/${id}`,
      { decision, reason: 'Đã xem lại.', expected_version: version },
      headers,
    );
  const removals = async (headers = author): Promise<Removal[]> => {
    const answer = await server.app.inject({
      url: '/app/interior-share/removal/list',
      headers,
    });
    return answer.json<Answer<'listMyRemovals'>>().data.items;
  };
  const countOf = async (id: number) => {
    const [row] = await server.database.rows<{ n: number }>(
      { text: 'select comment_count as n from interior_shares where id = $1' },
      [id],
    );
    return row?.n;
  };
  const notices = async (email: string) => {
    const rows = await server.database.rows<{ about: string }>(
      {
        text: `select about from notices n join users u on u.id = n.user_id
          where u.email = $1 and about like 'moderation.%' order by n.id`,
      },
      [email],
    );
    return rows.map(({ about }) => about);
  };
  const removed = async (shareId: number): Promise<Case> => {
    const comment = await say(shareId);
    await report(shareId, comment);
    const [one] = (await waiting()).filter(({ target }) => target === 'comment').slice(-1);
    if (one === undefined) throw new Error('nothing waits');
    const answer = await decide(one, removal);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Case }>().data;
  };

  test('a comment is removed for everybody at once; its author reads it and why, and who reported it hears', async () => {
    const comment = await say(1);
    const before = (await countOf(1)) ?? 0;
    await report(1, comment);
    const [one] = await waiting();
    expect(one).toMatchObject({
      target: 'comment',
      content: 'Rèm giá gốc',
      reports: 1,
      said: [{ reason: 'not-a-partner', words: 'Bán rèm.' }],
    });
    if (one === undefined) return;
    const [first, second] = await Promise.all([decide(one, removal), decide(one, removal)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await decide(one, { ...removal, quote: 'khác' }, colleague)).statusCode).toBe(409);
    expect(await countOf(1)).toBe(before - 1);
    const list = await server.app.inject({ url: '/app/interior-share/comment/list?share_id=1' });
    const shown = list.json<Answer<'listShareComments'>>().data.items;
    expect(shown.find(({ id }) => id === comment)).toMatchObject({ gone: 'staff', content: null });
    const [mine] = await removals();
    expect(mine).toMatchObject({
      state: 'removed',
      content: 'Rèm giá gốc',
      rule: 'not-a-partner',
      quote: 'giá gốc',
      appealable: true,
    });
    expect(await removals(reader)).toEqual([]);
    expect(await notices('kiem-duyet-1@hien.example')).toEqual(['moderation.removed']);
    expect(await notices('kiem-duyet-2@hien.example')).toEqual(['moderation.report-removed']);
    const mails = await server.database.rows<{ n: number }>(
      {
        text: `select count(*)::integer as n from outbox
          where template = 'moderation-step' and recipient = 'kiem-duyet-1@hien.example'`,
      },
      [],
    );
    expect(mails[0]?.n).toBe(1);
  });

  test('an appeal is sent once and in time; restored, the comment counts again', async () => {
    const one = await removed(2);
    const count = (await countOf(2)) ?? 0;
    const url = `/app/interior-share/removal/${one.id}/appeal`;
    expect((await call(url, { words: 'Tôi không bán.' }, reader)).statusCode).toBe(404);
    const sent = await call(url, { words: 'Tôi không bán.' }, author);
    expect(sent.json()).toMatchObject({ data: { state: 'appealed', appealable: false } });
    expect((await call(url, { words: ' Tôi không bán. ' }, author)).statusCode).toBe(200);
    expect((await call(url, { words: 'Lời khác.' }, author)).statusCode).toBe(409);
    const answered = await answerAppeal(one.id, 'restore', 2, colleague);
    expect(answered.json()).toMatchObject({ data: { state: 'restored', same_person: false } });
    expect(await countOf(2)).toBe(count + 1);
    expect((await answerAppeal(one.id, 'uphold', 2)).statusCode).toBe(409);
    expect(await notices('kiem-duyet-1@hien.example')).toContain('moderation.restored');
    // Who reported it heard that it was removed, and hears that it was not for good.
    expect((await notices('kiem-duyet-2@hien.example')).slice(-2)).toEqual([
      'moderation.report-removed',
      'moderation.report-restored',
    ]);
  });

  test('who removed it does not answer the appeal while a colleague could; alone they do, and it says so', async () => {
    const one = await removed(1);
    await call(`/app/interior-share/removal/${one.id}/appeal`, { words: 'Không đúng.' }, author);
    const seenBy = async (headers: Headers) => {
      const answer = await server.app.inject({ url: '/admin/report/list', headers });
      const { items } = answer.json<Answer<'listReportCases'>>().data;
      return items.find(({ id }) => id === one.id)?.answerable;
    };
    expect([await seenBy(staff), await seenBy(colleague)]).toEqual([false, true]);
    const refused = await answerAppeal(one.id, 'uphold', 2);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Bạn đã gỡ nội dung này, nên khiếu nại do đồng nghiệp của bạn trả lời.',
    ]);
    const leave = (status: string) =>
      server.database.rows(
        { text: `update users set status = $1 where email = 'hai@hien.example'` },
        [status],
      );
    await leave('suspended');
    expect(await seenBy(staff)).toBe(true);
    const answered = await answerAppeal(one.id, 'uphold', 2);
    await leave('active');
    expect(answered.json()).toMatchObject({ data: { state: 'upheld', same_person: true } });
    const [mine] = (await removals()).filter(({ id }) => id === one.id);
    expect(mine).toMatchObject({ answer: 'Đã xem lại.', same_person: true });
  });

  test('a home that is removed is not found by anybody, and cannot be reported again', async () => {
    await report(2, null);
    const [one] = (await waiting()).filter(({ target }) => target === 'share');
    if (one === undefined) throw new Error('no home waits');
    const url = `/app/interior-share/detail/${one.slug ?? ''}`;
    expect((await server.app.inject({ url })).statusCode).toBe(200);
    await server.database.rows(
      {
        text: `insert into share_posts (user_id, share_id, shown_version, publish_at, updated_at)
          select id, 2, 1, $1, $1 from users where email = 'kiem-duyet-1@hien.example'`,
      },
      [new Date(testNow + dayMs)],
    );
    expect((await decide(one, removal)).statusCode).toBe(200);
    const planned = await server.database.rows(
      { text: 'select publish_at from share_posts where share_id = 2' },
      [],
    );
    expect(planned).toEqual([{ publish_at: null }]);
    const [home] = await server.database.rows<{ status: string }>(
      { text: 'select status from interior_shares where id = 2' },
      [],
    );
    expect(home?.status).toBe('removed');
    expect((await report(2, null)).statusCode).toBe(404);
  });

  test('what was kept can be reported by others again, and is a new case', async () => {
    const comment = await say(1);
    await report(1, comment);
    const [one] = (await waiting()).filter(({ content }) => content === 'Rèm giá gốc').slice(-1);
    if (one === undefined) throw new Error('nothing waits');
    const kept = await decide(one, { decision: 'keep', rule: null, quote: '' });
    expect(kept.json()).toMatchObject({ data: { state: 'kept', rule: null } });
    expect(await notices('kiem-duyet-2@hien.example')).toContain('moderation.report-kept');
    await call(
      '/app/interior-share/report',
      { share_id: 1, comment_id: comment, reason: 'spam', words: '' },
      colleague,
    );
    const again = (await waiting()).filter(({ id }) => id !== one.id);
    expect(again).toMatchObject([{ target: 'comment', reports: 1, state: 'reported', version: 0 }]);
  });

  test('everybody counts what was reported, removed and restored', async () => {
    const answer = await server.app.inject({ url: '/app/interior-share/moderation' });
    const { months } = answer.json<Answer<'getModerationNumbers'>>().data;
    expect(months).toHaveLength(12);
    expect(months[0]).toMatchObject({ reports: 6, removed: 4, restored: 1 });
    expect(months[1]).toMatchObject({ reports: 0, removed: 0, restored: 0 });
  });

  test('after fourteen days it is too late to appeal', async () => {
    const one = await removed(1);
    await server.database.rows(
      { text: 'update community_cases set decided_at = $2 where id = $1' },
      [one.id, new Date(testNow - (moderationLimits.appealDays + 1) * dayMs)],
    );
    const late = await call(
      `/app/interior-share/removal/${one.id}/appeal`,
      { words: 'Tôi vừa thấy.' },
      author,
    );
    expect([late.statusCode, late.json().message]).toEqual([409, 'Đã quá thời hạn khiếu nại.']);
    expect((await removals()).find(({ id }) => id === one.id)?.appealable).toBe(false);
  });

  test('an appeal comes before what weighs more, and waits since it was sent', async () => {
    const one = await removed(1);
    const comment = await say(1);
    await report(1, comment);
    const [heavy] = await waiting();
    await call(`/app/interior-share/removal/${one.id}/appeal`, { words: 'Không đúng.' }, author);
    const [first, second] = await waiting();
    expect([first?.id, second?.id]).toEqual([one.id, heavy?.id]);
    await server.database.rows(
      { text: 'update community_cases set opened_at = $2 where id = $1' },
      [one.id, new Date(testNow - 30 * dayMs)],
    );
    const oldest = await waitingIn(server.database.orm, reportQueue);
    expect(oldest.oldest).toEqual(new Date(testNow));
  });

  test('a case keeps what was reported; edited after “kept”, it is reported again', async () => {
    const comment = await say(1);
    const edit = (content: string) =>
      server.database.rows({ text: 'update share_comments set content = $2 where id = $1' }, [
        comment,
        content,
      ]);
    const mine = async () =>
      (await waiting()).find(({ content, reported }) =>
        /^(Một|Hai)$/.test(reported?.content ?? content),
      );
    const keep = async (one: Case | undefined) =>
      one && (await decide(one, { decision: 'keep', rule: null, quote: '' }));
    await edit('Một');
    await report(1, comment);
    expect(await mine()).toMatchObject({ content: 'Một', reported: null });
    await edit('Hai');
    // The case still waits: what they said counts once.
    await report(1, comment);
    const first = await mine();
    expect(first).toMatchObject({
      content: 'Hai',
      reported: { content: 'Một', links: [], pictures: [] },
      reports: 1,
    });
    await keep(first);
    await report(1, comment);
    const second = await mine();
    expect(second).toMatchObject({ content: 'Hai', reported: null, reports: 1 });
    await keep(second);
    await report(1, comment);
    await edit('Một');
    await report(1, comment);
    expect(await mine()).toBeUndefined();
  });

  test('staff read where links of a home lead, its labels and all its pictures', async () => {
    await server.database.rows(
      {
        text: `update interior_shares set hashtags = '{rèm}', content = jsonb_build_object('en', null, 'ko', null, 'vi',
          '<p>Xem <a href="https://rem.example/?a=1&amp;b=2" rel="nofollow">ở đây</a></p>' ||
          '<img src="/media/uploads/0123456789abcdef0123456789abcdef.webp" alt="Rèm" width="40" height="30" />') where id = 1`,
      },
      [],
    );
    await report(1, null);
    const one = (await waiting()).find(({ content }) => content === 'Xem ở đây');
    expect(one?.links).toEqual([{ text: 'ở đây', href: 'https://rem.example/?a=1&b=2' }]);
    expect(one?.labels).toContain('#rèm');
    expect(one?.pictures.at(-1)).toMatchObject({ path: 'uploads', alt: 'Rèm', width: 40 });
  });

  test('a deleted home ends the cases below it: reporters and authors of comments hear', async () => {
    const [home] = await server.database.rows<{ id: number }>(
      {
        text: `insert into interior_shares (slug, user_id, author_name, title, excerpt, content, house_type, style, cover, search)
          select 'nha-se-xoa', u.id, 'Mai', s.title, s.excerpt, s.content, s.house_type, s.style, s.cover, s.search
          from interior_shares s, users u where s.id = 1 and u.email = 'kiem-duyet-2@hien.example' returning id`,
      },
      [],
    );
    const id = home?.id ?? 0;
    const appealed = await removed(id);
    await call(
      `/app/interior-share/removal/${appealed.id}/appeal`,
      { words: 'Không đúng.' },
      author,
    );
    await report(id, await say(id));
    await server.database.orm.transaction((tx) => endCases(tx, { shareId: id, by: 0 }, testNow));
    expect(await notices('kiem-duyet-1@hien.example')).toContain('moderation.ended');
    expect(await notices('kiem-duyet-2@hien.example')).toContain('moderation.report-gone');
    const left = await server.database.rows(
      { text: 'select distinct state, copy from community_cases where share_id = $1' },
      [id],
    );
    expect(left).toEqual([{ state: 'withdrawn', copy: null }]);
  });

  test('a home with a picture that somebody else shows waits for staff, once; its author’s own homes are no copies', async () => {
    const names = ['e1', 'e2', 'e3'].map((two) => `${two.repeat(16)}.webp`);
    // The second is the first at another size; the third is nothing like them.
    const prints = ['00000000000000ff', '00000000000003ff', 'ffff00000000ffff'];
    await server.database.rows(
      {
        text: `insert into media_uploads (name, width, height, placeholder, color, bytes, sha256, source_sha256, print, created_at)
          select name, 1200, 900, '', '#ffffff', 1, name, name, print, now() from unnest($1::text[], $2::text[]) as one(name, print)`,
      },
      [names, prints],
    );
    const [first, second, other] = names.map((name) => `/media/uploads/${name}`);
    let keys = 0;
    const publish = async (title: string, pictures: unknown[], headers: Headers) => {
      const content = {
        title,
        body: '<p>Nhà.</p>',
        house_type: 'studio',
        style: 'modern',
        area: null,
        city: null,
        cost: null,
        pictures,
        marks: [],
        before: null,
        hashtags: [],
      };
      const path = '/app/interior-share/post';
      const made = await call(
        `${path}/create`,
        { ...content, key: `copied-${(keys += 1)}` },
        headers,
      );
      expect(made.statusCode, made.body).toBe(201);
      const { id, version } = made.json().data;
      const shown = await call(
        `${path}/${id}/move`,
        { move: 'publish', expected_version: version },
        headers,
      );
      expect(shown.statusCode, shown.body).toBe(200);
    };
    const found = async () => {
      const cases = (await waiting()).filter(({ copied }) => copied.length > 0);
      return cases.map(({ title, copied }) => [title, copied.map(({ other: is, by }) => [is, by])]);
    };
    await publish('Nhà gốc', [first], author);
    await publish('Nhà khác', [other], reader);
    await publish('Nhà gốc lần hai', [second], author);
    expect(await found()).toEqual([]);
    await publish('Nhà lấy ảnh', [second], reader);
    const [[title, copies] = []] = await found();
    expect(title).toBe('Nhà lấy ảnh');
    expect(copies).toEqual([[second, expect.any(String)]]);
    const [one] = (await waiting()).filter(({ copied }) => copied.length > 0);
    if (one === undefined) throw new Error('nothing waits');
    expect((await decide(one, { decision: 'keep', rule: null, quote: '' })).statusCode).toBe(200);
    expect(await found()).toEqual([]);
  });
});
