import { Button } from '@hien/ui';
import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { type ReportedThing, reportAnchor } from './report-anchor.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}));

interface ReportThingProps {
  thing: ReportedThing;
  /** What is reported, for who cannot see where the button stands. */
  label: string;
}

/** The way to tell staff. A guest who comes back from signing in finds it open, with what they had typed. */
export function ReportThing({ thing, label }: ReportThingProps) {
  const text = useText();
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === `#${reportAnchor(thing)}`);
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={label} onClick={() => setOpen(true)}>
        {text('report.open')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ReportDialog thing={thing} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
