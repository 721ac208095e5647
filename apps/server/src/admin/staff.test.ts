import { ictDate, movableClock, termsDays } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyOfTerms } from '../content/notify-of-terms.ts';
import { mailInto } from '../mail/mail.ts';
import { forgetOldMails, listMails } from '../mail/outbox.ts';
import { renderMail } from '../mail/render.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

type Headers = { authorization: string };

const application = {
  store_name: 'Gỗ Ven Sông',
  registration_number: '0312345678',
  tax_code: '0312345678',
  business_address: '12 Bến Nghé',
  owner: 'Thu An',
  address: '12 Bến Nghé',
  contact_name: 'Thu An',
  contact_email: 'goven@hien.example',
  contact_phone: '0912345678',
  bank_name: 'Vietcombank',
  account_holder: 'GO VEN SONG',
  account_number: '0071001234567',
  holder_note: '',
  licence: '/media/private/0123456789abcdef0123456789abcdef.webp',
  self_delivery: true,
};

describe.each(databaseKinds)('what staff decide on %s', (kind) => {
  let server: TestApp;
  let admin: Headers;
  let other: Headers;
  const clock = movableClock(testNow);

  const rows = <Row>(text: string, values: readonly unknown[] = []) =>
    server.database.rows<Row & Record<string, unknown>>({ text }, values);
  const ask = async (url: string, headers: Headers) => {
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const send = async (url: string, headers: Headers, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const lastMail = async (to: string) => {
    const [mail] = await listMails(server.database, { to });
    return mail && renderMail(mail.template, mail.values ?? {}, mail.language, 'https://hien.vn');
  };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot', 'hai']);
    server = await testApp(database, { clock });
    admin = await signIn(server.app, 'mot@hien.example');
    other = await signIn(server.app, 'hai@hien.example');
  });
  afterAll(() => server.close());

  describe('a shop that wants to sell', () => {
    const apply = async (email: string) => {
      const [made] = await rows<{ id: number }>(
        `insert into partner_applications (user_id, kind, state, details, holder_matches, language, terms_version, consent_at, sent_at, changed_at)
          select id, 'commerce', 'applied', $2, true, 'vi', 1, $3, $3, $3 from users where email = $1 returning id`,
        [email, JSON.stringify(application), new Date(clock.now())],
      );
      return made?.id ?? 0;
    };
    const decide = (id: number, who: Headers, decision: string, version = 0, reason = '') =>
      send(`/admin/partner/decide/${id}`, who, { decision, reason, expected_version: version });

    test('is opened by one of two: the partnership, the shop, the mail', async () => {
      const id = await apply('tho@hien.example');
      const listed = await ask('/admin/partner/list', admin);
      expect(listed.body.data.items).toMatchObject([{ id, account_email: 'tho@hien.example' }]);
      const both = await Promise.all([
        decide(id, admin, 'approve'),
        decide(id, other, 'reject', 0, 'Ảnh mờ'),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [state] = await rows<{ state: string }>(
        'select state from partner_applications where id = $1',
        [id],
      );
      if (state?.state === 'rejected') {
        await rows(`update partner_applications set state = 'applied' where id = $1`, [id]);
        expect((await decide(id, admin, 'approve', 1)).status).toBe(200);
      }
      const [member] = await rows<{ partner: string[] }>(
        `select partner from users where email = 'tho@hien.example'`,
      );
      expect(member?.partner).toContain('commerce');
      const [shop] = await rows<{ slug: string; name: string }>(
        `select slug, name from sellers where email = $1`,
        [application.contact_email],
      );
      expect(shop).toEqual({ slug: `go-ven-song-${id}`, name: 'Gỗ Ven Sông' });
      const token = await ask(
        '/commerce-app/auth/users-commerce-token',
        await signIn(server.app, 'tho@hien.example'),
      );
      expect(token.body.data.commerce_partner_token).not.toBeNull();
      expect((await lastMail(application.contact_email))?.subject).toContain('đã mở trên Hiên');
      const decided = await ask('/admin/partner/list?state=decided', admin);
      expect(decided.body.data.items).toMatchObject([{ id, state: 'approved' }]);
      expect(decided.body.data.items[0].decided.by).toContain('Quản trị');
    });

    test('is refused with a reason that the applicant reads', async () => {
      const id = await apply('khach@hien.example');
      expect(await decide(id, admin, 'reject')).toMatchObject({
        status: 422,
        body: { code: 'AUTH_15', errors: [{ field: 'reason' }] },
      });
      expect(await decide(id, admin, 'reject', 0, 'Thiếu <b>giấy phép</b>')).toMatchObject({
        status: 200,
        body: { data: { state: 'rejected', rejection: 'Thiếu <b>giấy phép</b>' } },
      });
      const mail = await lastMail(application.contact_email);
      expect(mail?.html).toContain('&lt;b&gt;');
      expect(mail?.text).toContain('/vi/registration-form');
    });
  });

  describe('a request of a form', () => {
    test('is answered once, in the language of whoever asked', async () => {
      const sent = await server.app.inject({
        method: 'POST',
        url: '/app/lead/send',
        headers: { 'accept-language': 'ko' },
        payload: {
          kind: 'campaign',
          name: '이서연',
          phone: '0912345678',
          email: 'seoyeon@hien.example',
          house_type: '2-bedroom',
          house_area: 72.5,
          message: '상담',
          consent: true,
          marketing: false,
        },
      });
      const { id } = sent.json<{ data: { id: number } }>().data;
      const listed = await ask('/admin/lead/list', admin);
      expect(listed.body.data.items).toMatchObject([
        { id, kind: 'campaign', house_type: '2-bedroom', house_area: 72.5, language: 'ko' },
      ]);
      const answer = (who: Headers, content: string) =>
        send(`/admin/lead/answer/${id}`, who, { content });
      const both = await Promise.all([answer(admin, '내일 연락드릴게요.'), answer(other, 'Khác')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [row] = await rows<{ answer: string; answered_by: number }>(
        'select answer from leads where id = $1',
        [id],
      );
      const winner = row?.answer === 'Khác' ? other : admin;
      expect((await answer(winner, row?.answer ?? '')).status).toBe(200);
      const mails = await listMails(server.database, { to: 'seoyeon@hien.example' });
      expect(mails.filter(({ template }) => template === 'lead-answered')).toHaveLength(1);
      expect((await lastMail('seoyeon@hien.example'))?.subject).toContain('답변');
      expect((await ask('/admin/lead/list', admin)).body.data.items).toEqual([]);
    });
  });

  describe('the penalty ladder', () => {
    const member = async () => {
      const { body } = await ask('/admin/member/list?q=KHACH', admin);
      return body.data.items.find(({ email }: { email: string }) => email === 'khach@hien.example');
    };
    const take = async (action: string, more: object = {}) => {
      const { id, version } = await member();
      return send(`/admin/member/sanction/${id}`, admin, {
        action,
        reason: 'Đăng quảng cáo',
        expected_version: version,
        ...more,
      });
    };

    test('goes up step by step, stops tokens, and comes down again', async () => {
      const headers = await signIn(server.app, 'khach@hien.example');
      expect((await take('ban')).body).toMatchObject({ code: 'CONFLICT' });
      expect((await take('warn')).body.data).toMatchObject({ state: 'warning' });
      expect((await lastMail('khach@hien.example'))?.text).toContain('> Đăng quảng cáo');
      expect(await take('suspend')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'days', code: 'AUTH_15' }] },
      });
      for (const days of [0, -1, 1.5, 366, 2 ** 53, '7'])
        expect((await take('suspend', { days })).status).toBe(400);
      // A day of the sender's own is not asked for.
      expect((await take('suspend', { until: '2026-12-20T03:00:00Z' })).status).toBe(400);
      expect((await take('suspend', { days: 365 })).body.data).toMatchObject({
        state: 'suspended',
        // To the end of the day in Vietnam, 365 days after 20/11/2026.
        suspended_until: '2027-11-20T16:59:59.999Z',
        steps: [{ action: 'suspend' }, { action: 'warn' }],
      });
      expect((await ask('/app/user/address/list', headers)).status).toBe(401);
      expect((await take('ban')).body.data.state).toBe('banned');
      expect((await take('lift', { expected_version: 99 })).body.code).toBe('VERSION_CONFLICT');
      expect((await take('lift')).body.data).toMatchObject({ state: 'normal', reason: null });
      // Tokens of before the penalty stay closed.
      expect((await ask('/app/user/address/list', headers)).status).toBe(401);
    });

    test('a colleague suspends staff and lifts it; no more of the ladder, and nobody themselves', async () => {
      const [staff] = await rows<{ id: number; version: number }>(
        `select id, version from users where email = 'hai@hien.example'`,
      );
      let version = staff?.version ?? 0;
      const step = async (who: Headers, action: string, email = 'hai@hien.example') => {
        const [one] = await rows<{ id: number }>('select id from users where email = $1', [email]);
        const told = await send(`/admin/member/sanction/${one?.id}`, who, {
          action,
          reason: 'Máy bị mất',
          expected_version: version,
          ...(action === 'suspend' && { days: 3 }),
        });
        if (told.status === 200) version += 1;
        return told.status;
      };
      expect(await step(admin, 'warn')).toBe(403);
      expect(await step(admin, 'suspend', 'mot@hien.example')).toBe(403);
      expect((await ask('/admin/member/list', other)).status).toBe(200);
      expect(await step(admin, 'suspend')).toBe(200);
      expect((await ask('/admin/member/list', other)).status).toBe(401);
      expect((await lastMail('hai@hien.example'))?.text).toContain('> Máy bị mất');
      expect(await step(admin, 'ban')).toBe(403);
      expect(await step(admin, 'lift')).toBe(200);
      other = await signIn(server.app, 'hai@hien.example');
      expect((await ask('/admin/member/list', other)).status).toBe(200);
    });

    test('two who suspend each other at the same moment: one of them stays', async () => {
      const found = await rows<{ id: number; version: number }>(
        `select id, version from users where email in ('mot@hien.example', 'hai@hien.example') order by email desc`,
      );
      const suspend = (who: Headers, target: (typeof found)[number] | undefined) =>
        send(`/admin/member/sanction/${target?.id}`, who, {
          action: 'suspend',
          reason: 'Máy bị mất',
          days: 3,
          expected_version: target?.version,
        });
      const [one, two] = found;
      const both = await Promise.all([suspend(admin, two), suspend(other, one)]);
      // Who comes second is refused: by their session, or where both had been let in already, by their standing.
      const [won, refused] = both.map(({ status }) => status).toSorted();
      expect(won).toBe(200);
      expect([401, 403]).toContain(refused);
      const open = await rows<{ email: string }>(
        `select email from users where email in ('mot@hien.example', 'hai@hien.example') and status = 'active'`,
      );
      expect(open).toHaveLength(1);
      await rows(
        `update users set status = 'active', suspended_until = null where email in ('mot@hien.example', 'hai@hien.example')`,
      );
      admin = await signIn(server.app, 'mot@hien.example');
      other = await signIn(server.app, 'hai@hien.example');
    });

    test('members do not reach it', async () => {
      const body = { action: 'warn', reason: 'x', expected_version: 0 };
      const headers = await signIn(server.app, 'khach@hien.example');
      expect((await send('/admin/member/sanction/1', headers, body)).status).toBe(403);
      expect((await ask('/admin/member/list', headers)).status).toBe(403);
    });
  });

  describe('a document', () => {
    const three = { vi: 'Một câu.', en: 'A sentence.', ko: '문장.' };
    const change = (important: boolean, expected_version: number) => ({
      category: 'cookies',
      expected_version,
      important,
      reviewed: false,
      summary: three,
      changes: three,
      sections: [{ title: three, paragraphs: [three], points: [] }],
    });

    test('changes after thirty days, and every member is told once', async () => {
      const source = await ask('/admin/terms/source/cookies', admin);
      const { version } = source.body.data;
      const twice = await Promise.all([
        send('/admin/terms/announce', admin, change(true, version)),
        send('/admin/terms/announce', other, change(true, version)),
      ]);
      expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
      const told = { database: server.database, mail: mailInto(clock.now), now: clock.now };
      const [readers] = await rows<{ n: number }>(
        `select count(*)::int as n from users where email is not null and status not in ('banned', 'withdrawn')`,
      );
      expect(await notifyOfTerms(told)).toBe(readers?.n);
      expect(await notifyOfTerms(told)).toBe(0);
      const mail = await lastMail('khach@hien.example');
      expect(mail?.text).toContain('> Một câu.');
      expect(mail?.text).toContain(`/vi/term-detail/cookies?version=${version + 1}`);
      await send('/admin/terms/announce', admin, change(false, version + 1));
      expect(await notifyOfTerms(told)).toBe(0);
    });
  });

  test('the outbox shows which mails left, and forgets to whom after three months', async () => {
    const { body } = await ask('/admin/mail/list', admin);
    expect(body.data.items[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(Object.keys(body.data.items[0])).not.toContain('values');
    await rows(`update outbox set state = 'sent' where recipient = 'khach@hien.example'`);
    await forgetOldMails(server.database, clock.now() + 89 * 86_400_000);
    expect(await listMails(server.database, { to: 'khach@hien.example' })).not.toEqual([]);
    await forgetOldMails(server.database, clock.now() + 91 * 86_400_000);
    expect(await listMails(server.database, { to: 'khach@hien.example' })).toEqual([]);
    // One that still waits keeps its address.
    expect(await listMails(server.database, { to: 'tho@hien.example' })).not.toEqual([]);
    const forgotten = await rows<{ values: unknown }>(
      `select values from outbox where recipient = ''`,
    );
    expect(forgotten.every(({ values }) => values === null)).toBe(true);
  });

  describe('the day from which a document holds', () => {
    const three = { vi: 'Một câu.', en: 'A sentence.', ko: '문장.' };
    const announce = async (in_force_on: string, headers = admin) => {
      const { version } = (await ask('/admin/terms/source/seller', admin)).body.data;
      return send('/admin/terms/announce', headers, {
        category: 'seller',
        expected_version: version,
        important: false,
        in_force_on,
        reviewed: true,
        summary: three,
        changes: three,
        sections: [{ title: three, paragraphs: [three], points: [] }],
      });
    };

    test('is refused within the notice, more than a year away, and where there is none', async () => {
      const { first, last } = termsDays(false, clock.now());
      const dayBefore = ictDate(Date.parse(`${first}T00:00:00+07:00`) - 1);
      const dayAfter = ictDate(Date.parse(`${last}T23:59:59+07:00`) + 2_000);
      for (const day of [dayBefore, dayAfter])
        expect(await announce(day)).toMatchObject({
          status: 422,
          body: { code: 'VALIDATION', errors: [{ field: 'in_force_on' }] },
        });
      expect((await announce('2026-02-30')).status).toBe(400);
    });

    test('is kept: until it comes the document is announced, from then on in force', async () => {
      const { first } = termsDays(false, clock.now());
      const later = ictDate(Date.parse(`${first}T00:00:00+07:00`) + 20 * 86_400_000);
      const begins = Date.parse(`${later}T00:00:00+07:00`);
      const { status, body } = await announce(later);
      expect(status).toBe(201);
      expect(body.data.announced.in_force_from).toBe(new Date(begins).toISOString());
      const shown = async () => (await ask('/app/term/detail/seller', admin)).body.data.shown;
      const { version } = body.data.announced;
      clock.moveTo(begins - 1);
      expect((await shown()).version).toBe(version - 1);
      clock.moveTo(begins);
      expect(await shown()).toMatchObject({ version, state: 'in_force' });
    });
  });
});
