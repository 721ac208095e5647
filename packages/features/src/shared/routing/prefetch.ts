import type { Answer, Input, InputArgument, Operation, OperationId } from '@hien/api';
import type { Language } from '@hien/domain';

/** A page's address, taken apart. */
export interface PageUrl {
  language: Language;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** Asked for at once; whoever needs the answer for the next call waits for it, the others need not. */
type Ask = <Id extends OperationId>(
  operation: Operation<Id>,
  ...input: InputArgument<Input<Id>>
) => PromiseLike<Answer<Id>>;

/** What the server gives a screen's `prefetch`: the address, and how to ask for what the page shows. */
export interface PrefetchPage extends PageUrl {
  /** The page is nothing without it: its 404 is the page's 404. */
  need: Ask;
  /** The rest: a page whose list failed is still a page. */
  want: Ask;
  /** What the address names cannot be: the page's status is 404 and nobody needs to be asked. */
  notFound: () => void;
  /** The address is an old one: whoever asks is sent to `location` for good (301). */
  moved: (location: string) => void;
}

/**
 * Starts the calls that a screen shows first, with the inputs that the screen gives `useCall`; the server runs it and
 * sends the answers along with the page.
 */
export type Prefetch = (page: PrefetchPage) => void | Promise<void>;
