import { type Layout, paths } from '@hien/domain/routes';
import { SiteSearch, modeAtom, remember, useLanguage, useText } from '@hien/features/shared';
import { languages } from '@hien/domain';
import { Header, LanguageMenu, Logo, ThemeToggle } from '@hien/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountTool } from './AccountTool.tsx';
import { CartTool } from './CartTool.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { languageNames } from './language-names.ts';
import { useMainNavigation } from './main-navigation.tsx';
import { useShownMode } from './useShownMode.ts';

/** The head of the site in the brand's frame. */
export function SiteHeader({ layout }: { layout: Layout }) {
  const text = useText();
  const language = useLanguage();
  const items = useMainNavigation();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Header
        frame={layout}
        logo={<Logo brand={layout} />}
        home={{ href: paths.home.to(language), label: text('shell.home') }}
        navLabel={text('shell.nav')}
        items={items}
        search={<SiteSearch />}
        cart={<CartTool />}
        language={<LanguageSwitch />}
        theme={<ModeSwitch />}
        account={<AccountTool />}
        menu={{ label: text('shell.menu'), open: menuOpen, onOpen: () => setMenuOpen(true) }}
      />
      <PhoneMenu open={menuOpen} onOpenChange={setMenuOpen} items={items} />
    </>
  );
}

/** This page, with its query, in another language. */
export function LanguageSwitch() {
  const text = useText();
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  const rest = `${pathname.replace(/^\/[^/]+/, '')}${search}${hash}`;
  return (
    <LanguageMenu
      label={text('language.label', { name: languageNames[current] })}
      current={current}
      languages={languages.map((code) => ({
        code,
        name: languageNames[code],
        href: `/${code}${rest}`,
      }))}
    />
  );
}

export function ModeSwitch() {
  const text = useText();
  const mode = useShownMode();
  const setMode = useSetAtom(modeAtom);
  return (
    <ThemeToggle
      mode={mode}
      label={text('mode.dark')}
      onChange={(chosen) => {
        setMode(chosen);
        remember('mode', chosen);
      }}
    />
  );
}
