import { type Query, searchOf } from '@hien/domain/routes';
import { use, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Address, changed } from './address.ts';
import { NewestLocationContext } from './newest-location.ts';

/** What is to be different; from what is there where a press adds to or takes from it. */
export type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>);

/**
 * What the address says, and the way to change it. `href` answers the address with a change, for links; `go` goes there
 * and leaves the reader where they are on the page. A change starts at the first page, unless it is about the page; it builds
 * on where the window is, so that of two quick presses the second keeps the first.
 *
 *     const { url, href, go } = useAddress(centerAddress);
 */
export function useAddress<Values>(address: Address<Values>) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const newest = use(NewestLocationContext);
  // The same as long as the address is: what is reckoned from it is reckoned once.
  const url = useMemo(() => address.read(params), [address, params]);
  const to = (query: Query) => `${pathname}${searchOf(query)}`;
  const href = (change: Partial<Values>): string => to(address.query(changed(url, change)));
  const now = (): Values => {
    const there = newest?.();
    return there?.pathname === pathname ? address.read(new URLSearchParams(there.search)) : url;
  };
  return {
    url,
    href,
    go(change: Change<Values>, { replace = false } = {}): void {
      const before = now();
      const asked = typeof change === 'function' ? change(before) : change;
      void navigate(to(address.query(changed(before, asked))), {
        preventScrollReset: true,
        replace,
      });
    },
    /** The page as it opens. */
    startHref: to({}),
    isNarrowed: address.isNarrowed(url),
  };
}
