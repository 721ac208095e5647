import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { useOpen } from './open-routes.ts';

/**
 * The link that ui is given: an address of ours, without a page load. A jump within the page, a phone number
 * or another site stays an anchor; words that would lead to a page without a screen are no link at all.
 */
export function RouterLink({
  href,
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & { href: string }) {
  const open = useOpen();
  if (!href.startsWith('/'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return open(href) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a {...rest}>{children}</a>
  );
}
