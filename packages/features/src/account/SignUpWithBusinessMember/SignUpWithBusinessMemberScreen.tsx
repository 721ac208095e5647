import { registerBusiness, send } from '@hien/api';
import type { BusinessSignUpForm, BusinessSignUpValues } from '@hien/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNext } from '../../shared/routing/useNext.ts';
import { useSignUp } from '../entry/use-sign-up.ts';
import { SignUpWithBusinessMemberView } from './SignUpWithBusinessMemberView.tsx';
import { emptyBusiness } from './empty-business.ts';

/** A company, an individual or a freelancer: the form, then the code that was mailed, then an account that waits. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const next = useNext();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<BusinessSignUpForm>(emptyBusiness);
  const signUp = useSignUp<BusinessSignUpValues>({
    draft: 'sign-up-business',
    register: ({ marketing, ...values }, verification_code) =>
      send(registerBusiness, { ...values, marketing_consent: marketing, verification_code }),
    onDone: () =>
      void navigate(paths.signUpSuccess.to(language, { type: 'business' }, { next }), {
        replace: true,
      }),
  });
  return (
    <>
      <PageHead
        title={text('sign-up-business.title')}
        description={text('sign-up.business.text')}
      />
      <SignUpWithBusinessMemberView typed={typed} onTyped={setTyped} signUp={signUp} />
    </>
  );
}
