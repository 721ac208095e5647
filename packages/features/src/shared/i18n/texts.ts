import type { Language } from '@hien/domain';
import { createContext } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Messages } from './catalogues.ts';
import { type Values, fillPlaceholders } from './placeholders.ts';

export type MessageId = NonNullable<MessageDescriptor['id']>;

/** The messages of a place in the page, and how they are said. */
export interface Texts {
  readonly messages: Messages;
  readonly say: (id: MessageId, values?: Values) => string;
}

type MakeFormatter = (language: Language, messages: Messages) => Pick<IntlShape, 'formatMessage'>;

let makeFormatter: MakeFormatter | undefined;

/** Called by `formatter.ts`, which comes along with every catalogue that needs it. */
export function provideFormatter(make: MakeFormatter): void {
  makeFormatter = make;
}

/**
 * Words, placeholders and counted things are said here; react-intl says the rest. It is a tenth of a first visit's code, and
 * making its formatter has the browser read all its locale data: 30 ms, on a phone twice that, while a page is hydrated.
 */
export function textsIn(language: Language, messages: Messages): Texts {
  let formatter: ReturnType<MakeFormatter> | undefined;
  const format: Texts['say'] = (id, values) => {
    formatter ??= makeFormatter?.(language, messages);
    if (formatter) return formatter.formatMessage({ id }, values);
    // An author's mistake, for the browser's log and for tests; the server has no such function.
    globalThis.reportError?.(new Error(`The message ${id} is not there, or one of its values.`));
    return id;
  };
  return {
    messages,
    say: (id, values) => fillPlaceholders(messages[id], language, values) ?? format(id, values),
  };
}

export const TextsContext = createContext(textsIn('vi', {} as Messages));
