import { Container, Heading, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './Invitation.css.ts';

interface InvitationFrameProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

export function InvitationFrame({ title, lead, children }: InvitationFrameProps) {
  return (
    <Container className={s.page}>
      <Heading level={1} className={s.words}>
        {title}
      </Heading>
      <Text size="lead" tone="muted" className={s.words}>
        {lead}
      </Text>
      {children}
    </Container>
  );
}
