import { getBusiness } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSendBusiness } from '../parts/useSendBusiness.ts';
import { MyProfileBusinessSwitchView } from './MyProfileBusinessSwitchView.tsx';

/** The way from an ordinary member to a business member. */
export function Screen() {
  const text = useText();
  const send = useSendBusiness();
  return (
    <>
      <PageHead title={text('my-page.switch.title')} hidden />
      <MyProfileBusinessSwitchView
        business={useCall(getBusiness)}
        profile={useProfile().data ?? undefined}
        onSend={send}
      />
    </>
  );
}
