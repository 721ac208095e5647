import { type APIRequestContext, type Page, expect, test } from '@playwright/test';
import { besidePage, openAs, register } from './buying.ts';
import { told } from './pages.ts';

type Design = { id: number; title: string; partner: { id: number } | null };

/** A design of the demo partner that is on sale. */
async function partnersDesign(request: APIRequestContext): Promise<Design> {
  const list = await request.get('/app/interior-design/list?limit=60');
  const { items } = (await list.json()).data as { items: Design[] };
  const found = items.find(({ partner }) => partner !== null);
  if (found === undefined) throw new Error('no partner sells a design');
  const own = await request.get(
    `/app/interior-design/list?limit=60&partner_id=${found.partner?.id}`,
  );
  const [first = found] = ((await own.json()).data as { items: Design[] }).items;
  return first;
}

const talkOf = async (page: Page, { id }: Design) => {
  await page.goto(`/vi/interior-design-detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('a design is asked about and answered by its seller; a comment is mended, and reported by somebody else', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const mark = Date.now();
  const design = await partnersDesign(request);
  const asker = await register(request, `hoi-thiet-ke-${mark}`);
  await openAs(page, await besidePage(request, asker));
  await talkOf(page, design);
  const question = `Tủ áo sâu bao nhiêu, cửa lùa được không? ${mark}`;
  await page.getByRole('button', { name: 'Đặt câu hỏi' }).click();
  await page.getByRole('textbox', { name: /^Câu hỏi/ }).fill(question);
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  await expect(told(page.locator('#questions'), question)).toBeVisible();

  const partner = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(partner, await besidePage(request, 'thietke@hien.example'));
  await partner.goto('/vi/review?tab=of-designs');
  const asked = partner.getByRole('article').filter({ hasText: question });
  await asked.getByRole('button', { name: 'Trả lời' }).click();
  const answer = `Sâu 60 cm, cửa lùa thay được ${mark}.`;
  await asked.getByRole('textbox', { name: /^Trả lời/ }).fill(answer);
  await asked.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(partner.getByText('Đã gửi câu trả lời').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('#questions').getByText(answer)).toBeVisible();

  const first = `Làm theo bản này hồi tháng năm ${mark}`;
  const mended = `${first}, thợ không hỏi câu nào.`;
  const box = page.getByRole('textbox', { name: /Bạn nghĩ gì về thiết kế này/ });
  await box.scrollIntoViewIfNeeded();
  await box.fill(first);
  await page.getByRole('button', { name: 'Gửi bình luận' }).click();
  const said = page.getByRole('article').filter({ hasText: first });
  await said.getByRole('button', { name: 'Sửa', exact: true }).click();
  await page.getByRole('textbox', { name: /^Sửa bình luận/ }).fill(mended);
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(told(said, mended)).toBeVisible();
  await expect(said.getByText('Đã sửa', { exact: true })).toBeVisible();

  const reader = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(reader, await besidePage(request, await register(request, `doc-thiet-ke-${mark}`)));
  await talkOf(reader, design);
  await reader.locator('#comments').scrollIntoViewIfNeeded();
  await reader
    .getByRole('article')
    .filter({ hasText: mended })
    .getByRole('button', { name: /^Báo cáo/ })
    .click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect(reader.getByText(/^Cảm ơn bạn\. Hiên sẽ xem/).first()).toBeVisible();
});

test('larger pictures are asked for, allowed by the seller, and opened for a day', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const mark = Date.now();
  const design = await partnersDesign(request);
  await openAs(page, await besidePage(request, await register(request, `xem-anh-${mark}`)));
  await talkOf(page, design);
  // What the page shows of it is smaller than what is sold.
  const preview = await request.get(`/app/interior-design/preview/${design.id}`);
  const { pictures } = (await preview.json()).data as { pictures: { name: string }[] };
  const offered = await page
    .getByRole('main')
    .locator(`img[srcset*="${pictures[0]?.name}"]`)
    .first()
    .getAttribute('srcset');
  const widths = [...(offered ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(Math.max(...widths)).toBe(1280);
  const why = `Xem mép tủ trước khi mua cho khách ${mark}`;
  await page.getByRole('button', { name: 'Xin xem ảnh lớn' }).click();
  await page.getByRole('textbox', { name: /^Bạn cần xem để làm gì/ }).fill(why);
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page.getByText(/^Bạn đã xin xem ảnh lớn/)).toBeVisible();

  const partner = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(partner, await besidePage(request, 'thietke@hien.example'));
  await partner.goto('/vi/review?tab=of-designs');
  const asked = partner.getByRole('article').filter({ hasText: why });
  await asked.getByRole('radio', { name: /^Cho xem trong 24 giờ/ }).check();
  await asked.getByRole('textbox', { name: /^Lý do/ }).fill('Mời bạn xem');
  await asked.getByRole('button', { name: 'Lưu quyết định' }).click();
  await expect(partner.getByText(/^Đã trả lời/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/“Mời bạn xem”/)).toBeVisible();
  await page.getByRole('button', { name: 'Mở các ảnh cỡ lớn' }).click();
  const shown = page.getByRole('dialog').locator('img');
  await expect(shown).toHaveAttribute('src', /^data:image\/webp/);
  const width = () => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth);
  // As large as it is stored: renders of the sample are 1,280 px wide. It is read a moment after it has its address.
  await expect.poll(width).toBeGreaterThanOrEqual(1280);
});

test('a finished home leads to its design, and the design to whoever sells it', async ({
  page,
  request,
}) => {
  const built = await request.get('/app/built-project/detail/1');
  const project = (await built.json()).data as { name: string; design: { id: number } };
  await page.goto('/vi/project-detail/1');
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
  await page
    .getByRole('main')
    .locator(`a[href="/vi/interior-design-detail/${project.design.id}"]`)
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`interior-design-detail/${project.design.id}$`));

  const design = await partnersDesign(request);
  await page.goto('/vi/interior-design');
  await talkOf(page, design);
  await page
    .getByRole('link', { name: /^Thiết kế của / })
    .first()
    .click();
  await expect(page).toHaveURL(`/vi/interior-design/designer/${design.partner?.id}`);
  await expect(page.getByRole('heading', { level: 2, name: design.title })).toBeVisible();
});
