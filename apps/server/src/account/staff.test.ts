import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { testApp } from '../testing/test-app.ts';
import { createStaff, forgetSecondFactor, restoreStaff } from './staff.ts';
import { codeAt } from './second-factor/totp.ts';

const email = 'nhan-vien@hien.example';
const password = 'ba-con-meo-den-ngu';

test('an account of staff is made once, with a good password, and sets up its second factor', async () => {
  const database = await freshDatabase('pglite');
  const make = (as: string, secret: string) =>
    createStaff(database, { email: as, password: secret, now: testNow });
  await expect(make('khong-phai-email', password)).rejects.toThrow('no e-mail');
  await expect(make(email, 'ngan-qua')).rejects.toThrow('12 characters');
  await expect(make(email, '111111111111')).rejects.toThrow('first anybody tries');
  await make(' Nhan-Vien@Hien.example ', password);
  await expect(make(email, password)).rejects.toThrow('has an account already');
  const server = await testApp(database, { publicUrl: 'https://hien.vn' });
  const post = async (url: string, payload: object) =>
    (await server.app.inject({ method: 'POST', url, payload })).json<{
      data: { secret: string; token: string } | null;
      second_factor?: { step: string; ticket: string };
    }>();
  const step = async () =>
    (await post('/app/auth/login-user', { email, password, login_method: 'system' })).second_factor;
  const ticket = (await step())?.ticket ?? '';
  const made = await post('/app/auth/second-factor/setup', { ticket });
  const code = codeAt(made.data?.secret ?? '', testNow);
  const { data } = await post('/app/auth/second-factor', { ticket, code });
  const cases = () =>
    server.app.inject({
      url: '/admin/overview',
      headers: { authorization: `Bearer ${data?.token}` },
    });
  expect((await cases()).statusCode).toBe(200);
  expect((await step())?.step).toBe('code');
  await forgetSecondFactor(database, { email, now: testNow });
  expect((await step())?.step).toBe('setup');
  expect((await cases()).statusCode).toBe(401);
  await expect(
    forgetSecondFactor(database, { email: 'ai@hien.example', now: testNow }),
  ).rejects.toThrow('no account of staff');
  const status = (word: string) =>
    database.rows({ text: 'update users set status = $1 where email = $2' }, [word, email]);
  const restore = () => restoreStaff(database, { email, now: testNow });
  await expect(restore()).rejects.toThrow('is not suspended');
  await status('suspended');
  expect(await step()).toBeUndefined();
  await restore();
  expect((await step())?.step).toBe('setup');
  await server.close();
});

test('the command takes the password from its input and prints it nowhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hien-staff-'));
  const tool = fileURLToPath(new URL('../../../../tools/staff.ts', import.meta.url));
  const run = (): Promise<{ code: number | null; said: string }> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [tool, 'create', email], {
        env: { PATH: process.env['PATH'], DATA_DIR: folder },
      });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.once('exit', (code) => resolve({ code, said }));
      child.stdin.end(`${password}\n`);
    });
  const first = await run();
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('can sign in as staff') });
  const second = await run();
  expect(second).toMatchObject({
    code: 1,
    said: expect.stringContaining('has an account already'),
  });
  expect(first.said + second.said).not.toContain(password);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
