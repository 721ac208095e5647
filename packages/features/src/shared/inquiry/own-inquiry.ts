import { type InboxThread, getInboxThread, isApiError } from '@hien/api';
import { directoryOfJob, type Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { useCall } from '../calls/useCall.ts';
import { useSignedIn } from '../session/useSession.ts';

/** What an address names as an inquiry of the reader. */
export interface OwnInquiry {
  /** Undefined until it is read, and for whatever the reader did not send. */
  thread: InboxThread | undefined;
  isPending: boolean;
  /** There is no such inquiry of theirs: the address is wrong, and says nothing. */
  isNone: boolean;
  /** It could not be read; there may be one. */
  retry: (() => void) | undefined;
}

/** An inquiry that the reader sent, by the id in the address; nobody reads those of others. */
export function useOwnInquiry(id: number | undefined): OwnInquiry {
  const signedIn = useSignedIn();
  const { data, error, isPending, refetch } = useCall(
    getInboxThread,
    { id: id ?? 0 },
    { enabled: id !== undefined && signedIn, retry: false },
  );
  const isMissing = isApiError(error) && error.status >= 400 && error.status < 500;
  const isTrouble = data === undefined && error !== null && !isMissing;
  return {
    thread: data?.side === 'sent' ? data : undefined,
    isPending: id !== undefined && isPending,
    isNone: id === undefined || isMissing || data?.side === 'received',
    retry: id !== undefined && isTrouble ? () => void refetch() : undefined,
  };
}

type Asked = Pick<InboxThread['alike'][number], 'id' | 'inquiry'>;

/** The inquiry and all that ask the same. */
export const askedTogether = ({ id, contractor, inquiry, alike }: InboxThread) => [
  { id, contractor, inquiry: inquiry.state },
  ...alike,
];

/** Every company that was asked the same, with the conversation and where it stands; of two with one company the newer. */
export function askedCompanies(thread: InboxThread): ReadonlyMap<number, Asked> {
  const all = askedTogether(thread).toSorted((a, b) => a.id - b.id);
  return new Map(all.map((one) => [one.contractor.contractor_id, one]));
}

/** The directory of those who take such a job, from where one more is asked the same (docs/adr/0207). */
export const askAlikeHref = (
  language: Language,
  { id, inquiry: { job } }: Pick<InboxThread, 'id' | 'inquiry'>,
): string =>
  paths.contractor.to(language, { ...(job === null ? {} : directoryOfJob(job)), like: id });
