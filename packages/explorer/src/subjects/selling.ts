import {
  bidMachine,
  bidEventLabels,
  bidTexts,
  couponMachine,
  couponEventLabels,
  couponTexts,
  lotMachine,
  lotEventLabels,
  lotTexts,
  membershipMachine,
  membershipEventLabels,
  membershipTexts,
  newLot,
  newMembership,
  newPlaceWait,
  placeWaitEventLabels,
  placeWaitMachine,
  placeWaitTexts,
  newPromotion,
  newSellerItem,
  promotionMachine,
  promotionEventLabels,
  promotionTexts,
  sellerItemMachine,
  sellerItemEventLabels,
  sellerItemTexts,
  timetableOf,
  type Bid,
  type Coupon,
  type Membership,
  type Promotion,
} from '@hien/domain';
import { subjectOf } from '../subject.ts';

const day = 86_400_000;

export const sellerItem = subjectOf({
  title: { vi: 'Sản phẩm của người bán', en: 'Seller item', ko: '판매자 상품' },
  machine: sellerItemMachine,
  texts: sellerItemTexts,
  events: sellerItemEventLabels,
  begin: (at) => newSellerItem(12, at),
  samples: (item) => ({
    'item.submit': { complete: true },
    'item.approve': {},
    'item.reject': { reason: 'Ảnh không rõ' },
    'item.withdraw': {},
    'item.resubmit': { changed: true },
    'item.edit_request': { changed: ['name'] },
    'edit.approve': {},
    'edit.reject': { reason: 'Tên không đúng sản phẩm' },
    'edit.withdraw': {},
    'stock.changed': { stock: item.stock === 0 ? 12 : 0 },
    'seller.stop': {},
    'seller.resume': {},
    'admin.stop': { reason: 'Hàng giả' },
    'admin.release': { reason: 'Shop đã gửi hóa đơn chính hãng' },
    'seller.delete': { underWay: 0 },
  }),
});

/** Ten days, beginning a day after it is proposed: dates that are always right. */
function proposed(at: number): Promotion {
  const promotion = newPromotion(at + day, at + 11 * day, at);
  if (promotion === null) throw new Error('the dates of the sample promotion are wrong');
  return promotion;
}

export const promotion = subjectOf({
  title: { vi: 'Khuyến mãi', en: 'Promotion', ko: '프로모션' },
  machine: promotionMachine,
  texts: promotionTexts,
  events: promotionEventLabels,
  begin: proposed,
  samples: () => ({
    approve: {},
    reject: { reason: 'Hình ảnh quá nhỏ' },
    resubmit: { changed: true },
    request_edit: { changed: true },
    end_reached: {},
    stop: {},
  }),
});

/** A paid bid in the week's bidding, five hours before the results. */
function placed(at: number): Bid {
  const { results, starts, ends } = timetableOf(at + 7 * day);
  return {
    state: 'waiting',
    version: 0,
    changedAt: at,
    id: 1,
    company: 1,
    owners: [],
    slot: 1,
    amount: 2_000_000,
    placedAt: at,
    paidAt: at,
    results,
    adStarts: starts,
    adEnds: ends,
    loss: null,
    ad: 'none',
    refundDueAt: null,
    refundedAt: null,
  };
}

export const bid = subjectOf({
  title: { vi: 'Đấu giá quảng cáo', en: 'Auction bid', ko: '광고 입찰' },
  machine: bidMachine,
  texts: bidTexts,
  events: bidEventLabels,
  begin: placed,
  samples: () => ({
    'bid.cancel': {},
    superseded: {},
    'result.won': {},
    'result.lost': { loss: 'outbid' as const },
    'premium.cancel': {},
    'ad.start': {},
    'ad.end': {},
    'admin.void': { reason: 'Đặt nhầm vị trí' },
    refunded: {},
  }),
});

const hcm = { city: 'ho-chi-minh', position: 51 };
const golden = [
  { city: 'ho-chi-minh', position: 11 },
  { city: 'ha-noi', position: 12 },
];

function bought(at: number): Membership {
  const membership = newMembership(
    { plan: 'basic', cities: [hcm], paid: true, approved: true },
    at,
  );
  if (membership === null) throw new Error('the sample membership fits no plan');
  return membership;
}

export const membership = subjectOf({
  title: { vi: 'Gói thành viên quảng cáo', en: 'Ad membership', ko: '광고 멤버십' },
  machine: membershipMachine,
  texts: membershipTexts,
  events: membershipEventLabels,
  begin: bought,
  samples: (ours) => ({
    purchase: { plan: 'basic' as const, cities: [hcm], paid: true, approved: true },
    upgrade: { cities: golden, paid: true },
    downgrade: { keep: ours.cities[0]?.city ?? '' },
    'downgrade.undo': {},
    cancel: {},
    restart: {},
    'period.end': {},
    'renew.succeeded':
      ours.pending === null ? {} : { cities: [{ ...hcm, city: ours.pending.city }] },
    'renew.failed': {},
    add_city: { cityPosition: { city: 'da-nang', position: 13 } },
    change_city: {
      from: ours.cities[0]?.city ?? '',
      cityPosition: { city: 'can-tho', position: 14 },
    },
    'change_city.plan': { to: 'can-tho' },
    'admin.suspend': { reason: 'Vi phạm quy định quảng cáo' },
    'admin.restore': { reason: 'Đã khắc phục' },
  }),
});

export const placeWait = subjectOf({
  title: { vi: 'Danh sách chờ vị trí Gold', en: 'Line for a gold place', ko: '골드 자리 대기' },
  machine: placeWaitMachine,
  texts: placeWaitTexts,
  events: placeWaitEventLabels,
  begin: (at) => newPlaceWait('ha-noi', at),
  samples: () => ({ 'place.offer': {}, 'place.take': {}, 'place.leave': {}, 'offer.lapse': {} }),
});

export const points = subjectOf({
  title: { vi: 'Điểm thưởng', en: 'Points', ko: '포인트' },
  machine: lotMachine,
  texts: lotTexts,
  events: lotEventLabels,
  begin: (at) => newLot(1, 'review:1', 500, at),
  samples: (lot) => ({
    spend: [{ amount: 200 }, { amount: lot.left }],
    restore: { amount: lot.earned - lot.left },
    expire: {},
    revoke: { reason: 'Đánh giá đã bị xóa' },
  }),
});

const given = (at: number): Coupon => ({
  state: 'available',
  version: 0,
  changedAt: at,
  value: { kind: 'percent', percent: 10, max: 100_000 },
  minimum: 500_000,
  from: at,
  until: at + 14 * day,
});

export const coupon = subjectOf({
  title: { vi: 'Mã giảm giá', en: 'Coupon', ko: '쿠폰' },
  machine: couponMachine,
  texts: couponTexts,
  events: couponEventLabels,
  begin: given,
  samples: () => ({ use: { amount: 1_250_000 }, restore: {}, expire: {}, withdraw: {} }),
});
