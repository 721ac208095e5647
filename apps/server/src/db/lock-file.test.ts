import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { LockedError, takeLock } from './lock-file.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'hien-lock-'));

test('a second one is told who holds it, and gets it once it is given back', async () => {
  const file = join(folder(), 'db.lock');
  const release = await takeLock(file);
  await expect(takeLock(file)).rejects.toThrow(LockedError);
  await expect(takeLock(file)).rejects.toMatchObject({ pid: process.pid });
  await release();
  expect(existsSync(file)).toBe(false);
  await (
    await takeLock(file)
  )();
});

test.each([
  ['a process that ended', () => `${spawnSync(process.execPath, ['-e', '']).pid} 1\n`],
  ['a process whose number was given to another', () => `${process.pid} 1\n`],
  ['nobody', () => ''],
  ['something else', () => 'hello\n'],
])('a lock of %s is taken over', async (_, content) => {
  const place = folder();
  const file = join(place, 'db.lock');
  writeFileSync(file, content());
  const release = await takeLock(file);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await release();
  expect(readdirSync(place)).toEqual([]);
});

test('of many at once, one wins', async () => {
  const file = join(folder(), 'db.lock');
  writeFileSync(file, '999999999 1\n');
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(file)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the embedded database makes its folder, and keeps what is written', async () => {
  const place = join(folder(), 'deep', 'down', 'db');
  const first = await openDatabase({ folder: place });
  await expect(openDatabase({ folder: place })).rejects.toThrow(LockedError);
  await first.migrate();
  await first.rows({ text: `insert into settings (key, value) values ('a', '1')` }, []);
  await first.close();
  const second = await openDatabase({ folder: place });
  await second.migrate();
  expect(await second.rows({ text: 'select key from settings' }, [])).toEqual([{ key: 'a' }]);
  await second.close();
});
