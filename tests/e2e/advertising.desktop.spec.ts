import { expect, type Page, test } from '@playwright/test';
import { logIn } from './buying.ts';
import { payFor } from './gateway-page.ts';

const city = 'Cần Thơ';

async function order(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /VNPAY-QR/i }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
}

/** How many looks the page says it counted, and how many of programs it left out. */
async function figures(page: Page): Promise<{ counted: number; programs: number }> {
  const line = await page.getByText(/được tính, .* máy/).innerText({ timeout: 5_000 });
  const [, counted = '', programs = ''] = /^([\d.]+) được tính, .* ([\d.]+) máy/.exec(line) ?? [];
  const number = (text: string) => Number(text.replaceAll('.', ''));
  return { counted: number(counted), programs: number(programs) };
}

test('a contractor buys basic, goes up to gold, down again, cancels and restarts', async ({
  page,
}) => {
  // Whoever looks sees prices and free places without an account.
  await page.goto('/vi/ad-membership');
  await expect(page.getByText('5.000.000 đ')).toBeVisible();
  await expect(page.getByText('39 trên 40 vị trí Gold còn trống')).toBeVisible();
  await page.getByRole('link', { name: 'Mua Basic' }).click();
  await expect(page).toHaveURL(/\/vi\/login\?next=/);
  await logIn(page, 'nhathau@hien.example');
  await page.getByRole('button', { name: 'Bỏ Thành phố Hồ Chí Minh' }).click();
  await page.getByLabel('Chọn thành phố').selectOption(city);
  await order(page);
  await payFor(page, 'ad');
  await page.getByRole('link', { name: 'Xem vị trí của công ty' }).click();
  await expect(page.getByRole('heading', { name: 'Công ty bạn đã có mặt' })).toBeVisible();
  await page.getByRole('link', { name: `Xem tại ${city}` }).click();
  await expect(page).toHaveURL(/\/vi\/contractor\?city=/);
  await expect(page.getByText('Đứng đây vì mua vị trí thường số 51.')).toBeVisible();

  await page.goto('/vi/membership');
  await page.getByRole('link', { name: /^Nâng lên Gold/ }).click();
  await expect(page.getByText(/làm tròn lên/)).toBeVisible();
  await page.getByLabel('Thêm thành phố').selectOption(city);
  await order(page);
  await payFor(page, 'ad');
  await page.getByRole('link', { name: 'Gói quảng cáo của tôi' }).click();
  const places = page.getByRole('list', { name: 'Vị trí' });
  await expect(places.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Xuống Basic' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: city }).check();
  await dialog.getByRole('button', { name: 'Xuống Basic' }).click();
  await expect(page.getByText(`Từ kỳ sau: Basic tại ${city}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Hủy gói' }).click();
  await dialog.getByRole('button', { name: 'Hủy gói' }).click();
  await expect(page.getByText('Không gia hạn')).toBeVisible();
  await page.getByRole('button', { name: 'Dùng lại gói' }).click();
  await dialog.getByRole('button', { name: 'Dùng lại gói' }).click();
  await expect(page.getByText(/^2\.000\.000\sđ từ /)).toBeVisible();
  // Both payments are there, the newest first.
  await expect(page.getByText('Nâng lên Gold', { exact: true })).toBeVisible();
  await expect(page.getByText('Mua Basic', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Xem phiếu thu' }).last().click();
  await expect(page.getByText('Bằng chữ: Hai triệu đồng')).toBeVisible();

  // The browser of a journey says that it is a program: what it saw is told, and not counted. Others have looked before.
  await page.goto('/vi/membership');
  await page.getByRole('link', { name: 'Xem thống kê' }).click();
  const before = await figures(page);
  const told = page.waitForResponse('**/app/contractor/seen');
  await page.goto('/vi/contractor-detail/1');
  expect((await told).status()).toBe(200);
  await page.goto('/vi/membership');
  await page.getByRole('link', { name: 'Xem thống kê' }).click();
  await expect(async () => {
    await page.reload();
    const now = await figures(page);
    expect(now.counted).toBe(before.counted);
    expect(now.programs).toBeGreaterThan(before.programs);
  }).toPass();
});
