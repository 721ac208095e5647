import { devices, expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { besidePage, openAs, register } from './buying.ts';
import { day, demoClock } from './clock.ts';
import { describeJob } from './inquiry.ts';
import { told } from './pages.ts';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const builder = 'nhathau@hien.example';

test('a couple finds a builder on the phone and writes; months later they review with a contract, the builder replies and asks for removal, staff keep it', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const open = async (email: string, phone = false) => {
    const page = await browser.newPage(
      phone ? { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } : {},
    );
    await openAs(page, await besidePage(request, email));
    return page;
  };
  const couple = await register(request, 'hai-vo-chong');
  let phone = await open(couple, true);

  // Three of the city are looked at, one is written to.
  await phone.goto(`/vi/contractor?city=${encodeURIComponent('Thành phố Hồ Chí Minh')}`);
  const names = phone.getByRole('article').getByRole('link', { name: /^(Công ty|Xưởng|Đội|Tổ)/ });
  await expect(names.nth(2)).toBeVisible();
  const addresses = await names.evaluateAll((links) =>
    [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].slice(0, 3),
  );
  for (const address of [...addresses, '/vi/contractor-detail/1']) {
    await phone.goto(address);
    await expect(phone.getByText('Mã số thuế', { exact: true })).toBeVisible();
  }
  const company = (await phone.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await phone.getByRole('link', { name: 'Nhắn cho nhà thầu' }).first().click();
  await expect(phone).toHaveURL(/\/vi\/send-email\/1$/);
  await describeJob(phone);
  await phone.getByLabel('Số điện thoại').fill('0912345678');
  await phone.getByLabel('Nội dung').fill('Căn hộ 68 m², muốn làm lại bếp và phòng tắm.');
  await phone.getByRole('button', { name: 'Gửi tin nhắn' }).click();
  await expect(phone.getByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.')).toBeVisible();
  await phone.close();

  const clock = await demoClock(request);
  await clock.advance(120 * day);

  // The home is done. Whom they wrote to is offered for a review.
  const words = `Bếp gọn, trễ hai tuần mà không báo trước (${process.pid}).`;
  phone = await open(couple, true);
  await phone.goto('/vi/contractor-review?tab=to-write');
  await phone.getByRole('link', { name: `Viết đánh giá về ${company}` }).click();
  await phone
    .locator('label')
    .filter({ has: phone.getByRole('radio', { name: '2 trên 5 sao' }) })
    .click();
  await phone.getByLabel('Họ đã làm thế nào?').fill(words);
  await phone.getByLabel('Toà nhà hoặc đường').fill('Chung cư Gió Đông');
  await phone.getByLabel('Quận, phường').fill('Bình Thạnh');
  await phone.getByLabel('Loại nhà').selectOption('2_bedroom');
  await phone.getByLabel('Phong cách').selectOption('modern');
  await phone.getByLabel('Diện tích (m²)').fill('68');
  await phone.getByLabel('Thi công mấy tháng').fill('2,5');
  await phone.getByLabel('Chi phí từ').fill('320000000');
  await phone.getByLabel('Chi phí đến').fill('350000000');
  await phone.getByLabel('Số điện thoại').fill('0912345678');
  await phone.getByRole('button', { name: 'Đăng đánh giá' }).click();
  await expect(phone.getByRole('article').filter({ hasText: words })).toBeVisible();
  await phone.goto('/vi/contractor-review');
  await phone.getByRole('button', { name: 'Chứng minh bằng hợp đồng hoặc hóa đơn' }).click();
  await phone.getByText('Hợp đồng thi công', { exact: true }).click();
  await phone
    .locator('input[type=file]')
    .setInputFiles(fileURLToPath(new URL('plans/ho-so.pdf', import.meta.url)));
  await expect(phone.getByRole('button', { name: 'Bỏ ho-so.pdf' })).toBeVisible();
  await phone.getByRole('button', { name: 'Gửi cho nhân viên Hiên' }).click();
  await expect(phone.getByText('Nhân viên Hiên đang xem giấy tờ của bạn')).toBeVisible();

  const staff = await open('quantri@hien.example');
  const of = `Xem ${company} · `;
  await staff.goto('/vi/admin/review-evidence');
  await staff.getByRole('button', { name: of }).last().click();
  await expect(staff.getByText(words)).toBeVisible();
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(words)).toHaveCount(0);

  const owner = await open(builder);
  await owner.goto('/vi/contractor-review-company/1?stars=2');
  const theirs = owner.getByRole('listitem').filter({ hasText: words });
  await theirs.getByRole('button', { name: 'Trả lời' }).click();
  await theirs.getByLabel('Công ty trả lời').fill('Chúng tôi chờ đá, đáng ra phải gọi trước.');
  await theirs.getByRole('button', { name: 'Đăng câu trả lời' }).click();
  await expect(told(theirs, 'Chúng tôi chờ đá, đáng ra phải gọi trước.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Đề nghị gỡ' }).click();
  await theirs.getByText('Người viết không phải khách của công ty', { exact: true }).click();
  await theirs.getByLabel('Vi phạm ở chỗ nào?').fill('Chúng tôi không nhớ căn này.');
  await theirs.getByRole('button', { name: 'Gửi đề nghị' }).click();
  await expect(owner.getByText('Đã gửi. Nhân viên Hiên sẽ xem.')).toBeVisible();

  await staff.goto('/vi/admin/construction-reviews');
  await staff.getByRole('button', { name: of }).last().click();
  await expect(staff.getByText(words)).toBeVisible();
  // They see that a contract was shown.
  await expect(staff.getByText(/^Đã xác nhận ngày/)).toBeVisible();
  await staff.getByText('Giữ lại', { exact: true }).last().click();
  await staff.getByLabel('Lý do').fill('Hợp đồng có tên công ty và địa chỉ này.');
  await staff.getByRole('button', { name: 'Lưu quyết định' }).click();
  await expect(staff.getByText(words)).toHaveCount(0);

  const guest = await browser.newPage();
  await guest.goto('/vi/contractor-review-company/1?proven=1&sort=lowest');
  const shown = guest.getByRole('article').filter({ hasText: words });
  await expect(shown).toContainText('Có giấy tờ');
  await expect(shown).toContainText('Chúng tôi chờ đá, đáng ra phải gọi trước.');
});
