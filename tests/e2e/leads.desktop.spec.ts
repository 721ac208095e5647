import { type Page, expect, test } from '@playwright/test';
import { newestMail } from './mails.ts';

/** One dark pixel: a picture by its content. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function signIn(page: Page): Promise<void> {
  await page.getByLabel(/Email/).fill('khach@hien.example');
  await page.getByLabel(/^Mật khẩu/).fill('hien-demo-2026');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

test('a shop applies from the landing page, and sees on the next visit how it stands', async ({
  page,
  request,
}) => {
  await page.goto('/vi/affiliate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Đăng ký bán hàng' }).first().click();
  await expect(page).toHaveURL(/\/vi\/registration-form$/);

  // A guest is told what it takes, signs in, and is back.
  await page.getByRole('link', { name: 'Đăng nhập và tiếp tục' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/vi\/registration-form$/);

  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Tên công ty hoặc cửa hàng').fill('Công ty TNHH Gỗ Ven Sông');
  await field('Số đăng ký kinh doanh').fill('0312345678');
  await field('Mã số thuế').fill('0312345678');
  await field('Người đại diện').fill('Nguyễn Thu An');
  await field('Địa chỉ đăng ký').fill('12 Bến Nghé, Thành phố Hồ Chí Minh');
  await field('Địa chỉ kho hàng').fill('12 Bến Nghé, Thành phố Hồ Chí Minh');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'giay-phep.png', mimeType: 'image/png', buffer: pixel });
  await field('Số điện thoại').fill('0912345678');
  await field('Ngân hàng').fill('Vietcombank');
  await field('Số tài khoản').fill('0071001234567');

  // A holder with another name is a warning, not a refusal (D92).
  await field('Chủ tài khoản').fill('NGUYEN VAN AN');
  await expect(page.getByText('Chủ tài khoản khác với tên công ty')).toBeVisible();
  await field('Chủ tài khoản').fill('GO VEN SONG');
  await expect(page.getByText('Chủ tài khoản khác với tên công ty')).toBeHidden();

  // Without the terms it does not go, and says so.
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Còn 1 chỗ cần sửa')).toBeVisible();
  await page.getByRole('checkbox', { name: /Tôi đã đọc/ }).check();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByRole('heading', { name: 'Công ty TNHH Gỗ Ven Sông' })).toBeVisible();
  // A workshop of the sample waits before it.
  await expect(page.getByText(/Hồ sơ ở vị trí thứ 2/)).toBeVisible();

  const mail = await newestMail(request, 'khach@hien.example', 'partner-applied');
  expect(mail).toContain('/vi/registration-form');

  await page.goto('/ko/registration-form');
  await expect(page.getByText('신청 완료')).toBeVisible();
  await expect(page.getByText('•••• 4567')).toBeVisible();
});

test('a request of a guest is received once, whatever is pressed again', async ({ page }) => {
  const send = async () => {
    await page.goto('/vi/marketing-campaign-form');
    await page.getByLabel('Họ và tên').fill('Nguyễn Thu An');
    await page.getByLabel('Số điện thoại').fill('0912345678');
    await page.getByRole('textbox', { name: 'Email' }).fill('thu.an@hien.example');
    await page.getByLabel('Loại nhà').selectOption('2_bedroom');
    await page.getByLabel('Diện tích').fill('72,5');
    await page.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
    await page.getByRole('button', { name: 'Gửi đăng ký' }).click();
  };
  await send();
  await expect(
    page.getByRole('heading', { name: 'Chúng tôi đã nhận được yêu cầu của bạn' }),
  ).toBeFocused();
  await send();
  await expect(page.getByRole('heading', { name: 'Bạn đã gửi yêu cầu này rồi' })).toBeVisible();
});

const languages = [
  {
    home: '/vi',
    terms: 'Điều khoản',
    list: 'Điều khoản và chính sách',
    privacy: 'Chính sách bảo mật',
  },
  { home: '/en', terms: 'Terms', list: 'Terms and policies', privacy: 'Privacy policy' },
  { home: '/ko', terms: '이용약관', list: '약관 및 정책', privacy: '개인정보 처리방침' },
] as const;

for (const { home, terms, list, privacy } of languages) {
  test(`the foot of ${home} leads to the terms, and they to the version in force`, async ({
    page,
  }) => {
    await page.goto(home);
    const foot = page.locator('footer');
    await foot.scrollIntoViewIfNeeded();
    await foot.getByRole('link', { name: terms, exact: true }).click();
    // Pressed before the page is hydrated, it goes once it is.
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible({
      timeout: 20_000,
    });
    await page.locator('main').getByRole('link', { name: privacy, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: privacy })).toBeVisible();
    await expect(page.locator('#article-8')).toBeVisible();
    // The one that comes can be read before, and says so.
    await page.goto(`${home}/term-detail/privacy?version=1`);
    await expect(page.locator('#article-7')).toBeVisible();
    await expect(page.locator('#article-8')).toHaveCount(0);
  });
}

test('the documents are there without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/term-detail/service');
  await expect(page.locator('#article-27')).toContainText('Disputes');
  await page.goto('/vi/term-detail/khong-co');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
