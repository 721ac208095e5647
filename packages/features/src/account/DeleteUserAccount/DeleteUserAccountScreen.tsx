import {
  type Farewell,
  deleteAccount,
  isApiError,
  isSignedInAtom,
  profileQuery,
  signOut,
} from '@hien/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { refusalOf } from '../../shared/forms/refusal.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { DeleteUserAccountView } from './DeleteUserAccountView.tsx';

/** Says what leaving means to everybody; whoever is signed in can do it (D85). */
export function DeleteUserAccountScreen() {
  const text = useText();
  const queryClient = useQueryClient();
  const signedIn = useAtomValue(isSignedInAtom);
  const profile = useQuery(profileQuery());
  const [farewell, setFarewell] = useState<Farewell>();
  const [stale, setStale] = useState(false);
  return (
    <>
      <PageHead
        title={text('delete-account.title')}
        description={text('delete-account.description')}
      />
      <DeleteUserAccountView
        profile={signedIn ? (profile.data ?? undefined) : undefined}
        farewell={farewell}
        stale={stale}
        onSignInAgain={() => signOut(queryClient)}
        onDelete={async (form) => {
          try {
            setFarewell(await deleteAccount(queryClient, { ...form, understood: true }));
            return undefined;
          } catch (error) {
            if (isApiError(error) && error.code === 'SIGN_IN_AGAIN') setStale(true);
            return refusalOf(error, text);
          }
        }}
      />
    </>
  );
}
