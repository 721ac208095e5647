import type { Language } from '@hien/domain';
import { createContext } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
// The library without its components, none of which is used: a kilobyte of every first visit.
import { createIntl, createIntlCache } from 'react-intl/server';
import type { Messages } from './catalogues.ts';
import { type Values, fillPlaces } from './places.ts';

export type MessageId = NonNullable<MessageDescriptor['id']>;

/** The messages of a place in the page, and how they are said. */
export interface Texts {
  readonly messages: Messages;
  readonly say: (id: MessageId, values?: Values) => string;
}

/** Formats are costly to make: areas of one page share them. */
const cache = createIntlCache();

/**
 * `createIntl` asks which languages the browser knows, which makes it read all its locale data: 30 ms, on a phone four
 * times as much, in the midst of a page that wakes. So it is made when a message needs more than its places filled.
 */
export function textsIn(language: Language, messages: Messages): Texts {
  let intl: IntlShape | undefined;
  const format: Texts['say'] = (id, values) => {
    intl ??= createIntl(
      { locale: language, defaultLocale: 'vi', timeZone: 'Asia/Ho_Chi_Minh', messages },
      cache,
    );
    return intl.formatMessage({ id }, values);
  };
  return {
    messages,
    say: (id, values) => fillPlaces(messages[id], values) ?? format(id, values),
  };
}

export const TextsContext = createContext(textsIn('vi', {} as Messages));
