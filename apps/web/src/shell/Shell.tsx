import { type Layout, useLanguage, useText } from '@hien/features/shared';
import { ProgressBar, SkipLink } from '@hien/ui';
import type { ReactNode } from 'react';
import { SiteFooter } from '../layouts/SiteFooter.tsx';
import { SiteHeader } from '../layouts/SiteHeader.tsx';
import { PhoneBar } from '../layouts/PhoneBar.tsx';
import { Connection } from './Connection.tsx';
import { useArrival } from './useArrival.ts';
import { useAppearance } from './useAppearance.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import * as s from './shell.css.ts';

interface ShellProps {
  /** Theme and frame of the page (D70). */
  layout: Layout;
  /** The next page is on its way. */
  pending: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ layout, pending, children }: ShellProps) {
  const text = useText();
  useAppearance(layout, useLanguage());
  useScrollMemory();
  const main = useArrival();
  return (
    <>
      <SkipLink label={text('shell.skip')} />
      <ProgressBar active={pending} label={text('shell.progress')} />
      <SiteHeader layout={layout} />
      <Connection />
      <main ref={main} id="main" tabIndex={-1} className={s.main}>
        {children}
      </main>
      <SiteFooter layout={layout} />
      <PhoneBar />
    </>
  );
}
