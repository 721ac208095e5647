import type { Layout } from '@hien/domain/routes';
import { Later, part, useLanguage, useText } from '@hien/features/shared';
import { PageFrame, ProgressBar, SkipLink } from '@hien/ui';
import type { ReactNode } from 'react';
import type { NavigationType } from 'react-router-dom';
import { useArrival } from './useArrival.ts';
import { useAppearance } from './useAppearance.ts';
import { useScrollMemory } from './useScrollMemory.ts';

const header = part(
  'apps/web/src/layouts/SiteHeader.tsx',
  async () => (await import('../layouts/SiteHeader.tsx')).SiteHeader,
);
const connection = part(
  'apps/web/src/shell/Connection.tsx',
  async () => (await import('./Connection.tsx')).Connection,
);
const footer = part(
  'apps/web/src/layouts/SiteFooter.tsx',
  async () => (await import('../layouts/SiteFooter.tsx')).SiteFooter,
);
const phoneBar = part(
  'apps/web/src/layouts/PhoneBar.tsx',
  async () => (await import('../layouts/PhoneBar.tsx')).PhoneBar,
);

interface ShellProps {
  /** Theme and frame of the page (D70). */
  layout: Layout;
  /** The next page is on its way. */
  pending: boolean;
  /** How the visitor came to this page: by a link, or by going back. */
  arrival: NavigationType;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ layout, pending, arrival, children }: ShellProps) {
  const text = useText();
  useAppearance(layout, useLanguage());
  useScrollMemory(arrival);
  const main = useArrival(arrival);
  return (
    <PageFrame
      frame={layout}
      mainRef={main}
      skip={
        <>
          <SkipLink label={text('shell.skip')} />
          <ProgressBar active={pending} label={text('shell.progress')} />
        </>
      }
      header={
        <>
          <Later part={header} props={{ layout }} wake="touch" />
          <Later part={connection} props={{}} wake="touch" />
        </>
      }
      footer={<Later part={footer} props={{ layout }} wake="near" />}
      bar={<Later part={phoneBar} props={{}} wake="touch" />}
    >
      {children}
    </PageFrame>
  );
}
