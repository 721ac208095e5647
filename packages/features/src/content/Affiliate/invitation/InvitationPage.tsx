import { type ShopInvitationShown, readShopInvitation } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Link, Text } from '@hien/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '../../../shared/calls/useCall.ts';
import { PageHead } from '../../../shared/head/PageHead.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { useSession } from '../../../shared/session/useSession.ts';
import { NotFoundState } from '../../../shared/states/NotFoundState.tsx';
import * as s from './Invitation.css.ts';
import { InvitationFrame } from './InvitationFrame.tsx';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';
import { OpenedInvitation } from './OpenedInvitation.tsx';
import { keptToken } from './kept-token.ts';

/** What the mail of a shop leads to: who asks, for which account, and nothing that happens before a press. */
export function InvitationPage() {
  const text = useText();
  const { hash } = useLocation();
  return (
    <>
      <PageHead title={text('invitation.title')} hidden />
      <OfLink key={hash} hash={hash} />
    </>
  );
}

function OfLink({ hash }: { hash: string }) {
  const { status } = useSession();
  // Once: it is forgotten with the press, and the page goes on.
  const [token] = useState(() => keptToken(hash));
  if (status === 'unknown') return <InvitationSkeleton />;
  if (token === undefined) return <Gone />;
  return status === 'signed-out' ? <ForGuest /> : <Read token={token} />;
}

function Read({ token }: { token: string }) {
  const invitation = useCall(readShopInvitation, { token }, { retry: false });
  return (
    <QueryBoundary
      query={invitation}
      size="page"
      skeleton={<InvitationSkeleton />}
      notFound={<Gone />}
    >
      {(shown: ShopInvitationShown) => <OpenedInvitation invitation={shown} token={token} />}
    </QueryBoundary>
  );
}

/** Over, used, taken back, sent again since, or half a link. */
function Gone() {
  const text = useText();
  return <NotFoundState title={text('invitation.gone')} text={text('invitation.gone.text')} />;
}

function ForGuest() {
  const text = useText();
  const language = useLanguage();
  const next = paths.affiliate.to(language, { invitation: 'open' });
  return (
    <InvitationFrame title={text('invitation.title')} lead={text('invitation.guest')}>
      <div className={s.presses}>
        <ButtonLink variant="primary" href={paths.login.to(language, { next })}>
          {text('nav.login')}
        </ButtonLink>
      </div>
      <Text tone="muted">
        {text('invitation.guest.new')}{' '}
        <Link href={paths.signUp.to(language)}>{text('invitation.guest.register')}</Link>.{' '}
        {text('invitation.guest.sign-up')}
      </Text>
    </InvitationFrame>
  );
}
