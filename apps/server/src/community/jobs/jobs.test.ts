import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { sql } from 'drizzle-orm';
import { uploadName } from '../../media/upload-address.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import { personalData } from '../../my-page/personal-data.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

/** An empty page, as small as a PDF can be. */
const cvText = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n9\n%%EOF\n';

const form = {
  name: ' Nguyễn Thu An ',
  phone: '+84 912 345 678',
  email: 'Khach@hien.example',
  message: '',
  consent: true,
};

describe.each(databaseKinds)('applications for jobs on %s', (kind) => {
  let server: TestApp;
  let member: Headers;
  let other: Headers;
  const clock = movableClock(testNow);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.orm.insert(users).values({
      email: 'quan-tri@hien.example',
      firstName: 'Hà',
      roles: ['admin'],
      language: 'en',
    });
    server = await testApp(database, { clock });
    member = await signIn(server.app, 'khach@hien.example');
    other = await signIn(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());

  const upload = async (content: string, headers: Headers) => {
    const body = new FormData();
    body.append('files', new File([content], 'CV.pdf', { type: 'application/pdf' }));
    const request = new Request('http://localhost/', { method: 'POST', body });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/upload/private-document',
      headers: { ...Object.fromEntries(request.headers), ...headers },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const apply = async (job: number, payload: object, headers: Headers) => {
    const url = `/app/job/apply/${job}`;
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const stored = () =>
    server.database.rows<Record<string, unknown>>(
      { text: 'select * from job_applications order by id' },
      [],
    );

  test('a document is what its content says, and its name nothing', async () => {
    for (const content of [
      '<html>%PDF-1.7 startxref 1 %%EOF</html>',
      '%PDF-1.7 and nothing more',
      'GIF89a',
      '',
    ])
      expect((await upload(content, member)).status).toBe(415);
    const kept = await upload(cvText, member);
    expect(kept.body.data[0]).toMatch(/^\/media\/private\/[a-f0-9]{32}\.pdf$/);
    // The same file again is the same upload; another member's is another one.
    expect((await upload(cvText, member)).body).toEqual(kept.body);
    expect((await upload(cvText, other)).body).not.toEqual(kept.body);
  });

  test('a CV is the applicant’s own, or none', async () => {
    const theirs = (await upload(cvText, other)).body.data[0];
    const refused = await apply(4, { ...form, cv: theirs }, member);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'cv' }] } });
    expect(await stored()).toEqual([]);
  });

  test('two presses at once are one application, and one mail to each', async () => {
    const cv = (await upload(cvText, member)).body.data[0];
    const both = await Promise.all([
      apply(4, { ...form, cv }, { ...member, 'accept-language': 'ko' }),
      apply(4, { ...form, cv }, { ...member, 'accept-language': 'ko' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: 'Nguyễn Thu An',
      phone: '0912345678',
      email: 'khach@hien.example',
      language: 'ko',
      state: 'received',
    });
    const mails = await server.database.rows(
      {
        text: `select template, recipient, language from outbox where template like 'job-%' order by id`,
      },
      [],
    );
    expect(mails).toEqual([
      { template: 'job-applied', recipient: 'khach@hien.example', language: 'ko' },
      { template: 'job-arrived', recipient: 'quan-tri@hien.example', language: 'en' },
    ]);
    const changed = await apply(4, { ...form, message: 'Thêm một điều', cv }, member);
    expect(changed).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('taken back it is gone with its CV, and may be sent again; what staff have answered stays', async () => {
    const { body: sent } = await upload(cvText.replace('9', '8'), member);
    const [cv] = sent.data;
    const withdraw = async (headers: Headers) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/app/job/withdraw/5',
        headers,
      });
      return answer.statusCode;
    };
    expect((await apply(5, { ...form, cv }, member)).status).toBe(201);
    // Nobody takes back what is another's.
    expect(await withdraw(other)).toBe(200);
    const left = () =>
      server.database.rows<{ state: string }>(
        { text: 'select state from job_applications where job_id = 5' },
        [],
      );
    expect(await left()).toHaveLength(1);
    expect([await withdraw(member), await withdraw(member)]).toEqual([200, 200]);
    expect(await left()).toEqual([]);
    const name = cv.split('/').at(-1);
    const read = await server.app.inject({ url: `/app/upload/private/${name}`, headers: member });
    expect(read.statusCode).toBe(404);
    const again = await upload(cvText.replace('9', '7'), member);
    expect((await apply(5, { ...form, cv: again.body.data[0] }, member)).status).toBe(201);
    await server.database.rows(
      { text: `update job_applications set state = 'invited' where job_id = 5` },
      [],
    );
    expect(await withdraw(member)).toBe(409);
    expect(await left()).toEqual([{ state: 'invited' }]);
    await server.database.rows({ text: 'delete from job_applications where job_id = 5' }, []);
    const names = [cv, again.body.data[0]].map(uploadName);
    await server.database.rows({ text: 'delete from media_uploads where name = any($1)' }, [names]);
  });

  test('a file that something else was made of too stays when the application is taken back', async () => {
    const cv: string = (await upload(cvText.replace('9', '6'), member)).body.data[0];
    const claim = { userId: 1, at: new Date(clock.now()) };
    expect((await apply(5, { ...form, cv }, member)).status).toBe(201);
    // The same document as a sample of an application to sell designs.
    expect(await claimUploads(server.database.orm, [cv], claim)).toBe(true);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/job/withdraw/5',
      headers: member,
    });
    expect(answer.statusCode).toBe(200);
    const name = cv.split('/').at(-1);
    const read = await server.app.inject({ url: `/app/upload/private/${name}`, headers: member });
    expect(read.statusCode).toBe(200);
    await server.database.rows({ text: 'delete from media_uploads where name = $1' }, [
      uploadName(cv),
    ]);
  });

  test('who leaves takes the application and the CV along', async () => {
    const [row] = await stored();
    const userId = Number(row?.['user_id']);
    const entry = personalData.find(({ name }) => name === 'job_applications');
    const erase = entry?.erase?.({ userId, email: null }) ?? sql`select 1`;
    await server.database.orm.execute(erase);
    expect(await stored()).toEqual([]);
    const kept = await server.database.rows<{ swept: boolean }>(
      {
        text: `select swept_at is not null as swept from media_uploads where owner_id = $1 and name like '%.pdf'`,
      },
      [userId],
    );
    expect(kept).toEqual([{ swept: true }]);
  });
});
