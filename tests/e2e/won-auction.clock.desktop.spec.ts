import { nextOpening, openAuction, timetableOf } from '@hien/domain';
import { expect, type Page, test } from '@playwright/test';
import { besidePage, logIn } from './buying.ts';
import { day, demoClock, hour } from './clock.ts';
import { payFor } from './gateway-page.ts';

const city = 'Lâm Đồng';
const auction = `/vi/ad-membership/auction?city=${encodeURIComponent(city)}`;

async function bid(page: Page, slot: number, amount: string): Promise<void> {
  await page.goto(auction);
  await page.getByRole('link', { name: new RegExp(`^Đặt giá.*Vị trí ${slot}$`) }).click();
  await page.getByLabel('Số tiền').fill(amount);
  await page.getByRole('radio', { name: /VNPAY-QR/i }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
  await page.getByRole('button', { name: 'Đặt giá' }).click();
  await payFor(page, 'auction');
}

test('a contractor bids on two slots, wins one, is repaid the other and stands first for a week', async ({
  page,
  request,
}) => {
  // Time moves up to three times, each with a week of other people's deadlines in it.
  test.slow();
  const clock = await demoClock(request);
  const now = await clock.now();
  // Bidding is open on weekdays; results are near on a Friday.
  const open = openAuction(now);
  if (open === null || open.results - now < 2 * hour)
    await clock.advance(nextOpening(now + 2 * hour) - now + 9 * hour);
  const { results, starts } = timetableOf((await clock.now()) + 7 * day);

  await page.goto(auction);
  await logIn(page, 'nhathau@hien.example');
  await expect(page.getByRole('heading', { name: /^Mười vị trí tại/ })).toBeVisible();
  await bid(page, 2, '600000');
  await page.getByRole('link', { name: 'Xem lượt đặt giá của tôi' }).click();
  const week = page.getByRole('region', { name: new RegExp(`^${city}`) });
  await expect(week.getByText('Đang dẫn. Kết quả lúc 15:00 thứ Sáu.')).toBeVisible();
  await bid(page, 4, '520000');
  await page.goto(auction);
  await expect(page.getByText('Bạn đang dẫn', { exact: true })).toHaveCount(2);
  await expect(page.getByText('1 trên 3')).toBeVisible();

  await clock.advance(results - (await clock.now()));
  // The page says what it knew when it was opened, so it is opened when the results are written.
  const { get } = await besidePage(request, 'nhathau@hien.example');
  const ledger = `auction/ledger?city=${encodeURIComponent(city)}`;
  const key = async () => (await get<{ weekKey: string | null }>(ledger)).weekKey;
  await expect.poll(key, { timeout: 90_000 }).not.toBeNull();
  await page.goto(`/vi/premium-auction-result?city=${encodeURIComponent(city)}`);
  await expect(page.getByRole('heading', { name: 'Kết quả' })).toBeVisible();
  await page.getByRole('button', { name: 'Chạy lại tuần này' }).click();
  await expect(page.getByText('4 dòng khớp với nhau', { exact: false })).toBeVisible();
  await expect(page.getByText('Chạy lại ra đúng kết quả đã công bố')).toBeVisible();
  await page.goto('/vi/my-auction-result');
  await expect(week.getByText('Trúng. Công ty lên trang từ thứ Hai.')).toBeVisible();
  await expect(week.getByText(/^Chủ công ty đã có vị trí tốt hơn\. Tiền/)).toBeVisible();

  await clock.advance(starts - (await clock.now()));
  await expect(async () => {
    await page.goto(`/vi/contractor?city=${encodeURIComponent(city)}`);
    await expect(page.getByText('Đứng đây vì mua vị trí nổi bật số 2.')).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
});
