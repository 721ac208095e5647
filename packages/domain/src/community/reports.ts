import * as z from 'zod/mini';
import type { Text } from '../language/language.ts';
import { choiceField, optionalTextField } from '../validation/fields.ts';

/** What a reader can say is wrong with a shared home or a comment, and what staff remove one for. */
export const communityReportReasons = [
  'insult',
  'personal-data',
  'not-a-partner',
  'false',
  'stolen-pictures',
  'spam',
] as const;
export type CommunityReportReason = (typeof communityReportReasons)[number];

export const communityReportReasonLabels: Readonly<Record<CommunityReportReason, Text>> = {
  insult: {
    vi: 'Xúc phạm hoặc quấy rối người khác',
    en: 'It insults or harasses somebody',
    ko: '타인에 대한 모욕 또는 괴롭힘',
  },
  'personal-data': {
    vi: 'Nêu thông tin cá nhân của người khác',
    en: 'It tells somebody’s personal data',
    ko: '타인의 개인 정보 공개',
  },
  'not-a-partner': {
    vi: 'Quảng cáo của người bán không phải đối tác của Hiên',
    en: 'Advertising by a trader who is not a partner of Hiên',
    ko: 'Hiên 파트너가 아닌 판매자의 광고',
  },
  false: { vi: 'Sai sự thật', en: 'It is not true', ko: '사실과 다른 내용' },
  'stolen-pictures': {
    vi: 'Dùng ảnh của người khác',
    en: 'Its pictures are somebody else’s',
    ko: '타인의 사진 무단 사용',
  },
  spam: {
    vi: 'Nội dung rác, lặp lại hoặc lừa đảo',
    en: 'Spam or a fraud',
    ko: '스팸 또는 사기',
  },
};

/** A comment has no pictures that could be stolen. */
export const reportReasonsFor = (target: 'share' | 'comment'): readonly CommunityReportReason[] =>
  target === 'share'
    ? communityReportReasons
    : communityReportReasons.filter((reason) => reason !== 'stolen-pictures');

/** ours: how many things one member reports in an hour. */
export const reportsPerHour = 20;

/** Of what a member adds to the reason, for staff alone. */
export const reportWordsLength = 500;

export const communityReportSchema = z.object({
  reason: choiceField(communityReportReasons),
  words: optionalTextField(reportWordsLength),
});
