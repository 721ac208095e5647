import { type ErrorCode, type Language, errorText, isErrorCode } from '@hien/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/unavailable.ts';
import { ApiError, type FieldError } from '../api-error.ts';
import { isDisconnected } from './client-disconnect.ts';
import { languageOf } from '../language.ts';
import { dropMemberHint } from '../network/member-hint.ts';
import { fieldErrors } from '../contract/validation.ts';

type Envelope = {
  code: string;
  message: string;
  errors?: { field: string; code: string; message: string }[];
  current?: object;
  requestId: string;
};

/** What the framework refuses by itself, as codes of ours. Anything else below 500 is a bad request. */
const codeOfFramework: Record<string, 'TOO_LARGE' | 'UNSUPPORTED_MEDIA' | 'RATE_LIMITED'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
};

/** Any failure as the error it is to the caller. */
export function toApiError(error: FastifyError | ApiError, language: Language): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation !== undefined) {
    // Our own validators are Ajv's, so these are its errors.
    const errors = fieldErrors(error.validation, language);
    return new ApiError(sharedCode(errors), { status: 400, errors });
  }
  if (error.statusCode === 429) return new ApiError('RATE_LIMITED');
  const known = codeOfFramework[error.code];
  if (known !== undefined) return new ApiError(known);
  if (isUnavailable(error)) return new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 });
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError('VALIDATION') : new ApiError('INTERNAL');
}

/** A body that is wrong in one way the documents number (AUTH_02, AUTH_15) says so; any other is VALIDATION. */
function sharedCode(errors: readonly FieldError[]): ErrorCode {
  const [code = 'VALIDATION', ...others] = new Set(errors.map((error) => error.code));
  return others.length === 0 && isErrorCode(code) ? code : 'VALIDATION';
}

/** The one envelope of every failure. */
export function envelope(error: ApiError, language: Language, requestId: string): Envelope {
  return {
    code: error.code,
    message: error.said ?? errorText(error.code, language),
    ...(error.errors.length > 0 ? { errors: [...error.errors] } : {}),
    ...(error.current === null ? {} : { current: error.current }),
    ...error.more,
    requestId,
  };
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): FastifyReply {
  if (error.code === 'UNAUTHENTICATED' && request.headers.authorization !== undefined)
    dropMemberHint(request, reply);
  if (error.retryAfterSeconds !== null) void reply.header('retry-after', error.retryAfterSeconds);
  // A failure is for this caller and this moment.
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope(error, languageOf(request), request.id)));
}

/** For Fastify's `setErrorHandler`: our faults are logged with their stack, the caller never sees it. */
export function handleError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isDisconnected(reply)) {
    // As nginx numbers it. No answer ends, so no hook writes the request's line.
    const route = request.routeOptions.url ?? 'none';
    request.log.info({ method: request.method, route, status: 499 }, 'the caller left');
    return reply.status(499).send();
  }
  const answer = toApiError(error, languageOf(request));
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  return sendError(request, reply, answer);
}
