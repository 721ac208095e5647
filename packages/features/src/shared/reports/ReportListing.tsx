import type { ReportedListing } from '@hien/domain';
import { Button } from '@hien/ui';
import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { listingAnchor } from './listing-anchor.ts';

const ReportListingDialog = lazy(async () => ({
  default: (await import('./ReportListingDialog.tsx')).ReportListingDialog,
}));

interface ReportListingProps {
  about: ReportedListing;
  id: number;
  /** What is reported, for who cannot see where the button stands. */
  label: string;
}

/** The way to tell staff of what is sold, or said of it. A guest who comes back from signing in finds it open, with what they had typed. */
export function ReportListing({ about, id, label }: ReportListingProps) {
  const text = useText();
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === `#${listingAnchor(about, id)}`);
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={label} onClick={() => setOpen(true)}>
        {text('report.open')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ReportListingDialog about={about} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
