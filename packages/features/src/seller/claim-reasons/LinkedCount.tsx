import { Link } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import * as s from './claim-reasons.css.ts';

interface LinkedCountProps {
  count: number;
  href: string;
  /** What is counted, for whoever hears the link alone. */
  label: string;
}

/** A figure that leads to the list of exactly these lines; there is no list of none. */
export function LinkedCount({ count, href, label }: LinkedCountProps) {
  const { integer } = useFormat();
  return (
    <span className={s.number}>
      {count === 0 ? (
        integer(0)
      ) : (
        <Link href={href} aria-label={`${label}: ${integer(count)}`}>
          {integer(count)}
        </Link>
      )}
    </span>
  );
}
