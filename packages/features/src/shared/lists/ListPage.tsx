import { Container, Heading, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './lists.css.ts';

interface ListPageProps {
  title: string;
  lead?: string;
  /** At the end of the head, such as a button. */
  action?: ReactNode;
  filters?: ReactNode;
  search?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A page that is a list: what it is of, what narrows it, and the list (`PagedList`). */
export function ListPage({ title, lead, action, filters, search, children }: ListPageProps) {
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>{title}</Heading>
        {lead ? (
          <Text size="lead" tone="muted" measure>
            {lead}
          </Text>
        ) : null}
        {action}
      </header>
      {filters || search ? (
        <div className={s.tools}>
          {filters}
          {search ? <div className={s.search}>{search}</div> : null}
        </div>
      ) : null}
      {children}
    </Container>
  );
}
