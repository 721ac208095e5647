import { Container, Heading, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './Introduction.css.ts';

interface IntroductionProps {
  /** A few words over the title. */
  eyebrow?: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  /** What stands beside the words is taller than a window. */
  isTall?: boolean;
  /** What makes one want to begin; beside the words, on a phone below them. */
  children: ReactNode;
}

/** The first window of a page that introduces room by room. */
export function Introduction({
  eyebrow,
  title,
  lead,
  actions,
  isTall = false,
  children,
}: IntroductionProps) {
  return (
    <Container className={s.root}>
      <div className={isTall ? `${s.words} ${s.staying}` : s.words}>
        {eyebrow ? <p className={s.eyebrow}>{eyebrow}</p> : null}
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="muted" measure>
          {lead}
        </Text>
        {actions ? <div className={s.actions}>{actions}</div> : null}
      </div>
      <div className={s.stage}>{children}</div>
    </Container>
  );
}
