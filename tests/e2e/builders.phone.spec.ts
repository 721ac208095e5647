import { type APIRequestContext, expect, test } from '@playwright/test';
import { besidePage, openAs, register } from './buying.ts';
import { told } from './pages.ts';

const city = 'Thành phố Hồ Chí Minh';

/** A member who has said of a company what it did; beside the browser, as another journey writes it by hand. */
async function reviewed(request: APIRequestContext, name: string, review: string) {
  const member = await besidePage(request, await register(request, name));
  const made = await request.post('/app/contractor/review', {
    headers: { authorization: `Bearer ${member.tokens.token}` },
    data: {
      contractor_id: 1,
      rating: 2,
      phone: '0912345678',
      building: 'Chung cư Gió Đông',
      district: 'Bình Thạnh',
      city,
      area: 68,
      style: 'modern',
      house_type: '2-bedroom',
      period_months: 2,
      cost_from: 320_000_000,
      cost_to: 350_000_000,
      review,
      images: [],
      key: `${name}-${process.pid}-${Date.now()}`,
    },
  });
  expect(made.status()).toBe(201);
  const { author } = (await made.json()).data as { author: string };
  return { member, author };
}

test('a couple looks at the map where somebody has built, and compares three of them', async ({
  page,
}) => {
  await page.goto('/vi/contractor');
  await page.getByRole('link', { name: 'Xem trên bản đồ' }).click();
  await expect(page).toHaveURL(/map=1/);
  const cities = page.getByRole('table', { name: 'Công trình theo tỉnh, thành' });
  await expect(cities.getByRole('row')).toHaveCount(9);
  // The table comes with the map: what is pressed while it moves into place may be missed.
  await expect(async () => {
    await cities.getByRole('link', { name: 'TP. Hồ Chí Minh' }).click();
    await expect(page).toHaveURL(/city=/, { timeout: 10_000 });
  }).toPass();
  const districts = page.getByRole('table', { name: 'Quận, phường của TP. Hồ Chí Minh' });
  await expect(districts.getByRole('row', { name: /^Bình Thạnh \d+$/ })).toBeVisible();
  // The city stays when somebody comes back to the page.
  await page.reload();
  await expect(districts).toBeVisible();

  const names = page.getByRole('article').getByRole('link', { name: /^(Công ty|Xưởng|Đội|Tổ)/ });
  await expect(names.nth(2)).toBeVisible();
  const addresses = await names.evaluateAll((links) =>
    [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].slice(0, 3),
  );
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What one compares by: who checked what, what others say, what it was like before.
    await expect(page.getByText('Mã số thuế', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Xem cả \d+ đánh giá$/ })).toBeVisible();
  }
});

test('a builder answers a bad review and asks for its removal; staff keep it, and everybody reads both', async ({
  page,
  browser,
  request,
}) => {
  const words = `Trễ mười một ngày, hẹn lần nào cũng lỡ (${process.pid}).`;
  const { author } = await reviewed(request, 'chu-nha-buon', words);

  await openAs(page, await besidePage(request, 'nhathau@hien.example'));
  await page.goto('/vi/contractor-review-company/1?stars=2');
  const theirs = page.getByRole('listitem').filter({ hasText: words });
  await theirs.getByRole('button', { name: 'Trả lời' }).click();
  await theirs.getByLabel('Công ty trả lời').fill('Chúng tôi xin lỗi, đội đá đổ bệnh.');
  await theirs.getByRole('button', { name: 'Đăng câu trả lời' }).click();
  await expect(told(theirs, 'Chúng tôi xin lỗi, đội đá đổ bệnh.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Đề nghị gỡ' }).click();
  await theirs.getByText('Người viết không phải khách của công ty', { exact: true }).click();
  await theirs.getByLabel('Vi phạm ở chỗ nào?').fill('Chúng tôi không làm ở toà nhà này.');
  await theirs.getByRole('button', { name: 'Gửi đề nghị' }).click();
  await expect(page.getByText('Đã gửi. Nhân viên Hiên sẽ xem.')).toBeVisible();

  const staff = await browser.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/construction-reviews');
  await staff
    .getByRole('button', { name: new RegExp(`^Xem .* · ${author}$`, 'u') })
    .last()
    .click();
  await expect(staff.getByText(words)).toBeVisible();
  await staff.getByText('Giữ lại', { exact: true }).last().click();
  await staff.getByLabel('Lý do').fill('Người viết đã gọi lại và kể đúng tên tổ trưởng.');
  await staff.getByRole('button', { name: 'Lưu quyết định' }).click();
  await expect(staff.getByText(words)).toHaveCount(0);

  const guest = await browser.newPage();
  await guest.goto('/vi/contractor-review-company/1?stars=2&sort=lowest');
  const shown = guest.getByRole('article').filter({ hasText: words });
  await expect(shown).toContainText('Chúng tôi xin lỗi, đội đá đổ bệnh.');
});

test('a company that registers anew keeps its reviews: staff read whose it was, and so does everybody', async ({
  page,
  browser,
  request,
}) => {
  await openAs(page, await besidePage(request, 'quantri@hien.example'));
  await page.goto('/vi/admin/contractors');
  await page.getByRole('button', { name: /^Xem Hợp tác xã Thợ Nhà/ }).click();
  await expect(page.getByText(/^Tổ thợ Bình Yên.*cùng mã số thuế/)).toBeVisible();
  await page.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(page.getByText(/^Tổ thợ Bình Yên/)).toHaveCount(0);

  const guest = await browser.newPage();
  await guest.goto('/vi/contractor-detail/11');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/^Hợp tác xã Thợ Nhà/);
  await expect(guest.getByText(/^Trước đây là Tổ thợ Bình Yên/)).toBeVisible();
  await guest.getByRole('link', { name: /^Xem cả \d+ đánh giá$/ }).click();
  await expect(guest.getByRole('article').first()).toBeVisible();
  // Whoever kept an address of the older name comes to the new one, and nothing is read under the old.
  for (const [old, today] of [
    ['/vi/contractor-detail/60', '/vi/contractor-detail/11'],
    ['/vi/contractor-review-company/60?stars=2', '/vi/contractor-review-company/11?stars=2'],
  ] as const) {
    const moved = await request.get(old, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, today]);
  }
  await guest.goto('/vi/contractor-review-company/60');
  await expect(guest).toHaveURL(/\/vi\/contractor-review-company\/11$/);
});

test('a builder puts a project first by the keyboard alone, and visitors see it there', async ({
  page,
  browser,
  request,
}) => {
  await openAs(page, await besidePage(request, 'nhathau@hien.example'));
  await page.goto('/vi/portfolio-review-management/portfolio');
  const rows = page.getByRole('article');
  await expect(rows.nth(1)).toBeVisible();
  const second = (await rows.nth(1).getByRole('heading').textContent()) ?? '';
  const up = rows.nth(1).getByRole('button', { name: /lên/i });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('heading')).toHaveText(second);
  await page.getByRole('button', { name: 'Lưu thứ tự' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Lưu thứ tự' })).toHaveCount(0);

  const guest = await browser.newPage();
  await guest.goto('/en/contractor-detail/1');
  const shown = await guest.evaluate(async () => {
    const answer = await fetch('/app/contractor/1/projects');
    return ((await answer.json()) as { data: { items: { name: string }[] } }).data.items[0]?.name;
  });
  expect(shown).toBe(second);
});
