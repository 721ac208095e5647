import { limits } from '../../constants.ts';
import type { FaqQuestion } from './question.ts';

const { dispatch, delivery, confirm, bulk, paymentDue } = limits;
const madeDays = `${dispatch.prepBusinessDays}–${dispatch.madeToOrderMaxBusinessDays}`;

export const orderQuestions: readonly FaqQuestion[] = [
  {
    id: 'khi-nao-nhan-hang',
    question: {
      vi: 'Đặt hàng xong bao lâu thì tôi nhận được?',
      en: 'How long until my order arrives?',
      ko: '주문하면 언제 받을 수 있나요?',
    },
    answer: {
      vi: `Người bán có ${dispatch.prepBusinessDays} ngày làm việc để chuẩn bị sau khi bạn thanh toán, và hàng đến trong ${delivery.withinDays} ngày kể từ ngày đặt.\n\nHàng đặt làm cần ${madeDays} ngày làm việc để chuẩn bị. Số ngày riêng của từng món được ghi ngay trên trang sản phẩm.`,
      en: `The seller has ${dispatch.prepBusinessDays} working days to prepare it once you have paid, and it arrives within ${delivery.withinDays} days of the order.\n\nMade-to-order pieces take ${madeDays} working days to prepare. Where a piece has days of its own, its page says so.`,
      ko: `결제 후 판매자가 ${dispatch.prepBusinessDays}영업일 안에 준비하고, 주문일로부터 ${delivery.withinDays}일 이내에 도착합니다.\n\n주문 제작 상품은 준비에 ${madeDays}영업일이 걸립니다. 상품마다 정해진 기간이 있으면 상품 페이지에 표시됩니다.`,
    },
  },
  {
    id: 'theo-doi-don-hang',
    question: {
      vi: 'Tôi xem đơn hàng đang ở đâu bằng cách nào?',
      en: 'How do I see where my order is?',
      ko: '배송 상태는 어디서 확인하나요?',
    },
    answer: {
      vi: 'Vào Trang của tôi, chọn Đơn hàng. Mỗi món có trạng thái, bước tiếp theo, hạn và mã vận đơn của bên giao.\n\nMột đơn có hàng của nhiều người bán được giao thành nhiều kiện, mỗi kiện đi theo lịch riêng.',
      en: 'Open My page, then Orders. Each piece shows its status, what happens next, by when, and the carrier’s tracking number.\n\nAn order with pieces of several sellers comes in several parcels, each on its own schedule.',
      ko: '마이페이지의 주문 내역에서 상품별 상태와 다음 단계, 기한, 운송장 번호를 확인하실 수 있습니다.\n\n판매자가 여럿인 주문은 여러 상자로 나뉘어 각각 배송됩니다.',
    },
  },
  {
    id: 'doi-dia-chi-giao',
    question: {
      vi: 'Đặt rồi có đổi địa chỉ giao được không?',
      en: 'Can I change the delivery address after ordering?',
      ko: '주문 후 배송지를 바꿀 수 있나요?',
    },
    answer: {
      vi: 'Được, khi hàng chưa rời kho. Hãy viết cho Trung tâm hỗ trợ, mục Giao hàng, kèm mã đơn và địa chỉ mới; chúng tôi báo người bán ngay.\n\nHàng đã lên đường thì không đổi được nơi nhận. Bạn có thể nhận hàng rồi yêu cầu trả nếu không dùng đến.',
      en: 'Yes, while it has not left. Write to the customer center under Delivery with the order number and the new address; we tell the seller at once.\n\nOnce it is on its way the address stays. You may take it and ask for a return if it is of no use to you.',
      ko: '발송 전이라면 가능합니다. 고객센터의 배송 항목에 주문 번호와 새 주소를 남겨 주시면 판매자에게 바로 전달합니다.\n\n이미 발송된 상품은 배송지를 바꿀 수 없으며, 받으신 뒤 반품을 신청하실 수 있습니다.',
    },
  },
  {
    id: 'xac-nhan-da-nhan',
    question: {
      vi: 'Xác nhận mua hàng là gì, tôi quên bấm thì sao?',
      en: 'What is confirming a purchase, and what if I forget?',
      ko: '구매 확정이 무엇이고, 잊으면 어떻게 되나요?',
    },
    answer: {
      vi: `Xác nhận nghĩa là bạn hài lòng với món hàng; từ lúc đó không yêu cầu đổi trả được nữa. Nếu bạn không bấm, đơn tự xác nhận sau ${confirm.autoDays} ngày kể từ khi bắt đầu giao.\n\nCần thêm thời gian? Bấm Gia hạn trong đơn hàng để có thêm ${confirm.extensionDays} ngày, một lần cho mỗi món. Chúng tôi nhắc bạn trước khi đến hạn.`,
      en: `Confirming says that you are happy with the piece; from then on it cannot be returned. If you do not, it is confirmed by itself ${confirm.autoDays} days after delivery starts.\n\nNeed more time? Press Extend in the order for ${confirm.extensionDays} more days, once for each piece. We remind you before the time is up.`,
      ko: `구매 확정은 상품에 만족하신다는 뜻이며 이후에는 교환·반품이 되지 않습니다. 누르지 않으시면 배송 시작 ${confirm.autoDays}일 뒤 자동으로 확정됩니다.\n\n시간이 더 필요하시면 주문 내역에서 연장을 눌러 상품마다 한 번, ${confirm.extensionDays}일을 더 받으실 수 있습니다. 기한 전에 알려 드립니다.`,
    },
  },
  {
    id: 'dat-so-luong-lon',
    question: {
      vi: 'Tôi cần mua số lượng lớn cho dự án, đặt thế nào?',
      en: 'I need a large quantity for a project. How do I order?',
      ko: '프로젝트용으로 대량 구매하려면 어떻게 하나요?',
    },
    answer: {
      vi: `Từ ${bulk.minQuantity} chiếc của cùng một sản phẩm, nút mua chuyển thành yêu cầu báo giá. Bạn để lại số lượng và thời điểm cần hàng, người bán trả lời bằng giá và lịch giao.`,
      en: `From ${bulk.minQuantity} pieces of one product the buy button becomes a request for a quote. Leave the quantity and when you need it; the seller answers with a price and a schedule.`,
      ko: `같은 상품을 ${bulk.minQuantity}개 이상 구매하시면 구매 버튼이 견적 문의로 바뀝니다. 수량과 필요한 시기를 남겨 주시면 판매자가 가격과 일정을 답변합니다.`,
    },
  },
  {
    id: 'don-chua-thanh-toan',
    question: {
      vi: 'Đơn chưa thanh toán được giữ bao lâu?',
      en: 'How long is an unpaid order kept?',
      ko: '미결제 주문은 얼마나 유지되나요?',
    },
    answer: {
      vi: `${paymentDue.orderDays} ngày. Trong thời gian đó bạn mở lại đơn và thanh toán bằng cách khác cũng được. Quá hạn, đơn tự hủy và hàng về lại kho.`,
      en: `For ${paymentDue.orderDays} days. Until then you can open the order again and pay another way. After that it is cancelled and the stock is freed.`,
      ko: `${paymentDue.orderDays}일입니다. 그동안 주문을 다시 열어 다른 결제 수단으로 결제하실 수 있고, 기한이 지나면 자동 취소되어 재고가 풀립니다.`,
    },
  },
];
