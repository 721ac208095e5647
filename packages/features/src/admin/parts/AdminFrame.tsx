import { getAdminOverview } from '@hien/api';
import { Container, Heading, LinkBase, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { adminPaths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useCurrentInView } from '../../shared/lists/useCurrentInView.ts';
import { queues } from '../queues/all.ts';
import * as s from './AdminFrame.css.ts';

interface AdminFrameProps {
  /** The page that is open; undefined on the overview. */
  queue?: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands around the pages of staff: every queue, one press away. */
export function AdminFrame({ queue, title, lead, children }: AdminFrameProps) {
  const text = useText();
  const language = useLanguage();
  const { data: overview } = useCall(getAdminOverview);
  const row = useCurrentInView<HTMLUListElement>(queue);
  const entries = [
    { name: undefined, label: text('admin.overview'), href: adminPaths.admin.to(language) },
    ...queues.map(({ name, title: label }) => ({
      name,
      label: text(label),
      href: adminPaths.adminQueue.to(language, { queue: name }),
    })),
    { name: 'terms', label: text('admin.terms'), href: adminPaths.adminTerms.to(language) },
    ...(overview?.demo === true || queue === 'clock'
      ? [{ name: 'clock', label: text('admin.clock'), href: adminPaths.adminClock.to(language) }]
      : []),
  ];
  return (
    <Container>
      <div className={s.page}>
        <nav aria-label={text('admin.nav')}>
          <ul ref={row} className={s.nav}>
            {entries.map(({ name, label, href }) => (
              <li key={href}>
                <LinkBase
                  href={href}
                  className={s.entry}
                  {...(name === queue ? { 'aria-current': 'page' as const } : {})}
                >
                  {label}
                </LinkBase>
              </li>
            ))}
          </ul>
        </nav>
        <header className={s.head}>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </header>
        {children}
      </div>
    </Container>
  );
}
