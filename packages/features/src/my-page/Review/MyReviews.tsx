import type { MyReview } from '@hien/api';
import { Badge, EmptyState, Picture, Rating, SkeletonText, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { ProductLine } from './ProductLine.tsx';
import type { ReviewViewProps } from './ReviewView.tsx';
import { SellerReply } from './SellerReply.tsx';
import * as s from './Review.css.ts';

interface MyReviewsProps extends Pick<ReviewViewProps, 'href'> {
  list: ReviewViewProps['mine'];
}

/** What the member wrote, what it earned, and what the seller said to it. */
export function MyReviews({ list, href }: MyReviewsProps) {
  const text = useText();
  return (
    <PagedList
      query={list}
      size="page"
      skeleton={<SkeletonText lines={8} />}
      label={text('my-page.review.tab.mine')}
      href={href}
      empty={
        <EmptyState
          title={text('my-page.review.mine.empty.title')}
          text={text('my-page.review.mine.empty.text')}
        />
      }
    >
      {({ items }) => (
        <div className={s.stack}>
          <ul className={s.list}>
            {items.map((review) => (
              <li key={review.id} className={s.item}>
                <ReviewItem review={review} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </PagedList>
  );
}

function ReviewItem({ review }: { review: MyReview }) {
  const text = useText();
  const format = useFormat();
  return (
    <article className={s.stack}>
      <ProductLine
        product={review.product}
        facts={
          <>
            <Rating
              size="sm"
              value={review.rating}
              label={text('my-page.review.star', { stars: review.rating })}
            />
            <Text size="caption" tone="muted" numeric>
              {[format.date(review.createdAt), review.optionName].filter(Boolean).join(' · ')}
            </Text>
          </>
        }
        action={
          review.points > 0 ? (
            <Badge tone="paid">{text('my-page.review.points', { points: review.points })}</Badge>
          ) : null
        }
      />
      <Text measure className={s.words}>
        {review.content}
      </Text>
      {review.pictures.length > 0 ? (
        <ul className={s.pictures}>
          {review.pictures.map((picture) => (
            <li key={`${picture.path}/${picture.name}`}>
              <Picture picture={picture} ratio="1:1" sizes="120px" />
            </li>
          ))}
        </ul>
      ) : null}
      {review.helpfulCount > 0 ? (
        <Text size="small" tone="muted">
          {text('my-page.review.helpful', { count: review.helpfulCount })}
        </Text>
      ) : null}
      {review.reply ? <SellerReply reply={review.reply} /> : null}
    </article>
  );
}
