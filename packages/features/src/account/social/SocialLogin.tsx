import type { Provider, SecondFactorStep, SocialRegistration } from '@hien/api';
import { notices } from '@hien/domain';
import {
  Link,
  Notice,
  SocialButtons,
  type SocialMethod,
  socialName,
  Text,
  useToast,
} from '@hien/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { Sentence } from '../../shared/i18n/Sentence.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { safeNext } from '../../shared/routing/next.ts';
import { keepPendingRegistration } from './pending-registration.ts';
import { useSocialSignIn } from './useSocialSignIn.ts';

const methods = ['google', 'apple', 'facebook', 'zalo'] as const satisfies readonly SocialMethod[] &
  readonly Provider['method'][];

/**
 * The four providers. One that cannot be used keeps its button and says why, once for all of them. Whoever has signed
 * in is led on by the guard; whom Google knows and we cannot register goes to the sign-up page (D53).
 */
export function SocialLogin({
  providers,
  onSecondFactor,
}: {
  providers: readonly Provider[] | undefined;
  onSecondFactor: (next: SecondFactorStep) => void;
}) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { choose, waiting, problem } = useSocialSignIn({
    providers,
    onSecondFactor,
    onSignedIn: () => toast.show({ tone: 'positive', text: notices['login.success'][language] }),
    onSignUp: (person: SocialRegistration) => {
      keepPendingRegistration(person);
      void navigate(
        paths.signUpSocial.to(language, {
          method: person.login_method,
          userid: person.social_id,
          email: person.email ?? undefined,
          next: safeNext(search),
        }),
      );
    },
  });
  const ready = (method: SocialMethod): boolean =>
    providers?.some((provider) => provider.method === method && provider.configured) ?? false;
  const off = methods.filter((method) => !ready(method));
  const names = off.map(socialName).join(', ');
  const document = (category: string) => (words: ReactNode) => (
    <Link href={paths.termDetail.to(language, { category })}>{words}</Link>
  );
  const note = [
    ...(providers && off.length > 0 ? [text('login.social.off', { names })] : []),
    ...(providers?.some(({ simulated }) => simulated) ? [text('social.simulated')] : []),
  ].join(' ');
  return (
    <>
      <SocialButtons
        title={text('login.social.title')}
        providers={methods.map((method) => ({
          method,
          waiting: waiting === method,
          ...(ready(method)
            ? {}
            : { offReason: text('login.social.off', { names: socialName(method) }) }),
        }))}
        onChoose={choose}
        waitingLabel={text('social.waiting')}
        note={note === '' ? undefined : note}
      />
      <Text size="small" tone="muted">
        <Sentence
          id="social.consent"
          tags={{ terms: document('service'), privacy: document('privacy') }}
        />
      </Text>
      {problem ? (
        <Notice tone={problem.tone} title={problem.title} role="alert">
          {problem.text ? <Text>{problem.text}</Text> : null}
        </Notice>
      ) : null}
    </>
  );
}
