import { register } from '@hien/api';
import type { SignUpForm, SignUpValues } from '@hien/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNext } from '../../shared/routing/useNext.ts';
import { useSignUp } from '../entry/use-sign-up.ts';
import { SignUpWithMemberView } from './SignUpWithMemberView.tsx';
import { emptyMember } from './empty-member.ts';

/** The form, then the code that was mailed, then the account. Passwords stay in memory between the two. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const next = useNext();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<SignUpForm>(emptyMember);
  const signUp = useSignUp<SignUpValues>({
    draft: 'sign-up-member',
    register: ({ marketing, ...values }, verification_code) =>
      register({ ...values, marketing_consent: marketing, verification_code }),
    onDone: () =>
      void navigate(paths.signUpSuccess.to(language, { type: 'member' }, { next }), {
        replace: true,
      }),
  });
  return (
    <>
      <PageHead title={text('sign-up-member.title')} description={text('sign-up.description')} />
      <SignUpWithMemberView typed={typed} onTyped={setTyped} signUp={signUp} />
    </>
  );
}
