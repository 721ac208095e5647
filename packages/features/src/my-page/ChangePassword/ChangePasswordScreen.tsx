import { changePassword } from '@hien/api';
import { useSend } from '../../shared/calls/useSend.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

/** A new password. Afterwards every other device is signed out. */
export function Screen() {
  const text = useText();
  const profile = useProfile();
  const change = useSend(changePassword);
  return (
    <>
      <PageHead title={text('my-page.password.title')} hidden />
      <ChangePasswordView
        profile={profile}
        ended={change.answer?.ended}
        onSubmit={(form) => change.submit(form)}
      />
    </>
  );
}
