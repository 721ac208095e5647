import { expect, type Page, test } from '@playwright/test';
import { besidePage, logIn, openAs } from './buying.ts';
import { payFor } from './gateway-page.ts';

const city = 'Cần Thơ';

async function order(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /VNPAY-QR/i }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
}

/** How many looks the page says it counted, and how many of programs it left out. */
async function figures(
  page: Page,
  timeout = 60_000,
): Promise<{ counted: number; programs: number }> {
  const line = await page.getByText(/được tính, .* máy/).innerText({ timeout });
  const [, counted = '', programs = ''] = /^([\d.]+) được tính, .* ([\d.]+) máy/.exec(line) ?? [];
  const number = (text: string) => Number(text.replaceAll('.', ''));
  return { counted: number(counted), programs: number(programs) };
}

test('a contractor buys basic, goes up to gold, down again, cancels and restarts', async ({
  page,
}) => {
  test.slow();
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
    const now = await figures(page, 10_000);
    expect(now.counted).toBe(before.counted);
    expect(now.programs).toBeGreaterThan(before.programs);
  }).toPass();
});

// Goes on where the first ends: the company stands in the city.
test('the place that was bought is asked about, kept away, reported, taken down and won back by an appeal', async ({
  browser,
  request,
}) => {
  test.slow();
  const company = 'Công ty TNHH Xây dựng Hiên An (mẫu)';
  const directory = `/vi/contractor?city=${encodeURIComponent(city)}`;
  const as = async (who: string) => {
    const page = await browser.newPage();
    await openAs(page, await besidePage(request, `${who}@hien.example`));
    return page;
  };
  const cardOn = (page: Page) => page.getByRole('article').filter({ hasText: company });
  /** What guests read is kept for a while. */
  const seen = async (page: Page, paid: boolean) =>
    expect(async () => {
      await page.goto(directory);
      await expect(cardOn(page).first()).toBeVisible({ timeout: 5_000 });
      await expect(cardOn(page).getByText('Quảng cáo', { exact: true })).toHaveCount(paid ? 1 : 0, {
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });

  // A visitor without an account: why is it here? It is not what it says. I do not want to see it.
  const visitor = await browser.newPage();
  await seen(visitor, true);
  const menu = visitor.getByRole('button', { name: `Quảng cáo của ${company}: vì sao` });
  const choose = (name: RegExp) =>
    expect(async () => {
      const item = visitor.getByRole('menuitem', { name });
      if (!(await item.isVisible())) await menu.click();
      await item.click({ timeout: 2_000 });
    }).toPass();
  await choose(/^Vì sao quảng cáo này ở đây/);
  const why = visitor.getByRole('dialog', { name: 'Vì sao quảng cáo này ở đây?' });
  await expect(why).toContainText(`${company} trả tiền cho Hiên để đứng ở vị trí số`);
  await why.getByRole('button', { name: 'Đóng' }).click();
  await expect(why).toBeHidden();

  await choose(/^Báo cáo quảng cáo này/);
  const report = visitor.getByRole('dialog', { name: `Báo cáo quảng cáo của ${company}` });
  await report.getByRole('radio').first().check();
  const said = `Ghi nhận cả nhà phố mà gọi thì chỉ nhận căn hộ (${process.pid}).`;
  await report.getByLabel(/^Bạn muốn nói thêm điều gì/).fill(said);
  await report.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect(visitor.getByText('Cảm ơn bạn. Hiên sẽ xem trong 24 giờ.').first()).toBeVisible();

  await choose(/^Không hiện lại quảng cáo này/);
  await expect(visitor.getByText(`Quảng cáo của ${company} sẽ không hiện lại.`)).toBeVisible();
  await visitor.reload();
  await expect(
    visitor.getByRole('heading', { name: 'Quảng cáo bạn không muốn xem' }),
  ).toBeVisible();
  // By merit it stands there as for anybody.
  await expect(cardOn(visitor).first()).toBeVisible();
  await expect(menu).toHaveCount(0);

  const remover = await as('kiemduyet');
  const reported = async (page: Page) => {
    await page.goto('/vi/admin/ads');
    await page.getByRole('button', { name: `Xem ${company}` }).click();
    await expect(page.getByText(said)).toBeVisible();
  };
  await reported(remover);
  await remover.getByLabel(/^Quy định bị vi phạm/).selectOption({ index: 1 });
  const reason = 'Trang công ty chỉ nhận căn hộ, quảng cáo ghi cả nhà phố.';
  await remover.getByLabel(/^Lý do/).fill(reason);
  await remover.getByRole('button', { name: 'Gỡ mọi vị trí mua' }).click();
  await expect(remover.getByText(`Đã gỡ quảng cáo của ${company}.`).first()).toBeVisible();
  const other = await browser.newPage();
  await seen(other, false);

  const owner = await as('nhathau');
  await owner.goto('/vi/membership');
  await expect(owner.getByText('Quảng cáo của công ty đang bị gỡ').first()).toBeVisible();
  await expect(owner.getByText(reason)).toBeVisible();
  const appeal = 'Công ty nhận cả nhà phố từ tháng này, trang công ty đang chờ duyệt.';
  await owner.getByLabel(/^Vì sao quyết định này sai/).fill(appeal);
  await owner.getByRole('button', { name: 'Gửi khiếu nại' }).click();
  await expect(owner.getByText(/^Đã khiếu nại ngày/)).toBeVisible();

  const judge = await as('quantri');
  await reported(judge);
  await expect(judge.getByText(appeal)).toBeVisible();
  await judge.getByLabel(/^Vì sao hiện lại/).fill('Công ty đã gửi giấy tờ của ba nhà phố vừa làm.');
  await judge.getByRole('button', { name: 'Cho hiện lại' }).click();
  await expect(judge.getByText(`Quảng cáo của ${company} hiện lại.`).first()).toBeVisible();

  await owner.reload();
  await expect(owner.getByRole('list', { name: 'Vị trí' })).toBeVisible();
  await expect(owner.getByText('Quảng cáo của công ty đang bị gỡ')).toHaveCount(0);
  await seen(other, true);
  // Who kept it away is not shown it again.
  await seen(visitor, false);
});
