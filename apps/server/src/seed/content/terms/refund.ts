import { text } from '../text.ts';
import { type VersionContent, article } from './document.ts';

/** What can be sent back, until when, and who pays. */
export const refund: readonly VersionContent[] = [
  {
    category: 'refund',
    version: 1,
    announcedOn: '2021-05-30',
    important: false,
    summary: text(
      'Hủy, đổi, trả và hoàn tiền: đến khi nào, ai trả phí, tiền về trong bao lâu.',
      'Cancelling, exchanging, returning: until when, who pays, and when the money is back.',
      '취소, 교환, 반품의 기한과 비용 부담, 환불 시기를 안내합니다.',
    ),
    changes: null,
    articles: [
      article(text('Hủy trước khi gửi', 'Before it is sent', '발송 전 취소'), [
        text(
          'Đơn chưa thanh toán: hủy ngay trong trang đơn hàng. Đơn đã thanh toán nhưng chưa gửi: gửi yêu cầu hủy, người bán trả lời trong 3 ngày làm việc.',
          'Not paid yet: cancel at once on the order’s page. Paid and not sent yet: ask to cancel; the seller answers within 3 business days.',
          '결제 전에는 주문 페이지에서 바로 취소할 수 있습니다. 결제 후 발송 전에는 취소를 요청하면 판매자가 영업일 3일 안에 답변합니다.',
        ),
      ]),
      article(text('Đổi hoặc trả sau khi nhận', 'After you have it', '수령 후 교환·반품'), [
        text(
          'Bạn gửi yêu cầu trước khi xác nhận mua hàng, nêu lý do và kèm ảnh khi hàng hỏng, thiếu hoặc sai. Người bán thu hồi hàng và xử lý trong 3 ngày làm việc sau khi nhận lại.',
          'Ask before you confirm the purchase, give the reason, and add pictures when goods are damaged, incomplete or wrong. The seller collects them and deals with it within 3 business days of having them back.',
          '구매 확정 전에 사유를 적어 요청해 주세요. 파손, 누락, 오배송인 경우 사진을 첨부합니다. 판매자는 상품을 회수한 뒤 영업일 3일 안에 처리합니다.',
        ),
      ]),
      article(
        text('Ai trả phí vận chuyển', 'Who pays the way back', '반송비 부담'),
        [],
        [
          text(
            'Bạn đổi ý hoặc chọn nhầm phân loại: bạn trả phí chiều về.',
            'You changed your mind or chose the wrong option: you do.',
            '단순 변심 또는 옵션 선택 착오: 구매자',
          ),
          text(
            'Hàng hỏng, lỗi, thiếu, sai, trễ hoặc khác mô tả: người bán trả.',
            'Damaged, faulty, incomplete, wrong, late or not as described: the seller does.',
            '파손, 불량, 누락, 오배송, 지연, 설명과 다른 상품: 판매자',
          ),
        ],
      ),
      article(
        text('Không đổi trả được', 'What cannot be returned', '교환·반품이 불가한 경우'),
        [],
        [
          text(
            'Gói thiết kế đã tải về ít nhất một lần.',
            'Design packages that were downloaded at least once.',
            '한 번이라도 내려받은 디자인 패키지',
          ),
          text(
            'Hàng đặt làm theo kích thước riêng, trừ khi bị lỗi.',
            'Goods made to your measure, unless they are faulty.',
            '맞춤 제작 상품(불량인 경우 제외)',
          ),
          text(
            'Hàng đã lắp đặt hoặc sử dụng làm giảm giá trị, trừ khi bị lỗi.',
            'Goods installed or used so that they lost value, unless they are faulty.',
            '설치·사용으로 가치가 떨어진 상품(불량인 경우 제외)',
          ),
        ],
      ),
      article(text('Tiền hoàn về', 'When the money is back', '환불 시기'), [
        text(
          'Tiền được chuyển trong 3 ngày làm việc sau khi việc hoàn được xác nhận, về đúng phương thức bạn đã trả. Ngân hàng có thể cần thêm thời gian. Điểm và mã giảm giá đã dùng được trả lại theo phần tương ứng.',
          'The money leaves us within 3 business days of the confirmed refund, the way you paid. Your bank may need longer. Points and coupons come back in proportion.',
          '환불이 확정되면 영업일 3일 안에 결제한 수단으로 돌려드립니다. 은행에 따라 더 걸릴 수 있습니다. 사용한 포인트와 쿠폰은 비율에 따라 복원됩니다.',
        ),
      ]),
      article(text('Khi hai bên không thống nhất', 'When you disagree', '합의가 되지 않을 때'), [
        text(
          'Nếu người bán từ chối và bạn không đồng ý, hãy viết cho Trung tâm hỗ trợ; Hiên xem hồ sơ của cả hai bên và trả lời kèm lý do.',
          'If the seller refuses and you do not agree, write to the customer center: Hiên looks at both sides and answers with reasons.',
          '판매자의 거절에 동의하지 않으면 고객센터로 알려 주세요. 히엔이 양쪽 자료를 확인하고 사유와 함께 답변합니다.',
        ),
      ]),
    ],
  },
];
