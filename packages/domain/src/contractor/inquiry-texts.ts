import type { Text } from '../language/language.ts';
import type { InquiryBegins, InquiryRefusal, InquirySide, InquiryState } from './inquiry.ts';

export const inquiryTexts: Readonly<Record<InquiryState, Text>> = {
  new: { vi: 'Chờ trả lời', en: 'Waiting', ko: '답변 대기' },
  answered: { vi: 'Đã trả lời', en: 'Answered', ko: '답변 완료' },
  refused: { vi: 'Không nhận', en: 'Declined', ko: '거절' },
  closed: { vi: 'Đã khép lại', en: 'Closed', ko: '종료' },
};

/** As the company chooses it, and as the member reads it. */
export const inquiryRefusalTexts: Readonly<
  Record<InquiryRefusal, { readonly label: Text; readonly told: Text }>
> = {
  'too-far': {
    label: { vi: 'Ở quá xa', en: 'Too far away', ko: '너무 먼 지역' },
    told: {
      vi: 'Công trình nằm ngoài khu vực mà đội thi công đi lại được.',
      en: 'Your place is farther away than its teams travel.',
      ko: '현장이 시공팀이 오갈 수 있는 거리보다 멉니다.',
    },
  },
  'fully-booked': {
    label: { vi: 'Đã kín lịch', en: 'Fully booked', ko: '일정이 모두 찼음' },
    told: {
      vi: 'Lịch thi công đã kín vào thời điểm bạn cần.',
      en: 'It has no team free when you would like to begin.',
      ko: '원하시는 시기에 시공 일정이 모두 찼습니다.',
    },
  },
  'not-our-work': {
    label: {
      vi: 'Không phải việc công ty nhận',
      en: 'Not our kind of work',
      ko: '취급하지 않는 공사',
    },
    told: {
      vi: 'Đây không phải loại việc mà công ty chuyên làm.',
      en: 'This is not the kind of work it does.',
      ko: '이 업체가 전문으로 하는 공사가 아닙니다.',
    },
  },
  'budget-too-small': {
    label: { vi: 'Ngân sách chưa đủ', en: 'Budget too small', ko: '예산 부족' },
    told: {
      vi: 'Với ngân sách này, công ty chưa làm trọn được việc bạn cần.',
      en: 'Within this budget it could not do the whole job well.',
      ko: '말씀하신 예산으로는 공사를 제대로 마치기 어렵다고 합니다.',
    },
  },
  other: {
    label: { vi: 'Lý do khác', en: 'Another reason', ko: '기타 사유' },
    told: {
      vi: 'Công ty không nhận được việc này, vì lý do trong lời nhắn.',
      en: 'It cannot take this job, for the reason it gives in its own words.',
      ko: '이번 공사를 맡기 어려우며, 사유는 업체가 직접 남겼습니다.',
    },
  },
};

export const inquiryBeginsLabels: Readonly<Record<InquiryBegins, Text>> = {
  month: { vi: 'Trong một tháng tới', en: 'Within a month', ko: '한 달 이내' },
  quarter: { vi: 'Sau 1–3 tháng', en: 'In 1 to 3 months', ko: '1~3개월 후' },
  'half-year': { vi: 'Sau 3–6 tháng', en: 'In 3 to 6 months', ko: '3~6개월 후' },
  later: { vi: 'Sau hơn 6 tháng', en: 'Later than 6 months', ko: '6개월 이후' },
  unsure: { vi: 'Chưa chắc', en: 'Not sure yet', ko: '아직 미정' },
};

/** Why nothing can be done any more, by where it stands and who asks. */
export const inquiryStuckTexts: Readonly<
  Record<InquirySide, Readonly<Record<InquiryState, Text>>>
> = {
  sender: {
    new: {
      vi: 'Yêu cầu đang chờ nhà thầu trả lời.',
      en: 'Your inquiry is waiting for the contractor.',
      ko: '업체의 답변을 기다리고 있습니다.',
    },
    answered: {
      vi: 'Nhà thầu đã trả lời yêu cầu này.',
      en: 'The contractor has answered this inquiry.',
      ko: '업체가 이미 답변했습니다.',
    },
    refused: {
      vi: 'Nhà thầu không nhận việc này. Bạn có thể hỏi nhà thầu khác.',
      en: 'The contractor does not take this job. You can ask others.',
      ko: '업체가 이 공사를 맡지 않습니다. 다른 업체에 문의해 주세요.',
    },
    closed: {
      vi: 'Cuộc trao đổi này đã khép lại. Cần hỏi tiếp, bạn gửi một yêu cầu mới.',
      en: 'This conversation is closed. To ask more, send a new inquiry.',
      ko: '종료된 대화입니다. 더 문의하시려면 새로 문의해 주세요.',
    },
  },
  contractor: {
    new: {
      vi: 'Hãy trả lời hoặc từ chối trước khi khép lại.',
      en: 'Answer or decline before you close it.',
      ko: '종료하기 전에 답변하거나 거절해 주세요.',
    },
    answered: {
      vi: 'Công ty đã trả lời yêu cầu này.',
      en: 'Your company has answered this inquiry.',
      ko: '이미 답변한 문의입니다.',
    },
    refused: {
      vi: 'Công ty đã từ chối yêu cầu này.',
      en: 'Your company has declined this inquiry.',
      ko: '이미 거절한 문의입니다.',
    },
    closed: {
      vi: 'Cuộc trao đổi này đã khép lại.',
      en: 'This conversation is closed.',
      ko: '종료된 대화입니다.',
    },
  },
};
