import type { Input } from '@hien/api';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { id, oneOf, page, words } from '../../shared/address/parts.ts';

/** The two halves of the inbox: conversations, and news of orders. */
export const inboxParts = ['talks', 'orders'] as const;
export type InboxPart = (typeof inboxParts)[number];

export const newsFilters = ['all', 'unread'] as const;

/** Which half is open, of its first page unless told. Conversations unless the address says otherwise. */
export const inboxPartAddress = addressOf({
  view: oneOf(inboxParts, 'talks'),
  show: oneOf(newsFilters, 'all'),
  page,
});

export type InboxPartUrl = UrlOf<typeof inboxPartAddress>;

export const inboxFilters = ['all', 'unread', 'received', 'sent'] as const;

/** What the address of the conversations says: which one is open, and which are listed. */
export const inboxAddress = addressOf({
  message: id,
  show: oneOf(inboxFilters, 'all'),
  q: words,
  page,
});

export type InboxUrl = UrlOf<typeof inboxAddress>;

export const inboxUrlToWire = ({ show, q, page }: InboxUrl): Input<'listInbox'> => ({
  page,
  limit: 20,
  ...(q === '' ? {} : { q }),
  ...(show === 'unread' ? { state: 'unread' } : {}),
  ...(show === 'received' || show === 'sent' ? { side: show } : {}),
});
