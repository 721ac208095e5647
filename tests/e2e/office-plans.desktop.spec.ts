import { type Browser, type Page, devices, expect, test } from '@playwright/test';
import { logIn, register } from './buying.ts';
import { enter, tabTo } from './keys.ts';

/** At 1:100 a sheet of 28.22 × 19.76 m: two rooms, and between them a door of 0.92 m that swings to the right. */
const sheet = [
  '2 w',
  '40 40 720 480 re S',
  '400 40 m 400 220 l S',
  '400 246 m 400 520 l S',
  '400 220 m 426 220 l S',
  '426 220 m 426 234.4 414.4 246 400 246 c S',
  'BT /F1 14 Tf 60 60 Td (Tang 7 - mat bang - TL 1/100) Tj ET',
].join('\n');

/** A PDF of one page of 800 × 560 points. */
const pdf = [
  '%PDF-1.4',
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 800 560] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >> endobj',
  `4 0 obj << /Length ${sheet.length} >> stream\n${sheet}\nendstream endobj`,
  '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
  'trailer << /Root 1 0 R >>',
].join('\n');

/** Takes the guest's project into this account. */
async function takeAlong(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Đăng nhập' }).last().click();
  await page.waitForURL('**/b-grid/login?next=**');
  await logIn(page, email);
  await main.getByRole('button', { name: 'Đưa vào tài khoản' }).click();
  await expect(page).toHaveURL(/step-3\?project=\d+/);
}

async function onPhone(browser: Browser, email: string): Promise<Page> {
  const phone = await (
    await browser.newContext({ ...devices['Pixel 7'], locale: 'vi-VN' })
  ).newPage();
  await phone.goto('/vi/room-by-room/b-grid/login?next=%2Fvi%2Froom-by-room%2Fb-grid%2Fmypage');
  await logIn(phone, email);
  await expect(phone).toHaveURL(/b-grid\/mypage/);
  return phone;
}

test('a sheet of a PDF brings its door and its scale, and the office is opened on a phone', async ({
  page,
  browser,
  request,
}) => {
  const main = page.getByRole('main');
  await page.goto('/vi/room-by-room/b-grid/step-1');
  await main.getByLabel(/^Chọn ảnh bản vẽ/).setInputFiles({
    name: 'tang-7.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
  });
  await expect(main.getByText('Đã thấy 1 cửa trong nét vẽ')).toBeVisible();
  await main.getByRole('button', { name: 'Dùng bản vẽ này' }).click();
  await main.getByRole('button', { name: '1:100 · cả trang rộng 28,22 m' }).click();
  await expect(main.getByText(/^Cả bản vẽ rộng 28,2/)).toBeVisible();

  // The outline of the left room is tapped corner by corner; corners go to the walls of the sheet.
  const drawing = main.getByRole('group', { name: 'Bản vẽ: kéo một phòng chữ nhật' });
  await main.getByRole('button', { name: 'Chữ nhật' }).click();
  const tap = async (x: number, y: number) => {
    const box = (await drawing.boundingBox()) ?? { width: 0, height: 0 };
    await drawing.click({
      position: { x: (x / 800) * box.width, y: ((560 - y) / 560) * box.height },
    });
  };
  await tap(42, 518);
  await tap(398, 42);
  // Points of 1/72 inch at 1:100: 360 of them are 12.7 m.
  await expect(main.getByText(/12,7 × 16,93 m/).first()).toBeVisible();
  await main.getByLabel('Số người', { exact: true }).fill('20');

  await main.getByRole('link', { name: 'Kiểm tra cửa' }).first().click();
  await expect(main.getByRole('button', { name: /^C1 / })).toHaveCount(1);
  await expect(main.getByText(/^Cửa một cánh, 92 cm/)).toBeVisible();
  await main.getByRole('button', { name: 'Xếp mô-đun' }).first().click();
  await main.getByRole('link', { name: 'Xem tổng kết' }).first().click();
  const total = await main.getByRole('row', { name: /^Tổng chi phí/ }).innerText();
  const email = await register(request, 'ban-ve-pdf');
  await takeAlong(page, email);

  const phone = await onPhone(browser, email);
  const there = phone.getByRole('main');
  await there
    .getByRole('link', { name: /Văn phòng chưa đặt tên|tang-7/ })
    .first()
    .tap();
  await expect(phone).toHaveURL(/project=\d+/);
  await phone.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(there.getByRole('row', { name: /^Tổng chi phí/ })).toHaveText(
    total.replaceAll(/\s+/g, ' ').trim(),
    { useInnerText: true },
  );
  await phone.context().close();
});

/** A PNG of 1,200 × 900 pixels: one room without a gap in its walls, or two with a door of 90 pixels between them. */
async function drawnWalls(page: Page, rooms: 1 | 2): Promise<Buffer> {
  const picture = await page.evaluate((count) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_200;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1_200, 900);
    context.lineWidth = 8;
    context.strokeRect(100, 100, 1_000, 700);
    if (count === 2) {
      context.fillStyle = 'black';
      context.fillRect(596, 100, 8, 300);
      context.fillRect(596, 490, 8, 310);
      context.lineWidth = 2;
      context.beginPath();
      context.moveTo(600, 490);
      context.lineTo(690, 490);
      context.arc(600, 490, 90, 0, -Math.PI / 2, true);
      context.stroke();
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, rooms);
  return Buffer.from(picture, 'base64');
}

/** Chooses the picture as a plan and says how long its front of 1,000 pixels is. */
async function measured(page: Page, rooms: 1 | 2, metres: number): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/vi/room-by-room/b-grid/step-1');
  await main.getByLabel(/^Chọn ảnh bản vẽ/).setInputFiles({
    name: 'phong.png',
    mimeType: 'image/png',
    buffer: await drawnWalls(page, rooms),
  });
  await main.getByRole('button', { name: 'Dùng bản vẽ này' }).click();
  const scale = main.getByRole('group', { name: /^Bản vẽ: chạm vào hai đầu/ });
  const box = (await scale.boundingBox()) ?? { width: 0, height: 0 };
  for (const x of [100, 1_100])
    await scale.click({ position: { x: (x / 1_200) * box.width, y: (60 / 900) * box.height } });
  await main.getByLabel('Chiều dài giữa hai điểm').fill(String(metres));
  await main.getByRole('button', { name: 'Đặt tỷ lệ' }).click();
}

test('rooms and their door are found on a picture, and the office is furnished in them', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await measured(page, 2, 10);
  await main.getByRole('button', { name: 'Tìm phòng và cửa' }).click();
  await expect(main.getByText('Tìm thấy 2 phòng và 1 cửa')).toBeVisible();
  // Between the walls, at 1 cm a pixel: 492 × 692 pixels each.
  await expect(main.getByRole('region', { name: 'Các phòng' }).getByText('34 m²')).toHaveCount(2);
  await main.getByRole('combobox', { name: 'Loại phòng số 2' }).selectOption('meeting');
  await main.getByLabel('Số người', { exact: true }).fill('6');
  await main.getByRole('link', { name: 'Kiểm tra cửa' }).first().click();
  await expect(main.getByRole('button', { name: /^C1 / })).toHaveCount(1);
  // What was found with the rooms is not found twice.
  await main.getByRole('button', { name: 'Tìm cửa trên ảnh' }).click();
  await expect(main.getByText('Không có cửa nào được thêm')).toBeVisible();
  await main.getByRole('button', { name: 'Xếp mô-đun' }).first().click();
  await main.getByRole('link', { name: 'Xem tổng kết' }).first().click();
  await expect(main.getByRole('row', { name: /^Tổng chi phí/ })).toBeVisible();
});

test('a plan without a door is told so, and goes on without', async ({ page }) => {
  const main = page.getByRole('main');
  await measured(page, 1, 20);
  await main.getByLabel('Phòng rộng').fill('18');
  await main.getByLabel('Phòng sâu').fill('12');
  await main.getByRole('button', { name: 'Đặt lên bản vẽ' }).click();
  await main.getByRole('link', { name: 'Kiểm tra cửa' }).first().click();
  await main.getByRole('button', { name: 'Tìm cửa trên ảnh' }).click();
  await expect(main.getByText('Không tìm thấy cửa nào trên ảnh')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Đặt cửa vào tường' })).toBeEnabled();
  await main.getByRole('button', { name: 'Đi tiếp không có cửa' }).first().click();
  await main.getByRole('link', { name: 'Xem tổng kết' }).first().click();
  await expect(main.getByRole('row', { name: /^Tổng chi phí/ })).toBeVisible();
});

test('an office is planned and asked for without a pointer, from the first key', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  const email = await register(request, 'chi-phim');
  await page.goto('/vi/room-by-room/b-grid/introduction');
  await enter(page, main.getByRole('link', { name: 'Bắt đầu từ bản vẽ' }).first());
  await enter(page, main.getByRole('button', { name: /^Văn phòng 200 m²/ }));
  await expect(main.getByRole('link', { name: 'Kiểm tra cửa' }).first()).toBeVisible();
  await enter(page, main.getByRole('link', { name: 'Kiểm tra cửa' }).first());

  // A door of the list is chosen, moved on the plan by arrows, and put back.
  await enter(page, main.getByRole('button', { name: /^C2 / }));
  await tabTo(page, main.getByRole('button', { name: /^C2,/, pressed: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('status').filter({ hasText: /^C2: rộng 85 cm/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await enter(page, main.getByRole('button', { name: 'Xếp mô-đun' }).first());
  // A module is left out and taken back.
  const desks = main.getByText(/ chỗ cho \d+ người/).first();
  const before = await desks.innerText();
  await enter(page, main.getByRole('button', { name: /× [\d,]+ m$/ }).first());
  await enter(page, main.getByRole('button', { name: 'Bỏ mô-đun' }).first());
  await expect(desks).not.toHaveText(before);
  await page.keyboard.press('Control+z');
  await expect(desks).toHaveText(before);
  await enter(page, main.getByRole('link', { name: 'Xem tổng kết' }).first());
  await expect(main.getByRole('row', { name: /^Tổng chi phí/ })).toBeVisible();

  await enter(page, main.getByRole('link', { name: 'Đăng nhập' }).last());
  await page.waitForURL('**/b-grid/login?next=**');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel(/^Mật khẩu/));
  await page.keyboard.type('hien-demo-2026');
  await page.keyboard.press('Enter');
  await enter(page, main.getByRole('button', { name: 'Đưa vào tài khoản' }));
  await expect(page).toHaveURL(/step-3\?project=\d+/);
  await tabTo(page, main.getByLabel(/^Họ và tên/));
  await page.keyboard.type('Phạm Hữu Phước');
  await tabTo(page, main.getByLabel(/^Số điện thoại/));
  await page.keyboard.type('0912345670');
  await enter(page, main.getByRole('button', { name: 'Gửi yêu cầu' }));
  await expect(main.getByText(/^Đã nhận yêu cầu VP-\d+/)).toBeVisible();

  // The schedule: a work is chosen on the drawing, looked at three days later, and moved.
  await tabTo(page, main.getByRole('link', { name: 'Lịch thi công' }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Lịch thi công', level: 1 })).toBeVisible();
  const bars = main.getByRole('group', { name: 'Biểu đồ lịch thi công' }).getByRole('button');
  await tabTo(page, bars.first());
  await page.keyboard.press('ArrowDown');
  await expect(bars.nth(1)).toBeFocused();
  for (const later of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight');
    await expect(main.getByLabel('Muộn thêm (ngày làm việc)')).toHaveValue(later);
  }
  await expect(main.getByText(/^Bàn giao dời từ/)).toBeVisible();
  await enter(page, main.getByRole('button', { name: 'Dời lịch' }));
  await expect(
    main.getByRole('status').filter({ hasText: /^Đã đổi lịch: bàn giao/ }),
  ).toBeFocused();
  await expect(page).toHaveURL(/late=/);
});

/** A floor of 12 × 8 m in millimetres: two rooms, a door between them, and as much beside it as a large drawing has. */
function largeDxf(): string {
  const box = (x: number, width: number) =>
    `0\nLWPOLYLINE\n70\n1\n${[x, x + width, x + width, x]
      .map((at, corner) => `10\n${at}\n20\n${corner < 2 ? 0 : 8_000}`)
      .join('\n')}`;
  const words = `0\nTEXT\n1\n${'Ghi chú thi công '.repeat(60)}\n`.repeat(15_000);
  return [
    '0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES',
    box(0, 7_000),
    box(7_000, 5_000),
    '0\nLINE\n10\n7000\n20\n2000\n11\n7900\n21\n2000',
    '0\nARC\n10\n7000\n20\n2000\n40\n900\n50\n0\n51\n90',
    `${words}0\nENDSEC\n0\nEOF\n`,
  ].join('\n');
}

test('a large DXF is read beside the page, by a worker that the page’s policy lets in', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const refused: string[] = [];
  page.on('console', (said) => {
    if (/Content Security Policy|TrustedScriptURL/.test(said.text())) refused.push(said.text());
  });
  const worker = page.waitForEvent('worker');
  await page.goto('/vi/room-by-room/b-grid/step-1');
  const drawing = Buffer.from(largeDxf());
  expect(drawing.length).toBeGreaterThan(15 * 1024 * 1024);
  await main
    .getByLabel(/^Chọn ảnh bản vẽ/)
    .setInputFiles({ name: 'tang-7.dxf', mimeType: 'application/dxf', buffer: drawing });
  await worker;
  await expect(main.getByText('Đã đọc 9 nét, 1 cửa, 2 phòng')).toBeVisible();
  await main.getByRole('button', { name: 'Dùng bản vẽ này' }).click();
  await expect(main.getByRole('link', { name: 'Kiểm tra cửa' }).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('modules that a guest kept are in the account after the log-in, on every device', async ({
  page,
  browser,
  request,
}) => {
  const main = page.getByRole('main');
  await page.goto('/vi/room-by-room/b-grid/module-list?kind=meeting');
  const hearts = main.getByRole('button', { name: /^Giữ lại/ });
  for (const at of [0, 1]) {
    // Of what is pressed before the page is hydrated, the last press alone is done again.
    await hearts.nth(at).click();
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  const email = await register(request, 'mo-dun');
  await page.goto('/vi/room-by-room/b-grid/login?next=%2Fvi%2Froom-by-room%2Fb-grid%2Fwishlist');
  await logIn(page, email);
  await expect(page).toHaveURL(/b-grid\/wishlist/);
  await expect(main.getByText('trong tài khoản của bạn')).toBeVisible();
  const names = main.getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hien-office-kept'))).toBe('[]');
  const kept = await names.allInnerTexts();

  const phone = await onPhone(browser, email);
  await phone.goto('/vi/room-by-room/b-grid/wishlist');
  const there = phone.getByRole('main').getByRole('heading', { level: 2 });
  await expect(there).toHaveText(kept);
  await phone
    .getByRole('main')
    .getByRole('button', { name: /^Giữ lại/ })
    .first()
    .tap();
  await expect(there).toHaveCount(1);
  await phone.context().close();
  await page.reload();
  await expect(names).toHaveText(kept.slice(1));
});
