import { listShopReviews } from '@hien/api';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopList } from '../parts/ShopList.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import * as s from './feedback.css.ts';

const narrowed = ['unanswered', 'low', 'removal'] as const;
const tabs = ['all', ...narrowed] as const;

const address = addressOf({ tab: oneOf<string, string>(tabs, 'all'), q: words, page });

/** What buyers say of the shop's items, the newest first. */
export function ReviewList() {
  const text = useText();
  const at = useAddress(address);
  const { q, page: asked } = at.url;
  const tab = narrowed.find((one) => one === at.url.tab);
  const reviews = useCall(listShopReviews, {
    page: asked,
    ...(tab === undefined ? {} : { tab }),
    ...(q === '' ? {} : { q }),
  });
  return (
    <ShopList
      list="reviews"
      tabs={tabs.map((id) => ({
        id,
        name: text(`seller.reviews.tab.${id}`),
        count: id === 'all' ? undefined : reviews.data?.counts[id],
      }))}
      address={at}
      query={reviews}
    >
      {({ items }) => (
        <ul className={s.list}>
          {items.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
    </ShopList>
  );
}
