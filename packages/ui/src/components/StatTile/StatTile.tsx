import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Trend } from './Trend.tsx';
import * as s from './StatTile.css.ts';

export type StatChange = {
  /** Against what, in words: “+12% so với tuần trước”. */
  text: string;
  direction: 'up' | 'down' | 'flat';
  /** Whether it is welcome: more orders are, more refunds are not. Left out, it is neither. */
  good?: boolean;
};

export type StatTileProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is counted. */
  label: string;
  /** Written out; undefined while it loads. */
  value: string | undefined;
  /** After the value, smaller: “đơn”. */
  unit?: string;
  change?: StatChange;
  note?: ReactNode;
  /** A small icon of 18 px beside the label. */
  icon?: ReactNode;
  /** Makes the tile a link to what it counts. */
  href?: string;
  /** How it went, oldest first; decoration, the change says it in words. */
  trend?: readonly number[];
};

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

/** One figure of a dashboard, how it changed, and the way to what it counts. */
export const StatTile = ({
  label,
  value,
  unit,
  change,
  note,
  icon,
  href,
  trend,
  className,
  ...rest
}: StatTileProps) => {
  const Arrow = change ? arrows[change.direction] : undefined;
  const good = change?.good === undefined ? 'neither' : change.good ? 'good' : 'bad';
  return (
    <div className={cx(s.root, href && s.interactive, className)} {...rest}>
      <p className={s.label}>
        {icon ? (
          <span className={s.icon} aria-hidden>
            {icon}
          </span>
        ) : null}
        {href ? (
          <LinkBase className={s.link} href={href}>
            {label}
          </LinkBase>
        ) : (
          label
        )}
      </p>
      <div className={s.middle}>
        <p className={s.value} aria-busy={value === undefined || undefined}>
          {value ?? <Skeleton width="5ch" height="1em" />}
          {value !== undefined && unit ? <span className={s.unit}>{unit}</span> : null}
        </p>
        {trend && trend.length > 1 ? <Trend points={trend} className={s.trend[good]} /> : null}
      </div>
      {change && Arrow ? (
        <p className={cx(s.change, s.verdict[good])}>
          <Arrow size={16} strokeWidth={2} className={s.arrow} aria-hidden />
          {change.text}
        </p>
      ) : null}
      {note ? <p className={s.note}>{note}</p> : null}
    </div>
  );
};
