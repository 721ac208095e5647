import { getBusiness } from '@hien/api';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSendBusiness } from '../parts/useSendBusiness.ts';
import { MyProfileBusinessView } from './MyProfileBusinessView.tsx';

/** A business as others see it, and what waits to be seen. */
export function Screen() {
  const text = useText();
  const send = useSendBusiness();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageHead title={text('my-page.business.title')} hidden />
      <MyProfileBusinessView
        business={useCall(getBusiness)}
        profile={useProfile().data ?? undefined}
        editing={editing}
        onEdit={setEditing}
        onSend={async (details) => {
          const failure = await send(details);
          if (failure === undefined) setEditing(false);
          return failure;
        }}
      />
    </>
  );
}
