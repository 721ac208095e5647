import type { Input } from '@hien/api';
import { inquiryStates } from '@hien/domain';
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

/** `new` is what waits for a company's answer, and is offered to companies. */
export const inboxFilters = ['all', 'unread', 'new', 'received', 'sent'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** What the address of the conversations says: which one is open, and which are listed. */
export const inboxAddress = addressOf({
  message: id,
  show: oneOf(inboxFilters, 'all'),
  stands: oneOf(inquiryStates, null),
  q: words,
  page,
});

export type InboxUrl = UrlOf<typeof inboxAddress>;

export const inboxUrlToWire = ({ show, stands, q, page }: InboxUrl): Input<'listInbox'> => ({
  page,
  limit: 20,
  ...(q === '' ? {} : { q }),
  ...(stands === null ? {} : { inquiry: stands }),
  ...(show === 'unread' ? { state: 'unread' } : {}),
  ...(show === 'received' || show === 'sent' ? { side: show } : {}),
  ...(show === 'new' ? { side: 'received', inquiry: 'new' } : {}),
});
