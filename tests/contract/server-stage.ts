import { fixedClock } from '@hien/domain';
import { type CodeProvider, buildApp } from '@hien/server/app';
import { openDatabase } from '@hien/server/database';
import { demoAccounts, seed } from '@hien/server/seed';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCart, findOptions, totalOf } from './known-goods.ts';
import { darkPixel } from './pixel.ts';
import { mailCodes, mailedCode } from './mailed-codes.ts';
import type { Credentials, Stage } from './stage.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

const clock = fixedClock(Date.parse('2026-11-20T03:00:00Z'));
const social = { code: 'social-code', id: '108120334519287360012' } as const;
const zalo = {
  code: 'zalo-code',
  token: 'zalo-token',
  id: '8120334519287',
  name: 'Nguyễn An',
} as const;

/** Believes whoever comes: the real providers are not on this stage. */
const believing: CodeProvider = {
  clientId: null,
  authorizeUrl: null,
  prove: async () => 'proven',
  exchange: async ({ code }) =>
    code === social.code
      ? {
          socialId: social.id,
          email: null,
          firstName: 'An',
          lastName: 'Nguyễn',
          avatar: null,
          token: 'social-token',
        }
      : null,
};

/** The server over a freshly seeded database of its own, answering in this process. */
export async function serverStage(): Promise<Stage & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-contract-'));
  const database = await openDatabase({ folder: null });
  await database.migrate();
  await seed(database, clock);
  const member = accountOf('customer');
  const newcomer = { email: 'moi@hien.example', password: member.password };
  const parting = { email: 'sap-di@hien.example', password: member.password };
  // Accounts of their own, so that the others keep their passwords and their accounts.
  for (const { email } of [newcomer, parting])
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name)
          select $1, password_hash, first_name, last_name from users where email = $2`,
      },
      [email, member.email],
    );
  const [upgrade] = await database.rows<{ id: number }>(
    {
      text: `select user_id as id from business_profiles where state = 'pending' order by sent_at`,
    },
    [],
  );
  const [contractor] = await database.rows<{ id: number }>(
    { text: `select id from contractors where approval = 'applied' order by created_at` },
    [],
  );
  const [question] = await database.rows<{ id: number }>(
    {
      text: `select q.id from product_questions q join products p on p.id = q.product_id
        join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
        where u.email = $1 and q.answer is null order by q.id limit 1`,
    },
    [accountOf('seller').email],
  );
  const options = await findOptions(database);
  const cartLineIds = await fillCart(database, member.email);
  const app = await buildApp({
    database,
    clock,
    mediaFolder: join(folder, 'media'),
    picturesFolder: join(folder, 'pictures'),
    // Answers are judged here, by validators of our own.
    validateAnswers: false,
    newCode: () => mailedCode,
    providers: { google: believing, facebook: believing, apple: believing, zalo: believing },
    zalo: {
      exchange: async (code) => (code === zalo.code ? zalo.token : null),
      me: async (token) => (token === zalo.token ? { id: zalo.id, name: zalo.name } : null),
    },
  });
  const forgetful = accountOf('company');
  const ticket = await mailCodes(app, {
    forgetful: forgetful.email,
    taken: accountOf('customer').email,
  });
  return {
    name: 'server',
    known: {
      member,
      partner: accountOf('seller'),
      leaver: accountOf('freelancer'),
      forgetful,
      ticket,
      code: mailedCode,
      admin: accountOf('admin'),
      newcomer,
      parting,
      productId: 1,
      questionId: question?.id ?? 0,
      contractorId: 1,
      projectId: 1,
      designId: 1,
      social,
      trial: await askForTrial(app),
      upload: await upload(app),
      profileVersion: 0,
      addressIds: [1, 2],
      options,
      cartLineIds,
      orderTotal: await totalOf(app, member, { lineIds: [cartLineIds[2]], addressId: 1 }),
      upgradeCaseId: upgrade?.id ?? 0,
      contractorCaseId: contractor?.id ?? 0,
      zalo,
    },
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const answer = await app.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
      });
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value].flat().map((entry): [string, string] => [name, String(entry)]),
      );
      return new Response(
        [204, 304].includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload),
        {
          status: answer.statusCode,
          headers,
        },
      );
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const trialEmail = 'dung.thu@hien.example';

async function askForTrial(app: App): Promise<{ id: number; email: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/app/lead/send',
    payload: {
      kind: 'trial_project',
      project_id: 1,
      name: 'Nguyễn Thu An',
      phone: '0912345678',
      email: trialEmail,
      house_type: '2-bedroom',
      house_area: 72,
      consent: true,
    },
  });
  return { id: answer.json<{ data: { id: number } }>().data.id, email: trialEmail };
}

async function upload(app: App): Promise<string> {
  const form = new FormData();
  form.append('folder', 'licence');
  form.append('files', new File([darkPixel], 'giay-phep.png', { type: 'image/png' }));
  const request = new Request('http://localhost/aws/upload', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/aws/upload',
    headers: Object.fromEntries(request.headers),
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json<{ data: [string] }>().data[0];
}

function accountOf(role: (typeof demoAccounts)[number]['role']): Credentials {
  const account = demoAccounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`The seed has no ${role}`);
  return { email: account.email, password: account.password };
}
