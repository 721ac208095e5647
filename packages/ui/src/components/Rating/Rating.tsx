import { useId, type ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { starPath } from './star.ts';
import * as s from './Rating.css.ts';

export type RatingProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** 0 to 5; drawn to the tenth. */
  value: number;
  /** The whole in words, e.g. “4,6 trên 5 sao, 128 đánh giá”. */
  label: string;
  /** The number beside the stars, e.g. “4,6”. */
  text?: string;
  /** After the number, e.g. “(128)”. */
  count?: string;
  /** One star and the number, where five do not fit. */
  compact?: boolean;
  size?: keyof typeof s.size;
};

/** What people thought of it. */
export const Rating = ({
  value,
  label,
  text,
  count,
  compact,
  size = 'md',
  className,
  ...rest
}: RatingProps) => (
  <span className={cx(s.root, s.size[size], className)} {...rest}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={s.stars} aria-hidden>
      {compact ? (
        <Star share={1} />
      ) : (
        [0, 1, 2, 3, 4].map((index) => <Star key={index} share={value - index} />)
      )}
    </span>
    {text ? <span aria-hidden>{text}</span> : null}
    {count ? (
      <span className={s.count} aria-hidden>
        {count}
      </span>
    ) : null}
  </span>
);

/** One star, filled from the left to `share` (below 0 none, above 1 all). */
const Star = ({ share }: { share: number }) => {
  const id = useId();
  const filled = Math.round(Math.min(1, Math.max(0, share)) * 10) / 10;
  return (
    <svg viewBox="0 0 16 16" className={s.star}>
      {filled > 0 ? (
        <>
          {filled < 1 ? (
            <clipPath id={id}>
              <rect width={1.7 + 12.6 * filled} height="16" />
            </clipPath>
          ) : null}
          <path d={starPath} className={s.fill} clipPath={filled < 1 ? `url(#${id})` : undefined} />
        </>
      ) : null}
      <path d={starPath} strokeLinejoin="round" />
    </svg>
  );
};
