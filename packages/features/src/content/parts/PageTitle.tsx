import { Heading, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './PageTitle.css.ts';

interface PageTitleProps {
  eyebrow: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The head of a page of words. */
export function PageTitle({ eyebrow, title, lead, children }: PageTitleProps) {
  return (
    <header className={s.head}>
      <p className={s.eyebrow}>{eyebrow}</p>
      <Heading level={1}>{title}</Heading>
      <Text size="lead" tone="muted" measure>
        {lead}
      </Text>
      {children}
    </header>
  );
}
