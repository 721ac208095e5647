import { type PermissionRows, rights } from '../row.ts';

/** What is read and written: homes, articles, questions to the house, jobs. */
export const communityPermissions = {
  'community.read': {
    text: {
      vi: 'Xem bài viết và nhà chia sẻ',
      en: 'Read articles and shared homes',
      ko: '글과 인테리어 보기',
    },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'community.post': {
    text: {
      vi: 'Chia sẻ nhà và bình luận',
      en: 'Share homes and comment',
      ko: '인테리어 공유·댓글',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'any'),
  },
  'community.like': {
    text: { vi: 'Thích nhà chia sẻ', en: 'Like shared homes', ko: '인테리어 좋아요' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'community.moderate': {
    text: { vi: 'Gỡ bài vi phạm', en: 'Remove posts', ko: '게시물 삭제' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'article.edit': {
    text: { vi: 'Soạn bài viết', en: 'Write articles', ko: '매거진 글 작성' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'career.apply': {
    text: { vi: 'Ứng tuyển', en: 'Apply for a job', ko: '채용 지원' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'support.post': {
    text: { vi: 'Gửi yêu cầu hỗ trợ', en: 'Write to the customer center', ko: '고객센터 문의' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'lead.send': {
    text: {
      vi: 'Gửi yêu cầu tư vấn, báo giá',
      en: 'Ask for advice or a quote',
      ko: '상담·견적 요청',
    },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'support.answer': {
    text: { vi: 'Trả lời yêu cầu hỗ trợ', en: 'Answer the customer center', ko: '고객센터 답변' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'job.apply': {
    text: { vi: 'Ứng tuyển việc làm', en: 'Apply for a job', ko: '채용 지원' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'job.decide': {
    text: { vi: 'Duyệt hồ sơ ứng tuyển', en: 'Decide about applicants', ko: '지원자 심사' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'terms.announce': {
    text: { vi: 'Công bố điều khoản mới', en: 'Announce new terms', ko: '약관 개정 공지' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
} as const satisfies PermissionRows;
