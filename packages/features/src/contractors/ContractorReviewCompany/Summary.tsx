import type { ConstructionReviewList } from '@hien/api';
import { Chip, Rating, RatingHistogram, SkeletonText, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import type { ReviewsAddress } from './ReviewsView.tsx';
import * as s from './ReviewsView.css.ts';

interface SummaryProps {
  reviews: Loadable<ConstructionReviewList>;
  address: ReviewsAddress;
}

/** Of all that stand; each bar narrows the list to its stars. What fails is said where the list stands. */
export function Summary({ reviews, address: { url, href } }: SummaryProps) {
  const text = useText();
  const { decimal, integer } = useFormat();
  const summary = reviews.data?.summary;
  if (summary === undefined) return reviews.isPending ? <SkeletonText lines={6} /> : null;
  if (summary.count === 0) return null;
  const average = decimal(summary.average);
  return (
    <div>
      <RatingHistogram
        average={average}
        rating={
          <Rating
            value={summary.average}
            label={text('contractor.rating', { average, count: summary.count })}
          />
        }
        total={text('review.count', { count: summary.count })}
        rows={summary.histogram.map(({ stars, count }) => {
          const value = stars as NonNullable<typeof url.stars>;
          return {
            stars: value,
            share: count / summary.count,
            count: integer(count),
            label: text('review.row', { stars, count }),
            href: href({ stars: value === url.stars ? null : value, page: 1, write: false }),
          };
        })}
      />
      {summary.proven === 0 && !url.proven ? null : (
        <div className={s.proven}>
          <Text size="small">
            {text('review.proven.count', { proven: summary.proven, count: summary.count })}
          </Text>
          <Chip chosen={url.proven} href={href({ proven: !url.proven, page: 1, write: false })}>
            {text('review.proven.only')}
          </Chip>
        </div>
      )}
      {summary.removed === 0 ? null : (
        <Text size="small" tone="muted">
          {text('review.removed.count', { count: summary.removed })}
        </Text>
      )}
    </div>
  );
}
