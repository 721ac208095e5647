import type { Text } from '../language/language.ts';

/** The columns of a table of prices and stock, in their order. */
export const priceSheetColumns = [
  'option_sku',
  'item',
  'option',
  'state',
  'price',
  'discount',
  'stock',
  'exported',
] as const;
export type PriceSheetColumn = (typeof priceSheetColumns)[number];

/** What each column is called; a file may name its columns in any of the languages. */
export const priceSheetHeads: Readonly<Record<PriceSheetColumn, Text>> = {
  option_sku: { vi: 'Mã phân loại', en: 'Option number', ko: '옵션 번호' },
  item: { vi: 'Sản phẩm', en: 'Item', ko: '상품' },
  option: { vi: 'Phân loại', en: 'Option', ko: '옵션' },
  state: { vi: 'Tình trạng', en: 'Sale', ko: '판매 상태' },
  price: { vi: 'Giá niêm yết', en: 'List price', ko: '정가' },
  discount: { vi: 'Giảm giá', en: 'Discount', ko: '할인' },
  stock: { vi: 'Tồn kho', en: 'Stock', ko: '재고' },
  exported: {
    vi: 'Lúc xuất (giữ nguyên)',
    en: 'When exported (leave as is)',
    ko: '내보낸 시점 (수정하지 마세요)',
  },
};
