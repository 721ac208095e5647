import { resetPassword, verifyCode } from '@hien/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useSend } from '../../shared/calls/useSend.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { resetRequest, useResetRequest } from '../entry/reset-request.ts';
import { codeIsFresh, useCodeMail } from '../entry/use-code-mail.ts';
import { clockNow } from '../entry/use-seconds-left.ts';
import { type ResetStep, VerifyCodeView } from './VerifyCodeView.tsx';

/**
 * The code of a forgotten password, then the new password. The ticket between the two lives in this component alone:
 * whoever reloads asks for a new code.
 */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { send, sending, trouble, forget } = useCodeMail();
  const wait = useResetRequest();
  const check = useSend(verifyCode);
  const ticket = check.answer?.ticket;
  const reset = useSend(resetPassword, {
    says: { AUTH_06: { message: text('verify-code.ticket-over') } },
  });

  const resend = async (email: string): Promise<void> => {
    try {
      const waitUntil = await send({ email, purpose: 'reset-password' });
      resetRequest.write({ email, waitUntil });
    } catch (error) {
      const seconds = codeIsFresh(error);
      if (seconds === null) return log('verify-code', error);
      forget();
      resetRequest.write({ email, waitUntil: clockNow() + seconds * 1000 });
    }
  };

  const step: ResetStep =
    ticket !== undefined
      ? { at: 'password' }
      : wait === undefined
        ? { at: 'unknown' }
        : wait === null
          ? { at: 'nobody' }
          : { at: 'code', wait };
  return (
    <>
      <PageHead title={text('verify-code.title')} hidden />
      <VerifyCodeView
        step={step}
        sending={sending}
        trouble={trouble}
        onCode={async (code) => (wait ? check.submit({ email: wait.email, code }) : undefined)}
        onResend={() => {
          if (wait) void resend(wait.email);
        }}
        onOther={() => void navigate(paths.forgotPassword.to(language))}
        onPassword={(passwords) =>
          reset.submit({ ticket: ticket ?? '', ...passwords }, () => {
            resetRequest.clear();
            void navigate(paths.changePasswordSuccess.to(language), { replace: true });
          })
        }
      />
    </>
  );
}
