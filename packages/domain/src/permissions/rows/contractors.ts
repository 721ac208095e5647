import { type PermissionRows, rights } from '../row.ts';

/** Companies that build, and what their customers say. */
export const contractorsPermissions = {
  'contractor.read': {
    text: {
      vi: 'Xem danh bạ nhà thầu',
      en: 'See the contractor directory',
      ko: '시공사 목록 보기',
    },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'contractor.contact': {
    text: { vi: 'Gửi tin nhắn cho nhà thầu', en: 'Write to a contractor', ko: '시공사에 문의' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'contractor.apply': {
    text: {
      vi: 'Đăng ký công ty vào danh bạ nhà thầu',
      en: 'Apply to the contractor directory',
      ko: '시공사 목록 등록 신청',
    },
    ...rights('no', 'no', 'company', 'own', 'no', 'no'),
  },
  'contractor.edit': {
    text: {
      vi: 'Sửa hồ sơ và công trình',
      en: 'Edit profile and portfolio',
      ko: '프로필·포트폴리오 편집',
    },
    ...rights('no', 'no', 'no', 'own', 'no', 'any'),
  },
  'contractor.approve': {
    text: {
      vi: 'Duyệt trang và công trình của nhà thầu',
      en: 'Approve pages and projects of contractors',
      ko: '업체 소개 및 시공 사례 승인',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'contractor.check': {
    text: {
      vi: 'Ghi điều đã kiểm tra của nhà thầu và giấy tờ làm căn cứ',
      en: 'Write down what was checked of a contractor, and by which paper',
      ko: '업체 확인 사항과 근거 서류 기록',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'construction_review.write': {
    text: { vi: 'Viết đánh giá thi công', en: 'Review a construction', ko: '시공 후기 작성' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'construction_review.edit': {
    text: {
      vi: 'Xem, sửa, rút lại đánh giá thi công của mình',
      en: 'See, change and take back one’s construction reviews',
      ko: '내 시공 후기 조회·수정·철회',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'construction_review.reply': {
    text: {
      vi: 'Trả lời đánh giá thi công',
      en: 'Answer construction reviews',
      ko: '시공 후기 답변',
    },
    ...rights('no', 'no', 'no', 'own', 'no', 'no'),
  },
  'construction_review.request_removal': {
    text: {
      vi: 'Đề nghị gỡ đánh giá thi công',
      en: 'Ask to remove a construction review',
      ko: '시공 후기 삭제 요청',
    },
    ...rights('no', 'no', 'no', 'own', 'no', 'no'),
  },
} as const satisfies PermissionRows;
