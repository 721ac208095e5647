import {
  type Answer,
  type Input,
  type InputArgument,
  type Operation,
  type OperationId,
  isApiError,
  send,
  settle,
} from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetRequest, requestKey } from '../forms/request-key.ts';
import { failureOf, type Says } from '../forms/failure.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useTask } from './useTask.ts';

/** The input without the part that makes a second sending one with the first: `useSend` fills it in. */
type Words<Value> = Value extends unknown ? Omit<Value, 'key' | 'idempotencyKey'> : never;
export type SendInput<Id extends OperationId> = Words<Input<Id>>;
type SendArgument<Value> = Record<never, never> extends Value ? [input?: Value] : [input: Value];

interface SendOptions {
  /** Tells sendings of one operation apart that may lie open side by side: the id of what is written about. */
  readonly about?: string | number;
  /** False: the answer goes on at once, and what is stale is asked for meanwhile (the page is about to be left). */
  readonly wait?: boolean;
  /** What a form says of a code instead of the usual: `{ VERSION_CONFLICT: text('…') }`. */
  readonly says?: Says;
  /** Fields of the contract that the form calls otherwise: `{ content: 'text' }`. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Sends an operation and takes over what it changed (api's `policy.ts` says what is old afterwards). The same words sent
 * again after an answer that got lost happen once.
 *
 *     const ask = useSend(askQuestion);
 *     <Form onSubmit={(values) => ask.submit({ ...values, productId }, onAsked)}>
 */
export function useSend<Id extends OperationId>(
  operation: Operation<Id>,
  { about = '', wait = true, says, fields }: SendOptions = {},
) {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const last = useRef<SendArgument<SendInput<Id>>>(undefined);
  const name = `${operation.id}${about}`;

  /** Asks anew for everything that this sending makes old: for who hears that somebody else was first. */
  const refresh = (): Promise<void> => settle(queryClient, operation, language);

  const task = useTask(async (...words: SendArgument<SendInput<Id>>): Promise<Answer<Id>> => {
    last.current = words;
    const [input = {}] = words;
    const key = operation.once && { [operation.once]: requestKey(name, input) };
    const asked = [{ ...input, ...key }] as unknown as InputArgument<Input<Id>>;
    const answer = await send(operation, ...asked);
    if (key) forgetRequest(name);
    const settled = settle(queryClient, operation, language, answer);
    if (wait) await settled;
    return answer;
  });

  return {
    busy: task.busy,
    failure: isApiError(task.failure) ? task.failure : undefined,
    answer: task.answer,
    /** Resolves when what is on screen is as the answer says. Throws `ApiError`. */
    send: task.run,
    /** For the `onSubmit` of a form: `done` after a yes, otherwise what the form says. */
    submit: async (
      input: SendInput<Id>,
      done?: (answer: Answer<Id>) => unknown,
    ): Promise<SubmitFailure | undefined> => {
      let answer: Answer<Id>;
      try {
        answer = await task.run(...([input] as SendArgument<SendInput<Id>>));
      } catch (error) {
        return failureOf(error, text, { says, fields });
      }
      await done?.(answer);
      return undefined;
    },
    /** The same words once more. */
    retry: () => (last.current ? task.run(...last.current) : undefined),
    refresh,
    reset: task.reset,
  };
}
