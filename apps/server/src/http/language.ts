import { type Language, parseAcceptLanguage } from '@hien/domain';
import type { FastifyRequest } from 'fastify';

/** The language texts are answered in; anything but vi, en and ko is vi. */
export function languageOf(request: FastifyRequest): Language {
  return parseAcceptLanguage(request.headers['accept-language']);
}
