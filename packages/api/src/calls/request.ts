import { ApiError } from '../client/api-error.ts';
import { host } from '../client/host.ts';
import { requestLanguage } from '../client/language.ts';
import { patient } from '../client/patience.ts';
import { transport } from '../client/transport.ts';
import { answerOf, unanswered } from '../client/answer.ts';
import { setLoading } from '../session/loading.ts';
import { readTokens } from '../session/storage.ts';
import type { Answer, Input, InputArgument, Operation, OperationId } from './operation.ts';

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** The language of the answer; otherwise the page's. */
  readonly language?: string;
  /** In place of the stored token. */
  readonly token?: string;
  /** Goes on after the page was left. */
  readonly keepalive?: boolean;
}

/** Calls an operation and answers what it answers. Throws `ApiError` for every failure and nothing else. */
export async function request<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  options?: RequestOptions,
): Promise<Answer<Id>> {
  const body = await wholeAnswer(operation, input, options);
  return (operation.at.includes(' /mall/') ? body : dataOf(body)) as Answer<Id>;
}

/** As `request`, but with the envelope around `data`. A failure also clears the loading flag of sign-in (section 7, D76). */
export async function wholeAnswer<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  options: RequestOptions = {},
): Promise<unknown> {
  const asked = requestOf(operation, input as Words, options);
  try {
    return await answerOf(await transport(asked));
  } catch (cause) {
    setLoading(false);
    throw unanswered(cause);
  }
}

/**
 * Calls an operation outside a component and its cache. A form or a button takes `useSend`, which also knows what is old
 * afterwards.
 */
export function send<Id extends OperationId>(
  operation: Operation<Id>,
  ...[input, options]: InputArgument<Input<Id>, RequestOptions>
): Promise<Answer<Id>> {
  return request(operation, (input ?? {}) as Input<Id>, options);
}

type Words = Readonly<Record<string, unknown>>;

function requestOf(operation: Operation, input: Words, options: RequestOptions): Request {
  const [method = 'GET', pattern = ''] = operation.at.split(' ');
  const rest = { ...input };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const headers = new Headers({ 'Accept-Language': options.language ?? requestLanguage() });
  const token = options.token ?? tokenOf(operation);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const asked = method === 'GET';
  const body = asked || operation.bare ? null : bodyOf(operation, rest);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  return new Request(host + path + (asked ? queryOf(rest) : ''), {
    method,
    headers,
    body,
    // Files take as long as they take.
    signal: body instanceof FormData ? (options.signal ?? null) : patient(options.signal),
    keepalive: options.keepalive ?? false,
  });
}

function tokenOf({ token }: Operation): string | null {
  if (token === undefined) return null;
  const kept = readTokens();
  return token === 'main' ? kept.token : kept.tokenCommerce;
}

/** `{ brand: [1, 7], q: undefined }` → `?brand=1&brand=7` */
function queryOf(input: Words): string {
  const query = new URLSearchParams(pairs(input) as [string, string][]).toString();
  return query === '' ? '' : `?${query}`;
}

function bodyOf(operation: Operation, input: Words): string | FormData {
  if (operation.form === undefined) return JSON.stringify(input);
  const form = new FormData();
  for (const [name, value] of pairs(input)) form.append(name, value as string | Blob);
  return form;
}

/** Name and value, a list as one pair for each of its values. */
function pairs(input: Words): [string, unknown][] {
  return Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, unknown] => [name, one instanceof Blob ? one : String(one)]),
  );
}

function dataOf(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'data' in answer) return answer.data;
  throw new ApiError({ kind: 'server' });
}
