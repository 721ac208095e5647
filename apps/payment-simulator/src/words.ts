import type { Text } from '@hien/domain';

export const words = {
  simulated: {
    vi: 'Mô phỏng – không có đồng nào được chuyển',
    en: 'Simulated – no money moves',
    ko: '시뮬레이션 – 실제 결제는 이루어지지 않습니다',
  },
  merchant: { vi: 'Thanh toán cho', en: 'Payment to', ko: '결제 대상' },
  order: { vi: 'Mã giao dịch', en: 'Reference', ko: '거래 번호' },
  about: { vi: 'Nội dung', en: 'For', ko: '내용' },
  pay: { vi: 'Thanh toán', en: 'Pay', ko: '결제하기' },
  cancel: { vi: 'Hủy và quay lại', en: 'Cancel and go back', ko: '취소하고 돌아가기' },
  failures: { vi: 'Hoặc từ chối vì', en: 'Or refuse because', ko: '또는 다음 사유로 거절' },
  other: { vi: 'Hoặc để xảy ra', en: 'Or let this happen', ko: '또는 다음 상황' },
  refunds: {
    vi: 'Hoàn tiền cho giao dịch này sẽ bị từ chối',
    en: 'Refunds of this payment will be refused',
    ko: '이 결제의 환불은 거절됩니다',
  },
  silentRefunds: {
    vi: 'Hoàn tiền xong nhưng không trả lời',
    en: 'Refunds of this payment will be made, and not answered',
    ko: '환불은 처리되지만 응답하지 않습니다',
  },
  code: { vi: 'Mã xác thực 3-D Secure', en: '3-D Secure code', ko: '3-D Secure 인증번호' },
  codeHint: {
    vi: 'Nhập 123456; mã khác sẽ bị từ chối.',
    en: 'Enter 123456; any other code is refused.',
    ko: '123456을 입력하세요. 다른 번호는 거절됩니다.',
  },
  confirm: { vi: 'Xác nhận', en: 'Confirm', ko: '확인' },
  stays: {
    vi: 'Trang này không đưa bạn về nữa. Bạn tự quay lại cửa hàng.',
    en: 'This page does not take you back. Return to the shop by yourself.',
    ko: '이 페이지는 자동으로 돌아가지 않습니다. 직접 상점으로 돌아가세요.',
  },
  shop: { vi: 'Về cửa hàng', en: 'To the shop', ko: '상점으로' },
  refused: {
    vi: 'Yêu cầu không có chữ ký hợp lệ của cửa hàng.',
    en: 'The request does not carry a valid signature of the shop.',
    ko: '상점의 올바른 서명이 없는 요청입니다.',
  },
  bank: { vi: 'Ngân hàng của bạn', en: 'Your bank', ko: '내 은행' },
  to: { vi: 'Đến tài khoản', en: 'To account', ko: '입금 계좌' },
  amount: { vi: 'Số tiền (đ)', en: 'Amount (đ)', ko: '금액 (đ)' },
  memo: { vi: 'Nội dung chuyển khoản', en: 'Transfer memo', ko: '이체 메모' },
  arrived: { vi: 'Chuyển tiền', en: 'Send the money', ko: '이체하기' },
  arrivedHint: {
    vi: 'Đổi số tiền hoặc nội dung để thử trường hợp chuyển sai.',
    en: 'Change the amount or the memo to try a transfer that does not fit.',
    ko: '금액이나 메모를 바꿔 잘못된 이체를 시험해 보세요.',
  },
  twice: { vi: 'Chuyển hai lần', en: 'Send it twice', ko: '두 번 이체' },
  forgedNotice: {
    vi: 'Báo có với chữ ký giả',
    en: 'A notice with a forged signature',
    ko: '위조된 서명의 입금 통지',
  },
} as const satisfies Readonly<Record<string, Text>>;
