import { type APIRequestContext, expect, test } from '@playwright/test';
import { password } from './buying.ts';
import { afterLeap, demoClock, hour } from './clock.ts';
import { newestMail } from './mails.ts';

test('a reader confirms the letter, gets it when the month has ended, and leaves by a press in the browser', async ({
  page,
  request,
}) => {
  // Time moves by up to a month, with a month of other people's deadlines in it.
  test.setTimeout(300_000);
  const email = `doc-thu-${Date.now()}@hien.example`;
  await request.post('/mall/api/public/newsletter/subscribe', { data: { email, consent: true } });
  const asked = await newestMail(request, email, 'newsletter-confirm');
  await page.goto(/\/vi\/article\?newsletter=confirm#[\w-]+/.exec(asked)?.[0] ?? '');
  await page.getByRole('button', { name: 'Có, gửi cho tôi' }).click();
  await expect(page.getByRole('heading', { name: 'Hẹn gặp bạn trong thư tới' })).toBeVisible();

  // A month in which nothing was new has no letter, and time may have passed all that the sample tells.
  const title = `Căn bếp của tháng này ${Date.now()}`;
  await publishArticle(request, title);
  const clock = await demoClock(request);
  const [year = 0, month = 0] = new Date((await clock.now()) + 7 * hour)
    .toISOString()
    .split('-')
    .map(Number);
  // Noon of the first day of the next month in Vietnam.
  await clock.advance(Date.UTC(year, month, 1, 5) - (await clock.now()));
  const letter = await newestMail(request, email, 'newsletter', afterLeap.timeout);
  expect(letter).toContain(title);
  const link = /\/vi\/article\?newsletter=leave#[\w-]+/.exec(letter)?.[0];
  expect(link).toBeDefined();
  await page.goto(link ?? '');
  // Opening the page is no press.
  await page.getByRole('button', { name: 'Thôi nhận bản tin' }).click();
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toBeVisible();

  // The mail program's press on the same letter later finds it done; a letter that nobody has is none.
  const token = link?.split('#')[1] ?? '';
  const press = (of: string) =>
    request.post(`/newsletter/leave/vi/${of}`, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect((await press(token)).status()).toBe(200);
  expect((await press(`${token}x`)).status()).toBe(404);
});

type ReadingText = {
  id: number;
  version: number;
  picture: { path: string; name: string };
} & Record<'type' | 'author' | 'excerpt' | 'body' | 'tags' | 'cover_alt', unknown>;

/** An article of the sample once more, under a title of its own, published now by staff at their desk. */
async function publishArticle(request: APIRequestContext, title: string): Promise<void> {
  const entered = await request.post('/app/auth/login-user', {
    data: { email: 'quantri@hien.example', password, login_method: 'system' },
  });
  const { token } = (await entered.json()).data as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = async <Body>(path: string, data?: object): Promise<Body> => {
    const options = { headers, ...(data && { data }) };
    const sent = await request[data ? 'post' : 'get'](`/admin/reading/${path}`, options);
    expect([path, sent.ok()]).toEqual([path, true]);
    return ((await sent.json()) as { data: Body }).data;
  };
  const { items } = await answer<{ items: { id: number }[] }>('list?kind=article&state=published');
  const { type, author, excerpt, body, tags, picture, cover_alt } = await answer<ReadingText>(
    `${items[0]?.id}`,
  );
  const begun = await answer<ReadingText>('create', {
    kind: 'article',
    key: `letter-${Date.now()}`,
  });
  const saved = await answer<ReadingText>(`${begun.id}/save`, {
    type,
    title: { vi: title, en: '', ko: '' },
    excerpt,
    body,
    cover: `/media/${picture.path}/${picture.name}`,
    cover_alt,
    author,
    tags,
    product_ids: [],
    confirmed: [],
    expected_version: begun.version,
  });
  await answer(`${begun.id}/move`, { move: 'publish', expected_version: saved.version });
}
