import { Container, Heading, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../shared/head/PageHead.tsx';
import * as s from './Office.css.ts';

interface TitledPageProps {
  title: string;
  lead: string;
  /** Ways to the pages that this one belongs to. */
  links?: ReactNode;
  children: ReactNode;
}

/** A page beside the steps: what it is called, and what it is for. */
export function TitledPage({ title, lead, links = null, children }: TitledPageProps) {
  return (
    <Container className={s.page}>
      <PageHead title={title} hidden />
      <header className={s.head}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <Text tone="muted" measure>
          {lead}
        </Text>
      </header>
      {links === null ? null : <div className={s.tools}>{links}</div>}
      {children}
    </Container>
  );
}
