import type { Layout } from '@hien/domain/routes';
import { useLanguage, useText } from '@hien/features/shared';
import { PageFrame, SkipLink } from '@hien/ui';
import type { ReactNode } from 'react';
import { PhoneBar } from '../layouts/PhoneBar.tsx';
import { SiteFooter } from '../layouts/SiteFooter.tsx';
import { SiteHeader } from '../layouts/SiteHeader.tsx';
import { useAppearance } from './useAppearance.ts';

/** What stands around a page, for a screen in Storybook: `Shell` without what only a visit has (history, connection). */
export function StoryFrame({ layout, children }: { layout: Layout; children: ReactNode }) {
  const text = useText();
  useAppearance(layout, useLanguage());
  return (
    <PageFrame
      frame={layout}
      skip={<SkipLink label={text('shell.skip')} />}
      header={<SiteHeader layout={layout} />}
      footer={<SiteFooter layout={layout} />}
      bar={<PhoneBar />}
    >
      {children}
    </PageFrame>
  );
}
