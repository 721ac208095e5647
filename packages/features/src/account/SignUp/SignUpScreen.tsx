import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { SignUpView } from './SignUpView.tsx';

/** Which kind of account: at home, or for work. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('sign-up.title')} description={text('sign-up.description')} />
      <SignUpView />
    </>
  );
}
