import type { ErrorBody, FieldError } from '../types.ts';
import { ApiError } from './api-error.ts';

type Answer<Body> = { data?: Body; error?: unknown; response: Response };

/** The body of a call that succeeded. Throws `ApiError` for every failure, and for nothing else. */
export async function unwrap<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  let answer: Answer<Body>;
  try {
    answer = await call;
  } catch (cause) {
    throw unanswered(cause);
  }
  if (!answer.response.ok) throw failed(answer.response, answer.error);
  // An empty success is not in the contract: whoever sent it was not our server.
  if (answer.data === undefined)
    throw new ApiError({ kind: 'server', status: answer.response.status });
  return answer.data;
}

function unanswered(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError' || name === 'TimeoutError')
    return new ApiError({ kind: 'aborted', cause });
  // fetch rejects with a TypeError when it gets no answer; a body that is no JSON is a SyntaxError.
  return new ApiError({ kind: name === 'SyntaxError' ? 'server' : 'network', cause });
}

function failed(response: Response, body: unknown): ApiError {
  const envelope = isEnvelope(body) ? body : undefined;
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    kind: 'server',
    status: response.status,
    code: envelope?.code,
    message: envelope?.message,
    fields: envelope?.errors?.filter(isFieldError),
    current: envelope?.current,
    allowedEvents: wordsOf(envelope, 'allowedEvents'),
    requestId: envelope?.requestId ?? response.headers.get('X-Request-Id') ?? undefined,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

function wordsOf(envelope: object | undefined, key: string): readonly string[] | undefined {
  const words: unknown = envelope && Reflect.get(envelope, key);
  return Array.isArray(words) && words.every((word) => typeof word === 'string')
    ? words
    : undefined;
}

function isEnvelope(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  );
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'field' in value && 'code' in value;
}
