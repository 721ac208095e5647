import { isApiError, signIn } from '@hien/api';
import type { DraftStore, SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import type { CodeWait } from './CodeStep.tsx';
import { failureOf } from '../../shared/forms/failure.ts';
import { useCodeStep } from './use-code-step.ts';

interface SignUpOptions<Values> {
  /** The name of the draft on this device. */
  draft: string;
  register: (values: Values, code: string) => Promise<unknown>;
  onDone: () => void;
}

export interface SignUp<Values> {
  /** Null while the form is filled in. */
  wait: CodeWait | null;
  sending: boolean;
  trouble: string | undefined;
  store: DraftStore;
  onForm: (values: Values) => Promise<SubmitFailure | undefined>;
  onCode: (code: string) => Promise<SubmitFailure | undefined>;
  onResend: () => void;
  /** Back to the form; what was typed is still there. */
  onBack: () => void;
  /** What the server said of the form after the code fitted. */
  refused: string | undefined;
}

/**
 * The two steps of a registration: the form has a code mailed, the code makes the account, and what was typed opens its
 * session. A refusal that concerns the form (the e-mail is taken) leads back to it with the reason.
 */
export function useSignUp<Values extends { readonly email: string; readonly password: string }>(
  options: SignUpOptions<Values>,
): SignUp<Values> {
  const text = useText();
  const queryClient = useQueryClient();
  const { step, sending, trouble, mail, onResend, back } = useCodeStep<Values>();
  const [refused, setRefused] = useState<string>();
  const store = useDraftUntilDone(options.draft);

  const finish = async (code: string): Promise<SubmitFailure | undefined> => {
    if (step === null) return undefined;
    try {
      await options.register(step.values, code);
    } catch (error) {
      log('sign-up', error);
      const ofForm =
        isApiError(error) &&
        (isThereAlready(error.code) || error.fields.some(({ field }) => field !== codeField));
      if (!ofForm) return failureOf(error, text, { fields: { [codeField]: 'code' } });
      back();
      const said = await failureOf(error, text);
      const sentences = new Set(said.errors?.map(({ message }) => message));
      setRefused(sentences.size > 0 ? [...sentences].join(' ') : said.message);
      return undefined;
    }
    // The answer carries no session (the specification's call). Who cannot be signed in now still has the account.
    const { email, password } = step.values;
    await signIn(queryClient, { email, password }).catch((error: unknown) => log('sign-up', error));
    store.done();
    options.onDone();
    return undefined;
  };

  return {
    wait: step?.wait ?? null,
    sending,
    trouble,
    refused,
    store,
    onForm: (values) => {
      setRefused(undefined);
      return mail(values);
    },
    onCode: finish,
    onResend,
    onBack: back,
  };
}

const codeField = 'verification_code';

/** AUTH_03: the same code made the account a moment ago. The way to login is beside the form, not beside the code. */
const isThereAlready = (code: string): boolean => code === 'AUTH_03';

/** A sent form forgets its draft; here the draft stays until the account is made, so that a reload loses nothing. */
function useDraftUntilDone(name: string): DraftStore & { done: () => void } {
  const kept = useRef(false);
  return useMemo(() => {
    const store = draftStore(name);
    return {
      // What this very page has kept needs no offer.
      read: () => (kept.current ? null : store.read()),
      write: (draft) => {
        kept.current = true;
        store.write(draft);
      },
      clear: () => {
        if (!kept.current) store.clear();
      },
      done: store.clear,
    };
  }, [name]);
}
