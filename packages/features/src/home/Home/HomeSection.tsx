import { Section, type SectionProps } from '@hien/ui';
import type { ReactNode } from 'react';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';

interface HomeSectionProps<T> extends Pick<
  SectionProps,
  'id' | 'ground' | 'space' | 'lead' | 'action'
> {
  title: string;
  query: Loadable<T>;
  /** An empty part of the front page is left out, with its heading. */
  isEmpty: (data: T) => boolean;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of home with its heading: it waits, fails and is tried again by itself. */
export function HomeSection<T>({
  query,
  isEmpty,
  skeleton,
  children,
  ...section
}: HomeSectionProps<T>) {
  if (query.data !== undefined && isEmpty(query.data)) return null;
  return (
    <Section space="lg" {...section}>
      <QueryBoundary query={query} skeleton={skeleton}>
        {children}
      </QueryBoundary>
    </Section>
  );
}
