import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { MoneyReturnCase, PaidByHand, ReturnAccount, StaffCase } from './generated/types.ts';

/** The buyer's account in full. That somebody asked is written down, so it is asked on purpose and never kept. */
export function readReturnAccount(id: number): Promise<ReturnAccount> {
  return unwrapData(mainApi.GET('/admin/money-return/account/{id}', { params: { path: { id } } }));
}

/**
 * Throws VERSION_CONFLICT when somebody was first, AUTH_15 without a reference or, where the gateway gave no answer,
 * without the word that somebody looked there.
 */
export function payMoneyReturn(id: number, body: PaidByHand): Promise<MoneyReturnCase> {
  return unwrapData(
    mainApi.POST('/admin/money-return/pay/{id}', { params: { path: { id } }, body }),
  );
}

/** Has the gateway asked once more. Throws VERSION_CONFLICT when somebody was first. */
export function retryMoneyReturn(id: number, expected_version: number): Promise<MoneyReturnCase> {
  return unwrapData(
    mainApi.POST('/admin/money-return/retry/{id}', {
      params: { path: { id } },
      body: { expected_version },
    }),
  );
}

/** Throws VERSION_CONFLICT when somebody has closed it, AUTH_15 without words. */
export function noteStaffCase(
  id: number,
  body: { readonly note: string; readonly close: boolean },
): Promise<StaffCase> {
  return unwrapData(mainApi.POST('/admin/case/note/{id}', { params: { path: { id } }, body }));
}
