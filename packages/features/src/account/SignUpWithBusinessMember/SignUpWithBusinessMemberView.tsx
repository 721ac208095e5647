import type { BusinessSignUpForm, BusinessSignUpValues } from '@hien/domain';
import { Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNext } from '../../shared/routing/useNext.ts';
import { housePictures } from '../../shared/pictures/house-picture.ts';
import { CodeStep } from '../entry/CodeStep.tsx';
import { EntryPage } from '../entry/EntryPage.tsx';
import type { SignUp } from '../entry/use-sign-up.ts';
import { BusinessForm } from './BusinessForm.tsx';

export interface SignUpWithBusinessMemberViewProps {
  /** What was typed before the code was asked for. */
  typed: BusinessSignUpForm;
  onTyped: (values: BusinessSignUpForm) => void;
  signUp: SignUp<BusinessSignUpValues>;
}

/** The form of a business; after it the code. */
export function SignUpWithBusinessMemberView(props: SignUpWithBusinessMemberViewProps) {
  const { wait, sending, trouble, onCode, onResend, onBack } = props.signUp;
  const text = useText();
  const language = useLanguage();
  const next = useNext();
  if (wait !== null)
    return (
      <EntryPage
        title={text('entry.code.title')}
        lead={text('entry.code.sent', { email: wait.email })}
        picture={housePictures.treesOutside}
      >
        <CodeStep
          {...wait}
          submit={text('sign-up-business.finish')}
          sending={sending}
          trouble={trouble}
          onCode={onCode}
          onResend={onResend}
          onOther={onBack}
        />
      </EntryPage>
    );
  return (
    <EntryPage
      title={text('sign-up-business.title')}
      lead={text('sign-up-business.lead')}
      picture={housePictures.treesOutside}
    >
      <BusinessForm {...props} />
      <Text size="small">
        {text('sign-up.has-account')}{' '}
        <Link href={paths.login.to(language, { next })}>{text('login.title')}</Link>
      </Text>
    </EntryPage>
  );
}
