import type { Text } from '../../../language/language.ts';
import type { Reader } from '../../../machine/readers.ts';
import type { MachineTexts, StateText } from '../../../machine/texts.ts';
import { itemCodeLabels } from './item-labels.ts';
import { nextForSeller } from './item-next-seller.ts';
import { nextForStaff, type Shared } from './item-next-staff.ts';
import { type ItemStage, type ItemState, itemStateInfo } from '../item-state.ts';
import type { Item } from '../item.ts';

/** The stages as sellers and staff read them; four have no code (D3). */
export const itemStageLabels: Readonly<Record<ItemStage, Text>> = {
  awaiting_payment: { vi: 'Chờ thanh toán', en: 'Waiting for payment', ko: '결제 대기' },
  new_order: { vi: 'Đơn mới', en: 'New order', ko: '신규 주문' },
  preparing: { vi: 'Đang chuẩn bị hàng', en: 'Preparing', ko: '배송 준비' },
  delivering: { vi: 'Đang giao hàng', en: 'Delivering', ko: '배송 중' },
  delivered: { vi: 'Đã giao hàng', en: 'Delivered', ko: '배송 완료' },
  confirmed: { vi: 'Đã xác nhận mua hàng', en: 'Confirmed', ko: '구매 확정' },
};

/** As the buyer reads them: an order is new to its seller alone. */
export const itemStageLabelsForBuyer: Readonly<Record<ItemStage, Text>> = {
  ...itemStageLabels,
  new_order: {
    vi: 'Chờ người bán nhận đơn',
    en: 'Waiting for the seller',
    ko: '판매자 확인 대기',
  },
};

/** The code's name, or the stage's where there is no code. */
export function itemLabel(item: Pick<Item, 'state'>, reader: Reader): Text {
  const { code, stage } = itemStateInfo(item.state);
  const stages = reader === 'buyer' ? itemStageLabelsForBuyer : itemStageLabels;
  return code === null ? stages[stage ?? 'new_order'] : itemCodeLabels[code];
}

/** As the buyer reads it. */
const nextForBuyer = {
  pay: {
    vi: 'Bạn thanh toán đơn hàng.',
    en: 'You pay for the order.',
    ko: '주문을 결제해 주세요.',
  },
  accept: {
    vi: 'Người bán xác nhận đơn và chuẩn bị hàng.',
    en: 'The seller accepts the order and prepares it.',
    ko: '판매자가 주문을 확인하고 상품을 준비합니다.',
  },
  dispatch: {
    vi: 'Người bán chuẩn bị hàng và gửi đi.',
    en: 'The seller prepares the goods and sends them.',
    ko: '판매자가 상품을 준비해 발송합니다.',
  },
  dispatchLate: {
    vi: 'Người bán gửi hàng chậm hơn dự kiến. Bạn có thể chờ hoặc yêu cầu hủy.',
    en: 'The seller is late in sending. You can wait or ask to cancel.',
    ko: '발송이 지연되고 있습니다. 기다리시거나 취소를 요청할 수 있습니다.',
  },
  transport: {
    vi: 'Đơn vị vận chuyển giao hàng đến bạn.',
    en: 'The carrier brings the goods to you.',
    ko: '택배사가 상품을 배송합니다.',
  },
  transportLate: {
    vi: 'Hàng đến chậm hơn dự kiến. Bạn có thể chờ, hoặc yêu cầu hoàn tiền hay đổi hàng.',
    en: 'The goods are late. You can wait, or ask for a refund or an exchange.',
    ko: '배송이 지연되고 있습니다. 기다리시거나 환불·교환을 요청할 수 있습니다.',
  },
  confirm: {
    vi: 'Bạn kiểm tra hàng và xác nhận mua, hoặc yêu cầu hoàn tiền hay đổi hàng.',
    en: 'You look at the goods and confirm, or ask for a refund or an exchange.',
    ko: '상품을 확인한 뒤 구매를 확정하거나 환불·교환을 요청해 주세요.',
  },
  done: {
    vi: 'Đơn đã hoàn tất. Bạn có thể viết đánh giá.',
    en: 'All is done. You can write a review.',
    ko: '구매가 확정되었습니다. 리뷰를 남겨 보세요.',
  },
  cancelAnswer: {
    vi: 'Người bán trả lời yêu cầu hủy của bạn.',
    en: 'The seller answers your request to cancel.',
    ko: '판매자가 취소 요청을 확인합니다.',
  },
  cancelAnswerLate: {
    vi: 'Người bán trả lời quá hạn. Bộ phận hỗ trợ đã được báo.',
    en: 'The seller is late with the answer. Our staff have been told.',
    ko: '판매자 답변이 늦어져 고객센터에 전달되었습니다.',
  },
  cancelRefused: {
    vi: 'Người bán không đồng ý hủy và sẽ gửi hàng.',
    en: 'The seller did not agree to cancel and sends the goods.',
    ko: '판매자가 취소를 거부하여 상품을 발송합니다.',
  },
  payout: {
    vi: 'Chúng tôi chuyển tiền về nơi bạn đã thanh toán.',
    en: 'We send the money back to where you paid from.',
    ko: '결제하신 수단으로 환불해 드립니다.',
  },
  cancelled: {
    vi: 'Đơn đã hủy xong.',
    en: 'The order is cancelled.',
    ko: '취소가 완료되었습니다.',
  },
  refunded: {
    vi: 'Tiền đã được hoàn lại.',
    en: 'The money has been returned.',
    ko: '환불이 완료되었습니다.',
  },
  refundAnswer: {
    vi: 'Người bán trả lời yêu cầu hoàn tiền của bạn.',
    en: 'The seller answers your request for a refund.',
    ko: '판매자가 환불 요청을 확인합니다.',
  },
  exchangeAnswer: {
    vi: 'Người bán trả lời yêu cầu đổi hàng của bạn.',
    en: 'The seller answers your request for an exchange.',
    ko: '판매자가 교환 요청을 확인합니다.',
  },
  claimLate: {
    vi: 'Người bán xử lý quá hạn. Bộ phận hỗ trợ đã được báo.',
    en: 'The seller is late. Our staff have been told.',
    ko: '처리가 늦어져 고객센터에 전달되었습니다.',
  },
  sendBack: {
    vi: 'Yêu cầu đã được chấp nhận. Bạn gửi hàng lại hoặc chờ người đến lấy.',
    en: 'Your request is approved. Send the goods back or wait for the pickup.',
    ko: '환불이 승인되었습니다. 상품을 보내시거나 수거를 기다려 주세요.',
  },
  comingBack: {
    vi: 'Hàng đang được chuyển về người bán.',
    en: 'The goods are on their way back to the seller.',
    ko: '상품이 판매자에게 돌아가는 중입니다.',
  },
  inspectRefund: {
    vi: 'Người bán kiểm tra hàng và xác nhận số tiền hoàn.',
    en: 'The seller inspects the goods and fixes the refund.',
    ko: '판매자가 상품을 검수하고 환불 금액을 확정합니다.',
  },
  inspectExchange: {
    vi: 'Người bán kiểm tra hàng và chuẩn bị hàng thay thế.',
    en: 'The seller inspects the goods and prepares a replacement.',
    ko: '판매자가 상품을 검수하고 교환 상품을 준비합니다.',
  },
  redeliver: {
    vi: 'Người bán gửi hàng thay thế cho bạn.',
    en: 'The seller sends the replacement to you.',
    ko: '판매자가 교환 상품을 발송합니다.',
  },
  redelivering: {
    vi: 'Hàng thay thế đang trên đường đến bạn.',
    en: 'The replacement is on its way to you.',
    ko: '교환 상품이 배송 중입니다.',
  },
  hold: {
    vi: 'Người bán tạm giữ yêu cầu và cho biết lý do. Bạn xem tin nhắn để biết cần làm gì.',
    en: 'The seller has put this on hold and says why. Read the message to see what is needed.',
    ko: '판매자가 요청을 보류했습니다. 사유를 확인해 주세요.',
  },
  rejectedMoving: {
    vi: 'Yêu cầu bị từ chối. Hàng đang được gửi đến bạn.',
    en: 'The request was rejected. The goods are on their way to you.',
    ko: '요청이 거부되었습니다. 상품이 배송 중입니다.',
  },
  rejectedHere: {
    vi: 'Yêu cầu bị từ chối. Bạn xác nhận mua, hoặc gửi yêu cầu mới nếu còn lượt.',
    en: 'The request was rejected. Confirm the purchase, or ask again if you still can.',
    ko: '요청이 거부되었습니다. 구매를 확정하거나, 요청 횟수가 남아 있으면 다시 요청해 주세요.',
  },
} as const satisfies Record<string, Text>;

export type NextSentence = keyof typeof nextForBuyer;

/** Of the seller staff read what the buyer reads, of the buyer what the seller does. */
const staffRead: Readonly<Record<Shared, 'buyer' | 'seller'>> = {
  accept: 'buyer',
  dispatch: 'buyer',
  cancelRefused: 'buyer',
  cancelled: 'buyer',
  comingBack: 'buyer',
  inspectRefund: 'buyer',
  inspectExchange: 'buyer',
  transport: 'seller',
  confirm: 'seller',
  refunded: 'seller',
  redelivering: 'seller',
};

const nextForSide = { buyer: nextForBuyer, seller: nextForSeller };

const isShared = (sentence: NextSentence): sentence is Shared => sentence in staffRead;

function nextFor(reader: Reader, sentence: NextSentence): Text {
  if (reader !== 'staff') return nextForSide[reader][sentence];
  return isShared(sentence) ? nextForSide[staffRead[sentence]][sentence] : nextForStaff[sentence];
}

const next: Readonly<Record<ItemState, NextSentence>> = {
  awaiting_payment: 'pay',
  new_order: 'accept',
  preparing: 'dispatch',
  dispatch_delayed: 'dispatchLate',
  delivering: 'transport',
  transit_delayed: 'transportLate',
  delivered: 'confirm',
  confirmed: 'done',
  cancel_requested: 'cancelAnswer',
  cancel_late: 'cancelAnswerLate',
  cancel_rejected: 'cancelRefused',
  cancel_confirmed: 'payout',
  cancel_completed: 'cancelled',
  refund_requested: 'refundAnswer',
  refund_waiting: 'sendBack',
  refund_collecting: 'comingBack',
  refund_received: 'inspectRefund',
  refund_confirmed: 'payout',
  refund_completed: 'refunded',
  refund_rejected_in_transit: 'rejectedMoving',
  refund_rejected_with_buyer: 'rejectedHere',
  refund_held_requested: 'hold',
  refund_held_waiting: 'hold',
  refund_held_collecting: 'hold',
  refund_held_received: 'hold',
  refund_released_requested: 'refundAnswer',
  refund_released_waiting: 'sendBack',
  refund_released_collecting: 'comingBack',
  refund_released_received: 'inspectRefund',
  refund_late_requested: 'claimLate',
  refund_late_received: 'claimLate',
  exchange_requested: 'exchangeAnswer',
  exchange_collecting: 'comingBack',
  exchange_received: 'inspectExchange',
  exchange_confirmed: 'redeliver',
  exchange_redelivering: 'redelivering',
  exchange_completed: 'confirm',
  exchange_rejected_in_transit: 'rejectedMoving',
  exchange_rejected_with_buyer: 'rejectedHere',
  exchange_held_requested: 'hold',
  exchange_held_collecting: 'hold',
  exchange_held_received: 'hold',
  exchange_held_confirmed: 'hold',
  exchange_released_requested: 'exchangeAnswer',
  exchange_released_collecting: 'comingBack',
  exchange_released_received: 'inspectExchange',
  exchange_released_confirmed: 'redeliver',
  exchange_late_requested: 'claimLate',
  exchange_late_received: 'claimLate',
  exchange_late_confirmed: 'claimLate',
};

/** What happens next to an item, in words for who reads them. */
export function itemNextText(state: ItemState, reader: Reader): Text {
  return nextFor(reader, next[state]);
}

export type ItemDeadline =
  | 'payment-due'
  | 'dispatch-due'
  | 'dispatch-promised'
  | 'delivery-due'
  | 'confirm-due'
  | 'respond-due'
  | 'process-due'
  | 'hold-escalation'
  | 'payout-due';

/** What happens when a deadline of an item passes, as the buyer reads it. */
const deadlinesForBuyer: Readonly<Record<ItemDeadline, Text>> = {
  'payment-due': {
    vi: 'Sau thời hạn này đơn tự hủy.',
    en: 'After that the order is cancelled by itself.',
    ko: '기한이 지나면 주문이 자동으로 취소됩니다.',
  },
  'dispatch-due': {
    vi: 'Sau thời hạn này đơn được ghi nhận là giao chậm và người bán bị tính điểm phạt.',
    en: 'After that the order counts as late and the seller gets a penalty point.',
    ko: '기한이 지나면 발송 지연으로 처리되고 판매자에게 벌점이 부과됩니다.',
  },
  'dispatch-promised': {
    vi: 'Đây là ngày gửi hàng mới người bán đã hứa.',
    en: 'This is the new date the seller has promised.',
    ko: '판매자가 약속한 새 발송일입니다.',
  },
  'delivery-due': {
    vi: 'Sau thời hạn này đơn được ghi nhận là giao chậm và bạn không bị tự động xác nhận mua.',
    en: 'After that the delivery counts as late, and nothing is confirmed by itself.',
    ko: '기한이 지나면 배송 지연으로 처리되며 자동 구매 확정이 멈춥니다.',
  },
  'confirm-due': {
    vi: 'Sau thời hạn này đơn được tự động xác nhận mua.',
    en: 'After that the purchase is confirmed by itself.',
    ko: '기한이 지나면 자동으로 구매 확정됩니다.',
  },
  'respond-due': {
    vi: 'Sau thời hạn này yêu cầu được đánh dấu quá hạn và chuyển cho bộ phận hỗ trợ.',
    en: 'After that the request is marked as late and our staff take a look.',
    ko: '기한이 지나면 지연으로 표시되고 고객센터가 확인합니다.',
  },
  'process-due': {
    vi: 'Sau thời hạn này yêu cầu được đánh dấu quá hạn và người bán bị tính điểm phạt.',
    en: 'After that the claim is marked as late and the seller gets a penalty point.',
    ko: '기한이 지나면 지연으로 표시되고 판매자에게 벌점이 부과됩니다.',
  },
  'hold-escalation': {
    vi: 'Sau thời hạn này bộ phận hỗ trợ xem xét trường hợp này.',
    en: 'After that our staff look at the case.',
    ko: '기한이 지나면 고객센터가 직접 확인합니다.',
  },
  'payout-due': {
    vi: 'Nếu tiền chưa về sau thời hạn này, bộ phận tài chính sẽ xử lý.',
    en: 'If the money has not arrived by then, our finance team takes over.',
    ko: '기한까지 입금되지 않으면 재무팀이 처리합니다.',
  },
};

const deadlinesFor: Readonly<Record<Reader, Readonly<Record<ItemDeadline, Text>>>> = {
  buyer: deadlinesForBuyer,
  seller: {
    ...deadlinesForBuyer,
    'dispatch-due': {
      vi: 'Sau thời hạn này đơn được ghi nhận là giao chậm và bạn bị tính điểm phạt.',
      en: 'After that the order counts as late and you get a penalty point.',
      ko: '기한이 지나면 발송 지연으로 처리되고 벌점이 부과됩니다.',
    },
    'dispatch-promised': {
      vi: 'Đây là ngày gửi hàng mới bạn đã hứa.',
      en: 'This is the new date you have promised.',
      ko: '약속하신 새 발송일입니다.',
    },
    'delivery-due': {
      vi: 'Sau thời hạn này đơn được ghi nhận là giao chậm và không tự động xác nhận mua.',
      en: 'After that the delivery counts as late, and nothing is confirmed by itself.',
      ko: '기한이 지나면 배송 지연으로 처리되며 자동 구매 확정이 멈춥니다.',
    },
    'process-due': {
      vi: 'Sau thời hạn này yêu cầu được đánh dấu quá hạn và bạn bị tính điểm phạt.',
      en: 'After that the claim is marked as late and you get a penalty point.',
      ko: '기한이 지나면 지연으로 표시되고 벌점이 부과됩니다.',
    },
  },
  staff: {
    ...deadlinesForBuyer,
    'delivery-due': {
      vi: 'Sau thời hạn này đơn được ghi nhận là giao chậm và không tự động xác nhận mua.',
      en: 'After that the delivery counts as late, and nothing is confirmed by itself.',
      ko: '기한이 지나면 배송 지연으로 처리되며 자동 구매 확정이 멈춥니다.',
    },
  },
};

export function itemDeadlineTexts(reader: Reader): Readonly<Record<ItemDeadline, Text>> {
  return deadlinesFor[reader];
}

/** The item's words for one reader, in the shape all machines have. */
export function itemTexts(reader: Reader): MachineTexts<ItemState, ItemDeadline> {
  const states = Object.fromEntries(
    (Object.keys(next) as ItemState[]).map((state) => [
      state,
      {
        label: itemLabel({ state }, reader),
        next: itemNextText(state, reader),
      } satisfies StateText,
    ]),
  ) as Record<ItemState, StateText>;
  return { states, deadlines: itemDeadlineTexts(reader) };
}
