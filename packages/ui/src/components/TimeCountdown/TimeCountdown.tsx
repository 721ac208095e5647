import { Clock } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { partsOf, useRemaining, type TimeParts } from './use-remaining.ts';
import * as s from './TimeCountdown.css.ts';

export type TimeCountdownProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  /** The deadline, in milliseconds since 1970. */
  until: number;
  /** The product's clock, in milliseconds since 1970. */
  now: () => number;
  /** Letters of the units: “ngày”, “giờ”, “phút”, “giây”. */
  units: Readonly<Record<keyof TimeParts, string>>;
  /** The whole in words, with the hour it ends: “Còn 2 ngày, đến 15:00 thứ Sáu 06/03, giờ Việt Nam”. */
  label: (parts: TimeParts) => string;
  /** In its place once it is over: “Đã kết thúc”. */
  over: string;
  onOver?: () => void;
  /** `boxes` on a banner or an auction, `line` in a row. */
  layout?: 'line' | 'boxes';
};

const HOUR = 3_600_000;

/** How long is left. Seconds only in the last day; urgent in the last hour. Never read aloud by itself. */
export const TimeCountdown = ({
  until,
  now,
  units,
  label,
  over,
  onOver,
  layout = 'line',
  className,
  ...rest
}: TimeCountdownProps) => {
  const left = useRemaining(until, now, onOver);
  const parts = partsOf(left);
  const shown =
    parts.days > 0
      ? (['days', 'hours', 'minutes'] as const)
      : (['hours', 'minutes', 'seconds'] as const);
  const isOver = left <= 0;
  return (
    <time
      role="timer"
      dateTime={new Date(until).toISOString()}
      className={cx(s.root, left < HOUR && !isOver && s.urgent, isOver && s.past, className)}
      {...rest}
    >
      {layout === 'line' ? <Clock className={s.icon} strokeWidth={1.75} aria-hidden /> : null}
      {isOver ? (
        over
      ) : (
        <>
          {/* The server wrote its own second. */}
          <VisuallyHidden suppressHydrationWarning>{label(parts)}</VisuallyHidden>
          <span className={s.parts} aria-hidden>
            {shown.map((unit) => (
              <span key={unit} className={s.part[layout]}>
                <span className={s.figure[layout]} suppressHydrationWarning>
                  {String(parts[unit]).padStart(2, '0')}
                </span>
                <span className={s.unit[layout]}>{units[unit]}</span>
              </span>
            ))}
          </span>
        </>
      )}
    </time>
  );
};
