import { formatDate } from '../calendar/format-date.ts';
import type { Instant } from '../calendar/ict.ts';
import type { Language, Text } from '../language/language.ts';
import type { TableCell } from '../table-file/csv.ts';
import { settlementKindLabels } from './settlement-texts.ts';
import type { SettlementLine } from './statement.ts';

/** A line of a month with what it is of. */
export type SheetLine = Omit<SettlementLine, 'at'> & {
  readonly at: Instant;
  readonly month: string;
  /** Of its order; null for a line of no order. */
  readonly number: string | null;
  readonly name: string;
  readonly option: string;
};

export const lineSheetColumns = [
  'at',
  'month',
  'kind',
  'number',
  'name',
  'option',
  'amount',
  'sellerDiscount',
  'held',
] as const;

const heads: Readonly<Record<(typeof lineSheetColumns)[number], Text>> = {
  at: { vi: 'Thời điểm', en: 'When', ko: '일시' },
  month: { vi: 'Tháng đối soát', en: 'Settlement month', ko: '정산 월' },
  kind: { vi: 'Nội dung', en: 'What', ko: '내용' },
  number: { vi: 'Mã đơn', en: 'Order', ko: '주문 번호' },
  name: { vi: 'Sản phẩm', en: 'Item', ko: '상품' },
  option: { vi: 'Phân loại', en: 'Option', ko: '옵션' },
  amount: { vi: 'Số tiền (đ)', en: 'Amount (đ)', ko: '금액(đ)' },
  sellerDiscount: {
    vi: 'Giảm giá gian hàng chịu (đ)',
    en: 'Discount borne by the shop (đ)',
    ko: '판매자 부담 할인(đ)',
  },
  held: { vi: 'Đang giữ', en: 'Held', ko: '지급 보류' },
};

const isHeld: Text = { vi: 'Có', en: 'Yes', ko: '예' };

/** The lines of months as a table for a spreadsheet, under a line of heads: amounts are numbers, so that they add up there. */
export function lineSheet(lines: readonly SheetLine[], language: Language): TableCell[][] {
  return [
    lineSheetColumns.map((column) => heads[column][language]),
    ...lines.map(({ at, month, kind, number, name, option, amount, sellerDiscount, held }) => [
      formatDate(at, 'dateTime', language),
      month,
      settlementKindLabels[kind][language],
      number ?? '',
      name,
      option,
      amount,
      sellerDiscount,
      held ? isHeld[language] : '',
    ]),
  ];
}
