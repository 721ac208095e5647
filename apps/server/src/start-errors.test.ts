import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { checkDiskSpace, leastBytesToOpen } from './db/disk-space.ts';
import { explain } from './start-errors.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hien-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = {
  production: 'main.ts',
  demonstration: '../../provider-simulator/src/serve.ts',
};

/** Starts the product as its own process and waits for its end; what it said of why. */
function startThatFails(
  program: keyof typeof programs,
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const file = fileURLToPath(new URL(programs[program], import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], SEED: 'false', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => void child.once('close', (code) => resolve({ code, said })));
}

// With what is simulated beside it: its own servers must not keep the process alive.
test('a port that is taken ends the start with a line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void other.once('listening', resolve));
  const address = other.address();
  const port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const { code, said } = await startThatFails('demonstration', {
    PORT: port,
    DATA_DIR: join(folder, 'data'),
  });
  other.close();
  expect([code, said.trim()]).toEqual([
    1,
    `✗ Port ${port} is taken by another program. Stop it, or choose another port: PORT=4001 pnpm start`,
  ]);
}, 180_000);

test('a database whose files are damaged ends it with a line', async () => {
  const database = join(folder, 'damaged', 'db');
  mkdirSync(database, { recursive: true });
  writeFileSync(join(database, 'PG_VERSION'), '17');
  const { code, said } = await startThatFails('production', { DATA_DIR: join(folder, 'damaged') });
  expect([code, said.trim()]).toEqual([
    1,
    `✗ The database in ${database} cannot be opened: its files are damaged, or another version wrote them. Restore a backup, or set DATA_DIR to another folder.`,
  ]);
}, 180_000);

test('a folder that cannot be made ends it with a line', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { code, said } = await startThatFails('production', { DATA_DIR: join(folder, 'file') });
  expect([code, said.trim()]).toEqual([
    1,
    `✗ ${join(folder, 'file')} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
  ]);
}, 180_000);

test('the embedded database is not opened on a disk that is nearly full', async () => {
  await expect(checkDiskSpace('/data', async () => leastBytesToOpen)).resolves.toBeUndefined();
  const full = await checkDiskSpace('/data', async () => leastBytesToOpen - 1).catch(
    (error: unknown) => error,
  );
  expect(explain(full)).toBe('The disk is full. Make room, or set DATA_DIR to another disk.');
});

test('what a library was doing does not hide what is wrong, nor show what it was writing', () => {
  const wrapped = (code: string) =>
    new DrizzleQueryError(
      'insert into users',
      ['0912345678'],
      Object.assign(new Error('x'), { code }),
    );
  expect(explain(wrapped('53100'))).toBe(
    'The disk is full. Make room, or set DATA_DIR to another disk.',
  );
  expect(explain(wrapped('EROFS'))).toContain('cannot be written');
  expect(explain(wrapped('57P03'))).toContain('starting or stopping');
  expect(explain(wrapped('25006'))).toContain('replica');
  expect(explain(wrapped('XX000'))).not.toContain('0912345678');
});
