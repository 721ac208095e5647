import { businessDaysAfter } from '../calendar/business-days.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Text } from '../language/language.ts';

/** What somebody asks for with a form; all of them are answered by a person (D74, D83). */
export const leadKinds = [
  'bulk_order',
  'campaign',
  'career',
  'rooms_bank',
  'rooms_partner',
  'rooms_project',
  'trial_project',
  'trial_tax',
] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStates = ['received', 'answered'] as const;
export type LeadState = (typeof leadStates)[number];

/** The last moment at which an answer is in time. */
export function leadAnswerDue(receivedAt: Instant): Instant {
  return businessDaysAfter(receivedAt, limits.leads.answerBusinessDays);
}

export const leadKindLabels: Readonly<Record<LeadKind, Text>> = {
  bulk_order: { vi: 'Mua số lượng lớn', en: 'Bulk order', ko: '대량 구매' },
  campaign: { vi: 'Đăng ký chương trình', en: 'Campaign', ko: '캠페인 신청' },
  career: { vi: 'Muốn làm việc ở Hiên', en: 'Wants to work at Hiên', ko: '채용 문의' },
  rooms_bank: {
    vi: 'Trả góp nội thất qua ngân hàng',
    en: 'Furniture paid through the bank',
    ko: '은행 할부로 가구 구매',
  },
  rooms_partner: {
    vi: 'Đối tác chọn nội thất theo phòng',
    en: 'Partner of room by room',
    ko: '룸바이룸 파트너 문의',
  },
  rooms_project: {
    vi: 'Dự án chưa có trong chọn theo phòng',
    en: 'Project missing in room by room',
    ko: '룸바이룸 프로젝트 추가 요청',
  },
  trial_project: { vi: 'Dùng thử thiết kế', en: 'Design trial', ko: '디자인 무료 체험' },
  trial_tax: { vi: 'Thông tin xuất hóa đơn', en: 'Invoice details', ko: '세금계산서 정보' },
};

type Words = { readonly label: Text; readonly next: Text };

/** A lead's words. */
export const leadTexts: Readonly<Record<LeadState, Words>> = {
  received: {
    label: { vi: 'Đã nhận', en: 'Received', ko: '접수 완료' },
    next: {
      vi: 'Chúng tôi gọi hoặc viết email cho bạn.',
      en: 'We call you or write to you.',
      ko: '전화 또는 이메일로 연락드립니다.',
    },
  },
  answered: {
    label: { vi: 'Đã trả lời', en: 'Answered', ko: '답변 완료' },
    next: {
      vi: 'Bạn xem câu trả lời trong email của mình.',
      en: 'You find the answer in your email.',
      ko: '답변은 이메일에서 확인하실 수 있습니다.',
    },
  },
};
