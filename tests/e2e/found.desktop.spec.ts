import { type APIRequestContext, expect, test } from '@playwright/test';

type Data = Record<string, unknown> & { offers?: { price: number; priceCurrency: string } };

/** The pages of a kind as the sitemap names them, in Vietnamese. */
async function addresses(request: APIRequestContext, kind: string): Promise<string[]> {
  const textOf = async (address: string) => (await request.get(address)).text();
  const index = await textOf('/sitemap.xml');
  const files = await Promise.all(
    [...index.matchAll(/(?<path>\/sitemap\/[a-z-]+-vi\.xml)<\/loc>/g)].map(({ groups }) =>
      textOf(groups?.['path'] ?? ''),
    ),
  );
  return [...files.join('').matchAll(/<loc>[^<]*(?<path>\/vi\/[^<]*)<\/loc>/g)]
    .map(({ groups }) => groups?.['path'] ?? '')
    .filter((path) => path.startsWith(`/vi/${kind}/`));
}

/** What a page tells search engines in its HTML, before any script runs. */
async function dataOf(request: APIRequestContext, path: string): Promise<Data[]> {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  return [...html.matchAll(/<script type="application\/ld\+json">(?<json>.*?)<\/script>/gs)].map(
    ({ groups }) => JSON.parse(groups?.['json'] ?? '') as Data,
  );
}

test('what is sold and what is read is told to search engines as the page shows it', async ({
  page,
  request,
}) => {
  for (const kind of ['shop-detail', 'interior-design-detail']) {
    const [path = ''] = await addresses(request, kind);
    const [data] = await dataOf(request, path);
    expect(data?.['@type']).toBe('Product');
    expect(data?.offers?.priceCurrency).toBe('VND');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(data?.['name']));
    const price = Number(data?.offers?.price).toLocaleString('vi-VN');
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  }
  for (const kind of ['article', 'essay-detail']) {
    const [path = ''] = await addresses(request, kind);
    const [data] = await dataOf(request, path);
    expect([data?.['@type'], typeof data?.['headline']]).toEqual(['Article', 'string']);
  }
});

test('a project and its homes are told as what they are, each by its one address', async ({
  page,
  request,
}) => {
  const [project = ''] = await addresses(request, 'room-by-room/project');
  const [complex] = await dataOf(request, project);
  expect(complex?.['@type']).toBe('ApartmentComplex');
  const homes = complex?.['containsPlace'] as { url: string; name: string }[];
  expect(homes.length).toBeGreaterThan(0);
  for (const { url, name } of homes) {
    const { pathname } = new URL(url);
    const [home] = await dataOf(request, pathname);
    expect(home).toMatchObject({
      '@type': 'Apartment',
      name,
      url,
      floorSize: { unitCode: 'MTK' },
      containedInPlace: { name: complex?.['name'], url: complex?.['url'] },
    });
    await page.goto(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const area = (home?.['floorSize'] as { value: number } | undefined)?.value;
    await expect(page.getByText(`${area} m²`).first()).toBeVisible();
  }
});

test('a link to each kind of page is shown with its card', async ({ page, request }) => {
  for (const kind of [
    'article',
    'essay-detail',
    'interior-share',
    'interior-design-detail',
    'shop-detail',
    'contractor-detail',
    'project-detail',
  ]) {
    const [path = ''] = await addresses(request, kind);
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const told = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="(?<content>[^"]*)"`).exec(html)
        ?.groups?.['content'];
    expect([kind, told('og:image:width'), told('og:image:height')]).toEqual([kind, '1200', '630']);
    expect([told('og:image:type'), told('twitter:card')]).toEqual([
      'image/jpeg',
      'summary_large_image',
    ]);
    expect(told('og:image:alt')).toBeTruthy();
    await page.goto(told('og:image') ?? '');
    const size = await page
      .getByRole('img')
      .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
        naturalWidth,
        naturalHeight,
      ]);
    expect([kind, ...size]).toEqual([kind, 1200, 630]);
  }
});

test('a built home is found under its number at either address, and search engines are sent to its own', async ({
  request,
}) => {
  const sent = async (path: string) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  const [project = ''] = await addresses(request, 'project-detail');
  const finished = (await addresses(request, 'room-by-room/showcase')).find((path) =>
    /\d$/.test(path),
  );
  for (const [own = '', other] of [
    [project, project.replace('project-detail', 'room-by-room/showcase')],
    [finished, finished?.replace('room-by-room/showcase', 'project-detail') ?? ''],
  ] as const) {
    expect(await sent(own)).toEqual([200, undefined]);
    expect(await sent(other)).toEqual([301, own]);
  }
  expect((await sent('/vi/room-by-room/showcase/99999'))[0]).toBe(404);
});

test('a list can be followed in a feed reader, which finds it by itself or by the link below the list', async ({
  page,
  request,
  context,
}) => {
  // The policy of our pages lets no script parse XML; a page of nobody's has none.
  const reader = await context.newPage();
  for (const [list, feed] of [
    ['article', 'articles'],
    ['interior-share', 'shared-homes'],
  ]) {
    await page.goto(`/vi/${list}`);
    const named = await page
      .locator('head link[rel=alternate][type="application/atom+xml"]')
      .getAttribute('href');
    expect(new URL(named ?? '').pathname).toBe(`/vi/feed/${feed}.atom`);
    const link = page.getByRole('link', { name: 'Theo dõi bằng RSS' });
    await expect(link).toHaveAttribute('href', `/vi/feed/${feed}.rss`);
    for (const format of ['atom', 'rss']) {
      const answer = await request.get(`/vi/feed/${feed}.${format}`);
      const text = await answer.text();
      const errors = await reader.evaluate(
        (xml) =>
          new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror')
            .length,
        text,
      );
      expect([answer.status(), errors]).toEqual([200, 0]);
    }
  }
});

test('an essay under another name is found under its own', async ({ request }) => {
  const [own = ''] = await addresses(request, 'essay-detail');
  const other = own.replace(/[^/]+$/, 'ten-khac');
  const answer = await request.get(other, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, own]);
});
