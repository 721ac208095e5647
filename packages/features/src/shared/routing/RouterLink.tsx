import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

/**
 * The link that ui is given: an address of ours, without a page load. A jump within the page, a phone number
 * or another site stays an anchor.
 */
export function RouterLink({
  href,
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & { href: string }) {
  return href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
