import type { PageMeta } from '@hien/api';
import { ButtonLink, EmptyState } from '@hien/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import type { Loadable } from '../query/loadable.ts';
import { QueryBoundary } from '../query/QueryBoundary.tsx';
import { takePressed } from './grown/grown.ts';
import { More } from './grown/More.tsx';
import type { Growth } from './grown/useGrown.ts';
import { Pages } from './Pages.tsx';

/** The contract calls what is listed `items`, in the shop `products`. */
type Page = { readonly meta: PageMeta } & (
  | { readonly items: readonly unknown[] }
  | { readonly products: readonly unknown[] }
);

interface PagedListProps<Data extends Page> {
  query: Loadable<Data>;
  /** What is paged through, for screen readers. */
  label: string;
  skeleton: ReactNode;
  size?: 'page' | 'section';
  /** The address of a page. */
  href: (change: { page: number }) => string;
  /** There is nothing at all. */
  empty: ReactNode;
  isNarrowed?: boolean;
  /** The address of the whole list: there is nothing of what was asked for, in place of `empty` while it is narrowed. */
  startHref?: string;
  /** Says that in words of its own. */
  none?: ReactNode;
  /** Of the heading where there is nothing. */
  level?: 2 | 3;
  /** The list can take one page after another; each entry is marked by `data-listed`. */
  growth?: Growth;
  children: (data: Data) => ReactNode;
}

/** A page of a list with its states: waiting, failed, empty, nothing found, a page past the last one; and its pages. */
export function PagedList<Data extends Page>({
  query,
  label,
  skeleton,
  size = 'section',
  href,
  empty,
  none,
  startHref,
  isNarrowed = false,
  level = 2,
  growth,
  children,
}: PagedListProps<Data>) {
  const list = useFocusOnNew(growth);
  return (
    <QueryBoundary query={query} size={size} skeleton={skeleton}>
      {(data) => {
        const { page, total, totalPages } = data.meta;
        const rows = 'items' in data ? data.items : data.products;
        if (rows.length > 0)
          return (
            <>
              {growth ? <div ref={list}>{children(data)}</div> : children(data)}
              {growth ? (
                <More
                  meta={data.meta}
                  shown={rows.length}
                  growth={growth}
                  href={(to) => href({ page: to })}
                />
              ) : null}
              <Pages
                page={page}
                totalPages={totalPages}
                label={label}
                href={(to) => href({ page: to })}
              />
            </>
          );
        if (total > 0) return <PastTheLast level={level} first={href({ page: 1 })} />;
        if (!isNarrowed) return empty;
        return none ?? (startHref ? <NoneFound level={level} start={startHref} /> : empty);
      }}
    </QueryBoundary>
  );
}

/** The first entry that a press brought takes the focus, so that keys and screen readers go on from there. */
function useFocusOnNew(growth: Growth | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = growth?.before;
  useEffect(() => {
    if (before === undefined || !takePressed()) return;
    const entry = list.current?.querySelectorAll('[data-listed]').item(before);
    entry?.querySelector('a')?.focus({ preventScroll: true });
  }, [before]);
  return list;
}

/** Words or filters that nothing of the list has. */
function NoneFound({ level, start }: { level: 2 | 3; start: string }) {
  const text = useText();
  return (
    <EmptyState
      level={level}
      drawing="lamp"
      title={text('list.none.title')}
      text={text('list.none.text')}
      action={<ButtonLink href={start}>{text('list.none.action')}</ButtonLink>}
    />
  );
}

/** The list has got shorter since the address was written, or somebody typed it. */
function PastTheLast({ level, first }: { level: 2 | 3; first: string }) {
  const text = useText();
  return (
    <EmptyState
      level={level}
      drawing="lamp"
      title={text('list.beyond.title')}
      text={text('list.beyond.text')}
      action={<ButtonLink href={first}>{text('list.first')}</ButtonLink>}
    />
  );
}
