import type { Page } from '@playwright/test';

/** Says on the page of a message to a contractor what is to be done, and where. */
export async function describeJob(
  page: Page,
  {
    service = 'Cải tạo',
    premises = '2 phòng ngủ',
    city = 'TP. Hồ Chí Minh',
    district = 'Quận 7',
  }: { service?: string; premises?: string; city?: string; district?: string } = {},
): Promise<void> {
  await page.getByLabel('Loại việc').selectOption(service);
  await page.getByLabel('Loại công trình').selectOption(premises);
  await page.getByLabel('Tỉnh, thành phố').selectOption(city);
  await page.getByLabel('Quận, huyện hoặc phường').fill(district);
  await page.getByLabel('Muốn bắt đầu').selectOption('Trong một tháng tới');
}
