import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { besidePage, openAs } from './buying.ts';

const answerOf = (url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });

/** The first so many bytes; then the line breaks. */
async function broken(answer: IncomingMessage, enough: number): Promise<Buffer> {
  let got = Buffer.alloc(0);
  for await (const part of answer) {
    got = Buffer.concat([got, part as Buffer]);
    if (got.length >= enough) break;
  }
  return got.subarray(0, enough);
}

async function all(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('a bought design is downloaded: it breaks at 40 %, goes on where it broke, and one time is used', async ({
  page,
  request,
  baseURL,
}, info) => {
  const company = await besidePage(request, 'congty@hien.example');
  await openAs(page, company);
  await page.goto('/vi/my-page');
  await page.getByRole('link', { name: 'Thiết kế đã mua' }).click();
  await page
    .getByRole('article')
    .filter({ hasText: 'Tải được' })
    .filter({ hasText: 'Còn 3/5 lượt tải' })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'Tải thiết kế' })).toBeVisible();
  await expect(page.getByText('Còn 3/5 lượt tải')).toBeVisible();
  await expect(page.getByRole('row', { name: /du-toan\.xlsx/ })).toBeVisible();

  // The browser gets nothing, so that this test alone takes the file.
  await page.route('**/downloads/*', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(/\/downloads\//);
  await page.getByRole('button', { name: 'Tải bộ thiết kế' }).click();
  const url = (await asked).url();
  await expect(page.getByText('Tệp đang được tải.')).toBeVisible();
  expect(new URL(url).origin).toBe(baseURL);

  const first = await answerOf(url);
  const size = Number(first.headers['content-length']);
  const cut = Math.floor(size * 0.4);
  const head = await broken(first, cut);
  const rest = await answerOf(url, {
    range: `bytes=${cut}-`,
    'if-range': first.headers.etag ?? '',
  });
  expect(rest.statusCode).toBe(206);
  const whole = Buffer.concat([head, await all(rest)]);
  expect(whole).toHaveLength(size);
  const file = info.outputPath('design.zip');
  writeFileSync(file, whole);
  expect(execFileSync('unzip', ['-t', file], { encoding: 'utf8' })).toContain('No errors detected');
  const again = await answerOf(url, { range: `bytes=0-${cut - 1}` });
  expect(hash(await all(again))).toBe(hash(whole.subarray(0, cut)));

  await expect(page.getByText('Còn 2/5 lượt tải')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Còn 2/5 lượt tải')).toBeVisible();
});
