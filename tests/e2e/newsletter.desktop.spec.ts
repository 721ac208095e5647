import { expect, test } from '@playwright/test';
import { newestMail } from './mails.ts';

test('a visitor asks for the letter, confirms by a press, and nothing before it', async ({
  page,
  request,
}) => {
  const email = `ban-tin-${Date.now()}@hien.example`;
  await page.goto('/vi');
  const form = page.getByRole('region', { name: 'Thư từ hiên nhà' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Email của bạn').fill(email);
  await form.getByLabel(/Tôi đồng ý/).check();
  await form.getByRole('button', { name: 'Nhận thư' }).click();
  await expect(page.getByText('Còn một bước: hãy xem hộp thư')).toBeVisible();

  const link = /\/vi\/article\?newsletter=confirm#[\w-]+/.exec(
    await newestMail(request, email, 'newsletter-confirm'),
  )?.[0];
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Có, gửi cho tôi' }).click();
  await expect(page.getByRole('heading', { name: 'Hẹn gặp bạn trong thư tới' })).toBeVisible();

  // A mail program's one press of a letter that nobody has ends nothing, and asks for no session.
  const press = await request.post('/newsletter/leave/vi/khong-co', {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(press.status()).toBe(404);
});
