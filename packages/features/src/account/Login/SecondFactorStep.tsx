import {
  type SecondFactorSession,
  type SecondFactorStep as Next,
  enterSession,
  proveSecondFactor,
  send,
  setUpSecondFactor,
} from '@hien/api';
import { notices } from '@hien/domain';
import { useToast } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { useTask } from '../../shared/calls/useTask.ts';
import { failureOf } from '../../shared/forms/failure.ts';
import { SecondFactorView } from './SecondFactorView.tsx';

/**
 * The second step of staff who sign in. Ticket, key and recovery codes live in this component alone: whoever reloads
 * signs in again.
 */
export function SecondFactorStep({ next, onAgain }: { next: Next; onAgain: () => void }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [proven, setProven] = useState<SecondFactorSession>();
  const key = useQuery({
    queryKey: ['second-factor', next.ticket],
    queryFn: () => send(setUpSecondFactor, { ticket: next.ticket }),
    enabled: next.step === 'setup',
    // Each answer is a new key: the one on the screen must stay the one that is known.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  const entry = useTask(async (session: SecondFactorSession) => {
    await enterSession(queryClient, session);
    toast.show({ tone: 'positive', text: notices['login.success'][language] });
  });
  const prove = async (code: string): Promise<SubmitFailure | undefined> => {
    try {
      const session = await send(proveSecondFactor, { ticket: next.ticket, code });
      if (session.recovery_codes === null) await entry.run(session);
      else setProven(session);
      return undefined;
    } catch (error) {
      log('second-factor', error);
      return failureOf(error, text);
    }
  };

  return (
    <SecondFactorView
      step={
        proven?.recovery_codes
          ? {
              at: 'recovery',
              codes: proven.recovery_codes,
              entering: entry.busy,
            }
          : next.step === 'code'
            ? { at: 'code' }
            : { at: 'setup', key: key.data ?? (key.isError ? 'failed' : 'loading') }
      }
      onCode={prove}
      onSaved={() => {
        if (proven) void entry.run(proven);
      }}
      onAgain={onAgain}
    />
  );
}
