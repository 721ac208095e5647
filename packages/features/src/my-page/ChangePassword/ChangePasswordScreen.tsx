import { changePassword, profileQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../shared/forms/refusal.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

/** A new password. Afterwards every other device is signed out. */
export function ChangePasswordScreen() {
  const text = useText();
  const profile = useQuery(profileQuery());
  const [ended, setEnded] = useState<number>();
  return (
    <>
      <PageHead title={text('my-page.password.title')} hidden />
      <ChangePasswordView
        profile={profile}
        ended={ended}
        onSubmit={async (form) => {
          try {
            setEnded(await changePassword(form));
            return undefined;
          } catch (error) {
            return refusalOf(error, text);
          }
        }}
      />
    </>
  );
}
