import { paths } from '@hien/domain/routes';
import {
  isLogin,
  loginUrl,
  useLanguage,
  useSession,
  useSignedIn,
  useText,
} from '@hien/features/shared';
import { ButtonLink, Link } from '@hien/ui';
import { UserRound } from 'lucide-react';
import { Suspense, lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as s from './layouts.css.ts';

const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu.tsx')).MemberMenu }));

/**
 * The way in, or who is in. On the server and until the session is known it is both: the page's root says which of
 * them shows, so that a header that is not hydrated does not ask a member to sign in.
 */
export function AccountTool() {
  const signedIn = useSignedIn();
  return signedIn ? (
    <Suspense fallback={<MyPageLink />}>
      <MemberMenu />
    </Suspense>
  ) : (
    <GuestOrMember />
  );
}

function GuestOrMember() {
  const { status } = useSession();
  useEffect(() => {
    // Nobody is: the server has heard of it, or will with the next call.
    if (status === 'signed-out') delete document.documentElement.dataset.member;
  }, [status]);
  return (
    <>
      <span className={s.ofGuest}>
        <LoginLink />
      </span>
      <span className={s.ofMember}>
        <MyPageLink />
      </span>
    </>
  );
}

/** As large as the menu that takes its place. */
function MyPageLink() {
  const text = useText();
  return (
    <Link
      className={s.member}
      href={paths.myPage.to(useLanguage())}
      aria-label={text('nav.account')}
    >
      <UserRound size={22} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

function LoginLink() {
  const text = useText();
  return (
    <ButtonLink className={s.login} variant="quiet" size="sm" href={useLoginUrl()}>
      {text('nav.login')}
    </ButtonLink>
  );
}

/** Login that leads back to this page; from login itself it leads nowhere new. */
export function useLoginUrl(): string {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  if (isLogin(language, pathname)) return here;
  return loginUrl(language, pathname === paths.home.to(language) ? undefined : here);
}
