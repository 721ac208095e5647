import type { Text } from '@hien/domain';
import type { WorkUnit } from '@hien/domain/design-package';

const text = (vi: string, en: string, ko: string): Text => ({ vi, en, ko });

/** What stands in the files of a package. */
export const words = {
  materials: text('Danh mục vật liệu', 'Material list', '자재 목록'),
  estimate: text('Dự toán thi công', 'Construction estimate', '시공 견적'),
  room: text('Phòng', 'Room', '공간'),
  code: text('Mã', 'Code', '코드'),
  work: text('Hạng mục', 'Work', '공종'),
  unit: text('Đơn vị', 'Unit', '단위'),
  quantity: text('Khối lượng', 'Quantity', '수량'),
  unitPrice: text('Đơn giá (đ)', 'Unit price (VND)', '단가(동)'),
  amount: text('Thành tiền (đ)', 'Amount (VND)', '금액(동)'),
  net: text('Cộng thi công, chưa thuế', 'Works before tax', '시공비 합계(세전)'),
  vat: text('Thuế VAT', 'VAT', '부가세'),
  works: text('Cộng thi công, đã gồm thuế', 'Works with tax', '시공비 합계(세금 포함)'),
  piece: text('Món đồ', 'Piece', '제품'),
  pieces: text('Món đồ, đã gồm thuế', 'Pieces, tax included', '제품 합계(세금 포함)'),
  total: text('Tổng cộng', 'Total', '총계'),
} as const;

export const unitWords: Readonly<Record<WorkUnit | 'item', Text>> = {
  m2: text('m²', 'm²', 'm²'),
  m: text('m', 'm', 'm'),
  piece: text('cái', 'pcs', '개'),
  point: text('điểm', 'points', '개소'),
  set: text('bộ', 'sets', '세트'),
  item: text('món', 'pcs', '개'),
};

/** Folders and names of the files, in letters that every system writes. */
export const names = {
  overview: text('tong-the', 'overview', 'overview'),
  documents: text('ho-so', 'documents', 'documents'),
  renders: text('phoi-canh', 'renders', 'renders'),
  plans: text('mat-bang', 'plans', 'plans'),
  plan: text('mat-bang', 'plan', 'plan'),
  materials: text('vat-lieu', 'materials', 'materials'),
  estimate: text('du-toan', 'estimate', 'estimate'),
} as const;
