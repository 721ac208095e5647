import { Rating, type RatingProps, Text } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

interface CompanyRatingProps {
  /** 1 to 5. */
  rating: number;
  /** How many said so. */
  count: number;
  size?: RatingProps['size'];
}

/** What customers thought of a company, or that nobody has said it yet. */
export function CompanyRating({ rating, count, size = 'sm' }: CompanyRatingProps) {
  const text = useText();
  const format = useFormat();
  if (count === 0)
    return (
      <Text as="span" size="small" tone="muted">
        {text('contractor.unrated')}
      </Text>
    );
  const average = format.decimal(rating);
  return (
    <Rating
      compact
      size={size}
      value={rating}
      text={average}
      count={`(${format.integer(count)})`}
      label={text('contractor.rating', { average, count })}
    />
  );
}
