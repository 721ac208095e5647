import { setupServer } from 'msw/node';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commerceApi } from '../commerce/client.ts';
import { productsQuery } from '../commerce/shop.queries.ts';
import { mainApi } from '../main/client.ts';
import { isLoading, setLoading } from '../session/loading.ts';
import { clearTokens, writeTokens } from '../session/storage.ts';
import { handlers, mock } from '../testing/index.ts';
import { ApiError, isTemporary } from './api-error.ts';
import { setRequestLanguage } from './language.ts';
import { createQueryClient } from './query-client.ts';
import { unwrap } from './unwrap.ts';

const server = setupServer(...Object.values(handlers));
const seen: Request[] = [];

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  clearTokens();
  setLoading(false);
  setRequestLanguage(() => 'vi');
  seen.length = 0;
});
afterAll(() => server.close());
server.events.on('request:start', ({ request }) => void seen.push(request));

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
};

describe('language', () => {
  it('goes with every request', async () => {
    setRequestLanguage(() => 'ko');
    await unwrap(commerceApi.GET('/api/public/category/category-list'));
    expect(seen[0]?.headers.get('Accept-Language')).toBe('ko');
  });

  it('is the one a query asks for', async () => {
    const { products } = await createQueryClient().fetchQuery(productsQuery('en', { limit: 1 }));
    expect(seen[0]?.headers.get('Accept-Language')).toBe('en');
    expect(products[0]?.name).toBe('Suong three-seat sofa, oat linen');
  });
});

describe('tokens (D77)', () => {
  it('a GET sends the token when there is one', async () => {
    await unwrap(mainApi.GET('/app/room-by-room/current-projects'));
    writeTokens({ token: 'main-token', tokenCommerce: 'mall-token' });
    await unwrap(mainApi.GET('/app/room-by-room/current-projects'));
    await unwrap(commerceApi.GET('/api/public/brand/brand-list'));
    expect(seen.map((request) => request.headers.get('Authorization'))).toEqual([
      null,
      'Bearer main-token',
      'Bearer mall-token',
    ]);
  });

  it('a POST sends none unless its operation asks for it', async () => {
    writeTokens({ token: 'main-token' });
    const body = {
      app_id: '1',
      code: 'c',
      code_verifier: 'v'.repeat(43),
      grant_type: 'authorization_code' as const,
    };
    await mainApi.POST('/app/zalo/access_token', { body });
    await mainApi.POST('/app/contractor/contractor-update-number-of-type', {
      body: { contractor_id: 1, type: 'number_of_emails' },
    });
    expect(seen.map((request) => request.headers.get('Authorization'))).toEqual([
      null,
      'Bearer main-token',
    ]);
  });

  it('a GET whose operation takes none sends none', async () => {
    writeTokens({ token: 'main-token' });
    await unwrap(mainApi.GET('/app/auth/providers'));
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
  });
});

describe('failures', () => {
  it('carry the envelope', async () => {
    server.use(mock('search').error(400, { fields: [{ field: 'q', code: 'VALIDATION' }] }));
    const error = await failureOf(
      unwrap(mainApi.GET('/app/search', { params: { query: { q: 'x' } } })),
    );
    expect(error).toMatchObject({
      kind: 'server',
      status: 400,
      code: 'VALIDATION',
      requestId: 'req-mock',
    });
    expect(error.fields).toEqual([{ field: 'q', code: 'VALIDATION', message: error.message }]);
    expect(isTemporary(error)).toBe(false);
  });

  it('tell nobody answered from an answer', async () => {
    server.use(mock('listBrands').offline());
    const error = await failureOf(unwrap(commerceApi.GET('/api/public/brand/brand-list')));
    expect(error).toMatchObject({ kind: 'network', status: 0, code: 'NETWORK' });
    expect(isTemporary(error)).toBe(true);
  });

  it('tell a request we gave up', async () => {
    server.use(mock('listBrands').pending());
    const stop = new AbortController();
    const call = unwrap(commerceApi.GET('/api/public/brand/brand-list', { signal: stop.signal }));
    setTimeout(() => stop.abort(), 10);
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
  });

  it('say how long to wait', async () => {
    server.use(mock('listBrands').rateLimited());
    expect(await failureOf(unwrap(commerceApi.GET('/api/public/brand/brand-list')))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 60,
    });
  });

  it.each([
    [
      'a page of HTML with status 502',
      () =>
        new HttpResponse('<h1>Bad gateway</h1>', {
          status: 502,
          headers: { 'Content-Type': 'text/html' },
        }),
      502,
    ],
    ['a page of HTML with status 200', () => new HttpResponse('<h1>Login</h1>'), 0],
    ['nothing with status 200', () => new HttpResponse(null), 200],
    ['an envelope of somebody else', () => HttpResponse.json({ error: 'x' }, { status: 418 }), 418],
  ])('understand %s', async (_, answer, status) => {
    server.use(http.get('*/mall/api/public/brand/brand-list', answer));
    const error = await failureOf(unwrap(commerceApi.GET('/api/public/brand/brand-list')));
    expect(error).toMatchObject({ kind: 'server', status, code: 'INTERNAL' });
  });

  it('clear the loading flag', async () => {
    server.use(mock('listBrands').error());
    setLoading(true);
    await failureOf(unwrap(commerceApi.GET('/api/public/brand/brand-list')));
    expect(isLoading()).toBe(false);

    server.use(mock('listBrands').offline());
    setLoading(true);
    await failureOf(unwrap(commerceApi.GET('/api/public/brand/brand-list')));
    expect(isLoading()).toBe(false);
  });
});

describe('queries', () => {
  it('try a temporary failure twice more and a refusal not at all', async () => {
    const queryClient = createQueryClient();
    // A prefetch does not retry unless it is told to; a screen's query takes this from the defaults.
    const retry = queryClient.getDefaultOptions().queries?.retry;
    const failing = () =>
      failureOf(queryClient.fetchQuery({ ...productsQuery('vi'), retry, retryDelay: 1 }));
    server.use(mock('listProducts').error(500));
    await failing();
    expect(seen).toHaveLength(3);
    server.use(mock('listProducts').forbidden());
    await failing();
    expect(seen).toHaveLength(4);
  });

  it('send a repeatable filter as the contract says', async () => {
    await createQueryClient().fetchQuery(
      productsQuery('vi', { brand: [1, 7], priceFrom: 1_000_000 }),
    );
    expect(new URL(seen[0]?.url ?? '').search).toBe('?brand=1&brand=7&priceFrom=1000000');
  });
});
