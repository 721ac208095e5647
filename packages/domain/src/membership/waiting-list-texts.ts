import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { PlaceWaitPayloads, PlaceWaitState } from './waiting-list.ts';

/** The words of who waits for a gold place. */
export const placeWaitTexts: MachineTexts<PlaceWaitState, 'offer-ends'> = {
  states: {
    waiting: {
      label: { vi: 'Đang chờ', en: 'Waiting', ko: '대기 중' },
      next: {
        vi: 'Khi có vị trí trống, chúng tôi báo theo thứ tự.',
        en: 'When a place is free we tell whoever is first in line.',
        ko: '자리가 나면 순서대로 알려 드립니다.',
      },
    },
    offered: {
      label: { vi: 'Có vị trí cho bạn', en: 'A place for you', ko: '자리 배정 가능' },
      next: {
        vi: 'Vị trí được giữ riêng cho bạn 24 giờ.',
        en: 'The place is kept for you for 24 hours.',
        ko: '24시간 동안 자리를 맡아 드립니다.',
      },
    },
    taken: {
      label: { vi: 'Đã nhận vị trí', en: 'Taken', ko: '자리 확보' },
      next: {
        vi: 'Vị trí đã thuộc về công ty.',
        en: 'The place is yours.',
        ko: '자리가 배정되었습니다.',
      },
    },
    lapsed: {
      label: { vi: 'Đã qua lượt', en: 'Passed on', ko: '순서 지남' },
      next: {
        vi: 'Bạn có thể vào danh sách lại, ở cuối hàng.',
        en: 'You can join the line again, at its end.',
        ko: '다시 신청하면 맨 뒤에서 기다리게 됩니다.',
      },
    },
    left: {
      label: { vi: 'Đã rời danh sách', en: 'Left the line', ko: '대기 취소' },
      next: {
        vi: 'Bạn có thể vào danh sách lại, ở cuối hàng.',
        en: 'You can join the line again, at its end.',
        ko: '다시 신청하면 맨 뒤에서 기다리게 됩니다.',
      },
    },
  },
  deadlines: {
    'offer-ends': {
      vi: 'Sau thời hạn này vị trí được trao cho công ty tiếp theo.',
      en: 'After that the place goes to the next company.',
      ko: '기한이 지나면 다음 회사에 자리가 돌아갑니다.',
    },
  },
};

/** What can happen to it, as staff read it. */
export const placeWaitEventLabels: EventLabels<PlaceWaitPayloads> = {
  'place.offer': { vi: 'Mời nhận vị trí', en: 'Offer the place', ko: '자리 제안' },
  'place.take': { vi: 'Nhận vị trí', en: 'Take the place', ko: '자리 확보' },
  'place.leave': { vi: 'Rời danh sách chờ', en: 'Leave the line', ko: '대기 취소' },
  'offer.lapse': { vi: 'Hết hạn nhận vị trí', en: 'The offer lapses', ko: '제안 만료' },
};
