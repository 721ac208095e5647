import { Link } from '@hien/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { useOpen } from './open-routes.ts';

/** A link that belongs on the page even while its target has no screen: the words then say that it opens later. */
export function LinkWhenOpen({ href, children }: { href: string; children: ReactNode }) {
  const text = useText();
  const open = useOpen()(href);
  if (open) return <Link href={open}>{children}</Link>;
  return (
    <>
      {children} ({text('link.soon')})
    </>
  );
}
