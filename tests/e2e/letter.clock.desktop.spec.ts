import { expect, test } from '@playwright/test';
import { demoClock, hour } from './clock.ts';
import { newestMail } from './mails.ts';

test('a reader confirms the letter, gets it when the month has ended, and leaves by a press in the browser', async ({
  page,
  request,
}) => {
  const email = `doc-thu-${Date.now()}@hien.example`;
  await request.post('/mall/api/public/newsletter/subscribe', { data: { email, consent: true } });
  const asked = await newestMail(request, email, 'newsletter-confirm');
  await page.goto(/\/vi\/article\?newsletter=confirm#[\w-]+/.exec(asked)?.[0] ?? '');
  await page.getByRole('button', { name: 'Có, gửi cho tôi' }).click();
  await expect(page.getByRole('heading', { name: 'Hẹn gặp bạn trong thư tới' })).toBeVisible();

  const clock = await demoClock(request);
  const [year = 0, month = 0] = new Date((await clock.now()) + 7 * hour)
    .toISOString()
    .split('-')
    .map(Number);
  // Noon of the first day of the next month in Vietnam.
  await clock.advance(Date.UTC(year, month, 1, 5) - (await clock.now()));
  const letter = await newestMail(request, email, 'newsletter');
  const link = /\/vi\/article\?newsletter=leave#[\w-]+/.exec(letter)?.[0];
  expect(link).toBeDefined();
  await page.goto(link ?? '');
  // Opening the page is no press.
  await page.getByRole('button', { name: 'Thôi nhận bản tin' }).click();
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toBeVisible();

  // The mail program's press on the same letter later finds it done; a letter that nobody has is none.
  const token = link?.split('#')[1] ?? '';
  const press = (of: string) =>
    request.post(`/newsletter/leave/vi/${of}`, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect((await press(token)).status()).toBe(200);
  expect((await press(`${token}x`)).status()).toBe(404);
});
