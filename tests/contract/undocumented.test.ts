import type { Database } from '@hien/server/database';
import { buildApp } from '@hien/server/app';
import { type RoutedOperation, operationIds, operationOf } from '@hien/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGiven, Caller } from './example.ts';
import { examples } from './examples/index.ts';
import { requestOf } from './player.ts';
import { answerProblems } from './schemas.ts';
import { fetchFrom, serverStage } from './server-stage.ts';

let stage: Awaited<ReturnType<typeof serverStage>>;

beforeAll(async () => {
  stage = await serverStage();
}, 240_000);
afterAll(() => stage.close());

const json = 'application/json';
/** What needs no database to be answered, and how. */
const withoutDatabase: Readonly<Record<string, number>> = {
  listProviders: 200,
  listFaq: 200,
  listWards: 200,
  listJobs: 200,
  getJob: 200,
  listOfficePlans: 200,
  detectPlan: 200,
  // No provider is set in this app.
  exchangeSocialCode: 422,
  exchangeZaloCode: 422,
  getZaloMe: 422,
};

/** Bodies that nobody should send, also where no body is asked for. */
const bodies: readonly { readonly content: string; readonly type: string }[] = [
  { content: '{"email": ', type: json },
  { content: '', type: json },
  { content: '{"__proto__": {"x": 1}}', type: json },
  { content: JSON.stringify({ content: 'a'.repeat(300 * 1024) }), type: json },
  { content: 'xin chào', type: 'text/plain' },
  { content: '<a/>', type: 'application/xml' },
  { content: 'a=1', type: 'application/x-www-form-urlencoded' },
  { content: '--x\r\n', type: 'multipart/form-data' },
  { content: '--x\r\n', type: `multipart/form-data; boundary=${'x'.repeat(500)}` },
  { content: 'x', type: ';;;' },
];
const searches = ['limit=-1&limit=2', 'page=%00', '__proto__=x&id[]=1', `q=${'a'.repeat(3_000)}`];
const ids = ['0', '-1', '99999999999999999999', 'a', '\u0000', 'a'.repeat(390)];
const callers: readonly Caller[] = ['stranger', 'forger', 'stray', 'member', 'partner', 'admin'];

/** The same request torn in every way, and as it is by everybody who may send it. */
function tornRequests(operation: RoutedOperation, usual: AnyGiven): AnyGiven[] {
  const { body: _, raw: _raw, ...rest } = usual;
  const written = operation.method !== 'get';
  const params = (id: string): AnyGiven['params'] =>
    Object.fromEntries(Object.keys(usual.params ?? {}).map((name) => [name, id]));
  return [
    ...(written ? bodies.map((raw) => ({ ...rest, raw })) : []),
    ...searches.map((search) => ({ ...rest, search })),
    ...ids.map((id) => ({ ...rest, params: params(id) })),
    ...callers.map((as) => ({ ...rest, as })),
  ];
}

/** What is wrong with an answer, with the answer; null when the contract says so. */
async function problemOf(operation: RoutedOperation, response: Response): Promise<string | null> {
  if (response.status === 304) return null;
  const text = await response.text();
  const [problem] = answerProblems(operation, response.status, JSON.parse(text));
  return problem === undefined ? null : `${response.status}: ${problem}: ${text.slice(0, 200)}`;
}

const usualOf = (id: RoutedOperation['operationId']): AnyGiven =>
  examples.find((one) => one.operation === id && one.status < 300)?.given(stage.known) ?? {};

describe('a torn request is answered as documented', () => {
  it.each(operationIds)('%s', async (id) => {
    const operation = operationOf(id);
    const undocumented = new Set<string>();
    for (const torn of tornRequests(operation, usualOf(id))) {
      const response = await stage.fetch(await requestOf(operation, torn, stage));
      const problem = await problemOf(operation, response);
      if (problem !== null) undocumented.add(problem);
    }
    expect([...undocumented]).toEqual([]);
  });
});

describe('whatever is asked while the database is away, the answer is documented', () => {
  /** Stands for all of a database: whatever is called fails as a connection does. */
  const away: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === 'kind' ? 'postgres' : name === 'then' ? undefined : away),
    apply: () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    app = await buildApp({
      database: away as Database,
      mediaFolder: '/nowhere',
      picturesFolder: '/nowhere',
      validateAnswers: true,
    });
  });
  afterAll(() => app.close());

  it.each(operationIds)('%s', async (id) => {
    const operation = operationOf(id);
    const request = await requestOf(operation, { ...usualOf(id), as: 'forger' }, stage);
    const response = await fetchFrom(app)(request);
    expect([response.status, id]).toEqual([withoutDatabase[id] ?? 503, id]);
    expect(await problemOf(operation, response)).toBeNull();
  });
});
