import { Badge } from '@hien/ui';
import { systemClock } from '@hien/domain';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { spanWords } from '../parts/span-words.ts';

/** Milliseconds in which a question should be answered. */
export const answerMs = 86_400_000;

/** How long somebody has waited; after a day it stands out. */
export function Waits({ since }: { since: string }) {
  const text = useText();
  const [now] = useState(() => systemClock.now());
  const span = Math.max(0, now - Date.parse(since));
  return (
    <Badge tone={span >= answerMs ? 'caution' : 'neutral'}>
      {text('seller.questions.waits', { span: spanWords(text, span) })}
    </Badge>
  );
}
