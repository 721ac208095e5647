import type { Middleware } from 'openapi-fetch';
import { setLoading } from '../session/loading.ts';
import { requestLanguage } from './language.ts';

/** Puts the reader's language on every request that does not name one itself. */
export const languageMiddleware: Middleware = {
  onRequest({ request }) {
    if (!request.headers.has('Accept-Language'))
      request.headers.set('Accept-Language', requestLanguage());
  },
};

/**
 * Puts the token on a request when there is one and the contract does not rule it out (D77). `without` names the
 * operations that never carry it.
 */
export function tokenMiddleware(
  without: readonly string[],
  token: () => string | null,
): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const value = without.includes(`${request.method} ${schemaPath}`) ? null : token();
      if (value !== null) request.headers.set('Authorization', `Bearer ${value}`);
    },
  };
}

/** Failed answers pass through untouched; the loading flag is cleared (section 7, D76). */
export const failureMiddleware: Middleware = {
  onResponse({ response }) {
    if (!response.ok) setLoading(false);
  },
  onError() {
    setLoading(false);
  },
};
