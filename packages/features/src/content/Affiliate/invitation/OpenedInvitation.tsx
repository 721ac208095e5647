import { type ShopInvitationShown, acceptShopInvitation, renewSession, signOut } from '@hien/api';
import { newsletterPressSchema } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, DefinitionList } from '@hien/ui';
import { SubmitButton } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../../shared/calls/useProfile.ts';
import { useSend } from '../../../shared/calls/useSend.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './Invitation.css.ts';
import { InvitationFrame } from './InvitationFrame.tsx';
import { forgetToken } from './kept-token.ts';

interface OpenedInvitationProps {
  invitation: ShopInvitationShown;
  token: string;
}

/** Who asks whom, what it lets them do, and what stands between, said with the way out of it. */
export function OpenedInvitation({ invitation, token }: OpenedInvitationProps) {
  const text = useText();
  const language = useLanguage();
  const { data: profile } = useProfile();
  const { shop, email, standing } = invitation;
  const own = profile?.email ?? '';
  const [isEntering, setEntering] = useState(false);
  if (standing === 'open')
    return <Asks invitation={invitation} token={token} onEntering={setEntering} />;
  return (
    <InvitationFrame
      title={text(`invitation.${standing}`, { shop })}
      lead={text(`invitation.${standing}.text`, { shop, email, own })}
    >
      <div className={s.presses} role={standing === 'works_here' ? 'status' : undefined}>
        {standing === 'other_account' ? (
          <OtherAccount />
        ) : standing === 'platform' || standing === 'full' ? (
          <ButtonLink href={paths.home.to(language)}>{text('state.home')}</ButtonLink>
        ) : isEntering ? (
          <Button variant="primary" loading loadingLabel={text('invitation.entering')}>
            {text('invitation.to-shop')}
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            href={
              standing === 'works_elsewhere'
                ? paths.shopManager.to(language, { type: 'account' }, { plan: 'team' })
                : paths.shopManager.to(language, { type: 'dashboard' })
            }
          >
            {text('invitation.to-shop')}
          </ButtonLink>
        )}
      </div>
    </InvitationFrame>
  );
}

interface AsksProps extends OpenedInvitationProps {
  /** While the session learns of the shop, which opens with a token of its own. */
  onEntering: (isEntering: boolean) => void;
}

function Asks({ invitation: { shop, email, expiresAt }, token, onEntering }: AsksProps) {
  const text = useText();
  const { date } = useFormat();
  const queryClient = useQueryClient();
  const accept = useSend(acceptShopInvitation, {
    says: {
      // Something has changed since it was read: it is read anew, and the page says what.
      CONFLICT: async () => {
        await accept.refresh();
        return text('invitation.changed');
      },
      NOT_FOUND: text('invitation.gone.text'),
    },
  });
  return (
    <InvitationFrame title={text('invitation.open', { shop })} lead={text('invitation.open.text')}>
      <DefinitionList
        items={[
          { term: text('invitation.account'), detail: email },
          { term: text('invitation.until'), detail: date(expiresAt, 'dateTime') },
        ]}
      />
      <Form
        schema={newsletterPressSchema}
        initialValues={{}}
        draft={null}
        onSubmit={async () => {
          onEntering(true);
          const failure = await accept.submit({ token }, async () => {
            forgetToken();
            await renewSession(queryClient);
          });
          onEntering(false);
          return failure;
        }}
      >
        <SubmitButton>{text('invitation.accept')}</SubmitButton>
      </Form>
    </InvitationFrame>
  );
}

/** Leaves this account, and comes back here with the other one. */
function OtherAccount() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          signOut(queryClient);
          const next = paths.affiliate.to(language, { invitation: 'open' });
          void navigate(paths.login.to(language, { next }));
        }}
      >
        {text('invitation.other_account.switch')}
      </Button>
      <ButtonLink href={paths.home.to(language)}>{text('state.home')}</ButtonLink>
    </>
  );
}
