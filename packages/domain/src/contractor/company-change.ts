import type { Text } from '../language/language.ts';

/** Where what a company has typed of itself stands: with the company, with staff, or refused. */
export const companyDraftStates = ['draft', 'waiting', 'rejected'] as const;
export type CompanyDraftState = (typeof companyDraftStates)[number];

/** What became of what a company asked staff to show. */
export type CompanyRequestState = 'waiting' | 'approved' | 'rejected' | 'withdrawn';

/** What was asked last is where it stands; what was decided in its favour, or taken back, is the company's again. */
export const companyDraftState = (last: CompanyRequestState | null): CompanyDraftState =>
  last === 'waiting' || last === 'rejected' ? last : 'draft';

/** What each means to the company. */
export const companyDraftTexts: Readonly<
  Record<CompanyDraftState, { readonly label: Text; readonly next: Text }>
> = {
  draft: {
    label: { vi: 'Bản nháp', en: 'Draft', ko: '임시 저장' },
    next: {
      vi: 'Chỉ công ty bạn thấy. Khách thấy bản mới sau khi Hiên duyệt.',
      en: 'Only your company sees it. Visitors see it once Hiên has approved it.',
      ko: '우리 회사만 볼 수 있습니다. 승인된 뒤 방문자에게 보입니다.',
    },
  },
  waiting: {
    label: { vi: 'Chờ duyệt', en: 'Waiting for approval', ko: '승인 대기' },
    next: {
      vi: 'Hiên đang xem. Khách vẫn thấy bản cũ.',
      en: 'Hiên is looking at it. Visitors still see the old version.',
      ko: 'Hiên에서 검토하고 있습니다. 방문자에게는 기존 내용이 보입니다.',
    },
  },
  rejected: {
    label: { vi: 'Chưa được duyệt', en: 'Not approved', ko: '승인 거절' },
    next: {
      vi: 'Khách vẫn thấy bản cũ. Sửa theo góp ý rồi gửi lại.',
      en: 'Visitors still see the old version. Change what was asked for and send it again.',
      ko: '방문자에게는 기존 내용이 보입니다. 사유를 확인하고 수정한 뒤 다시 보내 주세요.',
    },
  },
};
