import { formatDate } from '@hien/domain';
import { Badge, Text } from '@hien/ui';
import { useEffect, useReducer } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Clock.css.ts';

const second = 1_000;

/** What the clock shows, minute by minute, and how far it is ahead. Never read aloud by itself. */
export function ClockFace({ now, ahead }: { now: () => number; ahead: number }) {
  const text = useText();
  const language = useLanguage();
  const shown = useTicking(now);
  return (
    <div className={s.face}>
      <p className={s.time} role="timer" aria-label={text('admin.clock.now')}>
        {formatDate(shown, 'time', language)}
      </p>
      <div className={s.day}>
        <Text as="p" weight="strong">
          {formatDate(shown, 'long', language)}
        </Text>
        <Text as="p" size="small" tone="muted">
          {text('admin.clock.zone')}
        </Text>
      </div>
      <Badge tone={ahead === 0 ? 'neutral' : 'caution'}>
        {ahead === 0
          ? text('admin.clock.ahead.none')
          : text('admin.clock.ahead', {
              days: Math.floor(ahead / 86_400),
              hours: Math.floor(ahead / 3_600) % 24,
              minutes: Math.floor(ahead / 60) % 60,
            })}
      </Badge>
    </div>
  );
}

/** The moment a clock shows, followed second by second. */
function useTicking(now: () => number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = window.setInterval(tick, second);
    return () => window.clearInterval(timer);
  }, []);
  return now();
}
