import { type Page, expect, test } from '@playwright/test';
import { logIn, password, register } from './buying.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/vi/login?next=%2Fvi%2Fmy-page');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/vi\/my-page/);
}

test('a member becomes a business member once the admin has approved', async ({ browser }) => {
  const member = await (await browser.newContext()).newPage();
  await signIn(member, await register(member.request, 'len-doanh-nghiep'));
  await member
    .getByRole('link', { name: /Lên thành viên doanh nghiệp/ })
    .first()
    .click();
  const fill = (label: RegExp, value: string) => member.getByLabel(label).fill(value);
  await fill(/Tên công ty/, 'Nhà Mới <b>Studio</b>');
  await fill(/Số đăng ký kinh doanh/, '0319999991');
  await fill(/Mã số thuế/, '0319999991');
  await fill(/Ngày thành lập/, '2020-05-04');
  const city = member.getByRole('combobox', { name: /Tỉnh, thành phố/ });
  await city.fill('hue');
  await member.getByRole('option', { name: 'Huế' }).click();
  await fill(/^Địa chỉ/, '12 Lê Lợi');
  await fill(/Hotline/, '0912345678');
  await fill(/Email doanh nghiệp/, 'lienhe@nhamoi.example');
  await member.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(member.getByText('Hồ sơ của bạn đang được xét')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'quantri@hien.example');
  await admin.goto('/vi/admin/upgrades');
  await admin.getByRole('button', { name: 'Xem Nhà Mới <b>Studio</b>' }).click();
  await admin.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(admin.getByText('Đã duyệt Nhà Mới <b>Studio</b>')).toBeVisible();
  await admin.goto('/vi/admin/mails');
  await expect(admin.getByText('Duyệt hồ sơ doanh nghiệp').first()).toBeVisible();

  await member.goto('/vi/my-profile-business');
  await expect(member.getByText('Nhà Mới <b>Studio</b>')).toBeVisible();
  await expect(member.getByText('Đã duyệt')).toBeVisible();
});

test('addresses are kept, and nobody but the admin sees the queues', async ({ page }) => {
  await signIn(page, await register(page.request, 'dia-chi'));
  await page.goto('/vi/my-page?tab=addresses');
  await page.getByRole('button', { name: 'Thêm địa chỉ' }).click();
  await page.getByLabel(/Người nhận/).fill('Seo-yeon');
  await page.getByLabel(/Số điện thoại nhận hàng/).fill('0912 345');
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  await expect(
    page.getByText('Nhập số Việt Nam đúng 10 chữ số, ví dụ 0912 345 678').first(),
  ).toBeVisible();
  await page.getByLabel(/Số điện thoại nhận hàng/).fill('0912 345 678');
  await page.getByRole('combobox', { name: /Tỉnh, thành phố/ }).fill('da nang');
  await page.getByRole('option', { name: 'Đà Nẵng' }).click();
  // Found by what it was called before July 2025.
  await page.getByRole('combobox', { name: /Phường, xã/ }).fill('thach thang');
  await page.getByRole('option', { name: /Phường Hải Châu/ }).click();
  await page.getByLabel(/Số nhà, tên đường/).fill('8 Trần Phú');
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  await expect(page.getByText('8 Trần Phú, Phường Hải Châu, Đà Nẵng')).toBeVisible();
  await page.reload();
  await expect(page.getByText('8 Trần Phú, Phường Hải Châu, Đà Nẵng')).toBeVisible();
  await page.goto('/vi/admin');
  await expect(page.getByText('Bạn chưa xem được trang này')).toBeVisible();
});

test('an account goes with its password, and does not come back', async ({ page }) => {
  const email = await register(page.request, 'roi-di');
  await signIn(page, email);
  await page.goto('/vi/delete-user-account');
  await page.getByLabel(/Mật khẩu của bạn/).fill('khong-phai');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Xóa tài khoản của tôi' }).click();
  await expect(page.getByText('Mật khẩu hiện tại không đúng').first()).toBeVisible();
  await page.getByLabel(/Mật khẩu của bạn/).fill(password);
  await page.getByRole('button', { name: 'Xóa tài khoản của tôi' }).click();
  await expect(page.getByText('Tài khoản của bạn đã được xóa')).toBeVisible();
  await page.goto('/vi/login');
  await logIn(page, email);
  await expect(page.getByRole('alert')).toBeVisible();
});
