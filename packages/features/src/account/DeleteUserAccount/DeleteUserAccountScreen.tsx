import { deleteAccount, signOut } from '@hien/api';
import { useQueryClient } from '@tanstack/react-query';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { DeleteUserAccountView } from './DeleteUserAccountView.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';

/** Says what leaving means to everybody; whoever is signed in can do it (D85). */
export function Screen() {
  const text = useText();
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();
  const profile = useProfile();
  const leaving = useSend(deleteAccount);
  return (
    <>
      <PageHead
        title={text('delete-account.title')}
        description={text('delete-account.description')}
      />
      <DeleteUserAccountView
        profile={signedIn ? (profile.data ?? undefined) : undefined}
        farewell={leaving.answer}
        stale={leaving.failure?.code === 'SIGN_IN_AGAIN'}
        onSignInAgain={() => signOut(queryClient)}
        onDelete={(form) =>
          leaving.submit({ ...form, understood: true }, () => signOut(queryClient))
        }
      />
    </>
  );
}
