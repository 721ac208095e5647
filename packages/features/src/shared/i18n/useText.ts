import { useCallback } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

export type MessageId = NonNullable<MessageDescriptor['id']>;

type Values = Record<string, string | number | boolean | Date | null | undefined>;

/** `text('home.title')`, `text('shop.found', { count })`: a message in the page's language. Ids are checked by the compiler. */
export function useText(): (id: MessageId, values?: Values) => string {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (id: MessageId, values?: Values): string => {
      // What has no places to fill is compiled to plain words (tools/vite/messages.ts).
      const message = messages[id];
      return typeof message === 'string' ? message : formatMessage({ id }, values);
    },
    [formatMessage, messages],
  );
}
