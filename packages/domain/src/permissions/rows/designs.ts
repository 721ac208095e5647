import { type PermissionRows, rights } from '../row.ts';

/** Ready-made designs: bought, downloaded, sold. */
export const designsPermissions = {
  'design.preview': {
    text: { vi: 'Xem giới thiệu thiết kế', en: 'See design previews', ko: '디자인 미리보기' },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'design.read': {
    text: { vi: 'Xem chi tiết thiết kế', en: 'See designs in full', ko: '디자인 상세 보기' },
    ...rights('no', 'any', 'any', 'any', 'any', 'any'),
  },
  'design.buy': {
    text: { vi: 'Mua thiết kế', en: 'Buy designs', ko: '디자인 구매' },
    ...rights('no', 'no', 'own', 'own', 'no', 'no'),
  },
  'design.download': {
    text: {
      vi: 'Tải thiết kế đã mua',
      en: 'Download bought designs',
      ko: '구매한 디자인 다운로드',
    },
    ...rights('no', 'own', 'own', 'own', 'no', 'any'),
  },
  'design.sell': {
    text: { vi: 'Bán thiết kế', en: 'Sell designs', ko: '디자인 판매' },
    ...rights('no', 'no', 'partner', 'partner', 'no', 'any'),
  },
  'design.apply': {
    text: {
      vi: 'Đăng ký làm đối tác thiết kế',
      en: 'Apply to be a design partner',
      ko: '디자인 파트너 신청',
    },
    ...rights('no', 'no', 'designer', 'designer', 'no', 'no'),
  },
  'design.approve': {
    text: {
      vi: 'Duyệt thiết kế của đối tác',
      en: 'Approve designs of partners',
      ko: '파트너 디자인 승인',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
} as const satisfies PermissionRows;
