import { text } from '../text.ts';
import { type VersionContent, article } from './document.ts';

export const delivery: readonly VersionContent[] = [
  {
    category: 'delivery',
    version: 1,
    announcedOn: '2021-05-30',
    important: false,
    summary: text(
      'Bao lâu thì hàng đến, ai giao, phí tính thế nào, và nên làm gì khi hàng trễ.',
      'How long it takes, who delivers, what it costs, and what to do when it is late.',
      '배송 기간과 방법, 비용, 늦어질 때의 처리를 안내합니다.',
    ),
    changes: null,
    articles: [
      article(text('Thời gian', 'How long it takes', '배송 기간'), [
        text(
          'Người bán chuẩn bị hàng trong 3 ngày làm việc sau khi thanh toán; hàng đến trong 7 ngày kể từ ngày đặt. Hàng đặt làm cần 3–5 ngày làm việc để chuẩn bị, hoặc lâu hơn nếu trang sản phẩm ghi rõ.',
          'Sellers prepare goods within 3 business days of payment; they arrive within 7 days of the order. Made-to-order goods take 3–5 business days to prepare, or longer where the product page says so.',
          '판매자는 결제 후 영업일 3일 안에 상품을 준비하며 주문일로부터 7일 안에 도착합니다. 주문 제작 상품은 준비에 영업일 3–5일, 상품 페이지에 안내가 있으면 더 걸릴 수 있습니다.',
        ),
      ]),
      article(text('Nơi giao', 'Where we deliver', '배송 지역'), [
        text(
          'Người bán giao trong khu vực họ phục vụ; trang thanh toán cho biết địa chỉ của bạn có trong khu vực hay không trước khi bạn trả tiền. Số điện thoại người nhận cần đủ 10 chữ số.',
          'Sellers deliver within their own area; the checkout says whether your address is in it before you pay. The receiver’s phone number needs 10 digits.',
          '판매자별 배송 지역이 있으며, 결제 전에 배송 가능 여부를 안내합니다. 받는 분 전화번호는 10자리여야 합니다.',
        ),
      ]),
      article(text('Phí giao và lắp đặt', 'Charges', '배송비와 설치비'), [
        text(
          'Phí do người bán đặt: miễn phí, cố định, theo số lượng hoặc theo khu vực. Phí lắp đặt, nếu có, ghi riêng. Mọi khoản hiện đủ trước khi bạn đặt hàng.',
          'Sellers set the charge: free, fixed, by quantity or by area. Installation, where there is any, is listed apart. You see everything before you order.',
          '배송비는 판매자가 무료, 고정, 수량별, 지역별로 정합니다. 설치비가 있으면 따로 표시합니다. 모든 비용은 주문 전에 확인할 수 있습니다.',
        ),
      ]),
      article(text('Khi nhận hàng', 'When it arrives', '상품을 받을 때'), [
        text(
          'Kiểm tra kiện hàng trước mặt người giao. Nếu hỏng, chụp ảnh, ghi vào biên nhận và gửi yêu cầu đổi trả; bạn không phải nhận kiện hàng hỏng.',
          'Check the parcel while the carrier is there. If it is damaged take pictures, note it on the receipt and ask for an exchange or refund; you need not accept it.',
          '배송 기사 앞에서 상자를 확인해 주세요. 파손되었다면 사진을 찍고 인수증에 적은 뒤 교환이나 환불을 요청하세요. 파손된 상품은 받지 않아도 됩니다.',
        ),
      ]),
      article(text('Khi hàng trễ', 'When it is late', '배송이 늦어질 때'), [
        text(
          'Đơn trễ được đánh dấu và bạn được báo. Bạn có thể hủy mà không mất phí, hoặc chờ; người bán giao trễ nhiều lần bị tính điểm phạt.',
          'A late order is marked and you are told. You may cancel free of charge or wait; sellers who are often late get penalty points.',
          '지연된 주문은 표시되고 알림이 갑니다. 비용 없이 취소하거나 기다릴 수 있으며, 지연이 잦은 판매자에게는 벌점이 부과됩니다.',
        ),
      ]),
    ],
  },
];
