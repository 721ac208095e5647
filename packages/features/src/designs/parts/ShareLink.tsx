import { ShareMenu } from '@hien/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useShareLabels } from '../../shared/sharing/useShareLabels.ts';

interface ShareLinkProps {
  title: string;
  /** Where a part of it is told to everybody; this page otherwise. */
  path?: string;
}

/** Passes the page on as a link: the phone's own sheet, Zalo, Facebook, or copied. */
export function ShareLink({ title, path }: ShareLinkProps) {
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  return (
    <ShareMenu
      url={`${origin}${path ?? pathname}`}
      title={title}
      variant="quiet"
      size="sm"
      labels={useShareLabels()}
    />
  );
}
