import { systemClock } from '@hien/domain';
import { Text } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { spanWords } from '../parts/span-words.ts';
import * as s from './LineTable.css.ts';

const day = 86_400_000;

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
  const span = spanWords(text, Math.abs(left));
  const look = left < 0 ? s.over : left < day ? s.soon : s.calm;
  return (
    <span className={s.due}>
      <span className={look}>
        {text(left < 0 ? 'seller.due.over' : 'seller.due.left', { span })}
      </span>
      <time className={s.moment} dateTime={until}>
        {format.date(until, 'dateTime')}
      </time>
    </span>
  );
}
