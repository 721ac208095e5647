import { paths } from '@hien/domain/routes';
import { isLogin, useLanguage, useText } from '@hien/features/shared';
import { BottomBar } from '@hien/ui';
import { House, Lamp, LayoutGrid, Sofa, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useMainNavigation } from './main-navigation.tsx';

const icons = [Lamp, Sofa, LayoutGrid] as const;

/** The destinations of a phone: home, the first three items, the account. */
export function PhoneBar() {
  const text = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const home = paths.home.to(language);
  // One place for guests and members, so that the server need not know: the guard leads guests to login.
  const account = paths.myPage.to(language);
  const items = useMainNavigation().slice(0, icons.length);
  return (
    <BottomBar
      label={text('shell.bottom-nav')}
      items={[
        {
          label: text('nav.home'),
          href: home,
          icon: <House size={22} strokeWidth={1.75} />,
          current: pathname === home,
        },
        ...items.map(({ label, href, current }, at) => {
          const Icon = icons[at] ?? Lamp;
          return { label, href, current, icon: <Icon size={22} strokeWidth={1.75} /> };
        }),
        {
          label: text('nav.account'),
          href: account,
          icon: <UserRound size={22} strokeWidth={1.75} />,
          current: isLogin(language, pathname),
        },
      ]}
    />
  );
}
