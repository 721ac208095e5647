import type { Handler } from '../http/handler.ts';
import type { PaymentServices } from './deps.ts';

/** Our account, as whoever is about to order reads it; the key by which the bank signs stays here. */
export function readPayee({ settings }: PaymentServices): Handler<'readPayee'> {
  return async ({ signedIn }) => {
    await signedIn();
    const ours = settings.gateways.vietqr;
    return {
      payee: ours === null ? null : { bank: ours.bank, account: ours.account, holder: ours.holder },
    };
  };
}
