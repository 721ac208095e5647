import { type Query, searchOf } from '@hien/domain/routes';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Address, changed } from './address.ts';

/**
 * What the address says, and the way to change it. `href` answers the address with a change, for links; `go` goes there
 * and leaves the reader where they are on the page. A change starts at the first page, unless it is about the page.
 *
 *     const { url, href, go } = useAddress(centerAddress);
 */
export function useAddress<Values>(address: Address<Values>) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The same as long as the address is: what is reckoned from it is reckoned once.
  const url = useMemo(() => address.read(params), [address, params]);
  const to = (query: Query) => `${pathname}${searchOf(query)}`;
  const href = (change: Partial<Values>): string => to(address.query(changed(url, change)));
  return {
    url,
    href,
    go: (change: Partial<Values>, { replace = false } = {}): void =>
      void navigate(href(change), { preventScrollReset: true, replace }),
    /** The page as it opens. */
    startHref: to({}),
    isNarrowed: address.isNarrowed(url),
  };
}
