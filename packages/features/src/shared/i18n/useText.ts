import { useCallback } from 'react';
import { type MessageDescriptor, type IntlShape, useIntl } from 'react-intl';

export type MessageId = NonNullable<MessageDescriptor['id']>;

type Values = Parameters<IntlShape['formatMessage']>[1];

/** `text('home.title')`, `text('shop.found', { count })`: a message in the page's language. Ids are checked by the compiler. */
export function useText(): (id: MessageId, values?: Record<string, string | number | Date | boolean | null | undefined>) => string {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => formatMessage({ id }, values as Values), [formatMessage]);
}
