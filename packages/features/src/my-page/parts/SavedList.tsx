import type { PageMeta } from '@hien/api';
import { ButtonLink, EmptyState } from '@hien/ui';
import type { ReactNode } from 'react';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';

interface Saved {
  items: readonly unknown[];
  meta: PageMeta;
}

interface SavedListProps<Data extends Saved> {
  saved: Loadable<Data>;
  /** Names the pages. */
  label: string;
  href: (change: { page: number }) => string;
  /** Said where there is nothing. */
  none: { readonly title: string; readonly text: string; readonly action: string };
  /** Where it begins to fill. */
  startHref: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page of what a member keeps of one kind; where there is nothing, the way to it. */
export function SavedList<Data extends Saved>({
  saved,
  label,
  href,
  none,
  startHref,
  skeleton,
  children,
}: SavedListProps<Data>) {
  return (
    <PagedList
      query={saved}
      size="page"
      label={label}
      href={href}
      skeleton={skeleton}
      empty={
        <EmptyState
          title={none.title}
          text={none.text}
          action={
            <ButtonLink href={startHref} variant="primary">
              {none.action}
            </ButtonLink>
          }
        />
      }
    >
      {children}
    </PagedList>
  );
}
