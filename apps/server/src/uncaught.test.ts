import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = pathToFileURL(join(import.meta.dirname, 'uncaught.ts')).href;

/** A process of its own that fails as `program` does. */
async function failing(program: string) {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { endOnUncaught } from '${file}'; endOnUncaught(); setInterval(() => {}, 1000); ${program}`,
  ]);
  const [code, stdout, stderr] = await Promise.all([
    new Promise((resolve) => child.once('exit', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

const withPeople = `Object.assign(new Error('mail to lan@hien.example, 0912 345 678 refused'), {
  code: 'EENVELOPE', recipient: 'lan@hien.example', parameters: ['0912345678'] })`;

test.each([
  ['thrown where nobody catches', `setTimeout(() => { throw ${withPeople}; }, 1);`],
  ['a promise that nobody waits for', `Promise.reject(${withPeople});`],
  ['not even an error', `setTimeout(() => { throw 'lan@hien.example'; }, 1);`],
])('%s is one line without people, and an exit code', async (_, program) => {
  const { code, stdout, stderr } = await failing(program);
  expect([code, stdout]).toEqual([70, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(stderr)).toMatchObject({
    level: 60,
    msg: 'ended by a failure that nobody caught',
    err: { stack: expect.any(String) },
  });
  expect(stderr).not.toMatch(/lan@|0912/);
});
