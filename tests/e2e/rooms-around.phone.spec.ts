import { type Page, expect as quick, test } from '@playwright/test';

/** A page that was just opened hydrates a moment after it is seen, a panorama comes later. */
const expect = quick.configure({ timeout: 20_000 });

const view = (page: Page, room: string) =>
  page.getByRole('application', { name: `${room} nhìn quanh 360°` });
const list = (page: Page) => page.getByRole('list', { name: 'Điểm trong ảnh' });

test('around in all rooms by the list, on to a piece, and back to where somebody stood by the link', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.goto('/vi/room-by-room/nha-mau/4');
  await expect(page.getByRole('heading', { level: 1, name: 'Căn hai phòng ngủ M1' })).toBeVisible();
  await page.getByRole('button', { name: 'Xem 360°' }).tap();
  await expect(page).toHaveURL(/view=360&room=\d+/);
  // The address changes before the page does: until then the button of this name leads back again.
  await expect(page.getByRole('button', { name: 'Về ảnh phòng' })).toBeVisible();
  // A still picture first; the panorama comes when it is asked for.
  await expect(page.getByRole('application', { name: /nhìn quanh/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Xem 360°' }).tap();
  await expect(view(page, 'Phòng khách')).toHaveAttribute('data-ready');

  // Each room that can be looked around in, once, without leaving the view.
  const names = await list(page)
    .getByRole('button', { name: /Sang / })
    .evaluateAll((all) => all.map((one) => (/Sang (.+)$/.exec(one.textContent ?? '') ?? [])[1]));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    await list(page)
      .getByRole('button', { name: `Sang ${name}` })
      .tap();
    await expect(view(page, name ?? '')).toHaveAttribute('data-ready');
    await expect(list(page).getByRole('button', { name: 'Bạn đang ở đây' })).toContainText(
      name ?? '',
    );
  }

  // A piece of this room is turned to, and the address says which way that is.
  const last = names.at(-1) ?? '';
  const piece = list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await piece.getByRole('button').tap();
  await expect(page).toHaveURL(/yaw=-?\d+/);
  const mark = view(page, last).getByRole('button').first();
  await expect(mark).toBeVisible();
  const link = page.url();
  const product = await piece.getByRole('link').getAttribute('href');
  expect(product).toMatch(/\/vi\/shop-detail\/\d+/);

  // Full, and back.
  await page.getByRole('button', { name: 'Toàn màn hình' }).tap();
  await page.getByRole('button', { name: 'Thoát toàn màn hình' }).tap();

  // The link opens the same room in another browser and language, looking the same way.
  const fresh = await browser.newContext({ locale: 'en-US' });
  const other = await fresh.newPage();
  await other.goto(link.replace('/vi/', '/en/'));
  const there = other.getByRole('application', { name: / all around$/ });
  await expect(there).toHaveAttribute('data-ready');
  await expect(other).toHaveURL(new RegExp(new URL(link).searchParams.get('yaw') ?? 'none'));
  await fresh.close();
});
