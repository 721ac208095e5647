import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './Chip.css.ts';

type ChipBase = {
  children: ReactNode;
  icon?: ReactNode;
  /** A figure after the words. */
  count?: string;
  chosen?: boolean;
};

export type ChipProps = ChipBase &
  (
    | { href: string; onToggle?: never; disabled?: never }
    | { href?: never; onToggle: () => void; disabled?: boolean }
  );

/** A short choice among several: a link where the choice lives in the address, else a button that stays pressed. */
export const Chip = ({
  children,
  icon,
  count,
  chosen = false,
  href,
  onToggle,
  disabled,
}: ChipProps) => {
  const body = (
    <>
      {icon ? (
        <span className={s.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      {children}
      {count ? <span className={s.count}>{count}</span> : null}
    </>
  );
  const className = cx(s.chip, chosen && s.chosen);
  return href === undefined ? (
    <button
      type="button"
      className={className}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onToggle}
    >
      {body}
    </button>
  ) : (
    <LinkBase className={className} href={href} aria-current={chosen ? 'true' : undefined}>
      {body}
    </LinkBase>
  );
};
