import type { Language, Text } from '../language/language.ts';
import { fold } from '../search/fold.ts';
import type { TableCell } from '../table-file/csv.ts';

/** What a shop is to be paid for a month, and where. */
export type Payout = {
  readonly shop: string;
  /** `2026-02`. */
  readonly month: string;
  /** đồng. */
  readonly amount: number;
  readonly bank: string;
  readonly holder: string;
  readonly account: string;
};

const heads: readonly Text[] = [
  { vi: 'STT', en: 'No.', ko: '번호' },
  { vi: 'Số tài khoản', en: 'Account', ko: '계좌 번호' },
  { vi: 'Tên người nhận', en: 'Beneficiary', ko: '예금주' },
  { vi: 'Ngân hàng', en: 'Bank', ko: '은행' },
  { vi: 'Số tiền', en: 'Amount', ko: '금액' },
  { vi: 'Nội dung', en: 'Remark', ko: '적요' },
  { vi: 'Gian hàng', en: 'Shop', ko: '상점' },
];

/** What banks let a remark be made of, and how long it is (NAPAS). */
const plain = (words: string): string =>
  fold(words)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 50)
    .trim();

/** By what a payment is known again on the statement of the bank. */
export const payoutRemark = ({ shop, month }: Pick<Payout, 'shop' | 'month'>): string =>
  plain(`HIEN DOI SOAT ${month.replace('-', '')} ${shop}`);

/**
 * Payments of a lot, as banks take them: accounts are texts, whose zeros in front count, amounts are numbers. A month that comes to
 * nothing, or is held below it, is not paid by it: what a month owes is a line of the next (docs/adr/0191).
 */
export function bankFile(payouts: readonly Payout[], language: Language): TableCell[][] {
  return [
    heads.map((head) => head[language]),
    ...payouts
      .filter(({ amount }) => amount > 0)
      .map((one, index) => [
        index + 1,
        one.account,
        one.holder,
        one.bank,
        one.amount,
        payoutRemark(one),
        one.shop,
      ]),
  ];
}
