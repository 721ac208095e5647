import { Container, Skeleton } from '@hien/ui';
import type { ReactNode } from 'react';
import { useHydrating } from '../async/useHydrating.ts';
import { useSession } from '../session/useSession.ts';
import { LoginState } from './AccessStates.tsx';

/** A page that anybody can open and a member alone has something on: others are asked to log in, and come back here. */
export function ForMember({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const isHydrating = useHydrating();
  if (isHydrating || status === 'unknown')
    return (
      <Container aria-busy>
        <Skeleton height="24rem" />
      </Container>
    );
  return status === 'signed-in' ? children : <LoginState />;
}
