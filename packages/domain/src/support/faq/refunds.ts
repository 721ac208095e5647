import { limits } from '../../constants.ts';
import type { FaqQuestion } from './question.ts';

const { claim, refund, design } = limits;

export const refundQuestions: readonly FaqQuestion[] = [
  {
    id: 'huy-don',
    question: {
      vi: 'Làm sao để hủy đơn?',
      en: 'How do I cancel an order?',
      ko: '주문을 취소하려면 어떻게 하나요?',
    },
    answer: {
      vi: `Đơn chưa thanh toán: bấm Hủy, có hiệu lực ngay. Đơn đã thanh toán nhưng chưa gửi: gửi yêu cầu hủy kèm lý do, người bán trả lời trong ${claim.respondBusinessDays} ngày làm việc.\n\nHàng đã gửi thì không hủy được nữa; bạn có thể yêu cầu trả hàng khi nhận.`,
      en: `Unpaid: press Cancel, it takes effect at once. Paid but not sent: ask to cancel with a reason, and the seller answers within ${claim.respondBusinessDays} working days.\n\nWhat has been sent cannot be cancelled any more; ask for a return once it is there.`,
      ko: `미결제 주문은 취소를 누르면 바로 처리됩니다. 결제 후 발송 전이라면 사유와 함께 취소를 신청해 주세요. 판매자가 ${claim.respondBusinessDays}영업일 이내에 답변합니다.\n\n발송된 상품은 취소할 수 없으며, 받으신 뒤 반품을 신청하실 수 있습니다.`,
    },
  },
  {
    id: 'tra-hang',
    question: {
      vi: 'Tôi muốn trả hàng hoặc đổi món khác thì làm gì?',
      en: 'How do I return or exchange something?',
      ko: '반품이나 교환은 어떻게 하나요?',
    },
    answer: {
      vi: `Mở món hàng trong Đơn hàng, chọn Trả hàng hoặc Đổi hàng, nêu lý do và gửi ảnh nếu hàng lỗi. Người bán trả lời trong ${claim.respondBusinessDays} ngày làm việc, rồi cho lấy hàng về.\n\nSau khi nhận lại hàng, người bán phải xử lý xong trong ${claim.processBusinessDays} ngày làm việc.`,
      en: `Open the piece in Orders, choose Return or Exchange, give the reason and add photos if something is wrong. The seller answers within ${claim.respondBusinessDays} working days and has it collected.\n\nOnce it is back, the seller must finish within ${claim.processBusinessDays} working days.`,
      ko: `주문 내역에서 상품을 열고 반품 또는 교환을 선택해 사유를 적어 주세요. 불량이라면 사진도 함께 보내 주세요. 판매자가 ${claim.respondBusinessDays}영업일 이내에 답변하고 수거합니다.\n\n수거 후에는 ${claim.processBusinessDays}영업일 이내에 처리가 완료됩니다.`,
    },
  },
  {
    id: 'bao-lau-hoan-tien',
    question: {
      vi: 'Bao lâu thì tiền về tài khoản của tôi?',
      en: 'When does the money come back?',
      ko: '환불금은 언제 들어오나요?',
    },
    answer: {
      vi: `Trong ${refund.payoutBusinessDays} ngày làm việc sau khi yêu cầu được chấp nhận, theo đúng cách bạn đã thanh toán. Thẻ quốc tế có thể thêm vài ngày do ngân hàng phát hành.\n\nĐiểm và mã giảm giá đã dùng được trả lại theo phần hàng được hoàn.`,
      en: `Within ${refund.payoutBusinessDays} working days of the request being accepted, the way you paid. International cards may take some days more at the issuing bank.\n\nPoints and coupons you used come back for the part that is refunded.`,
      ko: `승인 후 ${refund.payoutBusinessDays}영업일 이내에 결제하신 수단으로 환불됩니다. 해외 카드는 카드사 사정으로 며칠 더 걸릴 수 있습니다.\n\n사용하신 포인트와 쿠폰은 환불되는 상품만큼 돌려드립니다.`,
    },
  },
  {
    id: 'yeu-cau-bi-tu-choi',
    question: {
      vi: 'Người bán từ chối yêu cầu của tôi, tôi làm gì tiếp?',
      en: 'The seller refused my request. What now?',
      ko: '판매자가 신청을 거절했어요. 어떻게 하나요?',
    },
    answer: {
      vi: `Lý do từ chối nằm trong đơn hàng. Nếu bạn không đồng ý, hãy bổ sung ảnh hoặc thông tin và yêu cầu lại, tối đa ${claim.maxReturnClaims} lần cho mỗi món, hoặc viết cho Trung tâm hỗ trợ để Hiên xem xét.`,
      en: `The reason stands in the order. If you disagree, add photos or facts and ask again, up to ${claim.maxReturnClaims} times for each piece, or write to the customer center and we will look at it.`,
      ko: `거절 사유는 주문 내역에서 확인하실 수 있습니다. 동의하지 않으시면 사진이나 내용을 보완해 상품마다 최대 ${claim.maxReturnClaims}회까지 다시 신청하시거나, 고객센터에 글을 남겨 주시면 저희가 검토하겠습니다.`,
    },
  },
  {
    id: 'hoan-tien-ban-thiet-ke',
    question: {
      vi: 'Bản thiết kế đã mua có được hoàn tiền không?',
      en: 'Can a design I bought be refunded?',
      ko: '구매한 디자인도 환불되나요?',
    },
    answer: {
      vi: `Chỉ khi bạn chưa tải lần nào. Sau lần tải đầu tiên, bản thiết kế không được hoàn tiền.\n\nMỗi bản thiết kế được tải ${design.allowedTimes} lần trong ${design.validDays} ngày kể từ khi thanh toán, nên hãy kiểm tra kỹ phần xem trước khi tải.`,
      en: `Only while you have not downloaded it. After the first download there is no refund.\n\nEach design can be downloaded ${design.allowedTimes} times within ${design.validDays} days of payment, so look at the preview carefully first.`,
      ko: `한 번도 내려받지 않으신 경우에만 가능합니다. 첫 다운로드 이후에는 환불되지 않습니다.\n\n디자인은 결제 후 ${design.validDays}일 동안 ${design.allowedTimes}회 내려받으실 수 있으니 미리보기를 충분히 확인해 주세요.`,
    },
  },
];
