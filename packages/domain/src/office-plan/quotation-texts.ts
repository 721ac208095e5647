import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { QuotationPayloads, QuotationState } from './quotation.ts';

/** The words of a request for a quotation. */
export const quotationTexts: MachineTexts<QuotationState, 'quotation'> = {
  states: {
    requested: {
      label: { vi: 'Đã gửi yêu cầu', en: 'Requested', ko: '견적 요청' },
      next: {
        vi: 'Nhân viên xem mặt bằng và gửi báo giá trong hai ngày làm việc.',
        en: 'Our staff look at the plan and send a quotation within two business days.',
        ko: '담당자가 도면을 확인하고 영업일 기준 2일 안에 견적을 보내 드립니다.',
      },
    },
    quoted: {
      label: { vi: 'Đã báo giá', en: 'Quoted', ko: '견적 도착' },
      next: {
        vi: 'Bạn đồng ý hoặc từ chối báo giá.',
        en: 'You accept or decline the quotation.',
        ko: '견적을 수락하거나 거절할 수 있습니다.',
      },
    },
    accepted: {
      label: { vi: 'Đã đồng ý', en: 'Accepted', ko: '견적 수락' },
      next: {
        vi: 'Nhân viên hẹn ngày khởi công với bạn.',
        en: 'Our staff agree on the first day of works with you.',
        ko: '담당자가 착공일을 조율합니다.',
      },
    },
    scheduled: {
      label: { vi: 'Đã xếp lịch', en: 'Scheduled', ko: '일정 확정' },
      next: {
        vi: 'Thi công theo lịch đến ngày bàn giao.',
        en: 'Works go by the schedule until the handover.',
        ko: '일정에 따라 시공하고 인도합니다.',
      },
    },
    done: {
      label: { vi: 'Đã bàn giao', en: 'Handed over', ko: '인도 완료' },
      next: {
        vi: 'Văn phòng đã bàn giao.',
        en: 'The office is handed over.',
        ko: '사무실 인도가 끝났습니다.',
      },
    },
    declined: {
      label: { vi: 'Đã từ chối', en: 'Declined', ko: '거절됨' },
      next: {
        vi: 'Yêu cầu dừng ở đây; bạn có thể gửi yêu cầu khác.',
        en: 'The request ends here; you can send another one.',
        ko: '요청이 종료되었습니다. 새로 요청하실 수 있습니다.',
      },
    },
    withdrawn: {
      label: { vi: 'Đã rút lại', en: 'Withdrawn', ko: '요청 철회' },
      next: {
        vi: 'Bạn đã rút yêu cầu; có thể gửi lại bất cứ lúc nào.',
        en: 'You took the request back; send another one at any time.',
        ko: '요청을 철회했습니다. 언제든 다시 요청하실 수 있습니다.',
      },
    },
    expired: {
      label: { vi: 'Báo giá hết hạn', en: 'Expired', ko: '견적 만료' },
      next: {
        vi: 'Báo giá không còn hiệu lực; hãy gửi yêu cầu mới.',
        en: 'The quotation stands no longer; please ask for a new one.',
        ko: '견적 유효기간이 지났습니다. 새로 요청해 주세요.',
      },
    },
  },
  deadlines: {
    quotation: {
      vi: 'Báo giá hết hạn nếu không ai đồng ý.',
      en: 'The quotation ends unless somebody accepts it.',
      ko: '수락하지 않으면 견적이 만료됩니다.',
    },
  },
};

/** What can happen to a request for a quotation, as staff read it. */
export const quotationEventLabels: EventLabels<QuotationPayloads> = {
  quote: { vi: 'Gửi báo giá', en: 'Send a quotation', ko: '견적 발송' },
  accept: { vi: 'Đồng ý báo giá', en: 'Accept the quotation', ko: '견적 수락' },
  decline: { vi: 'Từ chối', en: 'Decline', ko: '거절' },
  withdraw: { vi: 'Rút yêu cầu', en: 'Withdraw the request', ko: '요청 철회' },
  schedule: { vi: 'Xếp ngày khởi công', en: 'Set the first day of works', ko: '착공일 지정' },
  finish: { vi: 'Bàn giao', en: 'Hand over', ko: '인도' },
  expire: { vi: 'Hết hạn', en: 'Expire', ko: '만료' },
};
