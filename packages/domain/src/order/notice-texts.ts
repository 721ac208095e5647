import type { Text } from '../language/language.ts';

/**
 * What a member reads when something happened to an order, by the subject of the domain's effect: in the inbox and as
 * the first line of the mail. Which order and which goods is said beside it.
 */
export const orderNoticeTitles = {
  'order.placed': { vi: 'Đã nhận đơn hàng', en: 'We have your order', ko: '주문이 접수되었습니다' },
  'order.placed-cod': {
    vi: 'Đã nhận đơn hàng, thanh toán khi nhận hàng',
    en: 'We have your order, to be paid on delivery',
    ko: '착불 주문이 접수되었습니다',
  },
  'order.paid': {
    vi: 'Đơn hàng đã thanh toán',
    en: 'The order is paid',
    ko: '결제가 완료되었습니다',
  },
  'order.link': {
    vi: 'Liên kết xem đơn hàng của bạn',
    en: 'The link to your order',
    ko: '주문 확인 링크',
  },
  'order.cancelled': {
    vi: 'Đơn hàng đã hủy',
    en: 'The order is cancelled',
    ko: '주문이 취소되었습니다',
  },
  'order.payment-overdue': {
    vi: 'Đơn hàng bị hủy vì quá hạn thanh toán',
    en: 'The order was cancelled because it was not paid in time',
    ko: '결제 기한이 지나 주문이 취소되었습니다',
  },
  'order.accepted': {
    vi: 'Người bán đang chuẩn bị hàng',
    en: 'The seller is preparing the goods',
    ko: '판매자가 상품을 준비하고 있습니다',
  },
  'order.delay-declared': {
    vi: 'Người bán báo gửi hàng muộn hơn',
    en: 'The seller will send the goods later',
    ko: '판매자가 발송 지연을 알려 왔습니다',
  },
  'order.dispatch-late': {
    vi: 'Hàng chưa được gửi đúng hạn',
    en: 'The goods were not sent in time',
    ko: '발송 기한이 지났습니다',
  },
  'order.dispatch-promised': {
    vi: 'Đã qua ngày gửi hàng đã hẹn',
    en: 'The promised day of dispatch has passed',
    ko: '약속한 발송일이 지났습니다',
  },
  'order.dispatched': {
    vi: 'Hàng đang trên đường giao',
    en: 'The goods are on their way',
    ko: '상품이 발송되었습니다',
  },
  'order.address-changed': {
    vi: 'Địa chỉ giao hàng đã đổi',
    en: 'The delivery address has changed',
    ko: '배송지가 변경되었습니다',
  },
  'order.delivery-edited': {
    vi: 'Thông tin vận chuyển đã thay đổi',
    en: 'The delivery details have changed',
    ko: '배송 정보가 변경되었습니다',
  },
  'order.delivery-late': {
    vi: 'Hàng chưa đến đúng hạn',
    en: 'The goods are late',
    ko: '배송이 지연되고 있습니다',
  },
  'order.delivered': {
    vi: 'Hàng đã được giao',
    en: 'The goods have arrived',
    ko: '배송이 완료되었습니다',
  },
  'order.cash-unseen': {
    vi: 'Hàng đã đến tay người mua: bạn đã nhận tiền mặt chưa?',
    en: 'The goods have reached the buyer: do you have the cash?',
    ko: '상품이 도착했습니다. 현금을 받으셨나요?',
  },
  'order.cash-collected': {
    vi: 'Người bán đã nhận được tiền mặt của bạn',
    en: 'The seller has received your cash',
    ko: '판매자가 현금을 받았습니다',
  },
  'order.confirm-reminder': {
    vi: 'Sắp đến ngày tự động xác nhận mua hàng',
    en: 'The purchase will soon be confirmed by itself',
    ko: '곧 구매가 자동 확정됩니다',
  },
  'order.confirmed': {
    vi: 'Đã xác nhận mua hàng',
    en: 'The purchase is confirmed',
    ko: '구매가 확정되었습니다',
  },
  'order.auto-confirmed': {
    vi: 'Đơn hàng đã tự động được xác nhận',
    en: 'The purchase was confirmed by itself',
    ko: '구매가 자동으로 확정되었습니다',
  },
  'order.extended': {
    vi: 'Ngày xác nhận mua hàng đã được gia hạn',
    en: 'The confirmation date was extended',
    ko: '구매 확정일이 연장되었습니다',
  },
  'order.cancelled-by-admin': {
    vi: 'Hiên đã hủy đơn đã xác nhận',
    en: 'Hiên undid the confirmed purchase',
    ko: 'Hiên에서 확정된 주문을 취소했습니다',
  },
  'order.refund-delayed': {
    vi: 'Tiền hoàn chưa chuyển được, chúng tôi đang xử lý',
    en: 'The money could not be returned yet; we are working on it',
    ko: '환불이 지연되어 확인 중입니다',
  },
  'cancel.requested': {
    vi: 'Người mua yêu cầu hủy đơn',
    en: 'The buyer asks to cancel',
    ko: '구매자가 취소를 요청했습니다',
  },
  'cancel.withdrawn': {
    vi: 'Người mua rút yêu cầu hủy',
    en: 'The buyer withdrew the request to cancel',
    ko: '구매자가 취소 요청을 철회했습니다',
  },
  'cancel.approved': {
    vi: 'Yêu cầu hủy được chấp nhận',
    en: 'The cancellation was approved',
    ko: '취소 요청이 승인되었습니다',
  },
  'cancel.rejected': {
    vi: 'Yêu cầu hủy bị từ chối',
    en: 'The cancellation was rejected',
    ko: '취소 요청이 거부되었습니다',
  },
  'cancel.by-seller': {
    vi: 'Người bán đã hủy đơn hàng',
    en: 'The seller cancelled the order',
    ko: '판매자가 주문을 취소했습니다',
  },
  'cancel.completed': {
    vi: 'Đã hủy xong, tiền đã hoàn',
    en: 'The cancellation is complete and the money is back',
    ko: '취소와 환불이 완료되었습니다',
  },
  'cancel.late': {
    vi: 'Yêu cầu hủy chưa được trả lời đúng hạn',
    en: 'A request to cancel was not answered in time',
    ko: '취소 요청의 답변 기한이 지났습니다',
  },
  'refund.requested': {
    vi: 'Có yêu cầu trả hàng, hoàn tiền',
    en: 'A return for a refund was requested',
    ko: '환불 요청이 접수되었습니다',
  },
  'refund.withdrawn': {
    vi: 'Yêu cầu hoàn tiền đã được rút lại',
    en: 'The refund request was withdrawn',
    ko: '환불 요청이 철회되었습니다',
  },
  'refund.approved': {
    vi: 'Yêu cầu hoàn tiền được chấp nhận, hãy gửi hàng lại',
    en: 'The refund was approved; please send the goods back',
    ko: '환불이 승인되었습니다. 상품을 보내 주세요',
  },
  'refund.collecting': {
    vi: 'Hàng trả đang trên đường về người bán',
    en: 'The returned goods are on their way back',
    ko: '반품 상품이 이동 중입니다',
  },
  'refund.received': {
    vi: 'Người bán đã nhận hàng trả',
    en: 'The seller has the returned goods',
    ko: '반품 상품이 도착했습니다',
  },
  'refund.confirmed': {
    vi: 'Số tiền hoàn đã được xác nhận',
    en: 'The refund is confirmed',
    ko: '환불 금액이 확정되었습니다',
  },
  'refund.completed': {
    vi: 'Tiền đã được hoàn',
    en: 'The money is back',
    ko: '환불이 완료되었습니다',
  },
  'refund.rejected': {
    vi: 'Yêu cầu hoàn tiền bị từ chối',
    en: 'The refund was rejected',
    ko: '환불 요청이 거부되었습니다',
  },
  'refund.held': {
    vi: 'Yêu cầu hoàn tiền đang tạm giữ',
    en: 'The refund is on hold',
    ko: '환불이 보류되었습니다',
  },
  'refund.released': {
    vi: 'Yêu cầu hoàn tiền được xử lý tiếp',
    en: 'The refund goes on',
    ko: '환불 보류가 해제되었습니다',
  },
  'refund.to-exchange': {
    vi: 'Yêu cầu hoàn tiền chuyển sang đổi hàng',
    en: 'The refund became an exchange',
    ko: '환불이 교환으로 변경되었습니다',
  },
  'refund.late': {
    vi: 'Yêu cầu hoàn tiền chưa được xử lý đúng hạn',
    en: 'A refund was not handled in time',
    ko: '환불 처리 기한이 지났습니다',
  },
  'exchange.requested': {
    vi: 'Có yêu cầu đổi hàng',
    en: 'An exchange was requested',
    ko: '교환 요청이 접수되었습니다',
  },
  'exchange.withdrawn': {
    vi: 'Yêu cầu đổi hàng đã được rút lại',
    en: 'The exchange request was withdrawn',
    ko: '교환 요청이 철회되었습니다',
  },
  'exchange.collecting': {
    vi: 'Hàng cần đổi đang trên đường về người bán',
    en: 'The goods to exchange are on their way back',
    ko: '교환할 상품이 이동 중입니다',
  },
  'exchange.received': {
    vi: 'Người bán đã nhận hàng cần đổi',
    en: 'The seller has the goods to exchange',
    ko: '교환할 상품이 도착했습니다',
  },
  'exchange.confirmed': {
    vi: 'Đổi hàng được chấp nhận, hàng thay thế đã được giữ',
    en: 'The exchange is confirmed and the replacement is reserved',
    ko: '교환이 확정되어 교환 상품을 확보했습니다',
  },
  'exchange.redelivering': {
    vi: 'Hàng thay thế đang trên đường giao',
    en: 'The replacement is on its way',
    ko: '교환 상품이 발송되었습니다',
  },
  'exchange.completed': {
    vi: 'Hàng thay thế đã đến nơi',
    en: 'The replacement has arrived',
    ko: '교환 상품이 도착했습니다',
  },
  'exchange.rejected': {
    vi: 'Yêu cầu đổi hàng bị từ chối',
    en: 'The exchange was rejected',
    ko: '교환 요청이 거부되었습니다',
  },
  'exchange.held': {
    vi: 'Yêu cầu đổi hàng đang tạm giữ',
    en: 'The exchange is on hold',
    ko: '교환이 보류되었습니다',
  },
  'exchange.released': {
    vi: 'Yêu cầu đổi hàng được xử lý tiếp',
    en: 'The exchange goes on',
    ko: '교환 보류가 해제되었습니다',
  },
  'exchange.to-refund': {
    vi: 'Yêu cầu đổi hàng chuyển sang hoàn tiền',
    en: 'The exchange became a refund',
    ko: '교환이 환불로 변경되었습니다',
  },
  'exchange.late': {
    vi: 'Yêu cầu đổi hàng chưa được xử lý đúng hạn',
    en: 'An exchange was not handled in time',
    ko: '교환 처리 기한이 지났습니다',
  },
  'claim.held-long': {
    vi: 'Yêu cầu bị tạm giữ quá lâu',
    en: 'A claim has been on hold for long',
    ko: '보류 기간이 길어지고 있습니다',
  },
  'refund.payout-late': {
    vi: 'Tiền hoàn chưa chuyển đúng hạn',
    en: 'The money was not returned in time',
    ko: '환불 지급 기한이 지났습니다',
  },
  'payment.failed': {
    vi: 'Thanh toán chưa thành công',
    en: 'The payment did not go through',
    ko: '결제가 완료되지 않았습니다',
  },
  'money.returning': {
    vi: 'Tiền đang được hoàn lại cho bạn',
    en: 'Money is on its way back to you',
    ko: '금액을 돌려드리고 있습니다',
  },
  'money.returned': {
    vi: 'Tiền đã được hoàn lại',
    en: 'Money was returned',
    ko: '금액이 반환되었습니다',
  },
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
  'membership.purchased': {
    vi: 'Gói quảng cáo đã bắt đầu',
    en: 'Your ad plan has begun',
    ko: '광고 플랜이 시작되었습니다',
  },
  'membership.upgraded': {
    vi: 'Gói quảng cáo đã lên Gold',
    en: 'Your ad plan is Gold now',
    ko: '광고 플랜이 골드로 업그레이드되었습니다',
  },
  'membership.downgrade-planned': {
    vi: 'Từ kỳ sau gói quảng cáo xuống Basic',
    en: 'Your ad plan becomes Basic with the next month',
    ko: '다음 기간부터 광고 플랜이 베이직으로 변경됩니다',
  },
  'membership.canceled': {
    vi: 'Gói quảng cáo dừng khi hết kỳ',
    en: 'Your ad plan ends with this month',
    ko: '광고 플랜이 이번 기간까지만 유지됩니다',
  },
  'membership.restarted': {
    vi: 'Gói quảng cáo lại được gia hạn',
    en: 'Your ad plan renews again',
    ko: '광고 플랜이 다시 갱신됩니다',
  },
  'membership.suspended': {
    vi: 'Quảng cáo của công ty bị tạm ngưng',
    en: "Your company's advertising is suspended",
    ko: '회사 광고가 정지되었습니다',
  },
  'membership.restored': {
    vi: 'Quảng cáo của công ty được hiển thị lại',
    en: "Your company's advertising is shown again",
    ko: '회사 광고가 다시 노출됩니다',
  },
  'membership.renewal-due': {
    vi: 'Gói quảng cáo sắp hết kỳ',
    en: 'Your ad plan is about to renew',
    ko: '광고 플랜 갱신일이 다가옵니다',
  },
  'membership.renewed': {
    vi: 'Gói quảng cáo đã được gia hạn',
    en: 'Your ad plan was renewed',
    ko: '광고 플랜이 갱신되었습니다',
  },
  'membership.renewal-failed': {
    vi: 'Gói quảng cáo chưa được gia hạn',
    en: 'Your ad plan was not renewed yet',
    ko: '광고 플랜이 아직 갱신되지 않았습니다',
  },
  'membership.expired': {
    vi: 'Gói quảng cáo đã kết thúc',
    en: 'Your ad plan has ended',
    ko: '광고 플랜이 종료되었습니다',
  },
  'place.offered': {
    vi: 'Có một vị trí Gold cho bạn',
    en: 'A gold place is kept for you',
    ko: '골드 자리가 배정되었습니다',
  },
  'place.lapsed': {
    vi: 'Vị trí Gold đã trao cho công ty tiếp theo',
    en: 'The gold place went to the next company',
    ko: '골드 자리가 다음 회사에 돌아갔습니다',
  },
  'bid.placed': {
    vi: 'Lượt đặt giá của bạn đã vào sổ',
    en: 'Your bid is in the ledger',
    ko: '입찰이 원장에 기록되었습니다',
  },
  'bid.canceled': {
    vi: 'Lượt đặt giá đã hủy',
    en: 'Your bid is canceled',
    ko: '입찰이 취소되었습니다',
  },
  'bid.voided': {
    vi: 'Lượt đặt giá bị hủy hiệu lực',
    en: 'Your bid was voided',
    ko: '입찰이 무효 처리되었습니다',
  },
  'bid.planned': {
    vi: 'Lượt đặt giá đã lên lịch',
    en: 'Your bid is planned',
    ko: '입찰이 예약되었습니다',
  },
  'bid.plan-canceled': {
    vi: 'Đã hủy lịch đặt giá',
    en: 'Your planned bid is canceled',
    ko: '입찰 예약이 취소되었습니다',
  },
  'bid.unplaced': {
    vi: 'Lịch đặt giá không vào sổ được',
    en: 'Your planned bid was not placed',
    ko: '예약한 입찰이 접수되지 않았습니다',
  },
  'bid.won': {
    vi: 'Bạn đã trúng đấu giá',
    en: 'You won the auction',
    ko: '경매에서 낙찰되셨습니다',
  },
  'bid.lost': {
    vi: 'Lượt đặt giá không trúng',
    en: 'Your bid did not win',
    ko: '이번 경매에서 낙찰되지 않았습니다',
  },
  'dispute.accepted': {
    vi: 'Khiếu nại kết quả đấu giá của bạn đúng',
    en: 'Your dispute of an auction was accepted',
    ko: '경매 결과 이의가 인정되었습니다',
  },
  'dispute.rejected': {
    vi: 'Khiếu nại kết quả đấu giá đã được trả lời',
    en: 'Your dispute of an auction was answered',
    ko: '경매 결과 이의에 답변드렸습니다',
  },
  'points.earned': {
    vi: 'Bạn vừa nhận được điểm',
    en: 'You have earned points',
    ko: '포인트가 적립되었습니다',
  },
  'comment.written': {
    vi: 'Có người nói về ngôi nhà của bạn',
    en: 'Somebody talks about your home',
    ko: '공유하신 집에 댓글이 등록되었습니다',
  },
  'design-comment.written': {
    vi: 'Có người bình luận về thiết kế của bạn',
    en: 'Somebody comments on your design',
    ko: '판매 중인 디자인에 댓글이 등록되었습니다',
  },
  'comment.answered': {
    vi: 'Có người trả lời bạn',
    en: 'Somebody answered you',
    ko: '댓글에 답글이 등록되었습니다',
  },
  'paid-place.taken-down': {
    vi: 'Quảng cáo của công ty bạn đã bị gỡ',
    en: 'Your company’s ad was taken down',
    ko: '회사 광고의 게재가 중단되었습니다',
  },
  'paid-place.restored': {
    vi: 'Quảng cáo của công ty bạn được hiện lại',
    en: 'Your company’s ad is shown again',
    ko: '회사 광고가 다시 게재됩니다',
  },
  'paid-place.upheld': {
    vi: 'Khiếu nại không được chấp nhận: quảng cáo vẫn bị gỡ',
    en: 'The appeal was not accepted: your ad stays off',
    ko: '이의가 받아들여지지 않아 광고 게재가 중단된 상태로 유지됩니다',
  },
  'paid-place.report-taken-down': {
    vi: 'Quảng cáo bạn báo cáo đã bị gỡ',
    en: 'The ad you reported was taken down',
    ko: '신고하신 광고의 게재가 중단되었습니다',
  },
  'paid-place.report-stands': {
    vi: 'Quảng cáo bạn báo cáo không trái quy định và được giữ lại',
    en: 'The ad you reported breaks no rule and stays',
    ko: '신고하신 광고는 규정 위반이 아니어서 유지됩니다',
  },
  'moderation.removed': {
    vi: 'Nội dung của bạn đã bị gỡ',
    en: 'Something of yours was removed',
    ko: '작성하신 내용이 삭제되었습니다',
  },
  'moderation.restored': {
    vi: 'Khiếu nại đúng: nội dung của bạn được khôi phục như trước khi gỡ',
    en: 'Your appeal was right: what was removed is restored as it was before',
    ko: '이의가 받아들여져 내용이 삭제 전 상태로 복구되었습니다',
  },
  'moderation.upheld': {
    vi: 'Quyết định gỡ được giữ nguyên sau khiếu nại',
    en: 'The removal stands after your appeal',
    ko: '이의 검토 후 삭제 결정이 유지되었습니다',
  },
  'moderation.report-removed': {
    vi: 'Nội dung bạn báo cáo đã bị gỡ',
    en: 'What you reported was removed',
    ko: '신고하신 내용이 삭제되었습니다',
  },
  'moderation.report-restored': {
    vi: 'Nội dung bạn báo cáo được khôi phục: xem lại sau khiếu nại, Hiên thấy không trái quy định',
    en: 'What you reported is shown again: looked at once more after an appeal, it breaks no rule',
    ko: '신고하신 내용이 복구되었습니다. 이의를 검토한 결과 규정 위반이 아니었습니다',
  },
  'moderation.report-kept': {
    vi: 'Nội dung bạn báo cáo không trái quy định và được giữ lại',
    en: 'What you reported breaks no rule and stays',
    ko: '신고하신 내용은 규정 위반이 아니어서 유지됩니다',
  },
  'moderation.report-gone': {
    vi: 'Người viết đã xóa nội dung bạn báo cáo',
    en: 'What you reported was deleted by its author',
    ko: '신고하신 내용을 작성자가 삭제했습니다',
  },
  'moderation.ended': {
    vi: 'Căn nhà đã bị chủ bài xóa: bình luận của bạn ở dưới và khiếu nại về nó khép lại',
    en: 'A home was deleted by its author: your comment below it and any appeal about it are closed',
    ko: '작성자가 집 글을 삭제해, 그 아래 댓글과 관련 이의 신청이 종결되었습니다',
  },
  'post.plan-dropped': {
    vi: 'Bài hẹn giờ chưa lên trang: bài còn thiếu nội dung hoặc không đăng được',
    en: 'A planned post did not go up: it lacks something or cannot be published',
    ko: '예약한 글이 게시되지 않았습니다. 빠진 내용이 있거나 게시할 수 없는 글입니다',
  },
  'question.asked': {
    vi: 'Khách hỏi về sản phẩm của bạn',
    en: 'A customer asks about your product',
    ko: '상품 문의가 등록되었습니다',
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
  'question.answered': {
    vi: 'Người bán đã trả lời câu hỏi của bạn',
    en: 'The seller answered your question',
    ko: '문의에 답변이 등록되었습니다',
  },
  'review.deleted': {
    vi: 'Một đánh giá đã được gỡ theo quy định',
    en: 'A review was removed by the rules',
    ko: '운영 원칙에 따라 리뷰가 삭제되었습니다',
  },
  'review.kept': {
    vi: 'Đánh giá bạn đề nghị gỡ được giữ lại',
    en: 'The review you asked to remove stays',
    ko: '삭제를 요청하신 리뷰가 유지되었습니다',
  },
  'construction-review.deleted': {
    vi: 'Một đánh giá thi công đã được gỡ theo quy định',
    en: 'A construction review was removed by the rules',
    ko: '운영 원칙에 따라 시공 후기가 삭제되었습니다',
  },
  'construction-review.kept': {
    vi: 'Đánh giá thi công bạn đề nghị gỡ được giữ lại',
    en: 'The construction review you asked to remove stays',
    ko: '삭제를 요청하신 시공 후기가 유지되었습니다',
  },
  'construction-review.restored': {
    vi: 'Khiếu nại được chấp nhận: đánh giá thi công hiện lại như trước',
    en: 'The appeal was right: the construction review is shown again',
    ko: '이의가 받아들여져 시공 후기가 다시 공개됩니다',
  },
  'construction-review.upheld': {
    vi: 'Khiếu nại đã được xem: đánh giá thi công vẫn bị gỡ',
    en: 'The appeal was read: the construction review stays away',
    ko: '이의를 검토했으나 시공 후기 삭제가 유지됩니다',
  },
  'item.approved': {
    vi: 'Sản phẩm của bạn đã được duyệt và lên kệ',
    en: 'Your item is approved and on sale',
    ko: '상품이 승인되어 판매를 시작했습니다',
  },
  'item.rejected': {
    vi: 'Sản phẩm của bạn chưa được duyệt',
    en: 'Your item was not approved',
    ko: '상품이 승인되지 않았습니다',
  },
  'item.edit-approved': {
    vi: 'Nội dung mới của sản phẩm đã được duyệt',
    en: 'The new content of your item is on sale',
    ko: '상품 수정 내용이 승인되었습니다',
  },
  'item.edit-rejected': {
    vi: 'Nội dung mới chưa được duyệt, bản cũ vẫn bán',
    en: 'The new content was not approved; the old version stays on sale',
    ko: '수정 내용이 승인되지 않아 기존 상품이 계속 판매됩니다',
  },
  'settlement.closed': {
    vi: 'Bảng đối soát của tháng đã chốt',
    en: 'The statement of the month is closed',
    ko: '월 정산 내역이 확정되었습니다',
  },
  'settlement.resolved': {
    vi: 'Khiếu nại về bảng đối soát đã được trả lời',
    en: 'Your dispute of a statement is answered',
    ko: '정산 이의 제기에 대한 답변이 등록되었습니다',
  },
  'settlement.held': {
    vi: 'Một phần tiền của tháng đang được giữ lại',
    en: 'A part of the month is held',
    ko: '정산금 일부의 지급이 보류되었습니다',
  },
  'settlement.released': {
    vi: 'Số tiền bị giữ đã được trả lại',
    en: 'What was held is released',
    ko: '보류된 정산금의 지급이 재개되었습니다',
  },
  'settlement.paid': {
    vi: 'Tháng đối soát đã được quyết toán',
    en: 'The month is settled',
    ko: '월 정산이 완료되었습니다',
  },
  'partner.change-approved': {
    vi: 'Thông tin mới của gian hàng đã được duyệt',
    en: 'The new data of your shop are approved',
    ko: '상점의 새 정보가 승인되었습니다',
  },
  'partner.change-rejected': {
    vi: 'Thông tin mới của gian hàng chưa được duyệt',
    en: 'The new data of your shop were not approved',
    ko: '상점의 새 정보가 승인되지 않았습니다',
  },
  'promotion.approved': {
    vi: 'Khuyến mãi của bạn đã được duyệt',
    en: 'Your promotion is approved',
    ko: '프로모션이 승인되었습니다',
  },
  'promotion.begun': {
    vi: 'Khuyến mãi của bạn đã bắt đầu',
    en: 'Your promotion has begun',
    ko: '프로모션이 시작되었습니다',
  },
  'promotion.ended': {
    vi: 'Khuyến mãi của bạn đã hết, giá trở lại như thường',
    en: 'Your promotion is over, prices are the usual ones again',
    ko: '프로모션이 종료되어 평소 가격으로 돌아왔습니다',
  },
  'promotion.unanswered': {
    vi: 'Yêu cầu khuyến mãi hết hạn khi chưa được xét',
    en: 'The days of your promotion went by before it was looked at',
    ko: '심사 전에 프로모션 기간이 지났습니다',
  },
  'promotion.rejected': {
    vi: 'Khuyến mãi của bạn chưa được duyệt',
    en: 'Your promotion was not approved',
    ko: '프로모션이 승인되지 않았습니다',
  },
  'project.approved': {
    vi: 'Công trình của bạn đã được duyệt và hiển thị trên trang công ty',
    en: 'Your project is approved and stands on your company’s page',
    ko: '시공 사례가 승인되어 회사 페이지에 게시되었습니다',
  },
  'project.rejected': {
    vi: 'Công trình của bạn chưa được duyệt',
    en: 'Your project was not approved',
    ko: '시공 사례가 승인되지 않았습니다',
  },
  'project.edit-approved': {
    vi: 'Bản sửa của công trình đã được duyệt',
    en: 'The edit of your project is approved',
    ko: '시공 사례 수정 내용이 승인되었습니다',
  },
  'project.edit-rejected': {
    vi: 'Bản sửa của công trình chưa được duyệt, khách vẫn thấy bản cũ',
    en: 'The edit of your project was not approved; visitors still see the old version',
    ko: '시공 사례 수정 내용이 승인되지 않아 기존 내용이 그대로 보입니다',
  },
  'company.approved': {
    vi: 'Trang công ty đã được cập nhật',
    en: 'Your company’s page is updated',
    ko: '회사 페이지가 업데이트되었습니다',
  },
  'company.rejected': {
    vi: 'Thay đổi của trang công ty chưa được duyệt, khách vẫn thấy bản cũ',
    en: 'The change of your company’s page was not approved; visitors still see the old version',
    ko: '회사 페이지 변경이 승인되지 않아 기존 내용이 그대로 보입니다',
  },
  'paper.ending': {
    vi: 'Một giấy tờ của công ty sắp hết hạn',
    en: 'A paper of your company runs out soon',
    ko: '회사 서류의 기한이 곧 끝납니다',
  },
  'paper.accepted': {
    vi: 'Giấy tờ công ty gửi đã được ghi nhận',
    en: 'The paper you sent for your company is accepted',
    ko: '보내 주신 회사 서류가 확인되었습니다',
  },
  'paper.refused': {
    vi: 'Giấy tờ công ty gửi chưa đạt',
    en: 'The paper you sent for your company was not enough',
    ko: '보내 주신 회사 서류를 확인하지 못했습니다',
  },
  'points.expired': {
    vi: 'Điểm đã hết hạn',
    en: 'Points have expired',
    ko: '포인트가 만료되었습니다',
  },
  'points.expiring': {
    vi: 'Điểm sắp hết hạn',
    en: 'Points expire soon',
    ko: '곧 만료되는 포인트가 있습니다',
  },
  'points.revoked': {
    vi: 'Điểm đã bị thu hồi',
    en: 'Points were taken back',
    ko: '포인트가 회수되었습니다',
  },
  'red-bill.requested': {
    vi: 'Có yêu cầu xuất hóa đơn VAT',
    en: 'A VAT invoice is asked for',
    ko: '세금계산서 발행 요청이 있습니다',
  },
  'red-bill.corrected': {
    vi: 'Người mua đã sửa thông tin hóa đơn',
    en: 'The buyer corrected the invoice details',
    ko: '구매자가 세금계산서 정보를 수정했습니다',
  },
  'red-bill.data-rejected': {
    vi: 'Thông tin xuất hóa đơn cần sửa',
    en: 'The invoice details have to be corrected',
    ko: '세금계산서 정보를 수정해 주세요',
  },
  'red-bill.issued': {
    vi: 'Hóa đơn VAT đã được xuất',
    en: 'The VAT invoice is issued',
    ko: '세금계산서가 발행되었습니다',
  },
  'red-bill.overdue': {
    vi: 'Hóa đơn VAT quá hạn, Hiên đang theo dõi',
    en: 'The VAT invoice is late; Hiên follows it up',
    ko: '세금계산서 발행이 늦어져 Hiên이 확인하고 있습니다',
  },
  'red-bill.reminded': {
    vi: 'Hóa đơn VAT quá hạn: hãy xuất và gửi số hóa đơn cho Hiên',
    en: 'A VAT invoice is late: issue it and send Hiên its number',
    ko: '세금계산서 발행이 늦었습니다. 발행한 뒤 번호를 Hiên에 보내 주세요',
  },
  'red-bill.number-returned': {
    vi: 'Hiên trả lại số hóa đơn VAT: hãy kiểm tra và gửi lại',
    en: 'Hiên sent a VAT invoice number back: check it and send it again',
    ko: '세금계산서 번호를 확인해 다시 보내 주세요',
  },
  'red-bill.adjusted': {
    vi: 'Hóa đơn VAT đã được điều chỉnh',
    en: 'The VAT invoice was adjusted',
    ko: '수정 세금계산서가 발행되었습니다',
  },
  'red-bill.replaced': {
    vi: 'Hóa đơn VAT đã được thay thế',
    en: 'The VAT invoice was replaced',
    ko: '세금계산서가 대체 발행되었습니다',
  },
  'seller.penalty-warning': {
    vi: 'Cảnh báo: nhiều lần trễ hạn',
    en: 'Warning: several deadlines were missed',
    ko: '경고: 기한 초과가 누적되었습니다',
  },
  'seller.penalty-stopped': {
    vi: 'Tạm ngừng bán mới vì trễ hạn nhiều lần',
    en: 'New sales are stopped because of missed deadlines',
    ko: '기한 초과 누적으로 신규 판매가 정지되었습니다',
  },
  'seller.penalty-review': {
    vi: 'Hiên đang xem xét gian hàng vì trễ hạn nhiều lần',
    en: 'Hiên reviews the shop because of missed deadlines',
    ko: '기한 초과 누적으로 상점이 심사 중입니다',
  },
  'seller.sales-stopped': {
    vi: 'Hiên dừng nhận đơn mới cho gian hàng',
    en: 'Hiên stopped new orders of the shop',
    ko: 'Hiên이 상점의 신규 주문을 정지했습니다',
  },
  'seller.sales-resumed': {
    vi: 'Gian hàng nhận đơn mới trở lại',
    en: 'The shop takes new orders again',
    ko: '상점이 신규 주문을 다시 받습니다',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type OrderNotice = keyof typeof orderNoticeTitles;

/** The title of a notice; null for a subject this build does not know, which shows the neutral words. */
export function orderNoticeTitle(about: string): Text | null {
  const titles: Readonly<Record<string, Text>> = orderNoticeTitles;
  return titles[about] ?? null;
}
