import { type SocialRegistration, isApiError, signInWithProvider } from '@hien/api';
import { type SocialSignUpInput, type SocialSignUpValues, notices } from '@hien/domain';
import { socialName, useToast } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { safeNext } from '../../shared/routing/next.ts';
import { CodeStep } from '../entry/CodeStep.tsx';
import { failureOf } from '../../shared/forms/failure.ts';
import { useCodeStep } from '../entry/use-code-step.ts';
import { keepPendingRegistration } from '../social/pending-registration.ts';
import { SignUpSocialFrame, SignUpSocialView } from './SignUpSocialView.tsx';

interface FinishSignUpProps {
  person: SocialRegistration;
  email: string;
  /** The provider's word anew, where it has run out. */
  confirmAgain: ReactNode;
}

/** The provider's word counts for an hour. */
const hasRunOut = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'AUTH_08' || error.code === 'AUTH_13');

/** Registers whom a provider has proven. An e-mail that the provider does not vouch for is proven by its code. */
export function FinishSignUp({ person, email, confirmAgain }: FinishSignUpProps) {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { search } = useLocation();
  const name = socialName(person.login_method);
  const [typed, setTyped] = useState<SocialSignUpInput>(() => ({
    login_method: person.login_method,
    social_id: person.social_id,
    email,
    first_name: person.first_name,
    last_name: person.last_name,
    terms: false,
    marketing: false,
  }));
  const [ranOut, setRanOut] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { step, back, mail, ...code } = useCodeStep<SocialSignUpValues>();

  const register = async (values: SocialSignUpValues, typedCode: string | undefined) => {
    const done = await signInWithProvider(queryClient, {
      ...person,
      first_name: values.first_name,
      last_name: values.last_name,
      email: values.email === '' ? null : values.email,
      terms: values.terms,
      marketing_consent: values.marketing,
      ...(typedCode === undefined ? {} : { verification_code: typedCode }),
    });
    if (done.outcome === 'signed-in') {
      keepPendingRegistration(null);
      toast.show({ tone: 'positive', text: notices['login.success'][language] });
      void navigate(safeNext(search) ?? paths.home.to(language), { replace: true });
    }
    return done;
  };

  /** What stands in the way, for the form or the code that was sent; undefined when it is said above the form. */
  const send = async (
    values: SocialSignUpValues,
    typedCode?: string,
  ): Promise<SubmitFailure | undefined> => {
    const failure = await register(values, typedCode).then(
      (outcome) => {
        if (outcome.outcome === 'refused') setRefused(outcome.message);
        return outcome.outcome === 'register-failed' ? outcome.error : undefined;
      },
      (error: unknown) => {
        log('sign-up-social', error);
        return error;
      },
    );
    if (failure === undefined) return undefined;
    if (hasRunOut(failure)) {
      setRanOut(true);
      back();
      return undefined;
    }
    const ofCode = isApiError(failure) && failure.fields.some(({ field }) => field === codeField);
    if (typedCode === undefined || ofCode)
      return failureOf(failure, text, { fields: { [codeField]: 'code' } });
    if (!isApiError(failure) || failure.fields.length === 0) return failureOf(failure, text);
    back();
    setRefused(failure.fields.map(({ message }) => message).join(' '));
    return undefined;
  };

  if (step !== null)
    return (
      <SignUpSocialFrame lead={text('entry.code.sent', { email: step.wait.email })}>
        <CodeStep
          {...step.wait}
          {...code}
          submit={text('sign-up-social.submit')}
          onCode={(typedCode) => send(step.values, typedCode)}
          onOther={back}
        />
      </SignUpSocialFrame>
    );
  return (
    <SignUpSocialView
      name={name}
      initial={typed}
      failure={
        ranOut
          ? { title: text('sign-up-social.ran-out', { name }), action: confirmAgain }
          : refused === undefined
            ? undefined
            : { title: refused }
      }
      onSubmit={(values) => {
        setTyped(values);
        setRanOut(false);
        setRefused(undefined);
        const vouched = values.email === '' || values.email === person.email?.toLowerCase();
        return vouched ? send(values) : mail(values);
      }}
    />
  );
}

const codeField = 'verification_code';
