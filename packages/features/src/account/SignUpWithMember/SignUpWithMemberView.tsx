import type { SignUpForm, SignUpValues } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNext } from '../../shared/routing/useNext.ts';
import { Link, Text } from '@hien/ui';
import { CodeStep } from '../entry/CodeStep.tsx';
import { EntryPage } from '../entry/EntryPage.tsx';
import { housePictures } from '../../shared/pictures/house-picture.ts';
import type { SignUp } from '../entry/use-sign-up.ts';
import { MemberFields } from './MemberFields.tsx';

export interface SignUpWithMemberViewProps {
  /** What was typed before the code was asked for. */
  typed: SignUpForm;
  onTyped: (values: SignUpForm) => void;
  signUp: SignUp<SignUpValues>;
}

/** The form of an ordinary member; after it the code. */
export function SignUpWithMemberView({ typed, onTyped, signUp }: SignUpWithMemberViewProps) {
  const text = useText();
  const language = useLanguage();
  const next = useNext();
  const { wait } = signUp;
  if (wait !== null)
    return (
      <EntryPage
        title={text('entry.code.title')}
        lead={text('entry.code.sent', { email: wait.email })}
        picture={housePictures.oatSofa}
      >
        <CodeStep
          {...wait}
          submit={text('sign-up-member.finish')}
          sending={signUp.sending}
          trouble={signUp.trouble}
          onCode={signUp.onCode}
          onResend={signUp.onResend}
          onOther={signUp.onBack}
        />
      </EntryPage>
    );
  return (
    <EntryPage
      title={text('sign-up-member.title')}
      lead={text('sign-up-member.lead')}
      picture={housePictures.oatSofa}
    >
      <MemberFields typed={typed} onTyped={onTyped} signUp={signUp} />
      <Text size="small">
        {text('sign-up.has-account')}{' '}
        <Link href={paths.login.to(language, { next })}>{text('login.title')}</Link>
      </Text>
    </EntryPage>
  );
}
