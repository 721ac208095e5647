import { getAdminOverview } from '@hien/api';
import { adminPaths } from '@hien/domain/routes';
import type { ReactNode } from 'react';
import { BackOfficeFrame } from '../../shared/back-office/BackOfficeFrame.tsx';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useDesk } from './useDesk.ts';

interface AdminFrameProps {
  /** The page that is open; undefined on the overview. */
  queue?: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands around the pages of staff: every queue, one press away, with how much waits in it. */
export function AdminFrame({ queue = 'overview', title, lead, children }: AdminFrameProps) {
  const text = useText();
  const language = useLanguage();
  const { data: overview } = useCall(getAdminOverview);
  const desk = useDesk(overview);
  const first = {
    name: 'overview',
    label: text('admin.overview'),
    href: adminPaths.admin.to(language),
  };
  return (
    <BackOfficeFrame
      nav={text('admin.nav')}
      groups={[{ title: null, entries: [first] }, ...desk]}
      current={queue}
      title={title}
      lead={lead}
    >
      {children}
    </BackOfficeFrame>
  );
}
