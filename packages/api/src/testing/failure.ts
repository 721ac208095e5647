import { type ErrorCode, type Language, errorText } from '@hien/domain';
import { HttpResponse } from 'msw';
import type { ErrorBody, FieldError } from '../types.ts';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  422: 'VALIDATION',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

export type FailureOptions = {
  readonly code?: ErrorCode;
  /** Seconds; a minute unless told. */
  readonly retryAfter?: number | undefined;
  /** Each says the sentence of its code, unless it has one of its own. */
  readonly fields?: readonly (Pick<FieldError, 'field' | 'code'> & { readonly message?: string })[];
  /** What else the envelope carries: `current` of a conflict, the reason of a refused event. */
  readonly body?: object;
};

/** Thrown by a mock answer: the same envelope the server sends. */
export class MockFailure extends Error {
  readonly status: number;
  readonly options: FailureOptions;

  constructor(status: number, options: FailureOptions = {}) {
    super(`${status} ${options.code ?? ''}`);
    this.status = status;
    this.options = options;
  }
}

/** What the server says of a failure, in the language of the request. */
export function failureBody({ status, options }: MockFailure, language: Language): ErrorBody {
  const code = options.code ?? codeOfStatus[status] ?? 'INTERNAL';
  const errors = options.fields?.map(({ field, code: fieldCode, message }) => ({
    field,
    code: fieldCode,
    message: message ?? errorText(fieldCode, language),
  }));
  return {
    code,
    message: errorText(code, language),
    requestId: 'req-mock',
    ...(errors === undefined ? {} : { errors }),
    ...options.body,
  };
}

/** The answer that carries it. */
export function failureResponse(failure: MockFailure, language: Language): HttpResponse<ErrorBody> {
  const { status, options } = failure;
  const headers = {
    'X-Request-Id': 'req-mock',
    ...(status === 429 ? { 'Retry-After': String(options.retryAfter ?? 60) } : {}),
  };
  return HttpResponse.json(failureBody(failure, language), { status, headers });
}
