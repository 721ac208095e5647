import { isSignedInAtom, profileQuery, signOut } from '@hien/api';
import { displayName } from '@hien/domain';
import { paths } from '@hien/features/paths';
import { useLanguage, useOpen, useText } from '@hien/features/shared';
import { Avatar, ButtonLink, Menu, type MenuItem } from '@hien/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { LogOut, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import * as s from './layouts.css.ts';

/** The way in, or who is in. On the server and until the session is known it is the way in. */
export function AccountTool() {
  const signedIn = useAtomValue(isSignedInAtom);
  return signedIn ? <MemberMenu /> : <LoginLink />;
}

function LoginLink() {
  const text = useText();
  return (
    <ButtonLink variant="quiet" size="sm" href={useLoginUrl()}>
      {text('nav.login')}
    </ButtonLink>
  );
}

/** Login that leads back to this page; from login itself it leads nowhere new. */
export function useLoginUrl(): string {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const login = paths.login.to(language);
  if (pathname === login) return here;
  return paths.login.to(language, { next: pathname === paths.home.to(language) ? undefined : here });
}

function MemberMenu() {
  const text = useText();
  const language = useLanguage();
  const open = useOpen();
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(profileQuery());
  const name = profile ? displayName(profile, language) : text('nav.account');
  const myPage = open(paths.myPage.to(language));
  const items: MenuItem[] = [
    { kind: 'heading', id: 'name', label: name },
    ...(myPage ? [{ kind: 'link', id: 'my-page', label: text('nav.account'), href: myPage, icon: <UserRound size={18} /> } as const] : []),
    { id: 'logout', label: text('nav.logout'), icon: <LogOut size={18} />, onSelect: () => signOut(queryClient) },
  ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={(props) => (
        <button {...props} className={s.member} aria-label={`${text('nav.account')}: ${name}`}>
          <Avatar name={name} size="sm" decorative />
        </button>
      )}
    />
  );
}
