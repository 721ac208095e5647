import { languages, movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { testApp } from '../testing/test-app.ts';
import { layOut } from './letter.ts';
import { mailInto } from './mail.ts';
import { listMails, retryAfterMs } from './outbox.ts';
import type { Delivery, OutgoingMail, Transport } from './smtp.ts';
import { mailTemplates } from './templates/all.ts';
import { renderMail } from './render.ts';
import { sendDueMails } from './worker.ts';

const base = 'https://hien.example';

describe('letters', () => {
  test.each(Object.keys(mailTemplates))('%s says something of its own in each language', (name) => {
    const { sample } = mailTemplates[name as keyof typeof mailTemplates];
    const made = languages.map((language) => renderMail(name, sample, language, base));
    expect(new Set(made.map((mail) => mail?.subject)).size).toBe(3);
    for (const mail of made) {
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/undefined|NaN|\[object/);
      for (const own of ['code', 'name', 'email'])
        expect(mail?.text).toContain(
          own in sample ? String(sample[own as keyof typeof sample]) : '',
        );
    }
  });

  test('what people wrote is text in the HTML, and one line in the subject', () => {
    const evil = `<img src=x onerror="alert(1)">'&\r\nBcc: all@hien.example`;
    const { subject, html } = layOut(
      {
        subject: evil,
        parts: [
          evil,
          { code: evil },
          { quote: evil },
          { facts: [[evil, evil]] },
          { link: `/"${evil}`, label: evil },
        ],
        foot: evil,
      },
      'vi',
      base,
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img');
    expect(html.match(/<a [^>]*>/g)?.every((tag) => (tag.match(/"/g) ?? []).length === 4)).toBe(
      true,
    );
  });
});

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let database: Database;
  const clock = movableClock(testNow);
  const now = (): number => clock.now();
  const mail = mailInto(now);
  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  afterAll(() => database.close());

  const code = (key: string, goodUntil?: number) =>
    ({
      to: `${key}@hien.example`,
      language: 'ko',
      values: { code: '123456' },
      key,
      ...(goodUntil === undefined ? {} : { goodUntil }),
    }) as const;
  const transport = (answers: readonly Delivery[]): Transport & { mails: OutgoingMail[] } => {
    const mails: OutgoingMail[] = [];
    return {
      mails,
      deliver: async (outgoing) => answers[mails.push(outgoing) - 1] ?? { ok: true },
      close: () => {},
    };
  };
  const round = (over: Transport | null) => sendDueMails({ database, now, transport: over, base });
  const stateOf = async (key: string) =>
    (await listMails(database, { to: `${key}@hien.example` })).map((row) => [
      row.state,
      row.attempts,
      row.values,
      row.lastError,
    ]);

  test('a change that is undone mails nothing, and a key mails once', async () => {
    await expect(
      database.orm.transaction(async (tx) => {
        await mail.send(tx, 'sign-up-code', code('undone'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await mail.send(database.orm, 'sign-up-code', code('once'));
    await mail.send(database.orm, 'sign-up-code', code('once'));
    expect(await stateOf('undone')).toEqual([]);
    const over = transport([]);
    expect(await round(over)).toBe(1);
    expect(over.mails).toMatchObject([
      { to: 'once@hien.example', subject: '[Hiên] 인증번호 123456' },
    ]);
    expect(await stateOf('once')).toEqual([['sent', 1, null, null]]);
    expect(await round(over)).toBe(0);
  });

  test('two workers do not send one mail twice', async () => {
    await mail.send(database.orm, 'sign-up-code', code('two'));
    const over = transport([]);
    await Promise.all([round(over), round(over), round(over)]);
    expect(over.mails).toHaveLength(1);
  });

  test('tries again later and later, then keeps why it failed and forgets the code', async () => {
    await mail.send(database.orm, 'sign-up-code', code('tries'));
    const down = { ok: false, reason: '421 busy', final: false } as const;
    const over = transport(Array.from({ length: 9 }, () => down));
    await round(over);
    expect(await round(over)).toBe(0);
    for (const wait of retryAfterMs) {
      expect(await stateOf('tries')).toMatchObject([
        ['waiting', expect.any(Number), { code: '123456' }, '421 busy'],
      ]);
      clock.advance(wait);
      expect(await round(over)).toBe(1);
    }
    expect(await stateOf('tries')).toEqual([['failed', 6, null, '421 busy']]);
    expect(new Set(over.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('a refusal for good is not tried again, and what is too old is not sent', async () => {
    await mail.send(database.orm, 'sign-up-code', code('refused'));
    await round(transport([{ ok: false, reason: '550 no such user', final: true }]));
    expect(await stateOf('refused')).toEqual([['failed', 1, null, '550 no such user']]);
    await mail.send(database.orm, 'sign-up-code', code('old', now() + 600_000));
    clock.advance(600_001);
    expect(await round(transport([]))).toBe(0);
    expect(await stateOf('old')).toEqual([['expired', 0, null, null]]);
  });

  test('without a mail server mails wait; the page shows them in three languages, where there is one', async () => {
    await mail.send(database.orm, 'sign-up-code', code('kept'));
    expect(await round(null)).toBe(0);
    const open = await testApp(database, { mailPage: true });
    const page = await open.app.inject({ url: '/dev/mails?to=Kept@hien.example' });
    expect(page.statusCode).toBe(200);
    for (const words of ['là mã xác thực', 'is your', '인증번호'])
      expect(page.body).toContain(words);
    const list = await open.app.inject({ url: '/dev/mails.json?to=kept@hien.example' });
    expect(list.json()).toMatchObject({
      data: {
        items: [
          {
            to: 'kept@hien.example',
            state: 'waiting',
            texts: { vi: { text: expect.stringContaining('123456') } },
          },
        ],
      },
    });
    // A page elsewhere may lead its own name to this machine, or the machine may be asked from outside.
    for (const from of [
      { headers: { host: 'rebound.example:4000' } },
      { headers: { host: 'localhost.evil.example' } },
      { headers: { host: '192.168.1.20:4000' } },
      { remoteAddress: '192.168.1.7' },
    ])
      for (const url of ['/dev/mails', '/dev/mails.json', '/dev/mails.css'])
        expect((await open.app.inject({ url, ...from })).statusCode).toBe(404);
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
      expect((await open.app.inject({ url: '/dev/mails', headers: { host } })).statusCode).toBe(
        200,
      );
    await open.app.close();
    const closed = await testApp(database);
    expect((await closed.app.inject({ url: '/dev/mails' })).statusCode).toBe(404);
    await closed.app.close();
  });
});
