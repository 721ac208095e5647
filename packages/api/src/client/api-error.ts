import type { FieldError } from '../types.ts';

/** `network`: nobody answered. `aborted`: we gave up the request ourselves. `server`: an answer with a failure. */
export type ApiErrorKind = 'network' | 'aborted' | 'server';

type ApiErrorDetails = {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number;
  /** A code of the error catalogue (`AUTH_13`, `NOT_FOUND`, …). An unknown one comes with the server's words. */
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly FieldError[];
  readonly requestId?: string;
  /** Seconds to wait before the next try, when the server named them. */
  readonly retryAfter?: number;
  /** With VERSION_CONFLICT: the thing as it is now. */
  readonly current?: unknown;
  /** With EVENT_REFUSED: what would be possible instead. */
  readonly allowedEvents?: readonly string[] | undefined;
  readonly cause?: unknown;
};

/** The one error that calls throw. Screens read `kind` and `code`; `message` is the server's, in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly current: unknown;
  readonly allowedEvents: readonly string[];

  constructor(details: ApiErrorDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.code =
      details.code ?? (details.kind === 'server' ? 'INTERNAL' : details.kind.toUpperCase());
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.current = details.current;
    this.allowedEvents = details.allowedEvents ?? [];
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether the same request may succeed when sent again: nobody answered, or it was the server's fault. */
export function isTemporary(error: unknown): boolean {
  return (
    isApiError(error) && (error.kind === 'network' || error.status >= 500 || error.status === 429)
  );
}
