import type { RatingValue } from '@hien/api';
import { Rating, type RatingProps } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

interface ProductRatingProps {
  rating: RatingValue;
  size?: RatingProps['size'];
}

/** One star, the mean and how many said so; nothing where nobody did. */
export function ProductRating({ rating: { average, count }, size }: ProductRatingProps) {
  const text = useText();
  const format = useFormat();
  if (count === 0) return null;
  return (
    <Rating
      compact
      size={size}
      value={average}
      text={format.decimal(average)}
      count={`(${format.integer(count)})`}
      label={text('product.rating', { average: format.decimal(average), count })}
    />
  );
}
