import { expect, test } from '@playwright/test';
import { besidePage, logIn, register } from './buying.ts';
import { buyerAndSeller } from './ordering.ts';
import { newestMail } from './mails.ts';

test('an owner invites, the invited works, the log names them, and who is let go is refused', async ({
  browser,
  request,
}) => {
  test.slow();
  const { seller, buy } = await buyerAndSeller(request);
  const { id: orderId } = await buy('COD', 1);
  const email = await register(request, 'vao-gian-hang');
  const owner = await (await browser.newContext()).newPage();
  const invited = await (await browser.newContext()).newPage();

  await owner.goto('/vi/login');
  await logIn(owner, seller.email);
  await owner.waitForURL((url) => !url.pathname.endsWith('/login'));
  await owner.goto('/vi/shop-manager/account?plan=team');
  await owner.getByLabel(/^Email của người được mời/).fill(email);
  await owner.getByRole('button', { name: 'Gửi lời mời' }).click();
  await expect(owner.getByRole('button', { name: `Thu hồi lời mời đến ${email}` })).toBeVisible();

  // The link is opened by a guest: the token is in no address that a server is told.
  const asked: string[] = [];
  invited.on('request', (one) => asked.push(one.url()));
  const link = /\/vi\/affiliate\?invitation=open#[\w-]+/.exec(
    await newestMail(request, email, 'shop-invited'),
  )?.[0];
  const token = link?.split('#')[1] ?? 'none';
  await invited.goto(link ?? '');
  await invited.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
  await logIn(invited, email);
  await invited.getByRole('button', { name: 'Nhận lời mời' }).click();
  await expect(invited.getByRole('heading', { name: /^Bạn làm việc tại/ })).toBeVisible();
  expect(asked.filter((url) => new URL(url).href.replace(/#.*/, '').includes(token))).toEqual([]);

  // They work in the queue.
  await invited.getByRole('link', { name: 'Mở trang quản lý gian hàng' }).click();
  await expect(invited.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible();
  const staff = await besidePage(request, email);
  const { number } = await seller.get<{ number: string }>(`order/detail/${orderId}`);
  await invited.goto('/vi/shop-manager/order-status');
  const search = invited.getByRole('combobox', { name: 'Tìm dòng hàng' });
  await search.fill(number);
  await search.press('Enter');
  const row = invited.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: 'Nhận đơn' }).click();
  await expect(invited.getByText('Đã xong.').first()).toBeVisible();

  // What is the owner's alone is refused, in the page and by the server.
  await invited.goto('/vi/shop-manager/account?plan=team');
  await expect(invited.getByRole('button', { name: 'Rời gian hàng' })).toBeVisible();
  await expect(invited.getByRole('button', { name: 'Gửi lời mời' })).toHaveCount(0);
  expect((await staff.post('seller/team/invite', { email: 'ai@hien.example' })).status).toBe(403);
  for (const plan of ['', '?plan=change', '?plan=contact', '?plan=log']) {
    await invited.goto(`/vi/shop-manager/account${plan}`);
    await expect(invited.getByText(/Chỉ chủ gian hàng/).first()).toBeVisible();
    await expect(invited.getByRole('main').getByRole('button', { name: /^(Gửi|Lưu)/ })).toHaveCount(
      0,
    );
  }
  const contact = {
    contactName: 'Trần Bình',
    contactPhone: '0912345678',
    contactEmail: 'kho@hien.example',
    warehouse: 'Kho 2',
    expectedVersion: 0,
  };
  expect((await staff.post('seller/account/contact', contact)).status).toBe(403);
  type Months = { items: { id: number | null }[] };
  const { items: months } = await seller.get<Months>('seller/settlement/list');
  const month = months.find(({ id }) => id !== null)?.id;
  const dispute = { reason: 'Thiếu một đơn.', expectedVersion: 1 };
  expect((await staff.post(`seller/settlement/${month}/dispute`, dispute)).status).toBe(403);

  await owner.goto('/vi/shop-manager/account?plan=log');
  const line = owner.getByRole('listitem').filter({ hasText: number });
  await expect(line.getByText('Người Mới')).toBeVisible();

  await owner.goto('/vi/shop-manager/account?plan=team');
  await owner.getByRole('button', { name: 'Cho rời gian hàng: Người Mới' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Cho rời gian hàng' }).click();
  await expect(owner.getByRole('heading', { name: 'Đang làm việc' })).toBeFocused();
  await expect(owner.getByRole('button', { name: 'Cho rời gian hàng: Người Mới' })).toHaveCount(0);

  // The next call of theirs is refused, and the link lets nobody back in.
  expect((await staff.post('seller/team/leave', {})).status).toBe(403);
  await invited.goto('/vi/shop-manager/order-status');
  await expect(invited.getByRole('row').filter({ hasText: number })).toHaveCount(0);
  expect((await staff.post('shop-invitation/accept', { token })).status).toBe(404);
});
