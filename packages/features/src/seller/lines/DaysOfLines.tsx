import { Link, Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface DaysOfLinesProps {
  from: string | undefined;
  to: string | undefined;
  /** Asked for in these days; otherwise ordered in them. */
  claimed: boolean;
  allHref: string;
}

/** Says that a list holds the lines of some days alone, and leads out of it. */
export function DaysOfLines({ from, to, claimed, allHref }: DaysOfLinesProps) {
  const text = useText();
  const { date } = useFormat();
  const on = (day: string | undefined) =>
    day === undefined ? text('seller.days.open') : date(`${day}T00:00:00+07:00`, 'date');
  return (
    <Notice tone="info" action={<Link href={allHref}>{text('seller.days.all')}</Link>}>
      {from === to
        ? text(claimed ? 'seller.days.claimed' : 'seller.days.placed', { day: on(from) })
        : text(claimed ? 'seller.days.claimed.span' : 'seller.days.placed.span', {
            from: on(from),
            to: on(to),
          })}
    </Notice>
  );
}
