import * as z from 'zod/mini';
import type { Text } from '../language/language.ts';
import { emailField } from '../validation/fields.ts';

/**
 * ours: how many people a shop has beside its owner, open invitations among them; how long the link of a mail is good; and
 * how many mails of this kind a shop sends in a day, and one address gets from it.
 */
export const shopTeamLimits = {
  people: 20,
  linkDays: 7,
  mailsPerDay: 40,
  mailsPerAddress: 3,
} as const;

export const shopInvitationSchema = z.object({ email: emailField() });

/** Why an address is not invited. What other shops or accounts have to do with it is never said. */
export const shopInvitationRefusals = {
  OWN_ADDRESS: {
    vi: 'Đây là email của chính bạn.',
    en: 'This is your own address.',
    ko: '본인의 이메일입니다.',
  },
  WORKS_HERE: {
    vi: 'Người dùng email này đã làm việc tại gian hàng.',
    en: 'Whoever has this address works in the shop already.',
    ko: '이미 이 상점에서 일하고 있는 직원의 이메일입니다.',
  },
  FULL: {
    vi: `Gian hàng có tối đa ${shopTeamLimits.people} nhân viên, tính cả lời mời đang chờ. Hãy thu hồi lời mời hoặc bớt một người rồi mời lại.`,
    en: `A shop has ${shopTeamLimits.people} people at most, open invitations among them. Take one back or remove somebody, then invite again.`,
    ko: `직원은 대기 중인 초대를 포함해 최대 ${shopTeamLimits.people}명까지입니다. 초대를 취소하거나 직원을 내보낸 뒤 다시 초대해 주세요.`,
  },
} as const satisfies Readonly<Record<string, Text>>;

export type ShopInvitationRefusal = keyof typeof shopInvitationRefusals;

/**
 * What stands between an invitation and whoever opens its link. `open`: nothing; `other_account`: it is for another address;
 * `platform`: they decide about shops; `keeps_shop`: they sell here themselves; `works_elsewhere`, `works_here`: they are staff already; `full`: the shop is.
 */
export const shopInvitationStandings = [
  'open',
  'other_account',
  'platform',
  'keeps_shop',
  'works_elsewhere',
  'works_here',
  'full',
] as const;

export type ShopInvitationStanding = (typeof shopInvitationStandings)[number];

type Opened = {
  /** Whether the account has the address that was invited. */
  readonly isAddressee: boolean;
  readonly isAdmin: boolean;
  readonly keepsShop: boolean;
  readonly worksIn: 'this' | 'another' | null;
  /** Of the shop, its people alone: whoever was invited has a place among the invitations. */
  readonly people: number;
};

/** Whoever works here already is told so, whichever address the mail went to. */
export function shopInvitationStanding(opened: Opened): ShopInvitationStanding {
  if (opened.worksIn === 'this') return 'works_here';
  if (!opened.isAddressee) return 'other_account';
  if (opened.isAdmin) return 'platform';
  if (opened.keepsShop) return 'keeps_shop';
  if (opened.worksIn === 'another') return 'works_elsewhere';
  return opened.people >= shopTeamLimits.people ? 'full' : 'open';
}

/** What became of an invitation into a shop; one that is over by its time stays `waiting` until it is sent again or taken back. */
export const shopInvitationStates = ['waiting', 'accepted', 'withdrawn'] as const;

export type ShopInvitationState = (typeof shopInvitationStates)[number];

/** What somebody of a shop can have done, as its owner reads it later. */
export const shopActTexts = {
  order: { vi: 'Xử lý đơn hàng', en: 'Worked on an order', ko: '주문 처리' },
  'order.extend': {
    vi: 'Gia hạn xác nhận mua',
    en: 'Extended a confirmation',
    ko: '구매확정 연장',
  },
  bill: { vi: 'Xử lý hóa đơn VAT', en: 'Worked on a VAT invoice', ko: '세금계산서 처리' },
  'items.save': { vi: 'Đổi giá hoặc tồn kho', en: 'Changed prices or stock', ko: '가격·재고 변경' },
  'items.stop': { vi: 'Dừng bán sản phẩm', en: 'Stopped sales', ko: '판매 중지' },
  'items.resume': { vi: 'Bán lại sản phẩm', en: 'Resumed sales', ko: '판매 재개' },
  'items.delete': { vi: 'Xóa sản phẩm', en: 'Deleted items', ko: '상품 삭제' },
  'item.send': { vi: 'Gửi duyệt sản phẩm', en: 'Sent an item for review', ko: '상품 심사 요청' },
  'items.table': {
    vi: 'Thêm hoặc sửa bản nháp bằng bảng tính',
    en: 'Wrote drafts from a spreadsheet',
    ko: '스프레드시트로 초안 작성',
  },
  'item-draft.remove': {
    vi: 'Xóa bản nháp sản phẩm',
    en: 'Deleted an item’s draft',
    ko: '상품 초안 삭제',
  },
  'item.withdraw': {
    vi: 'Rút yêu cầu duyệt sản phẩm',
    en: 'Took back an item’s review',
    ko: '상품 심사 철회',
  },
  'item-notice.add': {
    vi: 'Thêm lưu ý cho sản phẩm',
    en: 'Added a notice to an item',
    ko: '상품 공지 등록',
  },
  'item-notice.remove': {
    vi: 'Bỏ lưu ý của sản phẩm',
    en: 'Removed a notice of an item',
    ko: '상품 공지 삭제',
  },
  'promotion.send': { vi: 'Gửi khuyến mãi', en: 'Sent a promotion', ko: '프로모션 신청' },
  'promotion.stop': { vi: 'Dừng khuyến mãi', en: 'Stopped a promotion', ko: '프로모션 중지' },
  'template.save': { vi: 'Lưu mẫu', en: 'Saved a template', ko: '템플릿 저장' },
  'template.order': { vi: 'Sắp xếp mẫu', en: 'Reordered templates', ko: '템플릿 순서 변경' },
  'template.remove': { vi: 'Xóa mẫu', en: 'Removed a template', ko: '템플릿 삭제' },
  'template.restore': { vi: 'Khôi phục mẫu', en: 'Restored a template', ko: '템플릿 복원' },
  'notice.save': { vi: 'Lưu thông báo', en: 'Saved a notice', ko: '공지 저장' },
  'notice.remove': { vi: 'Gỡ thông báo', en: 'Removed a notice', ko: '공지 삭제' },
  'question.answer': { vi: 'Trả lời câu hỏi', en: 'Answered a question', ko: '문의 답변' },
  'review.reply': { vi: 'Trả lời đánh giá', en: 'Replied to a review', ko: '리뷰 답글' },
  'review.removal': {
    vi: 'Yêu cầu gỡ đánh giá',
    en: 'Asked to remove a review',
    ko: '리뷰 삭제 요청',
  },
  'account.contact': {
    vi: 'Đổi người liên hệ và kho',
    en: 'Changed contact and warehouse',
    ko: '담당자·창고 변경',
  },
  'account.ask': {
    vi: 'Yêu cầu đổi thông tin gian hàng',
    en: 'Asked to change the shop’s data',
    ko: '상점 정보 변경 요청',
  },
  'account.withdraw': {
    vi: 'Rút yêu cầu đổi thông tin',
    en: 'Took back a change of data',
    ko: '정보 변경 철회',
  },
  'settlement.dispute': {
    vi: 'Khiếu nại đối soát',
    en: 'Disputed a settlement',
    ko: '정산 이의 제기',
  },
  'team.invite': { vi: 'Mời nhân viên', en: 'Invited somebody', ko: '직원 초대' },
  'team.resend': { vi: 'Gửi lại lời mời', en: 'Sent an invitation again', ko: '초대 메일 재발송' },
  'team.withdraw': { vi: 'Thu hồi lời mời', en: 'Took back an invitation', ko: '초대 취소' },
  'team.join': { vi: 'Vào làm tại gian hàng', en: 'Joined the shop', ko: '상점 합류' },
  'team.leave': { vi: 'Rời gian hàng', en: 'Left the shop', ko: '상점에서 나감' },
  'team.remove': { vi: 'Cho nhân viên rời gian hàng', en: 'Removed somebody', ko: '직원 내보내기' },
} as const satisfies Readonly<Record<string, Text>>;

export type ShopAct = keyof typeof shopActTexts;

export const shopActs = /* @__PURE__ */ Object.keys(shopActTexts) as readonly ShopAct[];

/** What an act was about: it says to which page of the shop manager a line of the log leads. */
export const shopActSubjects = [
  'order',
  'bill',
  'item',
  'item-notices',
  'items',
  'promotion',
  'template',
  'notice',
  'question',
  'review',
  'account',
  'settlement',
  'team',
] as const;

export type ShopActSubject = (typeof shopActSubjects)[number];
