import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { ModerationPayloads, ModerationState } from './moderation.ts';

/** The words of a case of the community, as its author and our staff read them. */
export const moderationTexts: MachineTexts<ModerationState> = {
  states: {
    reported: {
      label: { vi: 'Chờ xem xét', en: 'To be looked at', ko: '검토 대기' },
      next: {
        vi: 'Nội dung vẫn hiển thị cho đến khi nhân viên Hiên quyết định.',
        en: 'It stays on show until our staff have decided.',
        ko: '담당자가 결정할 때까지 그대로 표시됩니다.',
      },
    },
    kept: {
      label: { vi: 'Được giữ lại', en: 'Kept', ko: '유지' },
      next: {
        vi: 'Không trái quy định. Nội dung vẫn hiển thị.',
        en: 'It breaks no rule and stays on show.',
        ko: '규정 위반이 아니므로 그대로 표시됩니다.',
      },
    },
    removed: {
      label: { vi: 'Đã gỡ', en: 'Removed', ko: '삭제됨' },
      next: {
        vi: 'Người viết có thể khiếu nại một lần trong 14 ngày.',
        en: 'Its author can appeal once within 14 days.',
        ko: '작성자는 14일 안에 한 번 이의를 제기할 수 있습니다.',
      },
    },
    appealed: {
      label: { vi: 'Có khiếu nại', en: 'Appealed', ko: '이의 제기' },
      next: {
        vi: 'Nhân viên Hiên đang xem lại quyết định.',
        en: 'Our staff are looking at the decision again.',
        ko: '담당자가 결정을 다시 검토하고 있습니다.',
      },
    },
    restored: {
      label: { vi: 'Đã khôi phục', en: 'Restored', ko: '복구됨' },
      next: {
        vi: 'Khiếu nại đúng. Nội dung được khôi phục như trước khi gỡ.',
        en: 'The appeal was right. It is restored as it was before it was removed.',
        ko: '이의가 받아들여져 삭제 전 상태로 복구되었습니다.',
      },
    },
    upheld: {
      label: { vi: 'Giữ quyết định gỡ', en: 'Removal upheld', ko: '삭제 유지' },
      next: {
        vi: 'Quyết định gỡ được giữ nguyên và là quyết định cuối cùng.',
        en: 'The removal stands, and this is final.',
        ko: '삭제 결정이 유지되며, 최종 결정입니다.',
      },
    },
    withdrawn: {
      label: { vi: 'Người viết đã xóa', en: 'Deleted by its author', ko: '작성자가 삭제함' },
      next: {
        vi: 'Không còn gì để xem xét.',
        en: 'There is nothing left to look at.',
        ko: '검토할 내용이 남아 있지 않습니다.',
      },
    },
  },
  deadlines: {},
};

/** What can happen to a case of the community, as staff read it. */
export const moderationEventLabels: EventLabels<ModerationPayloads> = {
  keep: { vi: 'Giữ lại', en: 'Keep', ko: '유지' },
  remove: { vi: 'Gỡ nội dung', en: 'Remove', ko: '내용 삭제' },
  appeal: { vi: 'Khiếu nại quyết định gỡ', en: 'Appeal the removal', ko: '삭제 이의 제기' },
  restore: { vi: 'Khôi phục', en: 'Restore', ko: '복구' },
  uphold: { vi: 'Giữ quyết định gỡ', en: 'Uphold the removal', ko: '삭제 결정 유지' },
  withdraw: { vi: 'Người viết tự xóa', en: 'Its author deletes it', ko: '작성자가 직접 삭제' },
};
