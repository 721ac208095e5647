import type { ReadingCard } from '@hien/api';
import { type Language, meterOf, readingParts } from '@hien/domain';
import { StatusBadge } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

/** How much of a translation is there, and how much of it is older than the Vietnamese. */
export function MeterBadge({
  meter,
  language,
}: {
  meter: ReadingCard['meter'];
  language: Exclude<Language, 'vi'>;
}) {
  const text = useText();
  const { missing, older } = meterOf(meter, language);
  const all = readingParts.length;
  if (missing === all)
    return <StatusBadge tone="neutral">{text('admin.reading.meter.none')}</StatusBadge>;
  if (older > 0)
    return (
      <StatusBadge tone="caution">
        {text('admin.reading.meter.older', { there: all - missing, all, older })}
      </StatusBadge>
    );
  return missing > 0 ? (
    <StatusBadge tone="info">
      {text('admin.reading.meter.some', { there: all - missing, all })}
    </StatusBadge>
  ) : (
    <StatusBadge tone="positive">{text('admin.reading.meter.whole')}</StatusBadge>
  );
}
