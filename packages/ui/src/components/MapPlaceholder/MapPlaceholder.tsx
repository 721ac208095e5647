import { MapPin } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './MapPlaceholder.css.ts';

export type MapPlaceholderProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Whose place it is. */
  name?: string;
  /** The address, a line each. */
  lines: readonly string[];
  /** How to get there, or when it is open. */
  note?: ReactNode;
  /** A link to a map, a `CopyButton` for the address. */
  actions?: ReactNode;
};

/** Streets and a river that lead nowhere: a map's look without a map's request. */
const Streets = () => (
  <svg viewBox="0 0 480 200" preserveAspectRatio="xMidYMid slice" className={s.drawing} aria-hidden>
    <path className={s.water} d="M-20 168C60 132 132 196 214 168S352 96 500 132V220H-20z" />
    <path className={s.green} d="M318 20h92v52h-92zM64 84h54v44H64z" />
    <g className={s.street}>
      <path d="M-10 46 500 18M-10 112 300 96 500 62M150-10 176 210M276-10 300 210M404-10 420 160M40-10 58 150" />
    </g>
    <g className={s.avenue}>
      <path d="M-10 78 500 44M226-10 248 210" />
    </g>
  </svg>
);

/** Where a place is, in words first. The drawing stands for a map and asks no map service. */
export const MapPlaceholder = ({
  name,
  lines,
  note,
  actions,
  className,
  ...rest
}: MapPlaceholderProps) => (
  <figure className={cx(s.root, className)} {...rest}>
    <div className={s.map}>
      <Streets />
      <span className={s.pin} aria-hidden>
        <MapPin size={22} strokeWidth={1.75} />
      </span>
    </div>
    <figcaption className={s.words}>
      <address className={s.address}>
        {name ? <strong className={s.name}>{name}</strong> : null}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {note ? <p className={s.note}>{note}</p> : null}
      {actions ? <div className={s.actions}>{actions}</div> : null}
    </figcaption>
  </figure>
);
