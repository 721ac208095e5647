import { type PermissionRows, rights } from '../row.ts';

/** Orders of goods, from the pay button to the invoice. */
export const ordersPermissions = {
  'order.place': {
    text: { vi: 'Đặt hàng', en: 'Place an order', ko: '주문하기' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'order.change_address': {
    text: {
      vi: 'Đổi địa chỉ giao hàng',
      en: 'Change the delivery address',
      ko: '배송지 변경',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'order.red_bill': {
    text: {
      vi: 'Sửa thông tin hóa đơn VAT',
      en: 'Correct the data of a VAT invoice',
      ko: '세금계산서 정보 수정',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'order.read': {
    text: { vi: 'Xem đơn hàng', en: 'See an order', ko: '주문 보기' },
    ...rights('link', 'own', 'own', 'own', 'shop', 'any'),
  },
  'order.cancel': {
    text: { vi: 'Yêu cầu hủy đơn', en: 'Ask to cancel', ko: '취소 요청' },
    ...rights('link', 'own', 'own', 'own', 'no', 'any'),
  },
  'order.claim': {
    text: {
      vi: 'Yêu cầu hoàn tiền hoặc đổi hàng',
      en: 'Ask for a refund or an exchange',
      ko: '환불·교환 요청',
    },
    ...rights('link', 'own', 'own', 'own', 'shop', 'any'),
  },
  'order.confirm': {
    text: { vi: 'Xác nhận mua hàng', en: 'Confirm a purchase', ko: '구매 확정' },
    ...rights('no', 'own', 'own', 'own', 'no', 'no'),
  },
  'order.extend': {
    text: { vi: 'Gia hạn xác nhận', en: 'Extend the confirmation date', ko: '구매 확정 연장' },
    ...rights('no', 'own', 'own', 'own', 'shop', 'any'),
  },
  'order.dispatch': {
    text: { vi: 'Gửi hàng', en: 'Dispatch goods', ko: '상품 발송' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'no'),
  },
  'order.decide': {
    text: {
      vi: 'Trả lời yêu cầu hủy, hoàn tiền, đổi hàng',
      en: 'Answer claims',
      ko: '취소·환불·교환 처리',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'order.cancel_confirmed': {
    text: {
      vi: 'Hủy đơn đã xác nhận mua',
      en: 'Cancel a confirmed purchase',
      ko: '구매 확정 주문 취소',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'order.supervise': {
    text: {
      vi: 'Tìm mọi đơn hàng và xem đơn nào chờ quá lâu',
      en: 'Find every order and see which wait too long',
      ko: '모든 주문 검색, 지연 주문 조회',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'red_bill.request': {
    text: {
      vi: 'Yêu cầu hóa đơn VAT khi đặt hàng',
      en: 'Request a VAT invoice at checkout',
      ko: '주문 시 세금계산서 신청',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'red_bill.issue': {
    text: { vi: 'Xuất hóa đơn VAT', en: 'Issue a VAT invoice', ko: '세금계산서 발행' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
} as const satisfies PermissionRows;
