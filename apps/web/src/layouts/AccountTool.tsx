import { isSignedInAtom } from '@hien/api';
import { paths } from '@hien/features/paths';
import { useLanguage, useText } from '@hien/features/shared';
import { ButtonLink } from '@hien/ui';
import { useAtomValue } from 'jotai';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';

const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu.tsx')).MemberMenu }));

/** The way in, or who is in. On the server and until the session is known it is the way in. */
export function AccountTool() {
  const signedIn = useAtomValue(isSignedInAtom);
  return signedIn ? (
    <Suspense>
      <MemberMenu />
    </Suspense>
  ) : (
    <LoginLink />
  );
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
  return paths.login.to(language, {
    next: pathname === paths.home.to(language) ? undefined : here,
  });
}
