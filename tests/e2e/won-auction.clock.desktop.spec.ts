import { nextOpening, openAuction, timetableOf } from '@hien/domain';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { besidePage, logIn, type Member, openAs } from './buying.ts';
import { day, demoClock, hour } from './clock.ts';
import { payFor } from './gateway-page.ts';

const me = 'nhathau@hien.example';
const city = 'Lâm Đồng';
const inCity = `city=${encodeURIComponent(city)}`;
const auction = `/vi/ad-membership/auction?${inCity}`;

async function agree(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /VNPAY-QR/i }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
}

async function buy(page: Page): Promise<void> {
  await agree(page);
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await payFor(page, 'ad');
}

async function bid(page: Page, slot: number, amount: string, at = auction): Promise<void> {
  await page.goto(at);
  await page
    .getByRole('link', { name: new RegExp(`^(Đặt giá|Lên lịch).*Vị trí ${slot}$`) })
    .click();
  await page.getByLabel('Số tiền').fill(amount);
  await agree(page);
  await page.getByRole('button', { name: /^(Đặt giá|Lên lịch)$/ }).click();
  await payFor(page, 'auction');
}

/** Bidding is open on weekdays; results are near on a Friday. @returns the week that is bid for. */
async function untilOpen(clock: Awaited<ReturnType<typeof demoClock>>) {
  const now = await clock.now();
  const open = openAuction(now);
  if (open === null || open.results - now < 4 * hour)
    await clock.advance(nextOpening(now + 4 * hour) - now + 9 * hour);
  return timetableOf((await clock.now()) + 7 * day);
}

const papers = {
  name: 'dang-ky.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  ),
};

/** A second contractor: a business that applies to the directory and is let in by staff. */
async function rival(request: APIRequestContext): Promise<Member> {
  const company = await besidePage(request, 'congty@hien.example');
  const staff = await besidePage(request, 'quantri@hien.example');
  const as = ({ tokens }: Member) => ({ authorization: `Bearer ${tokens.token}` });
  const stored = await request.post('/app/upload/private-document', {
    headers: as(company),
    multipart: { files: papers },
  });
  const files = (await stored.json()).data as string[];
  const company_name = 'Xây dựng Đồi Thông';
  const applied = await request.post('/app/contractor/company/apply', {
    headers: as(company),
    data: {
      company_name,
      tax_code: '5801234567',
      representative: 'Trần Quốc Bảo',
      registered_on: '2019-05-14',
      address: '12 Trần Phú',
      city,
      work_cities: [city],
      services: ['renovation'],
      company_phone: '0912345678',
      email: 'doithong@hien.example',
      website: '',
      papers: files,
      consent: true,
      key: `doi-thong-${process.pid}`,
    },
  });
  expect(applied.status(), await applied.text()).toBe(201);
  const waiting = await request.get('/admin/contractor/list', { headers: as(staff) });
  const { items } = (await waiting.json()).data as {
    items: { id: number; version: number; company_name: string }[];
  };
  const one = items.find((each) => each.company_name === company_name);
  const decided = await request.post(`/admin/contractor/decide/${one?.id ?? 0}`, {
    headers: as(staff),
    data: { decision: 'approve', reason: '', expected_version: one?.version ?? 0 },
  });
  expect(decided.status(), JSON.stringify(items)).toBe(200);
  // What it may do now stands in a new token.
  return besidePage(request, company.email);
}

test('a contractor buys basic, goes up, is outbid, wins a week, reads what it brought, goes down and renews', async ({
  page,
  browser,
  request,
}) => {
  // Time moves several times, each with a week or a month of other people's deadlines in it.
  test.setTimeout(600_000);
  const clock = await demoClock(request);
  const { results, starts } = await untilOpen(clock);

  await page.goto('/vi/ad-membership/order-confirmation/basic');
  await logIn(page, me);
  await page.getByRole('button', { name: 'Bỏ Thành phố Hồ Chí Minh' }).click();
  await page.getByLabel('Chọn thành phố').selectOption(city);
  await buy(page);
  await page.goto('/vi/membership');
  await page.getByRole('link', { name: /^Nâng lên Gold/ }).click();
  await expect(page.getByText(/làm tròn lên/)).toBeVisible();
  await page.getByLabel('Thêm thành phố').selectOption(city);
  await buy(page);

  await bid(page, 2, '600000');
  await bid(page, 4, '520000');
  await page.goto(auction);
  await expect(page.getByText('Bạn đang dẫn', { exact: true })).toHaveCount(2);
  await expect(page.getByText('1 trên 3')).toBeVisible();

  // Somebody else bids more for the better one: the open page tells it by itself.
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openAs(theirs, await rival(request));
  await bid(theirs, 2, '700000');
  await other.close();
  await expect(page.getByText('Có giá cao hơn')).toBeVisible();
  await page.goto('/vi/my-auction-result');
  const week = page.getByRole('region', { name: new RegExp(`^${city}`) });
  await expect(week.getByText(/^Đã có giá cao hơn\./)).toBeVisible();
  await expect(week.getByText('Đang dẫn. Kết quả lúc 15:00 thứ Sáu.')).toBeVisible();

  await clock.advance(results - (await clock.now()));
  // The page says what it knew when it was opened, so it is opened when the results are written.
  const { get } = await besidePage(request, me);
  const key = async () =>
    (await get<{ weekKey: string | null }>(`auction/ledger?${inCity}`)).weekKey;
  await expect.poll(key, { timeout: 90_000 }).not.toBeNull();
  await page.goto(`/vi/premium-auction-result?${inCity}`);
  await expect(page.getByRole('heading', { name: 'Kết quả' })).toBeVisible();
  await page.getByRole('button', { name: 'Chạy lại tuần này' }).click();
  await expect(page.getByText('6 dòng khớp với nhau', { exact: false })).toBeVisible();
  await expect(page.getByText('Chạy lại ra đúng kết quả đã công bố')).toBeVisible();
  await page.goto('/vi/my-auction-result');
  await expect(week.getByText('Trúng. Công ty lên trang từ thứ Hai.')).toBeVisible();
  await expect(
    week.getByText(/^Chủ công ty đã có một vị trí trong tuần này\. Tiền /),
  ).toBeVisible();

  await clock.advance(starts - (await clock.now()));
  await expect(async () => {
    await page.goto(`/vi/contractor?${inCity}`);
    await expect(page.getByText('Đứng đây vì mua vị trí nổi bật số 4.')).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  // The loser's money is back where it came from.
  await expect(async () => {
    await page.goto('/vi/my-auction-result');
    await expect(
      week.getByText(/^Chủ công ty đã có một vị trí trong tuần này\. Tiền đã hoàn ngày/),
    ).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();

  await page.goto('/vi/detail-statistics');
  await expect(page.getByText(/được tính, .* máy/)).toBeVisible();

  await page.goto('/vi/membership');
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Xuống Basic' }).click();
  await dialog.getByRole('radio', { name: city }).check();
  await dialog.getByRole('button', { name: 'Xuống Basic' }).click();
  await expect(page.getByText(`Từ kỳ sau: Basic tại ${city}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Hủy gói' }).click();
  await dialog.getByRole('button', { name: 'Hủy gói' }).click();
  await expect(page.getByText('Không gia hạn')).toBeVisible();
  await page.getByRole('button', { name: 'Dùng lại gói' }).click();
  await dialog.getByRole('button', { name: 'Dùng lại gói' }).click();
  await expect(page.getByText(/^2\.000\.000\sđ từ /)).toBeVisible();

  // The next month can be paid a week ahead, and begins as basic.
  type Overview = { membership: { plan: string; period: { end: string } } };
  const { membership } = await get<Overview>('ad-membership/mine');
  const end = Date.parse(membership.period.end);
  await clock.advance(end - 6 * day - (await clock.now()));
  await expect(async () => {
    await page.goto('/vi/membership');
    await expect(page.getByText('Kỳ sau trả được rồi')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Thanh toán', exact: true }).click();
  await payFor(page, 'ad');
  await page.goto('/vi/membership');
  await expect(page.getByText('Kỳ sau đã được thanh toán.')).toBeVisible();
  await clock.advance(end + hour - (await clock.now()));
  await expect(async () => {
    await page.goto('/vi/membership');
    await expect(page.getByText('Gia hạn Basic', { exact: true })).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole('button', { name: 'Xuống Basic' })).toBeHidden();
  }).toPass();
});

test('a planned bid is placed as its week opens', async ({ page, request }) => {
  test.slow();
  const clock = await demoClock(request);
  await untilOpen(clock);
  const later = timetableOf((await clock.now()) + 14 * day);
  const monday = new Date(later.starts + 7 * hour).toISOString().slice(0, 10);
  const planned = `${auction}&week=${monday}`;
  await page.goto(planned);
  await logIn(page, me);
  await expect(page.getByText('Lên lịch đặt giá cho phiên chưa mở')).toBeVisible();
  await bid(page, 3, '640000', planned);
  await page.goto(planned);
  await expect(page.getByText(`Đã lên lịch: vị trí 3 tại ${city}`)).toBeVisible();
  await clock.advance(later.opens + hour - (await clock.now()));
  await expect(async () => {
    await page.goto(auction);
    await expect(page.getByText('Bạn đang dẫn', { exact: true })).toHaveCount(1, {
      timeout: 10_000,
    });
  }).toPass();
  await expect(page.getByText('640.000 đ').first()).toBeVisible();
});
