import { signOut } from '@hien/api';
import { displayName } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { useLanguage, useProfile, useText } from '@hien/features/shared';
import { Avatar, Menu, type MenuItem } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { LifeBuoy, LogOut, Mail, Package, UserRound } from 'lucide-react';
import * as s from './layouts.css.ts';

/** Who is signed in, their page, and the way out. */
export function MemberMenu() {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { data: profile } = useProfile();
  const name = profile ? displayName(profile, language) : text('nav.account');
  const unread = profile ? profile.unread_inbox + profile.unread_news : 0;
  const items: MenuItem[] = [
    { kind: 'heading', id: 'name', label: name },
    {
      kind: 'link',
      id: 'my-page',
      label: text('nav.account'),
      href: paths.myPage.to(language),
      icon: <UserRound size={18} />,
    },
    {
      kind: 'link',
      id: 'orders',
      label: text('nav.orders'),
      href: paths.orders.to(language),
      icon: <Package size={18} />,
    },
    {
      kind: 'link',
      id: 'inbox',
      label: text('nav.inbox', { count: unread }),
      href: paths.inbox.to(language),
      icon: <Mail size={18} />,
    },
    {
      kind: 'link',
      id: 'customer-center',
      label: text('nav.customer-center'),
      href: paths.customerCenter.to(language),
      icon: <LifeBuoy size={18} />,
    },
    {
      id: 'logout',
      label: text('nav.logout'),
      icon: <LogOut size={18} />,
      onSelect: () => signOut(queryClient),
    },
  ];
  const label = [
    `${text('nav.account')}: ${name}`,
    ...(unread > 0 ? [text('nav.inbox', { count: unread })] : []),
  ].join(', ');
  return (
    <Menu
      align="end"
      items={items}
      renderTrigger={(props) => (
        <button {...props} className={s.member} aria-label={label}>
          <Avatar name={name} size="sm" decorative />
          {unread > 0 ? <span className={s.unread} aria-hidden /> : null}
        </button>
      )}
    />
  );
}
