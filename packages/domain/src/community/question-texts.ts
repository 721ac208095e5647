import type { MachineTexts } from '../machine/texts.ts';
import type { QuestionState } from './question.ts';

/** A question's words. */
export const questionTexts: MachineTexts<QuestionState> = {
  states: {
    unanswered: {
      label: { vi: 'Chưa trả lời', en: 'Unanswered', ko: '답변 대기' },
      next: {
        vi: 'Người bán hoặc bộ phận hỗ trợ sẽ trả lời.',
        en: 'The seller or our staff will answer.',
        ko: '판매자 또는 고객센터가 답변합니다.',
      },
    },
    answered: {
      label: { vi: 'Đã trả lời', en: 'Answered', ko: '답변 완료' },
      next: {
        vi: 'Bạn có thể hỏi thêm.',
        en: 'You can ask more.',
        ko: '추가로 문의할 수 있습니다.',
      },
    },
  },
  deadlines: {},
};
