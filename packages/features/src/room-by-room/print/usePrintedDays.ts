import { quotationValidUntil, systemClock, toIso } from '@hien/domain';
import type { PrintFact } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** The day a paper is printed and the last one on which it counts (docs/adr/0197). */
export function usePrintedDays(): PrintFact[] {
  const text = useText();
  const format = useFormat();
  const [now] = useState(() => systemClock.now());
  return [
    { label: text('rooms.print.day'), value: format.date(toIso(now)) },
    { label: text('rooms.print.valid'), value: format.date(toIso(quotationValidUntil(now))) },
  ];
}
