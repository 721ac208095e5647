import { type VietQr, transferMemo, vietQrText } from '@hien/domain';
import { bankGenuine, bankHeader, memoIn } from '@hien/domain/payments';
import type { BankSettings } from '../settings.ts';
import { type GatewayClient, fieldsOf, word, wholeDong } from './gateway.ts';

/** Where a transfer has to go. */
export type Transfer = {
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  readonly amount: number;
  readonly memo: string;
  readonly qr: string;
};

export function transferTo(settings: BankSettings, amount: number, number: string): Transfer {
  const { bank, bin, account, holder } = settings;
  const memo = transferMemo(number);
  const picture: VietQr = { bankBin: bin, account, amount, memo };
  return { bank, account, holder, amount, memo, qr: vietQrText(picture) };
}

/** A bank transfer: no page to go to; the bank tells us what arrived, and the memo says for which order. */
export function vietqr({ account, secret }: BankSettings): GatewayClient {
  const nothing = {
    genuine: false,
    reference: '',
    paid: false,
    open: false,
    amount: null,
    transaction: '',
    code: '',
    result: 'other',
  } as const;
  return {
    // All tries of a group carry the memo of its number.
    reference: (number) => transferMemo(number),
    start: async () => '',
    readCall({ body, header }) {
      const told = fieldsOf(body);
      return {
        genuine: bankGenuine(body, header(bankHeader), secret) && word(told['account']) === account,
        reference: memoIn(word(told['memo'])) ?? '',
        paid: true,
        open: false,
        amount: wholeDong(told['amount']),
        transaction: word(told['transaction']),
        code: '',
        result: 'ok',
      };
    },
    readReturn: () => nothing,
    // Money cannot be sent back along a transfer: staff pay it to the account the buyer named.
    refund: async () => ({ state: 'refused', code: 'by-hand' }),
    refundState: async () => ({ state: 'unknown' }),
  };
}
