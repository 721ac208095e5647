import { readMembership } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { LoginState } from '../../shared/states/AccessStates.tsx';
import { AdMembershipContractorMembershipSuccessView } from './AdMembershipContractorMembershipSuccessView.tsx';

/** Transfers come while one looks: asked again as long as the money is awaited. */
const lookAgainMs = 5_000;

/** What was bought is there: where the company stands now. */
export function Screen() {
  const text = useText();
  const { status } = useSession();
  const overview = useCall(
    readMembership,
    {},
    {
      enabled: status === 'signed-in',
      refetchInterval: ({ state }) =>
        state.data !== undefined && state.data.waiting !== null ? lookAgainMs : false,
    },
  );
  return (
    <>
      <PageHead title={text('ad.success.title')} hidden />
      {status === 'signed-out' ? (
        <LoginState />
      ) : (
        <AdMembershipContractorMembershipSuccessView overview={overview} />
      )}
    </>
  );
}
