import { isApiError, sendVerificationCode } from '@hien/api';
import { limits } from '@hien/domain';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { clockNow } from './use-seconds-left.ts';

type Asked = { readonly email: string; readonly purpose: 'sign-up' | 'reset-password' };

const waitMs = limits.verification.resendSeconds * 1000;

/** Has codes mailed. `send` answers until when a next one waits; within that wait it sends nothing new. */
export function useCodeMail() {
  const text = useText();
  const mail = useSend(sendVerificationCode);
  return {
    send: async (asked: Asked) => {
      await mail.send(asked);
      return clockNow() + waitMs;
    },
    sending: mail.busy,
    trouble: mail.failure && failureText(mail.failure, text),
    forget: mail.reset,
  };
}

/** The last code is younger than a minute: it still works, so the next step may be shown. Seconds to wait, else null. */
export function codeIsFresh(error: unknown): number | null {
  if (!isApiError(error) || error.status !== 429 || error.retryAfter === undefined) return null;
  return error.retryAfter <= limits.verification.resendSeconds ? error.retryAfter : null;
}
