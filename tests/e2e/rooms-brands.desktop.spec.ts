import { expect as quick, test } from '@playwright/test';
import { besidePage, openAs, register } from './buying.ts';
import { addsAtTheSameTotal, amount, checksOutAtTheSameTotal, wholeTotal } from './rooms.ts';

/** A page that was just opened hydrates a moment after it is seen, on a busy machine later. */
const expect = quick.configure({ timeout: 20_000 });

const frames = [
  {
    brand: 'default',
    from: '/vi/room-by-room',
    project: 'vuon-song',
    home: /^Căn hai phòng ngủ A$/,
  },
  {
    brand: 'demo',
    from: '/vi/room-by-room/demo/introduction',
    project: 'nha-mau',
    home: /^Căn hai phòng ngủ M1$/,
  },
  {
    brand: 'samsung',
    from: '/vi/room-by-room/samsung/introduction',
    project: 'thap-sang',
    home: /^Căn hai phòng ngủ Đ2$/,
  },
  { brand: 'vib', from: '/vi/room-by-room', project: 'ben-nuoc', home: /BN3$/ },
] as const;

for (const { brand, from, project, home } of frames)
  test(`in the frame of ${brand}: its first page, its project, a home, another style, a similar piece, the cart, the checkout`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const buyer = await besidePage(request, await register(request, `rooms-${brand}`));
    await openAs(page, buyer);
    const frame = page.locator(`html[data-brand="${brand}"]`);

    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The hub is the house's own; a partner's project brings its colours along.
    await expect(page.locator('html')).toHaveAttribute(
      'data-brand',
      from === '/vi/room-by-room' ? 'default' : brand,
    );
    await page.goto(`/vi/room-by-room/project/${project}`);
    await expect(frame).toBeAttached();
    await page.getByRole('link', { name: home }).first().click();
    await expect(page).toHaveURL(new RegExp(`/vi/room-by-room/${project}/\\d+`));
    await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
    await expect(frame).toBeAttached();

    // Another style of the whole home.
    const styles = page.getByRole('radio', { name: /^(Hiện đại|Bắc Âu|Sang trọng|Công nghiệp)$/ });
    const other = await styles.evaluateAll((all) =>
      all.findIndex((one) => one instanceof HTMLInputElement && !one.checked),
    );
    await styles.nth(other).locator('..').click();
    await expect(styles.nth(other)).toBeChecked();
    await expect(page).toHaveURL(/s=1\./);

    // What is near to the piece that stands there, by one press.
    const similar = page.getByRole('group', { name: 'Món tương tự còn hàng' });
    const before = page.url();
    await similar.getByRole('button').first().click();
    await expect(page).not.toHaveURL(before);
    await expect(frame).toBeAttached();
    const total = await addsAtTheSameTotal(page, buyer);
    await checksOutAtTheSameTotal(page, total);
  });

test('from a finished home into the selector: the same choice, at the price of today, into the cart', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const buyer = await besidePage(request, await register(request, 'rooms-showcase'));
  await openAs(page, buyer);
  await page.goto('/vi/room-by-room/showcase/introduction');
  const homes = page.getByRole('main').locator('a[href*="/room-by-room/showcase/"]');
  await homes.first().click();
  await expect(page).toHaveURL(/\/vi\/room-by-room\/showcase\/\d+$/);
  // What it costs today is said before one begins.
  const box = page.getByRole('region', { name: /^Chọn trên / });
  const today = /hôm nay (.+)$/.exec(await box.getByText(/hôm nay/).innerText())?.[1] ?? '';
  await box.getByRole('link', { name: 'Bắt đầu từ lựa chọn này' }).click();
  await expect(page).toHaveURL(/\/vi\/room-by-room\/[\w-]+\/\d+\?s=/);
  await expect(wholeTotal(page)).toBeVisible();
  expect(amount(await wholeTotal(page).textContent())).toBe(amount(today));
  await addsAtTheSameTotal(page, buyer);
});
