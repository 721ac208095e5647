import { text } from '../text.ts';
import { type VersionContent, article, asBefore } from './document.ts';
import { serviceMembership } from './service-membership.ts';
import { serviceOrders } from './service-orders.ts';
import { serviceRules } from './service-rules.ts';

const summary = text(
  'Hai mươi bảy điều về tài khoản, đơn hàng, đối tác, bài đăng và cách giải quyết khi có bất đồng.',
  'Twenty-seven articles on accounts, orders, partners, posts, and what happens when we disagree.',
  '계정, 주문, 파트너, 게시물, 분쟁 해결에 관한 27개 조항입니다.',
);

const articles = [...serviceMembership, ...serviceOrders, ...serviceRules];

const pointsBefore = article(text('Điểm và mã giảm giá', 'Points and coupons', '포인트와 쿠폰'), [
  text(
    'Điểm có hạn dùng 1 năm kể từ ngày nhận và không đổi thành tiền mặt. Hạn của mã giảm giá ghi trên từng mã.',
    'Points are valid for 1 year and cannot be paid out. Each coupon shows how long it is valid.',
    '포인트는 받은 날부터 1년간 유효하며 현금으로 바꿀 수 없습니다. 쿠폰의 유효 기간은 각 쿠폰에 표시됩니다.',
  ),
]);

/** Articles 1–27 (D71). */
export const service: readonly VersionContent[] = [
  {
    category: 'service',
    version: 1,
    announcedOn: '2021-05-30',
    important: false,
    summary,
    changes: null,
    articles: asBefore(articles, { 21: pointsBefore }),
  },
  {
    category: 'service',
    version: 2,
    announcedOn: '2026-02-22',
    important: false,
    summary,
    changes: text(
      'Điều 21 nói rõ rằng điểm nhận từ đơn hàng bị hoàn sẽ được thu lại.',
      'Article 21 now says that points from a refunded order are taken back.',
      '제21조에 환불된 주문으로 받은 포인트는 회수된다는 내용을 추가했습니다.',
    ),
    articles,
  },
];
