import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import type { HeaderFrame } from './Header.tsx';
import * as s from './Header.css.ts';

export type HeaderNavItem = {
  label: string;
  href: string;
  /** The page is in this part of the site. */
  current?: boolean;
};

type HeaderNavProps = { label: string; items: readonly HeaderNavItem[]; frame: HeaderFrame };

export const HeaderNav = ({ label, items, frame }: HeaderNavProps) => (
  <nav aria-label={label} className={s.navList}>
    <ul className={cx(s.places, s.placesFrame[frame])}>
      {items.map((item) => (
        <li key={item.href} className={s.placeSlot}>
          <LinkBase
            className={cx(s.place, s.placeFrame[frame], item.current && s.placeCurrent[frame])}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.label}
          </LinkBase>
        </li>
      ))}
    </ul>
  </nav>
);
