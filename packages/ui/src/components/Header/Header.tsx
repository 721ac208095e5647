import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { BrandName } from '../../theme/brand-names.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import { HeaderNav, type HeaderNavItem } from './HeaderNav.tsx';
import * as s from './Header.css.ts';

export type HeaderFrame = BrandName;

export type HeaderProps = {
  /** The brand's frame: where the logo, the search and the navigation stand. */
  frame?: HeaderFrame;
  logo: ReactNode;
  /** `label` has the name of the logo in it, e.g. “Hiên, về trang chủ”. */
  home: { href: string; label: string };
  /** The name of the main navigation. */
  navLabel: string;
  items: readonly HeaderNavItem[];
  /** A line above, such as free delivery or a partner's words. */
  notice?: ReactNode;
  search?: ReactNode;
  language?: ReactNode;
  theme?: ReactNode;
  /** Account link, avatar or menu; on phones the bottom bar has it. */
  account?: ReactNode;
  /** The way to the cart, with how much lies in it; on every width. */
  cart?: ReactNode;
  /** Opens the phone's navigation sheet. */
  menu?: { label: string; onOpen: () => void; open?: boolean };
};

/**
 * The head of every page. One structure, five frames: a brand moves and colours the parts, no more. The frame of a
 * partner loads with the brand (`loadBrandTheme`).
 */
export const Header = ({
  frame = 'default',
  logo,
  home,
  navLabel,
  items,
  notice,
  search,
  language,
  theme,
  account,
  cart,
  menu,
}: HeaderProps) => (
  <header className={s.root} data-frame={frame}>
    {notice ? <div className={s.notice}>{notice}</div> : null}
    <div className={cx(s.bar, search ? s.barWithSearch : undefined)}>
      {menu ? (
        <button
          type="button"
          className={s.menu}
          aria-label={menu.label}
          aria-haspopup="dialog"
          aria-expanded={menu.open ?? false}
          onClick={menu.onOpen}
        >
          <MenuIcon size={22} strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
      <LinkBase className={s.logo} href={home.href} aria-label={home.label}>
        {logo}
      </LinkBase>
      <div className={s.nav}>
        <HeaderNav label={navLabel} items={items} ofHouse={frame === 'default'} />
      </div>
      {search ? (
        <div className={cx(s.search, frame === 'default' && s.searchOfHouse)}>{search}</div>
      ) : null}
      <div className={s.tools}>
        {language ? <div className={s.tool}>{language}</div> : null}
        {theme ? <div className={s.wideTool}>{theme}</div> : null}
        {account ? <div className={s.wideTool}>{account}</div> : null}
        {cart}
      </div>
    </div>
  </header>
);
