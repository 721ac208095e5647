import { Badge, Container, Heading, LinkBase, Text } from '@hien/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useCurrentInView } from '../lists/useCurrentInView.ts';
import * as s from './BackOfficeFrame.css.ts';

export interface BackOfficeEntry {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: LucideIcon;
  /** How many wait there; nothing is said of none. */
  readonly waiting?: number;
}

export interface BackOfficeGroup {
  readonly title: string | null;
  readonly entries: readonly BackOfficeEntry[];
}

interface BackOfficeFrameProps {
  /** What the navigation is called. */
  nav: string;
  groups: readonly BackOfficeGroup[];
  /** The entry that is open. */
  current: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands around a page of those who work here all day: every list at the side, with how much waits in it. */
export function BackOfficeFrame({
  nav,
  groups,
  current,
  title,
  lead,
  children,
}: BackOfficeFrameProps) {
  return (
    <Container>
      <div className={s.page}>
        <SideNav label={nav} groups={groups} current={current} />
        <div className={s.main}>
          <header className={s.head}>
            <Heading level={1} size="h2">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </header>
          {children}
        </div>
      </div>
    </Container>
  );
}

interface SideNavProps {
  label: string;
  groups: readonly BackOfficeGroup[];
  current: string;
}

function SideNav({ label, groups, current }: SideNavProps) {
  const { integer } = useFormat();
  // Counts that arrive make the row wider.
  const counted = groups
    .flatMap(({ entries }) => entries.map(({ waiting }) => waiting ?? ''))
    .join();
  const row = useCurrentInView<HTMLElement>(`${current} ${counted}`);
  return (
    <nav ref={row} aria-label={label} className={s.nav}>
      {groups.map(({ title, entries }) => (
        <div key={title ?? ''} className={s.group}>
          {title === null ? null : <p className={s.groupTitle}>{title}</p>}
          <ul className={s.list}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <LinkBase
                  href={entry.href}
                  className={s.entry}
                  {...(entry.name === current ? { 'aria-current': 'page' as const } : {})}
                >
                  {entry.icon ? (
                    <entry.icon size={18} strokeWidth={1.75} className={s.icon} aria-hidden />
                  ) : null}
                  <span className={s.label}>{entry.label}</span>
                  {entry.waiting !== undefined && entry.waiting > 0 ? (
                    <Badge tone="accent">{integer(entry.waiting)}</Badge>
                  ) : null}
                </LinkBase>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
