import type { Input } from '@hien/api';
import { searchWords } from '@hien/domain';
import type { Query } from '@hien/domain/routes';
import { readId, readPage, readWord } from '../parts/list-url.ts';

/** The two halves of the inbox: conversations, and news of orders. */
export const inboxParts = ['talks', 'orders'] as const;
export type InboxPart = (typeof inboxParts)[number];

/** Conversations unless the address says otherwise. */
export const readInboxPart = (params: URLSearchParams): InboxPart =>
  readWord(params.get('view'), inboxParts) ?? 'talks';

/** The address of a half, of its first page unless told. */
export const inboxPartToQuery = (part: InboxPart, page = 1): Query => ({
  view: part === 'talks' ? undefined : part,
  page: page === 1 ? undefined : page,
});

/** What the address of the conversations says: which one is open, and which are listed. */
export type InboxUrl = {
  readonly message: number | undefined;
  readonly show: 'all' | 'unread' | 'received' | 'sent';
  readonly q: string;
  readonly page: number;
};

export const inboxFilters = ['all', 'unread', 'received', 'sent'] as const;

export function readInboxUrl(params: URLSearchParams): InboxUrl {
  return {
    message: readId(params.get('message')),
    show: readWord(params.get('show'), inboxFilters) ?? 'all',
    q: searchWords(params.get('q')),
    page: readPage(params.get('page')),
  };
}

export const inboxUrlToQuery = ({ message, show, q, page }: InboxUrl): Query => ({
  message,
  show: show === 'all' ? undefined : show,
  q,
  page: page === 1 ? undefined : page,
});

export const inboxUrlToWire = ({ show, q, page }: InboxUrl): Input<'listInbox'> => ({
  page,
  limit: 20,
  ...(q === '' ? {} : { q }),
  ...(show === 'unread' ? { state: 'unread' } : {}),
  ...(show === 'received' || show === 'sent' ? { side: show } : {}),
});
