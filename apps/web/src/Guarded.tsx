import { loadingAtom } from '@hien/api';
import { useLanguage, useSession } from '@hien/features/shared';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { judge } from './guard.ts';
import type { PageMatch } from './routes.ts';
import { PageSkeleton } from './shell/PageSkeleton.tsx';

/** Lets a visitor see a page, or leads to where they must go first (see `judge`). */
export function Guarded({ match, children }: { match: PageMatch; children: ReactNode }) {
  const session = useSession();
  const signingIn = useAtomValue(loadingAtom);
  const { pathname, search } = useLocation();
  const { pattern, guard } = match.route;
  // Where a guest was let in, signing up signs in: the page itself leads on then.
  const [guestAt, setGuestAt] = useState<string>();
  if (session.status === 'signed-out' && guestAt !== pathname) setGuestAt(pathname);
  const verdict = judge(
    { guard, pattern, language: useLanguage(), url: `${pathname}${search}`, search },
    session,
    signingIn,
    guestAt === pathname,
  );
  if (verdict === 'show') return children;
  if (verdict === 'wait') return <PageSkeleton />;
  return <Navigate replace to={verdict.to} />;
}
