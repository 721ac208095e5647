import type { Text } from '../../language/language.ts';

/** Designs: their sale, what is asked and said of them, and who sells them. */
export const designs = {
  'design.download-extended': {
    vi: 'Bạn được tải thêm thiết kế',
    en: 'You can download your design again',
    ko: '디자인을 다시 다운로드할 수 있습니다',
  },
  'design.download-not-extended': {
    vi: 'Chưa gia hạn lượt tải thiết kế',
    en: 'Your downloads were not extended',
    ko: '디자인 다운로드가 연장되지 않았습니다',
  },
  'design-pictures.asked': {
    vi: 'Có người xin xem ảnh lớn của thiết kế bạn bán',
    en: 'Somebody asks for larger pictures of your design',
    ko: '디자인의 큰 사진 열람 요청이 있습니다',
  },
  'design-pictures.allowed': {
    vi: 'Bạn được xem ảnh lớn của thiết kế trong 24 giờ',
    en: 'You can see the larger pictures of a design for 24 hours',
    ko: '24시간 동안 디자인의 큰 사진을 볼 수 있습니다',
  },
  'design-pictures.refused': {
    vi: 'Yêu cầu xem ảnh lớn chưa được đồng ý',
    en: 'Your request for larger pictures was refused',
    ko: '큰 사진 열람 요청이 거절되었습니다',
  },
  'design.bought-for-you': {
    vi: 'Nhà thầu đã mua thiết kế cho bạn',
    en: 'A contractor bought designs for you',
    ko: '시공사가 디자인을 대신 구매했습니다',
  },
  'design-partner.approved': {
    vi: 'Bạn đã là đối tác thiết kế của Hiên',
    en: 'You are a design partner of Hiên now',
    ko: 'Hiên의 디자인 파트너로 승인되었습니다',
  },
  'design-partner.rejected': {
    vi: 'Hồ sơ đối tác thiết kế cần bổ sung',
    en: 'Your application to sell designs needs a correction',
    ko: '디자인 파트너 신청을 보완해 주세요',
  },
  'design-partner.suspended': {
    vi: 'Việc bán thiết kế của bạn tạm ngừng',
    en: 'Your designs are not sold for now',
    ko: '디자인 판매가 일시 정지되었습니다',
  },
  'design-partner.restored': {
    vi: 'Bạn bán thiết kế trở lại',
    en: 'Your designs are sold again',
    ko: '디자인 판매가 재개되었습니다',
  },
  'design-partner.ended': {
    vi: 'Hợp tác bán thiết kế đã kết thúc',
    en: 'The partnership for designs has ended',
    ko: '디자인 파트너 제휴가 종료되었습니다',
  },
  'design.withheld': {
    vi: 'Hiên đã gỡ một thiết kế của bạn khỏi trang bán',
    en: 'We took one of your designs off sale',
    ko: '회원님의 디자인 판매가 중지되었습니다',
  },
  'design.released': {
    vi: 'Thiết kế của bạn được bán trở lại',
    en: 'Your design may be sold again',
    ko: '디자인을 다시 판매할 수 있습니다',
  },
  'design.approved': {
    vi: 'Thiết kế của bạn đã được duyệt và đang bán',
    en: 'Your design is approved and on sale',
    ko: '디자인이 승인되어 판매 중입니다',
  },
  'design.rejected': {
    vi: 'Thiết kế của bạn chưa được duyệt',
    en: 'Your design was not approved',
    ko: '디자인이 승인되지 않았습니다',
  },
  'design.edit-approved': {
    vi: 'Bản sửa của thiết kế đã được duyệt',
    en: 'The edit of your design is approved',
    ko: '디자인 수정 내용이 승인되었습니다',
  },
  'design.edit-rejected': {
    vi: 'Bản sửa của thiết kế chưa được duyệt, bản cũ vẫn bán',
    en: 'The edit of your design was not approved; the old version stays on sale',
    ko: '디자인 수정 내용이 승인되지 않아 기존 디자인이 계속 판매됩니다',
  },
  'design.taken-off': {
    vi: 'Thiết kế trong đơn chờ thanh toán đã ngừng bán, hãy hủy đơn và đặt lại phần còn lại',
    en: 'A design of your unpaid order is no longer sold: cancel the order and place the rest again',
    ko: '결제 대기 주문의 디자인이 판매 중지되었습니다. 주문을 취소하고 나머지를 다시 주문해 주세요',
  },
  'design.ordered': {
    vi: 'Đã nhận đơn mua thiết kế',
    en: 'We have your order for designs',
    ko: '디자인 주문이 접수되었습니다',
  },
  'design.purchased': {
    vi: 'Bạn đã mua thiết kế',
    en: 'You have bought the designs',
    ko: '디자인을 구매하셨습니다',
  },
  'design.cancelled': {
    vi: 'Đơn mua thiết kế đã hủy',
    en: 'The order for designs is cancelled',
    ko: '디자인 주문이 취소되었습니다',
  },
  'design.payment-overdue': {
    vi: 'Đơn mua thiết kế bị hủy vì quá hạn thanh toán',
    en: 'The order for designs was cancelled because it was not paid in time',
    ko: '결제 기한이 지나 디자인 주문이 취소되었습니다',
  },
  'design.refund-requested': {
    vi: 'Đã nhận yêu cầu hoàn tiền thiết kế',
    en: 'We have your request for a refund of designs',
    ko: '디자인 환불 요청이 접수되었습니다',
  },
  'design.refund-approved': {
    vi: 'Yêu cầu hoàn tiền thiết kế được chấp nhận',
    en: 'Your refund of designs is approved',
    ko: '디자인 환불이 승인되었습니다',
  },
  'design.refund-rejected': {
    vi: 'Yêu cầu hoàn tiền thiết kế không được chấp nhận',
    en: 'Your refund of designs was not approved',
    ko: '디자인 환불이 승인되지 않았습니다',
  },
  'design.refunded': {
    vi: 'Tiền mua thiết kế đã được hoàn lại',
    en: 'The money for your designs was returned',
    ko: '디자인 구매 금액이 환불되었습니다',
  },
  'design-comment.written': {
    vi: 'Có người bình luận về thiết kế của bạn',
    en: 'Somebody comments on your design',
    ko: '판매 중인 디자인에 댓글이 등록되었습니다',
  },
  'design-question.asked': {
    vi: 'Có người hỏi về thiết kế của bạn',
    en: 'Somebody asks about your design',
    ko: '디자인 문의가 등록되었습니다',
  },
  'design-question.answered': {
    vi: 'Câu hỏi của bạn về một thiết kế đã có trả lời',
    en: 'Your question about a design was answered',
    ko: '디자인 문의에 답변이 등록되었습니다',
  },
} as const satisfies Readonly<Record<string, Text>>;
