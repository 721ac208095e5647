import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { InboxPayloads, InboxState } from './inbox.ts';

/** An inbox message's words. */
export const inboxTexts: MachineTexts<InboxState> = {
  states: {
    unread: {
      label: { vi: 'Chưa đọc', en: 'Unread', ko: '읽지 않음' },
      next: {
        vi: 'Bạn mở tin nhắn để đọc.',
        en: 'You open the message to read it.',
        ko: '메시지를 열어 확인해 주세요.',
      },
    },
    read: {
      label: { vi: 'Đã đọc', en: 'Read', ko: '읽음' },
      next: { vi: 'Bạn có thể trả lời.', en: 'You can reply.', ko: '답장을 보낼 수 있습니다.' },
    },
  },
  deadlines: {},
};

/** What can happen to an inbox message, as staff read it. */
export const inboxEventLabels: EventLabels<InboxPayloads> = {
  read: { vi: 'Đọc tin nhắn', en: 'Read the message', ko: '메시지 읽기' },
};
