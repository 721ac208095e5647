import type { ErrorBody, FieldError } from '../types.ts';
import { ApiError } from './api-error.ts';

/** The body of an answer that says yes. Throws `ApiError` for one that says no, or is not of our server. */
export async function answerOf(response: Response): Promise<unknown> {
  const words = await response.text();
  if (!response.ok) throw failed(response, parsed(words));
  // An empty success is not in the contract: whoever sent it was not our server.
  if (words === '') throw new ApiError({ kind: 'server', status: response.status });
  return JSON.parse(words);
}

/** What is thrown in place of whatever went wrong before there was an answer. */
export function unanswered(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return new ApiError({ kind: 'aborted', cause });
  // fetch rejects with a TypeError when it gets no answer, with a TimeoutError when that took too long; a body that is no
  // JSON is a SyntaxError.
  return new ApiError({ kind: name === 'SyntaxError' ? 'server' : 'network', cause });
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return words;
  }
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
