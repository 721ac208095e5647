import { type Page, expect, test } from '@playwright/test';
import { register } from './buying.ts';
import { mailedCode, newestMail } from './mails.ts';

const login = async (page: Page, email: string, password: string) => {
  await page.goto('/vi/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
};

const signedIn = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

test('a member signs up with the code of the mail, and is signed in', async ({ page, request }) => {
  const email = 'e2e.member@hien.example';
  await page.goto('/vi/sign-up');
  await page.getByRole('link', { name: 'Cho gia đình' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('hien-e2e-2026');
  await page.getByLabel('Nhập lại mật khẩu').fill('hien-e2e-2026');
  await page.getByLabel('Họ', { exact: true }).fill('Trần');
  await page.getByLabel('Tên', { exact: true }).fill('An');
  await page.getByLabel('Số điện thoại').fill('0912 345 678');
  await page.getByRole('button', { name: 'Nhận mã xác thực' }).click();
  // The terms are not ticked: said at their box, nothing else is lost.
  await expect(page.getByRole('region', { name: /chỗ cần sửa/ })).toBeFocused();
  await page.getByLabel(/Tôi đồng ý với/).check();
  await page.getByRole('button', { name: 'Nhận mã xác thực' }).click();
  await expect(page.getByRole('heading', { name: 'Nhập mã trong email' })).toBeVisible();
  const code = await mailedCode(request, email, 'sign-up-code');
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByLabel('Mã xác thực').fill(wrong);
  await expect(page.getByText('Mã xác thực không đúng. Còn 4 lần thử.').first()).toBeVisible();
  await page.getByLabel('Mã xác thực').fill(code);
  await expect(page).toHaveURL(/\/vi\/sign-up-success\/member$/);
  await signedIn(page);
  // D44: a member has nothing to do here.
  await page.goto('/vi/sign-up-with-member');
  await expect(page).toHaveURL(/\/vi\/?$/);
});

test('a company signs up, is signed in, and waits for a review', async ({ page, request }) => {
  const email = 'e2e.company@hien.example';
  await page.goto('/vi/sign-up');
  await page.getByRole('link', { name: 'Cho công việc' }).click();
  const fill = (label: string, value: string) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await fill('Tên công ty', 'Công ty TNHH Nội thất An Gia');
  await fill('Số đăng ký kinh doanh', '0312349999');
  await fill('Mã số thuế', '0312349999');
  await page.getByLabel('Ngày thành lập').fill('2018-05-20');
  await fill('Số hotline', '028 3812 3456');
  await fill('Email công việc', 'lienhe@angia.example');
  await page.getByRole('combobox', { name: 'Tỉnh, thành phố' }).fill('ho chi minh');
  await page.getByRole('option', { name: 'Thành phố Hồ Chí Minh' }).click();
  await fill('Địa chỉ', '12 Nguyễn Huệ');
  await fill('Họ', 'Phạm');
  await fill('Tên', 'Lan');
  await fill('Email', email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('hien-e2e-2026');
  await page.getByLabel('Nhập lại mật khẩu').fill('hien-e2e-2026');
  // Long forms survive a reload, without their passwords.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hien-draft:sign-up-business') ?? ''))
    .toContain('Nguyễn Huệ');
  await page.reload();
  await page.getByRole('button', { name: 'Điền tiếp' }).click();
  await expect(page.getByRole('textbox', { name: 'Địa chỉ', exact: true })).toHaveValue(
    '12 Nguyễn Huệ',
  );
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('hien-e2e-2026');
  await page.getByLabel('Nhập lại mật khẩu').fill('hien-e2e-2026');
  await page.getByLabel(/Tôi đồng ý với/).check();
  await page.getByLabel('Tôi đã đủ 18 tuổi.').check();
  await page.getByRole('button', { name: 'Nhận mã xác thực' }).click();
  await page.getByLabel('Mã xác thực').fill(await mailedCode(request, email, 'sign-up-code'));
  await expect(page).toHaveURL(/\/vi\/sign-up-success\/business$/);
  await expect(page.getByText(/Hồ sơ doanh nghiệp đang chờ duyệt/)).toBeVisible();
  await signedIn(page);
});

test('a second sign-up with the same e-mail tells its owner alone', async ({ page, request }) => {
  const email = 'khach@hien.example';
  await page.goto('/vi/sign-up-with-member');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('hien-e2e-2026');
  await page.getByLabel('Nhập lại mật khẩu').fill('hien-e2e-2026');
  await page.getByLabel('Họ', { exact: true }).fill('Trần');
  await page.getByLabel('Tên', { exact: true }).fill('An');
  await page.getByLabel('Số điện thoại').fill('0912345678');
  await page.getByLabel(/Tôi đồng ý với/).check();
  await page.getByRole('button', { name: 'Nhận mã xác thực' }).click();
  await expect(page.getByRole('heading', { name: 'Nhập mã trong email' })).toBeVisible();
  expect(await newestMail(request, email, 'sign-up-taken')).toContain('đã có tài khoản');
});

test('a forgotten password is set anew with the mail, and the old one is gone', async ({
  page,
  request,
}) => {
  // An account of its own: other journeys log in with those of the sample.
  const email = await register(request, 'quen-mat-khau');
  await page.goto('/vi/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  // Login stands there until the next page has come, with a field of the same name.
  await expect(page.getByRole('button', { name: 'Gửi mã cho tôi' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Gửi mã cho tôi' }).click();
  await expect(page).toHaveURL(/\/vi\/verify-code$/);
  // A reload loses nothing.
  await page.reload();
  await page.getByLabel('Mã xác thực').fill(await mailedCode(request, email, 'reset-code'));
  await expect(page.getByRole('heading', { name: 'Chọn mật khẩu mới' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Lưu mật khẩu mới' });
  const choose = async (password: string) => {
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByLabel('Nhập lại mật khẩu').fill(password);
    await save.click();
  };
  await choose('hien-demo-2026');
  await expect(page.getByText('Hãy chọn mật khẩu khác mật khẩu cũ.').first()).toBeVisible();
  await choose('hien-e2e-2027');
  await expect(page).toHaveURL(/\/vi\/change-password-success$/);
  expect(page.url()).not.toMatch(/ticket|code=/);
  await login(page, email, 'hien-demo-2026');
  await expect(page.getByRole('alert')).toBeVisible();
  await login(page, email, 'hien-e2e-2027');
  await signedIn(page);
});
