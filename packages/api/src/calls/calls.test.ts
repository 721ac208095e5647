import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createQueryClient } from '../client/query-client.ts';
import { listProducts, getProduct } from '../commerce/generated/operations/shop.ts';
import { readOrder } from '../commerce/generated/operations/orders.ts';
import { getProfile } from '../main/generated/operations/account.ts';
import { decideUpgrade, listUpgradeCases } from '../main/generated/operations/admin.ts';
import { uploadImages } from '../main/generated/operations/content.ts';
import {
  createAddress,
  endOtherSessions,
  listAddresses,
} from '../main/generated/operations/my-page.ts';
import { listSupportPosts, writeSupportPost } from '../main/generated/operations/support.ts';
import { clearTokens, writeTokens } from '../session/storage.ts';
import { fixtures, handlers } from '../testing/index.ts';
import type { Answer } from './operation.ts';
import { keyOf, query, settle } from './query.ts';
import { send } from './request.ts';

const server = setupServer(...Object.values(handlers));
const seen: Request[] = [];
server.events.on('request:start', ({ request }) => void seen.push(request.clone()));

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  clearTokens();
  seen.length = 0;
});
afterAll(() => server.close());

/** What was sent; the answer does not matter. */
async function sent(call: Promise<unknown>): Promise<Request> {
  await call.catch(() => undefined);
  const [request] = seen;
  if (request === undefined) throw new Error('Nothing was sent');
  return request;
}

describe('a request', () => {
  it('has the parts of its input where the contract wants them', async () => {
    const asked = await sent(
      send(decideUpgrade, { id: 7, decision: 'approve', reason: '', expected_version: 1 }),
    );
    expect(asked.method).toBe('POST');
    expect(new URL(asked.url).pathname).toBe('/admin/upgrade/decide/7');
    expect(await asked.json()).toEqual({ decision: 'approve', reason: '', expected_version: 1 });
  });

  it('keeps what a path may not hold out of it', async () => {
    const asked = await sent(send(readOrder, { id: '../cart' as unknown as number }));
    expect(new URL(asked.url).pathname).toBe('/mall/api/order/detail/..%2Fcart');
  });

  it('leaves out what is not given', async () => {
    const asked = await sent(send(listProducts, { q: undefined, page: 2 }));
    expect(new URL(asked.url).search).toBe('?page=2');
  });

  it('has no body when the contract has none', async () => {
    expect(await (await sent(send(endOtherSessions))).text()).toBe('');
  });

  it('sends files as form data', async () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    const asked = await sent(send(uploadImages, { files: [file], folder: 'avatar' }));
    const form = await asked.formData();
    expect(form.get('folder')).toBe('avatar');
    expect(form.get('files')).toBeInstanceOf(File);
  });
});

describe('an answer is kept', () => {
  it('under its operation, language and input', () => {
    expect(query(getProduct, 'ko', { id: 3 }).queryKey).toEqual(['getProduct', 'ko', { id: 3 }]);
    expect(query(getProfile, 'ko').queryKey).toEqual(['getProfile', null, {}]);
  });

  it('as the member’s own where a token is required', () => {
    expect(query(readOrder, 'vi', { id: 1 }).meta).toEqual({ ofMember: true });
    expect(query(getProduct, 'vi', { id: 1 }).meta).toBeUndefined();
  });

  it('while the next page loads, but not where staff decide on rows', () => {
    expect(query(listProducts, 'vi').placeholderData).toBeDefined();
    expect(query(listUpgradeCases, 'vi').placeholderData).toBeUndefined();
  });
});

describe('after a sending', () => {
  it('what it made old is asked anew, in every language, and nothing else', async () => {
    const queryClient = createQueryClient();
    const posts = [
      keyOf(listSupportPosts, 'vi', { page: 1 }),
      keyOf(listSupportPosts, 'en', { page: 2 }),
    ];
    const other = keyOf(listProducts, 'vi');
    const keys: (readonly unknown[])[] = [...posts, other];
    for (const key of keys) queryClient.setQueryData(key, {});
    await settle(queryClient, writeSupportPost, 'vi');
    const old = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect(posts.map(old)).toEqual([true, true]);
    expect(old(other)).toBe(false);
  });

  it('its answer takes the place of the one it renews', async () => {
    writeTokens({ token: fixtures.tokens.member });
    const queryClient = createQueryClient();
    const key = keyOf(listAddresses, 'vi');
    const before = await queryClient.fetchQuery(query(listAddresses, 'vi'));
    const after = { ...before, items: [] };
    await settle(queryClient, createAddress, 'vi', after);
    expect(queryClient.getQueryData(key)).toEqual(after);
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
    // Without an answer (somebody else was first) it is asked anew.
    await settle(queryClient, createAddress, 'vi');
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('its answer stays when an older one, asked for before, comes after it', async () => {
    const queryClient = createQueryClient();
    const key = keyOf(listAddresses, 'vi');
    const before: Answer<'listAddresses'> = { items: [...fixtures.addresses], max: 10 };
    const after = { ...before, items: [] };
    let comes: (answer: typeof before) => void = () => {};
    const asked = queryClient.fetchQuery({
      ...query(listAddresses, 'vi'),
      queryFn: () => new Promise<typeof before>((resolve) => (comes = resolve)),
    });
    await settle(queryClient, createAddress, 'vi', after);
    comes(before);
    await asked.catch(() => undefined);
    expect(queryClient.getQueryData(key)).toEqual(after);
  });
});
