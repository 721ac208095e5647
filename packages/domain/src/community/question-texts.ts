import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { QuestionPayloads, QuestionState } from './question.ts';

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

/** What can happen to a question, as staff read it. */
export const questionEventLabels: EventLabels<QuestionPayloads> = {
  answer: { vi: 'Trả lời câu hỏi', en: 'Answer the question', ko: '답변하기' },
  ask_again: { vi: 'Hỏi thêm', en: 'Ask again', ko: '추가 문의' },
};
