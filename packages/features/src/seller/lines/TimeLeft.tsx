import { systemClock } from '@hien/domain';
import { Text } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './LineTable.css.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a step has, or since when it is late: in words and in colour, with the moment beside it. */
export function TimeLeft({ until }: { until: string | null }) {
  const text = useText();
  const format = useFormat();
  const [now] = useState(() => systemClock.now());
  if (until === null)
    return (
      <Text as="span" size="small" tone="muted">
        {text('seller.due.none')}
      </Text>
    );
  const left = Date.parse(until) - now;
  const span = Math.abs(left);
  const words =
    span >= day
      ? text('seller.span.days', { count: Math.floor(span / day) })
      : span >= hour
        ? text('seller.span.hours', { count: Math.floor(span / hour) })
        : text('seller.span.minutes', { count: Math.max(1, Math.floor(span / minute)) });
  const look = left < 0 ? s.over : left < day ? s.soon : s.calm;
  return (
    <span className={s.due}>
      <span className={look}>
        {text(left < 0 ? 'seller.due.over' : 'seller.due.left', { span: words })}
      </span>
      <time className={s.moment} dateTime={until}>
        {format.date(until, 'dateTime')}
      </time>
    </span>
  );
}
