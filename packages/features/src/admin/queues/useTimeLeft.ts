import { systemClock } from '@hien/domain';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

const hourMs = 3_600_000;

/** How many hours are left until something is due, or how many it is late. */
export function useTimeLeft() {
  const text = useText();
  const [now] = useState(() => systemClock.now());
  return (dueAt: string): { isLate: boolean; said: string } => {
    const left = Date.parse(dueAt) - now;
    const isLate = left < 0;
    const hours = Math.floor(Math.abs(left) / hourMs);
    return { isLate, said: text(isLate ? 'admin.ad.late' : 'admin.ad.left.hours', { hours }) };
  };
}
