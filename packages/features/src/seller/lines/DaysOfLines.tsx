import { givenReason } from '@hien/domain';
import { Link, Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OnDays } from './DaysField.tsx';

interface DaysOfLinesProps {
  from: string | undefined;
  to: string | undefined;
  on: OnDays;
  /** Of those that came back: why, and whether for money or for another. */
  reason: string | undefined;
  asked: 'refund' | 'exchange' | undefined;
  /** What the item is called that they are of; null where its name is not known here. */
  thing: string | null | undefined;
  allHref: string;
}

/** Says that a list holds the lines of some days alone, and leads out of it. */
export function DaysOfLines({ from, to, on, reason, asked, thing, allHref }: DaysOfLinesProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const named = (day: string | undefined) =>
    day === undefined ? text('seller.days.open') : date(`${day}T00:00:00+07:00`, 'date');
  const what = on === 'returned' && asked !== undefined ? asked : on;
  const days =
    from === to
      ? text(`seller.days.${what}`, { day: named(from) })
      : text(`seller.days.${what}.span`, { from: named(from), to: named(to) });
  const parts = [
    days,
    on === 'returned' && reason !== undefined
      ? text('seller.days.reason', { reason: givenReason(reason, language) })
      : '',
    thing === undefined
      ? ''
      : thing === null
        ? text('seller.days.one-thing')
        : text('seller.days.thing', { thing }),
  ];
  return (
    <Notice tone="info" action={<Link href={allHref}>{text('seller.days.all')}</Link>}>
      {parts.filter((part) => part !== '').join(' ')}
    </Notice>
  );
}
