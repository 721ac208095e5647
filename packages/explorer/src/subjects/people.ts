import {
  inboxMachine,
  moderationEventLabels,
  moderationMachine,
  moderationTexts,
  newModerationCase,
  inboxEventLabels,
  inboxTexts,
  newPartner,
  newQuestion,
  newReview,
  newStanding,
  newTermsVersion,
  newUpgrade,
  newVerification,
  partnerMachine,
  partnerEventLabels,
  partnerTexts,
  questionMachine,
  questionEventLabels,
  questionTexts,
  reviewMachine,
  reviewEventLabels,
  reviewTexts,
  sessionMachine,
  sessionEventLabels,
  sessionTexts,
  standingMachine,
  standingEventLabels,
  standingTexts,
  termsMachine,
  termsEventLabels,
  termsTexts,
  upgradeMachine,
  upgradeEventLabels,
  upgradeTexts,
  verificationMachine,
  verificationEventLabels,
  verificationTexts,
  type InboxMessage,
  type Session,
} from '@hien/domain';
import { subjectOf } from '../subject.ts';

const day = 86_400_000;

export const session = subjectOf({
  title: { vi: 'Phiên đăng nhập', en: 'Session', ko: '로그인 세션' },
  machine: sessionMachine,
  texts: sessionTexts,
  events: sessionEventLabels,
  begin: (at): Session => ({ state: 'signed_out', version: 0, changedAt: at }),
  samples: () => ({
    'login.succeeded': {},
    'profile.loaded': {},
    'profile.failed': {},
    'profile.empty': {},
    sign_out: {},
  }),
});

export const verification = subjectOf({
  title: { vi: 'Mã xác thực', en: 'Verification code', ko: '인증번호' },
  machine: verificationMachine,
  texts: verificationTexts,
  events: verificationEventLabels,
  begin: newVerification,
  apart: ({ tries }) => `${tries}`,
  samples: () => ({ submit: [{ matches: true }, { matches: false }], resend: {}, expire: {} }),
});

export const upgrade = subjectOf({
  title: { vi: 'Nâng cấp doanh nghiệp', en: 'Business upgrade', ko: '사업자 전환' },
  machine: upgradeMachine,
  texts: upgradeTexts,
  events: upgradeEventLabels,
  begin: (at) => newUpgrade('system', at),
  apart: ({ changeWaits }) => `${changeWaits}`,
  samples: () => ({
    apply: { kind: 'company' as const, complete: true },
    approve: {},
    reject: { reason: 'Giấy phép đã hết hạn' },
    change_data: { changed: true },
    'change.approve': {},
    'change.reject': { reason: 'Địa chỉ không khớp giấy phép' },
  }),
});

export const partner = subjectOf({
  title: { vi: 'Đối tác', en: 'Partner', ko: '파트너' },
  machine: partnerMachine,
  texts: partnerTexts,
  events: partnerEventLabels,
  begin: (at) => newPartner('construction', at),
  samples: () => ({
    approve: {},
    reject: { reason: 'Thiếu giấy phép kinh doanh' },
    withdraw: {},
    'apply.again': {},
    reapply: { changed: true },
    change_data: { changed: true },
    'change.approve': {},
    'change.reject': { reason: 'Địa chỉ không khớp giấy phép' },
    'change.withdraw': {},
    suspend: { reason: 'Nhiều khiếu nại' },
    restore: { reason: 'Đã giải quyết khiếu nại' },
    end: { reason: 'Ngừng kinh doanh' },
  }),
});

export const standing = subjectOf({
  title: { vi: 'Tình trạng tài khoản', en: 'Account standing', ko: '계정 상태' },
  machine: standingMachine,
  texts: standingTexts,
  events: standingEventLabels,
  begin: newStanding,
  samples: (_, at) => ({
    warn: { reason: 'Ngôn từ không phù hợp' },
    suspend: { reason: 'Giao hàng trễ nhiều lần', until: at + 7 * day },
    ban: { reason: 'Bán hàng giả' },
    lift: { reason: 'Khiếu nại được chấp nhận' },
    'suspension.over': {},
    inactive: {},
    sign_in: {},
    withdraw: {},
  }),
});

export const terms = subjectOf({
  title: { vi: 'Phiên bản điều khoản', en: 'Terms version', ko: '약관 버전' },
  machine: termsMachine,
  texts: termsTexts,
  events: termsEventLabels,
  begin: (at) => newTermsVersion(true, at),
  samples: () => ({ take_effect: {}, supersede: {} }),
});

export const question = subjectOf({
  title: { vi: 'Hỏi đáp', en: 'Question', ko: '문의' },
  machine: questionMachine,
  texts: questionTexts,
  events: questionEventLabels,
  begin: newQuestion,
  samples: () => ({
    answer: { text: 'Bàn làm từ gỗ sồi ạ.' },
    ask_again: { text: 'Có giao đến Đà Nẵng không?' },
  }),
});

export const inbox = subjectOf({
  title: { vi: 'Hộp thư', en: 'Inbox message', ko: '받은 메시지' },
  machine: inboxMachine,
  texts: inboxTexts,
  events: inboxEventLabels,
  begin: (at): InboxMessage => ({ state: 'unread', version: 0, changedAt: at }),
  samples: () => ({ read: {} }),
});

export const review = subjectOf({
  title: { vi: 'Đánh giá', en: 'Review', ko: '리뷰' },
  machine: reviewMachine,
  texts: reviewTexts,
  events: reviewEventLabels,
  begin: newReview,
  samples: () => ({
    request_deletion: { reason: 'irrelevant' as const },
    delete: { reason: 'Không liên quan đến sản phẩm' },
    keep: { reason: 'Đánh giá đúng sự thật' },
  }),
});

export const moderation = subjectOf({
  title: { vi: 'Báo cáo nội dung', en: 'Reported content', ko: '신고된 콘텐츠' },
  machine: moderationMachine,
  texts: moderationTexts,
  events: moderationEventLabels,
  begin: newModerationCase,
  samples: () => ({
    keep: {},
    remove: { rule: 'not-a-partner' as const, quote: 'Liên hệ 09xx để đặt rèm giá gốc' },
    appeal: { words: 'Tôi chỉ kể nơi mình mua, không bán gì cả.' },
    restore: { words: 'Bạn nói đúng, chúng tôi xin lỗi.' },
    uphold: { words: 'Bài có bảng giá và số điện thoại của cửa hàng.' },
    withdraw: {},
  }),
});
