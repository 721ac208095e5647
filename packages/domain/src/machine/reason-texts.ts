import type { Text } from '../language/language.ts';
import type { Reason } from './reasons.ts';

/** What a person reads instead of a reason code; of an order, its buyer and seller read `reasonText`. */
export const reasonTexts: Readonly<Record<Reason, Text>> = {
  NOT_NOW: {
    vi: 'Bước này không thực hiện được ở trạng thái hiện tại.',
    en: 'This step is not possible in the current state.',
    ko: '현재 상태에서는 진행할 수 없습니다.',
  },
  NOT_YOURS: {
    vi: 'Bước này do người khác thực hiện.',
    en: 'Somebody else takes this step.',
    ko: '다른 담당자가 진행하는 단계입니다.',
  },
  TOO_EARLY: {
    vi: 'Chưa đến thời hạn.',
    en: 'It is not time for this yet.',
    ko: '아직 기한이 되지 않았습니다.',
  },
  VERSION_CONFLICT: {
    vi: 'Dữ liệu vừa thay đổi. Vui lòng tải lại.',
    en: 'This has just changed. Please reload.',
    ko: '방금 내용이 변경되었습니다. 새로고침해 주세요.',
  },
  NOT_PAID: {
    vi: 'Đơn hàng chưa được thanh toán.',
    en: 'The order is not paid yet.',
    ko: '아직 결제되지 않은 주문입니다.',
  },
  FINISHED: {
    vi: 'Việc này đã kết thúc.',
    en: 'This is already finished.',
    ko: '이미 종료된 건입니다.',
  },
  CANCEL_OPEN: {
    vi: 'Người mua đang yêu cầu hủy và chờ người bán trả lời.',
    en: 'The buyer has asked to cancel and waits for the seller’s answer.',
    ko: '구매자의 취소 요청이 판매자의 답변을 기다리고 있습니다.',
  },
  CLAIM_OPEN: {
    vi: 'Đang có yêu cầu trả hoặc đổi hàng chưa xử lý xong.',
    en: 'A refund or exchange is still open.',
    ko: '진행 중인 환불 또는 교환 요청이 있습니다.',
  },
  CLAIM_ON_HOLD: {
    vi: 'Yêu cầu đang được người bán tạm giữ.',
    en: 'The seller has put the claim on hold.',
    ko: '판매자가 보류한 요청입니다.',
  },
  CONFIRMED: {
    vi: 'Đơn hàng đã được xác nhận mua.',
    en: 'The purchase is already confirmed.',
    ko: '이미 구매 확정된 주문입니다.',
  },
  MONEY_ON_ITS_WAY: {
    vi: 'Tiền đang được hoàn lại cho người mua.',
    en: 'The money is on its way back.',
    ko: '환불 금액을 송금하고 있습니다.',
  },
  GOODS_ON_THEIR_WAY: {
    vi: 'Hàng đang trên đường vận chuyển.',
    en: 'The goods are on their way.',
    ko: '상품이 배송 중입니다.',
  },
  ALREADY_DELIVERED: {
    vi: 'Hàng đã được giao nên không thể sửa thông tin vận chuyển nữa.',
    en: 'The goods have been delivered: the shipment can no longer be edited.',
    ko: '이미 배송이 완료되어 배송 정보를 수정할 수 없습니다.',
  },
  CLAIM_WINDOW_OVER: {
    vi: 'Đã quá thời hạn yêu cầu trả hoặc đổi hàng.',
    en: 'The time for a refund or exchange is over.',
    ko: '환불·교환 신청 기간이 지났습니다.',
  },
  CLAIM_LIMIT: {
    vi: 'Sản phẩm này đã dùng hết số lần yêu cầu.',
    en: 'No further request is possible for this item.',
    ko: '이 상품의 요청 가능 횟수를 모두 사용했습니다.',
  },
  REASON_REQUIRED: {
    vi: 'Vui lòng cho biết lý do.',
    en: 'Please give a reason.',
    ko: '사유를 알려 주세요.',
  },
  TEXT_REQUIRED: {
    vi: 'Vui lòng ghi rõ lý do để người mua đọc được.',
    en: 'Please write what the buyer should read.',
    ko: '구매자에게 보일 설명을 입력해 주세요.',
  },
  AMOUNT_REQUIRED: {
    vi: 'Vui lòng nhập số tiền.',
    en: 'Please enter the amount.',
    ko: '금액을 입력해 주세요.',
  },
  PICTURES_REQUIRED: {
    vi: 'Vui lòng thêm hình ảnh chứng minh.',
    en: 'Please add pictures as proof.',
    ko: '증빙 사진을 첨부해 주세요.',
  },
  TRACKING_REQUIRED: {
    vi: 'Vui lòng nhập đơn vị vận chuyển và mã vận đơn.',
    en: 'Please enter the carrier and the tracking number.',
    ko: '택배사와 운송장 번호를 입력해 주세요.',
  },
  DATE_NOT_FUTURE: {
    vi: 'Ngày mới phải ở tương lai.',
    en: 'The new date must be in the future.',
    ko: '새 날짜는 현재 이후여야 합니다.',
  },
  DATE_TOO_FAR: {
    vi: 'Ngày mới không được quá một năm kể từ hôm nay.',
    en: 'The new date must be within a year from today.',
    ko: '새 날짜는 오늘부터 1년 이내여야 합니다.',
  },
  PAYMENT_NOT_VERIFIED: {
    vi: 'Chưa xác minh được giao dịch thanh toán.',
    en: 'The payment could not be verified.',
    ko: '결제를 확인할 수 없습니다.',
  },
  AMOUNT_DIFFERS: {
    vi: 'Số tiền không khớp với đơn hàng.',
    en: 'The amount is not the one of the order.',
    ko: '금액이 주문과 일치하지 않습니다.',
  },
  AMOUNT_TOO_HIGH: {
    vi: 'Số tiền hoàn lớn hơn số tiền đã nhận.',
    en: 'The refund is larger than what was paid.',
    ko: '환불 금액이 결제 금액보다 큽니다.',
  },
  FEE_TOO_HIGH: {
    vi: 'Tổng phí không được vượt quá giá trị sản phẩm.',
    en: 'Fees must not add up to more than the goods cost.',
    ko: '비용의 합계는 상품 금액을 넘을 수 없습니다.',
  },
  CASH_NOT_CONFIRMED: {
    vi: 'Trước tiên hãy cho biết đã nhận tiền mặt của đơn này hay chưa.',
    en: 'First say whether the cash for these goods was received.',
    ko: '먼저 이 상품의 현금을 받았는지 알려 주세요.',
  },
  NOTHING_TO_COLLECT: {
    vi: 'Không còn khoản tiền mặt nào cần xác nhận.',
    en: 'There is no cash left to confirm.',
    ko: '확인할 현금이 없습니다.',
  },
  RETURN_REQUIRED: {
    vi: 'Cần nhận lại hàng trước khi hoàn tiền.',
    en: 'The goods must come back first.',
    ko: '상품을 먼저 회수해야 합니다.',
  },
  BUYER_MUST_AGREE: {
    vi: 'Cần người mua đồng ý thay đổi này.',
    en: 'The buyer has to agree to this change.',
    ko: '구매자의 동의가 필요합니다.',
  },
  OPTION_REQUIRED: {
    vi: 'Vui lòng chọn phân loại hàng muốn đổi.',
    en: 'Please choose the option you want.',
    ko: '교환할 옵션을 선택해 주세요.',
  },
  OUT_OF_STOCK: {
    vi: 'Phân loại này đã hết hàng.',
    en: 'This option is out of stock.',
    ko: '품절된 옵션입니다.',
  },
  STOP_FIRST: {
    vi: 'Sản phẩm đang bán. Hãy ngừng bán trước.',
    en: 'The item is on sale. Stop the sale first.',
    ko: '판매 중인 상품입니다. 먼저 판매를 중지해 주세요.',
  },
  TAKE_BACK_FIRST: {
    vi: 'Sản phẩm đang chờ duyệt. Hãy rút yêu cầu trước.',
    en: 'The item waits for approval. Take the request back first.',
    ko: '승인 대기 중입니다. 먼저 요청을 철회해 주세요.',
  },
  ORDERS_UNDER_WAY: {
    vi: 'Còn đơn hàng chưa xong. Ngừng bán thì được, xóa thì phải đợi đơn hoàn tất.',
    en: 'Some orders of it are not finished. It can be stopped now, and deleted when they are.',
    ko: '진행 중인 주문이 있습니다. 지금은 판매 중지만 가능하며, 주문이 모두 끝나면 삭제할 수 있습니다.',
  },
  INSPECTION_REQUIRED: {
    vi: 'Cần kiểm tra hàng và giữ sẵn hàng thay thế.',
    en: 'Inspect the goods and reserve a replacement first.',
    ko: '상품 검수와 교환 상품 확보가 필요합니다.',
  },
  EXTENSION_USED: {
    vi: 'Thời hạn xác nhận đã được gia hạn một lần.',
    en: 'The confirmation date was already extended once.',
    ko: '구매 확정 기간은 한 번만 연장할 수 있습니다.',
  },
  DISPATCHED: {
    vi: 'Hàng đã được gửi đi.',
    en: 'The goods have been dispatched.',
    ko: '상품이 이미 발송되었습니다.',
  },
  NOT_DISPATCHED: {
    vi: 'Chưa có hàng nào được gửi đi.',
    en: 'Nothing has been dispatched yet.',
    ko: '아직 발송된 상품이 없습니다.',
  },
  PAYMENT_OVERDUE: {
    vi: 'Đã quá hạn thanh toán.',
    en: 'The payment date has passed.',
    ko: '결제 기한이 지났습니다.',
  },
  BUSINESS_ONLY: {
    vi: 'Thành viên thường mua thiết kế thông qua nhà thầu.',
    en: 'Ordinary members buy designs through a contractor.',
    ko: '일반 회원은 시공사를 통해 디자인을 구매할 수 있습니다.',
  },
  REORDER_LIMIT: {
    vi: 'Mỗi đơn chờ thanh toán chỉ thêm được tối đa 3 thiết kế.',
    en: 'At most 3 designs can be added to a pending order.',
    ko: '결제 대기 주문에는 디자인을 최대 3개까지 추가할 수 있습니다.',
  },
  DUPLICATE_DESIGN: {
    vi: 'Thiết kế này đã có trong đơn.',
    en: 'This design is already in the order.',
    ko: '이미 주문에 포함된 디자인입니다.',
  },
  ALREADY_OWNED: {
    vi: 'Bạn đã mua thiết kế này.',
    en: 'You already own this design.',
    ko: '이미 구매한 디자인입니다.',
  },
  ALREADY_ORDERED: {
    vi: 'Thiết kế này đã nằm trong một đơn chờ thanh toán của bạn.',
    en: 'This design is in an order of yours that waits for payment.',
    ko: '결제 대기 중인 주문에 이미 포함된 디자인입니다.',
  },
  OWN_DESIGN: {
    vi: 'Đây là thiết kế của chính bạn.',
    en: 'This is your own design.',
    ko: '본인이 등록한 디자인입니다.',
  },
  DESIGN_WITHDRAWN: {
    vi: 'Thiết kế này không còn được bán.',
    en: 'This design is no longer sold.',
    ko: '판매가 종료된 디자인입니다.',
  },
  DOWNLOADED: {
    vi: 'Không hoàn tiền sau khi đã tải thiết kế.',
    en: 'There is no refund after a download.',
    ko: '다운로드한 디자인은 환불되지 않습니다.',
  },
  DOWNLOAD_OPEN: {
    vi: 'Một lượt tải đang mở. Thu hồi liên kết tải hoặc đợi lượt đó hết hạn rồi yêu cầu hoàn tiền.',
    en: 'A download stands open. Take its link back, or wait until it is over, and ask for the refund then.',
    ko: '열려 있는 다운로드가 있습니다. 링크를 회수하거나 만료된 후 환불을 요청해 주세요.',
  },
  DOWNLOADS_USED_UP: {
    vi: 'Đã dùng hết số lần tải.',
    en: 'All downloads are used up.',
    ko: '다운로드 횟수를 모두 사용했습니다.',
  },
  DOWNLOAD_EXPIRED: {
    vi: 'Đã hết thời hạn tải.',
    en: 'The time for downloading is over.',
    ko: '다운로드 기간이 만료되었습니다.',
  },
  LINK_EXPIRED: {
    vi: 'Liên kết tải xuống đã hết hạn.',
    en: 'The download link has expired.',
    ko: '다운로드 링크가 만료되었습니다.',
  },
  DOWNLOADS_LOCKED: {
    vi: 'Tạm khóa tải xuống trong khi xử lý hoàn tiền.',
    en: 'Downloads are locked while a refund is open.',
    ko: '환불 처리 중에는 다운로드할 수 없습니다.',
  },
  INCOMPLETE: {
    vi: 'Còn thiếu thông tin bắt buộc.',
    en: 'Something required is still missing.',
    ko: '필수 정보가 누락되었습니다.',
  },
  UNCHANGED: {
    vi: 'Chưa có gì thay đổi.',
    en: 'Nothing has been changed.',
    ko: '변경된 내용이 없습니다.',
  },
  STOCK_LEFT: {
    vi: 'Vẫn còn hàng trong kho.',
    en: 'There is still stock.',
    ko: '재고가 남아 있습니다.',
  },
  DATES_WRONG: {
    vi: 'Ngày bắt đầu phải trước ngày kết thúc và không ở quá khứ.',
    en: 'The start must lie before the end and not in the past.',
    ko: '시작일은 종료일보다 빠르고 과거가 아니어야 합니다.',
  },
  BIDDING_CLOSED: {
    vi: 'Hiện không trong thời gian đấu giá.',
    en: 'Bidding is closed now.',
    ko: '현재 입찰 기간이 아닙니다.',
  },
  SLOT_CLOSED: {
    vi: 'Vị trí này đã đóng đặt giá.',
    en: 'Bidding for this position has closed.',
    ko: '이 위치의 입찰이 마감되었습니다.',
  },
  NOT_APPROVED: {
    vi: 'Công ty chưa được duyệt làm nhà thầu.',
    en: 'The company is not an approved contractor yet.',
    ko: '아직 승인되지 않은 시공사입니다.',
  },
  SLOT_UNKNOWN: {
    vi: 'Vị trí phải từ 1 đến 10.',
    en: 'The position must be from 1 to 10.',
    ko: '위치는 1부터 10까지입니다.',
  },
  BID_TOO_LOW: {
    vi: 'Giá phải cao hơn giá cao nhất hiện tại và mức tối thiểu.',
    en: 'The bid must exceed the highest bid and the minimum.',
    ko: '현재 최고가와 최소 금액보다 높게 입찰해 주세요.',
  },
  BID_NOT_ROUND: {
    vi: 'Giá phải là bội số của 1.000 đ.',
    en: 'The bid must be a multiple of 1,000 đ.',
    ko: '입찰 금액은 1,000동 단위여야 합니다.',
  },
  BID_LIMIT_COMPANY: {
    vi: 'Mỗi công ty đặt tối đa 3 lượt cho một tuần quảng cáo.',
    en: 'A company has at most 3 bids per ad week.',
    ko: '회사당 광고 주간별로 최대 3회 입찰할 수 있습니다.',
  },
  BID_LIMIT_PRODUCT: {
    vi: 'Tuần quảng cáo này đã đủ 200 lượt đặt.',
    en: 'This ad week already has 200 bids.',
    ko: '이 광고 주간의 입찰이 200건으로 마감되었습니다.',
  },
  PLAN_TOO_FAR: {
    vi: 'Chỉ lên lịch được cho bốn tuần quảng cáo sắp mở.',
    en: 'Bids can be planned for the next four ad weeks that open.',
    ko: '앞으로 시작될 네 개 광고 주간까지만 예약하실 수 있습니다.',
  },
  PLANNED_ALREADY: {
    vi: 'Bạn đã lên lịch cho vị trí này. Muốn đổi giá, hãy hủy lịch đó trước.',
    en: 'You have planned a bid for this position. To change it, cancel that plan first.',
    ko: '이 위치에는 이미 예약한 입찰이 있습니다. 금액을 바꾸시려면 먼저 예약을 취소해 주세요.',
  },
  NOT_PAID_IN_FULL: {
    vi: 'Cần thanh toán đủ số tiền.',
    en: 'The full amount has to be paid.',
    ko: '전액을 결제해야 합니다.',
  },
  CANCEL_WINDOW_OVER: {
    vi: 'Chỉ hủy được trong 48 giờ sau khi thanh toán.',
    en: 'Cancelling is possible within 48 hours of payment.',
    ko: '결제 후 48시간 이내에만 취소할 수 있습니다.',
  },
  CITY_COUNT: {
    vi: 'Số thành phố không phù hợp với gói.',
    en: 'The number of cities does not fit the plan.',
    ko: '플랜에서 선택할 수 있는 지역 수가 아닙니다.',
  },
  NO_FREE_POSITION: {
    vi: 'Gói Gold tại thành phố này đã hết vị trí.',
    en: 'There is no free Gold position in this city.',
    ko: '이 지역의 골드 자리가 모두 찼습니다.',
  },
  CHANGE_AT_RENEWAL: {
    vi: 'Gói Basic chỉ đổi thành phố khi gia hạn.',
    en: 'Basic changes its city at renewal only.',
    ko: '베이직 플랜의 지역은 갱신할 때 변경할 수 있습니다.',
  },
  PERIOD_OVER: {
    vi: 'Kỳ đã thanh toán đã kết thúc.',
    en: 'The paid period is over.',
    ko: '결제한 이용 기간이 끝났습니다.',
  },
  NOTHING_PENDING: {
    vi: 'Không có thay đổi nào đang chờ.',
    en: 'No change is pending.',
    ko: '예정된 변경이 없습니다.',
  },
  PLAN_WRONG: {
    vi: 'Gói hiện tại không phù hợp với bước này.',
    en: 'The current plan does not allow this.',
    ko: '현재 플랜에서는 사용할 수 없습니다.',
  },
  CODE_WRONG: {
    vi: 'Mã xác thực không đúng.',
    en: 'The verification code is wrong.',
    ko: '인증번호가 올바르지 않습니다.',
  },
  CODE_EXPIRED: {
    vi: 'Mã xác thực đã hết hạn.',
    en: 'The verification code has expired.',
    ko: '인증번호가 만료되었습니다.',
  },
  TRIES_USED_UP: {
    vi: 'Đã nhập sai quá nhiều lần. Hãy lấy mã mới.',
    en: 'Too many wrong tries. Please ask for a new code.',
    ko: '입력 횟수를 초과했습니다. 새 인증번호를 받아 주세요.',
  },
  TOO_SOON: {
    vi: 'Vui lòng đợi một lát rồi thử lại.',
    en: 'Please wait a moment and try again.',
    ko: '잠시 후 다시 시도해 주세요.',
  },
  SOCIAL_LOGIN: {
    vi: 'Tài khoản đăng nhập qua mạng xã hội không nâng cấp được. Hãy đăng ký bằng email.',
    en: 'Social-login accounts cannot upgrade. Please sign up by email.',
    ko: '소셜 로그인 계정은 전환할 수 없습니다. 이메일로 가입해 주세요.',
  },
  ONLY_AT_CHECKOUT: {
    vi: 'Chỉ yêu cầu hóa đơn VAT khi đặt hàng.',
    en: 'A VAT invoice can only be requested at checkout.',
    ko: '세금계산서는 주문할 때만 신청할 수 있습니다.',
  },
  MONTH_OVER: {
    vi: 'Đã hết tháng mua hàng nên không xuất được hóa đơn.',
    en: 'The purchase month is over, so it cannot be issued.',
    ko: '구매한 달이 지나 발행할 수 없습니다.',
  },
  ALREADY_ISSUED: {
    vi: 'Hóa đơn đã được xuất.',
    en: 'The invoice is already issued.',
    ko: '이미 발행된 세금계산서입니다.',
  },
  NOT_ENOUGH_POINTS: {
    vi: 'Không đủ điểm.',
    en: 'There are not enough points.',
    ko: '포인트가 부족합니다.',
  },
  POINTS_EXPIRED: {
    vi: 'Điểm đã hết hạn.',
    en: 'The points have expired.',
    ko: '만료된 포인트입니다.',
  },
  DISPUTE_WINDOW_OVER: {
    vi: 'Đã quá thời hạn khiếu nại đối soát.',
    en: 'The time to dispute the statement is over.',
    ko: '정산 이의 제기 기간이 지났습니다.',
  },
  MONTH_BELOW_ZERO: {
    vi: 'Phần đang giữ lớn hơn số tiền của tháng: tháng này được trả khi phần đó được thả ra.',
    en: 'More is held than the month comes to: it is paid once that is let go.',
    ko: '보류 금액이 이번 달 정산금보다 큽니다. 보류가 풀린 뒤에 지급됩니다.',
  },
  APPEAL_WINDOW_OVER: {
    vi: 'Đã quá thời hạn khiếu nại.',
    en: 'The time to appeal is over.',
    ko: '이의 제기 기간이 지났습니다.',
  },
  COUPON_NOT_VALID_NOW: {
    vi: 'Mã giảm giá không còn trong thời hạn sử dụng.',
    en: 'The coupon is not valid at this time.',
    ko: '쿠폰 사용 기간이 아닙니다.',
  },
  COUPON_MINIMUM: {
    vi: 'Chưa đạt giá trị đơn tối thiểu của mã giảm giá.',
    en: 'The order is below the coupon’s minimum.',
    ko: '쿠폰 최소 주문 금액에 미치지 못합니다.',
  },
  COUPON_USED: {
    vi: 'Mã giảm giá đã được sử dụng.',
    en: 'The coupon has been used.',
    ko: '이미 사용한 쿠폰입니다.',
  },
  COUPON_WITHDRAWN: {
    vi: 'Mã giảm giá đã được thu hồi.',
    en: 'The coupon has been withdrawn.',
    ko: '회수된 쿠폰입니다.',
  },
  BLOCKED: {
    vi: 'Tài khoản đang bị hạn chế.',
    en: 'The account is restricted.',
    ko: '이용이 제한된 계정입니다.',
  },
};
