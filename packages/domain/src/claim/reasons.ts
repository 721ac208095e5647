import type { Text } from '../language/language.ts';

/** Why a buyer wants to cancel, return or exchange. */
export const claimReasons = [
  'CHANGED_MIND',
  'WRONG_OPTION_ORDERED',
  'WRONG_ADDRESS',
  'DOES_NOT_FIT',
  'DAMAGED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'MISSING_PART',
  'LATE',
  'NOT_AS_DESCRIBED',
  'OTHER',
] as const;

export type ClaimReason = (typeof claimReasons)[number];

/** Why goods are cancelled that were not sent yet: nobody has seen them, but their measures are known. */
export const cancelReasons = [
  'CHANGED_MIND',
  'WRONG_OPTION_ORDERED',
  'DOES_NOT_FIT',
  'WRONG_ADDRESS',
  'LATE',
  'OTHER',
] as const satisfies readonly ClaimReason[];

/** Why goods go back or are exchanged: they have reached their address. */
export const returnReasons = [
  'CHANGED_MIND',
  'WRONG_OPTION_ORDERED',
  'DOES_NOT_FIT',
  'DAMAGED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'MISSING_PART',
  'LATE',
  'NOT_AS_DESCRIBED',
  'OTHER',
] as const satisfies readonly ClaimReason[];

export const claimReasonLabels: Readonly<Record<ClaimReason, Text>> = {
  CHANGED_MIND: { vi: 'Tôi đổi ý', en: 'I changed my mind', ko: '단순 변심' },
  WRONG_OPTION_ORDERED: {
    vi: 'Tôi đặt nhầm phân loại',
    en: 'I ordered the wrong option',
    ko: '옵션을 잘못 주문함',
  },
  WRONG_ADDRESS: {
    vi: 'Tôi muốn đổi địa chỉ giao hàng',
    en: 'I want to change the address',
    ko: '배송지를 변경하고 싶음',
  },
  DOES_NOT_FIT: {
    vi: 'Không lọt cửa hoặc lối vào',
    en: 'It does not fit through the way in',
    ko: '문이나 통로에 들어가지 않음',
  },
  DAMAGED: { vi: 'Hàng bị hư hỏng khi nhận', en: 'It arrived damaged', ko: '파손된 상태로 도착' },
  DEFECTIVE: { vi: 'Hàng bị lỗi', en: 'It is defective', ko: '상품 불량' },
  WRONG_ITEM: { vi: 'Giao sai hàng', en: 'The wrong item came', ko: '다른 상품이 배송됨' },
  MISSING_PART: { vi: 'Thiếu bộ phận hoặc phụ kiện', en: 'A part is missing', ko: '구성품 누락' },
  LATE: { vi: 'Giao hàng quá chậm', en: 'It is too late', ko: '배송 지연' },
  NOT_AS_DESCRIBED: {
    vi: 'Không giống mô tả',
    en: 'It is not as described',
    ko: '상품 설명과 다름',
  },
  OTHER: { vi: 'Lý do khác', en: 'Another reason', ko: '기타' },
};

export type Fault = 'buyer' | 'seller';

/**
 * The buyer's fault for the first four reasons, else the seller's: it decides who pays return shipping (2.3). What does not
 * fit is theirs as a change of mind is: its measures stood beside it (docs/adr/0195).
 */
export function faultOf(reason: ClaimReason): Fault {
  return reason === 'CHANGED_MIND' ||
    reason === 'WRONG_OPTION_ORDERED' ||
    reason === 'WRONG_ADDRESS' ||
    reason === 'DOES_NOT_FIT'
    ? 'buyer'
    : 'seller';
}

/** Pictures are needed when the seller is at fault (2.3), late and other reasons included. */
export function needsPictures(reason: ClaimReason): boolean {
  return faultOf(reason) === 'seller';
}

/** Why a claim is held or rejected. The buyer reads the text that goes with it. */
export const holdReasons = [
  'RETURN_FEE',
  'EXTRA_FEE',
  'RETURN_AND_EXTRA_FEE',
  'GOODS_NOT_ARRIVED',
  'GOODS_DAMAGED_OR_USED',
  'REPLACEMENT_PREPARING',
  'SELLER_CHECK',
  'BUYER_CHECK',
  'OTHER',
] as const;

export type HoldReason = (typeof holdReasons)[number];

export const holdReasonLabels: Readonly<Record<HoldReason, Text>> = {
  RETURN_FEE: {
    vi: 'Chờ người mua thanh toán phí trả hàng',
    en: 'Return fee to be paid',
    ko: '반품 배송비 청구',
  },
  EXTRA_FEE: {
    vi: 'Chờ người mua thanh toán phí phát sinh',
    en: 'Extra fee to be paid',
    ko: '추가 비용 청구',
  },
  RETURN_AND_EXTRA_FEE: {
    vi: 'Chờ thanh toán phí trả hàng và phí phát sinh',
    en: 'Return fee and extra fee to be paid',
    ko: '반품 배송비 및 추가 비용 청구',
  },
  GOODS_NOT_ARRIVED: {
    vi: 'Chưa nhận được hàng gửi lại',
    en: 'The goods have not come back',
    ko: '반품 상품 미입고',
  },
  GOODS_DAMAGED_OR_USED: {
    vi: 'Hàng gửi lại bị hư hỏng hoặc đã sử dụng',
    en: 'The goods are damaged or used',
    ko: '반품 상품 파손 또는 사용 흔적',
  },
  REPLACEMENT_PREPARING: {
    vi: 'Đang chuẩn bị hàng thay thế',
    en: 'A replacement is being prepared',
    ko: '교환 상품 준비 중',
  },
  SELLER_CHECK: {
    vi: 'Người bán cần kiểm tra thêm',
    en: 'The seller has to check',
    ko: '판매자 확인 필요',
  },
  BUYER_CHECK: {
    vi: 'Người mua cần xác nhận thêm',
    en: 'The buyer has to check',
    ko: '구매자 확인 필요',
  },
  OTHER: { vi: 'Lý do khác', en: 'Another reason', ko: '기타' },
};

/** The fee reasons carry an amount. */
export function needsAmount(reason: HoldReason): boolean {
  return reason === 'RETURN_FEE' || reason === 'EXTRA_FEE' || reason === 'RETURN_AND_EXTRA_FEE';
}

/** Why a seller gives an order up before dispatch (C06). */
export const sellerCancelReasons = [
  'OUT_OF_STOCK',
  'AREA_NOT_SERVED',
  'PRICE_ERROR',
  'BUYER_UNREACHABLE',
] as const;

export type SellerCancelReason = (typeof sellerCancelReasons)[number];

export const sellerCancelReasonLabels: Readonly<Record<SellerCancelReason, Text>> = {
  OUT_OF_STOCK: { vi: 'Hết hàng', en: 'Out of stock', ko: '재고 부족' },
  AREA_NOT_SERVED: {
    vi: 'Không giao được đến khu vực này',
    en: 'The area is not served',
    ko: '배송 불가 지역',
  },
  PRICE_ERROR: { vi: 'Giá đăng bị sai', en: 'The price was wrong', ko: '가격 오류' },
  BUYER_UNREACHABLE: {
    vi: 'Không liên lạc được người mua',
    en: 'The buyer cannot be reached',
    ko: '구매자 연락 불가',
  },
};

/** Whose fault a line's end is: the claim's reason says it; without one whoever ended it. */
export function faultOfEnd(
  { claim }: { readonly claim: { readonly reason: ClaimReason } | null },
  event: string,
): Fault {
  if (event === 'cancel.by_seller') return 'seller';
  if (event === 'admin.cancel_confirmed' || claim === null) return 'buyer';
  return faultOf(claim.reason);
}
