import { type RoutedOperation, operationOf } from '@hien/api/testing';
import { expect } from 'vitest';
import type { AnyGiven, Caller, Example, Signed } from './example.ts';
import { answerProblems } from './schemas.ts';
import type { Stage } from './stage.ts';

const origin = 'http://localhost';
const sessions = new WeakMap<Stage, Map<string, Promise<Tokens>>>();

type Tokens = { readonly main: string; readonly commerce: string };

/** Plays one example on a stage: the status, the code, the headers, the schema, then what else it claims. */
export async function play(example: Example, stage: Stage): Promise<void> {
  const operation = operationOf(example.operation);
  const response = await stage.fetch(await requestOf(operation, example.given(stage.known), stage));
  const text = await response.text();
  const told = `${operation.method.toUpperCase()} ${operation.fullPath} → ${response.status} ${text.slice(0, 400)}`;
  expect(response.status, told).toBe(example.status);
  expect(response.headers.get('Content-Type'), told).toMatch(/^application\/json/);
  expect(response.headers.get('X-Request-Id'), told).toBeTruthy();
  const body: unknown = JSON.parse(text);
  expect(answerProblems(operation, response.status, body), told).toEqual([]);
  if (example.code !== undefined) expect(body, told).toMatchObject({ code: example.code });
  example.holds(body, stage.known);
}

export async function requestOf(
  operation: RoutedOperation,
  given: AnyGiven,
  stage: Stage,
): Promise<Request> {
  const path = operation.fullPath.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  );
  const headers = new Headers({ 'Accept-Language': given.language ?? 'vi' });
  const token = await tokenOf(given.as ?? 'stranger', operation, stage);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const type = given.raw?.type ?? (given.body === undefined ? undefined : 'application/json');
  if (type !== undefined) headers.set('Content-Type', type);
  const search = searchOf(given);
  return new Request(`${origin}${path}${search === '' ? '' : `?${search}`}`, {
    method: operation.method.toUpperCase(),
    headers,
    body: given.raw?.content ?? (given.body === undefined ? undefined : JSON.stringify(given.body)),
  });
}

/** The query of what is given as an address has it, without `?`. */
export function searchOf({ search, query = {} }: AnyGiven): string {
  if (search !== undefined) return search;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((entry: unknown) => [name, String(entry)]),
  );
  return new URLSearchParams(pairs).toString();
}

async function tokenOf(
  caller: Caller,
  operation: RoutedOperation,
  stage: Stage,
): Promise<string | null> {
  if (caller === 'stranger') return null;
  if (caller === 'forger') return 'forged-token-that-nobody-was-ever-given-00';
  const who = caller === 'stray' ? 'member' : caller;
  const ofStage = sessions.get(stage) ?? new Map<string, Promise<Tokens>>();
  sessions.set(stage, ofStage);
  const session = ofStage.get(who) ?? signIn(stage, who);
  ofStage.set(who, session);
  const { main, commerce } = await session;
  return (operation.api === 'main') === (caller !== 'stray') ? main : commerce;
}

/** Signs in through the stage itself, once for each caller. */
async function signIn(stage: Stage, caller: Signed): Promise<Tokens> {
  const answer = async (path: string, init: RequestInit): Promise<Record<string, string>> => {
    const response = await stage.fetch(new Request(origin + path, init));
    const { data } = (await response.json()) as { data?: Record<string, string> };
    if (data === undefined)
      throw new Error(`${stage.name} refused to sign in ${caller}: ${response.status}`);
    return data;
  };
  const body = JSON.stringify({ ...stage.known[caller], login_method: 'system' });
  const { token = '' } = await answer('/app/auth/login-user', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  const headers = { Authorization: `Bearer ${token}` };
  const { commerce_token: commerce = '' } = await answer(
    '/commerce-app/auth/users-commerce-token',
    { headers },
  );
  return { main: token, commerce };
}
