import { describe, expect, test } from 'vitest';
import { bankFile, type Payout, payoutRemark } from './bank-file.ts';

const payout: Payout = {
  shop: 'Xưởng Gỗ Đồi Thông',
  month: '2026-02',
  amount: 7_046_670,
  bank: 'Vietcombank',
  holder: 'CONG TY TNHH DOI THONG',
  account: '0071000123456',
};

describe('the file for the bank', () => {
  test('a payment a line: accounts keep their zeros, amounts are numbers', () => {
    expect(bankFile([payout], 'vi')).toEqual([
      ['STT', 'Số tài khoản', 'Tên người nhận', 'Ngân hàng', 'Số tiền', 'Nội dung', 'Gian hàng'],
      [
        1,
        '0071000123456',
        'CONG TY TNHH DOI THONG',
        'Vietcombank',
        7_046_670,
        'HIEN DOI SOAT 202602 XUONG GO DOI THONG',
        'Xưởng Gỗ Đồi Thông',
      ],
    ]);
  });

  test('what comes to nothing or less is not paid, and takes no number', () => {
    const lines = bankFile([{ ...payout, amount: 0 }, { ...payout, amount: -5 }, payout], 'en');
    expect(lines.slice(1).map(([number, , , , amount]) => [number, amount])).toEqual([
      [1, 7_046_670],
    ]);
  });

  test('a remark has the signs that banks take, and no more than fifty of them', () => {
    const remark = payoutRemark({ ...payout, shop: `=Gốm & "Sứ" ${'Phù Lãng '.repeat(9)}` });
    expect(remark).toMatch(/^[0-9A-Z ]{1,50}$/);
    expect(remark.startsWith('HIEN DOI SOAT 202602 GOM SU PHU LANG')).toBe(true);
  });
});
