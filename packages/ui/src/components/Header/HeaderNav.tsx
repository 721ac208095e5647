import { cx } from '../../internal/cx.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './Header.css.ts';

export type HeaderNavItem = {
  label: string;
  href: string;
  /** The page is in this part of the site. */
  current?: boolean;
};

type HeaderNavProps = {
  label: string;
  items: readonly HeaderNavItem[];
  /** The default brand's frame, whose look is in the first sheet. */
  ofHouse: boolean;
};

export const HeaderNav = ({ label, items, ofHouse }: HeaderNavProps) => (
  <nav aria-label={label} className={s.navList}>
    <ul className={cx(s.navItems, ofHouse && s.navItemsOfHouse)}>
      {items.map((item) => (
        <li key={item.href} className={s.navItemSlot}>
          <LinkBase
            className={cx(
              s.navItem,
              ofHouse && s.navItemOfHouse,
              item.current && (ofHouse ? s.navItemCurrentOfHouse : s.navItemCurrent),
            )}
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
