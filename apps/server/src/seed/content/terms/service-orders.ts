import { text } from '../text.ts';
import { article } from './document.ts';

/** Articles 13–21: orders, money and goods. */
export const serviceOrders = [
  article(text('Đặt hàng', 'Ordering', '주문'), [
    text(
      'Giỏ hàng được tách thành một đơn cho mỗi người bán. Người bán là bên bán hàng cho bạn; Hiên là nơi giao dịch. Trước khi đặt, bạn xem lại sản phẩm, giá đã gồm VAT, phí giao và địa chỉ.',
      'A cart becomes one order per seller. The seller sells to you; Hiên is the marketplace. Before you order you see products, prices with VAT, delivery charges and the address once more.',
      '장바구니는 판매자별로 주문이 나뉩니다. 판매 주체는 판매자이며 히엔은 거래의 장을 제공합니다. 주문 전에 상품, 부가세 포함 가격, 배송비, 주소를 다시 확인합니다.',
    ),
    text(
      'Từ 50 sản phẩm mỗi loại, đơn được báo giá riêng qua yêu cầu mua số lượng lớn.',
      'From 50 pieces of one product a quote is made on request, as a bulk order.',
      '한 상품을 50개 이상 구매할 때는 대량 구매 문의를 통해 별도로 견적을 드립니다.',
    ),
  ]),
  article(
    text('Phương thức thanh toán', 'Ways to pay', '결제 수단'),
    [text('Bạn có thể thanh toán bằng:', 'You can pay by:', '다음 방법으로 결제할 수 있습니다.')],
    [
      text('chuyển khoản ngân hàng;', 'bank transfer;', '계좌 이체'),
      text('thẻ quốc tế và thẻ nội địa;', 'international and domestic cards;', '국내외 카드'),
      text('VNPay, ví điện tử;', 'VNPay and e-wallets;', 'VNPay 및 전자지갑'),
      text(
        'trả góp hoặc tiền mặt khi nhận hàng, nếu đơn hàng cho phép.',
        'instalments or cash on delivery where an order allows it.',
        '주문에 따라 가능한 경우 할부 또는 착불',
      ),
    ],
  ),
  article(
    text(
      'Xác nhận và đơn chưa thanh toán',
      'Confirmation and unpaid orders',
      '주문 확인과 미결제 주문',
    ),
    [
      text(
        'Đơn hàng được xác nhận khi thanh toán thành công. Đơn chuyển khoản chưa thanh toán sau 3 ngày có thể bị hủy. Hóa đơn VAT chỉ yêu cầu được khi đặt hàng; nếu không chọn lúc đó thì không xuất lại về sau. Hóa đơn được xuất trong tháng mua hàng.',
        'An order is confirmed once it is paid. A bank transfer that has not arrived after 3 days may lead to cancellation. A VAT invoice can be asked for only while ordering, not later; it is issued within the month of the purchase.',
        '주문은 결제가 완료되면 확정됩니다. 계좌 이체가 3일 안에 확인되지 않으면 취소될 수 있습니다. 세금계산서는 주문할 때만 신청할 수 있으며 이후에는 발행되지 않습니다. 세금계산서는 구매한 달 안에 발행됩니다.',
      ),
    ],
  ),
  article(text('Giao hàng', 'Delivery', '배송'), [
    text(
      'Người bán chuẩn bị hàng trong 3 ngày làm việc sau khi thanh toán và hàng đến trong 7 ngày kể từ ngày đặt. Hàng đặt làm cần 3–5 ngày làm việc để chuẩn bị, trừ khi trang sản phẩm ghi khác. Chi tiết có trong Chính sách giao hàng.',
      'Sellers prepare goods within 3 business days after payment, and they arrive within 7 days of the order. Made-to-order goods take 3–5 business days to prepare unless the product page says otherwise. The Delivery policy says more.',
      '판매자는 결제 후 영업일 3일 안에 상품을 준비하며, 주문일로부터 7일 안에 도착합니다. 주문 제작 상품은 상품 페이지에 다른 안내가 없으면 준비에 영업일 3–5일이 걸립니다. 자세한 내용은 배송 정책을 확인하세요.',
    ),
  ]),
  article(text('Hủy đơn', 'Cancelling', '주문 취소'), [
    text(
      'Trước khi người bán gửi hàng, bạn có thể yêu cầu hủy; người bán trả lời trong 3 ngày làm việc. Nếu người bán không thể giao, tiền được hoàn trong 3 ngày làm việc.',
      'Until the goods are sent you can ask to cancel; the seller answers within 3 business days. If the seller cannot deliver, your money comes back within 3 business days.',
      '판매자가 발송하기 전에는 취소를 요청할 수 있고, 판매자는 영업일 3일 안에 답변합니다. 판매자가 배송할 수 없는 경우 영업일 3일 안에 환불됩니다.',
    ),
  ]),
  article(text('Hoàn tiền và đổi hàng', 'Refunds and exchanges', '환불과 교환'), [
    text(
      'Sau khi nhận hàng, bạn có thể yêu cầu hoàn tiền hoặc đổi hàng trước khi xác nhận mua. Sau khi thu hồi hàng, người bán xử lý trong 3 ngày làm việc. Bên có lỗi trả phí vận chuyển chiều về. Chính sách đổi trả nêu rõ các trường hợp.',
      'Once you have the goods you can ask for a refund or an exchange, until you confirm the purchase. The seller deals with it within 3 business days of getting the goods back. Whoever is at fault pays the way back. The refund policy names the cases.',
      '상품을 받은 뒤 구매를 확정하기 전까지 환불이나 교환을 요청할 수 있습니다. 판매자는 상품을 회수한 뒤 영업일 3일 안에 처리합니다. 반송비는 책임이 있는 쪽이 부담합니다. 자세한 경우는 교환·환불 정책에 있습니다.',
    ),
  ]),
  article(text('Xác nhận mua hàng', 'Confirming a purchase', '구매 확정'), [
    text(
      'Việc mua được tự động xác nhận sau 7 ngày kể từ khi bắt đầu giao, trừ khi bạn xác nhận sớm hơn hoặc xin gia hạn một lần thêm 7 ngày. Khi đang có yêu cầu đổi trả, thời hạn được dừng lại.',
      'A purchase confirms itself 7 days after delivery starts, unless you confirm earlier or ask once for 7 days more. While a claim is open the time stands still.',
      '구매는 배송 시작 후 7일이 지나면 자동으로 확정됩니다. 먼저 확정하거나 한 번 7일을 연장할 수 있습니다. 교환·환불이 진행 중이면 기간이 멈춥니다.',
    ),
  ]),
  article(text('Gói thiết kế và tải về', 'Designs and downloads', '디자인 패키지와 다운로드'), [
    text(
      'Gói thiết kế được tải tối đa 5 lần trong 30 ngày kể từ khi mua. Sau lần tải đầu tiên, gói thiết kế không được hoàn tiền. Có thể thêm tối đa 3 gói vào một đơn chưa thanh toán.',
      'A design package may be downloaded 5 times within 30 days of the purchase. After the first download there is no refund. Up to 3 more packages may be added to an unpaid order.',
      '디자인 패키지는 구매 후 30일 동안 5회까지 내려받을 수 있습니다. 한 번이라도 내려받으면 환불되지 않습니다. 미결제 주문에는 최대 3개까지 추가할 수 있습니다.',
    ),
  ]),
  article(text('Điểm và mã giảm giá', 'Points and coupons', '포인트와 쿠폰'), [
    text(
      'Điểm có hạn dùng 1 năm kể từ ngày nhận và không đổi thành tiền mặt. Điểm nhận được nhờ đơn hàng sau đó bị hoàn sẽ được thu lại. Hạn của mã giảm giá ghi trên từng mã.',
      'Points are valid for 1 year and cannot be paid out. Points from an order that is refunded are taken back. Each coupon shows how long it is valid.',
      '포인트는 받은 날부터 1년간 유효하며 현금으로 바꿀 수 없습니다. 환불된 주문으로 받은 포인트는 회수됩니다. 쿠폰의 유효 기간은 각 쿠폰에 표시됩니다.',
    ),
  ]),
];
