import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { TermsPayloads, TermsState } from './terms.ts';

/** The terms' words. */
export const termsTexts: MachineTexts<TermsState, 'notice-ends'> = {
  states: {
    announced: {
      label: { vi: 'Đã công bố', en: 'Announced', ko: '공지됨' },
      next: {
        vi: 'Bản mới có hiệu lực khi hết thời gian thông báo.',
        en: 'The new version takes effect when the notice ends.',
        ko: '공지 기간이 끝나면 시행됩니다.',
      },
    },
    in_force: {
      label: { vi: 'Đang hiệu lực', en: 'In force', ko: '시행 중' },
      next: {
        vi: 'Đây là bản đang áp dụng.',
        en: 'This version applies.',
        ko: '현재 적용 중인 약관입니다.',
      },
    },
    superseded: {
      label: { vi: 'Đã thay thế', en: 'Superseded', ko: '지난 약관' },
      next: {
        vi: 'Đã có bản mới hơn.',
        en: 'There is a newer version.',
        ko: '새 약관으로 대체되었습니다.',
      },
    },
  },
  deadlines: {
    'notice-ends': {
      vi: 'Ngay sau đó bản mới có hiệu lực.',
      en: 'Right after that the new version is in force.',
      ko: '직후 새 약관이 시행됩니다.',
    },
  },
};

/** What can happen to a version of the terms, as staff read it. */
export const termsEventLabels: EventLabels<TermsPayloads> = {
  take_effect: { vi: 'Điều khoản có hiệu lực', en: 'The terms take effect', ko: '약관 시행' },
  supersede: {
    vi: 'Phiên bản mới thay thế',
    en: 'A newer version takes over',
    ko: '새 버전으로 대체',
  },
};
