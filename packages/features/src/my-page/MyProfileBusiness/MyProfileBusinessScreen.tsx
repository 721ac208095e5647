import { businessQuery, profileQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSendBusiness } from '../parts/useSendBusiness.ts';
import { MyProfileBusinessView } from './MyProfileBusinessView.tsx';

/** A business as others see it, and what waits to be seen. */
export function MyProfileBusinessScreen() {
  const text = useText();
  const send = useSendBusiness();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageHead title={text('my-page.business.title')} hidden />
      <MyProfileBusinessView
        business={useQuery(businessQuery())}
        profile={useQuery(profileQuery()).data ?? undefined}
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
