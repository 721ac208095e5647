import type { MachineTexts } from '../machine/texts.ts';
import type { ReadingState } from './reading.ts';

/** What the states of an article or an essay are called, and what each means for staff. */
export const readingTexts: MachineTexts<ReadingState> = {
  states: {
    draft: {
      label: { vi: 'Bản nháp', en: 'Draft', ko: '작성 중' },
      next: {
        vi: 'Chỉ nhân viên thấy.',
        en: 'Only staff can see it.',
        ko: '직원에게만 보입니다.',
      },
    },
    published: {
      label: { vi: 'Đang hiển thị', en: 'Published', ko: '게시 중' },
      next: {
        vi: 'Mọi người đang đọc bản này.',
        en: 'This is what everybody reads.',
        ko: '모두가 이 글을 볼 수 있습니다.',
      },
    },
    changed: {
      label: { vi: 'Có bản sửa chưa đăng', en: 'Changes not published', ko: '수정본 미게시' },
      next: {
        vi: 'Người đọc vẫn thấy bản cũ cho đến khi bạn đăng lại.',
        en: 'Readers see it as it was until it is published again.',
        ko: '다시 게시할 때까지 독자에게는 이전 글이 보입니다.',
      },
    },
    'taken-back': {
      label: { vi: 'Đã gỡ xuống', en: 'Taken back', ko: '게시 중단' },
      next: {
        vi: 'Chỉ nhân viên thấy. Địa chỉ, ngày đăng và lượt đọc vẫn được giữ.',
        en: 'Only staff can see it. Its address, day and readers are kept.',
        ko: '직원에게만 보입니다. 주소와 게시일, 조회 수는 그대로 있습니다.',
      },
    },
  },
  deadlines: {},
};
