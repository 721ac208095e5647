import { businessQuery, profileQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSendBusiness } from '../parts/useSendBusiness.ts';
import { MyProfileBusinessSwitchView } from './MyProfileBusinessSwitchView.tsx';

/** The way from an ordinary member to a business member. */
export function MyProfileBusinessSwitchScreen() {
  const text = useText();
  const send = useSendBusiness();
  return (
    <>
      <PageHead title={text('my-page.switch.title')} hidden />
      <MyProfileBusinessSwitchView
        business={useQuery(businessQuery())}
        profile={useQuery(profileQuery()).data ?? undefined}
        onSend={send}
      />
    </>
  );
}
