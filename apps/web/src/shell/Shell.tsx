import type { Layout } from '@hien/domain/routes';
import { Island, lazyIsland, useLanguage, useSignedIn, useText } from '@hien/features/shared';
import { PageFrame, ProgressBar, SkipLink } from '@hien/ui';
import { type ReactNode, Suspense, lazy } from 'react';
import type { NavigationType } from 'react-router-dom';
import { PhoneBar } from '../layouts/PhoneBar.tsx';
import { SiteHeader } from '../layouts/SiteHeader.tsx';
import { Connection } from './Connection.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useAppearance } from './useAppearance.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import * as s from './shell.css.ts';

const footer = lazyIsland(
  'apps/web/src/layouts/SiteFooter.tsx',
  async () => (await import('../layouts/SiteFooter.tsx')).SiteFooter,
);

/** Guests do without it. */
const KeptThings = lazy(async () => ({
  default: (await import('./KeptThings.tsx')).KeptThings,
}));

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
  const signedIn = useSignedIn();
  useAppearance(layout, useLanguage());
  useScrollMemory(arrival);
  const main = useRouteFocus(arrival);
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
          <noscript>
            <p className={s.noScript}>{text('shell.no-script')}</p>
          </noscript>
          <SiteHeader layout={layout} />
          <Connection />
          {signedIn && (
            <Suspense>
              <KeptThings />
            </Suspense>
          )}
        </>
      }
      footer={<Island island={footer} props={{ layout }} />}
      bar={<PhoneBar />}
    >
      {children}
    </PageFrame>
  );
}
