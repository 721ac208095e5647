import type { SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import type { CodeWait } from './CodeStep.tsx';
import { failureOf } from '../../shared/forms/failure.ts';
import { codeIsFresh, useCodeMail } from './use-code-mail.ts';
import { clockNow } from './use-seconds-left.ts';

/** A form that was sent and waits for the code of its e-mail. */
export interface CodeStepOf<Values> {
  step: { readonly values: Values; readonly wait: CodeWait } | null;
  sending: boolean;
  trouble: string | undefined;
  /** Has a code mailed; why not, as the form says it. */
  mail: (values: Values) => Promise<SubmitFailure | undefined>;
  onResend: () => void;
  /** Back to the form. */
  back: () => void;
}

/** The step between a form and what it makes: the code that proves its e-mail. */
export function useCodeStep<Values extends { readonly email: string }>(): CodeStepOf<Values> {
  const text = useText();
  const { send, sending, trouble, forget } = useCodeMail();
  const [step, setStep] = useState<CodeStepOf<Values>['step']>(null);
  const mail = async (values: Values): Promise<SubmitFailure | undefined> => {
    const { email } = values;
    try {
      const waitUntil = await send({ email, purpose: 'sign-up' });
      setStep({ values, wait: { email, waitUntil } });
      return undefined;
    } catch (error) {
      const seconds = codeIsFresh(error);
      if (seconds === null) return failureOf(error, text);
      forget();
      setStep({ values, wait: { email, waitUntil: clockNow() + seconds * 1000 } });
      return undefined;
    }
  };
  return {
    step,
    sending,
    trouble,
    mail,
    onResend: () => {
      if (step !== null) void mail(step.values);
    },
    back: () => {
      forget();
      setStep(null);
    },
  };
}
