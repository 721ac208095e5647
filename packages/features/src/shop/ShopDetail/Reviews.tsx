import type { Review, ReviewList } from '@hien/api';
import {
  Avatar,
  EmptyState,
  Picture,
  Rating,
  RatingHistogram,
  Section,
  SkeletonText,
  Text,
  mediaUrl,
} from '@hien/ui';

import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { DetailQuery } from './detail-query.ts';
import { HelpfulButton } from './HelpfulButton.tsx';
import { Pages } from '../../shared/lists/Pages.tsx';
import { ReportListing } from '../../shared/reports/ReportListing.tsx';
import { ReplyWords } from '../../shared/questions/Reply.tsx';
import * as s from './Reviews.css.ts';

interface ReviewsProps {
  productId: number;
  reviews: Loadable<ReviewList>;
  query: DetailQuery;
  href: (change: Partial<DetailQuery>) => string;
}

export function Reviews({ productId, reviews, query, href }: ReviewsProps) {
  const text = useText();
  return (
    <Section title={text('shop.detail.reviews')} id="reviews" ground="sunken">
      <QueryBoundary
        query={reviews}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ summary }) => summary.count === 0}
        empty={
          <EmptyState
            level={3}
            title={text('shop.detail.reviews.empty.title')}
            text={text('shop.detail.reviews.empty.text')}
          />
        }
      >
        {({ items, meta, summary }) => (
          <div className={s.columns}>
            <Histogram summary={summary} stars={query.stars} href={href} />
            <div>
              <ul className={s.list}>
                {items.map((review) => (
                  <li key={review.id} className={s.review}>
                    <ReviewCard productId={productId} review={review} />
                  </li>
                ))}
              </ul>
              <Pages
                page={query.reviewsPage}
                totalPages={meta.totalPages}
                href={(reviewsPage) => `${href({ reviewsPage })}#reviews`}
                label={text('shop.detail.reviews')}
              />
            </div>
          </div>
        )}
      </QueryBoundary>
    </Section>
  );
}

interface HistogramProps extends Pick<ReviewsProps, 'href'> {
  summary: ReviewList['summary'];
  stars: DetailQuery['stars'];
}

function Histogram({ summary, stars, href }: HistogramProps) {
  const text = useText();
  const format = useFormat();
  return (
    <RatingHistogram
      average={format.decimal(summary.average)}
      rating={
        <Rating
          value={summary.average}
          label={text('shop.detail.reviews-link', {
            average: format.decimal(summary.average),
            count: summary.count,
          })}
        />
      }
      total={text('shop.detail.reviews.total', { count: summary.count })}
      rows={summary.histogram.map((row) => {
        const value = row.stars as NonNullable<DetailQuery['stars']>;
        return {
          stars: value,
          share: summary.count === 0 ? 0 : row.count / summary.count,
          count: format.integer(row.count),
          label: text('shop.detail.reviews.row', { stars: value, count: row.count }),
          href: `${href({ stars: value === stars ? null : value, reviewsPage: 1 })}#reviews`,
        };
      })}
    />
  );
}

function ReviewCard({ productId, review }: { productId: number; review: Review }) {
  const text = useText();
  const format = useFormat();
  const { author } = review;
  return (
    <article className={s.card}>
      <header className={s.author}>
        <Avatar
          name={author.name}
          src={author.avatar && mediaUrl(author.avatar, { width: 96 })}
          decorative
        />
        <div>
          <Text weight="strong">{author.name}</Text>
          <Text size="caption" tone="muted" numeric>
            {format.date(review.createdAt)}
            {review.optionName
              ? ` · ${text('shop.detail.reviews.bought', { name: review.optionName })}`
              : null}
          </Text>
        </div>
      </header>
      <Rating
        size="sm"
        value={review.rating}
        label={text('shop.detail.reviews.stars', { stars: review.rating })}
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
      <div className={s.acts}>
        <HelpfulButton productId={productId} review={review} />
        <ReportListing
          about="product-review"
          id={review.id}
          label={text('report.of.review', { name: author.name })}
        />
      </div>
      {review.reply ? <ReplyWords reply={review.reply} /> : null}
    </article>
  );
}
