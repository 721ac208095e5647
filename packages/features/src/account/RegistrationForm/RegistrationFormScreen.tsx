import { applyAsPartner, getPartnerApplication } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { RegistrationFormView } from './RegistrationFormView.tsx';
import { useSession } from '../../shared/session/useSession.ts';

/** A shop applies to sell here, and sees how its application stands. A guest is told what it takes. */
export function Screen() {
  const text = useText();
  const { status } = useSession();
  const member = status === 'signed-in';
  const application = useCall(getPartnerApplication, {}, { enabled: member });
  const profile = useProfile({ enabled: member });
  const apply = useSend(applyAsPartner, { says: { PRODUCT_07: text('apply.licence.gone') } });
  return (
    <>
      <PageHead title={text('apply.title')} description={text('apply.lead')} />
      <RegistrationFormView
        who={status === 'unknown' ? 'unknown' : member ? 'member' : 'guest'}
        application={application}
        profile={profile.data}
        waiting={member && profile.isPending}
        onSubmit={(values) => apply.submit(values)}
      />
    </>
  );
}
