import type { BuiltCard } from '@hien/api';
import { Badge, Link, Picture } from '@hien/ui';
import { useMonths } from '../contractors/useMonths.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './BuiltTile.css.ts';

interface BuiltTileProps {
  built: BuiltCard;
  href: string;
  /** The home type where it was furnished room by room. */
  place?: string;
  priority?: boolean;
  level?: 'h2' | 'h3';
}

/** A home that was built: where it is, how long it took and what it cost stand below its picture. */
export function BuiltTile({
  built,
  href,
  place,
  priority = false,
  level: Name = 'h3',
}: BuiltTileProps) {
  const text = useText();
  const { area, vnd } = useFormat();
  const monthsOf = useMonths();
  return (
    <article className={s.tile}>
      <div className={s.picture}>
        <Picture
          picture={built.cover ?? built.picture}
          ratio="3:2"
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw"
          priority={priority}
          alt=""
        />
        {built.before === null ? null : (
          <Badge className={s.corner} variant="solid">
            {text('built.has-before')}
          </Badge>
        )}
      </div>
      <Name className={s.name}>
        <Link variant="quiet" stretched href={href}>
          {built.name}
        </Link>
      </Name>
      <p className={s.words}>{built.summary}</p>
      <p className={s.facts}>
        {[place ?? built.location, area(built.area), monthsOf(built.months), vnd(built.cost)].join(
          ' · ',
        )}
      </p>
    </article>
  );
}
