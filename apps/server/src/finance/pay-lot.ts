import { errorText } from '@hien/domain';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import { decideSettlement } from './settlement-cases.ts';

type Result = Answer<'paySettlements'>['data']['items'][number];

/** Months that one order to the bank has paid: each by itself, as if its own form had been sent. */
export function paySettlements(services: Services): Handler<'paySettlements'> {
  const decide = decideSettlement(services);
  return async (call) => {
    const { items } = call.body;
    const reference = call.body.reference.trim();
    if (reference === '') throw refusedField('AUTH_15', call.language, 'reference');
    const results: Result[] = [];
    for (const { id, expected_version } of items)
      try {
        await decide({
          params: { id },
          body: { decision: 'pay', reason: reference, expected_version },
          language: call.language,
          signedIn: () => call.signedIn(),
        });
        results.push({ id, done: true, code: null, message: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, said } = error;
        results.push({ id, done: false, code, message: said ?? errorText(code, call.language) });
      }
    return { data: { items: results } };
  };
}
