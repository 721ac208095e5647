import type { ErrorCode } from '@hien/domain';

/** A field that is wrong and what is wrong with it, in the language of the request. */
export type FieldError = { field: string; code: string; message: string };

const statusOf: Partial<Record<ErrorCode, number>> = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  AUTH_13: 401,
  FORBIDDEN: 403,
  SIGN_IN_AGAIN: 403,
  AUTH_08: 403,
  PRODUCT_01: 403,
  NOT_FOUND: 404,
  DEMO_ONLY: 404,
  PRODUCT_05: 404,
  CONFLICT: 409,
  VERSION_CONFLICT: 409,
  AUTH_01: 409,
  AUTH_03: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/**
 * A refusal with a code of the catalogue; the error handler turns it into the envelope. Codes that are
 * rules of the business are 422.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  /** Says more than the catalogue's sentence (until when), in the language of the request. */
  readonly said: string | null;
  /** The thing as it is now, for who looked at an older one. */
  readonly current: object | null;
  /** What the contract lets a refusal say beside the envelope: the event, and what would be possible instead. */
  readonly more: object | null;

  constructor(
    code: ErrorCode,
    details: {
      status?: number;
      errors?: readonly FieldError[];
      retryAfterSeconds?: number;
      said?: string;
      current?: object;
      more?: object;
    } = {},
  ) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status ?? statusOf[code] ?? 422;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.said = details.said ?? null;
    this.current = details.current ?? null;
    this.more = details.more ?? null;
  }
}
