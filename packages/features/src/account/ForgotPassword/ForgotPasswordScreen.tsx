import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { failureOf } from '../../shared/forms/failure.ts';
import { resetRequest } from '../entry/reset-request.ts';
import { codeIsFresh, useCodeMail } from '../entry/use-code-mail.ts';
import { clockNow } from '../entry/use-seconds-left.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

/** Asks for the e-mail and has a code mailed. Goes on the same way whether the e-mail has an account or not. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { send } = useCodeMail();
  return (
    <>
      <PageHead title={text('forgot.title')} description={text('forgot.lead')} />
      <ForgotPasswordView
        onSubmit={async ({ email }) => {
          let waitUntil: number;
          try {
            waitUntil = await send({ email, purpose: 'reset-password' });
          } catch (error) {
            const seconds = codeIsFresh(error);
            if (seconds === null) {
              log('forgot-password', error);
              return failureOf(error, text);
            }
            waitUntil = clockNow() + seconds * 1000;
          }
          resetRequest.write({ email, waitUntil });
          void navigate(paths.verifyCode.to(language));
          return undefined;
        }}
      />
    </>
  );
}
