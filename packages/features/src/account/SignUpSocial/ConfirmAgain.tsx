import type { Provider, SocialMethod, SocialRegistration } from '@hien/api';
import { notices } from '@hien/domain';
import { Button, Notice, Text, socialName, useToast } from '@hien/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { safeNext } from '../../shared/routing/next.ts';
import { useSocialSignIn } from '../social/useSocialSignIn.ts';

export interface ConfirmAgainProps {
  method: SocialMethod;
  userId: string;
  /** Undefined until it is known which are configured. */
  providers: readonly Provider[] | undefined;
  onPerson: (person: SocialRegistration) => void;
}

/** The provider has to say once more who this is: the page was reloaded or shared, or its word has run out. */
export function ConfirmAgain({ method, userId, providers, onPerson }: ConfirmAgainProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [other, setOther] = useState(false);
  const name = socialName(method);
  const { choose, waiting, problem } = useSocialSignIn({
    providers,
    // Registered meanwhile, in another tab perhaps.
    onSignedIn: () => {
      toast.show({ tone: 'positive', text: notices['login.success'][language] });
      void navigate(safeNext(search) ?? paths.home.to(language), { replace: true });
    },
    onSignUp: (person) => {
      setOther(person.social_id !== userId);
      if (person.social_id === userId) onPerson(person);
    },
    // An account of staff that is there already: the code is asked for where people log in.
    onSecondFactor: () =>
      void navigate(paths.login.to(language, { next: safeNext(search) }), { replace: true }),
  });
  const ready = providers?.some((one) => one.method === method && one.configured) ?? false;
  return (
    <>
      <Button
        fullWidth
        loading={waiting === method}
        loadingLabel={text('social.waiting')}
        disabledReason={ready ? undefined : text('login.social.off', { names: name })}
        onClick={() => choose(method)}
      >
        {text('sign-up-social.confirm.action', { name })}
      </Button>
      {other ? (
        <Notice
          tone="critical"
          title={text('sign-up-social.other-person', { name })}
          role="alert"
        />
      ) : null}
      {problem ? (
        <Notice tone={problem.tone} title={problem.title} role="alert">
          {problem.text ? <Text>{problem.text}</Text> : null}
        </Notice>
      ) : null}
    </>
  );
}
