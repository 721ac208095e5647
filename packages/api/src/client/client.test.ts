import { setupServer } from 'msw/node';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../calls/query.ts';
import { send } from '../calls/request.ts';
import { listBrands, listCategories, listProducts } from '../commerce/generated/operations/shop.ts';
import { exchangeZaloCode, listProviders } from '../main/generated/operations/account.ts';
import { countContractorContact } from '../main/generated/operations/contractors.ts';
import { search } from '../main/generated/operations/home.ts';
import { listProjects } from '../main/generated/operations/room-by-room.ts';
import { isLoading, setLoading } from '../session/loading.ts';
import { clearTokens, writeTokens } from '../session/storage.ts';
import { handlers, mock } from '../testing/index.ts';
import { ApiError, isTemporary } from './api-error.ts';
import { setRequestLanguage } from './language.ts';
import { setPatience } from './patience.ts';
import { createQueryClient } from './query-client.ts';

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
    await send(listCategories);
    expect(seen[0]?.headers.get('Accept-Language')).toBe('ko');
  });

  it('is the one a query asks for', async () => {
    const { products } = await createQueryClient().fetchQuery(
      query(listProducts, 'en', { limit: 1 }),
    );
    expect(seen[0]?.headers.get('Accept-Language')).toBe('en');
    expect(products[0]?.name).toBe('Suong three-seat sofa, oat linen');
  });
});

describe('tokens (D77)', () => {
  it('a GET sends the token when there is one', async () => {
    await send(listProjects);
    writeTokens({ token: 'main-token', tokenCommerce: 'mall-token' });
    await send(listProjects);
    await send(listBrands);
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
    await send(exchangeZaloCode, body).catch(() => undefined);
    await send(countContractorContact, { contractor_id: 1, type: 'number_of_emails' }).catch(
      () => undefined,
    );
    expect(seen.map((request) => request.headers.get('Authorization'))).toEqual([
      null,
      'Bearer main-token',
    ]);
  });

  it('a GET whose operation takes none sends none', async () => {
    writeTokens({ token: 'main-token' });
    await send(listProviders);
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
  });
});

describe('failures', () => {
  it('carry the envelope', async () => {
    server.use(mock('search').error(400, { fields: [{ field: 'q', code: 'VALIDATION' }] }));
    const error = await failureOf(send(search, { q: 'x' }));
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
    const error = await failureOf(send(listBrands));
    expect(error).toMatchObject({ kind: 'network', status: 0, code: 'NETWORK' });
    expect(isTemporary(error)).toBe(true);
  });

  it('tell a request we gave up', async () => {
    server.use(mock('listBrands').pending());
    const stop = new AbortController();
    const call = send(listBrands, {}, { signal: stop.signal });
    setTimeout(() => stop.abort(), 10);
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
  });

  it('take a line that never answers for one without an answer', async () => {
    server.use(mock('listBrands').pending());
    setPatience(20);
    const own = new AbortController();
    const errors = [
      await failureOf(send(listBrands)),
      await failureOf(send(listBrands, {}, { signal: own.signal })),
    ];
    setPatience(30_000);
    expect(errors).toMatchObject([{ kind: 'network' }, { kind: 'network' }]);
    expect(isTemporary(errors[0])).toBe(true);
  });

  it('say how long to wait', async () => {
    server.use(mock('listBrands').rateLimited());
    expect(await failureOf(send(listBrands))).toMatchObject({
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
    const error = await failureOf(send(listBrands));
    expect(error).toMatchObject({ kind: 'server', status, code: 'INTERNAL' });
  });

  it('clear the loading flag', async () => {
    server.use(mock('listBrands').error());
    setLoading(true);
    await failureOf(send(listBrands));
    expect(isLoading()).toBe(false);

    server.use(mock('listBrands').offline());
    setLoading(true);
    await failureOf(send(listBrands));
    expect(isLoading()).toBe(false);
  });
});

describe('queries', () => {
  it('try a temporary failure twice more and a refusal not at all', async () => {
    const queryClient = createQueryClient();
    // A prefetch does not retry unless it is told to; a screen's query takes this from the defaults.
    const retry = queryClient.getDefaultOptions().queries?.retry;
    const failing = () =>
      failureOf(queryClient.fetchQuery({ ...query(listProducts, 'vi'), retry, retryDelay: 1 }));
    server.use(mock('listProducts').error(500));
    await failing();
    expect(seen).toHaveLength(3);
    server.use(mock('listProducts').forbidden());
    await failing();
    expect(seen).toHaveLength(4);
  });

  it('send a repeatable filter as the contract says', async () => {
    await createQueryClient().fetchQuery(
      query(listProducts, 'vi', { brand: [1, 7], priceFrom: 1_000_000 }),
    );
    expect(new URL(seen[0]?.url ?? '').search).toBe('?brand=1&brand=7&priceFrom=1000000');
  });
});
