import type { SavedDesignList } from '@hien/api';
import { ButtonLink, EmptyState } from '@hien/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';

interface Saved {
  items: readonly unknown[];
  meta: SavedDesignList['meta'];
}

interface SavedListProps<Data extends Saved> {
  saved: Loadable<Data>;
  href: (change: { page: number }) => string;
  /** Said where nothing was saved. */
  none: { readonly title: string; readonly text: string; readonly action: string };
  /** Where there is something to save. */
  startHref: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page of what was saved of one kind; where nothing was, the way to it. */
export function SavedList<Data extends Saved>({
  saved,
  href,
  none,
  startHref,
  skeleton,
  children,
}: SavedListProps<Data>) {
  const text = useText();
  return (
    <PagedList
      query={saved}
      size="page"
      label={text('my-page.bookmark.title')}
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
