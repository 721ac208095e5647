import type { Notice } from '@hien/api';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';

type News = Pick<Notice, 'about' | 'to' | 'orderId' | 'orderNumber' | 'month' | 'page'>;

/** What a subject is about begins it: `refund.held`. */
export const kindOf = ({ about }: Pick<News, 'about'>): string => about.split('.')[0] ?? '';

function pageOf(page: News['page'], language: Language): string | undefined {
  if (page?.of === 'home') return paths.interiorShareDetail.to(language, { slug: page.key });
  if (page?.of === 'design')
    return paths.interiorDesignDetail.to(language, { id: Number(page.key) });
  if (page?.of === 'inquiry') return paths.inbox.to(language, { message: Number(page.key) });
  return undefined;
}

/** Where the whole story of a piece of news stands for who reads it; undefined where it names no page. */
export function placeOfNews(
  { about, to, orderId, orderNumber, month, page }: News,
  language: Language,
): string | undefined {
  if (orderId !== null && to === 'seller' && kindOf({ about }) === 'red-bill')
    return paths.shopManagerRedbillDetail.to(language, { id: orderId });
  // Where its lines can be moved on; what an order says to its buyer is one press further.
  if (orderNumber !== null && to === 'seller')
    return paths.shopManagerOrderStatus.to(language, { tab: 'all', q: orderNumber });
  if (orderId !== null) return paths.orderDetail.to(language, { id: orderId });
  const told = pageOf(page, language);
  if (told !== undefined) return told;
  const shop = (type: string) => paths.shopManager.to(language, { type });
  const company = (type: string) => paths.portfolioReviewManagement.to(language, { type });
  switch (kindOf({ about })) {
    case 'coupon':
    case 'points':
      return paths.pointCoupon.to(language);
    case 'membership':
    case 'place':
      return paths.membership.to(language);
    case 'paid-place':
      return about.startsWith('paid-place.report-')
        ? paths.contractor.to(language)
        : paths.membership.to(language);
    case 'bid':
    case 'dispute':
      return paths.myAuctionResult.to(language);
    case 'settlement':
      return paths.shopManager.to(
        language,
        { type: 'settlement' },
        month === null ? {} : { month },
      );
    case 'partner':
      return shop('account');
    case 'promotion':
      return shop('promotion-requests');
    case 'item':
      return shop('items');
    // Its points, and whether new orders reach it.
    case 'seller':
      return paths.shopManager.to(language, { type: 'account' }, { plan: 'standing' });
    case 'company':
    case 'paper':
    case 'project':
      return company('portfolio');
    case 'construction-review':
      return to === 'company' ? company('review') : paths.contractorReview.to(language);
    case 'design-comment':
      return paths.interiorDesign.to(language);
    case 'design-pictures':
      return to === 'seller'
        ? paths.review.to(language, { tab: 'of-designs' })
        : paths.interiorDesign.to(language);
    case 'design-question':
      return paths.review.to(language, { tab: to === 'seller' ? 'of-designs' : 'questions' });
    case 'question':
      return to === 'seller' ? shop('qna') : paths.review.to(language, { tab: 'questions' });
    case 'review':
      return to === 'seller' ? shop('reviews') : paths.review.to(language);
    case 'comment':
      return about === 'comment.written' ? paths.interiorShareMyPost.to(language) : undefined;
    case 'post':
      return paths.interiorShareMyPost.to(language);
    case 'moderation':
      // What was reported is somebody else’s, and may be gone: its reader finds the homes that are there.
      return about.startsWith('moderation.report-')
        ? paths.interiorShare.to(language)
        : paths.interiorShareMyPost.to(language);
    case 'inquiry':
      return paths.inbox.to(language);
    case 'design-partner':
      return company('design');
    case 'design':
      if (to === 'member') return company('design');
      return about === 'design.bought-for-you' || about.startsWith('design.download-')
        ? paths.myPage.to(language, { tab: 'designs' })
        : paths.orderByStatus.to(language, { status: 'design-paid' });
    // Of a purchase whose order is not named.
    case 'order':
    case 'cancel':
    case 'refund':
    case 'exchange':
    case 'claim':
    case 'money':
    case 'payment':
    case 'red-bill':
      return paths.orders.to(language);
    default:
      return undefined;
  }
}
