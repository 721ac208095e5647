import type { Text } from '../language/language.ts';
import { reasonTexts } from './reason-texts.ts';
import type { Reader } from './readers.ts';
import type { Reason } from './reasons.ts';

type Told = Readonly<Partial<Record<Reason, Text>>>;

/** Where the neutral sentence would speak to the wrong side, or of the reader as of somebody else. */
const told: Readonly<Record<Reader, Told>> = {
  buyer: {
    CANCEL_OPEN: {
      vi: 'Bạn đã yêu cầu hủy. Hãy chờ người bán trả lời, hoặc rút lại yêu cầu.',
      en: 'You have asked to cancel. Wait for the seller’s answer, or withdraw the request.',
      ko: '취소를 요청하셨습니다. 판매자의 답변을 기다리거나 요청을 철회해 주세요.',
    },
    CLAIM_ON_HOLD: {
      vi: 'Người bán đang tạm giữ yêu cầu của bạn. Hãy đọc lý do và trả lời người bán.',
      en: 'The seller has put your claim on hold. Read why and answer the seller.',
      ko: '판매자가 요청을 보류했습니다. 사유를 확인하고 판매자에게 답변해 주세요.',
    },
    MONEY_ON_ITS_WAY: {
      vi: 'Tiền đang được hoàn lại cho bạn.',
      en: 'The money is on its way back to you.',
      ko: '환불 금액을 보내 드리고 있습니다.',
    },
    TEXT_REQUIRED: {
      vi: 'Vui lòng ghi rõ lý do.',
      en: 'Please write why.',
      ko: '사유를 입력해 주세요.',
    },
    BUYER_MUST_AGREE: {
      vi: 'Bạn cần đồng ý với thay đổi này.',
      en: 'You have to agree to this change.',
      ko: '이 변경에 동의해 주세요.',
    },
  },
  seller: {
    CANCEL_OPEN: {
      vi: 'Người mua đang yêu cầu hủy. Hãy trả lời yêu cầu đó trước.',
      en: 'The buyer has asked to cancel. Answer that first.',
      ko: '구매자의 취소 요청이 있습니다. 먼저 처리해 주세요.',
    },
    CLAIM_ON_HOLD: {
      vi: 'Bạn đang tạm giữ yêu cầu này. Hãy bỏ tạm giữ trước.',
      en: 'You have put the claim on hold. Release it first.',
      ko: '보류 중인 요청입니다. 먼저 보류를 해제해 주세요.',
    },
  },
  staff: {},
};

/** Why something is refused, in words that fit who reads them. */
export function reasonText(reason: Reason, reader: Reader): Text {
  return told[reader][reason] ?? reasonTexts[reason];
}
