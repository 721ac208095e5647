import { expect, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';
import { newestMail } from './mails.ts';

const title = 'Bếp nhỏ của hai mẹ con, sau một mùa mưa';
const home = '/vi/interior-share/bep-nho-cua-hai-me-con-sau-mot-mua-mua';
const place = 'Thợ hẹn mười ngày, thành gần bốn tuần';

test('a home is reported and removed, its author appeals, somebody else of staff restores it, and all hear of it', async ({
  request,
  browser,
}) => {
  test.slow();
  const as = async (who: string) => {
    const page = await browser.newPage();
    await openAs(page, await besidePage(request, `${who}@hien.example`));
    return page;
  };

  const reporter = await as('congty');
  await reporter.goto(home);
  await reporter.getByRole('button', { name: 'Báo cáo bài này' }).click();
  const dialog = reporter.getByRole('dialog', { name: 'Báo cáo bài này' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel(/^Bạn muốn nói thêm điều gì/).fill('Bài này nói sai về thợ.');
  await dialog.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect(reporter.getByText(/^Cảm ơn bạn\. Hiên sẽ xem/).first()).toBeVisible();

  const remover = await as('kiemduyet');
  await remover.goto('/vi/admin/reports');
  const row = new RegExp(`^Xem ${title}`);
  await remover.getByRole('button', { name: row }).first().click();
  await expect(remover.getByText(/Bài này nói sai về thợ\./)).toBeVisible();
  const rule = remover.getByLabel(/^Quy định/);
  await rule.selectOption({ index: 1 });
  const broken = await rule.locator('option:checked').innerText();
  await remover.getByLabel(/^Chỗ trái quy định/).fill(place);
  await remover.getByRole('button', { name: 'Gỡ nội dung' }).click();
  await expect(remover.getByText(new RegExp(`^Đã gỡ: ${title}`)).first()).toBeVisible();
  // Nobody reads it any more.
  const gone = await request.get(home, { headers: { accept: 'text/html' } });
  expect(gone.status()).toBe(404);

  const told = await newestMail(request, 'khach@hien.example', 'moderation-step');
  expect(told).toContain(broken);
  expect(told).toContain(place);
  const author = await as('khach');
  await author.goto('/vi/interior-share/my-post#removals');
  const removal = author
    .getByRole('article')
    .filter({ has: author.getByRole('heading', { name: `Bài “${title}”` }) });
  await expect(removal).toContainText(broken);
  await expect(removal).toContainText(place);
  await expect(removal).toContainText('Mình sửa bếp vào đúng tháng mưa nhiều nhất.');
  await removal.getByLabel(/^Vì sao bạn cho là gỡ nhầm/).fill('Mình kể đúng việc đã xảy ra.');
  await removal.getByRole('button', { name: 'Gửi khiếu nại' }).click();
  await expect(removal).toContainText('Có khiếu nại');

  // Whoever removed it does not judge.
  await remover.goto('/vi/admin/reports');
  await remover.getByRole('button', { name: row }).first().click();
  await expect(remover.getByText(/một đồng nghiệp sẽ trả lời khiếu nại/)).toBeVisible();
  await expect(remover.getByRole('radio', { name: /^Khôi phục/ })).toHaveCount(0);
  const judge = await as('quantri');
  await judge.goto('/vi/admin/reports');
  await judge.getByRole('button', { name: row }).first().click();
  await expect(judge.getByText('Mình kể đúng việc đã xảy ra.')).toBeVisible();
  await judge.getByRole('radio', { name: /^Khôi phục/ }).check();
  await judge.getByLabel(/^Lý do/).fill('Bài kể việc của chính nhà mình. Hiên gỡ nhầm.');
  await judge.getByRole('button', { name: 'Lưu quyết định' }).click();
  await expect(judge.getByText(new RegExp(`^Đã khôi phục: ${title}`)).first()).toBeVisible();

  await author.reload();
  await expect(removal).toContainText('Đã khôi phục');
  await expect(removal).toContainText('Hiên gỡ nhầm.');
  await expect
    .poll(async () => (await request.get(home, { headers: { accept: 'text/html' } })).status(), {
      timeout: 30_000,
    })
    .toBe(200);
  await reporter.goto('/vi/inbox');
  await reporter.getByRole('link', { name: /^Tin đơn hàng/ }).click();
  const news = reporter.getByRole('main').getByText('Nội dung bạn báo cáo đã bị gỡ').first();
  await expect(news).toBeVisible();
  await expect(reporter.getByText(title).first()).toBeVisible();
  await expect(reporter.getByText(/^Nội dung bạn báo cáo được khôi phục/).first()).toBeVisible();
});
