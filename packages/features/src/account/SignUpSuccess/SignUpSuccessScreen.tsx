import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { SignUpSuccessView, isSignUpKind } from './SignUpSuccessView.tsx';

/** After the registration, by kind of account; another word in the address is no page. */
export function Screen() {
  const text = useText();
  const { type } = useRouteParams(paths.signUpSuccess);
  if (!isSignUpKind(type)) return <NotFoundState />;
  return (
    <>
      <PageHead title={text('sign-up-success.title')} hidden />
      <SignUpSuccessView kind={type} />
    </>
  );
}
