import type { Middleware } from 'openapi-fetch';
import type { TokenRule } from '../contract-reader.ts';
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
 * Puts the token on a request when the contract says so: a GET carries it when there is one, anything else
 * only where the operation asks for it (D77). `rules` names the operations that differ.
 */
export function tokenMiddleware(
  rules: Readonly<Record<string, TokenRule>>,
  token: () => string | null,
): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const rule =
        rules[`${request.method} ${schemaPath}`] ??
        (request.method === 'GET' ? 'optional' : 'none');
      const value = rule === 'none' ? null : token();
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
