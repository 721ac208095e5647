import { limits } from '../../constants.ts';
import type { FaqQuestion } from './question.ts';

const { paymentDue } = limits;

export const paymentQuestions: readonly FaqQuestion[] = [
  {
    id: 'cach-thanh-toan',
    question: {
      vi: 'Hiên nhận những cách thanh toán nào?',
      en: 'Which ways to pay are there?',
      ko: '어떤 결제 수단을 쓸 수 있나요?',
    },
    answer: {
      vi: 'Chuyển khoản ngân hàng, thẻ Visa và Mastercard, thẻ ATM nội địa, mã QR VNPay, ví MoMo, ShopeePay, ZaloPay, trả góp và thanh toán khi nhận hàng.\n\nCách nào dùng được cho đơn của bạn được hiện ở bước thanh toán.',
      en: 'Bank transfer, Visa and Mastercard, domestic ATM cards, VNPay QR, the wallets MoMo, ShopeePay and ZaloPay, instalments, and cash on delivery.\n\nThe checkout shows which of them fit your order.',
      ko: '계좌 이체, Visa·Mastercard, 국내 ATM 카드, VNPay QR, MoMo·ShopeePay·ZaloPay 지갑, 할부, 착불 결제를 이용하실 수 있습니다.\n\n주문에 사용할 수 있는 수단은 결제 단계에서 안내됩니다.',
    },
  },
  {
    id: 'thanh-toan-loi',
    question: {
      vi: 'Thanh toán bị lỗi nhưng tài khoản đã trừ tiền?',
      en: 'Payment failed, but the money has left my account?',
      ko: '결제에 실패했는데 돈이 빠져나갔어요.',
    },
    answer: {
      vi: `Đừng thanh toán lại ngay. Mỗi lần thanh toán có ${paymentDue.gatewayAttemptMinutes} phút; kết quả từ ngân hàng đôi khi đến chậm và đơn sẽ tự cập nhật.\n\nNếu sau một giờ đơn vẫn chưa được ghi nhận, hãy viết cho Trung tâm hỗ trợ, mục Thanh toán, kèm mã giao dịch. Khoản trừ hai lần được hoàn lại đầy đủ.`,
      en: `Please do not pay again at once. Each attempt has ${paymentDue.gatewayAttemptMinutes} minutes; a bank’s answer sometimes comes late, and the order then updates by itself.\n\nIf it is still not recorded after an hour, write to the customer center under Payment with the transaction number. Money taken twice is returned in full.`,
      ko: `바로 다시 결제하지 말아 주세요. 결제 시도는 ${paymentDue.gatewayAttemptMinutes}분 동안 유효하며, 은행 결과가 늦게 도착하면 주문이 자동으로 갱신됩니다.\n\n한 시간이 지나도 반영되지 않으면 고객센터의 결제 항목에 거래 번호를 남겨 주세요. 중복 결제된 금액은 전액 환불됩니다.`,
    },
  },
  {
    id: 'xuat-hoa-don-vat',
    question: {
      vi: 'Tôi cần hóa đơn VAT thì làm thế nào?',
      en: 'How do I get a VAT invoice?',
      ko: 'VAT 세금계산서는 어떻게 받나요?',
    },
    answer: {
      vi: 'Tích chọn xuất hóa đơn và điền thông tin công ty ngay ở bước thanh toán. Đặt xong rồi thì không yêu cầu thêm được.\n\nHóa đơn điện tử được gửi qua email và chỉ xuất trong tháng mua hàng.',
      en: 'Tick the invoice box and fill in the company at checkout. It cannot be asked for once the order is placed.\n\nThe e-invoice comes by mail and is issued within the month of the purchase only.',
      ko: '결제 단계에서 세금계산서 발행을 선택하고 회사 정보를 입력해 주세요. 주문 후에는 신청하실 수 없습니다.\n\n전자 세금계산서는 구매한 달 안에만 발행되며 이메일로 보내 드립니다.',
    },
  },
  {
    id: 'gia-da-gom-vat',
    question: {
      vi: 'Giá trên trang đã gồm thuế và phí giao chưa?',
      en: 'Do prices include tax and delivery?',
      ko: '표시 가격에 세금과 배송비가 포함되어 있나요?',
    },
    answer: {
      vi: 'Giá đã gồm VAT. Phí giao được tính theo địa chỉ và kích thước hàng, hiện rõ trước khi bạn thanh toán; không có khoản nào cộng thêm sau đó.',
      en: 'Prices include VAT. Delivery depends on the address and the size and is shown before you pay; nothing is added afterwards.',
      ko: '가격에는 부가세가 포함되어 있습니다. 배송비는 주소와 크기에 따라 계산되어 결제 전에 표시되며 이후 추가되는 금액은 없습니다.',
    },
  },
  {
    id: 'tra-gop',
    question: {
      vi: 'Điều kiện trả góp là gì?',
      en: 'What are the terms of instalments?',
      ko: '할부 조건은 어떻게 되나요?',
    },
    answer: {
      vi: 'Trả góp do ngân hàng phát hành thẻ của bạn duyệt, nên kỳ hạn và lãi suất theo từng ngân hàng. Trang thanh toán cho biết số tiền mỗi kỳ trước khi bạn đồng ý.\n\nKhi hoàn tiền, khoản trả góp được hủy hoặc giảm tương ứng.',
      en: 'Instalments are granted by the bank of your card, so the months and the interest are the bank’s. The checkout shows each payment before you agree.\n\nWhen money is refunded the plan is ended or lowered accordingly.',
      ko: '할부는 카드 발급 은행이 승인하므로 기간과 이자는 은행마다 다릅니다. 동의하시기 전에 회차별 금액이 표시됩니다.\n\n환불 시 할부도 취소되거나 그만큼 줄어듭니다.',
    },
  },
];
